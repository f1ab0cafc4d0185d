import { serviceOf } from '#knowledge/find-service.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { unconsented } from '../services/unconsented-states.ts';
import { shortList } from '../wording.ts';
import { familyOf, kindOfCookie, type StoredKind, wasWrittenIn } from './stored-items.ts';

/**
 * Cookies that a service sets without consent. What keeps the session of somebody else's service is necessary once a visitor uses it, not
 * while it loads too early.
 */
export function storedWithout({ service }: ServiceUse, cookies: readonly CookieFact[], domain: string): string {
  const set = cookies.filter((cookie) => {
    const kind = kindOfCookie(cookie, domain);
    const isMeant = kind === 'consent' || isNoException(kind, cookie) || (cookie.party === 'third' && cookie.category !== 'consent');
    return cookie.serviceId === service.id && cookie.kept && isMeant && unconsented.some((state) => wasWrittenIn(cookie, state));
  });
  return shortList(namesOf(set), 6);
}

/** What neither serves the site's own session nor keeps the choice. */
export function isNoException(kind: StoredKind, { party }: CookieFact): boolean {
  return kind === 'disputed' || kind === 'technical' || kind === 'suspicious' || (kind === 'unknown' && party === 'third');
}

/** Names as they lie in the browser; several of one family under what they share. */
export function namesOf(set: readonly CookieFact[]): string[] {
  const names = [...new Set(set.map(({ name }) => name))];
  return [...Map.groupBy(names, familyOf)].map(([family, same]) => (same.length === 1 ? same[0]! : family));
}

/** Who set them is what the reader has to find: of a cookie of the network in front of a service, the service that the site loads. */
export function namesBySetter(set: readonly CookieFact[], requests: readonly RequestFact[]): string {
  const groups = [...Map.groupBy(set, (cookie) => serviceOf(setterOf(cookie, requests) ?? '')?.name ?? '')];
  return groups.map(([setter, own]) => shortList(namesOf(own), setter === '' ? 8 : 4) + (setter === '' ? '' : ` (${setter})`)).join(', ');
}

function setterOf({ serviceId, setBy }: CookieFact, requests: readonly RequestFact[]): string | null {
  if (serviceId === null || serviceOf(serviceId)?.category !== 'cdn') return serviceId;
  return requests.find(({ url, serviceId: asked }) => url === setBy && asked !== null)?.serviceId ?? serviceId;
}

/** Pages on which a cookie was set; where that is not known, as of an entry of web storage, those on which it lay. */
export function pagesOfSetting({ setOn = [], pages }: Pick<CookieFact, 'setOn' | 'pages'>): readonly string[] {
  return setOn.length > 0 ? setOn : pages;
}
