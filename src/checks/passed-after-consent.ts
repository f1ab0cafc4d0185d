import type { Service } from '#knowledge/types.ts';
import type { Verdict } from './define-check.ts';
import type { Facts } from './facts.ts';
import { shortList } from './stored-findings.ts';

/**
 * What a passed check on one kind of service may say: that none was observed, or that all of them came only after accepting.
 * Without an own sentence where neither is certain, so without `attempts` where nothing was observed. Params of `onlyAfterConsent`: `names`.
 */
export function passedAfterConsent(
  { services, attempts }: Pick<Facts, 'services'> & Partial<Pick<Facts, 'attempts'>>,
  inScope: (service: Service) => boolean,
): Verdict {
  const uses = services.filter(({ service }) => inScope(service));
  const accept = attempts?.accept ?? null;
  if (uses.length === 0) {
    const seenAll = accept !== null && (accept.method === 'no-banner' || (accept.performed && accept.verified));
    return seenAll ? { class: 'Conform', message: 'noneObserved' } : { class: 'Conform' };
  }
  if (uses.some(({ states }) => states.length === 0 || states.some((state) => state !== 'accept'))) return { class: 'Conform' };
  const params = { names: shortList(uses.map(({ service }) => service.name)) };
  return { class: 'Conform', message: 'onlyAfterConsent', params };
}
