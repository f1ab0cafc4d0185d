import { defineCheck, type Verdict } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { spotVerdict } from '../shared/offer/concluded-on-spot.ts';
import { servicesOnlyTexts, unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { packageTravelTexts } from '../shared/offer/package-travel.ts';
import { onNoPage, sellsGoods, siteObstacle, withoutGoodsOffer } from '../shared/offer/shop-offer.ts';
import { readablePages } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../shared/wording.ts';

/** What only the notice is called. */
const notice = wholeWords(
  '(?:eu|harmonisierte)[\\s-]*mitteilung(?::|\\s+(?:zum|zur|über))\\s+(?:[a-zß-ɏ]+\\s+){0,3}gewährleistung[a-zß-ɏ]*|harmonisierte[nr]?\\s+(?:mitteilung|hinweis|label)|(?:eu-?)?gewährleistungs-?label|harmonised\\s+notice',
);
/** Its heading, which other texts use in sentences: “Ihre gesetzlichen Gewährleistungsrechte bleiben unberührt” is no notice. */
const heading = wholeWords('gesetzliches\\s+gewährleistungsrecht|(?:eu\\s+)?legal\\s+guarantee(?:\\s+of\\s+conformity)?');
const headingLength = 80;
/** What the notice says below its heading; two of them belong to no other text so near. */
const contents = [
  wholeWords('(?:in\\s+der\\s+)?EU|europäische[nr]?\\s+union|european\\s+union'),
  wholeWords('(?:mindestens\\s+)?(?:2|zwei)\\s+jahren?|(?:2|two)\\s+years?|24\\s+monate'),
  wholeWords('reparatur[a-zß-ɏ]*|repariert|ersatz[a-zß-ɏ]*|nachbesserung|repair|replacement|refund'),
];
const contentReach = 600;
const address = /youreurope|your-europe|europa\.eu\/[^\s]{0,80}(?:guarantee|gewaehrleistung|garant)/i;

/** Whether a shop for goods shows the harmonised notice on the legal guarantee. An image without a description is invisible to the scan. */
export default defineCheck({
  id: 'shop-guarantee-notice',
  area: 'shop',
  version: 16,
  weight: 3,
  confidence: 'low',
  legalBasis: [
    statute(
      'Art. 22a RL 2011/83/EU, eingefügt durch RL (EU) 2024/825',
      'Art. 22a Directive 2011/83/EU, inserted by Directive (EU) 2024/825',
    ),
    statute('Durchführungsverordnung (EU) 2025/1960', 'Implementing Regulation (EU) 2025/1960'),
    unverified('Umsetzung im EGBGB, anwendbar seit dem 27.9.2026', 'Transposition in the EGBGB, applicable since 27 Sep 2026'),
  ],
  volatile: {
    de: 'Die Pflicht gilt seit dem 27.9.2026; Rechtsprechung dazu gibt es noch nicht',
    en: 'The duty applies since 27 Sep 2026; there is no case law yet',
    since: '2026-11-21',
  },
  needs: ['shopPages', 'pages', 'forms', 'imprint', 'applicability'],
  texts: {
    de: {
      title: 'EU-Mitteilung zum Gewährleistungsrecht (harmonisierte Mitteilung)',
      explanation:
        'Wer Waren an Verbraucher verkauft, muss nach den Vorschriften zur Umsetzung der Richtlinie (EU) 2024/825 (im EGBGB) vor Vertragsschluss mit der harmonisierten Mitteilung der EU auf das gesetzliche Gewährleistungsrecht hinweisen; die Gestaltung gibt die Durchführungsverordnung (EU) 2025/1960 vor. Die Mitteilung ist ein vorgegebenes Bild mit QR-Code. Ein Bild ohne Beschreibung kann der Scan nicht erkennen; er sucht im Text, in Links und in Beschreibungen von Bildern.',
      confidenceReason: 'Ein Bild ohne Beschreibung ist für den Scan unsichtbar; die Mitteilung kann auch erst an der Kasse erscheinen.',
      howToFix:
        '1. Binden Sie die Mitteilung der EU zum gesetzlichen Gewährleistungsrecht unverändert und in Farbe ein (Vorlage im Anhang der Verordnung: eur-lex.europa.eu/eli/reg_impl/2025/1960/oj), etwa auf Produktseiten, im Warenkorb oder an der Kasse.\n2. Geben Sie dem Bild eine Beschreibung und verlinken Sie die darin genannte Seite der EU.\n3. Ist die Mitteilung dort bereits zu sehen, ergänzen Sie nur eine Beschreibung, die sie beim Namen nennt („EU-Mitteilung zum gesetzlichen Gewährleistungsrecht“).',
      fixes: {
        concludedOnSpot:
          '1. Binden sich Kunden erst vor Ort, zeigen Sie ihnen die Mitteilung dort vor dem Kauf; auf der Website ist dann nichts zu tun.\n2. Binden sie sich schon mit dem Absenden, oder versenden Sie auch Waren, zeigen Sie die Mitteilung vor der Bestellung auf der Website.',
        noGoods: '1. Verkaufen Sie Waren, wählen Sie das in den Scan-Einstellungen, und scannen Sie erneut; sonst ist nichts zu tun.',
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        concludedOnSpot:
          'Auf {page} steht: „{quote}“. Kommt der Vertrag erst vor Ort zustande, gehört die Mitteilung dorthin und nicht auf die Website; ob es so ist, sieht der Scan nicht',
        present:
          'Auf {page} weist „{sign}“ auf die EU-Mitteilung zum Gewährleistungsrecht hin; ob sie vollständig und in Farbe zu sehen ist, wurde nicht geprüft',
        missing:
          'Auf {examined|=der gelesenen Seite|gelesenen Seiten} wurde in Text, Links und Bildbeschreibungen (auf Rechtsseiten wie AGB und Datenschutzerklärung nur in Links) keine EU-Mitteilung zum Gewährleistungsrecht gefunden; eine Bestellseite (Kasse) war nicht darunter',
        missingAtOrder:
          'Weder auf der Bestellseite ({order}) noch auf den übrigen geprüften Seiten wurde in Text, Links und Bildbeschreibungen eine EU-Mitteilung zum Gewährleistungsrecht gefunden',
        noGoods: 'Ob Waren zum Angebot gehören, war auf den geprüften Seiten nicht zu erkennen',
        ...unclearOfferTexts.de.messages,
        servicesOnly: servicesOnlyTexts.de,
        packageTravel: packageTravelTexts.de.goods,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
        notExamined: 'Die Seiten ließen sich nicht vollständig prüfen; ob die Mitteilung gezeigt wird, ist offen',
        loginRequired: 'Der Shop ist nur nach einer Anmeldung zugänglich; ob die Mitteilung gezeigt wird, ist offen',
        underConstruction: 'Die Startseite kündigt die Website nur an; ob die Mitteilung gezeigt wird, ist offen',
        language: 'Die Sprache der Startseite wird nicht unterstützt; ob die Mitteilung gezeigt wird, ist offen',
      },
    },
    en: {
      title: 'Harmonised notice on the legal guarantee',
      explanation:
        'Whoever sells goods to consumers must, under the provisions transposing Directive (EU) 2024/825 (in the EGBGB), point to the legal guarantee of conformity with the harmonised EU notice before the contract is concluded; Implementing Regulation (EU) 2025/1960 prescribes its design. The notice is a prescribed image with a QR code. The scan cannot recognise an image without a description; it searches text, links and descriptions of images.',
      confidenceReason: 'A picture without a description is invisible to the scan; the notice may also appear only at checkout.',
      howToFix:
        '1. Include the EU notice on the legal guarantee unchanged and in colour (template in the annex of the regulation: eur-lex.europa.eu/eli/reg_impl/2025/1960/oj), for example on product pages, in the cart or at checkout.\n2. Give the image a description and link to the EU page named in it.\n3. If the notice can be seen there already, add only a description that calls it by its name (“EU-Mitteilung zum gesetzlichen Gewährleistungsrecht”).',
      fixes: {
        concludedOnSpot:
          '1. If customers are bound on your premises only, show them the notice there before they buy; on the website there is nothing to do then.\n2. If they are bound by sending the form, or if you also send goods, show the notice on the website before the order.',
        noGoods: '1. If you sell goods, choose that in the scan settings and scan again; otherwise there is nothing to do.',
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        concludedOnSpot:
          '{page} says: “{quote}”. If the contract comes about on the premises only, the notice belongs there and not on the website; whether it is so the scan cannot see',
        present:
          'On {page}, “{sign}” points to the EU notice on the legal guarantee; whether it can be seen in full and in colour was not examined',
        missing:
          'No EU notice on the legal guarantee was found in text, links and image descriptions of {examined|=the page|pages} read (on legal pages such as terms and privacy notice in links only); no order page (checkout) was among them',
        missingAtOrder:
          'No EU notice on the legal guarantee was found in text, links and image descriptions of the order page ({order}) or of the other pages examined',
        noGoods: 'Whether the offer includes goods could not be recognised on the pages examined',
        ...unclearOfferTexts.en.messages,
        servicesOnly: servicesOnlyTexts.en,
        packageTravel: packageTravelTexts.en.goods,
        noOffer: 'No offer to consumers that can be ordered online was found',
        notExamined: 'The pages could not be examined completely; whether the notice is shown is open',
        loginRequired: 'The shop is accessible only after a login; whether the notice is shown is open',
        underConstruction: 'The start page only announces the site; whether the notice is shown is open',
        language: 'The language of the start page is not supported; whether the notice is shown is open',
      },
    },
  },
  run({ shopPages, pages, forms, imprint, applicability }): Verdict {
    const none = withoutGoodsOffer({ applicability, imprint, pages, forms, shopPages });
    if (none) return none;
    if (sellsGoods(applicability, pages) !== 'yes') return { class: 'NoClassification', message: 'noGoods' };
    for (const page of readablePages(pages)) {
      const sign = noticeOn(page);
      if (sign !== null) return { class: 'Conform', message: 'present', params: { page: pathsOf([page.url]), sign: quoted(sign) } };
    }
    const obstacle = siteObstacle(pages);
    if (obstacle) return { class: 'NoClassification', message: obstacle };
    // On premises the notice is shown before the contract as well, and not on the site.
    const onSpot = spotVerdict(pages);
    if (onSpot) return onSpot;
    const finding = onNoPage('missing', 'guarantee-notice', { pages, shopPages, forms });
    return finding ? { class: 'Hint', findings: [finding] } : { class: 'NoClassification', message: 'notExamined' };
  },
});

/** The words, the link or the described image by which a page shows the notice. Terms and privacy notices speak of the guarantee, too, and are not the notice. */
function noticeOn({ kind, text, links, pictures = [] }: PageFact): string | null {
  for (const { href, text: label } of links) {
    const plain = plainText(label);
    if (address.test(href) || mentions(plain, notice) || (mentions(plain, heading) && plain.length <= headingLength))
      return plain || href.slice(0, 120);
  }
  if (kind !== 'start' && kind !== 'other') return null;
  const shown = pictures.map(plainText).find((said) => mentions(said, notice) || (mentions(said, heading) && isNotice([said])));
  if (shown !== undefined) return shown;
  const lines = text.slice(0, 200_000).split('\n').map(plainText).filter(Boolean);
  const named = lines.map((line) => matchesOf(line, notice)[0]?.text).find((found) => found !== undefined);
  return (
    named ??
    lines.find((line, index) => line.length <= headingLength && mentions(line, heading) && isNotice(lines.slice(index, index + 20))) ??
    null
  );
}

function isNotice(lines: readonly string[]): boolean {
  const around = lines.join(' ').slice(0, contentReach);
  return contents.filter((words) => mentions(around, words)).length >= 2;
}
