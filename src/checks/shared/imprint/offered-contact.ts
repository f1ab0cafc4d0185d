import { type Match, matchesOf, plainText, precededBy, wholeWords } from '../wording.ts';

/** "Kein Kontaktformular", "statt eines Kontaktformulars". */
const deniedBefore = wholeWords(
  '(?:kein(?:e[nmrs]?)?|ohne|statt(?:\\s+(?:eines|einem|über\\s+das))?|anstelle|weder|not?|without|instead\\s+of)(?:\\s+[a-zß-ɏ-]{2,14}){0,2}',
);
/** "Kontaktformular: nein – ich antworte per E-Mail", "ein Kontaktformular gibt es nicht". */
const deniedBehind =
  /^\s*(?:[:–-]\s*(?:nein|no|keine?s?|nicht|entfällt|none|-+$|–+$)(?![a-zß-ɏ])|(?:[a-zß-ɏ]+\s+){0,3}(?:gibt\s+es|ist|wird|bieten?|haben?|is)\s+(?:[a-zß-ɏ]+\s+){0,3}(?:nicht|kein(?:e[snr]?)?|not)(?![a-zß-ɏ]))/iu;

/** A line of a text that offers a way of contact, and where: one that says there is none offers nothing. Null without any. */
export function offeredContact(pattern: RegExp, text: string): { line: string; match: Match } | null {
  for (const line of text.split('\n').map(plainText)) {
    const match = matchesOf(line, pattern).find(
      (found) => !precededBy(line, found, deniedBefore, 30) && !deniedBehind.test(line.slice(found.index + found.text.length)),
    );
    if (match) return { line, match };
  }
  return null;
}
