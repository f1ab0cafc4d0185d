import { cmps } from '#knowledge/find-cmp.ts';
import { systemNamed } from '#knowledge/find-system.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { bannerFrameFixes, bannerFrameMessages, bannerFrameVerdict } from '../shared/banner/banner-frame.ts';
import { isBroughtBeside } from '../shared/banner/brought-tool.ts';
import { hintsOf, isServedFromEu, withStored, writtenBy } from '../shared/banner/consent-tool-hints.ts';
import { mayBeBanner, scriptOfChoice } from '../shared/banner/consent-tool-origin.ts';
import { contractFixes, identifierSteps, reasonedStep, withDisclosed } from '../shared/banner/consent-tool-steps.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { disputed, statute } from '../shared/law/law.ts';
import { wasSent } from '../shared/services/initiator-chains.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { isThirdCountry } from '../shared/transfers/third-country.ts';
import { shortList } from '../shared/wording.ts';

export default defineCheck({
  id: 'cmp-own-loading',
  area: 'cmp',
  version: 15,
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
  wants: ['privacy', 'pages', 'applicability'],
  texts: {
    de: {
      title: 'Datenschutz der CMP selbst',
      explanation:
        'Das Einwilligungswerkzeug lädt vor jeder Auswahl. Was es dabei überträgt und speichert, muss sich auf das Nötige beschränken (§ 25 Abs. 2 Nr. 2 TDDDG); mit dem Anbieter braucht es einen Vertrag zur Auftragsverarbeitung, für Drittländer eine Grundlage (Art. 28, 44 DSGVO). Der Standort weltweit verteilter Server lässt sich nur ungefähr bestimmen.',
      confidenceReason:
        'Was vor der Auswahl lädt und gespeichert wird, ist gemessen; das Land eines Servers ist nur das seiner Adresse zugeordnete.',
      howToFix:
        '1. Schließen Sie mit dem Anbieter einen Vertrag zur Auftragsverarbeitung und nennen Sie ihn in der Datenschutzerklärung, soweit noch nicht geschehen.\n2. Werden vor der Auswahl Kennungen vergeben oder übertragen, schalten Sie sie ab.',
      fixes: {
        ...contractFixes('de'),
        identifierSent: identifierSteps.de,
        identifierStored: identifierSteps.de,
        alsoStored: identifierSteps.de,
        alsoStoredReasoned: reasonedStep.de,
        notNamed: '1. Nennen Sie {service} in der Datenschutzerklärung.',
        ...bannerFrameFixes('de'),
      },
      messages: {
        ...withDisclosed({
          providerInUsa:
            '{service} (Sitz des Anbieters laut Katalog: {country}; Vertragspartner kann eine Gesellschaft in Europa sein) wird vor der Auswahl geladen',
          thirdCountryProvider:
            '{service} (Sitz des Anbieters laut Katalog: {country}, ein Drittland; Vertragspartner kann eine Gesellschaft in Europa sein) wird vor der Auswahl geladen',
          thirdCountryParent: '{service}, ein Anbieter mit Konzernmutter in einem Drittland ({country}), wird vor der Auswahl geladen',
          providerInUsaListed:
            '{service} (Sitz des Anbieters laut Katalog: {country}; Vertragspartner kann eine Gesellschaft in Europa sein) wird vor der Auswahl geladen; laut Katalog des Scanners nimmt {vendor} am Data Privacy Framework teil',
          thirdCountryParentListed:
            '{service}, ein Anbieter mit Konzernmutter in einem Drittland ({country}), wird vor der Auswahl geladen; laut Katalog des Scanners nimmt {vendor} am Data Privacy Framework teil',
          serverInUsa: '{service} wird vor der Auswahl von einem Server geladen, dessen Adresse den USA zugeordnet ist',
          thirdCountryServer:
            '{service} wird vor der Auswahl von einem Server geladen, dessen Adresse einem Drittland zugeordnet ist ({country})',
          euProviderServerAbroad:
            '{service} (Sitz des Anbieters: {place}) wird vor der Auswahl von einem Server geladen, dessen Adresse einem Drittland zugeordnet ist ({country})',
        }),
        adequateProvider:
          '{service} (Sitz des Anbieters laut Katalog: {country}, ein Drittland mit Angemessenheitsbeschluss der EU-Kommission) wird vor der Auswahl geladen',
        identifierSent: '{service} überträgt schon vor der Auswahl eine Kennung ({names})',
        identifierStored: '{service} speichert schon vor der Auswahl eine Kennung ({names})',
        notNamed: '{service} ist in der Datenschutzerklärung nicht genannt',
        alsoStored: '{service} legt schon vor der Auswahl an: {names}',
        alsoStoredReasoned:
          '{service} legt schon vor der Auswahl an: {names}; die Datenschutzerklärung nennt das als unbedingt erforderlich',
        loaded: '{service} wird vor der Auswahl geladen; ein Drittland oder eine Kennung war dabei nicht zu erkennen',
        loadedStoring:
          '{service} wird vor der Auswahl geladen und legt schon dann an: {names}; ein Drittland oder eine Kennung war dabei nicht zu erkennen',
        loadedEu:
          '{service} wird vor der Auswahl unter der Adresse geladen, die der Anbieter für Server in der EU nennt ({hosts}); eine Kennung war dabei nicht zu erkennen. Dass die Adresse hier einem Drittland zugeordnet ist, ist bei verteilten Servern kein Beleg',
        loadedEuStoring:
          '{service} wird vor der Auswahl unter der Adresse geladen, die der Anbieter für Server in der EU nennt ({hosts}), und legt schon dann an: {names}; eine Kennung war dabei nicht zu erkennen. Dass die Adresse hier einem Drittland zugeordnet ist, ist bei verteilten Servern kein Beleg',
        selfHostedStoring: '{service} wurde vor der Auswahl von keinem fremden Server geladen; vor der Auswahl angelegt wird: {names}',
        selfHosted: '{service} wurde vor der Auswahl von keinem fremden Server geladen',
        nothingForeign: 'Vor der Auswahl wurde keine Verbindung zu fremden Servern beobachtet',
        noForeignScript: 'Vor der Auswahl wurde von fremden Servern kein Skript geladen, auch keines des Banners',
        noKnownTool:
          'Ein bekanntes Einwilligungswerkzeug eines Anbieters wurde nicht erkannt; fremde Server, von denen vor der Auswahl Skripte geladen wurden und von denen auch das des Banners stammen kann: {hosts}',
        noKnownToolOwnScript:
          'Ein bekanntes Einwilligungswerkzeug eines Anbieters wurde nicht erkannt; die Auswahl speichert ein Skript der Website selbst ({script})',
        noKnownToolOthers:
          'Ein bekanntes Einwilligungswerkzeug eines Anbieters wurde nicht erkannt; dass das Banner von einem fremden Server kommt, wurde nicht beobachtet',
        noKnownToolFrom:
          'Ein bekanntes Einwilligungswerkzeug eines Anbieters wurde nicht erkannt; das Skript, das die Auswahl speichert, kommt von {host}',
        toolUnplacedFrom: 'Das Skript von {service}, das die Auswahl speichert, kommt von {host}',
        toolUnplacedOwnScript:
          'Eine Verbindung zum Anbieter von {service} wurde vor der Auswahl nicht beobachtet; die Auswahl speichert ein Skript der Website selbst ({script})',
        toolUnplacedOthers: 'Dass {service} vor der Auswahl von einem fremden Server geladen wird, wurde nicht beobachtet',
        toolUnplaced:
          'Eine Verbindung zum Anbieter von {service} wurde vor der Auswahl nicht beobachtet; fremde Server, von denen vor der Auswahl Skripte geladen wurden und von denen auch {service} stammen kann: {hosts}',
        ofSystem:
          '{service} gehört zu {system}, worauf die Website läuft; dass vor der Auswahl für das Banner ein weiterer Anbieter geladen wird, wurde nicht beobachtet',
        ...bannerFrameMessages('de'),
        noCmp: 'Es wurde kein Einwilligungswerkzeug gefunden',
      },
    },
    en: {
      title: 'Privacy of the CMP itself',
      explanation:
        'The consent tool loads before any choice. What it transmits and stores has to be limited to what is necessary (Section 25(2) no. 2 TDDDG); it takes a data processing agreement with the provider and a basis for third countries (Art. 28, 44 GDPR). The location of servers spread over the world can only be told roughly.',
      confidenceReason:
        'What loads and is stored before the choice is measured; the country of a server is only the one assigned to its address.',
      howToFix:
        '1. Conclude a data processing agreement with the provider and name it in the privacy notice, unless that is done.\n2. If identifiers are assigned or transmitted before the choice, switch them off.',
      fixes: {
        ...contractFixes('en'),
        identifierSent: identifierSteps.en,
        identifierStored: identifierSteps.en,
        alsoStored: identifierSteps.en,
        alsoStoredReasoned: reasonedStep.en,
        notNamed: '1. Name {service} in the privacy notice.',
        ...bannerFrameFixes('en'),
      },
      messages: {
        ...withDisclosed({
          providerInUsa:
            '{service} (seat of the provider according to the catalogue: {country}; the contracting party may be a company in Europe) is loaded before the choice',
          thirdCountryProvider:
            '{service} (seat of the provider according to the catalogue: {country}, a third country; the contracting party may be a company in Europe) is loaded before the choice',
          thirdCountryParent: '{service}, a provider with its parent in a third country ({country}), is loaded before the choice',
          providerInUsaListed:
            '{service} (seat of the provider according to the catalogue: {country}; the contracting party may be a company in Europe) is loaded before the choice; according to the scanner’s catalogue, {vendor} takes part in the Data Privacy Framework',
          thirdCountryParentListed:
            '{service}, a provider with its parent in a third country ({country}), is loaded before the choice; according to the scanner’s catalogue, {vendor} takes part in the Data Privacy Framework',
          serverInUsa: 'Before the choice, {service} is loaded from a server whose address is assigned to the USA',
          thirdCountryServer:
            'Before the choice, {service} is loaded from a server whose address is assigned to a third country ({country})',
          euProviderServerAbroad:
            'Before the choice, {service} (seat of the provider: {place}) is loaded from a server whose address is assigned to a third country ({country})',
        }),
        adequateProvider:
          '{service} (seat of the provider according to the catalogue: {country}, a third country with an adequacy decision of the European Commission) is loaded before the choice',
        identifierSent: '{service} transmits an identifier even before the choice ({names})',
        identifierStored: '{service} stores an identifier even before the choice ({names})',
        notNamed: '{service} is not named in the privacy notice',
        alsoStored: '{service} creates even before the choice: {names}',
        alsoStoredReasoned: '{service} creates even before the choice: {names}; the privacy notice names that as strictly necessary',
        loaded: '{service} is loaded before the choice; no third country and no identifier could be recognised in that',
        loadedStoring:
          '{service} is loaded before the choice and creates: {names}; no third country and no identifier could be recognised in that',
        loadedEu:
          'Before the choice, {service} is loaded from the address that the provider names for servers in the EU ({hosts}); no identifier could be recognised in that. That the address is assigned to a third country here proves nothing with distributed servers',
        loadedEuStoring:
          'Before the choice, {service} is loaded from the address that the provider names for servers in the EU ({hosts}) and creates: {names}; no identifier could be recognised in that. That the address is assigned to a third country here proves nothing with distributed servers',
        selfHostedStoring: 'Before the choice, {service} was not loaded from any third-party server; created before the choice: {names}',
        selfHosted: 'Before the choice, {service} was not loaded from any third-party server',
        nothingForeign: 'Before the choice, no connection to third-party servers was observed',
        noForeignScript: 'Before the choice, no script was loaded from third-party servers, that of the banner included',
        noKnownTool:
          'No known consent tool of a provider was recognised; third-party servers from which scripts were loaded before the choice and that of the banner may come from as well: {hosts}',
        noKnownToolOwnScript:
          'No known consent tool of a provider was recognised; a script of the website itself stores the choice ({script})',
        noKnownToolOthers:
          'No known consent tool of a provider was recognised; that the banner comes from a third-party server was not observed',
        noKnownToolFrom: 'No known consent tool of a provider was recognised; the script that stores the choice comes from {host}',
        toolUnplacedFrom: 'The script of {service} that stores the choice comes from {host}',
        toolUnplacedOwnScript:
          'No connection to the provider of {service} was observed before the choice; a script of the website itself stores the choice ({script})',
        toolUnplacedOthers: 'That {service} is loaded from a third-party server before the choice was not observed',
        toolUnplaced:
          'No connection to the provider of {service} was observed before the choice; third-party servers from which scripts were loaded before the choice and {service} may come from as well: {hosts}',
        ofSystem:
          '{service} belongs to {system}, on which the website runs; that a further provider is loaded for the banner before the choice was not observed',
        ...bannerFrameMessages('en'),
        noCmp: 'No consent tool was found',
      },
    },
  },
  run(facts) {
    const tools = facts.services.filter((use) => use.service.category === 'cmp' && !isBroughtBeside(use, facts));
    const loaded = tools.flatMap((use) => {
      const requests = facts.requests.filter(
        (request) =>
          request.serviceId === use.service.id && request.party !== 'first' && request.states.includes('none') && wasSent(request),
      );
      return requests.length > 0 ? [{ use, requests }] : [];
    });
    // A tool that came only after the choice did not ask for it, where the banner is known as another's.
    const { banner, cmpName } = facts.banner;
    const asked = tools.find(
      ({ service, states }) => states.includes('none') || service.name === cmpName || cmpName === null || !banner?.visible,
    );
    if (loaded.length === 0) return withoutTool(asked, facts);
    const inEu = loaded.flatMap(({ requests }) => requests.filter(isServedFromEu));
    const params = {
      service: shortList(loaded.map(({ use }) => use.service.name)),
      hosts: shortList([...new Set(inEu.map(({ host }) => host))]),
    };
    return (
      verdictOf({ hints: loaded.flatMap(({ use, requests }) => hintsOf(use, requests, facts)) }) ?? {
        class: 'Conform',
        ...withStored(
          inEu.some(({ serverCountry }) => isThirdCountry(serverCountry) === true) ? 'loadedEu' : 'loaded',
          params,
          loaded.flatMap(({ use }) => writtenBy(use.service.id, facts)),
        ),
      }
    );
  },
});

