import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { requestIndex } from '../services/request-index.ts';

/** These place on the site what its owner put into them; others bring along what is theirs. */
const placers: ReadonlySet<string> = new Set(['tag-manager', 'cmp', 'cdn']);

/**
 * Whether a consent tool merely comes along with another service (that of an advertising network or a marketing suite with its script)
 * while the banner to be seen is that of somebody else: it is not what this website asks with, and goes with the service that brings it.
 */
export function isBroughtBeside({ service }: ServiceUse, { banner, requests }: Pick<Facts, 'banner' | 'requests'>): boolean {
  if (banner.banner?.visible !== true || banner.cmpName === service.name) return false;
  const own = requests.filter(({ serviceId, states }) => serviceId === service.id && states.includes('none'));
  if (own.some(({ servesBanner }) => servesBanner)) return false;
  const byId = requestIndex(requests).byId;
  const parents = own.map(({ parentId, embeddedBy }) => (parentId === null ? embeddedBy : (byId.get(parentId)?.serviceId ?? embeddedBy)));
  const starts = parents.filter((parent) => parent !== service.id);
  return starts.length > 0 && starts.every((parent) => brings(parent, service));
}

function brings(serviceId: string | null, { vendor }: ServiceUse['service']): boolean {
  const bringer = serviceId === null ? null : serviceOf(serviceId);
  if (!bringer || bringer.id === 'google-tag-manager') return false;
  // The loader of a suite loads its own products alone.
  return bringer.vendor === vendor || !(placers.has(bringer.category) || bringer.category === 'hosting');
}
