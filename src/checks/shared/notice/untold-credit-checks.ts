import type { Facts } from '../../facts.ts';
import { readablePages } from '../site/legal-page.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';

/** A sentence by which a page announces that the site asks for somebody's credit standing, of which the notice is silent. */
export interface CreditCheck {
  url: string;
  quote: string;
  /** Who is asked, as the page calls it; empty: it does not say. */
  agency: string;
}

const checksCredit = wholeWords(
  'bonitäts(?:auskunft|auskünfte|prüfung(?:en)?|abfragen?|informationen)|kreditwürdigkeitsprüfung|(?:prüf(?:en|t)|prüfung)\\s[^.;]{0,40}?(?:bonität|kreditwürdigkeit)|(?:bonität|kreditwürdigkeit)\\s[^.;]{0,60}?prüf(?:en|t)|wirtschaftsauskunft|schufa-?\\s?(?:auskunft|abfrage)|credit\\s+(?:check|report)s?',
);
/** The site itself does so: what a way of paying does, its provider tells. */
const byUs = wholeWords(
  '(?:holen|führen|nehmen|fragen|prüfen|behalten|übermitteln)\\s+(?:wir|ich)|(?:wir|ich)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?(?:holen|führen|nehmen|fragen|prüfen|behalten|übermitteln)|we\\s+(?:obtain|request|carry\\s+out|run|reserve)',
);
const byOthers = wholeWords('paypal|klarna|ratepay|riverty|afterpay|unzer|billie|mondu|payone|zahlungs(?:anbieter|dienstleister|dienst)');
const agencies =
  /(?<![a-zß-ɏ])(?:(?:verband\s+der\s+vereine\s+)?creditreform(?:\s+boniversum)?|boniversum|schufa|crif(?:\s?bürgel)?|infoscore|experian|informa\s+solutions)(?![a-zß-ɏ])/iu;
const toldOfCredit = /bonität|auskunftei|kreditwürdig|scoring|scorewert|credit/iu;

/** Credit checks that pages of the site announce and of which the notice says nothing, nor names who is asked. */
export function untoldCreditCheck({ pages, privacy }: Pick<Facts, 'pages' | 'privacy'>): CreditCheck | null {
  const notice = plainText(privacy.text);
  for (const { url, kind, text } of readablePages(pages)) {
    if (url === privacy.url || kind === 'privacy') continue;
    const sentences = text.split(/\n|(?<=[a-zß-ɏ)][.!?])\s+(?=\p{Lu})/u).map(plainText);
    const said = sentences.find(
      (one) => one.length < 600 && mentions(one, checksCredit) && mentions(one, byUs) && !mentions(one, byOthers),
    );
    if (said === undefined) continue;
    const agency = agencies.exec(said)?.[0] ?? '';
    const isTold = agency === '' ? toldOfCredit.test(notice) : notice.toLowerCase().includes(agency.toLowerCase());
    if (!isTold) return { url, quote: quoted(said), agency };
  }
  return null;
}
