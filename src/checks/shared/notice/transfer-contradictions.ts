import type { Facts } from '../../facts.ts';
import { legalPath } from '../site/legal-path.ts';
import { mentions, quoted, sentencesIn, wholeWords } from '../wording.ts';
import { sectionsOf } from './denied-companions.ts';
import { abroad, deniesTransfer, negation, transfer } from './denied-transfers.ts';
import { isConditional } from './promise-words.ts';
import { separateNotices } from './separate-notices.ts';

/** Two sentences of one notice on transfers of which only one can be true. */
export interface TransferContradiction {
  url: string;
  path: string;
  denial: string;
  claim: string;
}

/** Of which data a denial speaks: that of one form or one place alone says nothing of the rest. */
const ofSomeData =
  /(?<![a-zß-ɏ])(?:anfragen?|nachrichten?|e-?mails?|kontaktdaten|zahlungsdaten|protokoll[a-zß-ɏ]*|logs?|anwendung|app|dabei|hierbei|insoweit|enquir(?:y|ies)|messages?)(?![a-zß-ɏ])/iu;
const generalHeading =
  /drittl[aä]nd|drittstaat|empfänger|übermittlung|weitergabe|(?<![a-zß-ɏ])daten\s+weiter(?![a-zß-ɏ])|third\s+countr|recipients|transfers?/iu;
/** A company with its form and country, as notices introduce whoever receives data. */
const companyInUsa = /(?:,?\s(?:Inc\.?|LLC|Corp\.?|Corporation))(?![a-z])[^.;\n]{0,100}(?:USA|Vereinigte Staaten|United States)/u;
const toUsa = wholeWords('usa|vereinigte[nr]?\\s+staaten(?:\\s+von\\s+amerika)?|united\\s+states');
const ended = wholeWords('nicht\\s+mehr|früher|ehemals|bis\\s+20\\d\\d|no\\s+longer|formerly');

/** Denials of any transfer to third countries in notices that name such a transfer themselves; the main notice only where `main`. */
export function transferContradictions(facts: Pick<Facts, 'privacy' | 'pages'>, { main }: { main: boolean }): TransferContradiction[] {
  const ofMain = main ? contradictionIn(facts.privacy.text, true) : null;
  const separate = separateNotices(facts).flatMap((page) => {
    const found = contradictionIn(page.text, false);
    return found ? [{ url: page.url, path: legalPath(page), ...found }] : [];
  });
  return [...(ofMain ? [{ url: facts.privacy.url ?? '', path: legalPath(facts.privacy), ...ofMain }] : []), ...separate];
}

/** The sentence by which the notice denies, in a section on recipients or transfers, that data of visitors leave the EEA at all; null: none does. */
export function generalDenial(text: string): string | null {
  const denial = saidIn(text).find((said) => isDenial(said, true));
  return denial ? quoted(denial.sentence) : null;
}

interface Said {
  heading: string;
  sentence: string;
}

function saidIn(text: string): Said[] {
  return sectionsOf(text.slice(0, 200_000)).flatMap(([heading = '', ...lines]) => {
    let title = heading;
    return lines.flatMap((line) => {
      // "Geben wir deine Daten weiter?" is a heading as well, put as a question.
      if (line.length <= 80 && line.trim().endsWith('?')) title = line;
      return sentencesIn(line).map((sentence) => ({ heading: title, sentence }));
    });
  });
}

function isDenial({ heading, sentence }: Said, isMain: boolean): boolean {
  return deniesTransfer(sentence) && !ofSomeData.test(sentence) && (!isMain || generalHeading.test(heading));
}

function contradictionIn(text: string, isMain: boolean): { denial: string; claim: string } | null {
  const said = saidIn(text);
  const denial = said.find((each) => isDenial(each, isMain));
  if (!denial) return null;
  const claim = said.find(
    ({ sentence }) => sentence !== denial.sentence && sentence.length < 600 && !mentions(sentence, ended) && claimsTransfer(sentence),
  );
  return claim ? { denial: quoted(denial.sentence), claim: quoted(claim.sentence) } : null;
}

function claimsTransfer(sentence: string): boolean {
  if (mentions(sentence, negation) || isConditional(sentence)) return false;
  if (companyInUsa.test(sentence)) return true;
  return mentions(sentence, toUsa) && mentions(sentence, transfer) && mentions(sentence, abroad);
}
