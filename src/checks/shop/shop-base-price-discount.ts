import { defineCheck, type Verdict } from '../define-check.ts';
import { pageItem, verdictOf } from '../items.ts';
import { statute, unverified } from '../law.ts';
import { onlyLists, onShopPages, type ReadShopPage, readShopPages, sellsGoods, withoutOffer } from '../shop-offer.ts';
import { matchesOf, mentions, plainText, wholeWords } from '../wording.ts';

const amount = /(?<![a-zß-ɏ\d.,/])(\d{1,4}(?:[.,]\d{1,3})?)\s?(kg|g|gramm|l|liter|ml|cl)(?![a-zß-ɏ\d/²³])/giu;
const unitPrice =
  /(?:€|EUR|Euro)\s?\*?\s?(?:\/|pro|je|per)\s?(?:1\s?|100\s?|1000\s?)?(?:kg|kilogramm|kilo|g|gramm|l|liter|ml|m²|m2|m|meter)(?![a-zß-ɏ])|(?:\/|pro|je|per)\s?(?:1\s?|100\s?|1000\s?)?(?:kg|g|l|liter|ml|m)\s?[=:]\s?\d|(?:1|100|1000)\s?(?:kg|g|l|liter|ml|m)\s?[=:]\s?(?:€\s?)?\d|grundpreis/iu;
/** Weights that say how heavy a thing is, not how much of it one buys; and cloth. */
const otherWeight = wholeWords(
  'gewicht|versandgewicht|artikelgewicht|eigengewicht|tragkraft|belastbar[a-zß-ɏ]*|traglast|fassungsvermögen|volumen|füllvolumen|tank[a-zß-ɏ]*|grammatur|kapazität|weight|capacity|volume',
);
const reduction =
  /(?<![a-zß-ɏ])(?:statt|vorher|bisher|alter\s+preis|ursprünglich|sie\s+sparen|du\s+sparst|was|instead\s+of|you\s+save)\s{0,2}:?\s{0,2}(?:nur\s+)?(?:€\s?|EUR\s?)?\d|(?:-|–|−)\s?\d{1,2}\s?%(?!\s*(?:vol|alk|baumwolle))|\d{1,2}\s?%\s(?:rabatt|reduziert|günstiger|off|discount)/iu;
const explained = wholeWords(
  'niedrigste[rn]?\\s+(?:gesamt)?preis|(?:letzten?|vergangenen?)\\s+30\\s+tagen?|30-tage-?(?:best|tiefst)?preis|30\\s+tage|uvp|unverbindliche\\s+preisempfehlung|lowest\\s+price|last\\s+30\\s+days|rrp|msrp|mengenrabatt|staffelpreis[a-zß-ɏ]*|ablauf[a-zß-ɏ]*|mindesthaltbarkeit[a-zß-ɏ]*',
);

