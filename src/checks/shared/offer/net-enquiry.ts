import type { Finding, Locale } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, textItem } from '../../items.ts';
import { pathsOf } from '../site/page-paths.ts';
import { matchesOf, mentions, near, plainText, precededBy, quoted, wholeWords } from '../wording.ts';
import { addressesBusinessesOnly, businessSign } from './business-only.ts';
import { consumerTradeSign } from './consumer-trade.ts';
import { netPricesIn } from './net-prices.ts';
import { isSoldByAnother } from './other-seller.ts';
import { small, withTax } from './price-words.ts';
import { pricedPages } from './priced-order-pages.ts';
import { claimedRule } from './small-business-tax.ts';

/** Net prices of what is booked by an enquiry, a talk or a link. Messages: `netEnquiry`, `addedDespiteRule`. */
export const netEnquiryTexts: Record<Locale, { messages: Record<string, string>; fixes: Record<string, string> }> = {
  de: {
    messages: {
      netEnquiry:
        'Auf {pages} steht ein Preis ohne Umsatzsteuer („{quote}“). Dass er nur Unternehmern gilt, ist nicht zu erkennen, und die Website spricht wohl auch Verbraucher an („{audience}“); ihnen ist der Gesamtpreis zu nennen (§ 3 Abs. 1 PAngV), auch wenn sie nicht online bestellen',
      addedDespiteRule:
        'Auf {pages} steht „{quote}“, auf {source} dagegen „{claim}“; beides zusammen trifft nicht zu und kann irreführen (§ 5 UWG)',
    },
    fixes: {
      netEnquiry:
        '1. Nennen Sie auf {pages} statt „{quote}“ den Gesamtpreis einschließlich Umsatzsteuer.\n2. Gilt dieses Angebot nur Unternehmern, sagen Sie das dort.',
      addedDespiteRule:
        '1. Wenden Sie die Kleinunternehmerregelung an, nennen Sie auf {pages} den Preis ohne Zusatz zur Umsatzsteuer: Wer sie gesondert ausweist, etwa in Rechnungen, schuldet sie (§ 14c UStG).\n2. Wenden Sie die Regelung nicht mehr an, streichen Sie den Hinweis auf § 19 UStG („{claim}“, {source}), und nennen Sie Verbrauchern den Gesamtpreis einschließlich Umsatzsteuer.',
    },
  },
  en: {
    messages: {
      netEnquiry:
        'On {pages} a price without VAT is stated (“{quote}”). Nothing shows that it is for businesses only, and the website seems to address consumers too (“{audience}”); they have to be told the total price (Section 3(1) PAngV), even if they do not order online',
      addedDespiteRule:
        '{pages} says “{quote}”, while {source} says “{claim}”; both together cannot be right and may mislead (Section 5 UWG)',
    },
    fixes: {
      netEnquiry:
        '1. On {pages}, state the total price including VAT instead of “{quote}”.\n2. If this offer is for businesses only, say so there.',
      addedDespiteRule:
        '1. If you apply the rule for small businesses, state the price on {pages} without an addition on VAT: whoever shows it separately, in invoices for example, owes it (Section 14c UStG).\n2. If you no longer apply the rule, strike the reference to Section 19 UStG (“{claim}”, {source}) and state the total price including VAT to consumers.',
    },
  },
};

/** Whom an offer addresses who buys for no business: by their name after "für" or "an", or beside the self-employed in one list. */
const people =
  '(?:privat(?:kund(?:en|innen)|personen|haushalte|leute)|private\\s+(?:kund(?:en|innen)|haushalte|bauherren)|verbraucher(?:innen)?|berufstätige|familien|eltern|paare|brautpaare|kinder|jugendliche|schüler(?:innen)?|studierende|studenten|senior(?:en|innen)|frauen|männer|mütter|väter|hausbesitzer|hundehalter)';
const addressed = wholeWords(
  `(?:für|an)\\s+(?:(?:[a-zß-ɏ]+,?|&)\\s+){0,4}?${people}|(?:selbst(?:st)?ändige|gründer(?:innen)?|unternehmer(?:innen)?|freiberufler(?:innen)?)(?:,|\\s+(?:und|oder|sowie|&))\\s+(?:alle\\s+)?(?:angestellte|berufstätige|privatpersonen|private|arbeitnehmer(?:innen)?)|for\\s+(?:private\\s+(?:customers|individuals|clients)|families|parents|couples|students|women|consumers)`,
);
/** A price near such words may be that of firms alone. */
const forFirms = wholeWords(
  '(?:für|an)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:unternehmen|firmen|teams|betriebe|agenturen|kommunen|händler|vereine|schulen|kitas)|(?:firmen|geschäfts|business|gewerbe|unternehmens)-?[a-zß-ɏ]*|tagung[a-zß-ɏ]*|seminarraum|b2b|inhouse|in-house|companies|businesses|corporate',
);
/** The tax is added only for some, or perhaps. */
const perhaps = wholeWords('ggf\\.?|gegebenenfalls|evtl\\.?|eventuell|falls|sofern|soweit|wenn|if');

type Examined = Pick<Facts, 'pages' | 'applicability' | 'imprint'>;

/** What is wrong with net prices on pages of the offer, whether or not something is ordered there. */
export function netEnquiry({ pages, applicability, imprint }: Examined): Finding | null {
  const { isConsumerOffer, settings } = applicability;
  if (isConsumerOffer === false || settings.purposes.includes('b2b-sales') || settings.purposes.includes('marketplace')) return null;
  if (addressesBusinessesOnly(pages)) return null;
  const priced = pricedPages(pages, () => true);
  const found = priced.flatMap(({ page, text }) =>
    netPricesIn(text)
      .filter((match) => !precededBy(text, match, perhaps, 40))
      .map((match) => ({ page, text, match })),
  );
  const claim = found.length > 0 ? claimedRule({ imprint, pages }) : null;
  // A reseller's price is the gross one: beside it a net price is the provider's own.
  const own = found.filter(({ page, text }) => !isSoldByAnother(page, imprint) || mentions(text, withTax));
  if (claim && own.length > 0) {
    const [{ page, match }] = own as [(typeof own)[number]];
    const params = { pages: pathsOf(own.map((each) => each.page.url)), quote: quoted(match.text), ...claim.params };
    const items = [textItem(page.url, match.text), textItem(claim.url, claim.quote)] as const;
    return { message: 'addedDespiteRule', params, items, cause: 'small-business-tax' };
  }
  if (businessSign(pages) !== null) return null;
  const trade = consumerTradeSign(pages);
  const shown = found.flatMap(({ page, text, match }) => {
    if (mentions(text, small) || near(text, match, forFirms, 160)) return [];
    const audience = matchesOf(text, addressed)[0]?.text ?? trade?.quote;
    return audience === undefined ? [] : [{ url: page.url, quote: plainText(match.text), audience }];
  });
  const items = atLeastOne(shown.slice(0, 10).map(({ url, quote }) => textItem(url, quote)));
  if (items === null) return null;
  const params = { pages: pathsOf(shown.map(({ url }) => url)), quote: quoted(shown[0]!.quote), audience: quoted(shown[0]!.audience) };
  return { message: 'netEnquiry', params, items, cause: 'price-notice' };
}
