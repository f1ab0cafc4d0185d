import { consentStates } from '#evidence/gathered.ts';
import { adequacyOf } from '#knowledge/country.ts';
import { defineCheck, type Finding, type TextParams, type Verdict } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { pageCount, requestItem, serviceItem, verdictBeside } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { type Notice, namesService, namesVendor, readNotice } from '../shared/notice/notice.ts';
import { unknownHosts } from '../shared/services/tracking.ts';
import { unconsentedStates } from '../shared/services/unconsented-states.ts';
import { countryPattern } from '../shared/transfers/country-words.ts';
import {
  groupNamed,
  groupParams,
  inadequateCountry,
  isServedWithoutAdequacy,
  type Recipient,
  recipientFinding,
  recipientsOf,
} from '../shared/transfers/recipients.ts';
import { countriesStated, otherCountryStated } from '../shared/transfers/stated-country.ts';
import { barredCountries, countryOfRecipient } from '../shared/transfers/third-country.ts';
import { exception, ownGuarantee, transferAssessment } from '../shared/transfers/transfer-bases.ts';
import { type GroundReading, readGrounds } from '../shared/transfers/transfer-grounds.ts';
import { distantServer } from '../shared/transfers/transfer-standing.ts';
import { openByUnknownSeat, unknownRecipientFixes, unknownRecipientMessages } from '../shared/transfers/unknown-recipients.ts';
import { shortList } from '../shared/wording.ts';

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
  de: '1. {#later} Laden Sie {service} erst nach der Einwilligung, oder ersetzen Sie den Dienst durch einen, dessen Konzern in der EU oder in einem Land mit Angemessenheitsbeschluss sitzt.',
  en: '1. {#later} Load {service} only after consent, or replace it by one whose group sits in the EU or in a country with an adequacy decision.',
};
const assess = {
  de: '\n2. Prüfen und dokumentieren Sie, ob Behörden dort auf die Daten zugreifen können und welche Maßnahmen das verhindern; Standardvertragsklauseln allein tragen sonst nicht (EuGH C-311/18).',
  en: '\n2. Assess and document whether authorities there can access the data and which measures prevent that; otherwise standard contractual clauses alone do not carry (CJEU C-311/18).',
};
const explain = {
  de: '\n3. Nennen Sie beim Dienst in der Datenschutzerklärung das Land ({country}), die Garantie und was die Prüfung der dortigen Rechtslage ergeben hat.',
  en: '\n3. In the part of the privacy notice on the service, name the country ({country}), the guarantee and what the assessment of the law there has shown.',
};
const explainResult = {
  de: '\n3. Ergänzen Sie in der Datenschutzerklärung bei {service}, was die Prüfung der Rechtslage in {country} ergeben hat.',
  en: '\n3. Add beside {service} in the privacy notice what the assessment of the law in {country} has shown.',
};
/** Recipient and seat are known: what is left is to guarantee the transfer, or to end it. */
const later = {
  de: {
    assess:
      '1. Prüfen und dokumentieren Sie, ob Behörden in {country} auf die Daten zugreifen können und welche Maßnahmen das verhindern (EuGH C-311/18); fällt die Prüfung schlecht aus, ersetzen Sie {service}.\n2. Nennen Sie in der Datenschutzerklärung bei {service}, was diese Prüfung der Rechtslage in {country} ergeben hat, und, soweit es dort fehlt, wie man eine Kopie der Garantie erhält.',
    guarantee:
      '1. Ersetzen Sie {service}, oder schließen Sie Standardvertragsklauseln ab und dokumentieren Sie, ob Behörden in {country} auf die Daten zugreifen können und welche Maßnahmen das verhindern (EuGH C-311/18).\n2. Bleibt {service}, nennen Sie dazu in der Datenschutzerklärung das Land ({country}), die Garantie und was die Prüfung der dortigen Rechtslage ergeben hat.',
    onward:
      '1. Entfernen oder ersetzen Sie {service}, oder klären Sie anhand der Bedingungen von {entity}, in welche Länder dieses Unternehmen Daten weitergibt, welche Garantie es dafür vereinbart und was seine Prüfung der Rechtslage in {country} ergeben hat (EuGH C-311/18).\n2. Bleibt {service}, ergänzen Sie die Länder, die Garantie und das Ergebnis in der Datenschutzerklärung.',
    onwardUndescribed:
      '1. Entfernen oder ersetzen Sie {service}, oder nehmen Sie den Dienst in die Datenschutzerklärung und in das Banner auf, mit {entity} als Empfänger, Zweck, Cookies und Drittländern.\n2. Bleibt {service}, klären Sie dazu anhand der Bedingungen von {entity}, in welche Länder dieses Unternehmen Daten weitergibt, welche Garantie es dafür vereinbart und was seine Prüfung der Rechtslage in {country} ergeben hat (EuGH C-311/18).',
    undescribed:
      '1. Ersetzen oder entfernen Sie {service}, oder schließen Sie Standardvertragsklauseln ab und dokumentieren Sie, ob Behörden in {country} auf die Daten zugreifen können und welche Maßnahmen das verhindern (EuGH C-311/18).\n2. Bleibt {service}, nehmen Sie den Dienst in die Datenschutzerklärung und in das Banner auf, mit Empfänger, Zweck, Land ({country}) und Garantie.',
    stated:
      '1. Klären Sie, mit welchem Unternehmen Ihr Vertrag besteht, wo es sitzt und ob Daten nach {country} gelangen. Trifft die Datenschutzerklärung zu, ist hier nichts weiter zu tun.\n2. Trifft sie nicht zu, berichtigen Sie dort Land und Grundlage der Übermittlung, und schließen Sie Standardvertragsklauseln ab, oder ersetzen Sie {service}.',
    seat: '1. Klären Sie mit {vendor}, ob Daten nach {country} gelangen oder von dort abgerufen werden können; wenn nicht, halten Sie das fest.\n2. Wenn doch, schließen Sie Standardvertragsklauseln ab, prüfen Sie die Rechtslage dort, und nennen Sie Land und Garantie in der Datenschutzerklärung, oder ersetzen Sie {service}.',
    seatTold:
      '1. Schließen Sie mit dem Anbieter Standardvertragsklauseln ab, prüfen Sie die Rechtslage dort ({country}), und nennen Sie die Garantie in der Datenschutzerklärung beim Dienst, oder ersetzen Sie {service}.\n2. Ist Ihr Vertragspartner ein Unternehmen im EWR und sind Zugriffe von dort ausgeschlossen, berichtigen Sie stattdessen die Angabe zum Anbieter.',
  },
  en: {
    assess:
      '1. Assess and document whether authorities in {country} can access the data and which measures prevent that (CJEU C-311/18); if the result is bad, replace {service}.\n2. State beside {service} in the privacy notice what this assessment of the law in {country} has shown and, where it is missing there, how to get a copy of the guarantee.',
    guarantee:
      '1. Replace {service}, or conclude standard contractual clauses and document whether authorities in {country} can access the data and which measures prevent that (CJEU C-311/18).\n2. If {service} stays, name beside it in the privacy notice the country ({country}), the guarantee and what the assessment of the law there has shown.',
    onward:
      '1. Remove or replace {service}, or clarify by the terms of {entity} to which countries this company passes data on, which guarantee it agrees on for that and what its assessment of the law in {country} has shown (CJEU C-311/18).\n2. If {service} stays, add the countries, the guarantee and the result in the privacy notice.',
    onwardUndescribed:
      '1. Remove or replace {service}, or include it in the privacy notice and in the banner, with {entity} as recipient, purpose, cookies and third countries.\n2. If {service} stays, clarify by the terms of {entity} to which countries this company passes data on, which guarantee it agrees on for that and what its assessment of the law in {country} has shown (CJEU C-311/18).',
    undescribed:
      '1. Replace or remove {service}, or conclude standard contractual clauses and document whether authorities in {country} can access the data and which measures prevent that (CJEU C-311/18).\n2. If {service} stays, include it in the privacy notice and in the banner, with recipient, purpose, country ({country}) and guarantee.',
    stated:
      '1. Find out with which company your contract is, where it sits and whether data reaches {country}. If the privacy notice is right, there is nothing else to do here.\n2. If it is not, correct country and basis of the transfer there, and conclude standard contractual clauses, or replace {service}.',
    seat: '1. Clarify with {vendor} whether data reaches {country} or can be accessed from there; if not, record that.\n2. If so, conclude standard contractual clauses, assess the law there, and name country and guarantee in the privacy notice, or replace {service}.',
    seatTold:
      '1. Conclude standard contractual clauses with the provider, assess the law there ({country}), and name the guarantee beside the service in the privacy notice, or replace {service}.\n2. If your contract partner is a company in the EEA and access from there is excluded, correct the statement on the provider instead.',
  },
};
/** Texts on the group, once more for where a server in yet another third country answered. */
const seenToo = (texts: Record<string, string>, more: string) => addedTo(texts, { '': '', Seen: more });
const seenServer = {
  de: '. Beobachtet wurde auch ein Server, dessen Adresse einem weiteren Drittland zugeordnet ist ({place}): {hosts}',
  en: '. A server whose address is assigned to another third country was observed too ({place}): {hosts}',
};
const laterFixes = (locale: 'de' | 'en') => {
  const both = (name: string, fix: string) => ({ [name]: fix, [`${name}Group`]: fix });
  const { assess: assessOnly, guarantee, onward, onwardUndescribed, seat, seatTold, stated, undescribed } = later[locale];
  return {
    ...both('barredUnassessed', assessOnly),
    ...both('withGuarantee', assessOnly),
    barredUnassessedTold: assessOnly,
    barredUnassessedGroupTold: assessOnly,
    barredCountry: guarantee,
    withoutGuarantee: guarantee,
    undescribed,
    // With a contract partner in the EEA clauses are no tool: it agrees on them with those to whom it passes data on.
    ...seenToo({ barredCountryGroup: onward, undescribedGroup: onwardUndescribed }, ''),
    withoutGuaranteeGroup: onward,
    seatOnly: seat,
    seatTold,
    seatStated: stated,
  };
};
const earlyFixes = (locale: 'de' | 'en', name: string) => ({
  [`${name}Told`]: loadLater[locale],
  [`${name}ToldUnassessed`]: loadLater[locale] + assess[locale] + explainResult[locale],
});