/** Whether prices by quantity carry a unit price, and reductions the lowest price of the last 30 days. */
export default defineCheck({
  id: 'shop-base-price-discount',
  area: 'shop',
  version: 2,
  weight: 2,
  confidence: 'low',
  legalBasis: [
    statute('§ 4, § 11 PAngV', 'Sections 4, 11 PAngV'),
    unverified('EuGH, 26.9.2024, C-330/23 Aldi Süd', 'CJEU, 26 Sep 2024, C-330/23 Aldi Süd'),
  ],
  needs: ['shopPages', 'pages', 'imprint', 'applicability'],
  texts: {
    de: {
      title: 'Grundpreis und Rabattangaben',
      explanation:
        'Bei Waren, die nach Gewicht, Volumen, Länge oder Fläche angeboten werden, ist neben dem Gesamtpreis der Grundpreis je Kilogramm, Liter, Kubikmeter, Meter oder Quadratmeter anzugeben (§ 4 PAngV), auch in Übersichten und Listen. Bei einer Preisermäßigung ist der niedrigste Gesamtpreis der letzten 30 Tage vor der Ermäßigung zu nennen (§ 11 PAngV). Von beiden Pflichten gibt es Ausnahmen, etwa für kleine Mengen und für Waren kurz vor dem Verderb.',
      confidenceReason: 'Menge und Ermäßigung werden am Text erkannt; Ausnahmen hängen von der Ware ab, die der Scan nicht kennt.',
      howToFix:
        '1. Geben Sie den Grundpreis unmissverständlich, klar erkennbar und gut lesbar beim Gesamtpreis an.\n2. Nennen Sie bei jeder Ermäßigung den niedrigsten Gesamtpreis der letzten 30 Tage vor der Ermäßigung und berechnen Sie den Nachlass daraus.\n3. Kennzeichnen Sie Vergleiche mit der unverbindlichen Preisempfehlung als solche.',
      fixes: {
        noUnitPrice:
          '1. Geben Sie den Grundpreis je Kilogramm, Liter, Kubikmeter, Meter oder Quadratmeter unmissverständlich, klar erkennbar und gut lesbar beim Gesamtpreis an.',
        noPriorPrice:
          '1. Nennen Sie den niedrigsten Gesamtpreis der letzten 30 Tage vor der Ermäßigung, und berechnen Sie den Nachlass daraus.\n2. Ist der höhere Preis eine unverbindliche Preisempfehlung, kennzeichnen Sie ihn so.',
        onlyLists:
          '1. Prüfen Sie, ob bei Waren, die Sie nach Gewicht, Volumen, Länge oder Fläche anbieten, der Grundpreis beim Gesamtpreis steht.\n2. Prüfen Sie bei Ermäßigungen, ob der niedrigste Gesamtpreis der letzten 30 Tage genannt ist.',
        noGoods: '1. Verkaufen Sie Waren, wählen Sie das in den Scan-Einstellungen, und scannen Sie erneut; sonst ist nichts zu tun.',
        b2cUnclear:
          '1. Wählen Sie in den Scan-Einstellungen unter „Zwecke der Website“ alles, was zutrifft: Bei Verkauf oder Buchung für Verbraucher wird dann geprüft; schließen sie über die Website keine Verträge (etwa nur „Unternehmens-/Selbstdarstellung“), entfällt diese Prüfung.',
      },
      messages: {
        noUnitPrice: 'Auf {pages} wurde bei Waren mit Mengenangabe ({sample}) kein Grundpreis gefunden',
        noPriorPrice:
          'Auf {pages} wurde bei einer Preisermäßigung kein niedrigster Gesamtpreis der letzten 30 Tage vor der Ermäßigung gefunden',
        unread: 'Die Produktseiten ließen sich nicht vollständig lesen',
        onlyLists:
          'Waren mit Preis wurden nur auf Übersichtsseiten gesehen ({pages}); Grundpreise und Ermäßigungen in Listen prüft der Scan nicht',
        noProducts: 'Unter den geprüften Seiten war keine Produktseite mit Preis zu erkennen',
        noGoods: 'Auf den geprüften Seiten wurden keine Waren erkannt',
        b2cUnclear: 'Ob über die Website Verträge mit Verbrauchern geschlossen werden, ließ sich nicht feststellen',
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
      },
    },
    en: {
      title: 'Unit price and price-reduction information',
      explanation:
        'For goods offered by weight, volume, length or area, the unit price per kilogram, litre, cubic metre, metre or square metre has to be stated beside the total price (Section 4 PAngV), in overviews and lists too. With a price reduction, the lowest total price of the last 30 days before the reduction has to be named (Section 11 PAngV). There are exceptions from both duties, for example for small quantities and for goods about to perish.',
      confidenceReason: 'Quantity and reduction are recognised by the text; exemptions depend on the goods, which the scan does not know.',
      howToFix:
        '1. State the unit price unmistakably, clearly visible and legible beside the total price.\n2. With each reduction, name the lowest total price of the last 30 days before it and calculate the discount from it.\n3. Mark comparisons with the recommended retail price as such.',
      fixes: {
        noUnitPrice:
          '1. State the unit price per kilogram, litre, cubic metre, metre or square metre unmistakably, clearly visible and legible beside the total price.',
        noPriorPrice:
          '1. Name the lowest total price of the last 30 days before the reduction and calculate the discount from it.\n2. If the higher price is a recommended retail price, mark it as such.',
        onlyLists:
          '1. Check whether the unit price stands beside the total price of goods you offer by weight, volume, length or area.\n2. With reductions, check whether the lowest total price of the last 30 days is named.',
        noGoods: '1. If you sell goods, choose that in the scan settings and scan again; otherwise there is nothing to do.',
        b2cUnclear:
          '1. In the scan settings, choose all that applies under “Purposes of the website”: with sales or bookings for consumers it is then examined; if they conclude no contracts on the website (“Company presentation” only, say), this check does not apply.',
      },
      messages: {
        noUnitPrice: 'On {pages}, no unit price was found for goods with a quantity ({sample})',
        noPriorPrice: 'On {pages}, no lowest total price of the last 30 days before the reduction was found for a price reduction',
        unread: 'The product pages could not be read completely',
        onlyLists:
          'Goods with a price were seen on overview pages only ({pages}); the scan does not examine unit prices and reductions in lists',
        noProducts: 'No product page with a price could be recognised among the pages examined',
        noGoods: 'No goods were recognised on the pages examined',
        b2cUnclear: 'Whether contracts with consumers are concluded on the site could not be established',
        noOffer: 'No offer to consumers that can be ordered online was found',
      },
    },
  },
  run(facts): Verdict {
    const none = withoutOffer(facts.applicability, facts.imprint);
    if (none) return none;
    if (sellsGoods(facts.applicability, facts.pages) !== 'yes') return { class: 'NoClassification', message: 'noGoods' };
    const { read, unread } = readShopPages(facts, ['product']);
    if (read.length === 0) {
      if (unread.length === 0) return onlyLists(facts.shopPages) ?? { class: 'NoClassification', message: 'noProducts' };
      return { class: 'NoClassification', message: 'unread', items: unread.map(({ url, states }) => pageItem(url, states)) };
    }
    const samples = new Map(read.map((page) => [page, quantityOf(page)]));
    const withoutUnit = read.filter((page) => samples.get(page) && !unitPrice.test(page.text));
    const reduced = read.filter(({ text }) => reduction.test(text) && !mentions(text, explained));
    const sample = samples.get(withoutUnit[0]!) ?? '';
    const verdict = verdictOf({
      hints: [
        ...onShopPages('noUnitPrice', 'unit-price', withoutUnit).map((finding) => ({ ...finding, params: { ...finding.params, sample } })),
        ...onShopPages('noPriorPrice', 'prior-price', reduced),
      ],
    });
    return verdict ?? { class: 'Conform' };
  },
});

/** A quantity in the name of the product, or right beside its price; very small ones are exempt. */
function quantityOf({ page, shop, text }: ReadShopPage): string | null {
  const name = [page.title, ...page.headings.slice(0, 2)].map(plainText).join(' \n ');
  const price = shop.prices[0] === undefined ? -1 : text.indexOf(plainText(shop.prices[0]));
  const beside = price < 0 ? '' : text.slice(Math.max(0, price - 80), price + 80);
  for (const place of [name, beside]) {
    for (const match of matchesOf(place, amount)) {
      const before = place.slice(Math.max(0, match.index - 30), match.index);
      if (!mentions(before, otherWeight) && !isTiny(match.text)) return match.text;
    }
  }
  return null;
}

/** § 4 Abs. 3 PAngV: less than 10 grams or millilitres. */
function isTiny(text: string): boolean {
  const value = Number(/[\d.,]+/.exec(text)?.[0]?.replace(',', '.'));
  return /(?:^|[\d\s])(?:g|gramm|ml)$/i.test(text) && value < 10;
}
