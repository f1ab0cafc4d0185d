import type { TextParams } from '#checks/define-check.ts';
import { lifetimesInWords } from '#checks/shared/notice/stated-lifetimes.ts';
import { purposesInWords } from '#checks/shared/stored/set-by-server.ts';
import { actsInWords } from '#checks/shared/stored/unasked-items.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { nameOfCountry } from '#knowledge/country.ts';
import { deletionIn } from '#knowledge/find-cmp.ts';
import { stopCallOf } from '#knowledge/find-fix.ts';
import { unreadReason } from './unread-reason.ts';

const countryParams: ReadonlySet<string> = new Set(['country', 'place', 'seats', 'seatStated']);

/** Names that stand after "in" and in brackets alike. */
const shortNames: Readonly<Record<string, Record<Locale, string>>> = {
  US: { de: 'USA', en: 'USA' },
  GB: { de: 'Großbritannien', en: 'United Kingdom' },
};

/** "Google (weitere Dienste)" is a name for lists; who sets a cookie is Google. */
const listName = / \([^)]*weitere Dienste\)/g;

/** Parameters as a sentence needs them: countries by their names, as a reader need not know that IE is Ireland; services without what only a list needs; `stopping`, a service id, as its step; `deleting`, the name of a consent tool, as the clause on how it deletes, or nothing; `acts` as a clause, `lifetimes` in units, `purposes` of cookies by their names; `reason`, why something could not be read, in words. */
export function spokenParams(params: TextParams | undefined, locale: Locale): TextParams | undefined {
  if (params === undefined) return undefined;
  const spoken = ([name, value]: [string, string | number]) => {
    if (typeof value !== 'string') return [name, value];
    if (name === 'acts') return [name, actsInWords(value, locale)];
    if (name === 'purposes') return [name, purposesInWords(value, locale)];
    if (name === 'lifetimes') return [name, lifetimesInWords(value, locale)];
    if (name === 'reason') return [name, unreadReason(value, locale)];
    if (name === 'deleting') return [name, inBrackets(value, deletionIn(value)?.[locale])];
    if (name === 'stopping') return [name, stopCallOf(value)?.[locale] ?? value];
    const isCountries = countryParams.has(name) && /^[A-Z]{2}(?:, [A-Z]{2}){0,20}(?: …)?$/.test(value);
    const nameOf = (code: string) => shortNames[code]?.[locale] ?? nameOfCountry(code, locale);
    return [name, isCountries ? value.replace(/[A-Z]{2}/g, nameOf) : value.replace(listName, '')];
  };
  return Object.fromEntries(Object.entries(params).map(spoken));
}

/** A clause to stand behind another, or nothing; told already, it stays. */
function inBrackets(value: string, clause: string | undefined): string {
  if (clause !== undefined) return ` (${clause})`;
  return value.startsWith(' (') ? value : '';
}
