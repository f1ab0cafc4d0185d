import { adequacyOf } from '#knowledge/country.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';

/** Whether a country is a third country; null when nothing is known about it. */
export function isThirdCountry(code: string | null): boolean | null {
  if (code === null) return null;
  const { level } = adequacyOf(code);
  return level === 'open' ? null : level !== 'eea';
}

/**
 * Country that decides. A parent's seat is no transfer by itself; it counts where the law there reaches the data of subsidiaries without
 * any decision on that country, so that a transfer is possible. Null when unknown.
 */
export function countryOfRecipient({ vendorCountry, parentCountry }: ServiceUse): string | null {
  if (isThirdCountry(vendorCountry)) return vendorCountry;
  if (isThirdCountry(parentCountry) && (vendorCountry === null || !isAdequate(parentCountry!))) return parentCountry;
  return vendorCountry ?? parentCountry;
}

/** Whether a decision of the Commission covers a country itself, and not single companies there. */
export function isAdequate(code: string): boolean {
  const { level } = adequacyOf(code);
  return level !== 'none' && level !== 'dpf-only' && level !== 'open';
}

/** States whose authorities may reach for the data without any remedy: clauses alone do not carry there. */
export const barredCountries: ReadonlySet<string> = new Set(['RU', 'CN', 'BY']);

/** The one country to which the addresses of these servers are assigned, as far as that is known, or null. */
export function commonCountry(requests: readonly RequestFact[]): string | null {
  const [country = null, ...others] = new Set(requests.flatMap(({ serverCountry }) => serverCountry ?? []));
  // A registry's own code names no country.
  return others.length === 0 && isThirdCountry(country) !== null ? country : null;
}
