import { defineCheck, type Finding, type TextParams, type Verdict } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, pageItem, textItem, verdictOf } from '../items.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { addressesBusinessesOnly } from '../shared/offer/business-only.ts';
import { explainedReduction, unexplainedReductions } from '../shared/offer/card-reductions.ts';
import { servicesOnlyTexts, unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { takesOrders } from '../shared/offer/order-steps.ts';
import { packageTravelTexts } from '../shared/offer/package-travel.ts';
import { goodsWithoutUnitPrice } from '../shared/offer/reserved-goods.ts';
import { tellsShipping } from '../shared/offer/shipping-note.ts';
import {
  offerPages,
  onlyLists,
  onShopPages,
  type ReadShopPage,
  readShopPages,
  sellsGoods,
  withoutGoodsOffer,
} from '../shared/offer/shop-offer.ts';
import { statedReduction } from '../shared/offer/stated-reduction.ts';
import {
  itemsWithoutUnitPrice,
  price,
  pricedQuantities,
  quantityIn,
  unitPrice,
  unitPricesPerHundred,
} from '../shared/offer/unit-prices.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { isSupportedLanguage } from '../shared/site/supported-language.ts';
import { mentions, plainText, quoted, shortList, wholeWords } from '../shared/wording.ts';

/** Whether prices by quantity carry a unit price, and reductions the lowest price of the last 30 days. */
export default defineCheck({
  id: 'shop-base-price-discount',
  area: 'shop',
  version: 17,
  weight: 2,
  confidence: 'low',
  legalBasis: [
    statute('§ 4, § 5, § 11 PAngV', 'Sections 4, 5, 11 PAngV'),
    unverified('EuGH, 26.9.2024, C-330/23 Aldi Süd', 'CJEU, 26 Sep 2024, C-330/23 Aldi Süd'),
  ],
  needs: ['shopPages', 'pages', 'imprint', 'applicability'],
  wants: ['forms'],
  texts: {
    de: {
      title: 'Grundpreis und Rabattangaben',
      explanation:
        'Bei Waren, die nach Gewicht, Volumen, Länge oder Fläche angeboten werden, ist neben dem Gesamtpreis der Grundpreis je Kilogramm, Liter, Kubikmeter, Meter oder Quadratmeter anzugeben (§ 4 PAngV), auch in Übersichten und Listen. Bei einer Preisermäßigung ist der niedrigste Gesamtpreis der letzten 30 Tage vor der Ermäßigung zu nennen (§ 11 PAngV). Von beiden Pflichten gibt es Ausnahmen, etwa für kleine Mengen und für Waren kurz vor dem Verderb.',
      confidenceReason: 'Menge und Ermäßigung werden am Text erkannt; Ausnahmen hängen von der Ware ab, die der Scan nicht kennt.',
      howToFix:
        '1. Geben Sie den Grundpreis unmissverständlich, klar erkennbar und gut lesbar beim Gesamtpreis an.\n2. Nennen Sie bei jeder Ermäßigung den niedrigsten Gesamtpreis der letzten 30 Tage vor der Ermäßigung; einen genannten Nachlass (etwa in Prozent) berechnen Sie daraus.\n3. Kennzeichnen Sie Vergleiche mit der unverbindlichen Preisempfehlung als solche.',
      fixes: {
        noUnitPrice:
          '1. Geben Sie den Grundpreis je Kilogramm, Liter, Kubikmeter, Meter oder Quadratmeter unmissverständlich, klar erkennbar und gut lesbar beim Gesamtpreis an.',
        advertisedWithoutUnit:
          '1. Geben Sie bei diesen Waren ({sample} …) den Grundpreis je Kilogramm oder Liter beim Gesamtpreis an, auch wenn der Kauf erst vor Ort zustande kommt.\n2. Richtet sich das Angebot nicht an Verbraucher oder greift eine Ausnahme (§ 4 Abs. 3 PAngV), ist nichts zu tun.',
        someWithoutUnit:
          '1. Ergänzen Sie bei {names} den Grundpreis (je Kilogramm, Liter, Kubikmeter, Meter oder Quadratmeter), und gehen Sie die übrigen Waren daraufhin durch.',
        perHundred:
          '1. Geben Sie den Grundpreis verpackter Ware je Kilogramm oder Liter an (statt {quote}). Das ist meist eine Einstellung des Shops (Bezugsmenge des Grundpreises); stellen Sie sie für alle Waren um.\n2. Wird die Ware erst auf Verlangen des Kunden abgemessen (lose Ware), ist nichts zu tun: Dafür sind 100 Gramm oder Milliliter zulässig.',
        noPriorPrice:
          '1. Nennen Sie den niedrigsten Gesamtpreis der letzten 30 Tage vor der Ermäßigung, überall, wo Sie die Ermäßigung bekannt geben (auch auf der Startseite und in Listen); nennen Sie einen Nachlass (etwa in Prozent), berechnen Sie ihn daraus.\n2. War der höhere Preis nie Ihr eigener (sondern etwa eine unverbindliche Preisempfehlung), schreiben Sie dazu, was er ist und von wem er stammt; dann gilt § 11 PAngV für ihn nicht.',
        onlyLists:
          '1. Prüfen Sie, ob bei Waren, die Sie nach Gewicht, Volumen, Länge oder Fläche anbieten, der Grundpreis beim Gesamtpreis steht.\n2. Prüfen Sie bei Ermäßigungen, ob der niedrigste Gesamtpreis der letzten 30 Tage genannt ist.',
        noGoods: '1. Verkaufen Sie Waren, wählen Sie das in den Scan-Einstellungen, und scannen Sie erneut; sonst ist nichts zu tun.',
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        noUnitPrice: 'Auf {pages} wurde bei Waren mit Mengenangabe ({sample}) kein Grundpreis gefunden',
        advertisedWithoutUnit:
          'Das Formular auf {pages} bietet Waren nach Menge mit Preis an ({sample} …), einen Grundpreis zeigt die Seite nicht; ihn braucht auch, wer gegenüber Verbrauchern nur unter Angabe von Preisen wirbt (§ 4 Abs. 1 PAngV)',
        someWithoutUnit: 'Auf {pages} steht bei {names} kein Grundpreis, bei anderen Waren derselben Seite schon',
        perHundred:
          'Auf {pages} ist der Grundpreis je 100 Gramm oder Milliliter angegeben („{quote}“); für verpackte Ware ist die Mengeneinheit ein Kilogramm oder ein Liter (§ 5 Abs. 1 PAngV)',
        noPriorPrice: 'Auf {pages} wurde bei der Preisermäßigung „{quote}“ kein niedrigster Gesamtpreis der letzten 30 Tage davor gefunden',
        unread: 'Die Produktseiten ließen sich nicht vollständig lesen',
        onlyLists:
          'Waren mit Preis wurden nur auf Übersichtsseiten gesehen ({pages}); dort fiel nichts auf, doch Listen prüft der Scan nicht vollständig',
        noProducts: 'Unter den geprüften Seiten war keine Produktseite mit Preis zu erkennen',
        noGoods: 'Ob Waren zum Angebot gehören, war auf den geprüften Seiten nicht zu erkennen',
        ...unclearOfferTexts.de.messages,
        servicesOnly: servicesOnlyTexts.de,
        packageTravel: packageTravelTexts.de.goods,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
      },
    },
    en: {
      title: 'Unit price and price-reduction information',
      explanation:
        'For goods offered by weight, volume, length or area, the unit price per kilogram, litre, cubic metre, metre or square metre has to be stated beside the total price (Section 4 PAngV), in overviews and lists too. With a price reduction, the lowest total price of the last 30 days before the reduction has to be named (Section 11 PAngV). There are exceptions from both duties, for example for small quantities and for goods about to perish.',
      confidenceReason: 'Quantity and reduction are recognised by the text; exemptions depend on the goods, which the scan does not know.',
      howToFix:
        '1. State the unit price unmistakably, clearly visible and legible beside the total price.\n2. With each reduction, name the lowest total price of the last 30 days before it; calculate a discount you state (in per cent, say) from it.\n3. Mark comparisons with the recommended retail price as such.',
      fixes: {
        noUnitPrice:
          '1. State the unit price per kilogram, litre, cubic metre, metre or square metre unmistakably, clearly visible and legible beside the total price.',
        advertisedWithoutUnit:
          '1. State the unit price per kilogram or litre beside the total price of these goods ({sample} …), even if they are only bought on the spot.\n2. If the offer is not for consumers or an exemption applies (Section 4(3) PAngV), there is nothing to do.',
        someWithoutUnit:
          '1. Add the unit price (per kilogram, litre, cubic metre, metre or square metre) with {names}, and go through the other goods for it.',
        perHundred:
          '1. State the unit price of packed goods per kilogram or litre (instead of {quote}). As a rule this is a setting of the shop (reference quantity of the unit price); change it for all goods.\n2. If the goods are measured only at the customer’s request (loose goods), there is nothing to do: 100 grams or millilitres are permitted for them.',
        noPriorPrice:
          '1. Name the lowest total price of the last 30 days before the reduction, wherever you announce it (on the start page and in lists too); if you state a discount (in per cent, say), calculate it from that price.\n2. If the higher price was never your own (but a recommended retail price, say), state what it is and whose; Section 11 PAngV does not apply to it then.',
        onlyLists:
          '1. Check whether the unit price stands beside the total price of goods you offer by weight, volume, length or area.\n2. With reductions, check whether the lowest total price of the last 30 days is named.',
        noGoods: '1. If you sell goods, choose that in the scan settings and scan again; otherwise there is nothing to do.',
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        noUnitPrice: 'On {pages}, no unit price was found for goods with a quantity ({sample})',
        advertisedWithoutUnit:
          'The form on {pages} offers goods by quantity with a price ({sample} …), and the page shows no unit price; whoever merely advertises to consumers with prices needs it, too (Section 4(1) PAngV)',
        someWithoutUnit: 'On {pages}, no unit price stands with {names}, while other goods of the same page have one',
        perHundred:
          'On {pages}, the unit price is stated per 100 grams or millilitres (“{quote}”); for packed goods the measure is one kilogram or one litre (Section 5(1) PAngV)',
        noPriorPrice: 'On {pages}, no lowest total price of the last 30 days before it was found for the price reduction “{quote}”',
        unread: 'The product pages could not be read completely',
        onlyLists:
          'Goods with a price were seen on overview pages only ({pages}); nothing stood out there, but the scan does not examine lists completely',
        noProducts: 'No product page with a price could be recognised among the pages examined',
        noGoods: 'Whether the offer includes goods could not be recognised on the pages examined',
        ...unclearOfferTexts.en.messages,
        servicesOnly: servicesOnlyTexts.en,
        packageTravel: packageTravelTexts.en.goods,
        noOffer: 'No offer to consumers that can be ordered online was found',
      },
    },
  },
  run(facts): Verdict {
    const none = withoutGoodsOffer(facts);
    // Whoever names prices to consumers owes the unit price, with or without an order online.
    const isOpen = none?.class === 'NoClassification' || (none?.class === 'NotApplicable' && none.message === 'noOffer');
    if (none && isOpen && facts.applicability.isConsumerOffer !== false) return verdictOf({ hints: advertised(facts) }) ?? none;
    if (none) return none;
    if (sellsGoods(facts.applicability, facts.pages) !== 'yes') return { class: 'NoClassification', message: 'noGoods' };
    const { read, unread } = readShopPages(facts, ['product']);
    // Overviews without a button that orders are no pages of the shop by their looks; goods with prices stand on them all the same.
    const uneven = offerPages(facts.pages)
      .filter((page) => page.textComplete && isSupportedLanguage(page))
      .flatMap((page) => {
        const names = itemsWithoutUnitPrice(page.text);
        return names.length > 0 ? [{ page, names }] : [];
      });
    const perHundred = perHundredOn(facts.pages);
    const tiles = [...tilesWithoutUnit(facts, read), ...rowsWithoutUnit(facts, read)];
    const reduced = reductionsOn(read, facts.pages);
    if (read.length === 0 && [uneven, perHundred, tiles, reduced].every(({ length }) => length === 0)) {
      if (unread.length === 0) return onlyLists(facts.shopPages) ?? { class: 'NoClassification', message: 'noProducts' };
      return { class: 'NoClassification', message: 'unread', items: unread.map(({ url, states }) => pageItem(url, states)) };
    }
    const samples = new Map(read.map((page) => [page, quantityOf(page)]));
    const withoutUnit = read.filter((page) => samples.get(page) && !unitPrice.test(page.text));
    const sample = samples.get(withoutUnit[0]!) ?? '';
    const names = shortList([...new Set(uneven.flatMap((place) => place.names))].map((name) => `„${quoted(name)}“`));
    const unevenItems = atLeastOne(uneven.slice(0, 10).map(({ page: { url, states } }) => pageItem(url, states)));
    const unevenPages = pathsOf(uneven.map(({ page }) => page.url));
    const verdict = verdictOf({
      hints: [
        ...withParams(onShopPages('noUnitPrice', 'unit-price', withoutUnit), { sample }),
        ...tiles,
        ...(unevenItems
          ? [{ message: 'someWithoutUnit', params: { pages: unevenPages, names }, items: unevenItems, cause: 'unit-price' }]
          : []),
        ...perHundred,
        ...reduced,
      ],
    });
    return verdict ?? { class: 'Conform' };
  },
});

/** Goods whose heading names a quantity, with the price right below, on overviews that show no unit price at all. */
function tilesWithoutUnit({ pages }: Pick<Facts, 'pages'>, read: readonly ReadShopPage[]): Finding[] {
  const found = offerPages(pages).flatMap((page) => {
    if (!page.textComplete || !isSupportedLanguage(page) || read.some((other) => other.page.url === page.url)) return [];
    const text = plainText(page.text.slice(0, 60_000));
    if (unitPrice.test(text)) return [];
    const name = page.headings.map(plainText).find((heading) => {
      const at = quantityIn(heading) === null || mentions(heading, assortment) ? -1 : text.lastIndexOf(heading);
      return at >= 0 && price.test(text.slice(at + heading.length, at + heading.length + tileReach));
    });
    return name === undefined ? [] : [{ page, sample: quantityIn(name) ?? '' }];
  });
  const items = atLeastOne(found.slice(0, 10).map(({ page: { url, states } }) => pageItem(url, states)));
  const params = { pages: pathsOf(found.map(({ page }) => page.url)), sample: found[0]?.sample ?? '' };
  return items ? [{ message: 'noUnitPrice', params, items, cause: 'unit-price' }] : [];
}

/** What is in the cart was offered elsewhere. */
const cartAddress = /\/(?:warenkorb|cart|basket|einkaufswagen|kasse|checkout|payment|zahlung)(?=[/.?#]|$)/i;

/** Price lists beside a form that orders and has the goods sent, without any unit price. */
function rowsWithoutUnit(
  { pages, forms = [], shopPages }: Pick<Facts, 'pages' | 'shopPages'> & Partial<Pick<Facts, 'forms'>>,
  read: readonly ReadShopPage[],
): Finding[] {
  const found = offerPages(pages).flatMap((page) => {
    if (!page.textComplete || !isSupportedLanguage(page) || read.some((other) => other.page.url === page.url)) return [];
    if (cartAddress.test(URL.parse(page.url)?.pathname ?? '')) return [];
    if (!takesOrders(page.url, { shopPages, forms }) || !tellsShipping({ page, text: plainText(page.text) })) return [];
    const [sample] = unitPrice.test(page.text) ? [] : pricedQuantities(page.text);
    return sample === undefined ? [] : [{ page, sample }];
  });
  const items = atLeastOne(found.slice(0, 10).map(({ page: { url, states } }) => pageItem(url, states)));
  const params = { pages: pathsOf(found.map(({ page }) => page.url)), sample: found[0]?.sample ?? '' };
  return items ? [{ message: 'noUnitPrice', params, items, cause: 'unit-price' }] : [];
}

/** Between the name of an article and its price: a former price, a badge or a rating. */
const tileReach = 40;

/** Goods that a form offers by quantity and price where it is open whether contracts are concluded on the site. */
function advertised({ forms = [], pages }: Pick<Facts, 'pages'> & Partial<Pick<Facts, 'forms'>>): Finding[] {
  if (addressesBusinessesOnly(offerPages(pages))) return [];
  const found = goodsWithoutUnitPrice(forms, pages);
  const items = atLeastOne(found.slice(0, 10).map(({ url, sample }) => textItem(url, sample)));
  const params = { pages: pathsOf(found.map(({ url }) => url)), sample: found[0]?.sample ?? '' };
  return items ? [{ message: 'advertisedWithoutUnit', params, items, cause: 'unit-price' }] : [];
}

/** Unit prices by 100 grams or millilitres on pages of the offer. */
function perHundredOn(pages: readonly PageFact[]): Finding[] {
  const found = offerPages(pages)
    .filter((page) => page.textComplete && isSupportedLanguage(page))
    .flatMap(({ url, text }) => unitPricesPerHundred(text).map((quote) => ({ url, quote })));
  const items = atLeastOne(found.slice(0, 10).map(({ url, quote }) => textItem(url, quote)));
  const params = { pages: pathsOf(found.map(({ url }) => url)), quote: quoted(found[0]?.quote ?? '') };
  return items ? [{ message: 'perHundred', params, items, cause: 'unit-price-measure' }] : [];
}

/** Reductions without the lowest price before: on product pages of the product, on every page of the offer those of its cards. */
function reductionsOn(read: readonly ReadShopPage[], pages: readonly PageFact[]): Finding[] {
  const ofProducts = read.flatMap(({ page, text }) => {
    const quote = mentions(text, explainedReduction) ? null : statedReduction(text);
    return quote === null ? [] : [{ url: page.url, quote }];
  });
  const ofCards = offerPages(pages)
    .filter(({ url, textComplete }) => textComplete && !ofProducts.some((product) => product.url === url))
    .flatMap(({ url, text }) => unexplainedReductions(plainText(text.slice(0, 60_000))).map((quote) => ({ url, quote })));
  const found = [...ofProducts, ...ofCards];
  const items = atLeastOne(found.slice(0, 10).map(({ url, quote }) => textItem(url, quote)));
  const params = { pages: pathsOf(found.map(({ url }) => url)), quote: found[0]?.quote ?? '' };
  return items ? [{ message: 'noPriorPrice', params, items, cause: 'prior-price' }] : [];
}

function withParams(findings: readonly Finding[], params: TextParams): Finding[] {
  return findings.map((finding) => ({ ...finding, params: { ...finding.params, ...params } }));
}

/** Several sorts in one pack, not mixed: § 4 Abs. 3 PAngV asks for no unit price. */
const assortment = wholeWords(
  '(?:[a-zß-ɏ]{2,20}-?)?(?:kisten?|abokisten?|geschenkkörbe?|präsentkorb|probierpakete?|probierset|geschenksets?|sortimente?|überraschungsbox|(?:gemüse|obst|bio|koch|genuss|probier)-?box(?:en)?)|mixed\\s+case|hamper|gift\\s+(?:set|basket)',
);

/** A quantity in the name of the product, or right beside its price. */
function quantityOf({ page, shop, text }: ReadShopPage): string | null {
  const name = [page.title, ...page.headings.slice(0, 2)].map(plainText).join(' \n ');
  const price = shop.prices[0] === undefined ? -1 : text.indexOf(plainText(shop.prices[0]));
  const beside = price < 0 ? '' : text.slice(Math.max(0, price - 80), price + 80);
  return mentions(name, assortment) ? null : (quantityIn(name) ?? quantityIn(beside));
}
