import type { Locale } from '#contract/vocabulary.ts';

/** Names of countries in a language: Deutschland for DE. What is no code stays as it is. */
export function countryNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const known = new Map<string, string>();
  return (code) => {
    let name = known.get(code);
    if (name === undefined) {
      name = /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
      known.set(code, name);
    }
    return name;
  };
}
