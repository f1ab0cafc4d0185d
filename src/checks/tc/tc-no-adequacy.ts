import { consentStates } from '#evidence/evidence.ts';
import { adequacyOf } from '#knowledge/country.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import { pageCount, requestItem, serviceItem, verdictOf } from '../items.ts';
import { statute, unverified } from '../law.ts';
import { readNotice } from '../notice.ts';
import { shortList } from '../stored-findings.ts';
import { unknownHosts } from '../tracking.ts';
import {
  barredCountries,
  countryOfRecipient,
  exception,
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

export default defineCheck({
  id: 'tc-no-adequacy',
  area: 'tc',
  version: 5,
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
        ...fixes.de,
        unknownBannerHost: fixes.de.bannerHost!,
      },
      messages: {
        withoutConsent: '{service} überträgt ohne Einwilligung Daten an {vendor} ({country}, kein Angemessenheitsbeschluss)',
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
        usUnknown:
          'Außerhalb der USA wurde kein Empfänger in einem Land ohne Angemessenheitsbeschluss beobachtet; nicht bekannt ist die Teilnahme am Data Privacy Framework bei: {names} (USA)',
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
        ...fixes.en,
        unknownBannerHost: fixes.en.bannerHost!,
      },
      messages: {
        withoutConsent: '{service} transfers data to {vendor} without consent ({country}, no adequacy decision)',
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
        usUnknown:
          'Outside the USA, no recipient in a country without adequacy decision was observed; participation in the Data Privacy Framework is not known for: {names} (USA)',
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
      const told = (message: string) => recipientFinding(message, recipient, { country });
      const barred = barredCountries.has(country);
      const early = states.some((state) => recipient.requests.some((request) => request.states.includes(state)));
      if (early && (barred || isServedWithoutAdequacy(recipient))) risks.push(told('withoutConsent'));
      else if (early) hints.push(told('seatOnly'));
      else if (barred && !assessed && notice.url !== null && !notice.complete) unread.push(recipient);
      else if (barred && !assessed) risks.push(told('barredCountry'));
      else hints.push(told(guaranteed ? 'withGuarantee' : 'withoutGuarantee'));
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

/** For the USA there is a decision, but for the companies on its list alone: another check looks at these. */
function passed(recipients: readonly Recipient[]): Verdict {
  const american = recipients.filter(({ use }) => countryOfRecipient(use) === 'US');
  const unknown = american.filter(({ use }) => use.dpf === 'unknown');
  const named = (list: readonly Recipient[]) => ({ names: shortList([...new Set(list.map(({ use }) => use.service.name))]) });
  if (unknown.length > 0) return { class: 'Conform', message: 'usUnknown', params: named(unknown) };
  return american.length > 0
    ? { class: 'Conform', message: 'usSeparate', params: named(american) }
    : { class: 'Conform', message: 'noneAbroad' };
}
