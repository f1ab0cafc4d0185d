import { defineCheck, type Verdict } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import { pageItem, verdictOf } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { servicesOnlyTexts, unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { exemptGoodsOf, exemptTexts } from '../shared/offer/gpsr-exemptions.ts';
import { intangibleName } from '../shared/offer/intangible-product.ts';
import { packageTravelTexts } from '../shared/offer/package-travel.ts';
import { onlyLists, onShopPages, type ReadShopPage, readShopPages, sellsGoods, withoutGoodsOffer } from '../shared/offer/shop-offer.ts';
import { linesBesides } from '../shared/site/legal-page.ts';
import { matchesOf, mentions, plainText, wholeWords } from '../shared/wording.ts';

const maker = wholeWords(
  'hersteller(?:angaben|informationen|adresse|kontakt|in)?|herstellung|hergestellt\\s+(?:von|durch|bei)|produziert\\s+(?:von|durch)|produzent(?:in)?|verlag|inverkehrbringerin|inverkehrbringer|verantwortliche\\s+person|eu-verantwortliche[rn]?|(?:eu-)?bevollmächtigte[rn]?|importeur|produktsicherheit[a-zß-ɏ]*|gpsr|sicherheitshinweise|manufacturer|made\\s+by|responsible\\s+person|product\\s+safety',
);
/** An e-mail address, or a postcode with a town. */
const contact = /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]+|(?<!\d)(?:D-|DE-|A-|CH-)?\d{4,5}\s+[A-ZÄÖÜ]\p{L}{2,}/u;
const behind = wholeWords(
  'hersteller[a-zß-ɏ]*|produktsicherheit[a-zß-ɏ]*|gpsr|sicherheitshinweise|angaben\\s+zur\\s+produktsicherheit|manufacturer|product\\s+safety',
);
const exempt = wholeWords(
  'lebensmittel|bio-?lebensmittel|(?:bio|gemüse|obst|öko|abo)-?kisten?|(?:bio|wurzel|frisch)?-?gemüse|(?:bio|stein|kern|frisch)?-?obst|kartoffeln?|eier|[a-zß-ɏ]{0,20}honig|bienen(?:schwarm|schwärme|volk|völker|königin(?:nen)?)|käse|(?:frisch|bio)?-?fleisch|(?:roggen|bauern|vollkorn)?-?brote?|(?:apfel|trauben|orangen|direkt)?-?säfte?|(?:apfel|trauben|orangen|direkt)?-?saft|(?:(?:schwarz|grün|weiß|kräuter|früchte|rooibos|mate)-?)?tees?|(?:(?:filter|röst)-?)?kaffees?|espressobohnen|(?:(?:rot|weiß|rosé|schaum|glüh|bio)-?)?weine?|gewürze?n?|schokolade[n]?|pralinen|honig|marmeladen?|konfitüren?|olivenöle?|feinkost|nahrungsergänzung[a-zß-ɏ]*|tiernahrung|futtermittel|arzneimittel|antiquität[a-zß-ɏ]*|antike[rsn]?|biedermeier[a-zß-ɏ-]*|um\\s+1[5-9]\\d\\d|antiquarisch[a-zß-ɏ]*|blumen|pflanzen|food|coffee|tea|wine|antiques?',
);

/** What the law on food and feed has printed on their offers; two of them leave no doubt. */
const foodLabels = [
  wholeWords('\\d{1,2}(?:[.,]\\d)?\\s?%\\s?(?:vol|alk)'),
  wholeWords('zutaten(?:verzeichnis|liste)?|ingredients\\s?:'),
  wholeWords('nährwert[a-zß-ɏ]*|brennwert|kcal|kj|nutrition(?:al)?\\s+(?:facts|information|declaration)'),
  wholeWords('enthält\\s+sulfite|allergen(?:e|hinweise?|kennzeichnung)?|kann\\s+spuren\\s+(?:von|enthalten)|contains\\s+sulphites'),
  wholeWords('mindestens\\s+haltbar[a-zß-ɏ]*|mindesthaltbarkeit[a-zß-ɏ]*|best\\s+before'),
  wholeWords('analytische\\s+bestandteile|(?:allein|ergänzungs|misch)futtermittel'),
  wholeWords('(?:DE|AT|EU)-ÖKO-\\d{3}|demeter|bioland|naturland|biokreis'),
  wholeWords('verantwortlicher?\\s+lebensmittelunternehmer|(?:guts|erzeuger)abfüllung|abfüller'),
];

