import { findCmp } from '#knowledge/find-cmp.ts';
import { isSameSite } from '#knowledge/registrable-domain.ts';

/** True when following the address would leave the page; fragments, queries alone and script addresses stay on it. */
export function leavesPage(href: string | null | undefined, pageUrl?: string): boolean {
  const address = href?.trim() ?? '';
  if (address === '' || address.startsWith('#') || /^(?:javascript|about):/i.test(address)) return false;
  if (pageUrl !== undefined) {
    const page = URL.parse(pageUrl);
    const target = URL.parse(address, pageUrl);
    if (page && target) return target.origin !== page.origin || target.pathname !== page.pathname;
  }
  if (address.startsWith('?')) return false;
  // A property read from the element is absolute: a bare `#` then stands at its end.
  return !address.endsWith('#');
}

/** True when the address is a page of somebody else's website: it changes no choice made here. Consent platforms may keep it at their own. */
export function leadsToOtherSite(href: string | null | undefined, pageUrl: string): boolean {
  const [page, target] = [URL.parse(pageUrl), URL.parse(href?.trim() ?? '', pageUrl)];
  if (!page || !target || !/^https?:$/.test(target.protocol)) return false;
  return !isSameSite(page.hostname, target.hostname) && findCmp({ host: target.hostname }) === null;
}
