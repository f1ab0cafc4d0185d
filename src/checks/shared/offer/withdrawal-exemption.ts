import type { Verdict } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { pageItem } from '../../items.ts';
import { readablePages } from '../site/legal-page.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { takesOrders } from './order-steps.ts';
import { shipping } from './price-words.ts';
import { price } from './unit-prices.ts';

const exemptIndustries = new Set(['events-culture', 'travel-transport', 'hospitality']);
/** § 312g Abs. 2 BGB: made to order, perishable, sealed hygiene goods, dated leisure and travel. */
const exemptOffer = wholeWords(
  'nach\\s+kundenspezifikation(?:en)?|maßanfertigung(?:en)?|maßgefertigt[a-zß-ɏ]*|sonderanfertigung(?:en)?|personalisierte[nrs]?\\s+(?:produkte?n?|waren?|geschenke?n?)|individuell\\s+(?:angefertigt|gefertigt|bedruckt)[a-zß-ɏ]*|schnell\\s+verderblich[a-zß-ɏ]*|frische\\s+lebensmittel|eintrittskarten|tickets?\\s+(?:für|kaufen|buchen)|(?:festival|konzert|tages|wochenend|kombi|vorverkaufs|event)-?tickets?|(?:konzert|theater|kino|tages)karten\\s+(?:kaufen|bestellen|buchen|online)|pauschalreisen?|made\\s+to\\s+(?:measure|order)|custom[\\s-]made|perishable',
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
  '\\d{1,3}\\s+(?:nächten?|übernachtung(?:en)?)|(?:an|ab)reise(?:datum|tag)?|(?:doppel|einzel|familien|hotel|gäste)zimmer|ferien(?:wohnung(?:en)?|haus)|stellplatz|eintrittskarten?|(?:festival|tages|wochenend|konzert)-?tickets?|einlass|sitzplatz|\\d{1,3}\\s+nights?|double\\s+room',
);
/** Admission by the names it is sold under, on pages that put something into a cart. */
const admission = wholeWords(
  '(?:festival|tages|wochenend|konzert|kombi|dauer|event|early[\\s-]bird|vorverkaufs|freitags|samstags|sonntags)-?(?:tickets?|karten?)|eintrittskarten?|(?:day|weekend|festival)\\s+(?:tickets?|pass)',
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
  const selling = readablePages(pages)
    .filter(({ kind, url }) => (kind === 'start' || kind === 'other') && takesOrders(url, { shopPages, forms }))
    .map(withoutMenu);
  const showing = readablePages(pages)
    .filter(({ url }) => shopPages.some((shop) => shop.url === url && (shop.kind === 'product' || shop.kind === 'listing')))
    .map(withoutMenu);
  // What is booked for certain days takes nothing from goods that are sent.
  const sendsGoods = [...selling, ...showing].some(sellsSentGoods);
  if (!sendsGoods && settings.industry !== null && exemptIndustries.has(settings.industry)) return settings.industry;
  const dated =
    firstSign(selling, sendsGoods ? [exclusion] : [exclusion, datedOffer]) ?? (sendsGoods ? null : firstSign(showing, [admission]));
  // What the site itself says of the exception tells more than a word of its offer.
  const told = dated === null ? null : statedException(pages);
  return firstSign(offerTexts(pages), [exclusion, exemptOffer]) ?? told ?? dated ?? firstSign(termsWithoutInstruction(pages), [exclusion]);
}

/** The text of a page without the lines of its menu and footer, which name all that the site offers elsewhere. */
function withoutMenu({ text, links }: PageFact): string {
  const menu = new Set(links.filter(({ area }) => area === 'header' || area === 'footer').map((link) => plainText(link.text)));
  const lines = text.slice(0, 60_000).split('\n');
  return lines.filter((line) => !menu.has(plainText(line))).join('\n');
}

/** Whether a page where one orders tells what dispatch costs, and nothing of stays or admission: tickets are sent, too. */
function sellsSentGoods(text: string): boolean {
  const plain = plainText(text);
  // Vouchers beside an exempt offer are told by themselves.
  const isOther = [datedOffer, admission, voucher].some((words) => mentions(plain, words));
  return !isOther && price.test(plain) && mentions(plain, shipping);
}

