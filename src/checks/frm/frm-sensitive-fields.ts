import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { AskedField, Facts, FormFact, ServiceUse } from '../facts.ts';
import { wasSent } from '../initiator-chains.ts';
import { formItem, serviceItem, verdictOf } from '../items.ts';
import { settled, statute } from '../law.ts';
import { pageAt } from '../legal-page.ts';
import { trackingCategories } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';
import { isSupportedLanguage } from '../supported-language.ts';
import { unconsentedStates } from '../unconsented-states.ts';
import { dataForms, formName, hasPrivacyNote, textAround } from '../visitor-forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** Special categories and criminal records; the other topics are delicate in applications only. */
const protectedTopics: ReadonlySet<AskedField['topic']> = new Set([
  'health',
  'religion',
  'union',
  'politics',
  'origin',
  'sexuality',
  'criminal-record',
]);

const expressConsent = wholeWords(
  'ausdrücklich[a-zß-ɏ]*\\s+(?:[a-zß-ɏ]+\\s+){0,4}(?:ein|einwillig[a-zß-ɏ]*|einverstanden|zu|zustimm[a-zß-ɏ]*)|(?:willige|einwillig[a-zß-ɏ]*|stimme|einverstanden|zustimm[a-zß-ɏ]*)\\s[^.]{0,120}(?:gesundheits[a-zß-ɏ]*|besondere[a-zß-ɏ]*\\s+kategorien|sensib[a-zß-ɏ]*)|gesundheits(?:daten|angaben)\\s[^.]{0,120}(?:willige|einwillig[a-zß-ɏ]*|stimme|einverstanden)|art(?:\\.|ikel)?\\s*(?:9|10)|explicit(?:ly)?\\s+consent|consent\\s[^.]{0,120}(?:health|special\\s+categor(?:y|ies)|sensitive)',
);
/** Services without which a page cannot be shown, or the choice not be kept. */
const harmless: ReadonlySet<string> = new Set(['cmp', 'hosting', 'captcha', 'necessary']);

