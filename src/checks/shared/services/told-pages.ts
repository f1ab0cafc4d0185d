import type { RequestFact } from '../../facts/requests.ts';

/** Whether the address of a request to somebody else holds the path of the page it was made from; the start page's says nothing. */
export function tellsPage({ url, pageUrl, party }: RequestFact): boolean {
  const path = URL.parse(pageUrl)?.pathname ?? '/';
  return (
    party !== 'first' && path.length > 3 && (url.includes(encodeURIComponent(path)) || url.split('?').slice(1).join('?').includes(path))
  );
}

/** Whether a parameter of the request holds the title of its page, as advertising and counting services send it. */
export function tellsTitle({ url, party }: RequestFact, title: string): boolean {
  const start = title.trim().slice(0, 30);
  if (party === 'first' || start.length < 8) return false;
  return [...(URL.parse(url.slice(0, 8_000))?.searchParams.values() ?? [])].some((value) => value.trim().startsWith(start));
}
