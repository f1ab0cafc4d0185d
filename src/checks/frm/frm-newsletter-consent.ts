import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import { formItem, verdictBeside } from '../items.ts';
import { advertisingBoxes, advertisingBoxTexts } from '../shared/forms/advertising-boxes.ts';
import { clickConsent, clickConsentTexts, joinedByClick } from '../shared/forms/click-consent.ts';
import { entersContest } from '../shared/forms/contest-forms.ts';
import { shownForms } from '../shared/forms/framed-forms.ts';
import { giftTexts, givenForAddress } from '../shared/forms/gift-for-address.ts';
import { coupledMessage, joinedNewsletterTexts } from '../shared/forms/joined-newsletter.ts';
import { isNewsletterForm } from '../shared/forms/newsletter-forms.ts';
import { boxForPartners, boxPartnersTexts, forPartners } from '../shared/forms/newsletter-partners.ts';
import { newsletterBoxes, refusal } from '../shared/forms/newsletter-words.ts';
import { popupFixes, popupMessages, popupParams, popupSuffix } from '../shared/forms/popup-steps.ts';
import {
  demandedAdvertising,
  offersAreAsked,
  requiredAdvertisingMessage,
  requiredAdvertisingTexts,
} from '../shared/forms/required-advertising.ts';
import { signUpElsewhere } from '../shared/forms/sign-up-elsewhere.ts';
import { ownSignUpText, signUpBoxText, signUpText } from '../shared/forms/sign-up-text.ts';
import { signsUpUnsaid, unsaidTexts } from '../shared/forms/unsaid-sign-up.ts';
import { dataForms, type FormText, formList, formPlace, textAround } from '../shared/forms/visitor-forms.ts';
import { guidance, statute, unverified } from '../shared/law/law.ts';
import { pageAt } from '../shared/site/legal-page.ts';
import { isSupportedLanguage } from '../shared/site/supported-language.ts';
import { mentions, plainText, quoted } from '../shared/wording.ts';

/** Whether a box is there to turn a newsletter down. What there is not without it makes it a condition instead. */
function refuses(label: string): boolean {
  const sentences = label.split(/(?<=[.!?])\s+/);
  return sentences.some((sentence) => !/^(?:ohne|nur mit|without|only with)\s/i.test(sentence) && mentions(sentence, refusal));
}

