import { consentStates } from '#evidence/gathered.ts';
import { isWithin } from '#knowledge/is-within.ts';
import { foreignName } from '#knowledge/registrable-domain.ts';
import type { Service } from '#knowledge/types.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import { cookieItem, requestItem, verdictBeside } from '../items.ts';
import { addedTo, numberedSteps } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { readNotice } from '../shared/notice/notice.ts';
import { observeCloaked } from '../shared/services/cloaked-services.ts';
import { identifiesVisitor, isAnalyticsHit, isDeniedPing } from '../shared/services/google-requests.ts';
import { wasSent } from '../shared/services/initiator-chains.ts';
import { type ServiceObservation, trackingCategories } from '../shared/services/service-observations.ts';
import { rateTracker, trackerFinding } from '../shared/services/tracking.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { sessionKindOf } from '../shared/stored/session-cookies.ts';
import { shortList } from '../shared/wording.ts';

/** Endings of alias targets under which server-side tag containers run, beside much else. Stape and its like are services. */
const containerHosting = /(?:^|\.)(?:run\.app|appspot\.com|googlehosted\.com|a\.run\.app|azurecontainerapps\.io|awsapprunner\.com)$/;
const mostCookies = 5;

const cloakedMessages = ['beforeConsent', 'afterReject', 'throughout', 'examine', 'withConsent'] as const;
/** A sub-domain that the notice names is disclosed there; in the name system and to the browser it stays cloaked. */
const disclosed = {
  de: '; die Datenschutzerklärung nennt diese Adresse',
  en: '; the privacy notice names this address',
};

/**
 * Each message about a tracker alone, with the site's own cookies that reach its server (`beforeConsentShared`), and with the address
 * that the notice names (`beforeConsentNamed`, `beforeConsentSharedNamed`).
 */
function withShared(
  messages: Record<(typeof cloakedMessages)[number], string>,
  shared: string,
  locale: 'de' | 'en',
): Record<string, string> {
  return addedTo(addedTo(messages, { '': '', Shared: shared }), { '': '', Named: disclosed[locale] });
}

/** The steps where cookies of the site reach the tracker, and where nothing is left to be named. */
function cloakedFixes(locale: 'de' | 'en'): Record<string, string> {
  const { declare, load, weigh, share, remove } = steps[locale];
  return Object.fromEntries(
    cloakedMessages.flatMap((name) => {
      // What waits for consent already has nothing to wait for; what may do without it is not told that it may not.
      const loading = name === 'withConsent' ? [] : [name === 'examine' ? weigh : load];
      return [
        [name, numbered(declare, ...loading, remove)],
        [`${name}Shared`, numbered(declare, ...loading, share, remove)],
        [`${name}Named`, numbered(...loading, remove)],
        [`${name}SharedNamed`, numbered(...loading, share, remove)],
      ];
    }),
  );
}

/** Each names the service: the step before it may be told with another finding. */
const steps = {
  de: {
    declare: 'Nehmen Sie den Dienst mit seinem Anbieter in Banner und Datenschutzerklärung auf, soweit er dort fehlt.',
    load: 'Laden Sie den Dienst erst nach der Einwilligung, auch wenn er über die eigene Subdomain läuft.',
    weigh:
      'Laden Sie den Dienst vorsichtshalber erst nach der Einwilligung; oder halten Sie fest, warum er keine braucht, und nennen Sie in der Datenschutzerklärung den Weg zum Widerspruch, soweit er dort fehlt.',
    share: 'Setzen Sie {cookies} ohne Angabe einer Domain, also nur für den Host Ihrer Seiten, damit {hosts} davon nichts erhält.',
    remove: 'Entfernen Sie den CNAME-Eintrag, wenn der Dienst nicht mehr gebraucht wird.',
  },
  en: {
    declare: 'Include the service with its provider in banner and privacy notice where it is missing there.',
    load: 'Load the service only after consent, even if it runs through your own sub-domain.',
    weigh:
      'To be on the safe side, load the service only after consent; or record why it needs none, and name the way to object in the privacy notice where it is missing there.',
    share: 'Set {cookies} without stating a domain, that is only for the host of your pages, so that {hosts} receives none of it.',
    remove: 'Remove the CNAME record if the service is no longer needed.',
  },
} as const;

