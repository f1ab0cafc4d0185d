import { quoted } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';
import { isConditional, negated } from './promise-words.ts';

const site =
  '(?:wir|ich|(?:diese|unsere|die)[rn]?\\s+(?:website|webseiten?|internetseiten?|homepage|seiten?|online-?(?:angebot|auftritt))|(?:this|our)\\s+(?:web)?sites?|we)';
const uses = '(?:verwende[nt]?|nutz(?:e|en|t)|benutz(?:e|en|t)|setz(?:e|en|t)|use|uses|set|sets)';
/** "Die Internetseiten von Muster verwenden Cookies", "Diese Website verwendet technisch notwendige Cookies". */
const usesCookies = new RegExp(
  `(?<![a-zß-ɏ])(?:${site}(?:\\s+(?:von|der|des|of)\\s[^.;,]{2,60}?)?\\s+${uses}|${uses}\\s+(?:wir|ich))\\s+(?:[a-zß-ɏ„“"]+\\s+){0,5}?["„“]?cookies["“”]?(?![a-zß-ɏ-])`,
  'iu',
);
/** "Nur notwendige Cookies" is no untruth where there are none; what is said of a part of the site, of others or of the means to switch them off tells nothing of the pages. */
const elsewhere =
  /(?<![a-zß-ɏ])(?:dritt[a-zß-ɏ]*|[a-zß-ɏ]*konto|login|anmeld[a-zß-ɏ]*|shop|warenkorb|bestell[a-zß-ɏ]*|bereich|app|nur|ausschließlich|lediglich|allenfalls|only|einwillig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|teilweise|gegebenenfalls|ggf|möglicherweise|third|account|consent)(?![a-zß-ɏ])/iu;

/** The sentence by which a notice says without condition that the site sets cookies; null: none. */
export function saidCookies(notice: string): string | null {
  const said = sentencesOf(notice).find(
    ({ text, names, general }) =>
      names === 0 &&
      general &&
      text.length < 300 &&
      usesCookies.test(text) &&
      !negated.test(text) &&
      !isConditional(text) &&
      !elsewhere.test(text),
  );
  return said ? quoted(said.text.replace(/\s+/g, ' ').trim()) : null;
}