/** Whether signing up for a newsletter is a choice of its own, with what one needs to know beside it. */
export default defineCheck({
  id: 'frm-newsletter-consent',
  area: 'frm',
  version: 26,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('§ 7 Abs. 2 Nr. 2 UWG', 'Section 7(2) no. 2 UWG'),
    statute('§ 7 Abs. 2 Nr. 1, § 7a UWG (Anrufe)', 'Section 7(2) no. 1, Section 7a UWG (calls)'),
    statute('Art. 7 DSGVO', 'Art. 7 GDPR'),
    unverified('BGH, 10.2.2011, I ZR 164/09', 'Federal Court of Justice, 10 Feb 2011, I ZR 164/09'),
    guidance('DSK, Orientierungshilfe Direktwerbung', 'DSK guidance on direct marketing'),
  ],
  needs: ['forms', 'framedForms', 'pages', 'embeds', 'site'],
  stepPlaces: ['provider'],
  texts: {
    de: {
      title: 'Newsletter-Anmeldung getrennt und informiert',
      explanation:
        'Werbung per E-Mail setzt nach § 7 Abs. 2 Nr. 2 UWG eine vorherige ausdrückliche Einwilligung voraus, die nach Art. 7 DSGVO freiwillig, informiert und jederzeit widerrufbar ist; für Werbeanrufe gilt § 7 Abs. 2 Nr. 1 UWG, und die Einwilligung von Verbrauchern ist zu dokumentieren und fünf Jahre aufzubewahren (§ 7a UWG). Wer eine Bestellung oder Gewinnspielteilnahme von der Anmeldung abhängig macht, riskiert, dass die Einwilligung nicht als freiwillig gilt (Art. 7 Abs. 4 DSGVO); für Gewinnspiele großzügiger OLG Frankfurt, 27.6.2019, 6 U 6/19. Ob das Double-Opt-in tatsächlich funktioniert, prüft der Scan nicht.',
      confidenceReason: 'Gelesen wird der Text um die Anmeldung; ob eine Bestätigungs-E-Mail kommt, prüft der Scan nicht.',
      howToFix:
        '1. Nennen Sie im Anmeldetext Absender und Inhalt des Newsletters und dass man sich jederzeit abmelden kann.\n2. Weisen Sie auf die Bestätigungs-E-Mail (Double-Opt-in) und die Datenschutzerklärung hin.\n3. Bieten Sie den Newsletter in Bestellungen, Gewinnspielen und Kontaktformularen als eigenes, freiwilliges und leeres Kästchen an.',
      fixes: {
        unremarkableTicked: '1. Entfernen Sie das vorab gesetzte Häkchen{see:frm-preticked}; sonst ist hier nichts zu tun.',
        boxesTicked: '1. Entfernen Sie das vorab gesetzte Häkchen{see:frm-preticked}; sonst ist hier nichts zu tun.',
        ...popupFixes('de', {
          ...unsaidTexts.de.fixes,
          nothingSaid:
            '1. Schreiben Sie an die Anmeldung „{button}“ auf {path}, dass man sich jederzeit abmelden kann, und, soweit es dort fehlt, von wem der Newsletter kommt und worüber er informiert.\n2. Weisen Sie dort auf die Bestätigungs-E-Mail (Double-Opt-in) hin.',
          noUnsubscribe:
            '1. Schreiben Sie an die Anmeldung „{button}“ auf {path}, dass man sich jederzeit abmelden kann, und, soweit es dort fehlt, von wem der Newsletter kommt und worüber er informiert.',
          noContent: '1. Schreiben Sie an die Anmeldung „{button}“ auf {path}, worüber der Newsletter informiert und wie oft er erscheint.',
          partners:
            '1. Entweder nennen Sie an der Anmeldung „{button}“ auf {path} die Partner mit Firma, oder Sie streichen deren Angebote.\n2. Werben Sie nicht für ungenannte Partner, und geben Sie ihnen keine Adressen weiter, solange nur diese Zustimmung vorliegt (§ 7 UWG, Art. 4 Nr. 11 DSGVO).',
          noPrivacyNote: '1. Verlinken Sie an der Anmeldung „{button}“ auf {path} die Datenschutzerklärung{see:frm-privacy-notice}.',
        }),
        ...joinedNewsletterTexts('de').fixes,
        ...requiredAdvertisingTexts('de').fixes,
        ...clickConsentTexts('de').fixes,
        ...giftTexts.de.fixes,
        ...boxPartnersTexts.de.fixes,
        ...advertisingBoxTexts('de').fixes,
        boxNothingSaid:
          '1. Schreiben Sie an das Kästchen im Formular „{button}“ auf {path}, dass man sich jederzeit abmelden kann, und, soweit es dort fehlt, worüber der Newsletter informiert.\n2. Weisen Sie dort auf die Bestätigungs-E-Mail (Double-Opt-in) hin.',
        boxNoUnsubscribe:
          '1. Schreiben Sie an das Kästchen im Formular „{button}“ auf {path}, dass man sich jederzeit abmelden kann, und, soweit es dort fehlt, worüber der Newsletter informiert.',
      },
      messages: {
        ...popupMessages({
          ...unsaidTexts.de.messages,
          nothingSaid: 'Die Newsletter-Anmeldung „{button}“ auf {path} nennt weder die Abmeldung noch die Bestätigungs-E-Mail',
          noUnsubscribe: 'Die Newsletter-Anmeldung „{button}“ auf {path} sagt nicht, dass man sich wieder abmelden kann',
          noContent: 'Die Newsletter-Anmeldung „{button}“ auf {path} sagt nicht, worum es im Newsletter geht',
          partners:
            'Die Newsletter-Anmeldung „{button}“ auf {path} soll auch Werbung von Partnern erlauben, die nicht genannt sind („{quote}“)',
          noPrivacyNote: 'An der Newsletter-Anmeldung „{button}“ auf {path} steht kein Hinweis auf den Datenschutz',
        }),
        coupled: 'Das Formular „{button}“ auf {path} verlangt die Anmeldung zum Newsletter („{label}“)',
        ...joinedNewsletterTexts('de').messages,
        coupledElsewhere: 'Das Formular „{button}“ auf {path} verlangt ein Häkchen für den Newsletter („{label}“)',
        ...requiredAdvertisingTexts('de').messages,
        ...clickConsentTexts('de').messages,
        ...giftTexts.de.messages,
        ...boxPartnersTexts.de.messages,
        ...advertisingBoxTexts('de').messages,
        boxNothingSaid:
          'Am Kästchen für den Newsletter im Formular „{button}“ auf {path} stehen weder die Abmeldung noch die Bestätigungs-E-Mail („{label}“)',
        boxNoUnsubscribe:
          'Am Kästchen für den Newsletter im Formular „{button}“ auf {path} steht nicht, dass man sich wieder abmelden kann („{label}“)',
        external: 'Der Newsletter wird auf einer fremden Seite oder in einem fremden Rahmen bestellt ({target}), die nicht geprüft wurde',
        notSeen:
          'Die Seite zur Newsletter-Anmeldung ({target}) gehörte nicht zu den geprüften Seiten, oder ihr Formular war nicht zu erkennen',
        textUnknown:
          'Der Text um {count|=eine Newsletter-Anmeldung|Newsletter-Anmeldungen} ({names}) ließ sich nicht vollständig lesen oder ist in einer nicht unterstützten Sprache',
        unremarkable: 'An den Newsletter-Anmeldungen wurde keine Auffälligkeit festgestellt; die Bestätigungs-E-Mail wurde nicht geprüft',
        unremarkableTicked:
          'An den Newsletter-Anmeldungen wurde keine Auffälligkeit festgestellt, die Bestätigungs-E-Mail wurde nicht geprüft; ein Kästchen für den Newsletter ist aber schon angekreuzt: {names}{see:frm-preticked}',
        boxes:
          'Einen Newsletter bietet ein Kästchen in {count|=einem Formular|Formularen} an, das keine Pflicht ist: {names}; die Abmeldung ist dort erwähnt, ob eine Bestätigungs-E-Mail kommt, wurde nicht geprüft',
        boxesTicked:
          'Einen Newsletter bietet ein Kästchen in {count|=einem Formular|Formularen} an: {names}; die Abmeldung ist dort erwähnt, das Kästchen aber schon angekreuzt{see:frm-preticked}',
        noNewsletter: 'Auf den geprüften Seiten wurde keine Newsletter-Anmeldung gefunden',
      },
    },
    en: {
      title: 'Newsletter sign-up separate and informed',
      explanation:
        'Under Section 7(2) no. 2 UWG, advertising by e-mail requires prior express consent, which under Art. 7 GDPR is freely given, informed and can be withdrawn at any time; for advertising calls Section 7(2) no. 1 UWG applies, and the consent of consumers has to be documented and kept for five years (Section 7a UWG). Whoever makes an order or the entry to a prize draw depend on the sign-up risks that the consent does not count as freely given (Art. 7(4) GDPR); more generous for prize draws: Higher Regional Court Frankfurt, 27 Jun 2019, 6 U 6/19. Whether the double opt-in really works is not examined by the scan.',
      confidenceReason: 'The text around the sign-up is read; the scan does not check whether a confirmation e-mail arrives.',
      howToFix:
        '1. Name the sender and the content of the newsletter in the sign-up text, and that one can unsubscribe at any time.\n2. Mention the confirmation e-mail (double opt-in) and the privacy notice.\n3. In orders, prize draws and contact forms, offer the newsletter as a separate, voluntary and empty box.',
      fixes: {
        unremarkableTicked: '1. Remove the tick set in advance{see:frm-preticked}; otherwise there is nothing to do here.',
        boxesTicked: '1. Remove the tick set in advance{see:frm-preticked}; otherwise there is nothing to do here.',
        ...popupFixes('en', {
          ...unsaidTexts.en.fixes,
          nothingSaid:
            '1. Say at the sign-up “{button}” on {path} that one can unsubscribe at any time and, where it is missing there, who sends the newsletter and what it is about.\n2. Mention the confirmation e-mail (double opt-in) there.',
          noUnsubscribe:
            '1. Say at the sign-up “{button}” on {path} that one can unsubscribe at any time and, where it is missing there, who sends the newsletter and what it is about.',
          noContent: '1. Say at the sign-up “{button}” on {path} what the newsletter is about and how often it appears.',
          partners:
            '1. Either name the partners with their company at the sign-up “{button}” on {path}, or remove their offers.\n2. Do not advertise for unnamed partners or pass addresses on to them while there is only this consent (Section 7 UWG, Art. 4(11) GDPR).',
          noPrivacyNote: '1. Link the privacy notice at the sign-up “{button}” on {path}{see:frm-privacy-notice}.',
        }),
        ...joinedNewsletterTexts('en').fixes,
        ...requiredAdvertisingTexts('en').fixes,
        ...clickConsentTexts('en').fixes,
        ...giftTexts.en.fixes,
        ...boxPartnersTexts.en.fixes,
        ...advertisingBoxTexts('en').fixes,
        boxNothingSaid:
          '1. Say at the box in the form “{button}” on {path} that one can unsubscribe at any time and, where it is missing there, what the newsletter is about.\n2. Mention the confirmation e-mail (double opt-in) there.',
        boxNoUnsubscribe:
          '1. Say at the box in the form “{button}” on {path} that one can unsubscribe at any time and, where it is missing there, what the newsletter is about.',
      },
      messages: {
        ...popupMessages({
          ...unsaidTexts.en.messages,
          nothingSaid: 'The newsletter sign-up “{button}” on {path} mentions neither unsubscribing nor the confirmation e-mail',
          noUnsubscribe: 'The newsletter sign-up “{button}” on {path} does not say that one can unsubscribe again',
          noContent: 'The newsletter sign-up “{button}” on {path} does not say what the newsletter is about',
          partners:
            'The newsletter sign-up “{button}” on {path} is to permit advertising of partners who are not named as well (“{quote}”)',
          noPrivacyNote: 'The newsletter sign-up “{button}” on {path} carries no privacy information',
        }),
        coupled: 'The form “{button}” on {path} demands the newsletter sign-up (“{label}”)',
        ...joinedNewsletterTexts('en').messages,
        coupledElsewhere: 'The form “{button}” on {path} demands a tick for the newsletter (“{label}”)',
        ...requiredAdvertisingTexts('en').messages,
        ...clickConsentTexts('en').messages,
        ...giftTexts.en.messages,
        ...boxPartnersTexts.en.messages,
        ...advertisingBoxTexts('en').messages,
        boxNothingSaid:
          'At the box for the newsletter in the form “{button}” on {path}, neither unsubscribing nor the confirmation e-mail is mentioned (“{label}”)',
        boxNoUnsubscribe:
          'At the box for the newsletter in the form “{button}” on {path}, it is not said that one can unsubscribe again (“{label}”)',
        external: 'The newsletter is ordered on a third-party page or in a third-party frame ({target}) that was not examined',
        notSeen: 'The page for the newsletter sign-up ({target}) was not among the pages examined, or its form could not be recognised',
        textUnknown:
          'The text around {count|=one newsletter sign-up|newsletter sign-ups} ({names}) could not be read completely or is in an unsupported language',
        unremarkable: 'Nothing conspicuous was found at the newsletter sign-ups; the confirmation e-mail was not examined',
        unremarkableTicked:
          'Nothing conspicuous was found at the newsletter sign-ups, the confirmation e-mail was not examined; but a box for the newsletter is ticked already: {names}{see:frm-preticked}',
        boxes:
          'A box in {count|=one form|forms} that need not be ticked offers a newsletter: {names}; unsubscribing is mentioned there, whether a confirmation e-mail arrives was not examined',
        boxesTicked:
          'A box in {count|=one form|forms} offers a newsletter: {names}; unsubscribing is mentioned there, but the box is ticked already{see:frm-preticked}',
        noNewsletter: 'No newsletter sign-up was found on the pages examined',
      },
    },
  },
  run(facts) {
    const { pages } = facts;
    const relevant = dataForms(shownForms(facts));
    const signUps = relevant.filter((form) => isNewsletterForm(form, pages));
    const boxes = relevant
      .filter((form) => !signUps.includes(form))
      .flatMap((form) => newsletterBoxes(form).map((box) => ({ form, ...box })));
    // A contest that is entered by subscribing says so beside a box that has to be ticked.
    const coupled = [
      ...boxes.filter(({ required, label }) => required && !refuses(label)),
      ...signUps
        .filter((form) => entersContest(form))
        .flatMap((form) => newsletterBoxes(form).flatMap((box) => (box.required ? { form, ...box } : []))),
    ];
    const advertised = relevant.flatMap((form) => {
      const newsletters = newsletterBoxes(form).map(({ label }) => label);
      return demandedAdvertising(form, pages)
        .map(({ label }) => ({ form, label: plainText(label) }))
        .filter(({ label }) => !newsletters.includes(label));
    });
    const isGrave = ({ form }: { form: FormFact }) => form.kind === 'order' || form.kind === 'registration' || entersContest(form, pages);
    const told = ({ form, label }: { form: FormFact; label: string }) => coupling(coupledMessage(label, isGrave({ form })), form, label);

    const demanded = ({ form, label }: { form: FormFact; label: string }) =>
      coupling(requiredAdvertisingMessage(label, isGrave({ form })), form, label);
    // A gift for the address tells its form with its own sentence.
    const gifts = new Map(relevant.map((form) => [form, givenForAddress(form, pages)] as const).filter(([, found]) => found.length > 0));
    const clicked = relevant
      .filter((form) => !signUps.includes(form))
      .flatMap((form) => {
        const found = clickConsent(form, offersAreAsked(form));
        const joined = found.length > 0 || gifts.has(form) ? [] : joinedByClick(form);
        return [...found, ...joined].map((finding) => ({ form, finding }));
      });
    // Nobody can consent to whoever: that weighs more than advertising of the one they write to.
    const isGraveClick = ({ form, finding }: (typeof clicked)[number]) => isGrave({ form }) || finding.message.endsWith('Partners');
    const toldClick = ({ finding }: (typeof clicked)[number]) => finding;

    const offered = boxes.filter(({ required, label }) => !required && !refuses(label)).map((box) => ({ ...box, ...judgeBox(box, pages) }));
    const judged = signUps.map((form) => ({ form, ...judge(form, textAround(form, pages), pages) }));
    const verdict = verdictBeside(
      [...coupled.filter(isGrave).map(told), ...advertised.filter(isGrave).map(demanded), ...clicked.filter(isGraveClick).map(toldClick)],
      [
        ...coupled.filter((each) => !isGrave(each)).map(told),
        ...advertised.filter((each) => !isGrave(each)).map(demanded),
        ...clicked.filter((each) => !isGraveClick(each)).map(toldClick),
        ...[...gifts.values()].flat(),
        ...signUps.filter((form) => !gifts.has(form)).flatMap((form) => forPartners(form, pages)),
        ...offered.flatMap(({ form, label }) => boxForPartners(form, label)),
        ...relevant.filter((form) => !signUps.includes(form) && !offersAreAsked(form)).flatMap(advertisingBoxes),
        ...[...judged, ...offered].flatMap(({ finding }) => finding ?? []),
      ],
    );
    if (verdict) return verdict;
    const unread = [...new Set([...judged, ...offered].filter(({ open }) => open).map(({ form }) => form))];
    if (unread[0]) {
      const items = unread.map((form) => formItem(form));
      return { class: 'NoClassification', message: 'textUnknown', params: formList(unread), items };
    }
    const ticked = boxes.filter(({ form, label }) => form.fields.some((field) => field.checked && plainText(field.label) === label));
    if (signUps.length > 0)
      return ticked.length === 0 ? { class: 'Conform', message: 'unremarkable' } : leftToOther('unremarkableTicked', ticked);
    if (boxes.length > 0) {
      if (ticked.length > 0) return leftToOther('boxesTicked', boxes);
      return { class: 'Conform', message: 'boxes', params: formList([...new Set(boxes.map(({ form }) => form))]) };
    }
    const elsewhere = signUpElsewhere(facts);
    if (!elsewhere) return { class: 'NotApplicable', message: 'noNewsletter' };
    const { message, target, items } = elsewhere;
    return { class: 'NoClassification', message, params: { target }, items };
  },
});

