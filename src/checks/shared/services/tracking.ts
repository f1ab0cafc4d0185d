import type { ConsentState } from '#evidence/gathered.ts';
import type { PageKind } from '#evidence/pages.ts';
import type { Finding } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { isAskedFor } from '../banner/banner-declarations.ts';
import { pathsOf } from '../site/page-paths.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { consentItemsOf, wasWrittenIn } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';
import { drawsAnew } from './fleeting-identifiers.ts';
import { initiatorChains, isConnectionOnly, wasSent } from './initiator-chains.ts';
import { asksForLimitedAds } from './limited-ads.ts';
import { observationItems, type ServiceObservation } from './service-observations.ts';
import { waitsForConsent } from './waiting-tracker.ts';

/** How much a tracker without consent weighs, and which message tells it. */
export interface TrackerRating {
  weight: 'risk' | 'hint';
  reason: 'tracks' | 'disputed' | 'selfHosted' | 'connectionOnly' | 'connectionBare' | 'waiting' | 'limited';
}

/**
 * Rates a tracking service that was contacted without consent. Counting on the own server without anything stored, and services
 * whose need for consent is disputed, are at most a hint; so are a bare connection, limited ads and a script that waits for the choice to report. Null: consent is not needed at all.
 */
export function rateTracker(
  observation: ServiceObservation,
  stored: Pick<Facts, 'cookies' | 'storage'> & Partial<Pick<Facts, 'banner'>>,
): TrackerRating | null {
  const { use, requests, active, states } = observation;
  const { service } = use;
  const written = consentItemsOf(service.id, stored, states);
  // Whatever is disputed about a service without cookies, with them it is settled.
  if (written.cookies.length + written.storage.length > 0) return { weight: 'risk', reason: 'tracks' };
  const ownServer = service.selfHosted && requests.every(({ party }) => party === 'first');
  if (ownServer) return { weight: 'hint', reason: 'selfHosted' };
  if (service.consent === 'no') return null;
  if (requests.every(isConnectionOnly)) return { weight: 'hint', reason: 'connectionBare' };
  if (!active) return { weight: 'hint', reason: 'connectionOnly' };
  if (isAskedFeed(observation, stored)) return { weight: 'risk', reason: 'tracks' };
  if (waitsForConsent(observation, stored)) return { weight: 'hint', reason: 'waiting' };
  if (asksForLimitedAds(observation)) return { weight: 'hint', reason: 'limited' };
  const countsOnly = service.category === 'analytics' && (reportsNobody(requests) || drawsAnewUnstored(observation, stored));
  return service.consent === 'yes' && !countsOnly ? { weight: 'risk', reason: 'tracks' } : { weight: 'hint', reason: 'disputed' };
}

