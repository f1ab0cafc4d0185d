import type { Facts } from '../../facts.ts';
import { pageAt, readablePages } from '../site/legal-page.ts';
import { isSupportedLanguage } from '../site/supported-language.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { readNotice } from './notice.ts';

/** How a text names an exception for special categories, that of church law included. */
const exception = wholeWords(
  'art(?:\\.|ikel|icle)?\\s*9|§\\s*22\\s*(?:abs\\.?\\s*1[^.;]{0,30})?bdsg|§\\s*26\\s*abs\\.?\\s*3|(?:besondere[nr]?|special)\\s+(?:kategorien|categor(?:y|ies))|kdg|dsg-ekd|ausdrücklich[a-zß-ɏ]*\\s+(?:ein(?:ge)?willig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*)|explicit\\s+consent',
);
/** That such data is processed: read generously, since the finding says that nothing is told of it. */
const specialData = wholeWords(
  'gesundheits-?(?:daten|angaben|informationen|zustand[a-zß-ɏ]*|bezogen[a-zß-ɏ]*)|patienten-?(?:daten|akten?)|diagnosen?|befunde?|allergien?|unverträglichkeiten|schwerbehinder[a-zß-ɏ]*|behinderung(?:en)?|rollstuhl[a-zß-ɏ]*|erkrankung(?:en)?|krankheit(?:en)?|beeinträchtigung(?:en)?|pflegegrad[a-zß-ɏ]*|medikamenten?|schwangerschaft|impf(?:status|nachweis[a-z]*)|wheelchair|religion[a-zß-ɏ]*|konfession[a-zß-ɏ]*|gewerkschaft[a-zß-ɏ]*|sensible[nr]?\\s+(?:daten|angaben)|health\\s+(?:data|information)|medical\\s+data|religious|sensitive\\s+data',
);
/** Practices often tell of it in a paper of its own. */
const ofPatients = wholeWords('patient[a-zß-ɏ]*');
const informs = wholeWords('[a-zß-ɏ-]{0,40}(?:information|datenschutz|aufklärung|merkblatt|privacy)[a-zß-ɏ]*');

const article9 = wholeWords('art(?:\\.|ikel|icle)?\\s*9|(?:besondere[nr]?|special)\\s+(?:kategorien|categor(?:y|ies))');

/** Whether the notice was read in full and speaks of no special categories of data, whatever else it asks express consent for. */
export function namesNoSpecialData({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>): boolean {
  const { url, text, complete } = readNotice({ privacy, pages });
  const page = url === null ? null : pageAt(pages, url);
  if (url === null || !complete || (page !== null && !isSupportedLanguage(page))) return false;
  return !mentions(text, article9) && !mentions(text, specialData);
}

/** Whether the notice was read in full and knows neither special categories of data nor an exception for them, and no other page does. */
export function isSilentOnSpecialData({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>): boolean {
  const { url, text, complete } = readNotice({ privacy, pages });
  const page = url === null ? null : pageAt(pages, url);
  if (url === null || !complete || (page !== null && !isSupportedLanguage(page))) return false;
  if (mentions(text, exception) || mentions(text, specialData)) return false;
  return readablePages(pages).every(
    (each) =>
      !mentions(plainText(each.text), exception) &&
      !each.links.some((link) => mentions(plainText(link.text), ofPatients) && mentions(plainText(link.text), informs)),
  );
}