const feedLabel = wholeWords('analytische\\s+bestandteile|(?:allein|ergänzungs|misch)futtermittel');

/** What the law on medicines has said of them; two of them leave no doubt. A number alone (PZN) have cosmetics from pharmacies, too. */
const medicineLabels = [
  wholeWords('(?:apotheken|verschreibungs|rezept)pflichtig[a-zß-ɏ]*|rezeptfrei[a-zß-ɏ]*'),
  wholeWords('PZN:?\\s?-?\\d{7,8}'),
  wholeWords('(?:human|tier|fertig)?arzneimittels?|medicinal\\s+products?'),
  wholeWords('packungsbeilage|gebrauchsinformation|package\\s+leaflet'),
  wholeWords('wirkstoffe?\\s?:|anwendungsgebiete?|active\\s+(?:ingredient|substance)s?\\s?:'),
  wholeWords('(?:film|schmelz|kau|retard)?tabletten|dragees|zäpfchen|globuli'),
];

const exemptFix = {
  de: '1. Bieten Sie auf {pages} und auf Ihren übrigen Seiten nur Arzneimittel (Art. 2 Abs. 2 lit. a GPSR, Verordnung (EU) 2023/988), Lebensmittel (lit. b) oder andere nach Art. 2 Abs. 2 GPSR ausgenommene Waren an, gilt Art. 19 GPSR nicht, und es ist nichts zu tun; sonst nennen Sie bei den übrigen Waren den Hersteller mit Post- und elektronischer Adresse.\n2. Nennen Sie bei diesen übrigen Waren, wenn der Hersteller außerhalb der EU sitzt, die verantwortliche Person in der EU, und zeigen Sie ein Bild, eine Kennzeichnung des Produkts und die Warnhinweise auf Deutsch.',
  en: '1. If you offer only medicines (Art. 2(2)(a) GPSR, Regulation (EU) 2023/988), food (point (b)) or other goods exempt under Art. 2(2) GPSR on {pages} and on your other pages, Art. 19 GPSR does not apply and there is nothing to do; otherwise name the manufacturer of the other goods with postal and electronic address.\n2. For these other goods, name the responsible person in the EU if the manufacturer is seated outside the EU, and show a picture, an identification of the product and the warnings in German.',
};

