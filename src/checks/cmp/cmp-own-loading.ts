import { cmps } from '#knowledge/find-cmp.ts';
import { systemNamed } from '#knowledge/find-system.ts';
import { defineCheck, type Locale, type Verdict } from '../define-check.ts';
import type { Facts, ServiceUse } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { bannerFrameFixes, bannerFrameMessages, bannerFrameVerdict } from '../shared/banner/banner-frame.ts';
import { isBroughtBeside } from '../shared/banner/brought-tool.ts';
import { hintsOf, withStored, writtenBy } from '../shared/banner/consent-tool-hints.ts';
import { mayBeBanner, scriptOfChoice } from '../shared/banner/consent-tool-origin.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { disputed, statute } from '../shared/law/law.ts';
import { wasSent } from '../shared/services/initiator-chains.ts';
import { shortList } from '../shared/wording.ts';

const otherProvider = {
  de: '3. Erwägen Sie einen Anbieter in der EU oder Selbst-Hosting: Das kann die Übermittlung vermeiden, wenn auch Server und Unterauftragnehmer in der EU sind; vorgeschrieben ist es nicht.',
  en: '3. Consider a provider in the EU or hosting the tool yourself: that can avoid the transfer if servers and sub-processors are in the EU as well; it is not required.',
};
const contractOnly = {
  de: '2. Schließen Sie einen Vertrag zur Auftragsverarbeitung, falls noch keiner besteht.',
  en: '2. Conclude a data processing agreement if there is none yet.',
};
const contractAndCountry = {
  de: '2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie Anbieter und Drittland in der Datenschutzerklärung, soweit noch nicht geschehen.',
  en: '2. Conclude a data processing agreement and name the provider and the third country in the privacy notice, unless that is done.',
};
const contractAndName = {
  de: '2. Schließen Sie einen Vertrag zur Auftragsverarbeitung und nennen Sie den Anbieter in der Datenschutzerklärung, soweit noch nicht geschehen.',
  en: '2. Conclude a data processing agreement and name the provider in the privacy notice, unless that is done.',
};
const listedStep = {
  de: '1. Prüfen Sie den Eintrag von {vendor} auf dataprivacyframework.gov und notieren Sie das Datum; fehlt er, stützen Sie die Übermittlung auf Standardvertragsklauseln.',
  en: '1. Check the entry of {vendor} on dataprivacyframework.gov and note the date; if it is missing, base the transfer on standard contractual clauses.',
};
const transferStep = {
  de: '1. Klären und dokumentieren Sie, worauf sich die Übermittlung an {service} stützt: einen Angemessenheitsbeschluss (bei den USA einen Eintrag in der Liste zum Data Privacy Framework) oder Standardvertragsklauseln.',
  en: '1. Clarify and document on what the transfer to {service} rests: an adequacy decision (for the USA an entry in the list of the Data Privacy Framework) or standard contractual clauses.',
};
/** The same where the notice names a basis already. */
const groundedStep = {
  de: '1. Prüfen und dokumentieren Sie, ob die Grundlage trägt, die die Datenschutzerklärung für die Übermittlung an {service} nennt (beim Data Privacy Framework der Eintrag auf dataprivacyframework.gov mit Datum, bei Standardvertragsklauseln der Abschluss).',
  en: '1. Check and document whether the basis holds that the privacy notice names for the transfer to {service} (for the Data Privacy Framework the entry on dataprivacyframework.gov with its date, for standard contractual clauses their conclusion).',
};
const serverStep = {
  de: '1. Lassen Sie sich von {service} bestätigen, wo die Server stehen, und halten Sie Server in der EU im Vertrag fest; bestätigt {service} das nicht, dokumentieren Sie, worauf sich die Übermittlung stützt.',
  en: '1. Have {service} confirm where the servers are, and fix servers in the EU in the contract; if {service} does not confirm it, document on what the transfer rests.',
};
const identifierSteps = {
  de: '1. Klären Sie mit {service}, ob das erst mit der Entscheidung des Besuchers entstehen kann, oder dokumentieren Sie, warum es schon vorher unbedingt erforderlich ist: {names}.',
  en: '1. Clarify with {service} whether this can come into being with the visitor’s decision only, or document why it is strictly necessary even before: {names}.',
};

/** The same where the notice says so already: names, and why they may be there before the choice. */
const reasonedStep = {
  de: '1. Halten Sie intern fest, warum das schon vor der Auswahl unbedingt erforderlich ist; die Datenschutzerklärung nennt diese Begründung schon: {names}.',
  en: '1. Keep an internal record of why this is strictly necessary even before the choice; the privacy notice names it and gives that reason: {names}.',
};
const contractAtHand = {
  de: '2. Halten Sie den Vertrag zur Auftragsverarbeitung bereit, den die Datenschutzerklärung anspricht.',
  en: '2. Keep the data processing agreement at hand of which the privacy notice speaks.',
};
const serversClaimed = {
  de: '\n3. Bestätigt {service} keine Server in der EU, berichtigen Sie die Datenschutzerklärung: Sie spricht davon, dass die Server in der EU stehen.',
  en: '\n3. If {service} does not confirm servers in the EU, correct the privacy notice: it speaks of servers in the EU.',
};

