import type { ServiceUse } from '../../facts.ts';

/** What may follow the name of a company that is meant as such; the name of a product after it ("Google Maps") is none of it. */
const goesNoFurther =
  '(?=[ \\t]{0,3}(?:$|[\\n,;.:()|/…“”"&]|und[ \\t]|oder[ \\t]|sowie[ \\t]|and[ \\t]|or[ \\t]|Inc|Ireland|Europe|International|Technolog|Platforms|Ltd|Limited|GmbH|S\\.?E|S\\.?A|AG|LLC|Corp|B\\.?V|Advertising[ \\t]Products))';

/**
 * Whether the banner names the company behind a service, as lists of partners do: the recipient is told then, though neither the service
 * nor what it stores. A product of that company says nothing of another.
 */
export function namesMakerAlone(banner: string, { vendorName }: Pick<ServiceUse, 'vendorName'>): boolean {
  if (vendorName === null || vendorName.length > longestName) return false;
  const name = vendorName.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![A-Za-zÀ-ɏ\\d.@-])${name}${goesNoFurther}`, 'mu').test(banner);
}
const longestName = 80;
