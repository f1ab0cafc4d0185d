import type { BannerControl } from '#evidence/evidence.ts';
import { bannerControlItem, bannerTextItem, firstLayer } from '../banner-controls.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import { atLeastOne } from '../items.ts';
import { statute, unverified } from '../law.ts';
import { labelNames, mentions, plainText, wholeWords } from '../wording.ts';

/** Ways to the paid offer that are not recognised as such by their role alone. */
const paidOffer = wholeWords(
  '[a-zß-ɏ]{0,30}-?abo[a-zß-ɏ]*|abonn[a-zß-ɏ]*|werbefrei[a-zß-ɏ]*|pur|plus|premium|contentpass|freechoice|anmelden|einloggen|login|log\\s?in|kaufen|bezahlen|zahlen|subscri[a-zß-ɏ]*|ad[\\s-]?free|pay|sign\\s?in',
);
const cause = 'banner-pay';

export default defineCheck({
  id: 'cmp-pay-or-consent',
  area: 'cmp',
  version: 1,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 4 Nr. 11, Art. 7 Abs. 4 DSGVO', 'Art. 4(11), Art. 7(4) GDPR'),
    unverified('DSK, Beschluss vom 22.3.2023 zu Pur-Abo-Modellen', 'DSK decision of 22 Mar 2023 on pay-or-consent models'),
    unverified('EDSA, Stellungnahme 8/2024', 'EDPB Opinion 08/2024'),
    consentLaw.metaPlatforms,
  ],
  volatile: {
    de: 'Unter welchen Bedingungen „Zahlen oder zustimmen“ eine freie Wahl lässt, ist nicht abschließend geklärt; die Stellungnahme 8/2024 des EDSA betrifft große Plattformen.',
    en: 'Under which conditions “pay or consent” leaves a free choice is not finally settled; EDPB Opinion 08/2024 concerns large platforms.',
    since: '2026-11-21',
  },
  needs: ['banner', 'attempts'],
  texts: {
    de: {
      title: '„Zahlen oder zustimmen“ (Pur-Modell)',
      explanation:
        'Wer nur zwischen Bezahlen und Zustimmen wählen kann, willigt nur dann freiwillig ein, wenn das bezahlte Angebot gleichwertig, angemessen bepreist und ohne Tracking ist und die Einwilligung nach Zwecken getrennt erteilt werden kann (Art. 4 Nr. 11, Art. 7 Abs. 4 DSGVO; Beschluss der DSK vom 22.3.2023).',
      confidenceReason:
        'Das Modell wird an Schaltflächen und Text erkannt; ob Preis und Angebot angemessen sind, beurteilt der Scan nicht.',
      howToFix:
        '1. Bieten Sie das bezahlte Angebot unmittelbar neben „Zustimmen“ an, gleichwertig und zu einem üblichen Preis.\n2. Prüfen Sie in einem bezahlten Zugang, dass dort kein Tracking läuft.\n3. Lassen Sie auch im Weg über die Zustimmung die Zwecke einzeln wählen.\n4. Lassen Sie das Modell rechtlich bewerten.',
      messages: {
        modelFound:
          'Das Banner stellt vor die Wahl zwischen Zahlen („{pay}“) und Zustimmen („{accept}“); das Modell muss rechtlich bewertet werden',
        noPaidOption: 'Das Banner spricht von einem bezahlten Angebot, bietet aber weder einen Weg dorthin noch ein Ablehnen',
        oneBundle: 'Wer zustimmt („{accept}“), kann nur in alle Zwecke zusammen einwilligen; eine Auswahl bietet das Banner nicht',
        notUsed: 'Das Banner verlangt keine Zahlung als Alternative zur Einwilligung',
      },
    },
    en: {
      title: 'Pay-or-consent model',
      explanation:
        'Whoever can only choose between paying and agreeing consents freely only if the paid offer is equivalent, reasonably priced and free of tracking, and consent can be given separately by purpose (Art. 4(11), Art. 7(4) GDPR; DSK decision of 22 Mar 2023).',
      confidenceReason: 'The model is recognised by buttons and text; the scan does not judge whether price and offer are fair.',
      howToFix:
        '1. Offer the paid version right beside “Accept”, equivalent and at a customary price.\n2. Verify with a paid account that no tracking runs there.\n3. Let visitors choose the purposes one by one on the way of consent too.\n4. Have the model assessed by a lawyer.',
      messages: {
        modelFound: 'The banner demands to pay (“{pay}”) or to agree (“{accept}”); the model needs a legal assessment',
        noPaidOption: 'The banner speaks of a paid offer but gives neither a way to it nor a way to reject',
        oneBundle: 'Whoever agrees (“{accept}”) can only consent to all purposes together; the banner offers no selection',
        notUsed: 'The banner demands no payment as the alternative to consent',
      },
    },
  },
  run({ banner: { banner, payOrConsent }, attempts: { reject } }): Verdict {
    if (!banner?.visible || !(payOrConsent || reject?.method === 'pay-or-consent')) return { class: 'NotApplicable', message: 'notUsed' };
    const controls = firstLayer(banner);
    const accept = controls.find(({ role }) => role === 'accept');
    const pay = controls.find(({ role }) => role === 'pay') ?? controls.find((control) => control !== accept && leadsToOffer(control));
    // A free way out makes it an ordinary banner that also advertises a subscription.
    if (controls.some(({ role }) => role === 'reject') || reject?.performed === true) return { class: 'NotApplicable', message: 'notUsed' };
    const shown = atLeastOne([accept, pay].flatMap((control) => (control ? [bannerControlItem(banner, control)] : [])));
    const items = shown ?? ([bannerTextItem(banner)] as const);
    const params = { accept: accept?.text ?? '', pay: pay?.text ?? '' };
    if (!pay) {
      // What nobody could read may be the way to the offer.
      const unread = controls.some(({ role, text, href }) => role === 'other' && !(href !== null && isLegalLabel(text)));
      const message = unread ? 'modelFound' : 'noPaidOption';
      return { class: unread ? 'Hint' : 'Risk', findings: [{ message, params, items, cause }] };
    }
    if (accept && isOneBundle(controls, pay) && banner.toggles.length === 0 && !banner.controls.some(({ role }) => role === 'save')) {
      return { class: 'Risk', findings: [{ message: 'oneBundle', params, items, cause }] };
    }
    return { class: 'Hint', findings: [{ message: 'modelFound', params, items, cause }] };
  },
});

function leadsToOffer({ role, text }: BannerControl): boolean {
  return role === 'other' && mentions(plainText(text), paidOffer);
}

function isLegalLabel(text: string): boolean {
  return labelNames('privacy', text) || labelNames('imprint', text) || mentions(text, legalDocument);
}
const legalDocument = wholeWords('agb|nutzungsbedingungen|terms(?:\\s+of\\s+(?:use|service))?|cookie-?(?:richtlinie|policy|erklärung)');

/** Only agreeing, paying and legal links: nothing through which purposes could be chosen. */
function isOneBundle(controls: readonly BannerControl[], pay: BannerControl): boolean {
  return controls.every(
    (control) =>
      control === pay ||
      control.role === 'accept' ||
      control.role === 'pay' ||
      control.role === 'close' ||
      leadsToOffer(control) ||
      isLegalLabel(control.text),
  );
}
