import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, pageItem, textItem, verdictBeside, verdictOf } from '../items.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { addressesBusinessesOnly } from '../shared/offer/business-only.ts';
import { concludedOnSpot } from '../shared/offer/concluded-on-spot.ts';
import { unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { depositInPrice, depositTexts } from '../shared/offer/deposit.ts';
import { intangibleName } from '../shared/offer/intangible-product.ts';
import { addedCosts, addedCostTexts } from '../shared/offer/mandatory-extras.ts';
import { netEnquiry, netEnquiryTexts } from '../shared/offer/net-enquiry.ts';
import { netBeside, netBesideTexts, netOffer, netTexts, netWords, servesConsumers } from '../shared/offer/net-prices.ts';
import { sellsAtOnce } from '../shared/offer/order-steps.ts';
import { packageTravelTexts, sellsPackageTravel } from '../shared/offer/package-travel.ts';
import { shipping, small, withoutTax, withTax } from '../shared/offer/price-words.ts';
import { pagesWithBooking } from '../shared/offer/priced-booking-pages.ts';
import { type OrderPage, pricedOrderPages } from '../shared/offer/priced-order-pages.ts';
import { shippingLinks, tellsShipping } from '../shared/offer/shipping-note.ts';
import { offerPages, onShopPages, type ReadShopPage, readShopPages, sellsGoods, withoutOffer } from '../shared/offer/shop-offer.ts';
import { claimedRule, taxDespiteRule } from '../shared/offer/small-business-tax.ts';
import { exemptionTexts, statedTaxExemption, type TaxExemption } from '../shared/offer/tax-exemption.ts';
import { isVoucherPage, voucherTexts, voucherVerdict } from '../shared/offer/voucher-prices.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { mentions } from '../shared/wording.ts';

/** Whether prices say that tax is included and what shipping adds. */
export default defineCheck({
  id: 'shop-price-notice',
  area: 'shop',
  version: 20,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('§ 3, § 6, § 7 PAngV', 'Sections 3, 6, 7 PAngV'), unverified('§ 19 UStG', 'Section 19 UStG')],
  needs: ['shopPages', 'forms', 'pages', 'cancellation', 'imprint', 'applicability'],
  wants: ['services', 'requests'],
  texts: {
    de: {
      title: 'Preisangaben inkl. USt. und Versandkostenhinweis',
      explanation:
        'Gegenüber Verbrauchern sind nach § 3 PAngV Gesamtpreise einschließlich Umsatzsteuer anzugeben. Im Fernabsatz kommt nach § 6 PAngV die Angabe hinzu, dass die Umsatzsteuer enthalten ist und ob und in welcher Höhe Versandkosten anfallen. Kleinunternehmer weisen statt der Steuer auf § 19 UStG hin.',
      confidenceReason: 'Gelesen wird der Text der Seiten mit Preisen; ein Hinweis, der erst im Warenkorb steht, bleibt ungesehen.',
      howToFix:
        '1. Zeigen Sie Verbrauchern Gesamtpreise einschließlich Umsatzsteuer.\n2. Ergänzen Sie am Preis „inkl. MwSt., zzgl. Versand“ und verlinken Sie die Versandkosten.\n3. Verkaufen Sie nur an Unternehmen, sagen Sie das auf jeder Produktseite und prüfen Sie es bei der Bestellung.',
      fixes: {
        ...netTexts.de.fixes,
        noTax:
          '1. Ergänzen Sie am Preis „inkl. MwSt.“, als Kleinunternehmer einen Hinweis auf § 19 UStG.\n2. Prüfen Sie dort auch den Hinweis auf Versandkosten, wenn Sie Waren versenden.',
        noShipping:
          '1. Nennen Sie am Preis, ob und in welcher Höhe Versandkosten anfallen, wenn Sie Waren versenden; sonst ist nichts zu tun.',
        shippingElsewhere:
          '1. Weisen Sie am Preis oder an der Schaltfläche „In den Warenkorb“ auf die Versandkosten hin, etwa mit „zzgl. Versand“ und Link auf deren Höhe; fallen keine an, sagen Sie das dort.',
        neither:
          '1. Ergänzen Sie am Preis „inkl. MwSt.“, als Kleinunternehmer einen Hinweis auf § 19 UStG.\n2. Nennen Sie dort auch, ob und in welcher Höhe Versandkosten anfallen, wenn Sie Waren versenden.',
        orderWithoutTax:
          '1. Ergänzen Sie am Preis auf {pages}, falls es dort fehlt, „inkl. MwSt.“, als Kleinunternehmer § 19 UStG, bei steuerfreien Leistungen (etwa Unterricht oder Heilbehandlung) die Befreiung nach § 4 UStG.',
        orderWithoutShipping: '1. Nennen Sie am Preis auf {pages} die Versandkosten, falls Sie die Ware versenden.',
        ruleUntold:
          '1. Ergänzen Sie am Preis auf {pages}, falls er dort fehlt, einen Hinweis auf die Kleinunternehmerregelung, etwa „Nach § 19 UStG wird keine Umsatzsteuer berechnet“. „inkl. MwSt.“ wäre falsch, solange Sie die Regelung anwenden.',
        taxDespiteRule:
          '1. Streichen Sie „{quote}“ auf {pages}, solange Sie die Kleinunternehmerregelung anwenden: Wer Umsatzsteuer gesondert ausweist, etwa in Rechnungen, schuldet sie (§ 14c UStG).\n2. Wenden Sie die Regelung nicht mehr an, streichen Sie stattdessen den Hinweis auf § 19 UStG („{claim}“, {source}).',
        vouchers: voucherTexts.de.fix,
        netBeside: netBesideTexts.de.fix,
        ...addedCostTexts.de.fixes,
        ...netEnquiryTexts.de.fixes,
        ...depositTexts.de.fixes,
        bookedByWidget:
          '1. Prüfen Sie auf {pages} und im Buchungsfenster von {services}, ob dort Gesamtpreise einschließlich Umsatzsteuer stehen und darauf hingewiesen wird; bei steuerfreien Leistungen sagen Sie das.',
        noProducts:
          '1. Prüfen Sie selbst, ob Verbraucher überall Gesamtpreise einschließlich Umsatzsteuer sehen.\n2. Versenden Sie Waren, nennen Sie am Preis auch die Versandkosten.',
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        taxed: 'Auf {pages} steht ein Hinweis auf die Umsatzsteuer; ob er zu jedem Preis gehört, prüft der Scan nicht',
        taxedAndShipped:
          'Auf {pages} stehen Hinweise auf Umsatzsteuer und Versandkosten; ob sie zu jedem Preis gehören, prüft der Scan nicht',
        taxedNotShipped:
          'Auf {pages} steht ein Hinweis auf die Umsatzsteuer; Versandkosten sind {count|=dort nicht|nicht auf jeder dieser Seiten} genannt, nötig ist das nur, wenn etwas versandt wird',
        vouchers: voucherTexts.de.message,
        netBeside: netBesideTexts.de.message,
        ...netTexts.de.messages,
        noTax: 'Auf {pages} stehen Preise; ein Hinweis auf die enthaltene Umsatzsteuer wurde nicht gefunden',
        noShipping: 'Auf {pages} stehen Preise; ein Hinweis auf Versandkosten wurde nicht gefunden',
        shippingElsewhere:
          'Auf {pages} stehen Preise; auf Versandkosten weist dort nur ein Link in Menü oder Fußzeile hin, nicht am Preis (§ 6 Abs. 1 Nr. 2 PAngV)',
        neither: 'Auf {pages} stehen Preise; Hinweise auf Umsatzsteuer und Versandkosten wurden nicht gefunden',
        ruleUntold: 'Auf {pages} steht kein Hinweis, dass keine Umsatzsteuer anfällt; auf {source} steht „{claim}“',
        taxDespiteRule:
          'Auf {pages} steht am Preis „{quote}“, auf {source} dagegen „{claim}“; beides zusammen trifft nicht zu und kann irreführen (§ 5 UWG)',
        ...addedCostTexts.de.messages,
        ...netEnquiryTexts.de.messages,
        ...depositTexts.de.messages,
        ...exemptionTexts.de,
        packageTravel: packageTravelTexts.de.prices,
        unread: 'Die Seiten mit Preisen ließen sich nicht vollständig lesen',
        orderWithoutTax:
          'Auf {pages} wird zu einem Preis bestellt; ein Hinweis auf die enthaltene Umsatzsteuer wurde dort nicht gefunden, eine Produktseite wurde nicht gelesen',
        orderWithoutShipping:
          'Auf {pages} wird zu einem Preis bestellt; auf die Umsatzsteuer ist hingewiesen, auf Versandkosten nicht, eine Produktseite wurde nicht gelesen',
        bookedByWidget:
          'Auf {pages} stehen Preise, gebucht wird dort über {services}; ein Hinweis auf die Umsatzsteuer wurde im Text der Seite nicht gefunden, das Buchungsfenster liest der Scan nicht',
        noProducts:
          'Unter den geprüften Seiten war keine zu erkennen, auf der etwas mit Preis bestellt werden kann; Preise auf anderen Seiten prüft der Scan nicht',
        ...unclearOfferTexts.de.messages,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
      },
    },
    en: {
      title: 'Prices incl. VAT and shipping note',
      explanation:
        'Under Section 3 PAngV, total prices including VAT have to be stated to consumers. In distance selling, Section 6 PAngV adds the statement that VAT is included and whether shipping costs arise and how much. Small businesses refer to Section 19 UStG instead of the tax. Costs that everybody has to pay belong in the total price.',
      confidenceReason: 'The text of pages with prices is read; a note that stands only in the cart remains unseen.',
      howToFix:
        '1. Show consumers total prices including VAT.\n2. Add “incl. VAT, plus shipping” to the price and link to the shipping costs.\n3. If you sell to businesses only, say so on each product page and verify it during the order.',
      fixes: {
        ...netTexts.en.fixes,
        noTax:
          '1. Add “incl. VAT” to the price, or as a small business a reference to Section 19 UStG.\n2. Check the note on shipping costs there as well, if you ship goods.',
        noShipping:
          '1. State with the price whether shipping costs arise and how much, if you ship goods; otherwise there is nothing to do.',
        shippingElsewhere:
          '1. Point to the shipping costs at the price or at the button “Add to cart”, such as by “plus shipping” with a link to their amount; if there are none, say so there.',
        neither:
          '1. Add “incl. VAT” to the price, or as a small business a reference to Section 19 UStG.\n2. State there as well whether shipping costs arise and how much, if you ship goods.',
        orderWithoutTax:
          '1. Add to the price on {pages}, if it is missing there, “incl. VAT”, as a small business Section 19 UStG, for exempt services (such as teaching or medical treatment) the exemption under Section 4 UStG.',
        orderWithoutShipping: '1. State the shipping costs with the price on {pages} if you ship the goods.',
        ruleUntold:
          '1. Add a reference to the rule for small businesses to the price on {pages}, if it is missing there, such as “No VAT is charged under Section 19 UStG”. “incl. VAT” would be wrong as long as you apply the rule.',
        taxDespiteRule:
          '1. Strike “{quote}” on {pages} as long as you apply the rule for small businesses: whoever shows VAT separately, in invoices for example, owes it (Section 14c UStG).\n2. If you no longer apply the rule, strike the reference to Section 19 UStG instead (“{claim}”, {source}).',
        vouchers: voucherTexts.en.fix,
        netBeside: netBesideTexts.en.fix,
        ...addedCostTexts.en.fixes,
        ...netEnquiryTexts.en.fixes,
        ...depositTexts.en.fixes,
        bookedByWidget:
          '1. Check whether {pages} and the booking window of {services} state total prices including VAT and say so; where the service is exempt from VAT, say that.',
        noProducts:
          '1. Check yourself whether consumers see total prices including VAT everywhere.\n2. If you ship goods, state the shipping costs with the price as well.',
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        taxed: 'On {pages} there is a note on VAT; whether it belongs to each price is not examined',
        taxedAndShipped: 'On {pages} there are notes on VAT and shipping costs; whether they belong to each price is not examined',
        taxedNotShipped:
          'On {pages} there is a note on VAT; shipping costs are {count|=not mentioned there|not mentioned on each of these pages}, which is needed only if something is shipped',
        vouchers: voucherTexts.en.message,
        netBeside: netBesideTexts.en.message,
        ...netTexts.en.messages,
        noTax: 'On {pages} there are prices; no statement that VAT is included was found',
        noShipping: 'On {pages} there are prices; no note on shipping costs was found',
        shippingElsewhere:
          'On {pages} there are prices; only a link of the menu or the footer points to shipping costs there, nothing at the price (Section 6(1) no. 2 PAngV)',
        neither: 'On {pages} there are prices; no notes on VAT and shipping costs were found',
        ruleUntold: 'On {pages}, nothing says that no VAT is charged; {source} says “{claim}”',
        taxDespiteRule:
          'On {pages} the price says “{quote}”, while {source} says “{claim}”; both together cannot be right and may mislead (Section 5 UWG)',
        ...addedCostTexts.en.messages,
        ...netEnquiryTexts.en.messages,
        ...depositTexts.en.messages,
        ...exemptionTexts.en,
        packageTravel: packageTravelTexts.en.prices,
        unread: 'The pages with prices could not be read completely',
        orderWithoutTax:
          'On {pages}, things are ordered at a price; no note that VAT is included was found there, and no product page was read',
        orderWithoutShipping:
          'On {pages}, things are ordered at a price; there is a note on VAT and none on shipping costs, and no product page was read',
        bookedByWidget:
          'Prices stand on {pages}, where {services} takes the bookings; no note on VAT was found in the text of the page, and the scan does not read the booking window',
        noProducts:
          'No page on which something can be ordered at a price could be recognised among the pages examined; the scan does not examine prices on other pages',
        ...unclearOfferTexts.en.messages,
        noOffer: 'No offer to consumers that can be ordered online was found',
      },
    },
  },
  run(facts): Verdict {
    const own = judgePrices(facts);
    const found = 'findings' in own ? own.findings : [];
    const isNetTold = found.some(({ message }) => message.startsWith('net'));
    const enquiry = isNetTold ? null : netEnquiry(facts);
    const extras = [...extraCosts(facts), ...(enquiry ? [enquiry] : [])];
    if (extras.length === 0) return own;
    return (own.class === 'Risk' ? verdictBeside(found, extras) : verdictBeside([], [...found, ...extras])) ?? own;
  },
});

