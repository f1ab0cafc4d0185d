import type { Finding, Locale } from '../../define-check.ts';
import type { LegalPageFact, PageFact } from '../../facts/pages.ts';
import { textItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { searchableText } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { withoutHeading } from './legal-sentence.ts';

/** Consumers owe the way back of goods that no parcel takes only where they were told what it costs. */
const said: Record<Locale, { message: string; steps: readonly string[] }> = {
  de: {
    message:
      'Auf {path} sollen Verbraucher auch die Rücksendung von Waren bezahlen, die nicht per Post zurückgehen können („{quote}“); was sie kostet, steht dort nicht',
    steps: [
      'Nennen Sie auf {path} die Kosten dieser Rücksendung oder, wenn sie sich nicht im Voraus berechnen lassen, einen geschätzten Höchstbetrag („Die Kosten werden auf höchstens etwa … EUR geschätzt“; Art. 246a § 1 Abs. 2 Satz 1 Nr. 2 EGBGB), oder übernehmen Sie sie.',
      'Verlangen Sie diese Kosten nicht, wo die Angabe fehlte: Ohne sie schuldet der Verbraucher sie nicht (§ 357 Abs. 5 BGB).',
    ],
  },
  en: {
    message:
      'On {path} consumers are to pay for returning goods too that cannot go back by post (“{quote}”); what that costs is not said there',
    steps: [
      'State on {path} the cost of this return or, if it cannot be calculated in advance, an estimated maximum (“The cost is estimated at a maximum of approximately EUR …”; Art. 246a § 1(2) sentence 1 no. 2 EGBGB), or bear it yourself.',
      'Do not ask for this cost where the statement was missing: without it the consumer does not owe it (Section 357(5) BGB).',
    ],
  },
};

/** What is told of such a sentence, and what to do about it. */
export function bulkyReturnTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { message, steps } = said[locale];
  return { messages: { bulkyReturn: message }, fixes: { bulkyReturn: numberedSteps(steps) } };
}

const bulky = wholeWords(
  'nicht\\s+(?:[a-zß-ɏ]+\\s+){0,3}?(?:postweg|post|paket|paketversand(?:fähig[a-zß-ɏ]*)?|paketdienst[a-zß-ɏ]*)\\s+(?:[a-zß-ɏ]+\\s+){0,2}?(?:zurück(?:ge)?(?:sandt|sendet|schickt)|zurückzusenden|zurückgegeben|versand[a-zß-ɏ]*|waren?|artikeln?)|nicht\\s+paket(?:versand)?fähige[nrs]?\\s+(?:[a-zß-ɏ]+\\s+)?(?:waren?|artikeln?|gütern?)|speditions-?(?:ware[n]?|artikeln?|güte?rn?|gut)|sperrgut|sperrige[nrs]?\\s+(?:waren?|artikeln?)|cannot\\s+(?:[a-z]+\\s+){0,4}?be\\s+returned\\s+by\\s+(?:normal\\s+)?post',
);
/** Whoever withdraws bears the way back, also of these. */
const theyBear = wholeWords(
  '(?:sie|du|ihr|(?:der\\s+)?(?:käufer|kunde|verbraucher|besteller)|you|the\\s+(?:consumer|customer))\\s+(?:tragen|trägst|tragt|trägt|bears?)[^.]{0,80}kosten|(?:tragen|trägst|trägt)\\s+(?:sie|du|der\\s+(?:käufer|kunde|verbraucher|besteller))[^.]{0,80}kosten|kosten\\s[^.]{0,60}(?:tragen|trägst|trägt)\\s+(?:sie|du|der\\s+(?:käufer|kunde|verbraucher|besteller))|(?:you|the\\s+(?:consumer|customer))\\s+(?:[a-z]+\\s+){0,2}?bears?[^.]{0,60}costs?',
);
/** The seller fetches them, or pays. */
const sellerBears = wholeWords(
  'wir\\s+(?:tragen|holen|übernehmen|lassen)|(?:tragen|übernehmen|holen)\\s+wir|(?:auf|zu)\\s+unsere[nr]?\\s+(?:kosten|lasten)|kostenlos[a-zß-ɏ]*|kostenfrei[a-zß-ɏ]*|unentgeltlich[a-zß-ɏ]*|we\\s+(?:bear|collect|pay)|free\\s+of\\s+charge',
);
const amount = /\d[\d.,]{0,9}\s?(?:€|eur(?:o)?(?![a-z]))|(?:€|eur(?:o)?)\s?\d/i;
const [before, after] = [260, 320];

/** Where the instruction on withdrawal has consumers pay the way back of bulky goods without saying how much; at most one. */
export function bulkyReturn(place: LegalPageFact, pages: readonly PageFact[]): Finding[] {
  if (place.url === null || !('text' in searchableText(place, pages))) return [];
  const text = plainText(place.text.slice(0, 200_000));
  const found = matchesOf(text, bulky)
    .slice(0, 10)
    .find(({ index, text: { length } }) => {
      const around = text.slice(Math.max(0, index - before), index + length + after);
      return mentions(around, theyBear) && !mentions(around, sellerBears) && !amount.test(around);
    });
  if (!found) return [];
  const start = text.slice(0, found.index).search(/[^.!?]*$/);
  const sentence = text.slice(Math.max(start, found.index - before), found.index + after).match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? found.text;
  const quote = quoted(withoutHeading(sentence.trim(), place.text));
  return [
    {
      message: 'bulkyReturn',
      params: { quote, path: pathsOf([place.url]) },
      items: [textItem(place.url, quote)],
      cause: 'withdrawal-bulky',
    },
  ];
}
