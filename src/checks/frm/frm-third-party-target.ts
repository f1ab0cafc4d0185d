import { defineCheck, type Finding, type TextParams } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import { formItem, verdictBeside } from '../items.ts';
import { listenersOn, listenerTexts } from '../shared/forms/form-listeners.ts';
import { type FormRecipient, formRecipients } from '../shared/forms/form-recipients.ts';
import { preparesMail } from '../shared/forms/mail-programs.ts';
import { scriptedTexts, sendsToOthers, unnamedScriptTargets, unseenTargets } from '../shared/forms/scripted-forms.ts';
import { dataForms, formList, formPlace } from '../shared/forms/visitor-forms.ts';
import { statute } from '../shared/law/law.ts';
import { saysInputIsMasked } from '../shared/notice/masked-input.ts';
import { namesService, namesVendor, passagesAbout, readNotice } from '../shared/notice/notice.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { countriesIn } from '../shared/transfers/country-words.ts';
import { countryOfRecipient, isThirdCountry } from '../shared/transfers/third-country.ts';
import { exception, transferBasis } from '../shared/transfers/transfer-bases.ts';
import { shortList } from '../shared/wording.ts';

/** Hosts by which vendors outside the EU deliver from within it. */
const europeanHost = /(?:^|[.-])eu\d{0,2}[.-]|\.eu$|\.de$/i;

