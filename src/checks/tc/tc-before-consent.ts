import type { ConsentState } from '#evidence/evidence.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding, type Locale, type TextParams } from '../define-check.ts';
import type { CookieFact, Facts, RequestFact, ServiceUse, StorageFact } from '../facts.ts';
import { isFormService } from '../form-services.ts';
import { runsTheSite } from '../hosted-system.ts';
import { initiatorChains, isConnectionOnly } from '../initiator-chains.ts';
import { serviceItem, verdictOf } from '../items.ts';
import { disputed, statute } from '../law.ts';
import { type ListedKind, listedRecipientFixes, listedRecipientMessages } from '../listed-recipients.ts';
import { addedTo, numberedSteps } from '../message-variants.ts';
import { readNotice } from '../notice.ts';
import { trackingCategories } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';
import { unknownHosts } from '../tracking.ts';
import { type Standing, standingOf } from '../transfer-standing.ts';
import {
  countryOfRecipient,
  framework,
  groupNamed,
  groupParams,
  isThirdCountry,
  ownGuarantee,
  type Recipient,
  recipientFinding,
  recipientsOf,
} from '../transfers.ts';
import { unconsentedStates } from '../unconsented-states.ts';
import { openByUnknownSeat, unknownRecipientFixes, unknownRecipientMessages } from '../unknown-recipients.ts';
import { doubtfulStorage } from '../widget-storage.ts';

/** What to do about a company in the EEA that answers from elsewhere, by what loads of it: files, a frame or scripts as well. */
const serverSteps = {
  de: {
    '': 'Legen Sie die Dateien von {service} auf den eigenen Server, soweit der Anbieter das erlaubt, oder laden Sie sie erst nach der Einwilligung.',
    Frame: 'Ersetzen Sie den Rahmen (iframe) von {service} durch einen Link, oder laden Sie ihn erst auf einen Klick des Besuchers.',
    Script:
      'Laden Sie {service} erst nach der Einwilligung oder auf einen Klick des Besuchers, oder rufen Sie die Inhalte über den eigenen Server ab, soweit der Anbieter das erlaubt.',
  },
  en: {
    '': 'Put the files of {service} on your own server as far as the provider allows it, or load them only after consent.',
    Frame: 'Replace the frame (iframe) of {service} by a link, or load it only on a click of the visitor.',
    Script:
      'Load {service} only after consent or on a click of the visitor, or fetch the contents through your own server as far as the provider allows it.',
  },
};
const serverRest = {
  de: 'Soweit die Verbindung bleibt, klären Sie mit dem Anbieter, ob Daten in das Drittland gelangen, und nennen Sie Land und Grundlage in der Datenschutzerklärung, wenn sie dort noch fehlen.',
  en: 'As far as the connection stays, clarify with the provider whether data goes to the third country, and state country and basis in the privacy notice if they are still missing there.',
};

const serverTold = {
  de: {
    serverInUsa:
      '{service} (Sitz des Unternehmens: {country}) liefert {when} von Servern aus, deren Adresse den USA zugeordnet ist: {hosts}',
    serverOnly:
      '{service} (Sitz des Unternehmens: {country}) liefert {when} von Servern aus, deren Adresse einem Drittland zugeordnet ist ({place}): {hosts}',
  },
  en: {
    serverInUsa: '{service} (seat of the company: {country}) delivers {when} from servers whose address is assigned to the USA: {hosts}',
    serverOnly:
      '{service} (seat of the company: {country}) delivers {when} from servers whose address is assigned to a third country ({place}): {hosts}',
  },
};

function serverMessages(locale: Locale): Record<string, string> {
  return addedTo(serverTold[locale], { '': '', Frame: '', Script: '' });
}

function serverFixes(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.keys(serverTold[locale]).flatMap((name) =>
      Object.entries(serverSteps[locale]).map(([kind, step]) => [name + kind, numberedSteps([step, serverRest[locale]])]),
    ),
  );
}