/** The words of a page of the offer that deny the right by its provision. */
function statedException(pages: readonly PageFact[]): string | null {
  const lines = readablePages(pages)
    .filter(({ kind }) => kind === 'start' || kind === 'other')
    .flatMap(({ text }) => text.slice(0, 60_000).split('\n'))
    .filter((line) => /312\s?g/i.test(line));
  return firstSign([lines.join('\n')], [exclusion]);
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

/** Vouchers have no date and are no perishable goods: no exception takes them out. */
const voucher = wholeWords('(?:geschenk|wert|theater|kino|konzert|erlebnis|restaurant)?-?gutscheine?|gift\\s?(?:cards?|vouchers?)');

/** A page that sells vouchers beside what an exception may apply to, with its heading, and whether a form there orders them; null without one. */
function vouchersBesides(
  sign: string,
  { pages, forms = [], shopPages = [] }: Sold,
): { heading: string; page: PageFact; isOrdered: boolean } | null {
  if (mentions(sign, voucher)) return null;
  for (const page of readablePages(pages)) {
    const ordering = forms.filter(({ kind, pageUrl }) => kind === 'order' && pageUrl === page.url);
    if (ordering.length === 0 && !shopPages.some(({ url, prices }) => url === page.url && prices.length > 0)) continue;
    const heading = page.headings
      .slice(0, 30)
      .map(plainText)
      .find((line) => line.length <= 80 && mentions(line, voucher));
    if (heading !== undefined) {
      const isOrdered = ordering.some(({ submitText, text }) => mentions(plainText(`${submitText} ${text}`), voucher));
      return { heading, page, isOrdered };
    }
  }
  return null;
}

type Sold = Pick<Facts, 'applicability' | 'pages'> & Partial<Pick<Facts, 'forms' | 'shopPages'>>;

/**
 * The verdict where an exception makes the right of withdrawal doubtful, or applies to part of what is sold; null where none does.
 * Messages: `exempt`, `exemptInPart`.
 */
export function exemptionVerdict(facts: Sold, cause: string): Verdict | null {
  const sign = exemptionSign(facts);
  if (sign === null) return null;
  const besides = vouchersBesides(sign, facts);
  if (!besides) return { class: 'NoClassification', message: 'exempt', params: { sign } };
  const { heading, page, isOrdered } = besides;
  const params = { sign, offer: quoted(heading), path: URL.parse(page.url)?.pathname ?? page.url };
  const findings = [{ message: 'exemptInPart', params, items: [pageItem(page.url, page.states)], cause }] as const;
  // Whoever takes orders for vouchers sells what no exception takes out, whatever holds for the rest.
  return { class: isOrdered ? 'Risk' : 'Hint', findings };
}

/** Words that make the right of withdrawal doubtful for all that is sold; null where nothing does, or vouchers are sold besides. */
export function exemptsAll(facts: Sold): string | null {
  const sign = exemptionSign(facts);
  return sign !== null && vouchersBesides(sign, facts) === null ? sign : null;
}

/** What the checks on instruction and function say where an exception applies to part of what is sold. */
export const exemptInPartTexts = {
  de: {
    policy:
      'Auf {path} werden Gutscheine verkauft („{offer}“), für die keine Ausnahme vom Widerrufsrecht ersichtlich ist; eine Widerrufsbelehrung wurde nicht gefunden. Für anderes auf der Website kommt eine Ausnahme in Betracht („{sign}“)',
    policyFix:
      '1. Belehren Sie für Gutscheine und alles, was nicht ausgenommen ist, nach dem gesetzlichen Muster über das Widerrufsrecht, auf einer eigenen, verlinkten Seite.\n2. Sagen Sie dort auch, wofür es nicht besteht und warum (Art. 246a § 1 Abs. 3 EGBGB).',
    button:
      'Auf {path} werden Gutscheine verkauft („{offer}“), für die keine Ausnahme vom Widerrufsrecht ersichtlich ist; eine Widerrufsfunktion („Vertrag widerrufen“) wurde nicht gefunden. Für anderes auf der Website kommt eine Ausnahme in Betracht („{sign}“)',
    buttonFix:
      '1. Setzen Sie für Gutscheine und alles, was nicht ausgenommen ist, eine gut lesbare Schaltfläche „Vertrag widerrufen“ auf jede Seite, ohne Anmeldung.\n2. Fragen Sie im Formular nur Name, Angaben zum Vertrag und ein Kommunikationsmittel ab, schließen Sie es mit „Widerruf bestätigen“ ab, und senden Sie eine Eingangsbestätigung.',
  },
  en: {
    policy:
      'Vouchers are sold on {path} (“{offer}”), for which no exception from the right of withdrawal is apparent; no withdrawal instruction was found. To other things on the website an exception may apply (“{sign}”)',
    policyFix:
      '1. For vouchers and all that is not exempt, instruct on the right of withdrawal by the statutory model, on a linked page of its own.\n2. Say there as well for what it does not exist and why (Art. 246a Section 1(3) EGBGB).',
    button:
      'Vouchers are sold on {path} (“{offer}”), for which no exception from the right of withdrawal is apparent; no withdrawal function (“Vertrag widerrufen”) was found. To other things on the website an exception may apply (“{sign}”)',
    buttonFix:
      '1. For vouchers and all that is not exempt, place a clearly legible button “Vertrag widerrufen” on each page, without a login.\n2. Ask in the form only for name, contract and means of contact, end it with “Widerruf bestätigen”, and send an acknowledgement of receipt.',
  },
} as const;