/** Whether what visitors enter goes to other companies, and whether the privacy notice tells. No form is ever sent. */
export default defineCheck({
  id: 'frm-third-party-target',
  area: 'frm',
  version: 22,
  weight: 3,
  confidence: 'high',
  legalBasis: [statute('Art. 13, 28, 44 DSGVO', 'Art. 13, 28, 44 GDPR')],
  needs: ['forms', 'embeds', 'services', 'recordings', 'privacy', 'pages'],
  wants: ['framedForms'],
  texts: {
    de: {
      title: 'Empfänger von Formulardaten offengelegt',
      explanation:
        'Gehen Formulardaten an einen anderen Anbieter, muss die Datenschutzerklärung ihn als Empfänger nennen (Art. 13 DSGVO); nötig ist außerdem ein Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO). Bei Anbietern außerhalb der EU kommt eine Grundlage für die Übermittlung hinzu (Art. 44 DSGVO). Der Scan liest das Ziel der Formulare, tippt zur Probe einen Text in ein Feld und sendet keines ab.',
      confidenceReason:
        'Das Ziel steht im Formular, im Rahmen oder im Code der Seite, mithörende Skripte zeigt der Browser; was ein Server weitergibt, sieht er nicht.',
      howToFix:
        '1. Nennen Sie den Anbieter des Formulars in der Datenschutzerklärung, bei Sitz außerhalb der EU mit der Grundlage der Übermittlung.\n2. Schließen Sie mit ihm einen Vertrag zur Auftragsverarbeitung.\n3. Betreiben Sie das Formular sonst auf dem eigenen Server oder bei einem Anbieter in der EU.\n4. Nehmen Sie Formularfelder von der Erfassung durch Tag-Manager und Aufzeichnung aus.',
      fixes: {
        ...listenerTexts.de.fixes,
        ...scriptedTexts.de.fixes,
        notNamed:
          '1. Nennen Sie {service} in der Datenschutzerklärung als Empfänger, mit der Grundlage der Übermittlung; steht dort stattdessen ein Dienst, den Sie nicht mehr nutzen, ersetzen Sie ihn{see:pp-services-stale}.\n2. Prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.',
        europeanNotNamed:
          '1. Nennen Sie {service} in der Datenschutzerklärung als Empfänger; steht dort stattdessen ein Dienst, den Sie nicht mehr nutzen, ersetzen Sie ihn{see:pp-services-stale}.\n2. Prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.',
        noTransferBasis:
          '1. Nennen Sie bei {service} in der Datenschutzerklärung die Grundlage der Übermittlung (Angemessenheitsbeschluss oder Standardvertragsklauseln).\n2. Prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.',
        scriptMayTake:
          '1. Prüfen Sie in Ihrem Konto bei {service} und im Shop- oder Redaktionssystem, ob Adressen aus Formularen dorthin gelangen.\n2. Wenn ja, nennen Sie {service} in der Datenschutzerklärung als Empfänger, mit der Grundlage der Übermittlung, und prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht; steht dort stattdessen ein Dienst, den Sie nicht mehr nutzen, ersetzen Sie ihn{see:pp-services-stale}.',
        unknownHost:
          '1. Nennen Sie den Anbieter hinter {host} in der Datenschutzerklärung, außerhalb der EU mit der Grundlage der Übermittlung.\n2. Prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.',
        unknownHostNamed:
          '1. Nennen Sie bei {name} in der Datenschutzerklärung den Sitz, außerhalb der EU mit der Grundlage der Übermittlung.\n2. Prüfen Sie, ob ein Vertrag zur Auftragsverarbeitung besteht.',
      },
      messages: {
        notNamed: 'Formulardaten gehen an {service} (Sitz: {country}); die Datenschutzerklärung nennt den Dienst nicht',
        europeanNotNamed: 'Formulardaten gehen an {service}; die Datenschutzerklärung nennt den Dienst nicht',
        scriptMayTake:
          'Auf den Seiten läuft ein Skript von {service} (Sitz: {country}), einem Dienst für Newsletter, den die Datenschutzerklärung nicht nennt; ob er auch Eingaben aus Formularen erhält, ließ sich von außen nicht sehen',
        noTransferBasis:
          '{service} (Sitz: {country}) erhält Formulardaten; die Datenschutzerklärung nennt dazu keine Grundlage der Übermittlung',
        unknownHost: 'Das Formular „{button}“ auf {path} sendet an die fremde Adresse {host}',
        unknownHostNamed:
          'Das Formular „{button}“ auf {path} sendet an die fremde Adresse {host}; die Datenschutzerklärung nennt {name}, aber weder einen Sitz in der EU noch eine Grundlage der Übermittlung',
        ...listenerTexts.de.messages,
        recorded:
          'Zum Ziel {forms|=des einzigen geprüften Formulars|geprüfter Formulare} wurde keine Auffälligkeit festgestellt; auf {recorded|=einer Seite|Seiten} mit Formular ({paths}) läuft {services} (siehe die Prüfung zur Sitzungsaufzeichnung)',
        named: 'Formulardaten gehen an {services} ({paths}), in der Datenschutzerklärung genannt',
        namedSomewhere: 'Formulardaten gehen an {services}, in der Datenschutzerklärung genannt',
        byMail:
          'Nach dem Code der Seite übergibt ein Skript die Angaben dem E-Mail-Programm (mailto:): {names}; ein anderer Empfänger wurde nicht gefunden',
        noticeUnread: 'Ob die Datenschutzerklärung {service} nennt, ließ sich nicht lesen',
        ...scriptedTexts.de.messages,
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit persönlichen Angaben gefunden',
      },
    },
    en: {
      title: 'Recipients of form data disclosed',
      explanation:
        'If form data go to another provider, the privacy notice must name it as a recipient (Art. 13 GDPR); a data processing agreement is needed as well (Art. 28 GDPR). With providers outside the EU, a basis for the transfer is required in addition (Art. 44 GDPR). The scan reads the target of forms, types a text into one field as a test and submits none.',
      confidenceReason:
        'The target stands in the form, in the frame or in the code of the page, and the browser shows scripts that listen, not what a server passes on.',
      howToFix:
        '1. Name the provider of the form in the privacy notice, with the basis of the transfer if it is seated outside the EU.\n2. Conclude a data processing agreement with it.\n3. Otherwise run the form on your own server or with a provider in the EU.\n4. Exempt form fields from collection by tag managers and recordings.',
      fixes: {
        ...listenerTexts.en.fixes,
        ...scriptedTexts.en.fixes,
        notNamed:
          '1. Name {service} in the privacy notice as a recipient, with the basis of the transfer; where a service you no longer use stands there instead, replace it{see:pp-services-stale}.\n2. Check whether there is a data processing agreement.',
        europeanNotNamed:
          '1. Name {service} in the privacy notice as a recipient; where a service you no longer use stands there instead, replace it{see:pp-services-stale}.\n2. Check whether there is a data processing agreement.',
        noTransferBasis:
          '1. State for {service} in the privacy notice the basis of the transfer (adequacy decision or standard contractual clauses).\n2. Check whether there is a data processing agreement.',
        scriptMayTake:
          '1. Check in your account with {service} and in your shop or content management system whether addresses from forms get there.\n2. If so, name {service} in the privacy notice as a recipient, with the basis of the transfer, and check whether there is a data processing agreement; where a service you no longer use stands there instead, replace it{see:pp-services-stale}.',
        unknownHost:
          '1. Name the provider behind {host} in the privacy notice, outside the EU with the basis of the transfer.\n2. Check whether there is a data processing agreement.',
        unknownHostNamed:
          '1. State the seat of {name} in the privacy notice, outside the EU with the basis of the transfer.\n2. Check whether there is a data processing agreement.',
      },
      messages: {
        notNamed: 'Form data go to {service} (seat: {country}); the privacy notice does not name the service',
        europeanNotNamed: 'Form data go to {service}; the privacy notice does not name the service',
        scriptMayTake:
          'A script of {service} (seat: {country}), a service for newsletters that the privacy notice does not name, runs on the pages; whether it also receives what is entered in forms could not be seen from outside',
        noTransferBasis: '{service} (seat: {country}) receives form data; the privacy notice names no basis for the transfer',
        unknownHost: 'The form “{button}” on {path} sends to the third-party address {host}',
        unknownHostNamed:
          'The form “{button}” on {path} sends to the third-party address {host}; the privacy notice names {name}, but neither a seat in the EU nor a basis for the transfer',
        ...listenerTexts.en.messages,
        recorded:
          'Nothing conspicuous was found about the target of {forms|form|forms}; {services} runs on {recorded|page|pages} with a form ({paths}; see the check on session recording)',
        named: 'Form data go to {services} ({paths}), named in the privacy notice',
        namedSomewhere: 'Form data go to {services}, named in the privacy notice',
        byMail:
          'By the code of the page, a script hands the entries to the e-mail program (mailto:): {names}; no other recipient was found',
        noticeUnread: 'Whether the privacy notice names {service} could not be read',
        ...scriptedTexts.en.messages,
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run(facts) {
    const forms = dataForms(facts.forms);
    const found = formRecipients(forms, facts);
    const recipients = found.filter(({ unseen }) => !unseen);
    if (forms.length === 0 && recipients.length === 0) return { class: 'NotApplicable', message: 'noForms' };

    const notice = readNotice(facts);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const unread: FormRecipient[] = [];
    const namedHosts: { name: string; pageUrl: string }[] = [];
    for (const recipient of recipients) {
      const { use, hosts } = recipient;
      const isFar = isThirdCountry(countryOfRecipient(use)) === true;
      const isNamed = namesService(notice.text, use) || namesVendor(notice.text, use);
      if (isNamed) {
        const passages = passagesAbout(notice, use, 2_500);
        const grounded = passages.some((passage) => transferBasis.test(passage) || exception.test(passage));
        if (isFar && notice.complete && !grounded) hints.push(finding('noTransferBasis', recipient));
      } else if (notice.url !== null && !notice.complete) unread.push(recipient);
      // Delivery from within the EU weakens the case, and without any notice the notice is what is missing.
      else if (isFar && notice.complete && !hosts.every((host) => europeanHost.test(host))) risks.push(finding('notNamed', recipient));
      else hints.push(finding(isFar ? 'notNamed' : 'europeanNotNamed', recipient));
    }
    for (const recipient of forms.length === 0 || !notice.complete ? [] : found.filter(({ unseen }) => unseen))
      if (!namesService(notice.text, recipient.use) && !namesVendor(notice.text, recipient.use))
        hints.push(finding('scriptMayTake', recipient));
    for (const form of forms) {
      if (form.actionParty === 'first' || form.actionServiceId !== null || !/^https?:/i.test(form.action)) continue;
      const host = URL.parse(form.action)?.hostname ?? form.action;
      const { name, isGrounded } = namingOfHost(host, notice.text);
      if (name !== null && isGrounded) namedHosts.push({ name, pageUrl: form.pageUrl });
      else hints.push(toUnknown(form, host, name));
    }
    if (notice.url === null || notice.complete) {
      const told = new Set([...risks, ...hints].map(({ cause }) => cause));
      hints.push(...unnamedScriptTargets(forms, notice.text, facts.services).filter(({ cause }) => !told.has(cause)));
    }
    hints.push(...listenersOn(forms, facts, (use) => saysInputIsMasked(notice, use)));

    const verdict = verdictBeside(risks, hints);
    if (verdict) return verdict;
    const [open] = unread;
    if (open) {
      const items = unread.flatMap((recipient) => recipient.items);
      return { class: 'NoClassification', message: 'noticeUnread', params: { service: open.use.service.name }, items };
    }
    // Where a script opens the mail program, the target is known: nobody else takes part on the way there.
    const shown = facts.forms.filter(({ visible, kind, personalFields }) => visible && kind !== 'search' && personalFields.length > 0);
    const mailed = forms.filter((form) => preparesMail(form, shown));
    const unseen = unseenTargets(forms.filter((form) => !mailed.includes(form)));
    // Those that the notice leaves out were told above.
    const isNamed = notice.complete && unseen?.message === 'byScriptTo' && sendsToOthers(forms);
    if (unseen) return { class: 'NoClassification', ...unseen, ...(isNamed && { message: 'byScriptToNamed' }) };
    const recorders = recordersOn(forms, facts.services);
    if (recorders === null && recipients.length + namedHosts.length > 0) {
      const names = [...recipients.map(({ use }) => use.service.name), ...namedHosts.map(({ name }) => name)];
      const services = shortList([...new Set(names)]);
      const ofRecipients = recipients.flatMap(({ items }) => items.flatMap(({ kind, value }) => (kind === 'service' ? [] : [value])));
      const pagesOf = [...ofRecipients, ...namedHosts.map(({ pageUrl }) => pageUrl)];
      return {
        class: 'Conform',
        message: pagesOf.length > 0 ? 'named' : 'namedSomewhere',
        params: { services, paths: pathsOf(pagesOf) },
      };
    }
    if (recorders === null && mailed.length > 0) return { class: 'Conform', message: 'byMail', params: formList(mailed) };
    return recorders === null
      ? { class: 'Conform' }
      : { class: 'Conform', message: 'recorded', params: { forms: forms.length, ...recorders } };
  },
});

function finding(message: string, { use, items }: FormRecipient): Finding {
  return {
    message,
    params: { service: use.service.name, country: countryOfRecipient(use) ?? '–' },
    items,
    cause: use.service.id,
    serviceIds: [use.service.id],
  };
}

function toUnknown(form: FormFact, host: string, name: string | null): Finding {
  return {
    message: name === null ? 'unknownHost' : 'unknownHostNamed',
    params: { ...formPlace(form), host, ...(name !== null && { name }) },
    items: [formItem(form, { action: form.action })],
    cause: `form-target:${host}`,
  };
}

/** Words that name no company, though hosts are called like them. */
const generic =
  /^(?:form(?:s|ular|ulare)?|mail|newsletter|portal|service|services|online|cloud|secure|kontakt|anmeldung|partner|support|server|daten|buchung|termin|spenden)$/i;
const companyForm =
  /(?<![A-Za-zÀ-ɏ])(?:GmbH|mbH|KG|UG|AG|SE|e\. ?V|Ltd|Limited|Inc|LLC|Corp(?:oration)?|PLC|B\.?V|S\.?A|SAS|S\.?r\.?l|S\.?p\.?A|Oy|AB|ApS|A\/S)(?![A-Za-zÀ-ɏ])/;

/**
 * The company that a notice names for a host that no catalogue knows: by the host itself, or by its name beside a legal form; grounded
 * where a basis for the transfer, or a seat without need of one, stands with it.
 */
function namingOfHost(host: string, text: string): { name: string | null; isGrounded: boolean } {
  const labels = host.split('.');
  const label = labels.at(/^(?:co|com|org|net|ac)$/.test(labels.at(-2) ?? '') ? -3 : -2) ?? '';
  const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const brand = label.length > 3 && !generic.test(label) ? `|${escaped(`${label[0]!.toUpperCase()}${label.slice(1)}`)}` : '';
  const places = [...text.matchAll(new RegExp(`(?<![A-Za-zÀ-ɏ\\d@_-])(?:${escaped(host)}${brand})(?![A-Za-zÀ-ɏ\\d_-])`, 'g'))].filter(
    ([found], index, all) => found === host || companyForm.test(text.slice(all[index]!.index, all[index]!.index + beside)),
  );
  const passages = places.map(({ index }) => text.slice(index, index + 2 * beside));
  const isGrounded = passages.some((passage) => {
    const countries = countriesIn(passage);
    return (
      transferBasis.test(passage) ||
      exception.test(passage) ||
      (countries.length > 0 && countries.every((code) => isThirdCountry(code) === false))
    );
  });
  return { name: places[0]?.[0] ?? null, isGrounded };
}

/** How far from its name a notice tells a company’s form. */
const beside = 150;

/** Recorders in use on pages with forms, by name, and these pages. */
function recordersOn(forms: readonly FormFact[], services: Facts['services']): TextParams | null {
  const recorders = services.filter(
    ({ service, pages }) => service.category === 'session-replay' && forms.some(({ pageUrl }) => pages.includes(pageUrl)),
  );
  if (recorders.length === 0) return null;
  const urls = forms.map(({ pageUrl }) => pageUrl).filter((url) => recorders.some(({ pages }) => pages.includes(url)));
  const paths = [...new Set(urls.map((url) => URL.parse(url)?.pathname ?? url))];
  return { services: shortList(recorders.map(({ service }) => service.name)), recorded: paths.length, paths: shortList(paths) };
}
