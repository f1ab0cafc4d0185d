import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { asksForStylesOnly, contentWaits } from '../services/early-styles.ts';
import { isConnectionOnly, isEmbed, wasSent } from '../services/initiator-chains.ts';
import { isBareFile, isPlacedBySite } from '../services/placed-by-site.ts';
import { trackingCategories } from '../services/service-observations.ts';
import { unconsented } from '../services/unconsented-states.ts';
import { namesOf, storedWithout } from '../stored/cookies-unasked.ts';
import { wasWrittenIn } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';
import { needsConsentForCertain } from './certain-need.ts';
import type { NoticePromise, PromiseKind } from './notice-promises.ts';
import { type BrokenPromise, ofRequests } from './refuted-promise.ts';
import { isOpenMode } from './waiting-modes.ts';

/** What a statement of the notice is held against. */
export type Measured = Pick<Facts, 'services' | 'requests' | 'cookies' | 'site'> & Partial<Pick<Facts, 'shopPages' | 'storage' | 'banner'>>;

/** Statements on when a service loads. */
export const onTime: ReadonlySet<PromiseKind> = new Set(['noDataBefore', 'notBefore', 'withConsent', 'onAct', 'onRefusal']);

/** A statement on when or how a service loads, held against what was asked of it. */
export function brokenLoading(use: ServiceUse, { kind, quote, atPayment, alone }: NoticePromise, facts: Measured): BrokenPromise[] {
  const { requests, cookies, site, shopPages = [] } = facts;
  const own = requestsOf(use, requests);
  // That somebody works with consent says nothing of a service that also has other work to do; that a counter counts under it alone does.
  const isPlain = use.service.consent === 'yes' || (alone === true && trackingCategories.has(use.service.category));
  if (kind === 'withConsent' && !isPlain) return [];
  const against =
    kind === 'privateMode'
      ? // A service that a player of the private mode brings along may stand in the pages as a player of its own as well.
        own.filter((request) => request.type === 'frame' && isPlacedBySite(request.embeddedBy, use) && isOpenMode(request.url))
      : own.filter((request) => refutesLoading(request, kind, use) && !(atPayment && isWhilePaying(request, shopPages)));
  // "Der Kalender lädt erst, wenn …" is true of the calendar, whatever its style sheet does; that no data goes there before is not.
  const isOfContent = kind === 'notBefore' || kind === 'withConsent' || kind === 'onAct';
  if (isOfContent && isEmbed(use) && asksForStylesOnly(against) && contentWaits(use.service.id, requests)) return [];
  const broken = ofRequests({ kind, use, quote }, against);
  if (!onTime.has(kind)) return broken;
  const stored = storedWithout(use, cookies, site.domain);
  const later = shortList(
    namesOf(
      cookies.filter(
        (cookie) => cookie.serviceId === use.service.id && cookie.kept && cookie.needsConsent === 'yes' && wasWrittenIn(cookie, 'accept'),
      ),
    ),
  );
  return broken.map((each) => ({
    ...each,
    stored,
    later,
    needsConsent: needsConsentForCertain(use, facts, each.onlyFiles),
    onlySignals: stored === '' && areSignals(against),
  }));
}

/** "G100": consent is denied to Google's tags, which tell so; scripts alone are no such signal. */
function areSignals(against: readonly RequestFact[]): boolean {
  const sent = against.filter(({ type }) => type !== 'script');
  return sent.length > 0 && sent.every(({ gcs, identifiers }) => /^G10/.test(gcs ?? '') && identifiers.length === 0);
}

/** What was asked of a service that the site placed, without a consent; bare files count where they are what is looked at. */
export function loadedUnasked(use: ServiceUse, requests: readonly RequestFact[]): RequestFact[] {
  if (!isPlacedBySite(use.embeddedBy, use)) return [];
  return requestsOf(use, requests).filter((request) => refutesLoading(request, 'notBefore', use));
}

/** What was sent to a service; a mere connection tells it nothing. */
export function requestsOf({ service }: ServiceUse, requests: readonly RequestFact[]): RequestFact[] {
  return requests.filter((request) => request.serviceId === service.id && wasSent(request) && !isConnectionOnly(request));
}

function refutesLoading(request: RequestFact, kind: PromiseKind, use: ServiceUse): boolean {
  const isThen = kind === 'onRefusal' ? request.states.includes('reject') : isUnconsented(request);
  return isPlacedBySite(request.embeddedBy, use) && isThen && refutes(request, kind, use);
}

/** What is looked at: its picture from the provider is part of what a notice says to appear only later. */
const lookedAt: ReadonlySet<string> = new Set(['video', 'map', 'booking', 'social', 'font']);

/** A picture of a provider that shows nothing is none of what waits, but data that it is sent; a script that was fetched does no work yet. */
function refutes(request: RequestFact, kind: PromiseKind, { service }: ServiceUse): boolean {
  if (kind === 'noDataBefore') return true;
  if (kind === 'notBefore' && lookedAt.has(service.category)) return true;
  if ((kind === 'withConsent' || kind === 'onAct' || kind === 'onRefusal') && request.type === 'script') return false;
  return !isBareFile(request);
}

/** Whether it went out without a consent. */
export function isUnconsented({ states }: RequestFact): boolean {
  return states.some((state) => unconsented.includes(state));
}

function isWhilePaying({ pageUrl }: RequestFact, shopPages: Facts['shopPages']): boolean {
  return shopPages.some(({ url, kind }) => url === pageUrl && (kind === 'cart' || kind === 'checkout'));
}
