import type { PlannedPage } from '../visit/visit-page.ts';
import { legalKindOfLink } from './legal-links.ts';
import { addressKey, type PlanInput, pageOfLink } from './plan-pages.ts';

/** A visited page with the language of its text. */
export interface ReadInLanguage extends Pick<PlanInput, 'links'> {
  url: string;
  language: string;
}

/** Of a further language version this many pages are visited, as far as the plan has left room: they mostly repeat those seen. */
const mostFurtherPages = 2;

/**
 * What visited pages in another language than the start page link in their own words: the privacy notice of that version, one at most,
 * beside what is planned, so that it takes none of the places of others; then pages under the same language in their address, in which
 * services of their own may be embedded. Pure.
 */
export function planForeignPages(
  { startUrl, maxPages }: Pick<PlanInput, 'startUrl' | 'maxPages'>,
  startLanguage: string,
  pages: readonly ReadInLanguage[],
  plan: readonly PlannedPage[],
): PlannedPage[] {
  const base = new URL(startUrl);
  const taken = new Set(
    [base, ...plan.map(({ url }) => new URL(url, base)), ...pages.map(({ url }) => new URL(url, base))].map(addressKey),
  );
  const isForeign = ({ language }: ReadInLanguage) =>
    startLanguage !== '' && language !== '' && language !== 'other' && language !== startLanguage;
  const found = pages.filter(isForeign).flatMap((page) =>
    page.links.flatMap((link) => {
      const url = link.visible ? pageOfLink(link, base) : null;
      return url
        ? [{ url, kind: legalKindOfLink(link), isOfVersion: versionOf(url) !== null && versionOf(url) === versionOf(page.url) }]
        : [];
    }),
  );
  const take = (wanted: readonly { url: URL }[], room: number): PlannedPage[] => {
    const planned: PlannedPage[] = [];
    for (const { url } of wanted) {
      if (planned.length >= room || taken.has(addressKey(url))) continue;
      taken.add(addressKey(url));
      planned.push({ url: url.href, kind: 'other' });
    }
    return planned;
  };
  const notice = take(
    found.filter(({ kind }) => kind === 'privacy'),
    1,
  );
  const room = Math.min(mostFurtherPages, maxPages - plan.filter(({ kind }) => kind === 'other').length);
  return [
    ...notice,
    ...take(
      found.filter(({ kind, isOfVersion }) => kind === null && isOfVersion),
      room,
    ),
  ];
}

/** The language with which the path of an address begins ("de" of /de/preise); null without one. */
function versionOf(url: string | URL): string | null {
  return /^\/([a-z]{2})(?:[-_][a-z]{2})?(?:\/|$)/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? null;
}