/** Where requests, not the name system, show that a sub-domain passes on what a tracker collects. */
const endpoint = {
  de: {
    text: 'Anfragen von {service} gehen {when} über die eigene Subdomain {hosts} (serverseitiges Tagging); im Namenssystem weist sie auf keinen bekannten Tracking-Anbieter',
    hosted:
      'Anfragen von {service} gehen {when} über die eigene Subdomain {hosts} (serverseitiges Tagging); sie führt zu einem gemieteten Server ({target})',
    block:
      'Binden Sie die Skripte von {hosts} in der Vorlage selbst an die Zustimmung: Eine Blockade, die Dienste an den Adressen des Anbieters erkennt, lässt sie durch.',
    declare:
      'Nennen Sie in Banner und Datenschutzerklärung, soweit es dort fehlt, dass Anfragen von {service} über {hosts} gehen, wer diesen Server betreibt und an wen er die Daten weitergibt.',
  },
  en: {
    text: 'Requests of {service} go through the own sub-domain {hosts} {when} (server-side tagging); in the name system it points to no known tracking company',
    hosted:
      'Requests of {service} go through the own sub-domain {hosts} {when} (server-side tagging); it leads to a rented server ({target})',
    block:
      'Tie the scripts of {hosts} to consent in the template itself: blocking that tells services by the addresses of their provider lets them pass.',
    declare:
      'State in banner and privacy notice, where it is missing there, that requests of {service} go through {hosts}, who runs this server and to whom it passes the data on.',
  },
};

function endpointFixes(locale: 'de' | 'en'): Record<string, string> {
  const { block, declare } = endpoint[locale];
  const early = numbered(block, declare);
  const consented = numbered(declare);
  return { endpoint: early, endpointHosted: early, endpointConsented: consented, endpointConsentedHosted: consented };
}

function numbered(...lines: readonly string[]): string {
  return numberedSteps(lines);
}

