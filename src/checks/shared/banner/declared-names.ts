import { findCookie } from '#knowledge/find-cookie.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { namesService } from '../notice/notice.ts';
import { deliversSite } from '../services/service-observations.ts';

const tracking = /^(?:analytics|marketing|social)$/;
const longestEntry = 400;

/**
 * Whether an entry of a banner's list means the service: one about the cookie in which the choice is kept, or about a cookie of another
 * product of the vendor, does not, and neither does one that only names the platform of the site, whose statistics bear its name.
 */
export function declaresService(entry: string, use: ServiceUse, services: readonly ServiceUse[]): boolean {
  return namesService(entry, use) && !isOfOtherCookies(entry, use) && !isOfPlatform(entry, use, services);
}

/** Names of cookies in the entry are known, and each is one that keeps the choice or serves another product of the same vendor. */
function isOfOtherCookies(entry: string, { service }: ServiceUse): boolean {
  const words = entry.slice(0, longestEntry).match(/[\w.*-]{2,60}/g) ?? [];
  const known = words.flatMap((word) => {
    const cookie = findCookie(word.replace(/[.*]+$/, ''), 'cookie', '');
    // A plain word may be the name of a cookie somewhere.
    return cookie && /[_\d]|[a-z][A-Z]/.test(word) ? [cookie] : [];
  });
  return (
    known.length > 0 &&
    known.every(({ category, service: owner }) => {
      if (category === 'consent') return true;
      const product = owner === null || owner === service.id ? null : serviceOf(owner);
      return product !== null && product.vendor === service.vendor && !tracking.test(category);
    })
  );
}

/** Only a name that the platform delivering the site bears as well: “Shopify” beside “Shopify Analytics”. */
function isOfPlatform(entry: string, use: ServiceUse, services: readonly ServiceUse[]): boolean {
  if (deliversSite.has(use.service.category)) return false;
  const platforms = services.filter(({ service }) => deliversSite.has(service.category) && service.vendor === use.service.vendor);
  const shared = new Set(platforms.flatMap(({ service }) => [service.name, ...service.aliases]).map((name) => name.toLowerCase()));
  const own = [use.service.name, ...use.service.aliases].filter((name) => !shared.has(name.toLowerCase()));
  return platforms.some((platform) => namesService(entry, platform)) && !mentionsAny(entry, own);
}
