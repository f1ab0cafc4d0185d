import { defineCheck, type Finding } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import { serviceItem, verdictBeside } from '../items.ts';
import { bringsForm } from '../shared/forms/brought-forms.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { disputed, statute } from '../shared/law/law.ts';
import { type Notice, namesService, namesVendor, readNotice } from '../shared/notice/notice.ts';
import { isOrderStep } from '../shared/offer/order-steps.ts';
import { bareSteps } from '../shared/services/bare-connection.ts';
import { commonStarter } from '../shared/services/common-starter.ts';
import { initiatorChains, isConnectionOnly } from '../shared/services/initiator-chains.ts';
import { onlyPictures } from '../shared/services/payment-pictures.ts';
import { trackingCategories } from '../shared/services/service-observations.ts';
import { unknownHosts } from '../shared/services/tracking.ts';
import { answersSearch } from '../shared/services/typed-search.ts';
import { unconsentedStates } from '../shared/services/unconsented-states.ts';
import { runsTheSite } from '../shared/site/hosted-system.ts';
import { isHostedAbroad } from '../shared/transfers/hoster.ts';
import { isLimited, listedKind, loadersIn, storedBy, toldWithStyles, waits } from '../shared/transfers/listed-kind.ts';
import { type ListedKind, listedRecipientFixes, listedRecipientMessages } from '../shared/transfers/listed-recipients.ts';
import { groupNamed, groupParams, type Recipient, recipientFinding, recipientsOf } from '../shared/transfers/recipients.ts';
import { loadedKind, serverFixes, serverMessages } from '../shared/transfers/served-abroad.ts';
import { isAbroad, sparedMessages, verdictBesideSpared } from '../shared/transfers/spared-recipients.ts';
import { otherCountryStated, seatsDecided } from '../shared/transfers/stated-country.ts';
import { framework, ownGuarantee } from '../shared/transfers/transfer-bases.ts';
import { isExplained } from '../shared/transfers/transfer-explained.ts';
import { type GroundPlace, type GroundReading, readGrounds } from '../shared/transfers/transfer-grounds.ts';
import { type Standing, standingOf } from '../shared/transfers/transfer-standing.ts';
import { openByUnknownSeat, unknownRecipientFixes, unknownRecipientMessages } from '../shared/transfers/unknown-recipients.ts';
import { shortList } from '../shared/wording.ts';

const elsewhereFix = {
  de: '1. {#later} Laden Sie den Dienst {service} erst nach der Einwilligung, oder ersetzen Sie ihn durch einen Anbieter in der EU.\n2. Bleibt er, vereinbaren Sie mit {vendor} eine Garantie, etwa Standardvertragsklauseln, und nennen Sie sie beim Dienst in der Datenschutzerklärung.',
  en: '1. {#later} Load {service} only after consent, or replace it by a provider in the EU.\n2. If it stays, agree on a guarantee with {vendor}, such as standard contractual clauses, and name it beside the service in the privacy notice.',
};
/** Which of the two countries is right is a step of the check on countries without adequacy. */
const statedFix = {
  de: '1. {#tie,later} Laden Sie {service} erst nach der Einwilligung.',
  en: '1. {#tie,later} Load {service} only after consent.',
};

