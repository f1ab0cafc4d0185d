import { adequacyOf, US_DPF_VALID } from '#knowledge/country.ts';
import { findDeliveryNetwork } from '#knowledge/find-delivery-network.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { RequestFact } from '../facts.ts';
import { isConnectionOnly } from '../initiator-chains.ts';
import { requestItem, serviceItem, verdictOf } from '../items.ts';
import { disputed, statute } from '../law.ts';
import { readNotice } from '../notice.ts';
import { shortList } from '../stored-findings.ts';
import { unknownHosts } from '../tracking.ts';
import {
  barredCountries,
  countryOfRecipient,
  inadequateCountry,
  isServedWithoutAdequacy,
  isThirdCountry,
  ownGuarantee,
  type Recipient,
  recipientFinding,
  recipientsOf,
} from '../transfers.ts';
import { unconsentedStates } from '../unconsented-states.ts';

/** Whether data goes to recipients in third countries while nobody has agreed to anything. */
export default defineCheck({
  id: 'tc-before-consent',
  area: 'tc',
  version: 1,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 44 bis 46 DSGVO', 'Art. 44 to 46 GDPR'),
    consentLaw.schremsTwo,
    disputed('EuG, 8.1.2025, T-354/22 Bindl', 'General Court, 8 Jan 2025, T-354/22 Bindl', {
      de: 'Rechtsmittel C-206/25 P anhängig',
      en: 'appeal C-206/25 P pending',
    }),
  ],
  volatile: {
    de: 'Ob eine dynamische IP-Adresse für den Betreiber der Website personenbezogen ist, liegt dem EuGH vor (BGH VI ZR 258/24, C-206/25 P). Verneint er es, ist die bloße Verbindung milder zu beurteilen.',
    en: 'Whether a dynamic IP address is personal data for the operator of the website is before the CJEU (Federal Court of Justice VI ZR 258/24, C-206/25 P). If it says no, the mere connection has to be judged more mildly.',
    since: '2026-11-21',
  },
  needs: ['services', 'requests', 'privacy', 'pages', 'attempts'],
  texts: {
    de: {
      title: 'Drittlandverbindungen vor der Einwilligung',
      explanation:
        'Schon der Aufruf eines fremden Servers überträgt die IP-Adresse des Besuchers. Geht sie an ein Unternehmen in einem Land ohne Angemessenheitsbeschluss, braucht es Garantien nach Art. 44 ff. DSGVO; in den USA genügt die aktive Teilnahme am Data Privacy Framework. Maßgeblich ist das Unternehmen. Der Standort des Servers ist nur ein Indiz, weil verteilte Netze oft falsch verortet werden.',
      confidenceReason:
        'Die Verbindung wird gemessen; das Land folgt zuerst aus dem Sitz des Unternehmens, der Server kann anderswo stehen.',
      howToFix:
        '1. Laden Sie den Dienst erst nach der Einwilligung.\n2. Ersetzen Sie ihn durch einen Anbieter in der EU oder liefern Sie die Dateien vom eigenen Server aus.\n3. Schließen Sie für verbleibende Empfänger Standardvertragsklauseln ab und nennen Sie sie in der Datenschutzerklärung.',
      messages: {
        noAdequacy: '{service} erhält ohne Einwilligung Daten; für {vendor} ({country}) gibt es keinen Angemessenheitsbeschluss',
        notListed: '{service} erhält ohne Einwilligung Daten; {vendor} (USA) steht nicht auf der Liste des Data Privacy Framework',
        withGuarantee: '{service} erhält ohne Einwilligung Daten ({vendor}, {country}); die Datenschutzerklärung nennt eine Garantie',
        parentOnly:
          '{service} erhält ohne Einwilligung Daten; Vertragspartner oder Server liegen in der EU, der Konzern sitzt in {country} ohne Angemessenheit',
        connectionOnly: 'Ohne Einwilligung besteht eine Verbindung zu {service} ({vendor}, {country}), ohne dass Inhalte geladen wurden',
        listed: '{service} erhält ohne Einwilligung Daten; {vendor} (USA) nimmt am Data Privacy Framework teil',
        serverOnly:
          '{service} gehört zu einem Unternehmen in der EU oder in einem sicheren Land, die Adresse des Servers ist {place} zugeordnet',
        noticeUnread: 'Ob die Datenschutzerklärung Garantien für diese Empfänger nennt, ließ sich nicht lesen: {names}',
        ownerUnknown: 'Sitz oder Status dieser Empfänger ist nicht bekannt: {names}',
        rejectNotExamined: 'Vor der Einwilligung gab es keine solche Verbindung; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Third-country connections before consent',
      explanation:
        'The mere call of a foreign server transmits the visitor’s IP address. If it goes to a company in a country without adequacy decision, guarantees under Art. 44 et seq. GDPR are needed; in the USA, active participation in the Data Privacy Framework suffices. The company is what counts. The location of the server is only an indication, because distributed networks are often located wrongly.',
      confidenceReason:
        'The connection is measured; the country follows first from the company’s seat, and the server may stand elsewhere.',
      howToFix:
        '1. Load the service only after consent.\n2. Replace it by a provider in the EU or deliver the files from your own server.\n3. Conclude standard contractual clauses for the remaining recipients and name them in the privacy notice.',
      messages: {
        noAdequacy: '{service} receives data without consent; there is no adequacy decision for {vendor} ({country})',
        notListed: '{service} receives data without consent; {vendor} (USA) is not on the list of the Data Privacy Framework',
        withGuarantee: '{service} receives data without consent ({vendor}, {country}); the privacy notice names a guarantee',
        parentOnly:
          '{service} receives data without consent; contract partner or server are in the EU, the group has its seat in {country} without adequacy',
        connectionOnly: 'Without consent there is a connection to {service} ({vendor}, {country}) without any content being loaded',
        listed: '{service} receives data without consent; {vendor} (USA) takes part in the Data Privacy Framework',
        serverOnly: '{service} belongs to a company in the EU or in a safe country, the address of the server is assigned to {place}',
        noticeUnread: 'Whether the privacy notice names guarantees for these recipients could not be read: {names}',
        ownerUnknown: 'Seat or status of these recipients is not known: {names}',
        rejectNotExamined: 'There was no such connection before consent; the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const notice = readNotice(facts);
    const guaranteed = ownGuarantee.test(notice.text);
    const unread = notice.url !== null && !notice.complete;
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const open: Recipient[] = [];
    const unreadFor: Recipient[] = [];

    for (const all of recipientsOf(facts)) {
      const requests = all.requests.filter((request) => states.some((state) => request.states.includes(state)));
      // What is strictly necessary may have its recipient named; it needs no consent.
      if (requests.length === 0 || all.use.service.consent === 'no') continue;
      const recipient = { ...all, requests };
      const standing = standingOf(recipient);
      const told = (message: string) =>
        recipientFinding(message, recipient, { country: standing.country ?? '–', place: standing.place ?? '–' });
      if (standing.kind === 'unknown') open.push(recipient);
      else if (standing.kind === 'inadequate' || standing.kind === 'notListed') {
        if (requests.every(isConnectionOnly)) hints.push(told('connectionOnly'));
        else if (guaranteed) hints.push(told('withGuarantee'));
        else if (unread) unreadFor.push(recipient);
        else risks.push(told(standing.kind === 'inadequate' ? 'noAdequacy' : 'notListed'));
      } else if (standing.kind !== 'fine') hints.push(told(standing.kind));
    }
    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    if (unreadFor.length > 0) {
      const params = { names: shortList(unreadFor.map(({ use }) => use.service.name)) };
      return { class: 'NoClassification', message: 'noticeUnread', params, items: unreadFor.map(({ use }) => serviceItem(use)) };
    }
    const hosts = unknownHosts(facts, states);
    if (open.length + hosts.length > 0) {
      const names = shortList([...open.map(({ use }) => use.service.name), ...hosts.map(({ host }) => host)]);
      const items = [...open.map(({ use }) => serviceItem(use)), ...hosts.map((request) => requestItem(request))];
      return { class: 'NoClassification', message: 'ownerUnknown', params: { names }, items };
    }
    return complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' };
  },
});

interface Standing {
  kind: 'fine' | 'unknown' | 'inadequate' | 'notListed' | 'parentOnly' | 'listed' | 'serverOnly';
  country: string | null;
  place: string | null;
}

/** On which footing a recipient stands: by its company, only then by its servers. */
function standingOf(recipient: Recipient): Standing {
  const { vendorCountry, dpf } = recipient.use;
  const country = countryOfRecipient(recipient.use);
  const standing = (kind: Standing['kind'], place: string | null = null, of = country): Standing => ({ kind, country: of, place });
  const inadequate = inadequateCountry(recipient);
  if (inadequate !== null) {
    const certain = barredCountries.has(inadequate) || isServedWithoutAdequacy(recipient);
    return standing(certain ? 'inadequate' : 'parentOnly', null, inadequate);
  }
  if (country === null) return standing('unknown');
  if (country === 'US') {
    if (dpf === 'active' && US_DPF_VALID.valid) return standing('listed');
    if (dpf === 'unknown') return standing('unknown');
    return standing(vendorCountry === 'US' ? 'notListed' : 'parentOnly');
  }
  const place = isThirdCountry(country) ? null : distantServer(recipient.requests);
  return place === null ? standing('fine') : standing('serverOnly', place);
}

/** Country of a server without adequacy, unless a delivery network answers: its addresses are located where it is registered. */
function distantServer(requests: readonly RequestFact[]): string | null {
  const distant = requests.find(({ serverCountry, serverIp, cnames }) => {
    if (serverCountry === null || findDeliveryNetwork({ ip: serverIp, cnames }) !== null) return false;
    const { level } = adequacyOf(serverCountry);
    return level === 'none' || level === 'dpf-only';
  });
  return distant?.serverCountry ?? null;
}
