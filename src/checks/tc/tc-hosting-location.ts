import { adequacyOf } from '#knowledge/country.ts';
import { deliveryNetworks, findDeliveryNetworks } from '#knowledge/find-delivery-network.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemNamed } from '#knowledge/find-system.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { DeliveryNetwork } from '#knowledge/types.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { requestItem } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { unverified } from '../shared/law/law.ts';
import { readNotice } from '../shared/notice/notice.ts';
import { sentencesOf } from '../shared/notice/notice-passages.ts';
import { mainDocument } from '../shared/services/main-document.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { isRunByProvider, runBySystem } from '../shared/site/hosted-system.ts';
import { type HosterReading, namesBranch, readHoster } from '../shared/transfers/hoster.ts';
import { hostFixes, hostMessages, networkTexts } from '../shared/transfers/hoster-texts.ts';
import { mentions, shortList, wholeWords } from '../shared/wording.ts';

const askFix = {
  de: '1. Stellen Sie anhand des Vertrags oder beim Anbieter fest, in welchem Land Server und Sicherungen stehen; liegt es außerhalb des EWR, dokumentieren Sie die Garantien für die Übermittlung.',
  en: '1. Find out from the contract or the provider in which country servers and backups are; if it is outside the EEA, document the guarantees for the transfer.',
};

/** Whoever rents a platform chooses neither its servers nor the network in front of them, and has one contract: with the platform. */
const hostedFix = {
  de: '1. Sehen Sie im Vertrag zur Auftragsverarbeitung mit dem Anbieter von {system} nach, in welchen Ländern Server und Unterauftragnehmer stehen, und halten Sie die Garantien für Übermittlungen fest; mit den Unterauftragnehmern schließen Sie keinen eigenen Vertrag.\n2. Nennen Sie in der Datenschutzerklärung {system} mit Anbieter und Sitzland als Auftragsverarbeiter und die Grundlage der Übermittlung, soweit das dort fehlt.',
  en: '1. Look up in the data processing agreement with the provider of {system} in which countries servers and sub-processors are, and record the guarantees for transfers; you conclude no contract of your own with the sub-processors.\n2. In the privacy notice, name {system} with its provider and country as processor and the basis of the transfer, where that is missing there.',
};
const hostedFixes = (locale: 'de' | 'en') =>
  Object.fromEntries(
    ['outsideHosted', 'unitedStatesHosted', 'networkNotNamedHosted', 'platformNotNamed', 'originHiddenHosted'].map((name) => [
      name,
      hostedFix[locale],
    ]),
  );

