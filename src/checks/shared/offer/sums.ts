import { wholeWords } from '../wording.ts';

/** An amount of money, as the source of a pattern. */
export const sum =
  '(?:(?:€|EUR)\\s?\\d{1,5}(?:[.]\\d{3})?(?:[.,]\\d{2})?|\\d{1,5}(?:[.]\\d{3})?(?:[.,](?:\\d{2}|-{1,2}))?\\s?(?:€|EUR|Euro))';
/** An amount of money. */
export const anySum = new RegExp(sum, 'giu');
/** Words of sums that are no prices: instalments, dispatch, vouchers and thresholds come with two sums, too. */
export const otherSums = wholeWords(
  'raten?|ratenzahlung|ratenkauf|zinsfrei[a-zß-ɏ]*|monatlich[a-zß-ɏ]*|versand[a-zß-ɏ]*|lieferkosten|gutschein[a-zß-ɏ]*|zuzahlung|newsletter|neukunden[a-zß-ɏ]*|einzeln|instal(?:l)?ments?|shipping|voucher',
);

/** The number in an amount of money. */
export function amountOf(text: string): number {
  const digits = /[\d.,]+/.exec(text)?.[0] ?? '';
  return Number(
    /^\d+\.\d{2}$/.test(digits)
      ? digits
      : digits
          .replace(/\.(?=\d{3})/g, '')
          .replace(',', '.')
          .replace(/[.,]$/, ''),
  );
}
