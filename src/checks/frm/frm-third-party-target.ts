import { defineCheck, type Finding, type TextParams } from '../define-check.ts';
import type { Facts, FormFact } from '../facts.ts';
import { listenersOn, listenerTexts } from '../form-listeners.ts';
import { type FormRecipient, formRecipients } from '../form-recipients.ts';
import { formItem, verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { saysInputIsMasked } from '../masked-input.ts';
import { namesService, namesVendor, passagesAbout, readNotice } from '../notice.ts';
import { pathsOf } from '../shop-offer.ts';
import { shortList } from '../stored-findings.ts';
import { countryOfRecipient, exception, isThirdCountry, transferBasis } from '../transfers.ts';
import { dataForms, formList, formPlace, isSentByScript } from '../visitor-forms.ts';

/** Hosts by which vendors outside the EU deliver from within it. */
const europeanHost = /(?:^|[.-])eu\d{0,2}[.-]|\.eu$|\.de$/i;

/** Whether what visitors enter goes to other companies, and whether the privacy notice tells. No form is ever sent. */
export default defineCheck({
  id: 'frm-third-party-target',
  area: 'frm',
  version: 10,
  weight: 3,
  confidence: 'high',
  legalBasis: [statute('Art. 13, 28, 44 DSGVO', 'Art. 13, 28, 44 GDPR')],
  needs: ['forms', 'embeds', 'services', 'recordings', 'privacy', 'pages'],
  texts: {
    de: {
      title: 'Empfänger von Formulardaten offengelegt',
      explanation:
        'Gehen Formulardaten an einen anderen Anbieter, muss die Datenschutzerklärung ihn als Empfänger nennen (Art. 13 DSGVO); nötig ist außerdem ein Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO). Bei Anbietern außerhalb der EU kommt eine Grundlage für die Übermittlung hinzu (Art. 44 DSGVO). Der Scan liest das Ziel der Formulare, tippt zur Probe einen Text in ein Feld und sendet keines ab.',
      confidenceReason:
        'Das Ziel steht im Formular oder im fremden Rahmen, mithörende Skripte zeigt der Browser; was ein Server weitergibt oder ein Skript davon behält, sieht er nicht.',
      howToFix:
        '1. Nennen Sie den Anbieter des Formulars in der Datenschutzerklärung, bei Sitz außerhalb der EU mit der Grundlage der Übermittlung.\n2. Schließen Sie mit ihm einen Vertrag zur Auftragsverarbeitung.\n3. Betreiben Sie das Formular sonst auf dem eigenen Server oder bei einem Anbieter in der EU.\n4. Nehmen Sie Formularfelder von der Erfassung durch Tag-Manager und Aufzeichnung aus.',
      fixes: listenerTexts.de.fixes,
      messages: {
        notNamed: 'Formulardaten gehen an {service} (Sitz: {country}); die Datenschutzerklärung nennt den Dienst nicht',
        europeanNotNamed: 'Formulardaten gehen an {service}; die Datenschutzerklärung nennt den Dienst nicht',
        noTransferBasis:
          '{service} (Sitz: {country}) erhält Formulardaten; die Datenschutzerklärung nennt dazu keine Grundlage der Übermittlung',
        unknownHost: 'Das Formular „{button}“ auf {path} sendet an die fremde Adresse {host}',
        ...listenerTexts.de.messages,
        recorded:
          'Zum Ziel {forms|=des einzigen geprüften Formulars|geprüfter Formulare} wurde keine Auffälligkeit festgestellt; auf {recorded|=einer Seite|Seiten} mit Formular ({paths}) läuft {services} (siehe die Prüfung zur Sitzungsaufzeichnung)',
        named: 'Formulardaten gehen an {services} ({paths}); die Datenschutzerklärung nennt {count|=diesen Empfänger|diese Empfänger}',
        namedSomewhere: 'Formulardaten gehen an {services}; die Datenschutzerklärung nennt {count|=diesen Empfänger|diese Empfänger}',
        noticeUnread: 'Ob die Datenschutzerklärung {service} nennt, ließ sich nicht lesen',
        byScript: 'Ein Skript sendet {count|=ein Formular|Formulare} ab; wohin, zeigt sich erst beim Absenden: {names}',
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit persönlichen Angaben gefunden',
      },
    },
    en: {
      title: 'Recipients of form data disclosed',
      explanation:
        'If form data go to another provider, the privacy notice must name it as a recipient (Art. 13 GDPR); a data processing agreement is needed as well (Art. 28 GDPR). With providers outside the EU, a basis for the transfer is required in addition (Art. 44 GDPR). The scan reads the target of forms, types a text into one field as a test and submits none.',
      confidenceReason:
        'The target stands in the form or in the foreign frame, and the browser shows scripts that listen; it does not see what a server passes on or a script keeps.',
      howToFix:
        '1. Name the provider of the form in the privacy notice, with the basis of the transfer if it is seated outside the EU.\n2. Conclude a data processing agreement with it.\n3. Otherwise run the form on your own server or with a provider in the EU.\n4. Exempt form fields from collection by tag managers and recordings.',
      fixes: listenerTexts.en.fixes,
      messages: {
        notNamed: 'Form data go to {service} (seat: {country}); the privacy notice does not name the service',
        europeanNotNamed: 'Form data go to {service}; the privacy notice does not name the service',
        noTransferBasis: '{service} (seat: {country}) receives form data; the privacy notice names no basis for the transfer',
        unknownHost: 'The form “{button}” on {path} sends to the third-party address {host}',
        ...listenerTexts.en.messages,
        recorded:
          'Nothing conspicuous was found about the target of {forms|form|forms}; {services} runs on {recorded|page|pages} with a form ({paths}; see the check on session recording)',
        named: 'Form data go to {services} ({paths}); the privacy notice names {count|=this recipient|these recipients}',
        namedSomewhere: 'Form data go to {services}; the privacy notice names {count|=this recipient|these recipients}',
        noticeUnread: 'Whether the privacy notice names {service} could not be read',
        byScript: 'A script sends {count|=one form|forms}; where to shows only on submitting: {names}',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run(facts) {
    const forms = dataForms(facts.forms);
    const recipients = formRecipients(forms, facts);
    if (forms.length === 0 && recipients.length === 0) return { class: 'NotApplicable', message: 'noForms' };

    const notice = readNotice(facts);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const unread: FormRecipient[] = [];
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
    for (const form of forms) {
      if (form.actionParty === 'first' || form.actionServiceId !== null || !/^https?:/i.test(form.action)) continue;
      hints.push(toUnknown(form));
    }
    hints.push(...listenersOn(forms, facts, (use) => saysInputIsMasked(notice, use)));

    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    const [open] = unread;
    if (open) {
      const items = unread.flatMap((recipient) => recipient.items);
      return { class: 'NoClassification', message: 'noticeUnread', params: { service: open.use.service.name }, items };
    }
    const byScript = forms.filter(isSentByScript);
    if (byScript[0]) {
      const items = byScript.map((form) => formItem(form));
      return { class: 'NoClassification', message: 'byScript', params: formList(byScript), items };
    }
    const recorders = recordersOn(forms, facts.services);
    if (recorders === null && recipients.length > 0) {
      const services = shortList(recipients.map(({ use }) => use.service.name));
      const pagesOf = recipients.flatMap(({ items }) => items.flatMap(({ kind, value }) => (kind === 'service' ? [] : [value])));
      return {
        class: 'Conform',
        message: pagesOf.length > 0 ? 'named' : 'namedSomewhere',
        params: { services, paths: pathsOf(pagesOf), count: recipients.length },
      };
    }
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

function toUnknown(form: FormFact): Finding {
  const host = URL.parse(form.action)?.hostname ?? form.action;
  return {
    message: 'unknownHost',
    params: { ...formPlace(form), host },
    items: [formItem(form, { action: form.action })],
    cause: `form-target:${host}`,
  };
}

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
