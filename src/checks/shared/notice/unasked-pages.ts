import { isWithin } from '#knowledge/is-within.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact } from '../../facts/stored.ts';

/** Pages on which the setter of a cookie was asked without a consent: after one it may set it on others as well. */
export function pagesUnasked({ serviceId, domain, party }: CookieFact, requests: readonly RequestFact[]): ReadonlySet<string> {
  const isOfSetter = (request: RequestFact) =>
    (serviceId !== null && request.serviceId === serviceId) || (party === 'third' && isWithin(request.host, domain.replace(/^\./, '')));
  const isUnasked = ({ states }: RequestFact) => states.some((state) => state !== 'accept');
  return new Set(requests.filter((request) => isUnasked(request) && isOfSetter(request)).map(({ pageUrl }) => pageUrl));
}
