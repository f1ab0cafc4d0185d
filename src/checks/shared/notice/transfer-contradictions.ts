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
const generalHeading = /drittl[aä]nd|drittstaat|empfänger|übermittlung|weitergabe|third\s+countr|recipients|transfers?/iu;
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

function contradictionIn(text: string, isMain: boolean): { denial: string; claim: string } | null {
  const said = sectionsOf(text.slice(0, 200_000)).flatMap(([heading = '', ...lines]) =>
    lines.flatMap(sentencesIn).map((sentence) => ({ heading, sentence })),
  );
  const denial = said.find(
    ({ heading, sentence }) => deniesTransfer(sentence) && !ofSomeData.test(sentence) && (!isMain || generalHeading.test(heading)),
  );
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