/** Whether a name of the site leads to a company that follows visitors. */
export default defineCheck({
  id: 'trk-cname-cloaking',
  area: 'trk',
  version: 9,
  weight: 4,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr5fairness, consentLaw.edpbTracking],
  needs: ['requests', 'services', 'cookies', 'storage', 'site', 'attempts'],
  wants: ['privacy', 'pages'],
  texts: {
    de: {
      title: 'Kein verdecktes Tracking über eigene Subdomain (CNAME)',
      explanation:
        'Eine Subdomain der Website kann im Namenssystem auf den Server eines Tracking-Anbieters zeigen. Für den Besucher sieht der Dienst dann wie ein Teil der Website aus, und Schutzfunktionen der Browser greifen nicht. An der Einwilligungspflicht nach § 25 Abs. 1 TDDDG ändert das nichts; die Verarbeitung muss zudem durchschaubar sein (Art. 5 Abs. 1 lit. a DSGVO).',
      confidenceReason: 'Das Ziel der Subdomain steht im Namenssystem; auch gewöhnliches Hosting nutzt solche Verweise.',
      howToFix: numbered(steps.de.declare, steps.de.load, steps.de.remove),
      fixes: {
        ...cloakedFixes('de'),
        ...endpointFixes('de'),
      },
      messages: {
        ...withShared(
          {
            beforeConsent: '{service} läuft vor der Einwilligung verdeckt über {hosts} (im Namenssystem: CNAME {targets})',
            afterReject: '{service} läuft nach dem Ablehnen verdeckt über {hosts} (im Namenssystem: CNAME {targets})',
            throughout:
              '{service} läuft vor der Einwilligung und nach dem Ablehnen verdeckt über {hosts} (im Namenssystem: CNAME {targets})',
            examine:
              '{service} ist ohne Einwilligung verdeckt über {hosts} eingebunden (im Namenssystem: CNAME {targets}); ob der Dienst eine braucht, ist umstritten oder offen',
            withConsent: '{service} läuft nach der Einwilligung verdeckt über {hosts} (im Namenssystem: CNAME {targets})',
          },
          '; auch dort gelten die für die ganze Domain gesetzten Cookies der Website: {cookies}',
          'de',
        ),
        endpoint: endpoint.de.text,
        endpointConsented: endpoint.de.text,
        endpointHosted: endpoint.de.hosted,
        endpointConsentedHosted: endpoint.de.hosted,
        serverSide: '{host} führt zu einem Server, wie er für serverseitiges Tracking genutzt wird ({target}); der Zweck ist zu klären',
        notResolved: 'Wohin diese Subdomains im Namenssystem führen, war nicht festzustellen: {hosts}',
        rejectNotExamined: 'Vor der Einwilligung lief nichts verdeckt; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'No cloaked tracking via own sub-domain',
      explanation:
        'A sub-domain of the website can point to the server of a tracking company in the name system. To the visitor the service then looks like a part of the website, and protections of browsers do not work. That changes nothing about the need for consent under Section 25(1) TDDDG; the processing has to be transparent too (Art. 5(1)(a) GDPR).',
      confidenceReason: 'The target of the sub-domain stands in the name system; ordinary hosting uses such aliases, too.',
      howToFix: numbered(steps.en.declare, steps.en.load, steps.en.remove),
      fixes: {
        ...cloakedFixes('en'),
        ...endpointFixes('en'),
      },
      messages: {
        ...withShared(
          {
            beforeConsent: '{service} runs cloaked through {hosts} before consent (in the name system: CNAME {targets})',
            afterReject: '{service} runs cloaked through {hosts} after rejection (in the name system: CNAME {targets})',
            throughout: '{service} runs cloaked through {hosts} before consent and after rejection (in the name system: CNAME {targets})',
            examine:
              '{service} is embedded cloaked through {hosts} without consent (in the name system: CNAME {targets}); whether the service needs it is disputed or open',
            withConsent: '{service} runs cloaked through {hosts} after consent (in the name system: CNAME {targets})',
          },
          '; cookies of the website that are set for the whole domain are valid there too: {cookies}',
          'en',
        ),
        endpoint: endpoint.en.text,
        endpointConsented: endpoint.en.text,
        endpointHosted: endpoint.en.hosted,
        endpointConsentedHosted: endpoint.en.hosted,
        serverSide: '{host} leads to a server of the kind used for server-side tracking ({target}); its purpose has to be clarified',
        notResolved: 'Where these sub-domains lead in the name system could not be established: {hosts}',
        rejectNotExamined: 'Nothing ran cloaked before consent; the state after rejection could not be examined',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const early = observeCloaked(facts, states).flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      if (!rating) return [];
      const isRisk = rating.weight === 'risk';
      const finding = cloakedFinding(isRisk ? momentOf(observation.states) : 'examine', observation, facts);
      return [{ isRisk, finding }];
    });
    const told = new Set(early.flatMap(({ finding }) => finding.serviceIds ?? []));
    const later = observeCloaked(facts, ['accept'])
      .filter(({ use }) => !told.has(use.service.id))
      .map((observation) => cloakedFinding('withConsent', observation, facts));
    const containers = containerFindings(facts, states);
    const atRisk = new Set(containers.risks.map(({ params }) => params?.host));
    const endpoints = endpointFindings(facts, states).filter(({ params }) => !atRisk.has(params?.hosts));
    // Where the requests tell the service, its purpose is no open question.
    const known = new Set(endpoints.map(({ params }) => params?.hosts));
    const unclear = containers.hints.filter(({ params }) => !known.has(params?.host));
    const verdict = verdictBeside(
      [...early.filter(({ isRisk }) => isRisk).map(({ finding }) => finding), ...containers.risks],
      [...early.filter(({ isRisk }) => !isRisk).map(({ finding }) => finding), ...later, ...unclear, ...endpoints],
    );
    if (verdict) return verdict;
    const unresolved = unresolvedHosts(facts);
    const items = unresolved.map((request) => requestItem(request));
    if (unresolved.length > 0) {
      return { class: 'NoClassification', message: 'notResolved', params: { hosts: unresolved.map(({ host }) => host).join(', ') }, items };
    }
    return complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' };
  },
});