/** The system of the website where the banner is a part of it, so that nobody stands behind it but who delivers the site. */
function systemOfBanner(cmpName: string | null, system: string | null | undefined): string | null {
  if (!system) return null;
  const vendor = cmps.find(({ name }) => name === cmpName)?.vendor;
  return vendor !== undefined && systemNamed(system)?.id === vendor ? system : null;
}

/** No known tool came from elsewhere: a frame of another host that shows the banner is a provider all the same. */
function withoutTool(
  tool: ServiceUse | undefined,
  facts: Pick<Facts, 'banner' | 'requests' | 'cookies' | 'storage'> & Partial<Pick<Facts, 'privacy' | 'pages' | 'applicability'>>,
): Verdict {
  const { requests } = facts;
  const { banner, cmpName } = facts.banner;
  const shown = banner?.visible === true;
  const foreign = requests.filter((request) => request.party !== 'first' && request.states.includes('none') && wasSent(request));
  const [frame, ...frames] = foreign.filter(({ servesBanner }) => servesBanner);
  if (shown && frame) return bannerFrameVerdict([frame, ...frames], facts);
  if (tool) return { class: 'Conform', ...withStored('selfHosted', { service: tool.service.name }, writtenBy(tool.service.id, facts)) };
  if (!shown) return { class: 'NotApplicable', message: 'noCmp' };
  const system = systemOfBanner(cmpName, facts.applicability?.system);
  if (cmpName !== null && system !== null) return { class: 'Conform', message: 'ofSystem', params: { service: cmpName, system } };
  const folders = cmps.find(({ name }) => name === cmpName)?.ownPaths ?? [];
  const isOwnModule = ({ party, type, url }: Facts['requests'][number]) =>
    party === 'first' && type === 'script' && folders.some((folder) => url.includes(folder));
  if (cmpName !== null && requests.some(isOwnModule)) return { class: 'Conform', message: 'selfHosted', params: { service: cmpName } };
  const scripts = foreign.filter(({ type }) => type === 'script');
  if (scripts.length === 0 && cmpName !== null) return { class: 'Conform', message: 'selfHosted', params: { service: cmpName } };
  if (scripts.length === 0) return { class: 'Conform', message: foreign.length > 0 ? 'noForeignScript' : 'nothingForeign' };
  const hosts = shortList([
    ...new Set(
      besideBanner(scripts, facts)
        .filter(mayBeBanner)
        .map(({ host }) => host),
    ),
  ]);
  const script = scriptOfChoice(facts, cmps.find(({ name }) => name === cmpName)?.consentKeys);
  const found = script === null ? (hosts === '' ? 'Others' : '') : 'own' in script ? 'OwnScript' : 'From';
  const params = { hosts, ...(script && ('own' in script ? { script: script.own } : { host: script.host })) };
  return cmpName === null
    ? { class: 'Conform', message: `noKnownTool${found}`, params }
    : { class: 'Conform', message: `toolUnplaced${found}`, params: { service: cmpName, ...params } };
}

/**
 * Requests of the page on which the banner was seen: what only another page loads cannot have brought it. Where that page is not known,
 * all of them.
 */
function besideBanner(
  scripts: readonly RequestFact[],
  { banner: { banner }, pages = [] }: Pick<Facts, 'banner'> & Partial<Pick<Facts, 'pages'>>,
): readonly RequestFact[] {
  const start = startPage(pages);
  if (!start || !banner?.pageId.endsWith('-p1')) return scripts;
  return scripts.filter(({ pageUrl }) => pageUrl === start.url);
}
