import type { BannerControl } from '#evidence/banner.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import { atLeastOne } from '../items.ts';
import { bannerControlItem, bannerTextItem, firstLayer } from '../shared/banner/banner-controls.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { labelNames, mentions, plainText, wholeWords } from '../shared/wording.ts';

/** Ways to the paid offer that are not recognised as such by their role alone. */
const paidOffer = wholeWords(
  '[a-zß-ɏ]{0,30}-?abo[a-zß-ɏ]*|abonn[a-zß-ɏ]*|werbefrei[a-zß-ɏ]*|pur|plus|premium|contentpass|freechoice|anmelden|einloggen|login|log\\s?in|kaufen|bezahlen|zahlen|subscri[a-zß-ɏ]*|ad[\\s-]?free|pay|sign\\s?in',
);
const cause = 'banner-pay';

export default defineCheck({
  id: 'cmp-pay-or-consent',
  area: 'cmp',
  version: 3,
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
        'Eine Einwilligung muss freiwillig sein (Art. 4 Nr. 11, Art. 7 Abs. 4 DSGVO). Nach Auffassung der DSK (Beschluss vom 22.3.2023) kann sie es neben einem bezahlten Angebot sein, wenn dieses gleichwertig, zu einem üblichen Entgelt und ohne Tracking zu haben ist und in einzelne Zwecke getrennt eingewilligt werden kann.',
      confidenceReason:
        'Das Modell wird an Schaltflächen und Text erkannt; ob Preis und Angebot angemessen sind, beurteilt der Scan nicht.',
      howToFix:
        '1. Bieten Sie im Banner einen Weg zu einer Auswahl an, in der Besucher jedem Zweck einzeln zustimmen können: Schalter je Zweck auf der ersten Ebene oder hinter „Einstellungen“, vor der Einwilligung erreichbar. Hat die Website eine solche Auswahl schon an anderer Stelle, etwa hinter einem Link in der Fußzeile, genügt eine Schaltfläche dorthin.\n2. Bieten Sie das bezahlte Angebot unmittelbar neben „Zustimmen“ an, gleichwertig und zu einem üblichen Preis.\n3. Prüfen Sie in einem bezahlten Zugang, dass dort kein Tracking läuft.\n4. Lassen Sie das Modell rechtlich bewerten.',
      fixes: {
        modelFound:
          '1. Lassen Sie das Modell rechtlich bewerten: gleichwertiges Angebot, üblicher Preis, Auswahl nach Zwecken.\n2. Prüfen Sie in einem bezahlten Zugang, dass dort kein Tracking läuft.',
        oneBundle:
          '1. Bieten Sie im Banner einen Weg zu einer Auswahl an, in der Besucher jedem Zweck einzeln zustimmen können: Schalter je Zweck auf der ersten Ebene oder hinter „Einstellungen“, vor der Einwilligung erreichbar. Hat die Website eine solche Auswahl schon an anderer Stelle, etwa hinter einem Link in der Fußzeile, genügt eine Schaltfläche dorthin.\n2. Lassen Sie das Modell rechtlich bewerten: gleichwertiges Angebot, üblicher Preis.\n3. Prüfen Sie in einem bezahlten Zugang, dass dort kein Tracking läuft.',
      },
      messages: {
        modelFound:
          'Das Banner stellt vor die Wahl zwischen Zahlen („{pay}“) und Zustimmen („{accept}“); das Modell muss rechtlich bewertet werden',
        noPaidOption: 'Das Banner spricht von einem bezahlten Angebot, bietet aber weder einen Weg dorthin noch ein Ablehnen',
        oneBundle:
          'Wer auf der ersten Ebene zustimmt („{accept}“), willigt in alle Zwecke zusammen ein; im Banner war kein Weg zu einer Auswahl zu sehen',
        notUsed: 'Das Banner verlangt keine Zahlung als Alternative zur Einwilligung',
      },
    },
    en: {
      title: 'Pay-or-consent model',
      explanation:
        'Consent has to be freely given (Art. 4(11), Art. 7(4) GDPR). In the view of the DSK (decision of 22 Mar 2023) it can be so beside a paid offer if that offer is equivalent, customarily priced and free of tracking, and consent can be given separately by purpose.',
      confidenceReason: 'The model is recognised by buttons and text; the scan does not judge whether price and offer are fair.',
      howToFix:
        '1. Offer a way in the banner to a selection in which visitors can agree to each purpose separately: switches for each purpose on the first layer or behind “Settings”, within reach before consenting. Where the website already has such a choice elsewhere, say behind a link in the footer, a button leading there is enough.\n2. Offer the paid version right beside “Accept”, equivalent and at a customary price.\n3. Verify with a paid account that no tracking runs there.\n4. Have the model assessed by a lawyer.',
      fixes: {
        modelFound:
          '1. Have the model assessed by a lawyer: equivalent offer, customary price, choice by purpose.\n2. Verify with a paid account that no tracking runs there.',
        oneBundle:
          '1. Offer a way in the banner to a selection in which visitors can agree to each purpose separately: switches for each purpose on the first layer or behind “Settings”, within reach before consenting. Where the website already has such a choice elsewhere, say behind a link in the footer, a button leading there is enough.\n2. Have the model assessed by a lawyer: equivalent offer, customary price.\n3. Verify with a paid account that no tracking runs there.',
      },
      messages: {
        modelFound: 'The banner demands to pay (“{pay}”) or to agree (“{accept}”); the model needs a legal assessment',
        noPaidOption: 'The banner speaks of a paid offer but gives neither a way to it nor a way to reject',
        oneBundle:
          'Whoever agrees on the first layer (“{accept}”) consents to all purposes together; no way to a selection was seen in the banner',
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
