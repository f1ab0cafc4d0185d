import { countries, nameOfCountry } from '#knowledge/country.ts';
import { escapedForPattern } from '#knowledge/escaped-for-pattern.ts';

/** Names a notice may use for a country besides its own, as patterns. */
const otherNames: Record<string, string> = {
  US: 'USA|U\\.S\\.A?\\.?|US-|Vereinigte\\w*\\s+Staaten|United\\s+States|Amerika',
  GB: 'Großbritannien|Vereinigte\\w*\\s+Königreich|United\\s+Kingdom|\\bUK\\b',
  CN: 'China',
  RU: 'Russland|Russische\\w*\\s+Föderation|Russia',
  KR: 'Südkorea|South\\s+Korea',
  CZ: 'Tschechische\\w*\\s+Republik|Czech\\s+Republic',
  NL: 'Niederlanden|the\\s+Netherlands',
};

/** A pattern of the names a text may use for a country, in German and English. */
export function countryWords(code: string): string {
  return [...ownNames(code).map(escapedForPattern), ...(code in otherNames ? [otherNames[code]!] : [])].join('|');
}

/** Finds a country in a longer text: „USA“, „US-amerikanisch“, but not „aus-“. */
export function countryPattern(code: string): RegExp {
  return new RegExp(`(?<![a-zß-ɏ\\d])(?:${countryWords(code)})`, 'i');
}

function ownNames(code: string): string[] {
  return [...new Set([nameOfCountry(code, 'de'), nameOfCountry(code, 'en')])];
}

const codes = countries.filter(({ eea }) => eea !== null).map(({ code }) => code);
const byName = new Map(codes.flatMap((code) => ownNames(code).map((name) => [name, code] as const)));
const byOtherName = Object.entries(otherNames).map(([code, words]) => ({ code, pattern: new RegExp(`^(?:${words})$`) }));
/** Capitals tell countries from other words; longer names go first, so that Niger is not read in Nigeria. */
const anyName = new RegExp(
  `(?<![A-Za-zÀ-ɏ\\d])(?:${[...[...byName.keys()].sort((a, b) => b.length - a.length).map(escapedForPattern), ...Object.values(otherNames)].join('|')})(?![A-Za-zÀ-ɏ\\d])`,
  'g',
);

/** Codes of the countries a short text names, each once. */
export function countriesIn(text: string): string[] {
  const found = [...text.matchAll(anyName)].flatMap(
    ([word]) => byName.get(word) ?? byOtherName.find(({ pattern }) => pattern.test(word))?.code ?? [],
  );
  return [...new Set(found)];
}
