import type { CookieFact, Facts, StorageFact } from './facts.ts';
import { familyOf } from './stored-items.ts';

/** No notice lists a longer name, and none makes a pattern that could not be built. */
const longestName = 200;

/** Places at which a text lists a cookie under its name or the pattern of its name (`_ga_*`, `_ga_<id>`, `_ga`). */
export function placesOfEntry(text: string, item: CookieFact | StorageFact): number[] {
  const name = 'name' in item ? item.name : item.key;
  const stem = familyOf(name)
    .split('*')[0]!
    .replace(/[-_.:]+$/, '');
  // The last part is often an id of the property: `_ga_ABC123XYZ9` is listed as `_ga_*`.
  const withoutId = /^(.{2,60}?)[-_.](?=[^-_.]{0,40}\d)[^-_.]{4,40}$/.exec(name)?.[1] ?? name;
  const candidates = [...new Set([name, withoutId, ...(stem.length >= 3 ? [stem] : [])])].filter(({ length }) => length <= longestName);
  return candidates.flatMap((candidate) => {
    const literal = candidate.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return [...text.matchAll(new RegExp(`(?<![a-zß-ɏ\\d_-])${literal}(?![a-z\\dß-ɏ])`, 'giu'))].map(({ index }) => index);
  });
}

/** Whether a text lists a cookie. */
export function namesEntry(text: string, item: CookieFact | StorageFact): boolean {
  return placesOfEntry(text, item).length > 0;
}

/** Lists of vendors and cookies stand on the second layer: unless that was opened, a missing entry proves nothing. */
export function cookieListRead({ controls, toggles }: NonNullable<Facts['banner']['banner']>): boolean {
  const deeper = controls.some(({ layer }) => layer > 1) || toggles.some(({ layer }) => layer > 1);
  return deeper || !controls.some(({ role }) => role === 'settings');
}

const daySeconds = 86_400;
const unitSeconds: readonly [RegExp, number][] = [
  [/^(?:sek|sec)/, 1],
  [/^min/, 60],
  [/^(?:stund|std|hour|h$)/, 3_600],
  [/^(?:tag|day|d$)/, daySeconds],
  [/^(?:woche|week)/, 7 * daySeconds],
  [/^(?:monat|month|mon\.?$)/, 30.5 * daySeconds],
  [/^(?:jahr|year)/, 365.25 * daySeconds],
];
const numberWords: Record<string, number> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  one: 1,
  a: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  fünf: 5,
  sechs: 6,
  six: 6,
  sieben: 7,
  zwölf: 12,
  twelve: 12,
  dreizehn: 13,
  vierzehn: 14,
  achtzehn: 18,
  vierundzwanzig: 24,
  dreißig: 30,
  neunzig: 90,
};
const duration =
  /(?<![a-z\dß-ɏ])(\d{1,4}(?:[.,]\d{1,2})?|ein(?:e[nmr]?)?|one|a|zwei|two|drei|three|vier|four|fünf|sechs|six|sieben|zwölf|twelve|dreizehn|vierzehn|achtzehn|vierundzwanzig|dreißig|neunzig)[\s-]?(sekunden?|sek\.?|sec(?:onds?)?|minuten?|min(?:utes?)?\.?|stunden?|std\.?|hours?|tag(?:en?|e)?|days?|wochen?|weeks?|monat(?:en?|s)?|months?|jahr(?:en?|es)?|years?)(?![a-z\dß-ɏ])/giu;
const endOfVisit =
  /(?<![a-zß-ɏ])(?:sitzung[a-zß-ɏ]*|session(?:-?[a-zß-ɏ]+)?|browser-?\s?(?:sitzung|ende)|bis\s+zum\s+schließen|persist[a-zß-ɏ]*|dauerhaft|unbegrenzt|permanent)(?![a-zß-ɏ])/iu;

/** Whether a passage states how long something is kept on the device. */
export function statesDuration(passage: string): boolean {
  return passage.search(duration) >= 0 || endOfVisit.test(passage);
}

/** The longest period a passage names, in seconds; null when it names none. */
export function longestDuration(passage: string): number | null {
  const found = [...passage.matchAll(duration)].map(([, amount = '', unit = '']) => {
    const number = numberWords[amount.toLowerCase()] ?? Number(amount.replace(',', '.'));
    return number * (unitSeconds.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1] ?? 0);
  });
  return found.length > 0 ? Math.max(...found) : null;
}