/** Kinds that follow visitors, or load what does. */
function follows({ category }: Service): boolean {
  return category === 'tag-manager' || trackingCategories.has(category);
}

/**
 * Own sub-domains that take what a foreign tracker collects, wherever their names lead. A script alone may be a copy that the site
 * keeps; only data sent there make it an endpoint.
 */
function endpointFindings({ services, ...facts }: Pick<Facts, 'requests' | 'services' | 'site'>, states: readonly string[]): Finding[] {
  const trackers = new Map(
    services
      .filter(({ service }) => follows(service) && !service.selfHosted && service.consent !== 'no')
      .map((use) => [use.service.id, use]),
  );
  const told = ownSubdomainRequests(facts).filter(({ serviceId }) => serviceId !== null && trackers.has(serviceId));
  return [...Map.groupBy(told, ({ host }) => host)].flatMap(([host, group]): Finding[] => {
    const sent = group.filter((request) => isAnalyticsHit(request) || (request.identifiers.length > 0 && sending.has(request.type)));
    if (sent.length === 0) return [];
    const byService = [...Map.groupBy([...sent, ...group], ({ serviceId }) => serviceId!)];
    const early = group.some(({ states: at }) => at.some((state) => states.includes(state)));
    const items = byService.map(([, [request, ...others]]) =>
      requestItem({
        ...request!,
        states: consentStates.filter((state) => [request!, ...others].some(({ states: at }) => at.includes(state))),
      }),
    );
    const target = group[0]!.cnames.findLast((name) => containerHosting.test(name));
    return [
      {
        message: `${early ? 'endpoint' : 'endpointConsented'}${target === undefined ? '' : 'Hosted'}`,
        params: {
          service: shortList(byService.map(([id]) => trackers.get(id)!.service.name)),
          hosts: host,
          ...(target !== undefined && { target }),
        },
        items: [items[0]!, ...items.slice(1)],
        cause: byService[0]![0],
        serviceIds: byService.map(([id]) => id),
      },
    ];
  });
}

/** Requests that carry data to a server. */
const sending: ReadonlySet<RequestFact['type']> = new Set(['xhr', 'fetch', 'beacon', 'websocket']);

/** Own sub-domains on hosting for containers. One that takes measuring hits with an identifier is a tracker, whatever its name. */
function containerFindings(facts: Pick<Facts, 'requests' | 'site'>, states: readonly string[]): { risks: Finding[]; hints: Finding[] } {
  const found: { risks: Finding[]; hints: Finding[] } = { risks: [], hints: [] };
  for (const [host, group] of Map.groupBy(ownSubdomainRequests(facts), (request) => request.host)) {
    const target = group[0]!.cnames.findLast((name) => containerHosting.test(name));
    // Pictures and style sheets come from hosting like any other.
    const active = group.filter(({ type }) => /^(?:script|xhr|fetch|beacon|websocket|eventsource)$/.test(type));
    if (target === undefined || active.length === 0) continue;
    const hits = active.filter(
      (request) =>
        isAnalyticsHit(request) &&
        identifiesVisitor(request) &&
        !isDeniedPing(request) &&
        states.some((state) => (request.states as readonly string[]).includes(state)),
    );
    const items = (hits.length > 0 ? hits : active).slice(0, 10).map((request) => requestItem(request, { cname: target }));
    const seen = hits.flatMap(({ states: at }) => at).filter((state) => states.includes(state));
    const rest = {
      items: [items[0]!, ...items.slice(1)] as const,
      params: { host, target, service: 'Google Analytics', hosts: host, targets: target },
    };
    if (hits.length > 0)
      found.risks.push({ ...rest, message: momentOf(seen), cause: 'google-analytics', serviceIds: ['google-analytics'] });
    else found.hints.push({ ...rest, message: 'serverSide', cause: host });
  }
  return found;
}

