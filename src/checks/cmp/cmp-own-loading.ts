import { consentLaw } from '../consent-law.ts';
import { holdsVisitorId, visitorIdentifiers } from '../consent-tool-identifiers.ts';
import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { Facts, RequestFact, ServiceUse } from '../facts.ts';
import { wasSent } from '../initiator-chains.ts';
import { atLeastOne, requestItem, verdictOf } from '../items.ts';
import { disputed, statute } from '../law.ts';
import { observationItems } from '../service-observations.ts';
import { shortList, storedItem } from '../stored-findings.ts';
import { wasWrittenIn } from '../stored-items.ts';
import { countryOfRecipient, isThirdCountry } from '../transfers.ts';

export default defineCheck({
  id: 'cmp-own-loading',
  area: 'cmp',
  version: 1,
  weight: 2,
  confidence: 'high',
  legalBasis: [
    consentLaw.tdddg25Necessary,
    statute('Art. 28, 44 DSGVO', 'Art. 28, 44 GDPR'),
    disputed('VG Wiesbaden, 1.12.2021, 6 L 738/21', 'Administrative Court Wiesbaden, 1 Dec 2021, 6 L 738/21', {
      de: 'aus Verfahrensgründen aufgehoben: HessVGH, 17.1.2022, 10 B 2486/21',
      en: 'set aside on procedural grounds: Higher Administrative Court of Hesse, 17 Jan 2022, 10 B 2486/21',
    }),
  ],
  needs: ['banner', 'services', 'requests', 'cookies', 'storage', 'policyMatches'],
  texts: {
    de: {
      title: 'Datenschutz der CMP selbst',
      explanation:
        'Das Einwilligungswerkzeug lädt vor jeder Auswahl. Was es dabei überträgt und speichert, muss sich auf das Nötige beschränken (§ 25 Abs. 2 Nr. 2 TDDDG); mit dem Anbieter braucht es einen Vertrag zur Auftragsverarbeitung, für Drittländer eine Grundlage (Art. 28, 44 DSGVO). Der Standort weltweit verteilter Server lässt sich nur ungefähr bestimmen.',
      confidenceReason: 'Die Anfragen vor der Auswahl werden gemessen; das Land eines Servers ist bei weltweiten Netzen ungenau.',
      howToFix:
        '1. Werden vor der Auswahl Kennungen vergeben oder übertragen, schalten Sie sie ab.\n2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie den Anbieter in der Datenschutzerklärung.',
      fixes: {
        providerInUsa:
          '1. Klären und dokumentieren Sie, worauf sich die Übermittlung an {service} stützt: einen Angemessenheitsbeschluss (bei den USA einen Eintrag in der Liste zum Data Privacy Framework) oder Standardvertragsklauseln.\n2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie Anbieter und Drittland in der Datenschutzerklärung.\n3. Werden vor der Auswahl Kennungen vergeben oder übertragen, schalten Sie sie ab.\n4. Erwägen Sie einen Anbieter in der EU; ein Wechsel oder Selbst-Hosting vermeidet die Übermittlung, ist aber nicht vorgeschrieben.',
        thirdCountryProvider:
          '1. Klären und dokumentieren Sie, worauf sich die Übermittlung an {service} stützt: einen Angemessenheitsbeschluss (bei den USA einen Eintrag in der Liste zum Data Privacy Framework) oder Standardvertragsklauseln.\n2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie Anbieter und Drittland in der Datenschutzerklärung.\n3. Werden vor der Auswahl Kennungen vergeben oder übertragen, schalten Sie sie ab.\n4. Erwägen Sie einen Anbieter in der EU; ein Wechsel oder Selbst-Hosting vermeidet die Übermittlung, ist aber nicht vorgeschrieben.',
        thirdCountryParent:
          '1. Klären und dokumentieren Sie, worauf sich die Übermittlung an {service} stützt: einen Angemessenheitsbeschluss (bei den USA einen Eintrag in der Liste zum Data Privacy Framework) oder Standardvertragsklauseln.\n2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie Anbieter und Drittland in der Datenschutzerklärung.\n3. Werden vor der Auswahl Kennungen vergeben oder übertragen, schalten Sie sie ab.\n4. Erwägen Sie einen Anbieter in der EU; ein Wechsel oder Selbst-Hosting vermeidet die Übermittlung, ist aber nicht vorgeschrieben.',
        serverInUsa:
          '1. Lassen Sie sich von {service} bestätigen, wo die Server stehen, und halten Sie Server in der EU im Vertrag fest.\n2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie den Anbieter in der Datenschutzerklärung.\n3. Werden vor der Auswahl Kennungen vergeben oder übertragen, schalten Sie sie ab.',
        thirdCountryServer:
          '1. Lassen Sie sich von {service} bestätigen, wo die Server stehen, und halten Sie Server in der EU im Vertrag fest.\n2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie den Anbieter in der Datenschutzerklärung.\n3. Werden vor der Auswahl Kennungen vergeben oder übertragen, schalten Sie sie ab.',
        euProviderServerAbroad:
          '1. Lassen Sie sich von {service} bestätigen, wo die Server stehen, und halten Sie Server in der EU im Vertrag fest.\n2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie den Anbieter in der Datenschutzerklärung.\n3. Werden vor der Auswahl Kennungen vergeben oder übertragen, schalten Sie sie ab.',
      },
      messages: {
        providerInUsa: '{service}, ein Anbieter mit Sitz in den USA, wird vor der Auswahl geladen',
        thirdCountryProvider: '{service}, ein Anbieter mit Sitz in einem Drittland ({country}), wird vor der Auswahl geladen',
        thirdCountryParent: '{service}, ein Anbieter mit Konzernmutter in einem Drittland ({country}), wird vor der Auswahl geladen',
        serverInUsa: '{service} wird vor der Auswahl von einem Server geladen, dessen Adresse den USA zugeordnet ist',
        thirdCountryServer:
          '{service} wird vor der Auswahl von einem Server geladen, dessen Adresse einem Drittland zugeordnet ist ({country})',
        euProviderServerAbroad:
          '{service} (Sitz des Anbieters: {place}) wird vor der Auswahl von einem Server geladen, dessen Adresse einem Drittland zugeordnet ist ({country})',
        identifierSent: '{service} überträgt schon vor der Auswahl eine Kennung ({names})',
        identifierStored: '{service} speichert schon vor der Auswahl eine Kennung ({names})',
        notNamed: '{service} ist in der Datenschutzerklärung nicht genannt',
        selfHosted: 'Das Banner wird von der Website selbst ausgeliefert',
        noCmp: 'Es wurde kein Einwilligungswerkzeug gefunden',
      },
    },
    en: {
      title: 'Privacy of the CMP itself',
      explanation:
        'The consent tool loads before any choice. What it transmits and stores has to be limited to what is necessary (Section 25(2) no. 2 TDDDG); it takes a data processing agreement with the provider and a basis for third countries (Art. 28, 44 GDPR). The location of servers spread over the world can only be told roughly.',
      confidenceReason: 'The requests before the choice are measured; the country of a server is imprecise with worldwide networks.',
      howToFix:
        '1. If identifiers are assigned or transmitted before the choice, switch them off.\n2. Conclude a data processing agreement and name the provider in the privacy notice.',
      fixes: {
        providerInUsa:
          '1. Clarify and document on what the transfer to {service} rests: an adequacy decision (for the USA an entry in the list of the Data Privacy Framework) or standard contractual clauses.\n2. Conclude a data processing agreement and name the provider and the third country in the privacy notice.\n3. If identifiers are assigned or transmitted before the choice, switch them off.\n4. Consider a provider in the EU; switching or hosting the tool yourself avoids the transfer but is not required.',
        thirdCountryProvider:
          '1. Clarify and document on what the transfer to {service} rests: an adequacy decision (for the USA an entry in the list of the Data Privacy Framework) or standard contractual clauses.\n2. Conclude a data processing agreement and name the provider and the third country in the privacy notice.\n3. If identifiers are assigned or transmitted before the choice, switch them off.\n4. Consider a provider in the EU; switching or hosting the tool yourself avoids the transfer but is not required.',
        thirdCountryParent:
          '1. Clarify and document on what the transfer to {service} rests: an adequacy decision (for the USA an entry in the list of the Data Privacy Framework) or standard contractual clauses.\n2. Conclude a data processing agreement and name the provider and the third country in the privacy notice.\n3. If identifiers are assigned or transmitted before the choice, switch them off.\n4. Consider a provider in the EU; switching or hosting the tool yourself avoids the transfer but is not required.',
        serverInUsa:
          '1. Have {service} confirm where the servers are, and fix servers in the EU in the contract.\n2. Conclude a data processing agreement and name the provider in the privacy notice.\n3. If identifiers are assigned or transmitted before the choice, switch them off.',
        thirdCountryServer:
          '1. Have {service} confirm where the servers are, and fix servers in the EU in the contract.\n2. Conclude a data processing agreement and name the provider in the privacy notice.\n3. If identifiers are assigned or transmitted before the choice, switch them off.',
        euProviderServerAbroad:
          '1. Have {service} confirm where the servers are, and fix servers in the EU in the contract.\n2. Conclude a data processing agreement and name the provider in the privacy notice.\n3. If identifiers are assigned or transmitted before the choice, switch them off.',
      },
      messages: {
        providerInUsa: '{service}, a provider with its seat in the USA, is loaded before the choice',
        thirdCountryProvider: '{service}, a provider with its seat in a third country ({country}), is loaded before the choice',
        thirdCountryParent: '{service}, a provider with its parent in a third country ({country}), is loaded before the choice',
        serverInUsa: 'Before the choice, {service} is loaded from a server whose address is assigned to the USA',
        thirdCountryServer: 'Before the choice, {service} is loaded from a server whose address is assigned to a third country ({country})',
        euProviderServerAbroad:
          'Before the choice, {service} (seat of the provider: {place}) is loaded from a server whose address is assigned to a third country ({country})',
        identifierSent: '{service} transmits an identifier even before the choice ({names})',
        identifierStored: '{service} stores an identifier even before the choice ({names})',
        notNamed: '{service} is not named in the privacy notice',
        selfHosted: 'The banner is delivered by the website itself',
        noCmp: 'No consent tool was found',
      },
    },
  },
  run(facts) {
    const tools = facts.services.filter(({ service }) => service.category === 'cmp');
    const loaded = tools.flatMap((use) => {
      const requests = facts.requests.filter(
        (request) =>
          request.serviceId === use.service.id && request.party !== 'first' && request.states.includes('none') && wasSent(request),
      );
      return requests.length > 0 ? [{ use, requests }] : [];
    });
    if (loaded.length === 0) {
      const shown = facts.banner.banner?.visible === true || tools.length > 0;
      return shown ? { class: 'Conform', message: 'selfHosted' } : { class: 'NotApplicable', message: 'noCmp' };
    }
    return verdictOf({ hints: loaded.flatMap(({ use, requests }) => hintsOf(use, requests, facts)) }) ?? { class: 'Conform' };
  },
});