/** What its own scripts wrote is its own, although no catalogue knows the entry. */
function drawsAnewUnstored(observation: ServiceObservation, { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>): boolean {
  if (!drawsAnew(observation)) return false;
  const own = new Set<string | null>(observation.requests.map(({ url }) => url));
  return ![...cookies, ...storage].some(({ setBy, serviceId }) => own.has(setBy) || serviceId === observation.use.service.id);
}

/**
 * An aggregator of feeds about which nothing is left to dispute: the banner itself asks for a consent, its script runs all the same, and
 * it passes nothing on, as visitors reach the networks behind it directly or get cookies with it.
 */
export function isAskedFeed(
  { use, requests, companions, active, states }: ServiceObservation,
  { cookies, banner }: Pick<Facts, 'cookies'> & Partial<Pick<Facts, 'banner'>>,
): boolean {
  const shown = banner?.banner;
  const { id, category, consent } = use.service;
  if (!shown || !active || category !== 'social' || consent !== 'disputed') return false;
  if (!requests.some(({ serviceId, type }) => serviceId === id && type === 'script')) return false;
  const networks = companions.filter(({ service }) => service.category === 'social' && service.consent === 'yes');
  const own = new Set<string | null>(requests.map(({ url }) => url));
  const stores = cookies.some((cookie) => own.has(cookie.setBy) && states.some((state) => wasWrittenIn(cookie, state)));
  return (networks.length > 0 || stores) && [use, ...networks].some((each) => isAskedFor(each, shown));
}

/**
 * Reports to the site's own domain with a value for no visitor: with nothing stored, a signal without cookie. Whoever talks to a third
 * party shows it the visitor's address as well.
 */
function reportsNobody(requests: readonly RequestFact[]): boolean {
  return requests.every(({ party, identifiers, personalData }) => party === 'first' && identifiers.length + personalData.length === 0);
}

/** The finding for one observed service. Params: `service`, `hosts`, `count` of requests, `companions`. */
export function trackerFinding(message: string, observation: ServiceObservation): Finding {
  const { use, cause, requests, companions } = observation;
  const names = companions.map(({ service }) => service.name);
  return {
    message,
    params: {
      service: use.service.name,
      hosts: shortList([...new Set(requests.map(({ host }) => host))]),
      count: requests.length,
      companions: shortList(names),
    },
    items: observationItems(observation),
    cause,
    serviceIds: [use.service.id, ...companions.map(({ service }) => service.id)],
  };
}

/** Pages on which banners are often left out: none may keep visitors from imprint and privacy notice. */
export const legalKinds: ReadonlySet<PageKind> = new Set(['imprint', 'privacy', 'terms', 'cancellation']);

/**
 * The finding with `google` (1: whose service it is) and `page`, one on which the service runs: a test elsewhere shows nothing and proves nothing. Before the choice that is
 * the start page where it runs there; after it (`hasChosen`) rather not, for the visitor has just chosen on it. Legal pages last, for
 * banners are often left out there, and what waits for them with them.
 */
export function withPage(
  finding: Finding,
  { use, requests }: Pick<ServiceObservation, 'use' | 'requests'>,
  { pages: visited = [] }: Partial<Pick<Facts, 'pages'>>,
  { hasChosen = false } = {},
): Finding {
  const pages = [...new Set(requests.map(({ pageUrl }) => pageUrl))];
  const legal = new Set(visited.flatMap(({ url, kind }) => (legalKinds.has(kind) ? [url] : [])));
  const shown = pages.filter((url) => !legal.has(url));
  const page = shown.find((url) => (URL.parse(url)?.pathname === '/') !== hasChosen) ?? shown[0] ?? pages[0]!;
  const google = use.service.vendor === 'google' ? 1 : '';
  return { ...finding, params: { ...finding.params, page: pathsOf([page]), google } };
}

/** Steps whose service nobody knows, as the catalogue of checks shows them: with what is said of Google alone. */
export function ofAnyService(fix: string): string {
  return fix.replace(/\{google\|=([^|{}]*)\|[^|{}]*\}/g, '$1');
}

/** What was stored, by name. */
export function namesOf({ cookies, storage }: { cookies: readonly CookieFact[]; storage: readonly StorageFact[] }): string {
  return shortList([...new Set([...cookies.map(({ name }) => name), ...storage.map(({ key }) => key)])]);
}

/** Pages on which something was stored; where only entries without a moment of their own are known, those on which they lay. */
export function pagesOfStoring({ cookies, storage }: { cookies: readonly CookieFact[]; storage: readonly StorageFact[] }): string[] {
  const set = cookies.flatMap(({ setOn, pages }) => setOn ?? pages);
  return set.length > 0 ? set : storage.flatMap(({ pages }) => pages);
}

/** Cookies and storage entries for measuring or advertising that need consent and were written in this state, whatever wrote them. */
export function trackingItemsIn(
  { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>,
  state: ConsentState,
): { cookies: CookieFact[]; storage: StorageFact[] } | null {
  const isTracking = ({ category, needsConsent }: CookieFact | StorageFact) =>
    needsConsent === 'yes' && (category === 'marketing' || category === 'analytics');
  const written = {
    cookies: cookies.filter((cookie) => isTracking(cookie) && wasWrittenIn(cookie, state)),
    storage: storage.filter((entry) => isTracking(entry) && entry.states.includes(state)),
  };
  return written.cookies.length + written.storage.length === 0 ? null : written;
}

const mostPaths = 3;

/** The few pages on which requests carry an identifier, where the service runs on others without one; null: on all, or on none. */
export function identifiedPages(requests: readonly RequestFact[]): { pageCount: number; paths: string } | null {
  const pages = new Set(requests.map(({ pageUrl }) => pageUrl));
  const telling = new Set(requests.filter(({ identifiers }) => identifiers.length > 0).map(({ pageUrl }) => pageUrl));
  if (telling.size === 0 || telling.size === pages.size || telling.size > mostPaths) return null;
  return { pageCount: pages.size, paths: pathsOf([...telling]) };
}

/** The same finding with the cookies and storage entries of the service as further evidence. */
export function trackerFindingWithStored(
  message: string,
  observation: ServiceObservation,
  facts: Pick<Facts, 'cookies' | 'storage'>,
  states: readonly ConsentState[],
): Finding {
  const finding = trackerFinding(message, observation);
  const { cookies, storage } = consentItemsOf(observation.use.service.id, facts, states);
  return { ...finding, items: [...finding.items, ...[...cookies, ...storage].slice(0, 10).map(storedItem)] };
}

/** Third-party hosts that no catalogue knows, contacted in the given states outside any known embed; the first request of each. */
export function unknownHosts(facts: Pick<Facts, 'requests' | 'services'>, states: readonly ConsentState[]): Facts['requests'] {
  const chains = initiatorChains(facts);
  const seen = facts.requests.filter(
    (request) =>
      request.party !== 'first' &&
      request.serviceId === null &&
      states.some((state) => request.states.includes(state)) &&
      wasSent(request) &&
      chains.embedAround(request) === null,
  );
  return [...Map.groupBy(seen, ({ host }) => host).values()].map(([first]) => first!);
}