/** Requests to the site's own names other than those its pages come from. */
function ownSubdomainRequests({ requests, site }: Pick<Facts, 'requests' | 'site'>): RequestFact[] {
  const pageHosts = new Set([site.host, site.domain, ...requests.map(({ pageUrl }) => URL.parse(pageUrl)?.hostname ?? '')]);
  return requests.filter(
    (request) => request.party === 'first' && request.domain === site.domain && !pageHosts.has(request.host) && wasSent(request),
  );
}

/** Own sub-domains of which nothing is known: they never answered. */
function unresolvedHosts(facts: Pick<Facts, 'requests' | 'site'>): RequestFact[] {
  return [...Map.groupBy(ownSubdomainRequests(facts), ({ host }) => host).values()]
    .filter((group) => group.every(({ cnames, serverIp, status }) => cnames.length === 0 && serverIp === null && status === null))
    .map(([first]) => first!);
}

/** The finding about one tracker: where its names lead, whether the notice tells them, and which cookies of the site are valid there as well. */
function cloakedFinding(
  message: string,
  observation: ServiceObservation,
  { cookies, privacy, pages }: Pick<Facts, 'cookies'> & Partial<Pick<Facts, 'privacy' | 'pages'>>,
): Finding {
  const { requests } = observation;
  const finding = trackerFinding(message, observation);
  const shared = cookies.filter((cookie) => isOfTheSite(cookie) && requests.some((request) => isValidAt(cookie, request)));
  const notice = privacy && pages ? readNotice({ privacy, pages }).text.toLowerCase() : '';
  const isNamed = requests.every(({ host }) => notice.includes(host.toLowerCase()));
  const targets = new Map(requests.map(({ id, host, cnames }) => [id, foreignName(host, cnames)]));
  const named = finding.items.map((item) => ({ ...item, detail: { ...item.detail, cname: targets.get(item.ref) ?? null } }));
  const [first, ...rest] = [...named, ...shared.slice(0, mostCookies).map((cookie) => cookieItem(cookie, { sentToCloakedHost: true }))];
  return {
    ...finding,
    message: `${message}${shared.length > 0 ? 'Shared' : ''}${isNamed ? 'Named' : ''}`,
    params: {
      ...finding.params,
      targets: shortList([...new Set(targets.values())]),
      cookies: shortList(shared.map(({ name }) => name)),
    },
    items: [first!, ...rest],
  };
}

/** A session, or an identifier that no service set: whoever reads a session takes it over, and an identifier joins what both know. */
function isOfTheSite(cookie: CookieFact): boolean {
  return sessionKindOf(cookie) === 'known' || (cookie.serviceId === null && cookie.idLike && cookie.blockedReason === null);
}

/** Set for the whole domain, so that a browser in the same state sends it to the sub-domain as well; what is set from there is its own. */
function isValidAt({ domain, path, states, setBy }: CookieFact, request: RequestFact): boolean {
  const parent = domain.replace(/^\./, '');
  return (
    domain.startsWith('.') &&
    path === '/' &&
    URL.parse(setBy ?? '')?.hostname !== request.host &&
    isWithin(request.host, parent) &&
    states.some((state) => request.states.includes(state))
  );
}
