import { consentStates } from '#evidence/evidence.ts';
import { adequacyOf } from '#knowledge/country.ts';
import { consentLaw } from '../consent-law.ts';
import { countryWords } from '../country-words.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import { pageCount, requestItem, serviceItem, verdictOf } from '../items.ts';
import { statute, unverified } from '../law.ts';
import { addedTo } from '../message-variants.ts';
import { type Notice, passagesAbout, readNotice } from '../notice.ts';
import { shortList } from '../stored-findings.ts';
import { unknownHosts } from '../tracking.ts';
import {
  barredCountries,
  countryOfRecipient,
  exception,
  groupNamed,
  groupParams,
  inadequateCountry,
  isServedWithoutAdequacy,
  ownGuarantee,
  type Recipient,
  recipientFinding,
  recipientsOf,
  transferAssessment,
} from '../transfers.ts';
import { unconsentedStates } from '../unconsented-states.ts';
import { openByUnknownSeat, unknownRecipientFixes, unknownRecipientMessages } from '../unknown-recipients.ts';

const fixes = { de: unknownRecipientFixes('de', { early: false }), en: unknownRecipientFixes('en', { early: false }) };

const plain = { de: '{vendor} ({country}, kein Angemessenheitsbeschluss)', en: '{vendor} ({country}, no adequacy decision)' };

/** What the notice says of the transfer to that country, told where it says something: what is done already is no step. */
const told = {
  de: {
    '': '',
    Told: '; die Datenschutzerklärung nennt dort das Land und eine Garantie',
    ToldUnassessed: '; die Datenschutzerklärung nennt dort das Land und eine Garantie, aber keine Prüfung der dortigen Rechtslage',
  },
  en: {
    '': '',
    Told: '; the privacy notice names the country and a guarantee there',
    ToldUnassessed: '; the privacy notice names the country and a guarantee there, but no assessment of the law of that country',
  },
};
const loadLater = {
  de: '1. Laden Sie {service} erst nach der Einwilligung, oder ersetzen Sie den Dienst durch einen, dessen Konzern in der EU oder in einem Land mit Angemessenheitsbeschluss sitzt.',
  en: '1. Load {service} only after consent, or replace it by one whose group sits in the EU or in a country with an adequacy decision.',
};
const assess = {
  de: '\n2. Prüfen und dokumentieren Sie, ob Behörden dort auf die Daten zugreifen können und welche Maßnahmen das verhindern; Standardvertragsklauseln allein tragen sonst nicht (EuGH C-311/18).',
  en: '\n2. Assess and document whether authorities there can access the data and which measures prevent that; otherwise standard contractual clauses alone do not carry (CJEU C-311/18).',
};
const explain = {
  de: '\n3. Nennen Sie beim Dienst in der Datenschutzerklärung das Land ({country}), die Garantie und das Ergebnis der Prüfung.',
  en: '\n3. In the part of the privacy notice on the service, name the country ({country}), the guarantee and the result of the assessment.',
};
const explainResult = {
  de: '\n3. Ergänzen Sie das Ergebnis der Prüfung in der Datenschutzerklärung.',
  en: '\n3. Add the result of the assessment to the privacy notice.',
};
/** Recipient and seat are known: what is left is to guarantee the transfer, or to end it. */
const later = {
  de: {
    assess:
      '1. Prüfen und dokumentieren Sie, ob Behörden in {country} auf die Daten zugreifen können und welche Maßnahmen das verhindern (EuGH C-311/18); fällt die Prüfung schlecht aus, ersetzen Sie {service}.\n2. Nennen Sie das Ergebnis in der Datenschutzerklärung, mit einem Weg zu einer Kopie der Garantie.',
    guarantee:
      '1. Ersetzen Sie {service}, oder schließen Sie Standardvertragsklauseln ab und dokumentieren Sie, ob Behörden in {country} auf die Daten zugreifen können und welche Maßnahmen das verhindern (EuGH C-311/18).\n2. Bleibt der Dienst, nennen Sie dort in der Datenschutzerklärung Land, Garantie und Ergebnis der Prüfung.',
    seat: '1. Klären Sie mit {vendor}, ob Daten nach {country} gelangen oder von dort abgerufen werden können; wenn nicht, halten Sie das fest.\n2. Wenn doch, schließen Sie Standardvertragsklauseln ab, prüfen Sie die Rechtslage dort, und nennen Sie Land und Garantie in der Datenschutzerklärung, oder ersetzen Sie {service}.',
  },
  en: {
    assess:
      '1. Assess and document whether authorities in {country} can access the data and which measures prevent that (CJEU C-311/18); if the result is bad, replace {service}.\n2. State the result in the privacy notice, with a way to a copy of the guarantee.',
    guarantee:
      '1. Replace {service}, or conclude standard contractual clauses and document whether authorities in {country} can access the data and which measures prevent that (CJEU C-311/18).\n2. If the service stays, name country, guarantee and result of the assessment beside it in the privacy notice.',
    seat: '1. Clarify with {vendor} whether data reaches {country} or can be accessed from there; if not, record that.\n2. If so, conclude standard contractual clauses, assess the law there, and name country and guarantee in the privacy notice, or replace {service}.',
  },
};
const laterFixes = (locale: 'de' | 'en') => {
  const both = (name: string, fix: string) => ({ [name]: fix, [`${name}Group`]: fix });
  const { assess: assessOnly, guarantee, seat } = later[locale];
  return {
    ...both('barredUnassessed', assessOnly),
    ...both('withGuarantee', assessOnly),
    ...both('barredCountry', guarantee),
    ...both('withoutGuarantee', guarantee),
    barredUnassessedTold: assessOnly,
    barredUnassessedGroupTold: assessOnly,
    seatOnly: seat,
  };
};
const earlyFixes = (locale: 'de' | 'en', name: string) => ({
  [`${name}Told`]: loadLater[locale],
  [`${name}ToldUnassessed`]: loadLater[locale] + assess[locale] + explainResult[locale],
});

