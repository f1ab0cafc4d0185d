import type { ConsentState } from '#evidence/gathered.ts';
import { findCookie } from '#knowledge/find-cookie.ts';
import { isWithin } from '#knowledge/is-within.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { deliversSite, trackingCategories } from '../services/service-observations.ts';

const daySeconds = 86_400;

/**
 * How the law sees one cookie or storage entry. `consent`: needs consent. `disputed`: whether it does is open. `technical`:
 * anti-bot and similar, to be examined. `suspicious`: unknown, but looks like a visitor identifier of a third party.
 * `unknown`: not in the catalogue. `free`: needs none.
 */
export type StoredKind = 'consent' | 'disputed' | 'technical' | 'suspicious' | 'unknown' | 'free';

/** Whether the browser kept the cookie: a refused one was never in the device. */
export function wasStored(cookie: CookieFact): boolean {
  return cookie.blockedReason === null;
}

/**
 * Whether an entry is kept for a form alone that our visitor typed into, such as a draft: nobody else gets it, and who types asks for it. A
 * value that looks like an identifier is none.
 */
export function isOfTyping(entry: StorageFact): boolean {
  return entry.onInput === true && entry.party === 'first' && !entry.idLike && entry.category === null && entry.needsConsent === null;
}

/** Whether the cookie was written in a state, not merely left over from before the choice. */
export function wasWrittenIn(cookie: CookieFact, state: ConsentState): boolean {
  return wasStored(cookie) && cookie.states.includes(state) && !cookie.leftOverIn.includes(state);
}

/** Classifies a cookie. `siteDomain` is the registrable domain of the site. */
export function kindOfCookie(cookie: CookieFact, siteDomain: string): StoredKind {
  if (cookie.category === 'consent') return 'free';
  // Anti-bot cookies belong to a service; a site's own CSRF token belongs to none.
  if (cookie.category === 'security' && cookie.serviceId !== null) return 'technical';
  if (cookie.needsConsent !== null || cookie.category !== null) return kindOfNeed(cookie);
  const lasting = cookie.lifetimeSeconds !== null && cookie.lifetimeSeconds > daySeconds;
  const foreign = cookie.party === 'third' || isForeign(cookie.setBy, siteDomain);
  return lasting && cookie.idLike && foreign ? 'suspicious' : 'unknown';
}

/** Classifies an entry of web storage. Caches and workers hold files of the site, not identifiers: unknown ones are no suspicion. */
export function kindOfStorage(entry: StorageFact, siteDomain: string): StoredKind {
  if (entry.category === 'consent') return 'free';
  if (entry.needsConsent !== null || entry.category !== null) return kindOfNeed(entry);
  const readable = entry.kind === 'localStorage' || entry.kind === 'sessionStorage' || entry.kind === 'indexedDB';
  const foreign = entry.party === 'third' || isForeign(entry.setBy, siteDomain);
  return readable && entry.idLike && foreign ? 'suspicious' : 'unknown';
}

/** Name without the parts that vary from visitor to visitor, so that `_hjSession_123` and `_hjSession_456` are one. */
export function familyOf(name: string): string {
  const family = name
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '*')
    .replace(/[0-9a-f]{8,}/gi, (run) => (/\d/.test(run) ? '*' : run))
    .replace(/\d+/g, '*')
    .replace(/\*[-_.*]*\*/g, '*');
  return family === '*' ? name : family;
}

/** How a family of entries is told: by the name itself where all bear the same, which a reader finds in the browser. */
export function nameOfFamily(family: string, items: readonly (CookieFact | StorageFact)[]): string {
  const [name, ...others] = new Set(items.map((item) => ('name' in item ? item.name : item.key)));
  return name === undefined || others.length > 0 ? family : name;
}

/** Cookies and entries of one service that need consent and were written in one of the states. */
export function consentItemsOf(
  serviceId: string,
  { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>,
  states: readonly ConsentState[],
): { cookies: CookieFact[]; storage: StorageFact[] } {
  const own = (item: CookieFact | StorageFact) => item.serviceId === serviceId && item.needsConsent === 'yes';
  return {
    cookies: cookies.filter((cookie) => own(cookie) && states.some((state) => wasWrittenIn(cookie, state))),
    storage: storage.filter((entry) => own(entry) && states.some((state) => entry.states.includes(state))),
  };
}

/** The extension or program of the site's own that an item belongs to, as the catalogue knows it; null for those of services. */
export function productOf(item: Pick<CookieFact, 'name' | 'domain'> | Pick<StorageFact, 'key' | 'kind' | 'origin'>): string | null {
  const entry =
    'name' in item
      ? findCookie(item.name, 'cookie', item.domain.replace(/^\./, ''))
      : findCookie(item.key, item.kind, URL.parse(item.origin)?.hostname ?? '');
  return entry?.product ?? null;
}

/** Software or a platform under which the site runs sets it: whoever runs the site has no place of their own for that. */
export function isOfPlatform(cookie: CookieFact, services: readonly ServiceUse[]): boolean {
  const use = services.find(({ service }) => service.id === cookie.serviceId);
  return use ? deliversSite.has(use.service.category) : cookie.serviceId === null && productOf(cookie) !== null;
}

/** Name of the service or product behind a stored item, or the item's own family when there is none. */
export function ownerName(item: CookieFact | StorageFact, services: readonly ServiceUse[]): string {
  const use = services.find(({ service }) => service.id === item.serviceId);
  return use?.service.name ?? productOf(item) ?? familyOf('name' in item ? item.name : item.key);
}

function kindOfNeed({ needsConsent, category }: Pick<CookieFact, 'needsConsent' | 'category'>): StoredKind {
  if (needsConsent === 'yes') return 'consent';
  if (needsConsent === 'disputed') return 'disputed';
  if (needsConsent === 'no') return 'free';
  return category !== null && (trackingCategories as ReadonlySet<string>).has(category) ? 'consent' : 'free';
}

/** Whether a script of another domain set it; unknown setters are none. */
export function isForeign(setBy: string | null, siteDomain: string): boolean {
  if (setBy === null || !URL.canParse(setBy)) return false;
  const { hostname, protocol } = new URL(setBy);
  return /^https?:$/.test(protocol) && !isWithin(hostname, siteDomain);
}