/** Whether product pages name the manufacturer with an address, as product safety law asks for. */
export default defineCheck({
  id: 'shop-gpsr-info',
  area: 'shop',
  version: 17,
  weight: 2,
  confidence: 'low',
  legalBasis: [statute('Art. 19 VO (EU) 2023/988', 'Art. 19 Regulation (EU) 2023/988')],
  needs: ['shopPages', 'pages', 'imprint', 'applicability'],
  wants: ['forms'],
  texts: {
    de: {
      title: 'Hersteller- und Sicherheitsangaben im Angebot (GPSR)',
      explanation:
        'Seit dem 13.12.2024 müssen Angebote im Fernabsatz den Hersteller mit Post- und elektronischer Adresse nennen, bei Herstellern außerhalb der EU zusätzlich die verantwortliche Person, außerdem Angaben zur Identifizierung und Warnhinweise (Art. 19 der Verordnung (EU) 2023/988). Lebensmittel, Futtermittel, Arzneimittel, lebende Pflanzen und Tiere sowie Antiquitäten sind ausgenommen. Inhalte hinter Reitern, die erst auf Klick laden, sieht der Scan nicht.',
      confidenceReason: 'Angaben hinter Reitern oder in Bildern sieht der Scan nicht; manche Waren sind ausgenommen.',
      howToFix:
        '1. Ergänzen Sie bei Waren, die nicht ausgenommen sind, auf jeder Produktseite Name, Postanschrift und elektronische Adresse des Herstellers.\n2. Nennen Sie bei Herstellern außerhalb der EU die verantwortliche Person in der EU.\n3. Prüfen Sie, ob auch Bild, Kennzeichnung des Produkts und nötige Warnhinweise auf Deutsch dabeistehen.',
      fixes: {
        labelled: exemptFix.de,
        exempt: exemptFix.de,
        ...exemptTexts('de').fixes,
        intangible:
          '1. Bieten Sie nur Downloads, Gutscheine, Karten oder Ähnliches an, ist nichts zu tun; verkaufen Sie auch körperliche Waren, nennen Sie dort den Hersteller mit Post- und elektronischer Adresse.',
        used: '1. Bieten Sie nur Ware an, die vor dem 13.12.2024 schon auf dem Markt war, ist nichts zu tun; halten Sie das bei der Annahme fest.\n2. Bei neuerer gebrauchter Ware nennen Sie im Angebot Name, Postanschrift und elektronische Adresse des Herstellers.',
        onlyLists:
          '1. Prüfen Sie bei Waren, die nicht ausgenommen sind, ob jedes Angebot Name, Postanschrift und elektronische Adresse des Herstellers nennt.\n2. Prüfen Sie auch Kennzeichnung und Warnhinweise auf Deutsch, bei Herstellern außerhalb der EU die verantwortliche Person.',
        noGoods: '1. Verkaufen Sie Waren, wählen Sie das in den Scan-Einstellungen, und scannen Sie erneut; sonst ist nichts zu tun.',
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        missing: 'Auf {pages} wurden keine Angaben zum Hersteller mit Adresse gefunden',
        behindControl: 'Angaben zum Hersteller stehen möglicherweise hinter einem Reiter, den der Scan nicht öffnet: {pages}',
        ...exemptTexts('de').messages,
        labelled:
          'Was auf {pages} angeboten wird, trägt Angaben von Waren, die von der GPSR ausgenommen sind („{label}“ und „{other}“); falls Sie auch andere Waren anbieten, gilt die Pflicht für diese',
        exempt:
          'Auf {pages} werden möglicherweise Waren angeboten, die von der GPSR ausgenommen sind („{sign}“); falls Sie andere Waren anbieten, gilt die Pflicht für diese',
        intangible:
          'Auf {pages} wird dem Namen nach keine körperliche Ware angeboten („{sign}“); die GPSR gilt dafür nicht, für körperliche Waren auf anderen Seiten schon',
        used: 'Auf {pages} wird gebrauchte Ware angeboten („{sign}“); für Ware, die vor dem 13.12.2024 auf dem Markt war, gilt Art. 19 GPSR nicht (Art. 51), für neuere schon',
        unread: 'Die Produktseiten ließen sich nicht vollständig lesen',
        onlyLists:
          'Waren mit Preis wurden nur auf Übersichtsseiten gesehen ({pages}); ob jedes Angebot den Hersteller mit Adresse nennt, ist offen',
        noProducts: 'Unter den geprüften Seiten war keine Produktseite zu erkennen',
        noGoods: 'Ob Waren zum Angebot gehören, war auf den geprüften Seiten nicht zu erkennen',
        ...unclearOfferTexts.de.messages,
        servicesOnly: servicesOnlyTexts.de,
        packageTravel: packageTravelTexts.de.goods,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
      },
    },
    en: {
      title: 'Manufacturer/safety information in the offer',
      explanation:
        'Since 13 Dec 2024, distance-selling offers must name the manufacturer with postal and electronic address, for manufacturers outside the EU also the responsible person, as well as information for identification and warnings (Art. 19 of Regulation (EU) 2023/988). Food, feed, medicines, living plants and animals, and antiques are exempt. The scan does not see content behind tabs that load only on a click.',
      confidenceReason: 'The scan does not see details behind tabs or in pictures; some goods are exempt.',
      howToFix:
        '1. For goods that are not exempt, add name, postal address and electronic address of the manufacturer to each product page.\n2. For manufacturers outside the EU, name the responsible person in the EU.\n3. Check whether a picture, an identification of the product and necessary warnings in German are there as well.',
      fixes: {
        labelled: exemptFix.en,
        exempt: exemptFix.en,
        ...exemptTexts('en').fixes,
        intangible:
          '1. If you offer only downloads, vouchers, tickets or the like, there is nothing to do; if you sell tangible goods as well, name their manufacturer there with postal and electronic address.',
        used: '1. If you offer only goods that were on the market before 13 Dec 2024, there is nothing to do; note that when you take them in.\n2. For newer used goods, state name, postal address and electronic address of the manufacturer in the offer.',
        onlyLists:
          '1. For goods that are not exempt, check whether each offer states name, postal address and electronic address of the manufacturer.\n2. Check identification and warnings in German as well, and for manufacturers outside the EU the responsible person.',
        noGoods: '1. If you sell goods, choose that in the scan settings and scan again; otherwise there is nothing to do.',
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        missing: 'On {pages}, no information on the manufacturer with an address was found',
        behindControl: 'Information on the manufacturer may be behind a tab that the scan does not open: {pages}',
        ...exemptTexts('en').messages,
        labelled:
          'What is offered on {pages} bears the labels of goods that are exempt from the GPSR (“{label}” and “{other}”); if you offer other goods too, the duty applies to them',
        exempt:
          'On {pages}, goods that are exempt from the GPSR may be offered (“{sign}”); if you offer other goods, the duty applies to them',
        intangible:
          'By its name, no tangible product is offered on {pages} (“{sign}”); the GPSR does not apply to it, but to tangible goods on other pages',
        used: 'On {pages}, used goods are offered (“{sign}”); Art. 19 GPSR does not apply to goods that were on the market before 13 Dec 2024 (Art. 51), but to newer ones',
        unread: 'The product pages could not be read completely',
        onlyLists:
          'Goods with a price were seen on overview pages only ({pages}); whether each offer names the manufacturer with an address is open',
        noProducts: 'No product page could be recognised among the pages examined',
        noGoods: 'Whether the offer includes goods could not be recognised on the pages examined',
        ...unclearOfferTexts.en.messages,
        servicesOnly: servicesOnlyTexts.en,
        packageTravel: packageTravelTexts.en.goods,
        noOffer: 'No offer to consumers that can be ordered online was found',
      },
    },
  },
  run(facts): Verdict {
    const { applicability, pages } = facts;
    const none = withoutGoodsOffer(facts);
    if (none) return none;
    if (sellsGoods(applicability, pages) !== 'yes') return { class: 'NoClassification', message: 'noGoods' };
    const { read, unread } = readShopPages(facts, ['product']);
    if (read.length === 0) {
      if (unread.length === 0)
        return (
          exemptGoods(readShopPages(facts, ['listing']).read, pages) ??
          exemptGoods(orderPages(facts), pages) ??
          onlyLists(facts.shopPages) ?? { class: 'NoClassification', message: 'noProducts' }
        );
      return { class: 'NoClassification', message: 'unread', items: unread.map(({ url, states }) => pageItem(url, states)) };
    }
    const mute = read.filter((page) => !namesMaker(page));
    if (mute.length === 0) return { class: 'Conform' };
    const silent = mute.filter(({ page }) => intangibleName(page) === null);
    if (silent.length === 0) {
      const [finding] = onShopPages('intangible', 'gpsr-info', mute);
      const params = { ...finding?.params, sign: intangibleName(mute[0]!.page) ?? '' };
      return { class: 'NoClassification', message: 'intangible', params, items: finding?.items ?? [] };
    }
    const exempted = exemptGoods(silent, pages) ?? usedGoods(silent);
    if (exempted) return exempted;
    const hidden = silent.filter(hasTab);
    const verdict = verdictOf({
      hints: onShopPages(
        'missing',
        'gpsr-info',
        silent.filter((page) => !hidden.includes(page)),
      ),
    });
    if (verdict) return verdict;
    const [finding] = onShopPages('behindControl', 'gpsr-info', hidden);
    return { class: 'NoClassification', message: 'behindControl', params: finding?.params ?? {}, items: finding?.items ?? [] };
  },
});

