import type { ConsentState } from '#evidence/gathered.ts';
import type { Facts } from '../../facts.ts';
import { observeServices, type ServiceObservation, trackingCategories } from './service-observations.ts';

/**
 * What runs behind names of the site that lead to others: trackers, and tag managers on names no tracker uses. Where one measures, that
 * is what weighs, not who keeps the server or carries the tag.
 */
export function observeCloaked(
  { requests, services }: Pick<Facts, 'requests' | 'services'>,
  states: readonly ConsentState[],
): ServiceObservation[] {
  const cloaked = { services, requests: requests.filter(({ party }) => party === 'cloaked') };
  const trackers = observeServices(cloaked, states, ({ category }) => trackingCategories.has(category));
  const taken = new Set(trackers.flatMap((observation) => observation.requests.map(({ host }) => host)));
  const managers = observeServices(cloaked, states, ({ category }) => category === 'tag-manager');
  return [...trackers, ...managers.filter((observation) => observation.requests.some(({ host }) => !taken.has(host)))];
}
