/** What a document shows, read from its markup without a browser. */
export interface HtmlText {
  title: string;
  headings: string[];
  /** In lines, as its blocks stand. */
  text: string;
}

const unseen = /<!--[\s\S]*?-->|<(script|style|noscript|template|svg|head)(?![a-z-])[^>]{0,2000}>[\s\S]*?<\/\1\s{0,20}>/gi;
const blocks = /<\/?(?:p|div|h[1-6]|li|ul|ol|tr|td|th|table|br|section|article|main|header|footer|nav|dl|dt|dd|form|hr)(?![a-z-])/gi;
const tags = /<[a-z!/][^<>]{0,2000}>/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  sect: '§',
  shy: '',
};

/** Title, headings and text of markup. Pure; whatever scripts would add is missing. */
export function htmlText(html: string): HtmlText {
  const title = /<title(?![a-z-])[^>]{0,500}>([^<]{0,500})/i.exec(html)?.[1] ?? '';
  const seen = html.replace(unseen, ' ');
  const headings = [...seen.matchAll(/<h[1-3](?![a-z])[^>]{0,500}>([\s\S]{0,500}?)<\/h[1-3]/gi)].map(([, inner]) => plain(inner!));
  return { title: plain(title), headings, text: plain(seen) };
}

function plain(markup: string): string {
  return markup
    .replace(/\s+/g, ' ')
    .replace(blocks, '\n$&')
    .replace(tags, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