/** Whether forms ask for specially protected data, and under which circumstances. */
export default defineCheck({
  id: 'frm-sensitive-fields',
  area: 'frm',
  version: 1,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 9, 10, 32, 35 DSGVO', 'Art. 9, 10, 32, 35 GDPR'),
    settled('EuGH, 4.10.2024, C-21/23 Lindenapotheke', 'CJEU, 4 Oct 2024, C-21/23 Lindenapotheke'),
  ],
  needs: ['forms', 'pages', 'services', 'requests', 'attempts', 'site'],
  texts: {
    de: {
      title: 'Besondere Kategorien in Formularen',
      explanation:
        'Angaben zu Gesundheit, Religion, Gewerkschaftszugehörigkeit, politischer Meinung, ethnischer Herkunft, Sexualleben oder sexueller Orientierung schützt Art. 9 DSGVO besonders, Vorstrafen Art. 10 DSGVO; auch Allergien in einer Reservierung gehören dazu. Nach dem EuGH (C-21/23) ist der Begriff der Gesundheitsdaten weit zu verstehen. Auf Seiten mit solchen Feldern sollten keine Dritten mitlesen. Geburtsdatum, Foto und Familienstand sind in Bewerbungen meist nicht erforderlich.',
      confidenceReason: 'Sensible Felder werden an ihrer Beschriftung erkannt; eine harmlose Frage kann ähnlich klingen.',
      howToFix:
        '1. Streichen Sie Felder, die Sie nicht brauchen, oder stellen Sie sie auf freiwillig um.\n2. Holen Sie für die übrigen eine ausdrückliche Einwilligung mit eigenem Häkchen ein, oder nennen Sie die andere Rechtsgrundlage (etwa die Behandlung nach Art. 9 Abs. 2 lit. h DSGVO).\n3. Entfernen Sie Tracking, Aufzeichnung und andere fremde Skripte von dieser Seite, auch nach einer Zustimmung im Banner.\n4. Übertragen und speichern Sie die Angaben verschlüsselt.',
      messages: {
        tracked: 'Das Formular „{button}“ fragt „{fields}“ ab, und auf der Seite läuft ohne Einwilligung {service}',
        trackedAfterConsent: 'Das Formular „{button}“ fragt „{fields}“ ab, und auf der Seite läuft nach der Zustimmung {service}',
        noExplicitConsent:
          'Das Formular „{button}“ fragt „{fields}“ ab; am Formular wird weder eine ausdrückliche Einwilligung eingeholt noch die Rechtsgrundlage genannt',
        thirdPartyScripts: 'Das Formular „{button}“ fragt „{fields}“ ab, und auf der Seite laufen Skripte von Dritten: {hosts}',
        application: 'Das Bewerbungsformular „{button}“ fragt nach „{fields}“',
        upload: 'Über das Formular „{button}“ lassen sich Unterlagen hochladen; am Formular steht kein Hinweis auf die Verarbeitung',
        language: 'Felder auf Seiten in einer nicht unterstützten Sprache ließen sich nicht einordnen',
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit persönlichen Angaben gefunden',
      },
    },
    en: {
      title: 'Special-category fields',
      explanation:
        'Art. 9 GDPR specially protects information on health, religion, trade union membership, political opinion, ethnic origin, sex life or sexual orientation, Art. 10 GDPR criminal records; allergies in a reservation belong to it, too. According to the CJEU (C-21/23), the notion of health data is to be understood broadly. On pages with such fields no third party should read along. Date of birth, photo and marital status are usually not necessary in applications.',
      confidenceReason: 'Sensitive fields are recognised by their labels; a harmless question may sound alike.',
      howToFix:
        '1. Remove fields you do not need, or make them optional.\n2. For the others, obtain explicit consent with a box of its own, or state the other legal basis (such as treatment under Art. 9(2)(h) GDPR).\n3. Remove tracking, recording and other third-party scripts from this page, even after acceptance in the banner.\n4. Transmit and store the information encrypted.',
      messages: {
        tracked: 'The form “{button}” asks for “{fields}”, and {service} runs on the page without consent',
        trackedAfterConsent: 'The form “{button}” asks for “{fields}”, and {service} runs on the page after acceptance',
        noExplicitConsent:
          'The form “{button}” asks for “{fields}”; at the form, neither is explicit consent obtained nor the legal basis stated',
        thirdPartyScripts: 'The form “{button}” asks for “{fields}”, and scripts of third parties run on the page: {hosts}',
        application: 'The application form “{button}” asks for “{fields}”',
        upload: 'Documents can be uploaded through the form “{button}”; no information on the processing stands at the form',
        language: 'Fields on pages in an unsupported language could not be interpreted',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run(facts) {
    const relevant = [...new Set([...dataForms(facts.forms), ...facts.forms.filter(asksProtected)])];
    if (relevant.length === 0) return { class: 'NotApplicable', message: 'noForms' };
    const { states } = unconsentedStates(facts.attempts);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    for (const form of relevant) {
      const sensitive = form.asked.filter(({ topic }) => protectedTopics.has(topic));
      if (sensitive.length > 0) {
        const trackers = trackersOn(form, facts);
        const early = trackers.find((use) => states.some((state) => use.active[state]));
        if (early) risks.push(finding('tracked', form, sensitive, early));
        else if (trackers[0]) hints.push(finding('trackedAfterConsent', form, sensitive, trackers[0]));
        else if (!mentions(wordsOf(form, facts.pages), expressConsent)) hints.push(finding('noExplicitConsent', form, sensitive));
        else if (foreignScripts(form, facts).length > 0) hints.push(withScripts(form, sensitive, facts));
      } else if (form.kind === 'application') hints.push(...aboutApplication(form, facts.pages));
    }
    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    const unread = relevant.filter((form) => {
      const page = pageAt(facts.pages, form.pageUrl);
      return page !== null && !isSupportedLanguage(page);
    });
    if (unread.length > 0) return { class: 'NoClassification', message: 'language', items: unread.map((form) => formItem(form)) };
    return { class: 'Conform' };
  },
});

function asksProtected({ kind, visible, asked }: FormFact): boolean {
  return visible && kind !== 'search' && kind !== 'consent' && kind !== 'login' && asked.some(({ topic }) => protectedTopics.has(topic));
}

/** Measuring, advertising and recording services that run on the page of a form. */
function trackersOn({ pageUrl }: FormFact, { services, site }: Pick<Facts, 'services' | 'site'>): ServiceUse[] {
  const isOwn = (host: string) => host === site.domain || host.endsWith(`.${site.domain}`);
  return services.filter(
    ({ service, pages, active, hosts, cloakedHost }) =>
      trackingCategories.has(service.category) &&
      service.category !== 'social' &&
      service.consent !== 'no' &&
      // Counting on the own server lets nobody read along.
      !(service.selfHosted && cloakedHost === null && hosts.every(isOwn)) &&
      pages.includes(pageUrl) &&
      (active.none || active.reject || active.accept),
  );
}

function foreignScripts({ pageUrl }: FormFact, { requests, services }: Pick<Facts, 'requests' | 'services'>): Facts['requests'] {
  const categories = new Map(services.map(({ service }) => [service.id, service.category]));
  return requests.filter(
    (request) =>
      request.type === 'script' &&
      request.party !== 'first' &&
      request.pageUrl === pageUrl &&
      wasSent(request) &&
      !harmless.has(categories.get(request.serviceId ?? '') ?? ''),
  );
}

function wordsOf(form: FormFact, pages: Facts['pages']): string {
  const { before, inside, after } = textAround(form, pages);
  return `${before} ${inside} ${after}`;
}

/** Questions an employer may as a rule not ask, and documents sent without a word on what happens to them. */
function aboutApplication(form: FormFact, pages: Facts['pages']): Finding[] {
  const delicate = form.asked.filter(({ kind, topic }) => kind === 'birthdate' || topic === 'photo' || topic === 'marital-status');
  if (delicate.length > 0) return [finding('application', form, delicate)];
  const uploads = form.asked.some(({ kind }) => kind === 'file');
  const text = textAround(form, pages);
  return uploads && text.complete && !hasPrivacyNote(text) ? [finding('upload', form, [])] : [];
}

function withScripts(form: FormFact, fields: readonly AskedField[], facts: Pick<Facts, 'requests' | 'services'>): Finding {
  const base = finding('thirdPartyScripts', form, fields);
  const hosts = shortList([...new Set(foreignScripts(form, facts).map(({ host }) => host))]);
  return { ...base, params: { ...base.params, hosts } };
}

function finding(message: string, form: FormFact, fields: readonly AskedField[], tracker?: ServiceUse): Finding {
  const labels = shortList([...new Set(fields.map(({ label }) => shorten(plainText(label))))], 3);
  const items: [FindingItem, ...FindingItem[]] = [formItem(form, { fields: labels })];
  if (tracker) items.push(serviceItem(tracker));
  return {
    message,
    params: { button: formName(form), fields: labels, service: tracker?.service.name ?? '' },
    items,
    // Without a note the upload is the same problem as at any form.
    cause: message === 'upload' ? `form-privacy:${form.id}` : `form-special:${form.id}`,
    ...(tracker ? { serviceIds: [tracker.service.id] } : {}),
  };
}

function shorten(label: string): string {
  const bare = label.replace(/\s*\*+\s*$/, '');
  return bare.length > 60 ? `${bare.slice(0, 60)}…` : bare;
}
