import type { PlannedPage } from '../visit/visit-page.ts';
import { legalKindOfLink } from './legal-links.ts';
import type { ReadInLanguage } from './plan-foreign-pages.ts';
import { addressKey, type PlanInput, pageAddress } from './plan-pages.ts';

/** Every page has to offer these two; the others belong to what is sold. */
const kinds = ['imprint', 'privacy'] as const;
/** Texts for some people only, and files, stand beside those of the site. */
const besides = /bewerb|applicant|karriere|social|newsletter|kinder|cookie|beschäftigt|mitarbeit|geschäftspartner|\.pdf(?:[?#]|$)/i;

/**
 * Imprint and privacy notice of pages that link none of those planned: a landing page may have its own. One of each kind, which takes
 * none of the places of other pages; `visited`: addresses at which visits ended. Pure.
 */
export function planApartLegal(
  { startUrl }: Pick<PlanInput, 'startUrl'>,
  startLanguage: string,
  pages: readonly ReadInLanguage[],
  plan: readonly PlannedPage[],
  visited: readonly { url: string; kind: string }[],
): PlannedPage[] {
  const base = new URL(startUrl);
  const keyOf = ({ url }: { url: string }) => addressKey(new URL(url, base));
  const taken = new Set([addressKey(base), ...[...plan, ...visited].map(keyOf)]);
  return kinds.flatMap((kind) => {
    const known = new Set([...plan, ...visited].filter((page) => page.kind === kind).map(keyOf));
    if (known.size === 0) return [];
    for (const { language, links } of pages) {
      if (language !== startLanguage) continue;
      const targets = links.flatMap((link) => {
        const url = pageAddress(link.href, base);
        return url === null ? [] : [{ link, url }];
      });
      if (targets.some(({ url }) => known.has(addressKey(url)))) continue;
      const own = targets.find(
        ({ link, url }) =>
          link.visible && legalKindOfLink(link) === kind && !taken.has(addressKey(url)) && !besides.test(`${link.text} ${url.pathname}`),
      );
      if (own && own.url.href.length <= 2_048) return [{ url: own.url.href, kind }];
    }
    return [];
  });
}
