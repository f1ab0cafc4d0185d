import type { TextParams } from '#checks/define-check.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { nameOfCountry } from '#knowledge/country.ts';

const countryParams: ReadonlySet<string> = new Set(['country', 'place']);

/** Names that stand after "in" and in brackets alike. */
const shortNames: Readonly<Record<string, Record<Locale, string>>> = {
  US: { de: 'USA', en: 'USA' },
  GB: { de: 'Großbritannien', en: 'United Kingdom' },
};

/** "Google (weitere Dienste)" is a name for lists; who sets a cookie is Google. */
const listName = / \([^)]*weitere Dienste\)/g;

/** Parameters as a sentence needs them: countries by their names, as a reader need not know that IE is Ireland; services without what only a list needs. */
export function spokenParams(params: TextParams | undefined, locale: Locale): TextParams | undefined {
  if (params === undefined) return undefined;
  const spoken = ([name, value]: [string, string | number]) => {
    if (typeof value !== 'string') return [name, value];
    const isCountry = countryParams.has(name) && /^[A-Z]{2}$/.test(value);
    return [name, isCountry ? (shortNames[value]?.[locale] ?? nameOfCountry(value, locale)) : value.replace(listName, '')];
  };
  return Object.fromEntries(Object.entries(params).map(spoken));
}
