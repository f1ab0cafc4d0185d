import type { LinkEvidence } from '#evidence/evidence.ts';
import type { PlannedPage } from '../visit/visit-page.ts';
import { legalKindOfLink } from './legal-links.ts';
import { addressKey, pageOfLink } from './plan-pages.ts';

/** A visited page with the language of its text. */
export interface ReadInLanguage {
  language: string;
  links: readonly LinkEvidence[];
}

/**
 * The privacy notice of a further language version: visited pages in another language than the start page link it in their own
 * words. One at most, beside what is planned, so that it takes none of the places of others. Pure.
 */
export function planForeignNotice(
  startUrl: string,
  start: string,
  pages: readonly ReadInLanguage[],
  plan: readonly PlannedPage[],
): PlannedPage[] {
  const base = new URL(startUrl);
  const taken = new Set([base, ...plan.map(({ url }) => new URL(url, base))].map(addressKey));
  for (const { language, links } of pages) {
    if (start === '' || language === '' || language === 'other' || language === start) continue;
    for (const link of links) {
      const url = link.visible && legalKindOfLink(link) === 'privacy' ? pageOfLink(link, base) : null;
      if (url && !taken.has(addressKey(url))) return [{ url: url.href, kind: 'other' }];
    }
  }
  return [];
}