/** Price lists beside the form that orders: some shops have no other page for their goods. */
function orderPages(facts: Pick<Facts, 'shopPages' | 'pages'>): ReadShopPage[] {
  return readShopPages(facts, ['checkout']).read.filter(({ shop }) => shop.prices.length > 1);
}

const used = wholeWords(
  'gebraucht(?:e[nrs]?|ware|buch|bücher|artikel|waren)?|antiquarisch[a-zß-ɏ]*|second[\\s-]?hand|vintage|zustand\\s?:?\\s?(?:wie\\s+neu|sehr\\s+gut|gut|akzeptabel|befriedigend|stärkere\\s+gebrauchsspuren)|gebrauchsspuren|§\\s?25\\s?a\\s+ustg|differenzbesteuer[a-zß-ɏ]*|used|pre-?owned',
);

/** Open because all goods seen are used ones: what was on the market before 13 December 2024 needs none of this (Art. 51 GPSR). */
function usedGoods(found: readonly ReadShopPage[]): Verdict | null {
  const signs = found.map(({ text }) => matchesOf(text, used)[0]?.text ?? null);
  const [finding] = onShopPages('used', 'gpsr-info', found);
  const [sign] = signs;
  if (!finding || !sign || signs.includes(null)) return null;
  return { class: 'NoClassification', message: 'used', params: { ...finding.params, sign }, items: finding.items };
}