/** A box that is ticked already is told by another check: what is right here is no reason to praise the sign-up. */
function leftToOther(message: 'unremarkableTicked' | 'boxesTicked', boxes: readonly { form: FormFact }[]): Verdict {
  const forms = [...new Set(boxes.map(({ form }) => form))];
  return { class: 'NoClassification', message, params: formList(forms), items: forms.map((form) => formItem(form)) };
}

/** What the text beside a sign-up lacks: one finding, or none; `open` when it cannot be told. */
function judge(form: FormFact, text: FormText, pages: Facts['pages']): { finding?: Finding; open: boolean } {
  const told = signUpText(text);
  if (told.leaving && told.subject && told.privacyNote) return { open: false };
  const page = pageAt(pages, form.pageUrl);
  if (!text.complete || !page || !isSupportedLanguage(page)) return { open: true };
  const unsaid = signsUpUnsaid(form, ownSignUpText(text, page), told.leaving || told.confirming);
  if (unsaid !== null) {
    const finding = lack(unsaid.message, form);
    return { finding: { ...finding, params: { ...finding.params, ...unsaid.params } }, open: false };
  }
  if (!told.leaving) return { finding: lack(told.confirming ? 'noUnsubscribe' : 'nothingSaid', form), open: false };
  if (!told.subject) return { finding: lack('noContent', form), open: false };
  return { finding: { ...lack('noPrivacyNote', form), cause: `form-privacy:${form.id}` }, open: false };
}

/** What is missing at a box by which another form signs up. */
function judgeBox({ form, label }: { form: FormFact; label: string }, pages: Facts['pages']): { finding?: Finding; open: boolean } {
  const { leaving, confirming } = signUpBoxText(form, label);
  if (leaving) return { open: false };
  const page = pageAt(pages, form.pageUrl);
  if (plainText(form.text) === '' || !page || !isSupportedLanguage(page)) return { open: true };
  return { finding: coupling(confirming ? 'boxNoUnsubscribe' : 'boxNothingSaid', form, label, false), open: false };
}

function lack(message: string, form: FormFact): Finding {
  return {
    message: `${message}${popupSuffix(form)}`,
    params: { ...formPlace(form), ...popupParams(form) },
    items: [formItem(form)],
    cause: `form-newsletter:${form.id}`,
  };
}

function coupling(message: string, form: FormFact, label: string, required = true): Finding {
  const short = quoted(label.replace(/\s*\*+$/, ''));
  return {
    message,
    params: { ...formPlace(form), label: short },
    items: [formItem(form, { label: short, required })],
    cause: `form-newsletter:${form.id}`,
  };
}
