import type { LegalPageFact } from '../../facts/pages.ts';

/** Where a legal page is on its site, for a sentence: path and fragment. */
export function legalPath({ url }: Pick<LegalPageFact, 'url'>): string {
  const address = url === null ? null : URL.parse(url);
  return address === null ? (url ?? '') : address.pathname + address.hash;
}

/** How a legal page that is as it should be is told: by its path, or as what opens over a page. */
export function presentAs(legal: LegalPageFact): { message: 'present' | 'overlay'; params: Record<string, string> } {
  return legal.overlay
    ? { message: 'overlay', params: { label: legal.linkText ?? '' } }
    : { message: 'present', params: { path: legalPath(legal) } };
}