/** Whether data goes to recipients in third countries while nobody has agreed to anything. */
export default defineCheck({
  id: 'tc-before-consent',
  area: 'tc',
  version: 33,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 44 bis 46 DSGVO', 'Art. 44 to 46 GDPR'),
    statute('Durchführungsbeschluss (EU) 2023/1795 vom 10.7.2023', 'Implementing Decision (EU) 2023/1795 of 10 Jul 2023'),
    consentLaw.tdddg25,
    consentLaw.schremsTwo,
    disputed('EuG, 8.1.2025, T-354/22 Bindl', 'General Court, 8 Jan 2025, T-354/22 Bindl', {
      de: 'Rechtsmittel eingelegt, C-206/25 P',
      en: 'appeal lodged, C-206/25 P',
    }),
  ],
  volatile: {
    de: 'Ob eine dynamische IP-Adresse bei der Übermittlung an Dritte personenbezogen ist, liegt dem EuGH vor (Vorlage des BGH, VI ZR 258/24). Verneint er es, ist die bloße Verbindung milder zu beurteilen.',
    en: 'Whether a dynamic IP address is personal data when it is transmitted to third parties is before the CJEU (reference by the Federal Court of Justice, VI ZR 258/24). If it says no, the mere connection has to be judged more mildly.',
    since: '2026-11-21',
  },
  needs: ['services', 'requests', 'privacy', 'pages', 'attempts'],
  wants: ['cookies', 'storage', 'applicability', 'noticeServices', 'forms', 'shopPages', 'site'],
  texts: {
    de: {
      title: 'Drittlandverbindungen erst nach der Einwilligung',
      explanation:
        'Schon der Aufruf eines fremden Servers überträgt die IP-Adresse des Besuchers. Geht sie an ein Unternehmen in einem Land ohne Angemessenheitsbeschluss, braucht es Garantien nach Art. 46 DSGVO; in den USA genügt die aktive Teilnahme am Data Privacy Framework (Art. 45 DSGVO, Beschluss (EU) 2023/1795). Maßgeblich ist das Unternehmen. Der Standort des Servers ist nur ein Indiz, weil verteilte Netze oft falsch verortet werden.',
      confidenceReason:
        'Die Verbindung wird gemessen; das Land folgt zuerst aus dem Sitz des Unternehmens, der Server kann anderswo stehen.',
      howToFix:
        '1. {#later} Laden Sie den Dienst erst nach der Einwilligung, oder ersetzen Sie ihn durch einen Anbieter in der EU; bloße Dateien wie Schriften können Sie auch vom eigenen Server ausliefern.\n2. Nennen Sie die Grundlage der Übermittlung in der Datenschutzerklärung; Standardvertragsklauseln brauchen Sie nur für Empfänger ohne Angemessenheitsbeschluss und ohne Teilnahme am Data Privacy Framework.',
      fixes: {
        withGuarantee:
          '1. {#later} Laden Sie den Dienst {service} erst nach der Einwilligung, oder ersetzen Sie ihn durch einen Anbieter in der EU.\n2. Prüfen Sie, ob die genannte Garantie {vendor} umfasst.',
        withGuaranteeGroup:
          '1. {#later} Laden Sie den Dienst {service} erst nach der Einwilligung, oder ersetzen Sie ihn durch einen Anbieter in der EU.\n2. Prüfen Sie, ob die genannte Garantie den Vertrag mit {entity} und Zugriffe von {parent} umfasst.',
        withGuaranteeElsewhere: elsewhereFix.de,
        withGuaranteeElsewhereGroup: elsewhereFix.de,
        withGuaranteeGeneral: elsewhereFix.de,
        withGuaranteeGeneralGroup: elsewhereFix.de,
        parentOnlyStated: statedFix.de,
        ...listedRecipientFixes.de,
        ...unknownRecipientFixes('de', { early: true }),
        ...serverFixes('de'),
        connectionOnly: bareSteps.de,
      },
      messages: {
        noAdequacy: '{service} erhält {when} Daten; für {vendor} ({country}) gibt es keinen Angemessenheitsbeschluss',
        notListed: '{service} erhält {when} Daten; {vendor} (USA) steht nicht auf der Liste des Data Privacy Framework',
        noAdequacyGroup: `{service} überträgt {when} Daten an ${groupNamed.de}`,
        withGuaranteeGroup: `{service} überträgt {when} Daten an ${groupNamed.de}; die Datenschutzerklärung nennt eine Garantie`,
        withGuarantee: '{service} erhält {when} Daten ({vendor}, {country}); die Datenschutzerklärung nennt eine Garantie',
        withGuaranteeGeneral:
          '{service} erhält {when} Daten ({vendor}, {country}); die Datenschutzerklärung nennt Garantien nur allgemein, nicht für diesen Empfänger',
        withGuaranteeGeneralGroup: `{service} überträgt {when} Daten an ${groupNamed.de}; die Datenschutzerklärung nennt Garantien nur allgemein, nicht für diesen Empfänger`,
        withGuaranteeElsewhereGroup: `{service} überträgt {when} Daten an ${groupNamed.de}; die Datenschutzerklärung nennt Garantien nur bei anderen Empfängern`,
        withGuaranteeElsewhere:
          '{service} erhält {when} Daten ({vendor}, {country}); die Datenschutzerklärung nennt Garantien nur bei anderen Empfängern',
        parentOnlyStated:
          '{service} erhält {when} Daten; als Sitz von {vendor} nennt die Datenschutzerklärung {seatStated}, der Katalog des Scanners ein Land ohne Angemessenheitsbeschluss ({country}). Eine Übermittlung dorthin wurde nicht beobachtet',
        parentOnly:
          '{service} erhält {when} Daten; {vendor} oder die Konzernmutter sitzt in einem Land ohne Angemessenheitsbeschluss ({country}), eine Übermittlung dorthin wurde nicht beobachtet',
        connectionOnly:
          'Zu {service} ({vendor}, {country}) wird {when} nur eine Verbindung vorab aufgebaut (preconnect), die die IP-Adresse überträgt; geladen wird von dort nichts',
        ...listedRecipientMessages.de,
        ...unknownRecipientMessages.de,
        ...serverMessages('de'),
        ...sparedMessages('de'),
        noticeUnread: 'Ob die Datenschutzerklärung Garantien für diese Empfänger nennt, ließ sich nicht lesen: {names}',
      },
    },
    en: {
      title: 'Third-country connections only after consent',
      explanation:
        'The mere call of a foreign server transmits the visitor’s IP address. If it goes to a company in a country without adequacy decision, guarantees under Art. 46 GDPR are needed; in the USA, active participation in the Data Privacy Framework suffices (Art. 45 GDPR, Decision (EU) 2023/1795). The company is what counts. The location of the server is only an indication, because distributed networks are often located wrongly.',
      confidenceReason:
        'The connection is measured; the country follows first from the company’s seat, and the server may stand elsewhere.',
      howToFix:
        '1. {#later} Load the service only after consent, or replace it by a provider in the EU; mere files such as fonts you can also deliver from your own server.\n2. Name the basis of the transfer in the privacy notice; standard contractual clauses are only needed for recipients without adequacy decision and without participation in the Data Privacy Framework.',
      fixes: {
        withGuarantee:
          '1. {#later} Load {service} only after consent, or replace it by a provider in the EU.\n2. Check whether the guarantee named covers {vendor}.',
        withGuaranteeGroup:
          '1. {#later} Load {service} only after consent, or replace it by a provider in the EU.\n2. Check whether the guarantee named covers the contract with {entity} and access by {parent}.',
        withGuaranteeElsewhere: elsewhereFix.en,
        withGuaranteeElsewhereGroup: elsewhereFix.en,
        withGuaranteeGeneral: elsewhereFix.en,
        withGuaranteeGeneralGroup: elsewhereFix.en,
        parentOnlyStated: statedFix.en,
        ...listedRecipientFixes.en,
        ...unknownRecipientFixes('en', { early: true }),
        ...serverFixes('en'),
        connectionOnly: bareSteps.en,
      },
      messages: {
        noAdequacy: '{service} receives data {when}; there is no adequacy decision for {vendor} ({country})',
        notListed: '{service} receives data {when}; {vendor} (USA) is not on the list of the Data Privacy Framework',
        noAdequacyGroup: `{service} transfers data {when} to ${groupNamed.en}`,
        withGuaranteeGroup: `{service} transfers data {when} to ${groupNamed.en}; the privacy notice names a guarantee`,
        withGuarantee: '{service} receives data {when} ({vendor}, {country}); the privacy notice names a guarantee',
        withGuaranteeGeneral:
          '{service} receives data {when} ({vendor}, {country}); the privacy notice names guarantees only in general, not for this recipient',
        withGuaranteeGeneralGroup: `{service} transfers data {when} to ${groupNamed.en}; the privacy notice names guarantees only in general, not for this recipient`,
        withGuaranteeElsewhereGroup: `{service} transfers data {when} to ${groupNamed.en}; the privacy notice names guarantees only beside other recipients`,
        withGuaranteeElsewhere:
          '{service} receives data {when} ({vendor}, {country}); the privacy notice names guarantees only beside other recipients',
        parentOnlyStated:
          '{service} receives data {when}; as the seat of {vendor} the privacy notice names {seatStated}, the scanner’s catalogue a country without adequacy decision ({country}). A transfer there was not observed',
        parentOnly:
          '{service} receives data {when}; {vendor} or its parent has its seat in a country without adequacy decision ({country}), a transfer there was not observed',
        connectionOnly:
          'To {service} ({vendor}, {country}) only a connection is opened in advance {when} (preconnect), which transmits the IP address; nothing is loaded from there',
        ...listedRecipientMessages.en,
        ...unknownRecipientMessages.en,
        ...serverMessages('en'),
        ...sparedMessages('en'),
        noticeUnread: 'Whether the privacy notice names guarantees for these recipients could not be read: {names}',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const notice = readNotice(facts);
    const grounds = readGrounds(facts);
    const unread = notice.url !== null && !notice.complete;
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const open: Recipient[] = [];
    const openBeside: Finding[] = [];
    const unreadFor: Recipient[] = [];
    const spared: Recipient[] = [];
    const styled: Recipient[] = [];
    const loaders = loadersIn(facts);
    const chains = initiatorChains(facts);

    for (const all of recipientsOf(facts, { connected: true })) {
      const requests = all.requests.filter((request) => states.some((state) => request.states.includes(state)));
      // What is strictly necessary may have its recipient named; it needs no consent.
      if (requests.length === 0) continue;
      const recipient = { ...all, requests };
      if (all.use.service.consent === 'no') {
        if (isAbroad(recipient)) spared.push(recipient);
        continue;
      }
      const stored = storedBy(recipient, facts, states);
      const standing = standingOf(recipient);
      // Held back, there would be no site, nor a banner; where the servers of a provider from here stand is a question to him.
      if ((stored.length === 0 || standing.kind === 'serverOnly') && runsTheSite(all.use.service, facts.applicability?.system)) {
        if (isAbroad(recipient)) spared.push(recipient);
        continue;
      }
      // Tied to the banner, an embedded shop would be missing for visitors who reject: its transfer is judged by the other checks alone.
      if (all.use.service.category === 'shop' && (standing.kind === 'listed' || standing.kind === 'unknown')) {
        if (isAbroad(recipient)) spared.push(recipient);
        continue;
      }
      // The check on the embed says it, with the step that fits; only what stands against the transfer itself is to be added.
      if (stored.length === 0 && toldWithStyles(recipient) && standing.kind !== 'inadequate' && standing.kind !== 'notListed') {
        if (isAbroad(recipient)) styled.push(recipient);
        continue;
      }
      const guarantee = grounds.placeOf(recipient.use, ownGuarantee);
      const [seatDecided] = standing.kind === 'unknown' ? seatsDecided(notice, recipient.use, grounds) : [];
      const seatStated = standing.kind === 'parentOnly' ? otherCountryStated(notice, recipient.use) : (seatDecided ?? null);
      const group = standing.country === null ? null : groupParams(recipient, standing.country);
      const loader = facts.services.find(({ service }) => service.id === recipient.cause && service.id !== recipient.use.service.id);
      // What comes out of the browser's cache has no address; its server is the same.
      const placed = new Set(requests.flatMap(({ host, serverCountry }) => (serverCountry === standing.place ? [host] : [])));
      const distant = requests.filter(
        ({ host, serverCountry }) => placed.has(host) && (serverCountry === null || serverCountry === standing.place),
      );
      const isFile = recipient.use.service.category === 'font' || recipient.use.service.category === 'cdn';
      const starter = isFile
        ? commonStarter(
            requests.filter((request) => !isConnectionOnly(request)),
            chains,
            recipient.use.service.id,
          )
        : null;
      const told = (message: string) =>
        recipientFinding(message, standing.kind === 'serverOnly' ? { ...recipient, requests: distant } : recipient, {
          hosts: shortList([...new Set(distant.map(({ host }) => host))]),
          country: standing.country ?? '–',
          place: standing.place ?? '–',
          stored: shortList(stored),
          pixels: shortList(onlyPictures(requests)?.pixels ?? []),
          loader: loader?.service.name ?? '–',
          starter: starter?.service.name ?? '–',
          seatStated: seatStated ?? '–',
          ...group,
        });
      if (stored.length === 0 && requests.every(isConnectionOnly)) {
        // Nothing that could hold something else than the visitor's address: the line goes, whoever the recipient is.
        if (isAbroad(recipient)) hints.push(told('connectionOnly'));
        continue;
      }
      const kind = listedKind(recipient.use, {
        stored,
        isBrought: loader !== undefined,
        isLoader: loaders.has(recipient.use),
        requests,
        waits: waits(recipient.use, facts, states),
        isLimited: isLimited(recipient.use, facts, states),
        isForm: bringsForm(recipient.use, facts.forms ?? []),
        files: starter !== null ? 'started' : isFile && requests.some((request) => chains.embedAround(request) !== null) ? 'mixed' : 'own',
        isPaid: requests.every(({ pageUrl }) => isOrderStep(pageUrl, facts.shopPages ?? [])),
      });
      if (standing.kind === 'unknown' && recipient.use.vendorCountry === 'US') {
        // On the list or not, the consent is missing; where that is disputed, the recipient is told beside others alone.
        const known = seatDecided !== undefined ? 'Elsewhere' : guarantee === 'beside' ? 'Covered' : '';
        const finding = told(`${kind}Perhaps${known}`);
        if (kind === 'listed' || kind === 'listedStoring' || kind === 'listedBroughtTracking') hints.push(finding);
        else openBeside.push(finding);
        open.push(recipient);
      } else if (standing.kind === 'unknown') open.push(recipient);
      else if (standing.kind === 'inadequate' || standing.kind === 'notListed') {
        if (guarantee !== 'none')
          hints.push(
            told(
              `withGuarantee${placeOfGuarantee(guarantee, recipient, notice, grounds)}${group && standing.kind === 'inadequate' ? 'Group' : ''}`,
            ),
          );
        else if (unread) unreadFor.push(recipient);
        else risks.push(told(standing.kind === 'notListed' ? 'notListed' : `noAdequacy${group ? 'Group' : ''}`));
      } else if (seatStated !== null) hints.push(told('parentOnlyStated'));
      else if (standing.kind !== 'fine')
        hints.push(
          told(
            lesserMessage(standing, kind, {
              // Where clauses stand beside the recipient, or are named for all of its country, nobody has to name another basis.
              isNamed: framework.test(notice.text) || guarantee === 'beside' || grounds.ruleFor(recipient.use, ownGuarantee) !== null,
              isExplained: standing.place !== null && isExplained(grounds, recipient.use, standing.place),
              isSearch: answersSearch(recipient.use, facts.requests),
              isPayment: recipient.use.service.category === 'payment',
              measures: measuring(recipient.use.service, stored),
              requests,
            }),
          ),
        );
    }
    const verdict = risks.length + hints.length === 0 ? null : verdictBeside(risks, [...hints, ...openBeside]);
    if (verdict) return verdict;
    if (unreadFor.length > 0) {
      const params = { names: shortList(unreadFor.map(({ use }) => use.service.name)) };
      return { class: 'NoClassification', message: 'noticeUnread', params, items: unreadFor.map(({ use }) => serviceItem(use)) };
    }
    const unknownSeat = openByUnknownSeat(
      unknownHosts(facts, states),
      open.map(({ use }) => use),
      notice,
    );
    if (unknownSeat) return unknownSeat;
    return verdictBesideSpared(spared, styled, { complete, hosted: isHostedAbroad(facts) });
  },
});

/** Where the guarantee stands, as the ending of a message. A list of possible grounds says nothing of whom the notice does not name. */
function placeOfGuarantee(place: GroundPlace, { use }: Recipient, notice: Notice, grounds: GroundReading): '' | 'Elsewhere' | 'General' {
  if (place === 'elsewhere') return 'Elsewhere';
  const isTold = namesService(notice.text, use) || namesVendor(notice.text, use) || grounds.ruleFor(use, ownGuarantee) !== null;
  return place === 'general' && !isTold ? 'General' : '';
}

/** Whether a service measures, and whether it is disputed that it has to wait for a consent: not where it stores something. */
function measuring({ category, consent }: ServiceUse['service'], stored: readonly string[]): 'no' | 'disputed' | 'yes' {
  if (!trackingCategories.has(category)) return 'no';
  return consent === 'disputed' && stored.length === 0 ? 'disputed' : 'yes';
}

/** A recipient on the list is told by what is wrong all the same: the missing consent, or nothing for certain. */
function lesserMessage(
  { kind, place }: Standing,
  listed: ListedKind,
  {
    isNamed,
    isExplained,
    isSearch,
    isPayment,
    measures,
    requests,
  }: {
    isNamed: boolean;
    isExplained: boolean;
    isSearch: boolean;
    isPayment: boolean;
    measures: 'no' | 'disputed' | 'yes';
    requests: readonly RequestFact[];
  },
): string {
  if (kind === 'serverOnly')
    return `${place === 'US' ? 'serverInUsa' : 'serverOnly'}${isSearch ? 'Search' : loadedKind(requests, measures, isPayment)}${isExplained ? 'Explained' : ''}`;
  if (kind !== 'listed') return kind;
  return `${listed}${isNamed ? 'Named' : ''}`;
}
