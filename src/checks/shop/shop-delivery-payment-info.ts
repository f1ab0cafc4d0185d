import { defineCheck, type Verdict } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { Facts } from '../facts.ts';
import { statute } from '../shared/law/law.ts';
import { unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { exemptPackageTravel, packageTravelTexts } from '../shared/offer/package-travel.ts';
import { onNoPage, sellsGoods, siteObstacle, withoutOffer } from '../shared/offer/shop-offer.ts';
import { readablePages } from '../shared/site/legal-page.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const payment = wholeWords(
  'bar(?:geld|zahlung(?:en)?)|(?:in|nur)\\s+bar|bar\\s+(?:oder\\s+(?:per|mit)|(?:be)?zahl(?:en|t|ung)|bei\\s+(?:der\\s+)?(?:abholung|übergabe|lieferung)|zu\\s+(?:be)?zahlen)|(?:be)?zahl(?:t|en|bar|ung)\\s+(?:wird\\s+|erfolgt\\s+|ist\\s+)?(?:[a-zß-ɏ]{2,15}\\s+){0,3}(?:bar|vor\\s+ort|bei\\s+(?:der\\s+)?(?:(?:selbst)?abholung|übergabe|lieferung|ankunft))|ec-?(?:karte|cash)|girocard|kartenzahlung|bankomat(?:karte)?|twint|(?:in\\s+)?cash|zahlungs(?:arten|art|weisen|möglichkeiten|mittel|methoden|bedingungen)|zahlung\\s+(?:per|und|&|mit)|bezahl(?:en|ung)\\s+(?:per|mit|sie)|versand\\s+(?:und|&)\\s+zahlung|zahlung\\s?:|vorkasse|vorauskasse|vorab-?überweisung|kreditkarte|lastschrift|kauf\\s+auf\\s+rechnung|(?:auf|gegen|per)\\s+rechnung|rechnungskauf|rechnung\\s+(?:[^.!?\\s]{1,25}\\s+){0,6}(?:zu\\s+)?(?:be)?(?:zahl(?:en|t|bar|st)|gleichen|gleichst|überweis(?:en|t|ung))|(?:zahlbar|zahlen\\s+sie|zahlst\\s+du)\\s+(?:erst\\s+)?(?:nach|innerhalb|binnen)|paypal|klarna|sofortüberweisung|apple\\s+pay|google\\s+pay|nachnahme|überweisung|payment\\s+(?:methods?|options?|terms)|credit\\s+card|bank\\s+transfer',
);
/** How a refund is made says nothing on how one can pay: the statutory instruction on withdrawal has it in nearly every shop. */
const refund = wholeWords(
  '(?:das(?:selbe)?|dem(?:selben)?|de(?:n|s)selben|(?:das|dem|des)\\s+(?:gleichen?|ursprünglich[a-zß-ɏ]{0,3}))\\s+zahlungs(?:mittels?|art|weise|methode)|dieselben?\\s+zahlungs(?:mittel|art|weise|methode)|(?:r(?:ü|ue)ckzahlung(?:en)?|(?:r(?:ü|ue)ck)?erstattung(?:en)?|gutschrift)\\s+(?:[a-zß-ɏ]{2,15}\\s+){0,3}(?:per|durch|via|auf)\\s+[a-zß-ɏ]{4,30}|(?:the\\s+)?same\\s+(?:means|methods?)\\s+of\\s+payment|same\\s+payment\\s+methods?',
);
const delivery = wholeWords(
  '(?:selbst)?abhol(?:ung|er(?:in)?|bar)|abzuholen|kein(?:en|erlei)?\\s+versand|pick-?up|collection\\s+only|liefer(?:gebiete?|länder|land|beschränkung(?:en)?|bedingungen|informationen)|versand(?:kosten|länder|informationen|bedingungen|arten)?|(?:wir\\s+)?(?:liefern|versenden|verschicken)|lieferung\\s+(?:nach|innerhalb|in|erfolgt|und)|zahlung\\s+(?:und|&)\\s+versand|shipping|delivery\\s+(?:area|countries|information|terms)|we\\s+(?:deliver|ship)|ships?\\s+to',
);

