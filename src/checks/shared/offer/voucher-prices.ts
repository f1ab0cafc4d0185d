import type { Locale, Verdict } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import { pageItem } from '../../items.ts';
import { pathsOf } from '../site/page-paths.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** Paper that stands for money or a stay: its postage makes nobody a seller of goods. */
const vouchers = wholeWords('(?:geschenk|wert|hotel|restaurant|erlebnis)?-?gutscheine?|gift\\s?(?:cards?|vouchers?)');

/** Whether vouchers are what a page is about, by its title and first heading. */
export function isVoucherPage({ title, headings }: Pick<PageFact, 'title' | 'headings'>): boolean {
  return mentions(plainText([title, ...headings.slice(0, 1)].join(' ')), vouchers);
}

/** What is told of prices of vouchers without a note on the tax. */
export const voucherTexts: Record<Locale, { message: string; fix: string }> = {
  de: {
    message:
      'Auf {pages} werden Gutscheine zu einem Preis angeboten, ohne Hinweis auf die Umsatzsteuer; ob einer hingehört, hängt von der Art der Gutscheine ab',
    fix: '1. Verkaufen Sie auf {pages} Gutscheine über einen Betrag (Mehrzweckgutscheine), ist am Preis nichts zu ergänzen: Auf ihren Verkauf fällt keine Umsatzsteuer an (§ 3 Abs. 15 UStG).\n2. Nur wenn Leistungsort und Steuersatz schon beim Verkauf feststehen (Einzweckgutschein, § 3 Abs. 14 UStG, etwa für eine bestimmte Übernachtung): Ergänzen Sie dort „inkl. MwSt.“, als Kleinunternehmer stattdessen einen Hinweis auf § 19 UStG.',
  },
  en: {
    message: 'On {pages}, vouchers are offered at a price without a note on VAT; whether one belongs there depends on the kind of voucher',
    fix: '1. If what you sell on {pages} are vouchers for a sum (multi-purpose vouchers), nothing has to be added to the price: no VAT falls due on their sale (Section 3(15) UStG).\n2. Only where place of supply and tax rate are certain when they are sold (single-purpose voucher, Section 3(14) UStG, such as for a certain stay): add “incl. VAT” there, as a small business a reference to Section 19 UStG instead.',
  },
};

/** On the sale of a voucher for a sum no tax falls due; whether these are such, only their terms tell. Message: `vouchers`. */
export function voucherVerdict(pages: readonly { url: string }[]): Verdict {
  const items = pages.slice(0, 5).map(({ url }) => pageItem(url));
  return { class: 'NoClassification', message: 'vouchers', params: { pages: pathsOf(pages.map(({ url }) => url)) }, items };
}