function judgePrices(facts: Examined): Verdict {
  const { applicability, imprint, pages } = facts;
  const none = withoutOffer({ applicability, imprint, pages });
  if (none) return none;
  const contradiction = taxDespiteRule(facts);
  const { read, unread } = readShopPages(facts, ['product', 'listing']);
  const priced = read.filter(({ shop }) => shop.prices.length > 0);
  if (priced.length === 0) {
    if (contradiction) return { class: 'Hint', findings: [contradiction] };
    const net = unread.length === 0 ? netOffer(facts) : null;
    if (net) return net;
    const beside = unread.length === 0 ? netBeside(facts) : null;
    if (beside) return { class: 'Hint', findings: [beside] };
    if (sellsPackageTravel(facts)) return { class: 'NotApplicable', message: 'packageTravel' };
    const ordered = pricedOrderPages(facts);
    if (unread.length === 0 && ordered.length > 0) return judgeOrderPages(ordered, facts);
    const widgets = pagesWithBooking(facts);
    if (unread.length === 0 && widgets !== null) return judgeBookings(widgets, facts);
    if (unread.length === 0) return { class: 'NoClassification', message: 'noProducts' };
    return { class: 'NoClassification', message: 'unread', items: unread.map(({ url, states }) => pageItem(url, states)) };
  }
  const net = priced.filter(({ text }) => mentions(text, withoutTax) && !mentions(text, withTax) && !mentions(text, small));
  const others = priced.filter((page) => !net.includes(page));
  const exemption = statedTaxExemption(facts);
  const untaxed = others.filter(({ text }) => !mentions(text, withTax) && !mentions(text, small));
  // On the sale of a voucher for a sum no tax falls due (§ 3 Abs. 15 UStG): a note that it is included would be wrong there.
  const vouchers = untaxed.filter(({ page }) => isVoucherPage(page));
  const silent = untaxed.filter((page) => !vouchers.includes(page));
  const rule = exemption === null ? claimedRule(facts) : null;
  const noTax = exemption === null && !rule ? silent : [];
  const goods = sellsGoods(applicability, pages);
  // Who is exempt by § 4 UStG teaches, heals, insures or performs: without a word of shipping nothing is sent.
  const ships = concludedOnSpot(pages) === null && (goods === 'yes' || (goods === 'unclear' && exemption === null));
  const noShipping = others.filter((page) => ships && intangibleName(page.page) === null && !tellsShipping(page));
  const linked = noShipping.filter(({ page }) => shippingLinks(page).length > 0);
  const both = noTax.filter((page) => noShipping.includes(page) && !linked.includes(page));
  const finding = (message: string, found: readonly ReadShopPage[]) => onShopPages(message, 'price-notice', found);
  const certain = servesConsumers(applicability, facts);
  const verdict = verdictOf({
    risks: certain ? finding('netOnly', net).map((found) => ({ ...found, params: { ...found.params, quote: netWords(net) } })) : [],
    hints: [
      ...(contradiction ? [contradiction] : []),
      ...finding('netUnclear', net),
      ...(rule ? finding('ruleUntold', silent).map((found) => ({ ...found, params: { ...found.params, ...rule.params } })) : []),
      ...finding('neither', both),
      ...finding(
        'noTax',
        noTax.filter((page) => !both.includes(page)),
      ),
      ...finding(
        'noShipping',
        noShipping.filter((page) => !both.includes(page) && !linked.includes(page)),
      ),
      ...finding('shippingElsewhere', linked.filter(isOffer)),
    ],
  });
  if (verdict) return verdict;
  if (exemption && silent.length > 0) return exemptVerdict(pathsOf(silent.map(({ shop }) => shop.url)), exemption);
  const told = priced.filter((page) => !vouchers.includes(page));
  if (told.length === 0) return voucherVerdict(vouchers.map(({ page }) => page));
  const message = !ships ? 'taxed' : told.every(tellsShipping) ? 'taxedAndShipped' : 'taxedNotShipped';
  return { class: 'Conform', message, params: { pages: pathsOf(told.map(({ shop }) => shop.url)), count: told.length } };
}