const fixes = {
  de: {
    noPayment:
      '1. Nennen Sie alle Zahlungsarten spätestens zu Beginn der Bestellung.\n2. Verlinken Sie die Angabe so, dass sie vor der Bestellung zu finden ist, etwa in der Fußzeile.',
    noDelivery:
      '1. Nennen Sie die Länder, in die Sie liefern, oder dass Sie unbeschränkt liefern.\n2. Verlinken Sie die Angabe so, dass sie vor der Bestellung zu finden ist, etwa in der Fußzeile und im Warenkorb.',
  },
  en: {
    noPayment:
      '1. Name all payment methods at the latest when the order begins.\n2. Link to them so that they can be found before the order, for example in the footer.',
    noDelivery:
      '1. Name the countries you deliver to, or that you deliver without restriction.\n2. Link to that so that it can be found before the order, for example in the footer and in the cart.',
  },
};

/** Whether a shop says before the order how one can pay and where it delivers. */
export default defineCheck({
  id: 'shop-delivery-payment-info',
  area: 'shop',
  version: 13,
  weight: 2,
  confidence: 'medium',
  legalBasis: [statute('§ 312j Abs. 1 BGB', 'Section 312j(1) BGB')],
  needs: ['shopPages', 'pages', 'forms', 'imprint', 'applicability'],
  wants: ['requests'],
  texts: {
    de: {
      title: 'Liefergebiete und Zahlungsarten angegeben',
      explanation:
        'Spätestens bei Beginn des Bestellvorgangs müssen Verbraucher klar und deutlich sehen, ob Lieferbeschränkungen bestehen und welche Zahlungsmittel akzeptiert werden (§ 312j Abs. 1 BGB). Eine eigene Seite „Zahlung und Versand“ genügt, wenn sie vor der Bestellung erreichbar ist. Logos von Zahlungsarten ohne Beschreibung erkennt der Scan nicht.',
      confidenceReason: 'Gesucht wird nach Wörtern auf den besuchten Seiten; Zahlungsarten, die nur als Bild erscheinen, können fehlen.',
      howToFix:
        '1. Legen Sie eine Seite „Zahlung und Versand“ an und verlinken Sie sie in der Fußzeile und im Warenkorb.\n2. Nennen Sie alle Zahlungsarten.\n3. Nennen Sie die Länder, in die Sie liefern, oder dass Sie unbeschränkt liefern.',
      fixes: {
        noPayment: fixes.de.noPayment,
        noPaymentAtOrder: fixes.de.noPayment,
        noDelivery: fixes.de.noDelivery,
        noDeliveryAtOrder: fixes.de.noDelivery,
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        neither: 'Auf {pages} wurden weder Zahlungsarten noch Angaben zur Lieferung gefunden; eine Bestellseite (Kasse) war nicht darunter',
        neitherAtOrder:
          'Auf der Bestellseite ({order}) und den übrigen geprüften Seiten wurden weder Zahlungsarten noch Angaben zur Lieferung gefunden',
        noPayment: 'Auf {pages} wurden keine Zahlungsarten gefunden; eine Bestellseite (Kasse) war nicht darunter',
        noPaymentAtOrder: 'Weder auf der Bestellseite ({order}) noch auf den übrigen geprüften Seiten wurden Zahlungsarten gefunden',
        noDelivery: 'Auf {pages} wurden keine Angaben zur Lieferung gefunden; eine Bestellseite (Kasse) war nicht darunter',
        noDeliveryAtOrder:
          'Weder auf der Bestellseite ({order}) noch auf den übrigen geprüften Seiten wurden Angaben zur Lieferung gefunden',
        packageTravel: packageTravelTexts.de.payment,
        finance: 'Für Finanzdienstleistungen gilt diese Pflicht nicht',
        ...unclearOfferTexts.de.messages,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
        notExamined: 'Die Seiten ließen sich nicht vollständig prüfen; ob Zahlung und Lieferung beschrieben sind, ist offen',
        loginRequired: 'Der Shop ist nur nach einer Anmeldung zugänglich; ob Zahlung und Lieferung beschrieben sind, ist offen',
        underConstruction: 'Die Startseite kündigt die Website nur an; ob Zahlung und Lieferung beschrieben werden, ist offen',
        language: 'Die Sprache der Startseite wird nicht unterstützt; ob Zahlung und Lieferung beschrieben sind, ist offen',
      },
    },
    en: {
      title: 'Delivery limits and payment methods stated',
      explanation:
        'At the latest when the order process begins, consumers must clearly see whether delivery is restricted and which means of payment are accepted (Section 312j(1) BGB). A page “Payment and shipping” suffices if it can be reached before the order. The scan does not recognise logos of payment methods without a description.',
      confidenceReason: 'Words are looked for on the pages visited; ways to pay that appear only as pictures may be missed.',
      howToFix:
        '1. Create a page “Payment and shipping” and link to it in the footer and in the cart.\n2. Name all payment methods.\n3. Name the countries you deliver to, or that you deliver without restriction.',
      fixes: {
        noPayment: fixes.en.noPayment,
        noPaymentAtOrder: fixes.en.noPayment,
        noDelivery: fixes.en.noDelivery,
        noDeliveryAtOrder: fixes.en.noDelivery,
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        neither: 'On {pages}, neither payment methods nor information on delivery were found; no order page (checkout) was among them',
        neitherAtOrder:
          'On the order page ({order}) and the other pages examined, neither payment methods nor information on delivery were found',
        noPayment: 'On {pages}, no payment methods were found; no order page (checkout) was among them',
        noPaymentAtOrder: 'Neither on the order page ({order}) nor on the other pages examined were payment methods found',
        noDelivery: 'On {pages}, no information on delivery was found; no order page (checkout) was among them',
        noDeliveryAtOrder: 'Neither on the order page ({order}) nor on the other pages examined was information on delivery found',
        packageTravel: packageTravelTexts.en.payment,
        finance: 'This duty does not apply to financial services',
        ...unclearOfferTexts.en.messages,
        noOffer: 'No offer to consumers that can be ordered online was found',
        notExamined: 'The pages could not be examined completely; whether payment and delivery are described is open',
        loginRequired: 'The shop is accessible only after a login; whether payment and delivery are described is open',
        underConstruction: 'The start page only announces the site; whether payment and delivery will be described is open',
        language: 'The language of the start page is not supported; whether payment and delivery are described is open',
      },
    },
  },
  run({ shopPages, pages, forms, imprint, applicability, requests = [] }): Verdict {
    if (applicability.settings.industry === 'finance') return { class: 'NotApplicable', message: 'finance' };
    const none = withoutOffer({ applicability, imprint, pages });
    if (none) return none;
    const travel = exemptPackageTravel({ applicability, pages, forms, shopPages });
    if (travel) return travel;
    const pays = isTold(pages, payment) || requests.some(showsPayment);
    // Downloads and services are not delivered anywhere.
    const delivers = sellsGoods(applicability, pages) !== 'yes' || isTold(pages, delivery);
    if (pays && delivers) return { class: 'Conform' };
    const obstacle = siteObstacle(pages);
    if (obstacle) return { class: 'NoClassification', message: obstacle };
    const message = pays ? 'noDelivery' : delivers ? 'noPayment' : 'neither';
    const finding = onNoPage(message, 'delivery-payment-info', { pages, shopPages, forms });
    return finding ? { class: 'Hint', findings: [finding] } : { class: 'NoClassification', message: 'notExamined' };
  },
});

/** Marks of the ways to pay are pictures in many shops; their file names tell. */
function showsPayment({ type, url }: RequestFact): boolean {
  return (
    type === 'image' &&
    /\/[^/?]{0,60}(?:visa|master-?card|maestro|amex|american-express|paypal|klarna|giropay|sepa|vorkasse|lastschrift|apple-?pay|google-?pay|payment)[^/?]{0,40}\.(?:svg|png|jpe?g|webp|gif|avif)(?:$|\?)/i.test(
      url,
    )
  );
}

/** On any page or link but those that tell of data, of the provider or of going back on the contract. */
function isTold(pages: Facts['pages'], pattern: RegExp): boolean {
  return readablePages(pages).some(
    ({ kind, text, links }) =>
      links.some((link) => link.visible && link.area !== 'banner' && mentions(plainText(link.text), pattern)) ||
      (!untold.has(kind) && mentions(plainText(text.slice(0, 200_000)).replaceAll(refund, ' '), pattern)),
  );
}

const untold: ReadonlySet<Facts['pages'][number]['kind']> = new Set(['privacy', 'imprint', 'cancellation']);
