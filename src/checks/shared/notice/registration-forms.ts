import { mentions, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';

const forms = '(?:[a-zß-ɏ-]{0,20}meldeschein(?:e[ns]?)?|[a-zß-ɏ-]{0,20}meldezettel[ns]?|hotelmeldeschein(?:e[ns]?)?)';
/** More than the year and the three months of § 30(4) BMG. */
const years = '(?:[2-9]|[1-9]\\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\\s+jahren?';
const months = '(?:1[6-9]|[2-9]\\d)\\s+monaten?';
const tooLong = wholeWords(`(?:${years}|${months})`);
const ofForms = wholeWords(forms);
/** What is kept beside them, of which the period may be; and countries with laws of their own. */
const ofOthers = wholeWords(
  'rechnung[a-zß-ɏ]*|buchungs[a-zß-ɏ]*|beleg[a-zß-ɏ]*|vertrag[a-zß-ɏ]*|verträge|kurtax[a-zß-ɏ]*|kurabgabe[a-zß-ɏ]*|gästebeitr[a-zß-ɏ]*|gästetax[a-zß-ɏ]*|ortstax[a-zß-ɏ]*|tourismusabgabe|handelsbriefe?|österreich[a-zß-ɏ]*|schweiz[a-zß-ɏ]*|meldegesetz\\s+1991|südtirol[a-zß-ɏ]*',
);

/** The sentence by which a notice keeps the registration forms of guests longer than the law allows; null: none. */
export function longKeptForms(notice: string): string | null {
  for (const { text } of sentencesOf(notice)) {
    const clause = text.split(/[;:]|,\s(?:und\s)?(?:die\s)?(?=[A-ZÄÖÜ])/u).find((part) => mentions(part, ofForms)) ?? '';
    if (mentions(clause, tooLong) && !mentions(clause, ofOthers)) return clause.trim().slice(0, 240);
  }
  return null;
}
