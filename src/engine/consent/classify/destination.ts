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
