/** An address as a list shows it: host without `www.`, and path unless it is the start page. */
export function shownAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host: name, pathname, search } = new URL(url);
  const host = name.replace(/^www\./, '');
  return pathname === '/' && search === '' ? host : host + pathname + search;
}
