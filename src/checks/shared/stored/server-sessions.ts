import { findService, serviceOf } from '#knowledge/find-service.ts';
import { registrableDomain } from '#knowledge/registrable-domain.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { ownHostOf } from './stored-places.ts';

/**
 * Whether an item is known by nothing but a name that software gives it wherever it runs, as PHPSESSID or AWSALB, and was kept by a server that no
 * catalogue knows: what whoever is behind that server uses it for, the name does not tell. A domain that the site itself has under
 * another ending is no such server.
 */
export function isOfUnknownServer(item: CookieFact | StorageFact, siteDomain: string | undefined): boolean {
  if (item.party !== 'third' || item.category === 'consent') return false;
  if (item.serviceId !== null && !isOfBalancer(item, item.serviceId)) return false;
  if (item.category === null && item.needsConsent === null) return false;
  if (item.needsConsent === 'yes') return false;
  return siteDomain === undefined || labelOf(ownHostOf(item)) !== labelOf(siteDomain);
}

const daySeconds = 86_400;

/** Such a cookie that tells visitors apart beyond the visit: one that ends with it may only hold together what somebody just opened. */
export function isLastingOfUnknownServer(cookie: CookieFact, siteDomain: string): boolean {
  return cookie.kept && cookie.idLike && (cookie.lifetimeSeconds ?? 0) > daySeconds && isOfUnknownServer(cookie, siteDomain);
}

/**
 * A load balancer's cookie (`AWSALBCORS`) on the domain of somebody who only rents it: the name tells what spreads the load, neither who
 * is behind the server nor whether anybody asked for what comes from there.
 */
function isOfBalancer(item: CookieFact | StorageFact, serviceId: string): boolean {
  const category = serviceOf(serviceId)?.category;
  if ((category !== 'cdn' && category !== 'hosting') || item.category !== 'necessary') return false;
  return findService(`https://${ownHostOf(item)}/`) === null;
}

/** The label under which a domain was registered. */
function labelOf(host: string): string {
  return registrableDomain(host).split('.')[0]!;
}