/** Whether data goes to recipients in third countries while nobody has agreed to anything. */
export default defineCheck({
  id: 'tc-before-consent',
  area: 'tc',
  version: 10,
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
  wants: ['cookies', 'storage', 'applicability'],
  texts: {
    de: {
      title: 'Drittlandverbindungen erst nach der Einwilligung',
      explanation:
        'Schon der Aufruf eines fremden Servers überträgt die IP-Adresse des Besuchers. Geht sie an ein Unternehmen in einem Land ohne Angemessenheitsbeschluss, braucht es Garantien nach Art. 46 DSGVO; in den USA genügt die aktive Teilnahme am Data Privacy Framework (Art. 45 DSGVO, Beschluss (EU) 2023/1795). Maßgeblich ist das Unternehmen. Der Standort des Servers ist nur ein Indiz, weil verteilte Netze oft falsch verortet werden.',
      confidenceReason:
        'Die Verbindung wird gemessen; das Land folgt zuerst aus dem Sitz des Unternehmens, der Server kann anderswo stehen.',
      howToFix:
        '1. Laden Sie den Dienst erst nach der Einwilligung, oder ersetzen Sie ihn durch einen Anbieter in der EU; bloße Dateien wie Schriften können Sie auch vom eigenen Server ausliefern.\n2. Nennen Sie die Grundlage der Übermittlung in der Datenschutzerklärung; Standardvertragsklauseln brauchen Sie nur für Empfänger ohne Angemessenheitsbeschluss und ohne Teilnahme am Data Privacy Framework.',
      fixes: {
        withGuarantee:
          '1. Laden Sie den Dienst {service} erst nach der Einwilligung, oder ersetzen Sie ihn durch einen Anbieter in der EU.\n2. Prüfen Sie, ob die genannte Garantie {vendor} umfasst.',
        withGuaranteeGroup:
          '1. Laden Sie den Dienst {service} erst nach der Einwilligung, oder ersetzen Sie ihn durch einen Anbieter in der EU.\n2. Prüfen Sie, ob die genannte Garantie den Vertrag mit {entity} und Zugriffe von {parent} umfasst.',
        ...listedRecipientFixes.de,
        ...unknownRecipientFixes('de', { early: true }),
        ...serverFixes('de'),
      },
      messages: {
        noAdequacy: '{service} erhält {when} Daten; für {vendor} ({country}) gibt es keinen Angemessenheitsbeschluss',
        notListed: '{service} erhält {when} Daten; {vendor} (USA) steht nicht auf der Liste des Data Privacy Framework',
        noAdequacyGroup: `{service} überträgt {when} Daten an ${groupNamed.de}`,
        withGuaranteeGroup: `{service} überträgt {when} Daten an ${groupNamed.de}; die Datenschutzerklärung nennt eine Garantie`,
        withGuarantee: '{service} erhält {when} Daten ({vendor}, {country}); die Datenschutzerklärung nennt eine Garantie',
        parentOnly:
          '{service} erhält {when} Daten; {vendor} oder die Konzernmutter sitzt in einem Land ohne Angemessenheitsbeschluss ({country}), eine Übermittlung dorthin wurde nicht beobachtet',
        connectionOnly: '{service} ({vendor}, {country}) wird {when} angesprochen, ohne dass Inhalte geladen wurden',
        ...listedRecipientMessages.de,
        ...unknownRecipientMessages.de,
        ...serverMessages('de'),
        exceptTool:
          'Außer dem Einwilligungswerkzeug ({names}) wurde ohne Einwilligung kein Empfänger mit Sitz in den USA oder einem anderen Land ohne allgemeinen Angemessenheitsbeschluss beobachtet',
        exceptNecessary:
          'Außer Diensten, die keine Einwilligung brauchen ({names}), wurde ohne Einwilligung kein Empfänger mit Sitz in den USA oder einem anderen Land ohne allgemeinen Angemessenheitsbeschluss beobachtet',
        serverAbroad:
          'Ohne Einwilligung wurde kein Empfänger mit Sitz in den USA oder einem anderen Land ohne allgemeinen Angemessenheitsbeschluss beobachtet; die Adresse des Servers ist bei {names} einem Drittland zugeordnet ({place})',
        serverAbroadRejectNotExamined:
          'Vor der Einwilligung wurde kein Empfänger mit Sitz in den USA oder einem anderen Land ohne allgemeinen Angemessenheitsbeschluss beobachtet; die Adresse des Servers ist bei {names} einem Drittland zugeordnet ({place}), und der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        noneAbroad:
          'Ohne Einwilligung wurde kein Empfänger mit Sitz in den USA oder einem anderen Land ohne allgemeinen Angemessenheitsbeschluss beobachtet',
        noticeUnread: 'Ob die Datenschutzerklärung Garantien für diese Empfänger nennt, ließ sich nicht lesen: {names}',
        exceptToolRejectNotExamined:
          'Außer dem Einwilligungswerkzeug ({names}) wurde vor der Einwilligung kein Empfänger mit Sitz in den USA oder einem anderen Land ohne allgemeinen Angemessenheitsbeschluss beobachtet; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        exceptNecessaryRejectNotExamined:
          'Außer Diensten, die keine Einwilligung brauchen ({names}), wurde vor der Einwilligung kein Empfänger mit Sitz in den USA oder einem anderen Land ohne allgemeinen Angemessenheitsbeschluss beobachtet; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        rejectNotExamined: 'Vor der Einwilligung gab es keine solche Verbindung; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Third-country connections only after consent',
      explanation:
        'The mere call of a foreign server transmits the visitor’s IP address. If it goes to a company in a country without adequacy decision, guarantees under Art. 46 GDPR are needed; in the USA, active participation in the Data Privacy Framework suffices (Art. 45 GDPR, Decision (EU) 2023/1795). The company is what counts. The location of the server is only an indication, because distributed networks are often located wrongly.',
      confidenceReason:
        'The connection is measured; the country follows first from the company’s seat, and the server may stand elsewhere.',
      howToFix:
        '1. Load the service only after consent, or replace it by a provider in the EU; mere files such as fonts you can also deliver from your own server.\n2. Name the basis of the transfer in the privacy notice; standard contractual clauses are only needed for recipients without adequacy decision and without participation in the Data Privacy Framework.',
      fixes: {
        withGuarantee:
          '1. Load {service} only after consent, or replace it by a provider in the EU.\n2. Check whether the guarantee named covers {vendor}.',
        withGuaranteeGroup:
          '1. Load {service} only after consent, or replace it by a provider in the EU.\n2. Check whether the guarantee named covers the contract with {entity} and access by {parent}.',
        ...listedRecipientFixes.en,
        ...unknownRecipientFixes('en', { early: true }),
        ...serverFixes('en'),
      },
      messages: {
        noAdequacy: '{service} receives data {when}; there is no adequacy decision for {vendor} ({country})',
        notListed: '{service} receives data {when}; {vendor} (USA) is not on the list of the Data Privacy Framework',
        noAdequacyGroup: `{service} transfers data {when} to ${groupNamed.en}`,
        withGuaranteeGroup: `{service} transfers data {when} to ${groupNamed.en}; the privacy notice names a guarantee`,
        withGuarantee: '{service} receives data {when} ({vendor}, {country}); the privacy notice names a guarantee',
        parentOnly:
          '{service} receives data {when}; {vendor} or its parent has its seat in a country without adequacy decision ({country}), a transfer there was not observed',
        connectionOnly: '{service} ({vendor}, {country}) is contacted {when} without any content being loaded',
        ...listedRecipientMessages.en,
        ...unknownRecipientMessages.en,
        ...serverMessages('en'),
        exceptTool:
          'Apart from the consent tool ({names}), no recipient with its seat in the USA or another country without general adequacy decision was observed without consent',
        exceptNecessary:
          'Apart from services that need no consent ({names}), no recipient with its seat in the USA or another country without general adequacy decision was observed without consent',
        serverAbroad:
          'Without consent, no recipient with its seat in the USA or another country without general adequacy decision was observed; the address of the server is assigned to a third country for {names} ({place})',
        serverAbroadRejectNotExamined:
          'Before consent, no recipient with its seat in the USA or another country without general adequacy decision was observed; the address of the server is assigned to a third country for {names} ({place}), and the state after rejection could not be examined',
        noneAbroad:
          'Without consent, no recipient with its seat in the USA or another country without general adequacy decision was observed',
        noticeUnread: 'Whether the privacy notice names guarantees for these recipients could not be read: {names}',
        exceptToolRejectNotExamined:
          'Apart from the consent tool ({names}), no recipient with its seat in the USA or another country without general adequacy decision was observed before consent; the state after rejection could not be examined',
        exceptNecessaryRejectNotExamined:
          'Apart from services that need no consent ({names}), no recipient with its seat in the USA or another country without general adequacy decision was observed before consent; the state after rejection could not be examined',
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
    const openBeside: Finding[] = [];
    const unreadFor: Recipient[] = [];
    const spared: Recipient[] = [];
    const loaders = loadersIn(facts);

    for (const all of recipientsOf(facts)) {
      const requests = all.requests.filter((request) => states.some((state) => request.states.includes(state)));
      // What is strictly necessary may have its recipient named; it needs no consent.
      if (requests.length === 0) continue;
      const recipient = { ...all, requests };
      if (all.use.service.consent === 'no') {
        if (isAbroad(recipient)) spared.push(recipient);
        continue;
      }
      const stored = storedBy(recipient, facts, states);
      if (stored.length === 0 && runsTheSite(all.use.service, facts.applicability?.system)) {
        if (isAbroad(recipient)) spared.push(recipient);
        continue;
      }
      const standing = standingOf(recipient);
      const group = standing.country === null ? null : groupParams(recipient, standing.country);
      const loader = facts.services.find(({ service }) => service.id === recipient.cause && service.id !== recipient.use.service.id);
      const distant = requests.filter(({ serverCountry }) => serverCountry === standing.place);
      const told = (message: string) =>
        recipientFinding(message, standing.kind === 'serverOnly' ? { ...recipient, requests: distant } : recipient, {
          hosts: shortList([...new Set(distant.map(({ host }) => host))]),
          country: standing.country ?? '–',
          place: standing.place ?? '–',
          stored: shortList(stored),
          loader: loader?.service.name ?? '–',
          ...group,
        });
      const kind = listedKind(recipient.use, { stored, isBrought: loader !== undefined, isLoader: loaders.has(recipient.use) });
      if (standing.kind === 'unknown' && recipient.use.vendorCountry === 'US') {
        // On the list or not, the consent is missing; where that is disputed, the recipient is told beside others alone.
        const finding = told(`${kind}Perhaps`);
        if (kind === 'listed' || kind === 'listedStoring' || kind === 'listedBroughtTracking') hints.push(finding);
        else openBeside.push(finding);
        open.push(recipient);
      } else if (standing.kind === 'unknown') open.push(recipient);
      else if (standing.kind === 'inadequate' || standing.kind === 'notListed') {
        if (requests.every(isConnectionOnly)) hints.push(told('connectionOnly'));
        else if (guaranteed) hints.push(told(group && standing.kind === 'inadequate' ? 'withGuaranteeGroup' : 'withGuarantee'));
        else if (unread) unreadFor.push(recipient);
        else risks.push(told(standing.kind === 'notListed' ? 'notListed' : `noAdequacy${group ? 'Group' : ''}`));
      } else if (standing.kind !== 'fine')
        hints.push(told(lesserMessage(standing, kind, { isNamed: framework.test(notice.text), requests })));
    }
    const verdict = risks.length + hints.length === 0 ? null : verdictOf({ risks, hints: [...hints, ...openBeside] });
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
    if (spared.length === 0)
      return complete ? { class: 'Conform', message: 'noneAbroad' } : { class: 'NoClassification', message: 'rejectNotExamined' };
    const { message, params } = sparedMessage(spared);
    if (!complete) return { class: 'NoClassification', message: `${message}RejectNotExamined`, params };
    return { class: 'Conform', message, params };
  },
});

/** Services by which others came about that follow visitors or need consent. */
function loadersIn(facts: Pick<Facts, 'requests' | 'services'>): ReadonlySet<ServiceUse> {
  const chains = initiatorChains(facts);
  const telling = new Set(
    facts.services
      .filter(({ service }) => service.consent === 'yes' || trackingCategories.has(service.category))
      .map(({ service }) => service.id),
  );
  const brought = facts.requests.filter(({ serviceId }) => serviceId !== null && telling.has(serviceId));
  return new Set(brought.flatMap((request) => chains.ancestorsOf(request)));
}

/** Embeds that a page shows unasked: what they need for themselves is needed by whoever uses them, not by all who open the page. */
const contents: ReadonlySet<ServiceCategory> = new Set(['booking', 'chat', 'video', 'map', 'social', 'audio']);

/** Names of what a service stored without anyone having agreed, each once. */
function storedBy({ use }: Recipient, { cookies = [], storage = [] }: Partial<Facts>, states: readonly ConsentState[]): string[] {
  const isShown = contents.has(use.service.category) && !isFormService(use.service);
  const facts = { cookies: isShown ? cookies.map(withDoubt) : cookies, storage: isShown ? storage.map(withDoubt) : storage };
  const items = doubtfulStorage(new Set([use.service.id]), facts, states);
  return [...new Set(items.map((item) => ('name' in item ? item.name : item.key)))];
}

function withDoubt<Item extends CookieFact | StorageFact>(item: Item): Item {
  return item.category === 'necessary' ? { ...item, category: 'functional', needsConsent: 'disputed' } : item;
}

/** A recipient on the list is told by what is wrong all the same: the missing consent, or nothing for certain. */
function lesserMessage(
  { kind, place }: Standing,
  listed: ListedKind,
  { isNamed, requests }: { isNamed: boolean; requests: readonly RequestFact[] },
): string {
  if (kind === 'serverOnly') return `${place === 'US' ? 'serverInUsa' : 'serverOnly'}${loadedKind(requests)}`;
  if (kind !== 'listed') return kind;
  return `${listed}${isNamed ? 'Named' : ''}`;
}

/** What loads: a frame with all that is in it, files that can be kept elsewhere, or more than these. */
function loadedKind(requests: readonly RequestFact[]): '' | 'Frame' | 'Script' {
  if (requests.some(({ type, parentId }) => type === 'frame' && parentId === null)) return 'Frame';
  return requests.every(({ type }) => type === 'image' || type === 'font' || type === 'stylesheet' || type === 'media') ? '' : 'Script';
}

function listedKind(
  { service }: ServiceUse,
  { stored, isBrought, isLoader }: { stored: readonly string[]; isBrought: boolean; isLoader: boolean },
): ListedKind {
  const { consent, category } = service;
  // Pictures of a network that a feed brings are no tracker of their own.
  if (isBrought)
    return consent === 'yes' && trackingCategories.has(category) && category !== 'social' ? 'listedBroughtTracking' : 'listedBrought';
  if (consent === 'yes') return 'listed';
  if (category === 'font' || category === 'cdn') return 'listedFiles';
  if (category === 'captcha') return 'listedCaptcha';
  // The mere loading is disputed; what is stored with it is another matter, and told by the checks on it.
  if (stored.length > 0) return 'listedStoring';
  if (isFormService(service)) return 'listedForm';
  return isLoader ? 'listedLoader' : 'listedDisputed';
}

/** Says who was left out: those with their seat abroad, or else those of whom only a server answers from there. */
function sparedMessage(spared: readonly Recipient[]): { message: string; params: TextParams } {
  const seated = spared.filter(({ use }) => isThirdCountry(countryOfRecipient(use)) === true);
  const names = shortList((seated.length > 0 ? seated : spared).map(({ use }) => use.service.name));
  if (seated.length === 0) {
    const distant = spared[0]!.requests.find(({ serverCountry }) => isThirdCountry(serverCountry) === true);
    return { message: 'serverAbroad', params: { names, place: distant?.serverCountry ?? '–' } };
  }
  return { message: seated.every(({ use }) => use.service.category === 'cmp') ? 'exceptTool' : 'exceptNecessary', params: { names } };
}

/** Recipients this check leaves out that sit or answer outside the EEA all the same. */
function isAbroad({ use, requests }: Recipient): boolean {
  return isThirdCountry(countryOfRecipient(use)) === true || requests.some(({ serverCountry }) => isThirdCountry(serverCountry) === true);
}
