import type { Finding } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import { atLeastOne, textItem } from '../../items.ts';
import { pathsOf } from '../site/page-paths.ts';
import { isSupportedLanguage } from '../site/supported-language.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { price } from './unit-prices.ts';

const deposit = '(?:flaschen|mehrweg|einweg|kasten|kisten|glas|gläser|fass)?-?pfand';
const including = '(?:inkl(?:usive)?\\.?|einschl(?:ießlich)?\\.?|incl(?:uding)?\\.?)';
const tax = '(?:gesetzl\\.?|gesetzlicher|der|mwst\\.?|ust\\.?|mehrwertsteuer|umsatzsteuer|steuern?|\\d{1,2}\\s?%)';
const amount = '(?:\\d{1,3}[,.]\\d\\d\\s?(?:€|euro?)|€\\s?\\d{1,3}[,.]\\d\\d)';
/** A price that has the deposit in it; where a comma parts tax and deposit, the deposit may be named beside the price. */
const included = wholeWords(
  `${including}\\s+(?:${amount}\\s+)?${deposit}|${including}\\s+(?:${tax}\\s+){1,4}(?:und|sowie|&|\\+)\\s+(?:${amount}\\s+)?${deposit}|preise[^.!?\\n]{0,60}\\s(?:enthalten|beinhalten)\\s[^.!?\\n]{0,60}(?:und|sowie|auch)\\s+(?:das\\s+)?${deposit}`,
);
/** The price without it stands on the page too. */
const beside = wholeWords(`(?:zzgl\\.?|zuzüglich|zuzügl\\.?|plus|exkl\\.?|ohne)\\s+(?:[^\\s]{1,12}\\s+){0,3}${deposit}`);

/** Prices with the deposit in them: § 7 PAngV wants it beside the price, for everything that is offered to consumers. */
export function depositInPrice(pages: readonly PageFact[]): Finding[] {
  const found = pages.filter(isSupportedLanguage).flatMap(({ url, text }) => {
    const plain = plainText(text.slice(0, 100_000));
    const [first] = price.test(plain) && !mentions(plain, beside) ? matchesOf(plain, included) : [];
    return first ? [{ url, quote: quoted(first.text) }] : [];
  });
  const items = atLeastOne(found.map(({ url, quote }) => textItem(url, quote)));
  if (!items) return [];
  const params = { pages: pathsOf(found.map(({ url }) => url)), quote: found[0]!.quote };
  return [{ message: 'depositIncluded', params, items, cause: 'deposit-in-price' }];
}

/** What the check on prices says of it. */
export const depositTexts = {
  de: {
    fixes: {
      depositIncluded:
        '1. Nennen Sie den Preis auf {pages} ohne Pfand und die Höhe des Pfands daneben, etwa „zzgl. 0,48 € Pfand“; hat Ihr Shopsystem ein Feld für Pfand, nutzen Sie es.\n2. Berechnen Sie Grundpreise ohne Pfand neu.',
    },
    messages: {
      depositIncluded:
        'Auf {pages} ist das Pfand im Preis enthalten („{quote}“); seine Höhe ist neben dem Gesamtpreis anzugeben und nicht einzubeziehen (§ 7 Satz 1 PAngV)',
    },
  },
  en: {
    fixes: {
      depositIncluded:
        '1. State the price on {pages} without the deposit and the amount of the deposit beside it, such as “zzgl. 0,48 € Pfand”; if your shop system has a field for deposits, use it.\n2. Calculate unit prices anew without the deposit.',
    },
    messages: {
      depositIncluded:
        'On {pages} the price includes the deposit (“{quote}”); its amount has to be stated beside the total price and not be included in it (Section 7 sentence 1 PAngV)',
    },
  },
} as const;
