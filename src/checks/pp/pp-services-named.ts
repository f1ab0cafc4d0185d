import type { ConsentOutcome } from '#evidence/choice.ts';
import { consentStates } from '#evidence/gathered.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { ServiceUse } from '../facts/services.ts';
import { requestItem, serviceItem, verdictBeside } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { brokenBannerPromise } from '../shared/banner/banner-promises.ts';
import { settled, statute, unverified } from '../shared/law/law.ts';
import { bannerFinding, bannerFixes, bannerMessages } from '../shared/notice/banner-sentences.ts';
import { brokenPromises } from '../shared/notice/broken-promises.ts';
import { callTexts, untoldCalls } from '../shared/notice/call-forwarding.ts';
import { hasOwnAccount, wasChosen } from '../shared/notice/chosen-embeds.ts';
import { denialTexts } from '../shared/notice/denial-texts.ts';
import { deniedCompanies, deniedCompanyTexts } from '../shared/notice/denied-companies.ts';
import { handedOver } from '../shared/notice/handed-over.ts';
import { readNotice } from '../shared/notice/notice.ts';
import { quotesOfSite, refutedConnections, refutedDenials } from '../shared/notice/refuted-denials.ts';
import { announcedUnnamed, saidOnPagesTexts, untrueBeside } from '../shared/notice/said-on-pages.ts';
import { unnamedHosts, unnamedHostTexts } from '../shared/notice/unnamed-hosts.ts';
import { unnamedRecipients } from '../shared/notice/unnamed-recipients.ts';
import { isOnOwnHosts, unnamedFinding } from '../shared/notice/unnamed-services.ts';
import { unnamedFixes, unnamedMessages } from '../shared/notice/unnamed-texts.ts';
import { untoldRecordings } from '../shared/notice/untold-recordings.ts';
import { modeFinding, untoldFinding, untrueFinding, untrueFixes, untrueMessages } from '../shared/notice/untrue-sentences.ts';
import { waitingFrames } from '../shared/notice/waiting-frames.ts';
import { waitingModes } from '../shared/notice/waiting-modes.ts';
import { bareSteps, isOnlyConnectedTo } from '../shared/services/bare-connection.ts';
import { namingOf, serverParams } from '../shared/services/named-servers.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { unknownHosts } from '../shared/services/tracking.ts';
import { searchableText } from '../shared/site/legal-page.ts';
import { legalPath } from '../shared/site/legal-path.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { mentions, shortList, wholeWords } from '../shared/wording.ts';

const hostSteps = {
  de: '1. Stellen Sie fest, wer {hosts} betreibt und wozu Ihre Website dort anfragt; betreiben Sie den Server selbst oder beschreibt die Datenschutzerklärung den Anbieter schon beim Namen, ist hier nichts zu tun.\n2. Nennen Sie den Anbieter sonst in der Datenschutzerklärung mit Zweck, Rechtsgrundlage und Speicherdauer, außerhalb des EWR auch mit der Grundlage der Übermittlung, oder entfernen Sie die Einbindung.',
  en: '1. Find out who runs {hosts} and what your website requests there; if you run the server yourself, or the privacy notice already describes the provider by name, there is nothing to do here.\n2. Otherwise name the provider in the privacy notice with purpose, legal basis and storage period, outside the EEA with the basis of the transfer too, or remove the embed.',
};