/** An overview is followed by the page of the product, where a note is early enough, unless one buys right there. */
function isOffer({ shop, page }: ReadShopPage): boolean {
  return shop.kind === 'product' || sellsAtOnce(page);
}

type Examined = Pick<Facts, 'shopPages' | 'forms' | 'pages' | 'cancellation' | 'imprint' | 'applicability'> &
  Partial<Pick<Facts, 'services' | 'requests'>>;

/** What is added to prices for everybody, and deposits within them. Whoever names prices to consumers owes the sum, with or without an order online. */
function extraCosts({ applicability, pages }: Pick<Facts, 'applicability' | 'pages'>): Finding[] {
  const offered = offerPages(pages);
  if (applicability.isConsumerOffer === false || addressesBusinessesOnly(offered)) return [];
  const costs = addedCosts(offered);
  const found = (['extraCosts', 'extraCostsUnclear'] as const).flatMap((message): Finding[] => {
    const own = costs.filter(({ isMandatory }) => isMandatory === (message === 'extraCosts'));
    const items = atLeastOne(own.map(({ url, quote }) => textItem(url, quote)));
    const params = { pages: pathsOf(own.map(({ url }) => url)), quote: own[0]?.quote ?? '' };
    return items ? [{ message, params, items, cause: 'total-price' }] : [];
  });
  return [...found, ...depositInPrice(offered)];
}

