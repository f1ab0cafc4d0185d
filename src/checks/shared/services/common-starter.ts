import type { ServiceCategory } from '#knowledge/types.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { InitiatorChains } from './initiator-chains.ts';

/** Deliver files or tags for the site: what starts by way of them is the site's own choice. */
const carriers: ReadonlySet<ServiceCategory> = new Set(['hosting', 'cdn', 'tag-manager', 'font', 'shop', 'unknown']);

/** The one service whose script started all these requests to another; null where the site itself refers to any of them. */
export function commonStarter(requests: readonly RequestFact[], chains: InitiatorChains, serviceId: string): ServiceUse | null {
  const starters = new Set(requests.map((request) => chains.ancestorsOf(request).findLast(({ service }) => service.id !== serviceId)));
  const [only] = starters;
  return starters.size === 1 && only && !carriers.has(only.service.category) ? only : null;
}
