import type { PageFact } from '../../facts/pages.ts';
import { matchesOf, plainText, wholeWords } from '../wording.ts';

const month =
  '(?:\\d{1,2}\\.|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december)';
const date = `(?:\\d{1,2}\\.?\\s?)?${month}\\s?(?:\\d{1,2},\\s)?20\\d\\d`;
/** Dates of making, reviewing or updating a statement. A law or a deadline has dates of its own, without these words. */
const made =
  '(?:erstellt|aktualisiert|überprüft|überarbeitet|geprüft|durchgeführt|geändert|prepared|updated|reviewed|revised|carried\\s+out)';
const dated = wholeWords(
  `(?:stand|fassung\\s+vom)\\s?:?\\s(?:vom\\s+)?${date}|(?:am|im|vom|on|in)\\s+${date}\\s+(?:[a-zß-ɏ]{2,15}\\s+){0,3}${made}|${made}\\s+(?:[a-zß-ɏ]{2,15}\\s+){0,3}${date}`,
);
/** Scans of this engine are of later years: what nobody has looked at since then was not updated regularly. */
const lastOldYear = 2024;

/** The latest date of a statement, as written, where that is long ago; null without a date or with a recent one. */
export function oldDateOf({ text }: Pick<PageFact, 'text'>): string | null {
  const dates = matchesOf(plainText(text.slice(0, 60_000)), dated).map((match) => match.text);
  const yearOf = (words: string) => Number(/20\d\d(?!.*20\d\d)/.exec(words)?.[0]);
  const [latest] = dates.toSorted((a, b) => yearOf(b) - yearOf(a));
  return latest !== undefined && yearOf(latest) <= lastOldYear ? latest : null;
}
