import { defineCheck, type Verdict } from '../define-check.ts';
import type { PageFact } from '../facts.ts';
import { statute, unverified } from '../law.ts';
import { readablePages } from '../legal-page.ts';
import { onNoPage, sellsGoods, siteObstacle, withoutOffer } from '../shop-offer.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

const notice = wholeWords(
  'gesetzliche[snr]?\\s+gewährleistungsrecht[a-zß-ɏ]*|(?:eu|harmonisierte)[\\s-]*mitteilung\\s+(?:zum|zur|über)\\s+(?:[a-zß-ɏ]+\\s+){0,3}gewährleistung[a-zß-ɏ]*|harmonisierte[nr]?\\s+(?:mitteilung|hinweis|label)|gewährleistungs-?label|(?:eu[\\s-])?legal\\s+guarantee\\s+of\\s+conformity|harmonised\\s+notice',
);
const address = /youreurope|your-europe|europa\.eu\/[^\s]{0,80}(?:guarantee|gewaehrleistung|garant)/i;

/** Whether a shop for goods shows the harmonised notice on the legal guarantee. An image without a description is invisible to the scan. */
export default defineCheck({
  id: 'shop-guarantee-notice',
  area: 'shop',
  version: 5,
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
        'Wer Waren an Verbraucher verkauft, muss nach den Vorschriften zur Umsetzung der Richtlinie (EU) 2024/825 (im EGBGB) vor Vertragsschluss mit der harmonisierten Mitteilung der EU auf das gesetzliche Gewährleistungsrecht hinweisen; die Gestaltung gibt die Durchführungsverordnung (EU) 2025/1960 vor. Die Mitteilung ist ein vorgegebenes Bild mit QR-Code. Ein Bild ohne Beschreibung kann der Scan nicht erkennen; er sucht im Text und in Links.',
      confidenceReason: 'Ein Bild ohne Beschreibung ist für den Scan unsichtbar; die Mitteilung kann auch erst an der Kasse erscheinen.',
      howToFix:
        '1. Binden Sie die Mitteilung der EU zum gesetzlichen Gewährleistungsrecht unverändert ein, etwa auf Produktseiten, im Warenkorb oder an der Kasse.\n2. Geben Sie dem Bild eine Beschreibung und verlinken Sie die darin genannte Seite der EU.\n3. Ist die Mitteilung dort bereits zu sehen, ergänzen Sie nur die Beschreibung.',
      fixes: {
        noGoods: '1. Verkaufen Sie Waren, wählen Sie das in den Scan-Einstellungen, und scannen Sie erneut; sonst ist nichts zu tun.',
        b2cUnclear:
          '1. Wählen Sie in den Scan-Einstellungen unter „Zwecke der Website“ alles, was zutrifft: Bei Verkauf oder Buchung für Verbraucher wird dann geprüft; schließen sie über die Website keine Verträge (etwa nur „Unternehmens-/Selbstdarstellung“), entfällt diese Prüfung.',
      },
      messages: {
        missing:
          'Auf {examined|=der gelesenen Seite|gelesenen Seiten} wurde in Text und Links (auf Rechtsseiten wie AGB und Datenschutzerklärung nur in Links) keine EU-Mitteilung zum Gewährleistungsrecht gefunden; eine Bestellseite (Kasse) war nicht darunter',
        missingAtOrder:
          'Weder auf der Bestellseite ({order}) noch auf den übrigen geprüften Seiten wurde in Text und Links eine EU-Mitteilung zum Gewährleistungsrecht gefunden',
        noGoods: 'Auf den geprüften Seiten wurden keine Waren erkannt',
        b2cUnclear: 'Ob über die Website Verträge mit Verbrauchern geschlossen werden, ließ sich nicht feststellen',
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
        'Whoever sells goods to consumers must, under the provisions transposing Directive (EU) 2024/825 (in the EGBGB), point to the legal guarantee of conformity with the harmonised EU notice before the contract is concluded; Implementing Regulation (EU) 2025/1960 prescribes its design. The notice is a prescribed image with a QR code. The scan cannot recognise an image without a description; it searches text and links.',
      confidenceReason: 'A picture without a description is invisible to the scan; the notice may also appear only at checkout.',
      howToFix:
        '1. Include the EU notice on the legal guarantee unchanged, for example on product pages, in the cart or at checkout.\n2. Give the image a description and link to the EU page named in it.\n3. If the notice can be seen there already, add only the description.',
      fixes: {
        noGoods: '1. If you sell goods, choose that in the scan settings and scan again; otherwise there is nothing to do.',
        b2cUnclear:
          '1. In the scan settings, choose all that applies under “Purposes of the website”: with sales or bookings for consumers it is then examined; if they conclude no contracts on the website (“Company presentation” only, say), this check does not apply.',
      },
      messages: {
        missing:
          'No EU notice on the legal guarantee was found in text and links of {examined|=the page|pages} read (on legal pages such as terms and privacy notice in links only); no order page (checkout) was among them',
        missingAtOrder:
          'No EU notice on the legal guarantee was found in text and links of the order page ({order}) or of the other pages examined',
        noGoods: 'No goods were recognised on the pages examined',
        b2cUnclear: 'Whether contracts with consumers are concluded on the site could not be established',
        noOffer: 'No offer to consumers that can be ordered online was found',
        notExamined: 'The pages could not be examined completely; whether the notice is shown is open',
        loginRequired: 'The shop is accessible only after a login; whether the notice is shown is open',
        underConstruction: 'The start page only announces the site; whether the notice is shown is open',
        language: 'The language of the start page is not supported; whether the notice is shown is open',
      },
    },
  },
  run({ shopPages, pages, forms, imprint, applicability }): Verdict {
    const none = withoutOffer(applicability, imprint);
    if (none) return none;
    if (sellsGoods(applicability, pages) !== 'yes') return { class: 'NoClassification', message: 'noGoods' };
    if (readablePages(pages).some(showsNotice)) return { class: 'Conform' };
    const obstacle = siteObstacle(pages);
    if (obstacle) return { class: 'NoClassification', message: obstacle };
    const finding = onNoPage('missing', 'guarantee-notice', { pages, shopPages, forms });
    return finding ? { class: 'Hint', findings: [finding] } : { class: 'NoClassification', message: 'notExamined' };
  },
});

/** Terms and privacy notices speak of the guarantee, too, and are not the notice. */
function showsNotice({ kind, text, links }: PageFact): boolean {
  if (links.some((link) => address.test(link.href) || mentions(plainText(link.text), notice))) return true;
  return (kind === 'start' || kind === 'other') && mentions(plainText(text.slice(0, 200_000)), notice);
}