export default defineCheck({
  id: 'tc-no-adequacy',
  area: 'tc',
  version: 14,
  weight: 4,
  confidence: 'high',
  legalBasis: [
    statute('Art. 44, 46, 49 DSGVO', 'Art. 44, 46, 49 GDPR'),
    consentLaw.schremsTwo,
    unverified('DPC, Entscheidung zu TikTok 2025 (Übermittlung nach China)', 'DPC, decision on TikTok 2025 (transfers to China)'),
  ],
  needs: ['services', 'requests', 'privacy', 'pages', 'attempts'],
  wants: ['noticeServices', 'policyMatches'],
  texts: {
    de: {
      title: 'Empfänger nur in Ländern mit Angemessenheitsbeschluss oder mit Garantien',
      explanation:
        'Für Länder ohne Angemessenheitsbeschluss verlangt Art. 46 DSGVO Garantien wie Standardvertragsklauseln. Dazu gehört eine Prüfung der Lage im Empfängerland (EuGH C-311/18). Maßgeblich ist das Unternehmen, das die Daten erhält; der Standort des Servers ist nur ein Indiz. Eine Muttergesellschaft im Drittland ist für sich noch keine Übermittlung; zu prüfen sind mögliche Zugriffe von dort.',
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
        withGuaranteeGroup: `{service} überträgt nach der Einwilligung Daten an ${groupNamed.de}; die Datenschutzerklärung nennt eine Garantie`,
        withoutGuaranteeGroup: `{service} überträgt nach der Einwilligung Daten an ${groupNamed.de}; eine Garantie dafür nennt die Datenschutzerklärung nicht`,
        barredCountry:
          '{service} überträgt Daten an {vendor} ({country}); die Datenschutzerklärung nennt dafür weder Garantien noch eine Prüfung',
        undescribed:
          '{service} überträgt Daten an {vendor} ({country}); die Datenschutzerklärung nennt {service} nicht und damit auch keine Garantie dafür',
        ...seenToo(
          {
            barredCountryGroup: `{service} überträgt Daten an ${groupNamed.de}; die Datenschutzerklärung nennt dafür weder Garantien noch eine Prüfung`,
            undescribedGroup: `{service} überträgt Daten an ${groupNamed.de}; die Datenschutzerklärung nennt {service} nicht und damit auch keine Garantie dafür`,
          },
          seenServer.de,
        ),
        seatStated:
          '{service}: Nach dem Katalog des Scanners hat {vendor} den Sitz in einem Land ohne Angemessenheitsbeschluss ({country}), nach der Datenschutzerklärung in einem anderen: {seatStated}. Ein Server in {country} wurde nicht beobachtet',
        seatTold:
          '{service}: Als Anbieter nennt die Datenschutzerklärung selbst ein Unternehmen in einem Land ohne Angemessenheitsbeschluss ({country}), aber keine Garantie; ein Server dort wurde nicht beobachtet',
        seatOnly:
          '{service}: {vendor} oder die Konzernmutter hat den Sitz in einem Land ohne Angemessenheitsbeschluss ({country}); ein Server dort wurde nicht beobachtet',
        withGuarantee:
          '{service} überträgt nach der Einwilligung Daten an {vendor} ({country}); die Datenschutzerklärung nennt eine Garantie',
        withoutGuarantee:
          '{service} überträgt nach der Einwilligung Daten an {vendor} ({country}); eine Garantie dafür nennt die Datenschutzerklärung nicht',
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
        'For countries without an adequacy decision, Art. 46 GDPR requires guarantees such as standard contractual clauses. An assessment of the situation in the recipient’s country is part of that (CJEU C-311/18). What counts is the company that receives the data; the location of the server is only an indication. A parent in a third country is no transfer by itself; possible access from there has to be examined.',
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
        withGuaranteeGroup: `{service} transfers data after consent to ${groupNamed.en}; the privacy notice names a guarantee`,
        withoutGuaranteeGroup: `{service} transfers data after consent to ${groupNamed.en}; the privacy notice names no guarantee for it`,
        barredCountry:
          '{service} transfers data to {vendor} ({country}); the privacy notice names neither guarantees nor an assessment for it',
        undescribed:
          '{service} transfers data to {vendor} ({country}); the privacy notice does not name {service} and thus no guarantee for it',
        ...seenToo(
          {
            barredCountryGroup: `{service} transfers data to ${groupNamed.en}; the privacy notice names neither guarantees nor an assessment for it`,
            undescribedGroup: `{service} transfers data to ${groupNamed.en}; the privacy notice does not name {service} and thus no guarantee for it`,
          },
          seenServer.en,
        ),
        seatStated:
          '{service}: according to the scanner’s catalogue {vendor} has its seat in a country without adequacy decision ({country}), according to the privacy notice in another one: {seatStated}. No server in {country} was observed',
        seatTold:
          '{service}: the privacy notice itself names as provider a company in a country without adequacy decision ({country}), but no guarantee; no server there was observed',
        seatOnly:
          '{service}: {vendor} or its parent has its seat in a country without adequacy decision ({country}); no server there was observed',
        withGuarantee: '{service} transfers data to {vendor} after consent ({country}); the privacy notice names a guarantee',
        withoutGuarantee: '{service} transfers data to {vendor} after consent ({country}); the privacy notice names no guarantee for it',
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
    const grounds = readGrounds(facts);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const unread: Recipient[] = [];

    for (const recipient of recipientsOf(facts, { connected: true })) {
      const country = inadequateCountry(recipient);
      if (country === null) continue;
      const { use } = recipient;
      // What the notice names with others alone is nothing for this one.
      const holds = (ground: RegExp) => /^(?:beside|general)$/.test(grounds.placeOf(use, ground));
      const isGuaranteed = holds(ownGuarantee);
      const isAssessed = isGuaranteed && holds(transferAssessment);
      const seatStated = otherCountryStated(notice, use);
      const group = groupParams(recipient, country);
      const suffix = group ? 'Group' : '';
      const seen = group && seenElsewhere(recipient, country);
      const groupSuffix = seen ? 'GroupSeen' : suffix;
      const told = (message: string) => recipientFinding(message, recipient, { country, seatStated: seatStated ?? '–', ...group, ...seen });
      const barred = barredCountries.has(country);
      const early = states.some((state) => recipient.requests.some((request) => request.states.includes(state)));
      if (early && (barred || isServedWithoutAdequacy(recipient)))
        risks.push(told(`withoutConsent${suffix}${toldIn(notice, grounds, recipient, country)}`));
      else if (early)
        hints.push(
          told(
            seatStated !== null ? 'seatStated' : !isGuaranteed && countriesStated(notice, use).includes(country) ? 'seatTold' : 'seatOnly',
          ),
        );
      else if (barred && !isAssessed && notice.url !== null && !notice.complete) unread.push(recipient);
      else if (barred && !isAssessed && grounds.placeOf(use, ownGuarantee) !== 'beside' && isUnnamed(facts, notice, use))
        risks.push(told(`undescribed${groupSuffix}`));
      else if (barred && !isAssessed && !isGuaranteed) risks.push(told(`barredCountry${groupSuffix}`));
      else if (barred && !isAssessed)
        risks.push(told(`barredUnassessed${suffix}${toldIn(notice, grounds, recipient, country) === '' ? '' : 'Told'}`));
      else if (seatStated !== null && group === null && !isServedWithoutAdequacy(recipient)) hints.push(told('seatStated'));
      else hints.push(told(`${isGuaranteed || holds(exception) ? 'withGuarantee' : 'withoutGuarantee'}${suffix}`));
    }
    for (const request of unknownHosts(facts, consentStates)) {
      if (request.serverCountry === null || adequacyOf(request.serverCountry).level !== 'none') continue;
      const params = { host: request.host, country: request.serverCountry };
      const message = request.servesBanner ? 'unknownBannerHost' : 'unknownRecipient';
      const pages = pageCount(facts.requests.filter(({ host }) => host === request.host));
      hints.push({ message, params, items: [requestItem(request, { pages })], cause: request.domain });
    }
    const verdict = verdictBeside(risks, hints);
    if (verdict) return verdict;
    if (unread.length > 0) {
      const params = { names: shortList(unread.map(({ use }) => use.service.name)) };
      return { class: 'NoClassification', message: 'noticeUnread', params, items: unread.map(({ use }) => serviceItem(use)) };
    }
    if (!complete) return { class: 'NoClassification', message: 'rejectNotExamined' };

    const recipients = recipientsOf(facts, { connected: true });
    const seatless = recipients.filter(({ use }) => use.vendorCountry === null && use.parentCountry === null).map(({ use }) => use);
    return openByUnknownSeat(unknownHosts(facts, consentStates), seatless, notice) ?? passed(recipients);
  },
});

/** Servers that answer from another third country than the group's own: params `place` and `hosts`, or null. */
function seenElsewhere({ requests }: Recipient, country: string): TextParams | null {
  const place = distantServer(requests.filter(({ serverCountry }) => serverCountry !== country));
  if (place === null) return null;
  const hosts = requests.filter(({ serverCountry }) => serverCountry === place).map(({ host }) => host);
  return { place, hosts: shortList([...new Set(hosts)]) };
}

/** Whether a notice says nothing of a service: a name in a row of links is none, and what it says of others is not said of this one. */
function isUnnamed({ policyMatches }: Partial<Pick<Facts, 'policyMatches'>>, notice: Notice, use: Recipient['use']): boolean {
  if (notice.url === null || namesVendor(notice.text, use)) return false;
  return (
    policyMatches?.some(({ serviceId, match }) => serviceId === use.service.id && match === 'notFound') ?? !namesService(notice.text, use)
  );
}

/** Characters to each side of a service's name that make up its part of a notice. */
const sectionLength = 900;

/** What the part of the notice on the service says of the country: its suffix of the message. */
function toldIn(notice: Notice, grounds: GroundReading, { use }: Recipient, country: string): '' | 'Told' | 'ToldUnassessed' {
  const names = countryPattern(country);
  const passage = grounds.partsOf(use, sectionLength).find((text) => names.test(text) && ownGuarantee.test(text));
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
