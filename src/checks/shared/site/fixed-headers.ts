import { findDeliveryNetworks } from '#knowledge/find-delivery-network.ts';
import type { PageFact } from '../../facts/pages.ts';

/** Hosts of files that send the same response headers for everybody: neither a server to configure nor a file that names them. */
const fixesHeaders = 'github-pages';

/**
 * Name of the host where nobody can set response headers; null where they can be set, be it at a network in front, which answers instead and may
 * add them.
 */
export function hostOfFixedHeaders({ headers }: Pick<PageFact, 'headers'>): string | null {
  const seen = findDeliveryNetworks({ ip: null, cnames: [], headers });
  const host = seen.find(({ id }) => id === fixesHeaders);
  const isAlone = seen.every(({ id }) => id === fixesHeaders || host?.behind?.includes(id));
  return host && isAlone ? host.name : null;
}

/** What a message adds there, by the ending of its name. */
export const byFixedHeaders = {
  de: { Fixed: '; ausgeliefert wird von {host}, wo sich keine eigenen Antwort-Header setzen lassen' },
  en: { Fixed: '; it is delivered by {host}, where no response headers of one’s own can be set' },
};
