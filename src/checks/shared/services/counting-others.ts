import type { ConsentState } from '#evidence/gathered.ts';
import type { Facts } from '../../facts.ts';
import { identifiesVisitor, isDeniedPing } from './google-requests.ts';
import { observeServices, type ServiceObservation } from './service-observations.ts';
import { tellsPage } from './told-pages.ts';

/** When statistics of others count: what counts at once has nothing to do with accepting, whether a banner asks or not. */
export function momentOfCounting(
  { use }: ServiceObservation,
  facts: Pick<Facts, 'requests' | 'services' | 'banner'>,
  states: readonly ConsentState[],
): '' | 'Early' | 'Unasked' {
  const early = observeServices(facts, states, ({ id }) => id === use.service.id).filter(({ active }) => active);
  if (facts.banner.banner === null) return early.length > 0 ? 'Unasked' : '';
  // Signals that say “denied” and name nobody tell of a visit, not of a visitor.
  const telling = early.flatMap(({ requests }) => requests).filter((request) => !isDeniedPing(request) || identifiesVisitor(request));
  return telling.some(tellsPage) ? 'Early' : '';
}

/** Statistics run by others that are told after accepting which pages a visitor reads. */
export function countingOthers(facts: Pick<Facts, 'requests' | 'services'>): ServiceObservation[] {
  const counting = observeServices(facts, ['accept'], ({ category, consent }) => category === 'analytics' && consent === 'yes');
  return counting.flatMap((observation) => {
    const requests = observation.requests.filter((request) => request.serviceId === observation.use.service.id && tellsPage(request));
    return observation.active && leavesSite(observation) && requests.length > 0 ? [{ ...observation, requests }] : [];
  });
}

/** Whether somebody else is told: what runs on the site's own server tells nobody. */
export function leavesSite({ use, requests }: ServiceObservation): boolean {
  return !use.service.selfHosted || requests.some(({ party }) => party !== 'first');
}
