import { nameOfCountry } from '#knowledge/country.ts';

/**
 * A country as a parameter of a text, which is the same in all languages: its name where German and English agree on it, else
 * the code.
 */
export function countryLabel(code: string | null): string {
  if (code === null) return '–';
  if (code === 'US') return 'USA';
  const name = nameOfCountry(code, 'de');
  return name === nameOfCountry(code, 'en') ? name : code;
}
