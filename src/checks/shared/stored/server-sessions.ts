import { registrableDomain } from '#knowledge/registrable-domain.ts';
import type { CookieFact, StorageFact } from '../../facts.ts';
import { ownHostOf } from './stored-places.ts';

/**
 * Whether an item is known by nothing but a name that software gives it wherever it runs, as PHPSESSID, and was kept by a server that no
 * catalogue knows: what whoever is behind that server uses it for, the name does not tell. A domain that the site itself has under
 * another ending is no such server.
 */
export function isOfUnknownServer(item: CookieFact | StorageFact, siteDomain: string | undefined): boolean {
  if (item.party !== 'third' || item.serviceId !== null || item.category === 'consent') return false;
  if (item.category === null && item.needsConsent === null) return false;
  if (item.needsConsent === 'yes') return false;
  return siteDomain === undefined || labelOf(ownHostOf(item)) !== labelOf(siteDomain);
}

/** The label under which a domain was registered. */
function labelOf(host: string): string {
  return registrableDomain(host).split('.')[0]!;
}