/** Whether the notice names every service that was seen, in whichever state. */
export default defineCheck({
  id: 'pp-services-named',
  area: 'pp',
  version: 37,
  weight: 4,
  confidence: 'high',
  legalBasis: [
    statute('Art. 13 Abs. 1 lit. c, e, f DSGVO', 'Art. 13(1)(c), (e), (f) GDPR'),
    statute('Art. 5 Abs. 1 lit. a DSGVO', 'Art. 5(1)(a) GDPR'),
    settled(
      'EuGH, 1.10.2019, C-673/17 Planet49: Funktionsdauer und Zugriff Dritter',
      'CJEU, 1 Oct 2019, C-673/17 Planet49: duration and third-party access',
    ),
    unverified(
      'EuGH, 12.1.2023, C-154/21: konkrete Empfänger (zu Art. 15 DSGVO)',
      'CJEU, 12 Jan 2023, C-154/21: concrete recipients, on Art. 15 GDPR',
    ),
  ],
  needs: ['services', 'requests', 'policyMatches', 'privacy', 'pages', 'attempts', 'site'],
  wants: ['cookies', 'recordings', 'noticeServices', 'shopPages', 'banner', 'storage', 'forms'],
  stepPlaces: ['seen', 'needing', 'fetched', 'disputed', 'noClick', 'platform'],
  texts: {
    de: {
      title: 'Eingesetzte Dienste in der Datenschutzerklärung genannt',
      explanation:
        'Art. 13 Abs. 1 lit. c, e und f DSGVO verlangt, Zwecke, Rechtsgrundlagen, Empfänger und Übermittlungen in Drittländer zu nennen. Nach dem EuGH (C-673/17) gehören bei Cookies auch die Funktionsdauer und der Zugriff Dritter dazu. Fehlt ein eingesetzter Dienst, erfahren Besucher nicht, wer ihre Daten erhält; sagt die Datenschutzerklärung von einem Dienst etwas Unzutreffendes, verfehlt sie die Transparenz (Art. 5 Abs. 1 lit. a DSGVO).',
      confidenceReason: 'Die Dienste stammen aus dem Netzverkehr; gesucht wird nach den bekannten Namen des Dienstes.',
      howToFix:
        '1. Beschreiben Sie jeden eingesetzten Dienst mit Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer.\n2. Nennen Sie bei Empfängern außerhalb des EWR die Garantie für die Übermittlung.\n3. Übernehmen Sie Angaben aus dem Einwilligungsbanner auch in die Datenschutzerklärung.\n4. Entfernen Sie Dienste, die Sie nicht mehr brauchen, von der Website.',
      fixes: {
        ...unnamedFixes('de'),
        ...untrueFixes.de,
        ...bannerFixes.de,
        ...denialTexts('de').fixes,
        ...deniedCompanyTexts('de').fixes,
        ...unnamedHostTexts('de').fixes,
        ...callTexts('de').fixes,
        ...saidOnPagesTexts('de').fixes,
        connectedOnly: bareSteps.de,
        hostsUnnamed: hostSteps.de,
        hostsUnnamedBeside: hostSteps.de,
      },
      messages: {
        ...unnamedMessages('de'),
        ...untrueMessages.de,
        ...bannerMessages.de,
        ...denialTexts('de').messages,
        ...deniedCompanyTexts('de').messages,
        ...unnamedHostTexts('de').messages,
        ...callTexts('de').messages,
        ...saidOnPagesTexts('de').messages,
        connectedOnly:
          '{service} ({pages}) steht nicht in der Datenschutzerklärung; eingesetzt wird der Dienst dort aber nicht erkennbar: Die Seiten bauen nur eine Verbindung vorab auf (preconnect), die die IP-Adresse überträgt, und laden von dort nichts',
        noRule: 'Für {services} ist kein Name bekannt, nach dem sich in der Datenschutzerklärung suchen ließe',
        ...addedTo(
          {
            allNamed:
              'Die Datenschutzerklärung nennt die beobachteten Dienste: {services}; ob die Angaben zu ihnen stimmen, wurde hier nicht geprüft',
            companionsUnnamed:
              'Die Datenschutzerklärung nennt die eingebundenen Dienste: {services}; nicht als Dienst beschrieben, aber von {parents} mitgeladen: {companions}. Ob die Angaben stimmen, wurde hier nicht geprüft',
            companionsByHost:
              'Die Datenschutzerklärung nennt die eingebundenen Dienste: {services}; von {parents} mitgeladen und nur mit der Adresse genannt, etwa bei einem Cookie: {addressed}. Ob die Angaben stimmen, wurde hier nicht geprüft',
            companionsMixed:
              'Die Datenschutzerklärung nennt die eingebundenen Dienste: {services}; nicht als Dienst beschrieben, aber von {parents} mitgeladen: {companions}; nur mit der Adresse genannt, etwa bei einem Cookie: {addressed}. Ob die Angaben stimmen, wurde hier nicht geprüft',
          },
          { '': '', Form: '. Nicht genannt ist, wohin Angaben aus Formularen gehen: {recipients}{see:frm-third-party-target}' },
        ),
        noServices: 'Es wurden keine Dienste von Dritten beobachtet',
        hostsNamed:
          'Ein Dienst, den der Scanner kennt, wurde nicht beobachtet; {count|=ein fremder Server wurde|fremde Server wurden} angesprochen, mit Host oder Domain in der Datenschutzerklärung genannt: {hosts}. Ob die Angaben stimmen, wurde hier nicht geprüft',
        hostsUnnamed:
          'Angesprochen wurden fremde Server, die der Scanner keinem Dienst zuordnen kann und die Datenschutzerklärung weder mit Host noch mit Domain nennt: {hosts}',
        hostsUnnamedBeside:
          'Die Dienste, die der Scanner kennt, nennt die Datenschutzerklärung ({services}); angesprochen wurden aber auch fremde Server, die sie weder mit Host noch mit Domain nennt: {hosts}',
        acceptNotExamined: 'Welche Dienste nach einer Einwilligung laufen, ließ sich nicht prüfen',
        noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden, mit der die Dienste verglichen werden können',
        notRead: 'Der Text der Datenschutzerklärung ließ sich nicht vollständig lesen ({reason})',
      },
    },
    en: {
      title: 'Services in use are named in the notice',
      explanation:
        'Art. 13(1)(c), (e) and (f) GDPR asks for purposes, legal bases, recipients and transfers to third countries to be named. According to the CJEU (C-673/17), with cookies this includes their duration and the access of third parties. If a service in use is missing, visitors do not learn who receives their data; if the notice says something untrue of a service, it is not transparent (Art. 5(1)(a) GDPR).',
      confidenceReason: 'The services come from the network traffic; the notice is searched for the known names of the service.',
      howToFix:
        '1. Describe every service in use with its provider, purpose, legal basis, recipient and storage period.\n2. For recipients outside the EEA, name the safeguard for the transfer.\n3. Include in the privacy notice what the consent banner says as well.\n4. Remove services you no longer need from the site.',
      fixes: {
        ...unnamedFixes('en'),
        ...untrueFixes.en,
        ...bannerFixes.en,
        ...denialTexts('en').fixes,
        ...deniedCompanyTexts('en').fixes,
        ...unnamedHostTexts('en').fixes,
        ...callTexts('en').fixes,
        ...saidOnPagesTexts('en').fixes,
        connectedOnly: bareSteps.en,
        hostsUnnamed: hostSteps.en,
        hostsUnnamedBeside: hostSteps.en,
      },
      messages: {
        ...unnamedMessages('en'),
        ...untrueMessages.en,
        ...bannerMessages.en,
        ...denialTexts('en').messages,
        ...deniedCompanyTexts('en').messages,
        ...unnamedHostTexts('en').messages,
        ...callTexts('en').messages,
        ...saidOnPagesTexts('en').messages,
        connectedOnly:
          '{service} ({pages}) is not in the privacy notice; but the service is not seen in use there: the pages only open a connection in advance (preconnect), which transmits the IP address, and load nothing from there',
        noRule: 'For {services} no name is known that could be searched for in the privacy notice',
        ...addedTo(
          {
            allNamed:
              'The privacy notice names the services observed: {services}; whether what it says about them is true was not examined here',
            companionsUnnamed:
              'The privacy notice names the services embedded: {services}; not described as a service but loaded by {parents}: {companions}. Whether what it says is true was not examined here',
            companionsByHost:
              'The privacy notice names the services embedded: {services}; loaded by {parents} and named only by address, for instance with a cookie: {addressed}. Whether what it says is true was not examined here',
            companionsMixed:
              'The privacy notice names the services embedded: {services}; not described as a service but loaded by {parents}: {companions}; named only by address, for instance with a cookie: {addressed}. Whether what it says is true was not examined here',
          },
          { '': '', Form: '. Not named is where entries in forms go: {recipients}{see:frm-third-party-target}' },
        ),
        noServices: 'No third-party services were observed',
        hostsNamed:
          'No service that the scanner knows was observed; {count|third-party server was|third-party servers were} contacted, named in the privacy notice by host or domain: {hosts}. Whether what it says is true was not examined here',
        hostsUnnamed:
          'Third-party servers were contacted that the scanner cannot assign to any service and the privacy notice names neither by host nor by domain: {hosts}',
        hostsUnnamedBeside:
          'The privacy notice names the services that the scanner knows ({services}); but third-party servers were contacted too that it names neither by host nor by domain: {hosts}',
        acceptNotExamined: 'Which services run after consent could not be examined',
        noNotice: 'No readable privacy notice was found to compare the services with',
        notRead: 'The text of the privacy notice could not be read completely ({reason})',
      },
    },
  },
  run({
    services,
    requests,
    policyMatches,
    privacy,
    pages,
    attempts,
    site,
    cookies = [],
    recordings = [],
    noticeServices,
    shopPages = [],
    banner,
    storage = [],
    forms,
  }) {
    const hosts = unknownHosts({ requests, services }, consentStates);
    const contacted = services.length + hosts.length > 0;
    const source = searchableText(privacy, pages);
    if (contacted && 'missing' in source) return { class: 'NoClassification', message: 'noNotice' };
    if (contacted && 'reason' in source) return { class: 'NoClassification', message: 'notRead', params: { reason: source.reason } };

    const text = 'text' in source ? source.text : '';
    const matches = new Map(policyMatches.map((match) => [match.serviceId, match]));
    const used = new Set(services.map(({ service }) => service.id));
    // A service that another one brings along is described with it, unless the site chose it there.
    const isPlaced = (use: ServiceUse) =>
      use.embeddedBy === null || !used.has(use.embeddedBy) || wasChosen(use, { services, policyMatches }) || hasOwnAccount(use, requests);
    const own = services.filter((use) => isPlaced(use) && !isOwnTool(use, site.domain));
    const measured = { services, requests, cookies, site, storage, ...(banner && { banner }) };
    const broken = 'text' in source ? brokenPromises(privacy.text, { ...measured, shopPages }) : [];
    const path = legalPath(privacy);
    const connections = 'text' in source ? refutedConnections(privacy.text, path, measured) : [];
    const toldUntrue = new Set([
      ...broken.flatMap(({ use, serviceIds = [] }) => (use ? [use.service.id, ...serviceIds] : serviceIds)),
      ...connections.flatMap(({ serviceIds = [] }) => serviceIds),
    ]);
    const merged = new Set<(typeof broken)[number]>();
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    for (const use of own) {
      if (matches.get(use.service.id)?.match !== 'notFound') continue;
      // Of what the notice says something untrue it is not silent: "Google Fonts (lokales Hosting)".
      if (broken.some((promise) => promise.use?.service.id === use.service.id)) continue;
      if (isOnlyConnectedTo(use, requests)) {
        hints.push(connectedFinding(use, services));
        continue;
      }
      const { finding, weighs } = unnamedFinding(use, {
        ...measured,
        own,
        matches,
        privacy,
        pages,
        text,
        noticeServices,
        forms,
        toldUntrue,
      });
      // "Unsere Schriften liegen auf dem eigenen Server": the untrue sentence is the same fault as what is not described.
      const ofFiles = broken.find(({ serviceIds }) => serviceIds?.length === 1 && serviceIds[0] === use.service.id);
      if (ofFiles) merged.add(ofFiles);
      const told = ofFiles ? { ...untrueFinding(ofFiles, path, null), cause: finding.cause, serviceIds: [use.service.id] } : finding;
      (weighs ? risks : hints).push(told);
    }
    const described = services.filter(({ service }) => matches.get(service.id)?.match === 'found');
    const ofBanner = brokenBannerPromise(banner?.banner ?? null, measured);
    const untold = 'text' in source ? untoldRecordings(readNotice({ privacy, pages }), { recordings, services: described }) : [];
    const modes = 'text' in source ? waitingModes(privacy.text, { services, pages }) : [];
    const onPages = { pages, privacy, services, requests, cookies, site, banner: banner?.banner ?? null };
    const ofNotice: Finding[] = [
      ...broken
        .filter((promise) => !merged.has(promise))
        .map((promise) => untrueFinding(promise, path, banner?.banner ?? null, waitingFrames(promise, { pages, requests }))),
      ...('text' in source
        ? refutedDenials(privacy.text, path, { services, requests, cookies, own, matches, text, toldQuotes: quotesOfSite(broken) })
        : []),
      ...('text' in source ? handedOver(privacy.text, path, { services, requests, toldUntrue }) : []),
      ...connections,
      ...('text' in source ? deniedCompanies({ privacy, pages, services, requests }, path) : []),
      ...(ofBanner ? [bannerFinding(ofBanner)] : []),
      ...modes.map((mode) => modeFinding(mode, path, privacy.url ?? '')),
      ...untold.map((each) => untoldFinding(each, path)),
      ...('text' in source ? unnamedHosts(text, path, { hosts, requests, cookies, domain: site.domain }) : []),
      ...untrueBeside(onPages),
      ...('text' in source && source.text !== '' ? announcedUnnamed({ ...onPages, ...(noticeServices && { noticeServices }) }) : []),
      ...('text' in source ? untoldCalls(readNotice({ privacy, pages }), { requests, services }) : []),
    ];
    const verdict = verdictBeside(risks, [...hints, ...ofNotice]);
    if (verdict) return verdict;

    const unknown = own.filter(({ service }) => matches.get(service.id)?.match !== 'found');
    if (unknown.length > 0) {
      const names = unknown.map(({ service }) => service.name).join(', ');
      return { class: 'NoClassification', message: 'noRule', params: { services: names }, items: unknown.map((use) => serviceItem(use)) };
    }
    const listed = (uses: readonly ServiceUse[]) => uses.map(({ service }) => service.name).join(', ');
    const isNamed = ({ service }: ServiceUse) => matches.get(service.id)?.match === 'found';
    const named = listed(services.filter(isNamed));
    const { unnamed } = namingOf(hosts, { text });
    if (unnamed.length > 0) {
      const params = { hosts: serverParams(unnamed).hosts, services: named };
      const items = unnamed.map((request) => requestItem(request));
      return { class: 'NoClassification', message: named === '' ? 'hostsUnnamed' : 'hostsUnnamedBeside', params, items };
    }
    if (!wasAccepted(attempts.accept)) return { class: 'NoClassification', message: 'acceptNotExamined' };
    if (services.length === 0 && hosts.length > 0) return { class: 'Conform', message: 'hostsNamed', params: { ...serverParams(hosts) } };
    if (services.length === 0) return { class: 'Conform', message: 'noServices' };
    const along = services.filter((use) => !own.includes(use) && !isNamed(use) && !isOwnTool(use, site.domain));
    const addressed = along.filter((use) => namesHost(text, use));
    const companions = along.filter((use) => !addressed.includes(use));
    const parents = services.filter(({ service }) => along.some(({ embeddedBy }) => embeddedBy === service.id));
    if (named === '') return { class: 'Conform' };
    const recipients = shortList(unnamedRecipients(forms ?? [], { services, text }));
    const ending = recipients === '' ? '' : 'Form';
    if (along.length === 0) return { class: 'Conform', message: `allNamed${ending}`, params: { services: named, recipients } };
    const message = addressed.length === 0 ? 'companionsUnnamed' : companions.length === 0 ? 'companionsByHost' : 'companionsMixed';
    const params = { services: named, parents: listed(parents), companions: listed(companions), addressed: listed(addressed), recipients };
    return { class: 'Conform', message: `${message}${ending}`, params };
  },
});