/** Open because titles, headings or the labels of food or medicines show exempt goods: the pages that do, with the first such sign; null without one. */
function exemptGoods(found: readonly ReadShopPage[], pages: readonly PageFact[]): Verdict | null {
  // What pharmacies say on every page, as they must, says nothing of the article.
  const everywhere = pages.filter(({ kind }) => kind === 'start').map(({ text }) => text);
  const labelsOf = ({ page, text }: ReadShopPage) =>
    labelsIn(text, foodLabels) ?? labelsIn(plainText(linesBesides(page.text.slice(0, 60_000), everywhere).join('\n')), medicineLabels);
  const wordOf = ({ page }: ReadShopPage) => matchesOf([page.title, ...page.headings].map(plainText).join(' '), exempt)[0]?.text;
  const exempted = found.filter((one) => wordOf(one) !== undefined || labelsOf(one) !== null);
  const [finding] = onShopPages('exempt', 'gpsr-info', exempted);
  if (!finding) return null;
  // Labels leave no doubt where all these goods bear them; a word in a title may be part of a name.
  const [label, other] = exempted.every((one) => labelsOf(one) !== null) ? labelsOf(exempted[0]!)! : [];
  if (label !== undefined && other !== undefined) {
    const isMedicine = exempted.every((one) => labelsIn(one.text, foodLabels) === null);
    const kind = isMedicine ? 'Medicine' : mentions(exempted.map(({ text }) => text).join(' '), feedLabel) ? '' : 'Food';
    return { class: 'NoClassification', message: `labelled${kind}`, params: { ...finding.params, label, other }, items: finding.items };
  }
  const sign = exempted.flatMap((one) => wordOf(one) ?? labelsOf(one)?.[0] ?? [])[0]!;
  const kinds = new Set(exempted.map((one) => exemptGoodsOf(wordOf(one) ?? '')));
  const [only] = kinds.size === 1 ? kinds : [];
  return { class: 'NoClassification', message: `exempt${only ?? ''}`, params: { ...finding.params, sign }, items: finding.items };
}

/** The first two labels a text bears; null with fewer, which may stand there for another reason. */
function labelsIn(text: string, labels: readonly RegExp[]): readonly string[] | null {
  const seen = labels.flatMap((label) => matchesOf(text, label)[0]?.text ?? []);
  return seen.length >= 2 ? seen.slice(0, 2) : null;
}

/** The word and an address within a short way after it; the shop's own address in the footer is too far. */
function namesMaker({ text }: ReadShopPage): boolean {
  return matchesOf(text, maker).some(({ index, text: word }) => contact.test(text.slice(index, index + word.length + 300)));
}

function hasTab({ page }: ReadShopPage): boolean {
  return [...page.buttons, ...page.links].some(({ text, visible }) => visible && text.length <= 60 && mentions(plainText(text), behind));
}
