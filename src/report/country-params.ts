import type { TextParams } from '#checks/define-check.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { nameOfCountry } from '#knowledge/country.ts';

const countryParams: ReadonlySet<string> = new Set(['country', 'place']);

/** Names that stand after "in" and in brackets alike. */
const shortNames: Readonly<Record<string, Record<Locale, string>>> = {
  US: { de: 'USA', en: 'USA' },
  GB: { de: 'Großbritannien', en: 'United Kingdom' },
};

/** Parameters with country codes as names: a reader need not know that IE is Ireland. */
export function withCountryNames(params: TextParams | undefined, locale: Locale): TextParams | undefined {
  if (params === undefined) return undefined;
  const named = ([name, value]: [string, string | number]) =>
    countryParams.has(name) && typeof value === 'string' && /^[A-Z]{2}$/.test(value)
      ? [name, shortNames[value]?.[locale] ?? nameOfCountry(value, locale)]
      : [name, value];
  return Object.fromEntries(Object.entries(params).map(named));
}
