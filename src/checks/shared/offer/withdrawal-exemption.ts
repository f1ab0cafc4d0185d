import type { Facts, PageFact } from '../../facts.ts';
import { readablePages } from '../site/legal-page.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { takesOrders } from './order-steps.ts';

const exemptIndustries = new Set(['events-culture', 'travel-transport', 'hospitality']);
/** § 312g Abs. 2 BGB: made to order, perishable, sealed hygiene goods, dated leisure and travel. */
const exemptOffer = wholeWords(
  'nach\\s+kundenspezifikation(?:en)?|maßanfertigung(?:en)?|maßgefertigt[a-zß-ɏ]*|sonderanfertigung(?:en)?|personalisierte[nrs]?\\s+(?:produkte?n?|waren?|geschenke?n?)|individuell\\s+(?:angefertigt|gefertigt|bedruckt)[a-zß-ɏ]*|schnell\\s+verderblich[a-zß-ɏ]*|frische\\s+lebensmittel|eintrittskarten|tickets?\\s+(?:für|kaufen|buchen)|pauschalreisen?|made\\s+to\\s+(?:measure|order)|custom[\\s-]made|perishable',
);
/** A word of a sentence; the full stops of references end none. */
const word = '(?:(?:abs|nr|nrn|s|ziff|gem|art|buchst|bzw|ggf|u|z|v|vgl)\\.|[^\\s.!?]{1,30})';
const right = '(?:widerrufsrecht|recht\\s+(?:auf|zum)\\s+widerruf)';
/** The site says itself that there is no right of withdrawal, or names the exceptions. */
const exclusion = wholeWords(
  [
    `kein(?:erlei)?\\s+(?:gesetzliches\\s+)?${right}`,
    `${right}\\s+(?:besteht|gilt|ist|steht|wird|entfällt)(?:\\s+${word}){0,14}?\\s+(?:nicht|ausgeschlossen)`,
    `(?:besteht|gilt|ist|steht)(?:\\s+${word}){0,6}?\\s+(?:das|ein)\\s+${right}(?:\\s+${word}){0,14}?\\s+(?:nicht|ausgeschlossen)`,
    `${right}\\s+(?:entfällt|ausgeschlossen)`,
    'vom\\s+widerruf(?:srecht)?\\s+ausgeschlossen',
    'ausschluss\\s+des\\s+widerrufsrechts',
    'no\\s+(?:statutory\\s+)?right\\s+of\\s+withdrawal',
    'right\\s+of\\s+withdrawal\\s+(?:does\\s+not\\s+(?:apply|exist)|is\\s+excluded)',
  ].join('|'),
);
/** What is booked for certain days (§ 312g Abs. 2 Nr. 9 BGB): a page that takes orders with such words sells stays or admission. */
const datedOffer = wholeWords(
  '\\d{1,3}\\s+(?:nächten?|übernachtung(?:en)?)|(?:an|ab)reise(?:datum|tag)?|(?:doppel|einzel|familien|hotel|gäste)zimmer|ferien(?:wohnung(?:en)?|haus)|stellplatz|eintrittskarten?|einlass|sitzplatz|\\d{1,3}\\s+nights?|double\\s+room',
);
/** An instruction names the period; what stands beside it on exceptions only follows the model. */
const period = wholeWords('(?:14|vierzehn)\\s+tagen?|(?:14|fourteen)\\s+days');
const withdrawal = /widerruf|withdraw/i;

const longestHeading = 60;

/**
 * Words on the site that make the right of withdrawal doubtful, or the industry that does; null when nothing does. Asked where an
 * instruction, a form or the function is missing.
 */
export function exemptionSign({
  applicability: { settings },
  pages,
  forms = [],
  shopPages = [],
}: Pick<Facts, 'applicability' | 'pages'> & Partial<Pick<Facts, 'forms' | 'shopPages'>>): string | null {
  if (settings.industry !== null && exemptIndustries.has(settings.industry)) return settings.industry;
  return (
    firstSign(offerTexts(pages), [exclusion, exemptOffer]) ??
    firstSign(
      readablePages(pages)
        .filter(({ kind, url }) => (kind === 'start' || kind === 'other') && takesOrders(url, { shopPages, forms }))
        .map(({ text }) => text.slice(0, 60_000)),
      [exclusion, datedOffer],
    ) ??
    firstSign(termsWithoutInstruction(pages), [exclusion])
  );
}

function firstSign(texts: readonly string[], patterns: readonly RegExp[]): string | null {
  for (const text of texts) {
    const lines = text.split('\n').map(plainText).filter(Boolean);
    for (const words of patterns) {
      // A heading is quoted as a whole; of a sentence, the words are enough.
      const line = lines.find((one) => mentions(one, words));
      if (line) return quoted(line.length <= longestHeading ? line : matchesOf(line, words)[0]!.text);
    }
  }
  return null;
}

/** Where a site says what it sells: the start page, titles and headings. FAQs list every exception there is. */
function offerTexts(pages: readonly PageFact[]): string[] {
  return pages
    .filter(({ kind }) => kind === 'start' || kind === 'other')
    .map(({ kind, title, headings, text }) => [title, ...headings, ...(kind === 'start' ? [text] : [])].join('\n'));
}

/** Terms, and what they say on withdrawal, where no page instructs about it: then an exclusion there is about the whole offer. */
function termsWithoutInstruction(pages: readonly PageFact[]): string[] {
  const legal = readablePages(pages)
    .filter(({ kind }) => kind === 'terms' || kind === 'cancellation')
    .map(({ text }) => text.slice(0, 200_000));
  return legal.some((text) => withdrawal.test(text) && mentions(plainText(text), period)) ? [] : legal;
}