type Seen = Pick<Facts, 'cookies' | 'storage' | 'policyMatches'>;

function hintsOf(use: ServiceUse, requests: readonly RequestFact[], { cookies, storage, policyMatches }: Seen): Finding[] {
  const { id, name } = use.service;
  const hints: Finding[] = [];
  const add = (message: string, items: readonly FindingItem[], params: Record<string, string> = {}) => {
    const shown = atLeastOne(items.slice(0, 15));
    if (shown) hints.push({ message, params: { service: name, ...params }, items: shown, cause: id, serviceIds: [id] });
  };
  const country = countryOfRecipient(use);
  const abroad = requests.filter(({ serverCountry }) => isThirdCountry(serverCountry) === true);
  const server = abroad[0]?.serverCountry ?? '';
  if (country !== null && isThirdCountry(country) === true) add(providerMessage(use, country), observationItems({ requests }), { country });
  else if (abroad.length > 0 && isThirdCountry(use.vendorCountry) === false)
    add('euProviderServerAbroad', observationItems({ requests: abroad }), { country: server, place: use.vendorCountry! });
  else if (abroad.length > 0)
    add(server === 'US' ? 'serverInUsa' : 'thirdCountryServer', observationItems({ requests: abroad }), { country: server });
  const telling = visitorIdentifiers(requests);
  add(
    'identifierSent',
    telling.map(({ request, names }) => requestItem(request, { identifiers: names.join(', ') })),
    { names: shortList([...new Set(telling.flatMap(({ names }) => names))]) },
  );
  const stored = [
    ...cookies.filter((cookie) => cookie.serviceId === id && holdsVisitorId(cookie) && wasWrittenIn(cookie, 'none')),
    ...storage.filter((entry) => entry.serviceId === id && holdsVisitorId(entry) && entry.states.includes('none')),
  ];
  add('identifierStored', stored.map(storedItem), { names: shortList(stored.map((item) => ('name' in item ? item.name : item.key))) });
  if (policyMatches.some(({ serviceId, match }) => serviceId === id && match === 'notFound'))
    add('notNamed', observationItems({ requests }));
  return hints;
}

/** Seat and parent are told apart: where a company sits is what its address in the contract shows. */
function providerMessage({ vendorCountry }: ServiceUse, country: string): string {
  if (isThirdCountry(vendorCountry) !== true) return 'thirdCountryParent';
  return country === 'US' ? 'providerInUsa' : 'thirdCountryProvider';
}
