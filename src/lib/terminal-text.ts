// Controls, line separators, and the marks that reverse or hide text: a scanned site may put any of them into a title or cookie name.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\p{Cs}]/gu;
const noBreakSpace = '\u00a0';
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Makes text of unknown origin safe to print: no escape sequence, no line break, nothing that reverses or hides text. */
export function printable(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ').replace(unprintable, (character) => {
    const point = character.codePointAt(0)!;
    return point < 0x100 ? `\\x${point.toString(16).padStart(2, '0')}` : `\\u{${point.toString(16)}}`;
  });
}

/** Columns a text takes on a terminal: two for East Asian wide characters and emoji, none for combining marks. */
export function textWidth(text: string): number {
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(grapheme: string): number {
  if (/^\p{Mark}+$/u.test(grapheme)) return 0;
  if (/\p{Emoji_Presentation}|\ufe0f/u.test(grapheme)) return 2;
  return isWide(grapheme.codePointAt(0)!) ? 2 : 1;
}

function isWide(point: number): boolean {
  return (
    (point >= 0x1100 && point <= 0x115f) ||
    (point >= 0x2e80 && point <= 0xa4cf) ||
    (point >= 0xac00 && point <= 0xd7a3) ||
    (point >= 0xf900 && point <= 0xfaff) ||
    (point >= 0xfe30 && point <= 0xfe6f) ||
    (point >= 0xff00 && point <= 0xff60) ||
    (point >= 0xffe0 && point <= 0xffe6) ||
    (point >= 0x20000 && point <= 0x3fffd)
  );
}

/** Fills up a text with spaces to a width, after it or (`start`) before it. */
export function pad(text: string, width: number, side: 'start' | 'end' = 'end'): string {
  const spaces = ' '.repeat(Math.max(0, width - textWidth(text)));
  return side === 'end' ? text + spaces : spaces + text;
}

/** Cuts a text to a width, with an ellipsis in place of what is missing. */
export function truncate(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  return `${takeColumns(text, width - 1)}…`;
}

function takeColumns(text: string, width: number): string {
  let taken = '';
  let columns = 0;
  for (const { segment } of segmenter.segment(text)) {
    columns += graphemeWidth(segment);
    if (columns > width) break;
    taken += segment;
  }
  return taken;
}

/**
 * Breaks a text into lines of at most `width` columns, at spaces only; words that are longer (addresses, hosts) are cut.
 * A no-break space holds its neighbours together and is printed as a space, so that copied text stays searchable.
 */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/).filter((part) => part !== '')) {
    if (line !== '' && textWidth(line) + 1 + textWidth(word) <= width) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (textWidth(line) > width) {
      const head = takeColumns(line, width) || line.slice(0, 1);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== '') lines.push(line);
  return lines.map((done) => done.replaceAll(noBreakSpace, ' '));
}

const legalMarks = /(?<=(?:^|[\s(])(?:§§?|Art\.|Abs\.|Nr\.|lit\.|S\.|Satz|Kap\.|Rn\.|z\.|d\.|u\.|No\.|para\.)) (?=[\p{L}\d])/gu;
const units = /(?<=\d) (?=(?:%|s|ms|h|Tagen?|Monaten?|Jahren?|Stunden?|Minuten?|Sekunden?|Uhr|px|EUR|€|KB|MB)(?![\p{L}\d]))/gu;

/** Puts no-break spaces into legal references and before units (§ 25, Abs. 1, 13 Monate). */
export function holdTogether(text: string): string {
  return text.replace(legalMarks, noBreakSpace).replace(units, noBreakSpace);
}
