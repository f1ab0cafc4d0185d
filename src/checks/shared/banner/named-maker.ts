import { services } from '#knowledge/services.ts';
import type { ServiceUse } from '../../facts/services.ts';

/** What may follow the name of a company that is meant as such; the name of a product after it ("Google Maps") is none of it. */
const goesNoFurther =
  '(?=[ \\t]{0,3}(?:$|[\\n,;.:()|/…“”"&]|und[ \\t]|oder[ \\t]|sowie[ \\t]|and[ \\t]|or[ \\t]|Inc|Ireland|Europe|International|Technolog|Platforms|Ltd|Limited|GmbH|S\\.?E|S\\.?A|AG|LLC|Corp|B\\.?V))';
/** Under this name lists of partners (TCF) hold the advertising of a company with many products. */
const advertising = '[ \\t]Advertising[ \\t]Products';

/** Companies with more products than this are named for any of them. */
const fewProducts = 4;
const productsOf = Map.groupBy(services, ({ vendor }) => vendor);
const longestName = 80;

/**
 * Whether the banner names the company behind an advertising service, as lists of partners do: the recipient is told then, though neither the service
 * nor what it stores. The name of a company with many products may stand there for another one.
 */
export function namesMakerAlone(banner: string, { vendorName, service }: Pick<ServiceUse, 'vendorName' | 'service'>): boolean {
  // Who sells or pays for the site is named for that.
  if (vendorName === null || vendorName.length > longestName || service.category !== 'marketing') return false;
  const name = vendorName.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const others = (productsOf.get(service.vendor) ?? []).filter(({ id }) => id !== service.id);
  const hasMany = others.length >= fewProducts;
  return new RegExp(`(?<![A-Za-zÀ-ɏ\\d.@-])${name}${hasMany ? advertising : goesNoFurther}`, 'mu').test(banner);
}