/** No note on the tax is missing where none is due. */
function exemptVerdict(pages: string, { url, quote }: TaxExemption): Verdict {
  return { class: 'Conform', message: 'exempt', params: { pages, quote, source: pathsOf([url]) } };
}

/** What the pages say of tax beside the widget stands; the widget may say it itself. */
function judgeBookings({ ordered, names }: { ordered: readonly { url: string; text: string }[]; names: string }, facts: Examined): Verdict {
  const params = { pages: pathsOf(ordered.map(({ url }) => url)) };
  const isTold = ({ text }: { text: string }) => (mentions(text, withTax) && !mentions(text, withoutTax)) || mentions(text, small);
  if (ordered.every(isTold)) return { class: 'Conform', message: 'taxed', params };
  const exemption = statedTaxExemption(facts);
  if (exemption) return exemptVerdict(params.pages, exemption);
  const items = ordered.slice(0, 5).map(({ url }) => pageItem(url));
  return { class: 'NoClassification', message: 'bookedByWidget', params: { ...params, services: names }, items };
}

/** What an order page tells of tax stands; that it is silent proves nothing, for the price may be that of something else. */
function judgeOrderPages(
  ordered: readonly OrderPage[],
  { applicability, pages, imprint }: Pick<Facts, 'applicability' | 'pages' | 'imprint'>,
): Verdict {
  const ships = sellsGoods(applicability, pages) === 'yes';
  const taxed = ordered.filter(({ text }) => (mentions(text, withTax) && !mentions(text, withoutTax)) || mentions(text, small));
  const told = taxed.filter(({ text }) => !ships || mentions(text, shipping));
  if (told.length > 0) {
    const params = { pages: pathsOf(told.map(({ url }) => url)) };
    return { class: 'Conform', message: ships ? 'taxedAndShipped' : 'taxed', params };
  }
  const params = { pages: pathsOf(ordered.map(({ url }) => url)) };
  const exemption = taxed.length === 0 && !ships ? statedTaxExemption({ imprint, pages }) : null;
  if (exemption) return exemptVerdict(params.pages, exemption);
  if (taxed.length === 0 && ordered.every(({ sellsVouchers }) => sellsVouchers)) return voucherVerdict(ordered);
  const items = ordered.slice(0, 5).map(({ url }) => pageItem(url));
  const rule = taxed.length === 0 ? claimedRule({ imprint, pages }) : null;
  if (rule) return { class: 'NoClassification', message: 'ruleUntold', params: { ...params, ...rule.params }, items };
  return { class: 'NoClassification', message: taxed.length > 0 ? 'orderWithoutShipping' : 'orderWithoutTax', params, items };
}