export default defineCheck({
  id: 'tc-no-adequacy',
  area: 'tc',
  version: 7,
  weight: 4,
  confidence: 'high',
  legalBasis: [
    statute('Art. 44, 46, 49 DSGVO', 'Art. 44, 46, 49 GDPR'),
    consentLaw.schremsTwo,
    unverified('DPC, Entscheidung zu TikTok 2025 (Übermittlung nach China)', 'DPC, decision on TikTok 2025 (transfers to China)'),
  ],
  needs: ['services', 'requests', 'privacy', 'pages', 'attempts'],
  texts: {
    de: {
      title: 'Empfänger nur in Ländern mit Angemessenheitsbeschluss oder mit Garantien',
      explanation:
        'Für Länder ohne Angemessenheitsbeschluss verlangt Art. 46 DSGVO Garantien wie Standardvertragsklauseln und eine Prüfung der Lage im Empfängerland (EuGH C-311/18). Maßgeblich ist das Unternehmen, das die Daten erhält; der Standort des Servers ist nur ein Indiz. Eine Muttergesellschaft im Drittland ist für sich noch keine Übermittlung; zu prüfen sind mögliche Zugriffe von dort.',
      confidenceReason:
        'Der Empfänger wird beobachtet, sein Sitz stammt aus dem Katalog; ein Sitz allein belegt keine Übermittlung dorthin.',
      howToFix:
        '1. Klären Sie, welches Unternehmen den Dienst betreibt und wo es sitzt.\n2. Liegt der Sitz in einem Land ohne Angemessenheitsbeschluss, ersetzen Sie den Dienst durch einen Anbieter in der EU oder in einem Land mit Angemessenheitsbeschluss.\n3. Wenn das nicht geht: Laden Sie ihn erst nach der Einwilligung, schließen Sie Standardvertragsklauseln ab und prüfen Sie die Rechtslage im Empfängerland.\n4. Erläutern Sie Land, Garantie und Risiken in der Datenschutzerklärung.',
      fixes: {
        ...earlyFixes('de', 'withoutConsent'),
        ...earlyFixes('de', 'withoutConsentGroup'),
        ...laterFixes('de'),
        withoutConsent: loadLater.de + assess.de + explain.de,
        withoutConsentGroup: loadLater.de + assess.de + explain.de,
        ...fixes.de,
        unknownBannerHost: fixes.de.bannerHost!,
      },
      messages: {
        ...addedTo(
          {
            withoutConsent: `{service} überträgt ohne Einwilligung Daten an ${plain.de}`,
            withoutConsentGroup: `{service} überträgt ohne Einwilligung Daten an ${groupNamed.de}`,
          },
          told.de,
        ),
        barredUnassessed:
          '{service} überträgt Daten an {vendor} ({country}); die Datenschutzerklärung nennt eine Garantie, aber keine Prüfung der dortigen Rechtslage',
        barredUnassessedGroup: `{service} überträgt Daten an ${groupNamed.de}; die Datenschutzerklärung nennt eine Garantie, aber keine Prüfung der dortigen Rechtslage`,
        barredUnassessedTold:
          '{service} überträgt Daten an {vendor} ({country}); die Datenschutzerklärung nennt beim Dienst dieses Land und eine Garantie, aber keine Prüfung der dortigen Rechtslage',
        barredUnassessedGroupTold: `{service} überträgt Daten an ${groupNamed.de}; die Datenschutzerklärung nennt beim Dienst dieses Land und eine Garantie, aber keine Prüfung der dortigen Rechtslage`,
        barredCountryGroup: `{service} überträgt Daten an ${groupNamed.de}; die Datenschutzerklärung nennt weder Garantien noch eine Prüfung`,
        withGuaranteeGroup: `{service} überträgt nach der Einwilligung Daten an ${groupNamed.de}; die Datenschutzerklärung nennt eine Garantie`,
        withoutGuaranteeGroup: `{service} überträgt nach der Einwilligung Daten an ${groupNamed.de}; eine Garantie nennt die Datenschutzerklärung nicht`,
        barredCountry:
          '{service} überträgt Daten an {vendor} ({country}); die Datenschutzerklärung nennt weder Garantien noch eine Prüfung',
        seatOnly:
          '{service}: {vendor} oder die Konzernmutter hat den Sitz in einem Land ohne Angemessenheitsbeschluss ({country}); ein Server dort wurde nicht beobachtet',
        withGuarantee:
          '{service} überträgt nach der Einwilligung Daten an {vendor} ({country}); die Datenschutzerklärung nennt eine Garantie',
        withoutGuarantee:
          '{service} überträgt nach der Einwilligung Daten an {vendor} ({country}); eine Garantie nennt die Datenschutzerklärung nicht',
        unknownRecipient:
          'Die Adresse des Servers eines Empfängers, der nicht im Katalog des Scanners steht, ist einem Land ohne Angemessenheitsbeschluss zugeordnet ({country}): {host}',
        unknownBannerHost:
          'Das Banner kommt von einem Server, dessen Betreiber nicht im Katalog des Scanners steht: {host}; seine Adresse ist einem Land ohne Angemessenheitsbeschluss zugeordnet ({country})',
        noticeUnread: 'Ob die Datenschutzerklärung Garantien für diese Empfänger nennt, ließ sich nicht lesen: {names}',
        ...unknownRecipientMessages.de,
        noneAbroad: 'Es wurde kein Empfänger in einem Land ohne Angemessenheitsbeschluss beobachtet',
        usSeparate:
          'Außerhalb der USA wurde kein Empfänger in einem Land ohne Angemessenheitsbeschluss beobachtet; Empfänger in den USA ({names}) bewertet die Prüfung „US-Empfänger mit DPF-Zertifizierung“',
        rejectNotExamined:
          'Vor der Einwilligung wurde kein Empfänger in einem Land ohne Angemessenheitsbeschluss beobachtet (Empfänger in den USA bewertet die Prüfung „US-Empfänger mit DPF-Zertifizierung“); der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Recipients only in countries with adequacy or with guarantees',
      explanation:
        'For countries without an adequacy decision, Art. 46 GDPR requires guarantees such as standard contractual clauses and an assessment of the situation in the recipient’s country (CJEU C-311/18). What counts is the company that receives the data; the location of the server is only an indication. A parent in a third country is no transfer by itself; possible access from there has to be examined.',
      confidenceReason: 'The recipient is observed, its seat comes from the catalogue; a seat alone proves no transfer there.',
      howToFix:
        '1. Find out which company runs the service and where it has its seat.\n2. If the seat is in a country without an adequacy decision, replace the service by a provider in the EU or in a country with an adequacy decision.\n3. If that is not possible: load it only after consent, conclude standard contractual clauses and assess the law of the recipient’s country.\n4. Explain country, guarantee and risks in the privacy notice.',
      fixes: {
        ...earlyFixes('en', 'withoutConsent'),
        ...earlyFixes('en', 'withoutConsentGroup'),
        ...laterFixes('en'),
        withoutConsent: loadLater.en + assess.en + explain.en,
        withoutConsentGroup: loadLater.en + assess.en + explain.en,
        ...fixes.en,
        unknownBannerHost: fixes.en.bannerHost!,
      },
      messages: {
        ...addedTo(
          {
            withoutConsent: `{service} transfers data without consent to ${plain.en}`,
            withoutConsentGroup: `{service} transfers data without consent to ${groupNamed.en}`,
          },
          told.en,
        ),
        barredUnassessed:
          '{service} transfers data to {vendor} ({country}); the privacy notice names a guarantee, but no assessment of the law of that country',
        barredUnassessedGroup: `{service} transfers data to ${groupNamed.en}; the privacy notice names a guarantee, but no assessment of the law of that country`,
        barredUnassessedTold:
          '{service} transfers data to {vendor} ({country}); the privacy notice names this country and a guarantee beside the service, but no assessment of the law there',
        barredUnassessedGroupTold: `{service} transfers data to ${groupNamed.en}; the privacy notice names this country and a guarantee beside the service, but no assessment of the law there`,
        barredCountryGroup: `{service} transfers data to ${groupNamed.en}; the privacy notice names neither guarantees nor an assessment`,
        withGuaranteeGroup: `{service} transfers data after consent to ${groupNamed.en}; the privacy notice names a guarantee`,
        withoutGuaranteeGroup: `{service} transfers data after consent to ${groupNamed.en}; the privacy notice names no guarantee`,
        barredCountry: '{service} transfers data to {vendor} ({country}); the privacy notice names neither guarantees nor an assessment',
        seatOnly:
          '{service}: {vendor} or its parent has its seat in a country without adequacy decision ({country}); no server there was observed',
        withGuarantee: '{service} transfers data to {vendor} after consent ({country}); the privacy notice names a guarantee',
        withoutGuarantee: '{service} transfers data to {vendor} after consent ({country}); the privacy notice names no guarantee',
        unknownRecipient:
          'The address of the server of a recipient that is not in the scanner’s catalogue is assigned to a country without adequacy decision ({country}): {host}',
        unknownBannerHost:
          'The banner comes from a server whose operator is not in the scanner’s catalogue: {host}; its address is assigned to a country without adequacy decision ({country})',
        noticeUnread: 'Whether the privacy notice names guarantees for these recipients could not be read: {names}',
        ...unknownRecipientMessages.en,
        noneAbroad: 'No recipient in a country without adequacy decision was observed',
        usSeparate:
          'Outside the USA, no recipient in a country without adequacy decision was observed; recipients in the USA ({names}) are rated by the check “US recipient with DPF certification”',
        rejectNotExamined:
          'No recipient in a country without adequacy decision was observed before consent (recipients in the USA are rated by the check “US recipient with DPF certification”); the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const notice = readNotice(facts);
    const guaranteed = ownGuarantee.test(notice.text) || exception.test(notice.text);
    const assessed = ownGuarantee.test(notice.text) && transferAssessment.test(notice.text);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const unread: Recipient[] = [];

    for (const recipient of recipientsOf(facts)) {
      const country = inadequateCountry(recipient);
      if (country === null) continue;
      const group = groupParams(recipient, country);
      const suffix = group ? 'Group' : '';
      const told = (message: string) => recipientFinding(message, recipient, { country, ...group });
      const barred = barredCountries.has(country);
      const early = states.some((state) => recipient.requests.some((request) => request.states.includes(state)));
      if (early && (barred || isServedWithoutAdequacy(recipient)))
        risks.push(told(`withoutConsent${suffix}${toldIn(notice, recipient, country)}`));
      else if (early) hints.push(told('seatOnly'));
      else if (barred && !assessed && notice.url !== null && !notice.complete) unread.push(recipient);
      else if (barred && !assessed && !ownGuarantee.test(notice.text)) risks.push(told(`barredCountry${suffix}`));
      else if (barred && !assessed) risks.push(told(`barredUnassessed${suffix}${toldIn(notice, recipient, country) === '' ? '' : 'Told'}`));
      else hints.push(told(`${guaranteed ? 'withGuarantee' : 'withoutGuarantee'}${suffix}`));
    }
    for (const request of unknownHosts(facts, consentStates)) {
      if (request.serverCountry === null || adequacyOf(request.serverCountry).level !== 'none') continue;
      const params = { host: request.host, country: request.serverCountry };
      const message = request.servesBanner ? 'unknownBannerHost' : 'unknownRecipient';
      const pages = pageCount(facts.requests.filter(({ host }) => host === request.host));
      hints.push({ message, params, items: [requestItem(request, { pages })], cause: request.domain });
    }
    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    if (unread.length > 0) {
      const params = { names: shortList(unread.map(({ use }) => use.service.name)) };
      return { class: 'NoClassification', message: 'noticeUnread', params, items: unread.map(({ use }) => serviceItem(use)) };
    }
    if (!complete) return { class: 'NoClassification', message: 'rejectNotExamined' };

    const recipients = recipientsOf(facts);
    const seatless = recipients.filter(({ use }) => use.vendorCountry === null && use.parentCountry === null).map(({ use }) => use);
    return openByUnknownSeat(unknownHosts(facts, consentStates), seatless, notice) ?? passed(recipients);
  },
});

/** Characters to each side of a service's name that make up its part of a notice. */
const sectionLength = 900;

/** What the part of the notice on the service says of the country: its suffix of the message. */
function toldIn(notice: Notice, { use }: Recipient, country: string): '' | 'Told' | 'ToldUnassessed' {
  const names = new RegExp(countryWords(country));
  const passage = passagesAbout(notice, use, sectionLength).find((text) => names.test(text) && ownGuarantee.test(text));
  if (passage === undefined) return '';
  return transferAssessment.test(notice.text) ? 'Told' : 'ToldUnassessed';
}

/** For the USA there is a decision, but for the companies on its list alone: another check looks at these. */
function passed(recipients: readonly Recipient[]): Verdict {
  const american = recipients.filter(({ use }) => countryOfRecipient(use) === 'US');
  if (american.length === 0) return { class: 'Conform', message: 'noneAbroad' };
  return {
    class: 'Conform',
    message: 'usSeparate',
    params: { names: shortList([...new Set(american.map(({ use }) => use.service.name))]) },
  };
}