/** Where the server stands that delivers the pages, as far as its address tells. */
export default defineCheck({
  id: 'tc-hosting-location',
  area: 'tc',
  version: 6,
  weight: 2,
  confidence: 'medium',
  legalBasis: [unverified('Art. 28, 44 ff. DSGVO', 'Art. 28, 44 et seq. GDPR')],
  needs: ['requests', 'pages', 'privacy', 'site'],
  wants: ['noticeServices', 'applicability', 'services'],
  texts: {
    de: {
      title: 'Standort des Webservers',
      explanation:
        'Der Hoster verarbeitet die Zugriffe aller Besucher im Auftrag (Art. 28 DSGVO). Steht der Server in einem Drittland, gelten Art. 44 ff. DSGVO. Gehört ein Anbieter in der EU zu einem Konzern in einem Drittland, ist das für sich noch keine Übermittlung; zu prüfen sind mögliche Zugriffe von dort. Der Standort ist aus der Registrierung der Netzadresse geschlossen und kann abweichen; bei einem CDN bleibt der eigentliche Server verborgen.',
      confidenceReason: 'Das Land folgt aus der IP-Adresse; hinter einem CDN sagt sie nichts über den Standort des eigentlichen Servers.',
      howToFix:
        '1. Fragen Sie den Hoster, in welchem Land Server und Sicherungen stehen.\n2. Wählen Sie einen Standort in der EU oder dokumentieren Sie die Garantien für die Übermittlung.\n3. Nennen Sie den Hoster und ein vorgeschaltetes CDN mit Sitzland in der Datenschutzerklärung, soweit sie dort fehlen.\n4. Schließen Sie mit jedem dieser Unternehmen einen Vertrag zur Auftragsverarbeitung, soweit noch keiner besteht.',
      fixes: {
        unitedStatesNamed: askFix.de,
        originHidden: `${askFix.de}\n2. Nennen Sie Hoster und CDN mit Sitzland in der Datenschutzerklärung, soweit sie dort fehlen.\n3. Prüfen Sie, ob mit beiden ein Vertrag zur Auftragsverarbeitung besteht.`,
        originHiddenNamed: askFix.de,
        ...hostedFixes('de'),
        ...hostFixes('de'),
        ...networkTexts.de.fixes,
      },
      messages: {
        ...addedTo(
          {
            outside: 'Die Adresse des Webservers ist einem Land ohne Angemessenheitsbeschluss zugeordnet: {country}',
            originHidden: 'Ausgeliefert wird die Website über {network}; wo der eigentliche Server steht, ist von außen nicht zu sehen',
          },
          { '': '', ...runBySystem.de },
        ),
        unitedStates:
          'Die Adresse des Webservers ist den USA zugeordnet; welches Unternehmen ihn betreibt und worauf die Übermittlung beruht, ist zu klären',
        unitedStatesHosted: `Die Adresse des Webservers ist den USA zugeordnet${runBySystem.de.Hosted}`,
        networkNotNamedHosted:
          'Ausgeliefert wird die Website über {network} ({country}); sie läuft auf {system}, und die Datenschutzerklärung nennt weder das Unternehmen noch {system}',
        platformNotNamed:
          'Die Website läuft auf {system} und wird von dort ausgeliefert ({country}); die Datenschutzerklärung nennt {system} nicht',
        unitedStatesNamed:
          'Die Adresse des Webservers ist den USA zugeordnet; als Hoster oder Netz nennt die Datenschutzerklärung {names}. Ob dort auch der Server steht, zeigt die Adresse nicht',
        networkNotNamed:
          'Ausgeliefert wird die Website über {network} ({company}, {country}); die Datenschutzerklärung nennt das Unternehmen nicht',
        originHiddenNamed:
          'Ausgeliefert wird die Website über {network}, in der Datenschutzerklärung genannt; wo der eigentliche Server steht, ist von außen nicht zu sehen',
        ...hostMessages('de'),
        ...networkTexts.de.messages,
        inside: 'Die Adresse des Webservers ist {country} zugeordnet',
        unknown: 'Der Standort des Webservers ließ sich nicht feststellen',
      },
    },
    en: {
      title: 'Location of the web server',
      explanation:
        'The hosting company processes the visits of all users on behalf of the operator (Art. 28 GDPR). If the server is in a third country, Art. 44 et seq. GDPR apply. That a provider in the EU belongs to a group in a third country is no transfer by itself; possible access from there has to be examined. The location is inferred from the registration of the network address and may differ; with a CDN the actual server stays hidden.',
      confidenceReason: 'The country follows from the IP address; behind a CDN it says nothing about where the actual server stands.',
      howToFix:
        '1. Ask the hosting company in which country servers and backups are.\n2. Choose a location in the EU or document the guarantees for the transfer.\n3. Name the hosting company and a CDN in front of it with their country in the privacy notice where they are missing there.\n4. Conclude a data processing agreement with each of these companies where there is none yet.',
      fixes: {
        unitedStatesNamed: askFix.en,
        originHidden: `${askFix.en}\n2. Name hosting company and CDN with their country in the privacy notice where they are missing there.\n3. Check whether there is a data processing agreement with both.`,
        originHiddenNamed: askFix.en,
        ...hostedFixes('en'),
        ...hostFixes('en'),
        ...networkTexts.en.fixes,
      },
      messages: {
        ...addedTo(
          {
            outside: 'The address of the web server is assigned to a country without adequacy decision: {country}',
            originHidden: 'The website is delivered by way of {network}; where the actual server is cannot be seen from outside',
          },
          { '': '', ...runBySystem.en },
        ),
        unitedStates:
          'The address of the web server is assigned to the USA; which company runs it and what the transfer rests on has to be clarified',
        unitedStatesHosted: `The address of the web server is assigned to the USA${runBySystem.en.Hosted}`,
        networkNotNamedHosted:
          'The website is delivered by way of {network} ({country}); it runs on {system}, and the privacy notice names neither the company nor {system}',
        platformNotNamed: 'The website runs on {system} and is delivered from there ({country}); the privacy notice does not name {system}',
        unitedStatesNamed:
          'The address of the web server is assigned to the USA; as hosting company or network the privacy notice names {names}. The address does not show whether the server is there',
        networkNotNamed:
          'The website is delivered by way of {network} ({company}, {country}); the privacy notice does not name the company',
        originHiddenNamed:
          'The website is delivered by way of {network}, named in the privacy notice; where the actual server is cannot be seen from outside',
        ...hostMessages('en'),
        ...networkTexts.en.messages,
        inside: 'The address of the web server is assigned to {country}',
        unknown: 'The location of the web server could not be established',
      },
    },
  },
  run(facts): Verdict {
    const document = mainDocument(facts);
    if (!document) return { class: 'NoClassification', message: 'unknown' };
    const networks = onlyOfCustomer(
      findDeliveryNetworks({ ip: document.serverIp, cnames: document.cnames, headers: startPage(facts.pages)?.headers ?? {} }),
    );
    const cause = `hosting:${document.host}`;
    const system = facts.applicability?.system;
    const platform = isRunByProvider(system) ? system : null;
    const hosted = platform === null ? '' : 'Hosted';
    const ofPlatform: Record<string, string> = platform === null ? {} : { system: platform };
    const finding = (message: string, params: Record<string, string>): Finding => ({
      message,
      params: { ...params, ...ofPlatform },
      items: [requestItem(document, { serverIp: document.serverIp, network: shortList(networks.map(({ name }) => name)) || null })],
      cause,
    });
    if (networks.length > 0) {
      const notice = readNotice(facts);
      const told = networks.map((network) => ({ ...readHoster(facts, notice, network), network }));
      const host = told.find(({ network, country }) => network.keeps !== undefined && country !== null);
      if (host && platform === null) return verdictOnHost(host, host.network, notice.complete, finding);
      // What a platform engages itself stands behind it: only of the platform is a notice sure to speak.
      const { name, company, country, isNamed: isFirstNamed, lacks, network } = told[0]!;
      // Whose network a platform puts in front of its servers is covered by the contract with the platform.
      const isPlatformNamed = platform !== null && mentionsAny(notice.text, [platform, systemNamed(platform)?.name ?? platform]);
      if (country !== null && !isFirstNamed && !isPlatformNamed && notice.complete) {
        const message = name === platform || company === platform ? 'platformNotNamed' : `networkNotNamed${hosted}`;
        return { class: 'Hint', findings: [finding(message, { network: name, company, country })] };
      }
      if ((lacks === 'basis' || lacks === 'both') && platform === null && notice.complete && !namesBranch(notice, network))
        return { class: 'Hint', findings: [finding('networkBasisMissing', { network: name, company, country: country ?? '–' })] };
      const message = told.every(({ isNamed }) => isNamed) ? 'originHiddenNamed' : `originHidden${hosted}`;
      const params = { network: shortList(told.map(({ name }) => name)), ...ofPlatform };
      return { class: 'NoClassification', message, params, items: [requestItem(document)] };
    }
    const { serverCountry } = document;
    if (serverCountry === null) return { class: 'NoClassification', message: 'unknown' };
    const { level } = adequacyOf(serverCountry);
    if (level === 'open') return { class: 'NoClassification', message: 'unknown' };
    if (level === 'none' && serverCountry !== 'US')
      return { class: 'Hint', findings: [finding(`outside${hosted}`, { country: serverCountry })] };
    // Companies on the list of the framework cannot be told from others by an address.
    if (serverCountry === 'US') {
      const names = shortList(hostsNamedIn(facts));
      return {
        class: 'Hint',
        findings: [finding(names === '' ? `unitedStates${hosted}` : 'unitedStatesNamed', { country: serverCountry, names })],
      };
    }
    return { class: 'Conform', message: 'inside', params: { country: serverCountry } };
  },
});

