import { quotation } from '#knowledge/quotation.ts';
import { readOnce } from '#knowledge/read-once.ts';

/** A piece of text that matched, and where. */
export interface Match {
  text: string;
  index: number;
}

/**
 * A pattern that matches whole words of Latin letters only, without regard to case. JavaScript's `\b` knows ASCII alone and would
 * end a word before an umlaut; `\p{L}` knows every script, but without regard to case it takes ten times as long to compile.
 */
export function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<![a-z\\dß-ɏ])(?:${pattern})(?![a-z\\dß-ɏ])`, 'giu');
}

/** Text in composed characters, without soft hyphens and with single spaces, as patterns expect it. */
export const plainText: (text: string) => string = readOnce(
  (text) =>
    text
      .normalize('NFC')
      .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  16,
  1_000,
);

/** All places where a pattern of `wholeWords` matches. */
export function matchesOf(text: string, pattern: RegExp): Match[] {
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], index: match.index }));
}

/** Whether a pattern of `wholeWords` matches anywhere. */
export function mentions(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}

/** Whether `pattern` occurs within `reach` characters before or after a match. */
export function near(text: string, match: Match, pattern: RegExp, reach: number): boolean {
  return mentions(text.slice(Math.max(0, match.index - reach), match.index + match.text.length + reach), pattern);
}

/** Whether `pattern` occurs within `reach` characters before a match, in the same sentence. */
export function precededBy(text: string, match: Match, pattern: RegExp, reach: number): boolean {
  const before = text.slice(Math.max(0, match.index - reach), match.index);
  return mentions(before.slice(before.search(/[^.!?]*$/)), pattern);
}

/** A match with its surroundings, as a quotation for the report that ends between words. */
export function excerpt(text: string, match: Match, around = 70): string {
  const end = match.index + match.text.length;
  return quotation(text, match.index - around, end + around, match.index, end);
}

const longestQuote = 220;

/** A plain text as it stands within quotation marks of the report: without what would close them, and cut where it is too long. */
export function quoted(plain: string, longest = longestQuote): string {
  const inner = plain.replaceAll('„', '‚').replace(/[“”]/g, '‘').replaceAll('"', "'");
  if (inner.length <= longest) return inner;
  // A word cut in two would read as another: “_uets” for “_uetsid”.
  const cut = /\s/.test(inner[longest - 1]!) ? inner.slice(0, longest - 1) : inner.slice(0, longest - 1).replace(/\s\S{0,60}$/, '');
  return `${cut.trimEnd()}…`;
}

const linkPatterns = {
  imprint: wholeWords(
    'impressum|anbieter(?:kennzeichnung|kennung|angaben|information(?:en)?)|rechtliche\\s+(?:hinweise|angaben)|pflichtangaben|imprint|legal\\s+(?:notice|disclosure|info(?:rmation)?)|mentions\\s+légales|site\\s+notice|publisher',
  ),
  privacy: wholeWords(
    'datenschutz(?:erkl(?:ä|ae)rung|hinweise?|bestimmungen|informationen?|richtlinie)?|privatsph(?:ä|ae)re|privacy(?:\\s+(?:policy|notice|statement))?|data\\s+(?:protection|privacy)',
  ),
  cancellation: wholeWords(
    'widerruf(?:s(?:belehrung|rechts?|formular))?|rücktritt(?:s(?:belehrung|rechts?|formular))?|right\\s+of\\s+withdrawal|cancell?ation\\s+(?:policy|right)|withdrawal(?:\\s+policy)?',
  ),
} as const;

/** Whether a link's label names the legal page, by the catalogue's patterns. */
export function labelNames(kind: keyof typeof linkPatterns, label: string): boolean {
  return mentions(plainText(label), linkPatterns[kind]);
}

/** Written in capitals throughout, as in a letterhead: "DR. MUSTER", "ST. BEISPIEL". */
const shortened = '(?<![A-ZÄÖÜ])(?:DR|PROF|ST|STR|NR|NO|TEL|ABS|ART|CO)';
const endOfSentence = new RegExp(`(?<=(?:[a-zß-ɏ)]|[a-zß-ɏ)A-ZÄÖÜ][A-ZÄÖÜ](?<!${shortened}))[.!?]) (?=[A-ZÄÖÜ„])`, 'u');

/** The sentences of a line, in one spelling; a full stop behind a number or one capital ends none, one behind "AGG" or "GmbH" does. */
export function sentencesIn(line: string): string[] {
  return plainText(line).split(endOfSentence);
}

/** The first names of a list, with an ellipsis when there are more. */
export function shortList(names: readonly string[], most = 4): string {
  return names.length > most ? `${names.slice(0, most).join(', ')} …` : names.join(', ');
}
