import type { ServiceCategory } from '#knowledge/types.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { initiatorChains } from '../services/initiator-chains.ts';
import type { ConsentItem } from './consent-items.ts';

type Observed = Pick<Facts, 'services' | 'requests' | 'cookies' | 'storage'>;

/**
 * The embeds that account for all of this: content of kinds that can wait for a click of its own, and any other frame that shows
 * something in the page (a calendar, a form). Null where anything else is among it.
 */
export function embedsBehind(
  needed: readonly ConsentItem[],
  onClick: Readonly<Partial<Record<ServiceCategory, unknown>>>,
  { services, requests, cookies, storage }: Observed,
): ServiceUse[] | null {
  const chains = initiatorChains({ requests, services });
  const embedOf = (request: RequestFact | undefined): ServiceUse | null => {
    const use = request === undefined ? null : chains.embedAround(request);
    return use && (onClick[use.service.category] || isFrame(use, requests)) ? use : null;
  };
  const stored = new Map([...cookies, ...storage].map((entry) => [entry.id, entry]));
  const embeds = needed.map(({ item }) => {
    const entry = stored.get(item.ref);
    return embedOf(requests.find(({ id, url }) => (entry ? url === entry.setBy : id === item.ref)));
  });
  return embeds.includes(null) ? null : [...new Set(embeds.filter((use) => use !== null))];
}

/** A calendar or a survey in a frame is looked at where it stands; what acts by a script on the whole page cannot be clicked on. */
function isFrame({ service }: ServiceUse, requests: readonly RequestFact[]): boolean {
  const own = requests.filter(({ serviceId }) => serviceId === service.id);
  const framed = own.some(({ type, embeddedBy }) => type === 'frame' && embeddedBy === null);
  return service.category === 'functional' && framed && !own.some(({ type, inOwnFrame }) => type === 'script' && inOwnFrame);
}
