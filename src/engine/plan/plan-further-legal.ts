import type { PlannedPage } from '../visit/visit-page.ts';
import { type LegalKind, leadsToWithdrawal, legalKindOfLink } from './legal-links.ts';
import { addressKey, type PlanInput, pageAddress } from './plan-pages.ts';

/** A visited page with its links. */
export interface VisitedLinks extends Pick<PlanInput, 'links'> {
  kind: string;
}

const kinds = ['imprint', 'privacy', 'terms', 'cancellation'] as const satisfies readonly LegalKind[];

/**
 * Legal texts of the site, often PDF documents, that no link of the start page led to, one of each kind: terms stand at the form that
 * needs them, the instruction on withdrawal in the terms. What a privacy notice links belongs mostly to others. They take none of the
 * places of other pages. Pure.
 */
export function planFurtherLegal(
  { startUrl }: Pick<PlanInput, 'startUrl'>,
  pages: readonly VisitedLinks[],
  plan: readonly PlannedPage[],
): PlannedPage[] {
  const base = new URL(startUrl);
  const taken = new Set([base, ...plan.map(({ url }) => new URL(url, base))].map(addressKey));
  const missing = kinds.filter((kind) => !plan.some((page) => page.kind === kind));
  const links = pages.filter(({ kind }) => kind !== 'privacy').flatMap((page) => page.links.filter(({ visible }) => visible));
  return missing.flatMap((kind) => {
    for (const link of links) {
      if (legalKindOfLink(link) !== kind || leadsToWithdrawal(link)) continue;
      const url = pageAddress(link.href, base);
      if (url === null || taken.has(addressKey(url)) || url.href.length > 2_048) continue;
      taken.add(addressKey(url));
      return { url: url.href, kind };
    }
    return [];
  });
}
