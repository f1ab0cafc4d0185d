import { prepareText } from '../reading/prepare-text.ts';

const shortest = 40;
const longest = 4_000;
/** How much of the banner, from its beginning, has to stand together: a notice may repeat single sentences of it as its own. */
const wholeShare = 0.8;

/**
 * The text of a page without the consent banner that lies over it: what the banner says is not said by the page. Only where nearly all
 * of the banner stands there in one piece, and the page has a text of its own.
 */
export function withoutBanner(text: string, bannerText: string): string {
  const banner = plain(prepareText(bannerText.slice(0, longest)));
  if (banner.length < shortest) return text;
  const lines = text.split('\n');
  const plainLines = lines.map(plain);
  const page = plainLines.join('');
  const start = page.indexOf(banner.slice(0, Math.ceil(banner.length * wholeShare)));
  if (start < 0) return text;
  let end = start;
  while (end - start < banner.length && page[end] === banner[end - start]) end++;
  let at = 0;
  const kept = lines.filter((_, index) => {
    const from = at;
    at += plainLines[index]!.length;
    return from === at || from < start || at > end;
  });
  const rest = kept.join('\n');
  return rest.trim() === '' ? text : rest;
}

/** The elements of a banner stand in lines of their own or side by side, as its place allows: spaces tell nothing. */
function plain(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
