import type { Finding } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { textItem } from '../../items.ts';
import { smallBusinessClaims } from '../law/small-business-rule.ts';
import { readablePages } from '../site/legal-page.ts';
import { pathsOf } from '../site/page-paths.ts';
import { matchesOf, near, plainText, quoted, wholeWords } from '../wording.ts';
import { isSoldByAnother } from './other-seller.ts';
import { offerPages } from './shop-offer.ts';
import { price } from './unit-prices.ts';

/** Names of the tax, for patterns of what stands at a price. */
export const taxNames = '(?:mwst|ust|mehrwertsteuer|umsatzsteuer|steuern?|vat|tax(?:es)?)';

/** Says at a price that tax is in it, at a rate or without one. */
const statedTax = wholeWords(
  `(?:inkl(?:usive)?|incl(?:uding)?|einschließlich|enthält|enthalten)\\.?\\s*(?:[a-zß-ɏ]+\\.?\\s+){0,2}(?:\\d{1,2}(?:,\\d)?\\s?%\\s*)?${taxNames}\\.?`,
);

/** Beyond the imprint, whoever only speaks of small businesses may have them as customers. */
const claimsItself = /^als\s|regelung|19|27/i;

/** The sentence by which imprint or offer call on the rule for small businesses, with what findings say of it. */
export interface ClaimedRule {
  url: string;
  quote: string;
  params: { claim: string; source: string };
}

/** Where imprint, offer or terms call on the rule by which small businesses show no tax; null where nothing does. */
export function claimedRule({ imprint, pages }: Pick<Facts, 'imprint' | 'pages'>): ClaimedRule | null {
  const claims = (url: string, text: string) =>
    smallBusinessClaims(text).map((quote) => ({ url, quote, params: { claim: quoted(quote), source: pathsOf([url]) } }));
  const own = claims(imprint.url ?? '', imprint.text.slice(0, 50_000));
  const offered = offerPages(pages).flatMap(({ url, text }) => claims(url, text.slice(0, 60_000)));
  const terms = readablePages(pages)
    .filter(({ kind }) => kind === 'terms')
    .flatMap(({ url, text }) => claims(url, text.slice(0, 200_000)));
  return own[0] ?? [...offered, ...terms].find(({ quote }) => claimsItself.test(quote)) ?? null;
}

/** A price said to include tax, on a site whose imprint or offer calls on the rule by which none is shown. */
export function taxDespiteRule({ imprint, pages }: Pick<Facts, 'imprint' | 'pages'>): Finding | null {
  // A reseller owes the tax on its prices, whatever rule the author calls on.
  const offered = offerPages(pages)
    .filter((page) => !isSoldByAnother(page, imprint))
    .map(({ url, text }) => ({ url, text: plainText(text.slice(0, 60_000)) }));
  const taxed = offered.flatMap(({ url, text }) => matchesOf(text, statedTax).map((match) => ({ url, quote: match.text, text, match })));
  const [first] = taxed.filter(({ text, match }) => near(text, match, price, 60));
  if (!first) return null;
  const claim = claimedRule({ imprint, pages });
  if (!claim) return null;
  const params = {
    pages: pathsOf(taxed.map(({ url }) => url)),
    quote: quoted(first.quote),
    ...claim.params,
  };
  return {
    message: 'taxDespiteRule',
    params,
    items: [textItem(first.url, first.quote), textItem(claim.url, claim.quote)],
    cause: 'small-business-tax',
  };
}
