import type { LegalPageFact } from '../../facts.ts';

/** Where a legal page is on its site, for a sentence: path and fragment. */
export function legalPath({ url }: Pick<LegalPageFact, 'url'>): string {
  const address = url === null ? null : URL.parse(url);
  return address === null ? (url ?? '') : address.pathname + address.hash;
}