/** Messages whose steps differ where the notice does its part already: then their names end with `Disclosed`. */
const ofTransfer = {
  providerInUsa: transferStep,
  thirdCountryProvider: transferStep,
  thirdCountryParent: transferStep,
  providerInUsaListed: listedStep,
  thirdCountryParentListed: listedStep,
};
const ofServer = { serverInUsa: serverStep, thirdCountryServer: serverStep, euProviderServerAbroad: serverStep };

function contractFixes(locale: Locale): Record<string, string> {
  const transfers = Object.entries(ofTransfer).flatMap(([message, first]) => [
    [message, `${first[locale]}\n${contractAndCountry[locale]}\n${otherProvider[locale]}`],
    [
      `${message}Disclosed`,
      `${(first === transferStep ? groundedStep : first)[locale]}\n${contractOnly[locale]}\n${otherProvider[locale]}`,
    ],
  ]);
  const servers = Object.entries(ofServer).flatMap(([message, first]) => [
    [message, `${first[locale]}\n${contractAndName[locale]}`],
    ...Object.entries({ '': '', Servers: serversClaimed[locale] }).flatMap(([ending, last]) => [
      [`${message}Disclosed${ending}`, `${first[locale]}\n${contractOnly[locale]}${last}`],
      [`${message}DisclosedContract${ending}`, `${first[locale]}\n${contractAtHand[locale]}${last}`],
    ]),
  ]);
  return Object.fromEntries([...transfers, ...servers]);
}

function withDisclosed(messages: Record<keyof typeof ofTransfer | keyof typeof ofServer, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([message, text]) => [
      [message, text],
      ...(message in ofServer ? ['', 'Contract', 'Servers', 'ContractServers'] : ['']).map((said) => [`${message}Disclosed${said}`, text]),
    ]),
  );
}

export default defineCheck({
  id: 'cmp-own-loading',
  area: 'cmp',
  version: 12,
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
        identifierSent: '{service} überträgt schon vor der Auswahl eine Kennung ({names})',
        identifierStored: '{service} speichert schon vor der Auswahl eine Kennung ({names})',
        notNamed: '{service} ist in der Datenschutzerklärung nicht genannt',
        alsoStored: '{service} legt schon vor der Auswahl an: {names}',
        alsoStoredReasoned:
          '{service} legt schon vor der Auswahl an: {names}; die Datenschutzerklärung nennt das als unbedingt erforderlich',
        loaded: '{service} wird vor der Auswahl geladen; ein Drittland oder eine Kennung war dabei nicht zu erkennen',
        loadedStoring:
          '{service} wird vor der Auswahl geladen und legt schon dann an: {names}; ein Drittland oder eine Kennung war dabei nicht zu erkennen',
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
        identifierSent: '{service} transmits an identifier even before the choice ({names})',
        identifierStored: '{service} stores an identifier even before the choice ({names})',
        notNamed: '{service} is not named in the privacy notice',
        alsoStored: '{service} creates even before the choice: {names}',
        alsoStoredReasoned: '{service} creates even before the choice: {names}; the privacy notice names that as strictly necessary',
        loaded: '{service} is loaded before the choice; no third country and no identifier could be recognised in that',
        loadedStoring:
          '{service} is loaded before the choice and creates: {names}; no third country and no identifier could be recognised in that',
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
    if (loaded.length === 0) return withoutTool(tools[0], facts);
    const params = { service: shortList(loaded.map(({ use }) => use.service.name)) };
    return (
      verdictOf({ hints: loaded.flatMap(({ use, requests }) => hintsOf(use, requests, facts)) }) ?? {
        class: 'Conform',
        ...withStored(
          'loaded',
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
  const hosts = shortList([...new Set(scripts.filter(mayBeBanner).map(({ host }) => host))]);
  const script = scriptOfChoice(facts, cmps.find(({ name }) => name === cmpName)?.consentKeys);
  const found = script === null ? (hosts === '' ? 'Others' : '') : 'own' in script ? 'OwnScript' : 'From';
  const params = { hosts, ...(script && ('own' in script ? { script: script.own } : { host: script.host })) };
  return cmpName === null
    ? { class: 'Conform', message: `noKnownTool${found}`, params }
    : { class: 'Conform', message: `toolUnplaced${found}`, params: { service: cmpName, ...params } };
}