/** A consent tool or a plugin for tags that the site itself delivers has no recipient: what it starts is named by itself. */
function isOwnTool(use: ServiceUse, domain: string): boolean {
  return (use.service.category === 'cmp' || use.service.category === 'tag-manager') && use.service.selfHosted && isOnOwnHosts(use, domain);
}

/** A table of cookies often names a company by its host alone: one that was contacted, or a domain that is all its own. */
function namesHost(text: string, { hosts, service }: ServiceUse): boolean {
  const domains = service.hosts.filter((host) => host.startsWith('.')).map((host) => host.slice(1));
  return [...hosts, ...domains].some((host) => mentions(text, wholeWords(host.replaceAll('.', '\\.'))));
}

/** Nothing of the service is used: the line that opens the connection is to go, not a section to be written. */
function connectedFinding(use: ServiceUse, services: readonly ServiceUse[]): Finding {
  const { id, name } = use.service;
  const params = { service: name, pages: pathsOf(use.pages) || (use.hosts[0] ?? '') };
  return { message: 'connectedOnly', params, items: [serviceItem(use)], cause: causeOfService(id, services), serviceIds: [id] };
}

/** What runs after consent is known, or there is nothing to consent to. */
function wasAccepted(outcome: ConsentOutcome | null): boolean {
  return outcome !== null && ((outcome.performed && outcome.verified) || outcome.method === 'no-banner');
}
