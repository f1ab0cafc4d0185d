import { sentenceEndsIn } from '#knowledge/sentence-ends.ts';
import type { LegalPageFact } from '../../facts/pages.ts';
import { clauseNames, companyRules, frameworkNames } from '../transfers/transfer-bases.ts';
import { excerpt, type Match, matchesOf, mentions, near, wholeWords } from '../wording.ts';

/** A term the law or the register has overtaken. */
export interface OutdatedTerm {
  name: string;
  pattern: RegExp;
  /** Words nearby that show the text itself knows: "formerly", "declared invalid". */
  unless: RegExp;
  /** Words that show the same but stand in many sentences, as "no longer" does: not in the one before. */
  unlessThen?: RegExp;
  /** Reach of `unless` in characters, to each side. */
  reach: number;
}

/** Whether the text itself knows at a place that the term is overtaken. */
function isKnownThere(text: string, use: Match, { unless, unlessThen, reach }: OutdatedTerm): boolean {
  if (near(text, use, unless, reach)) return true;
  if (!unlessThen) return false;
  const before = text.slice(Math.max(0, use.index - reach), use.index);
  const from = use.index - before.length + (sentenceEndsIn(before).at(-1) ?? 0);
  return mentions(text.slice(from, use.index + use.text.length + reach), unlessThen);
}

/** "Jetzt § 5 DDG", "jetzt Meta"; the button "Jetzt buchen" above the text says nothing of it. */
const nowCalled =
  '(?:jetzt|nunmehr|heute|now|today)(?=:?\\s*(?:(?:im|in|das|der|die|den|unter|nach|gem\\.|gemäß|als|durch|the|as|under)\\s+)?(?:[„"“]?(?:§|art(?:\\.|ikel)|section|DDG|TDDDG|MStV|digitale-dienste|telekommunikation|medienstaats|google|alphabet|meta|ionos|united|adobe|x\\s+corp|umbenannt|abgelöst|ersetzt|called|known)))';
/** "Bis 13. Mai 2024: TTDSG", "bis Ende 2023". */
const until =
  '(?:bis|vor)\\s+(?:zum\\s+|dem\\s+)?(?:(?:ende|anfang|mitte)\\s+)?(?:\\d{1,2}\\.\\s*)?(?:(?:\\d{1,2}\\.|[a-zß-ɏ]{3,9})\\s*)?(?:19|20)\\d\\d|until\\s+(?:[a-z]{3,9}\\s+)?(?:\\d{1,2},?\\s+)?20\\d\\d';
/** Words that mark a former name as former. */
export const formerName = wholeWords(
  `${until}|seinerzeit|damals|früher(?:e[nrsm]?)?|vormals|ehemals|ehemalige[nrsm]?|bisherige[nrsm]?|abgelöst|ersetzte?|ersetzt\\s+(?:durch|worden)|umbenannt|${nowCalled}|\\((?:jetzt|nunmehr|heute|now|today)|nachfolge[rn]?|alte[rn]?\\s+fassung|formerly|former|replaced|superseded|renamed`,
);

/** The text says itself that the framework is gone. */
const declaredInvalid = wholeWords(
  `${until}|ungültig[a-zß-ɏ]*|unwirksam[a-zß-ɏ]*|gekippt|verworfen|hinfällig|zu\\s+fall|für\\s+unzureichend|nicht\\s+(?:gestützt|ausreichend)|verlassen\\s+(?:wir|ich)\\s+(?:uns|mich)\\s+nicht|aufgehoben|für\\s+nichtig|invalid(?:ated)?|annulled|struck\\s+down|schrems(?:[\\s-]+ii)?|nachfolge[a-zß-ɏ]*|successor|früher(?:e[nrsm]?)?|ehemalige?[nrsm]?|vormals|abgelöst|ersetzt|formerly|replaced`,
);
/** What is said of much else too. */
export const noMore = wholeWords('nicht\\s+mehr|kein(?:e|en)?|no\\s+longer');
/** Guarantees a transfer may rest on today. */
export const currentGuarantee = new RegExp(`${frameworkNames}|${clauseNames}|${companyRules}`, 'giu');

const gone = (name: string, pattern: string): OutdatedTerm => ({
  name,
  pattern: wholeWords(pattern),
  unless: declaredInvalid,
  unlessThen: noMore,
  reach: 120,
});
/** Frameworks for transfers to the USA that courts have annulled. */
export const frameworks = [
  gone('Privacy Shield', 'privacy[\\s-]*shield(?:-[a-zß-ɏ]+)?'),
  gone('Safe Harbor', 'safe[\\s-]*harbou?r(?:-[a-zß-ɏ]+)?'),
];
/** A term used in a text as if it still held, with the quotation that proves it. */
export interface OutdatedUse {
  term: OutdatedTerm;
  quote: string;
  match: Match;
}

/** Uses of outdated terms, the first of each; a use the text itself marks as former is none. */
export function outdatedUses(text: string, terms: readonly OutdatedTerm[]): OutdatedUse[] {
  return terms.flatMap((term) => {
    const match = matchesOf(text, term.pattern).find((use) => !isKnownThere(text, use, term));
    return match ? [{ term, match, quote: excerpt(text, match) }] : [];
  });
}

/** Characters within which two places are one for a reader. */
const samePlace = 200;

/** Each place at which a text uses a term as if it still held, the first `most` of them: every one has to be put right. */
export function placesOfTerm(text: string, term: OutdatedTerm, most: number): string[] {
  const uses = matchesOf(text, term.pattern).filter((use) => !isKnownThere(text, use, term));
  const apart = uses.filter(({ index }, at) => at === 0 || index - uses[at - 1]!.index > samePlace);
  return apart.slice(0, most).map((match) => excerpt(text, match));
}

/** Names of the terms in use, for a sentence. */
export function namesOf(uses: readonly OutdatedUse[]): string {
  return uses.map(({ term }) => term.name).join(', ');
}

/** The address to cite a legal page's text by. */
export function addressOf(legal: LegalPageFact): string {
  return legal.url ?? '';
}

const month =
  '(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december)';
const dated = wholeWords(
  `(?:stand|fassung\\s+vom|version\\s+vom|zuletzt\\s+(?:geändert|aktualisiert|überarbeitet)(?:\\s+(?:am|im))?|letzte\\s+(?:änderung|aktualisierung)|last\\s+(?:updated|changed|revised)(?:\\s+(?:on|in))?|effective(?:\\s+date)?|as\\s+of)\\s*:?\\s*(?:\\d{1,2}\\.\\s?){0,2}(?:${month},?\\s)?(?:\\d{1,2},?\\s)?20\\d\\d`,
);
/** „(Abschnitte 5 und 10 bis 13), im Übrigen Mai 2019“: the date of some parts, and that of the others. */
const ofParts = /^\s?\([^()]{3,80}\)(?:,? (?:im Übrigen|sonst|übrige[rn]? [A-Za-zß-ɏ]{3,20}|otherwise)[^.;()]{0,20} 20\d\d)?/i;
/** Laws and companies have had their names of today since then. */
const lastOldYear = 2024;

/** The date a text says it is of, if that may be why it is outdated: „Stand: Mai 2018“. */
export function oldDateIn(text: string): string | null {
  const match = matchesOf(text, dated).at(-1);
  if (match === undefined || Number(match.text.slice(-4)) > lastOldYear) return null;
  return match.text + (ofParts.exec(text.slice(match.index + match.text.length).slice(0, 140))?.[0] ?? '');
}
