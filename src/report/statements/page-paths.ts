import type { GatheredFacts } from '#checks/facts.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { withLetters } from '#knowledge/percent-decoded.ts';

const words: Record<Locale, { start: string; behind: string; more: (count: number, bare: boolean) => string }> = {
  de: {
    start: 'Startseite',
    behind: 'der Startseite',
    more: (count, bare) =>
      count === 1 ? (bare ? 'eine weitere Seite' : 'einer weiteren Seite') : `${count} ${bare ? 'weitere' : 'weiteren'} Seiten`,
  },
  en: { start: 'start page', behind: 'the start page', more: (count) => (count === 1 ? 'one more page' : `${count} more pages`) },
};
const mostPaths = 3;

/** A page of the site by its path, the start page by its name, without a query that could hold personal data; one elsewhere with its host. */
export function pathOf(address: string, { site }: GatheredFacts, locale: Locale, start: 'start' | 'behind' = 'start'): string | null {
  const url = URL.parse(address);
  if (url === null) return null;
  const isOwn = site.ok && url.host === site.data.host;
  const path = withLetters(url.pathname);
  if (!isOwn) return url.host + (path === '/' ? '' : path);
  return path === '/' ? words[locale][start] : path;
}

/** Pages by their paths, the first ones by name; `bare`: behind no preposition, as in brackets. */
export function shortPathList(addresses: readonly string[], facts: GatheredFacts, locale: Locale, bare = false): string {
  const paths = [...new Set(addresses.flatMap((address) => pathOf(address, facts, locale, bare ? 'start' : 'behind') ?? []))];
  // „One more page“ is no shorter than its path.
  const shown = paths.length > mostPaths + 1 ? paths.slice(0, mostPaths) : paths;
  const rest = paths.length - shown.length;
  const named = rest > 0 ? [...shown, words[locale].more(rest, bare)] : shown;
  return new Intl.ListFormat(locale === 'de' ? 'de' : 'en-GB').format(named);
}