/** Without the networks that a host puts in front by itself: its customer has no contract with them. */
function onlyOfCustomer(networks: readonly DeliveryNetwork[]): readonly DeliveryNetwork[] {
  const behind = new Set(networks.flatMap((network) => network.behind ?? []));
  return networks.filter(({ id }) => !behind.has(id));
}

/** On a host that keeps the site: whose seat decides, wherever its servers answer from, and what the notice says of the transfer. */
function verdictOnHost(
  { name, company, country, isListed, isNamed, lacks, isGuaranteed }: HosterReading,
  { keeps }: DeliveryNetwork,
  isRead: boolean,
  finding: (message: string, params: Record<string, string>) => Finding,
): Verdict {
  const params = { network: name, company, country: country ?? '–' };
  const found = (message: string) => finding(message, params);
  const missing = !isNamed
    ? 'NotNamed'
    : lacks === null
      ? null
      : ({ country: 'CountryMissing', basis: 'BasisMissing', both: 'BothMissing' } as const)[lacks];
  if (missing !== null) {
    if (!isRead) return { class: 'NoClassification', message: 'hostUnread', params, items: found('hostUnread').items };
    return { class: 'Hint', findings: [found(`host${missing}${isListed ? 'Listed' : ''}${keeps === 'region' ? 'Region' : ''}`)] };
  }
  if (isListed || isGuaranteed) return { class: 'Conform', message: 'hostTold', params };
  return { class: 'NoClassification', message: 'hostStatusUnknown', params, items: found('hostStatusUnknown').items };
}

const hosting = wholeWords('(?:web-?)?hosting[a-zß-ɏ]*|gehostet|hoste[rn]|hosted|hosts?');

/** Hosting companies and delivery networks that the notice says are in use. */
function hostsNamedIn({ noticeServices, privacy }: Partial<Pick<Facts, 'noticeServices' | 'privacy'>>): string[] {
  const named = (noticeServices?.used ?? []).flatMap(({ serviceId }) => serviceOf(serviceId) ?? []);
  const told = sentencesOf(privacy?.text ?? '').filter(({ text }) => mentions(text, hosting));
  const keepers = deliveryNetworks.filter(({ keeps, name }) => keeps !== undefined && told.some(({ text }) => mentionsAny(text, [name])));
  return [...new Set([...named.filter(({ category }) => category === 'hosting'), ...keepers].map(({ name }) => name))];
}
