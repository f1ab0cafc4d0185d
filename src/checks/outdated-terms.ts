import type { LegalPageFact } from './facts.ts';
import { excerpt, type Match, matchesOf, near, wholeWords } from './wording.ts';

/** A term the law or the register has overtaken. */
export interface OutdatedTerm {
  name: string;
  pattern: RegExp;
  /** Words nearby that show the text itself knows: "formerly", "declared invalid". */
  unless: RegExp;
  /** Reach of `unless` in characters, to each side. */
  reach: number;
}

/** Words that mark a former name as former. */
export const formerName = wholeWords(
  'früher(?:e[nrsm]?)?|vormals|ehemals|ehemalige[nrsm]?|bisherige[nrsm]?|abgelöst|ersetzte?|ersetzt\\s+(?:durch|worden)|umbenannt|jetzt|nunmehr|nachfolge[rn]?|alte[rn]?\\s+fassung|formerly|former|replaced|superseded|renamed|now',
);

/** A term used in a text as if it still held, with the quotation that proves it. */
export interface OutdatedUse {
  term: OutdatedTerm;
  quote: string;
  match: Match;
}

/** Uses of outdated terms, the first of each; a use the text itself marks as former is none. */
export function outdatedUses(text: string, terms: readonly OutdatedTerm[]): OutdatedUse[] {
  return terms.flatMap((term) => {
    const match = matchesOf(text, term.pattern).find((use) => !near(text, use, term.unless, term.reach));
    return match ? [{ term, match, quote: excerpt(text, match) }] : [];
  });
}

/** Names of the terms in use, for a sentence. */
export function namesOf(uses: readonly OutdatedUse[]): string {
  return uses.map(({ term }) => term.name).join(', ');
}

/** The address to cite a legal page's text by. */
export function addressOf(legal: LegalPageFact): string {
  return legal.url ?? '';
}
