import type { Verdict } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { readablePages } from '../site/legal-page.ts';
import { matchesOf, mentions, plainText, precededBy, wholeWords } from '../wording.ts';
import { takesOrders } from './order-steps.ts';

/** Package travel by its name, or by what the law has shown to whoever books it: the form sheet, the certificate against insolvency. */
const packageWords = wholeWords(
  'pauschalreisen?|pauschalreisevertr(?:a|ä)ge?[a-zß-ɏ]*|§§?\\s*651\\s?[a-y](?:\\s+(?:bis|ff\\.?|und)\\s*(?:651\\s?)?[a-y]?)?\\s+BGB|reisesicherungsschein|sicherungsschein|richtlinie\\s+\\(eu\\)\\s+2015\\/2302|package\\s+(?:travel|holidays?|tours?)',
);
const denial = wholeWords('kein(?:e[nmrs]?)?|nicht|no|not(?:\\s+a)?');
const money = /\d\s?(?:€|EUR(?![a-z])|Euro(?![a-z]))|€\s?\d/i;
/** Goods and vouchers are sold by other rules, on the same site too. */
const sellsOtherThings = wholeWords(
  'warenkorb|einkaufswagen|versandkosten[a-zß-ɏ]*|zzgl\\.?\\s+versand|(?:reise|geschenk)?gutscheine?\\s+(?:online\\s+)?(?:bestellen|kaufen)|shopping\\s+(?:cart|basket)',
);

/**
 * Whether package travel is booked on the site, and nothing else: each page that takes orders at a price tells that it is. Of the rules on
 * consumer contracts, § 312 Abs. 7 BGB leaves a few to it; none on withdrawal, on means of payment or on goods.
 */
export function sellsPackageTravel({ applicability, pages, forms = [], shopPages = [] }: OfferFacts): boolean {
  const { signs, settings } = applicability;
  if (signs.includes('cart-link') || signs.includes('shop-schema')) return false;
  if (settings.purposes.some((purpose) => purpose === 'shop-goods-b2c' || purpose === 'digital-content' || purpose === 'subscription'))
    return false;
  const offered = readablePages(pages).filter(({ kind }) => kind === 'start' || kind === 'other');
  if (offered.some((page) => mentions(textOf(page), sellsOtherThings))) return false;
  const booked = offered.filter((page) => takesOrders(page.url, { shopPages, forms }) && money.test(page.text));
  return booked.length > 0 && booked.every(speaksOfPackage);
}

type OfferFacts = Pick<Facts, 'applicability' | 'pages'> & Partial<Pick<Facts, 'forms' | 'shopPages'>>;

/** The verdict of a check from whose rule package travel is exempt; null where none is booked. Message: `packageTravel`. */
export function exemptPackageTravel(facts: OfferFacts): Verdict | null {
  return sellsPackageTravel(facts) ? { class: 'NotApplicable', message: 'packageTravel' } : null;
}

function speaksOfPackage(page: PageFact): boolean {
  const text = textOf(page);
  return matchesOf(text, packageWords).some((found) => !precededBy(text, found, denial, 12));
}

function textOf({ text }: PageFact): string {
  return plainText(text.slice(0, 60_000));
}

/** What checks say whose rule is not among those that § 312 Abs. 7 BGB leaves to package travel. */
export const packageTravelTexts = {
  de: {
    withdrawal:
      'Gebucht werden Pauschalreisen; bei der Buchung im Internet haben Reisende kein gesetzliches Widerrufsrecht (§ 312 Abs. 7 BGB)',
    goods: 'Gebucht werden Pauschalreisen; Waren wurden nicht gefunden',
    prices:
      'Gebucht werden Pauschalreisen; die Hinweise auf Umsatzsteuer und Versandkosten nach § 6 PAngV gelten für sie nicht (§ 312 Abs. 7 BGB), Gesamtpreise sind auch hier zu nennen',
    payment:
      'Gebucht werden Pauschalreisen, für die § 312j Abs. 1 BGB nicht gilt (§ 312 Abs. 7 BGB); über Preis und Zahlung ist nach Art. 250 § 3 EGBGB zu informieren',
  },
  en: {
    withdrawal: 'Package travel is booked; travellers who book online have no statutory right of withdrawal (Section 312(7) BGB)',
    goods: 'Package travel is booked; no goods were found',
    prices:
      'Package travel is booked; the notes on VAT and shipping costs under Section 6 PAngV do not apply to it (Section 312(7) BGB); total prices have to be stated here too',
    payment:
      'Package travel is booked, to which Section 312j(1) BGB does not apply (Section 312(7) BGB); what to say of price and payment follows from Art. 250 Section 3 EGBGB',
  },
} as const;
