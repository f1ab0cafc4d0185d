/** An address as a list shows it: host, and path unless it is the start page. */
export function shownAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? host : host + pathname + search;
}
