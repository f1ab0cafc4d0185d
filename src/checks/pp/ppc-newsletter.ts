import { defineCheck } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, formItem } from '../items.ts';
import { joinedByClick } from '../shared/forms/click-consent.ts';
import { agreesToAdvertising } from '../shared/forms/form-consents.ts';
import { newsletterBoxes } from '../shared/forms/newsletter-words.ts';
import { offersAreAsked } from '../shared/forms/required-advertising.ts';
import { bareLabel } from '../shared/forms/visitor-forms.ts';
import { statute } from '../shared/law/law.ts';
import { sectionsOf } from '../shared/notice/denied-companions.ts';
import { type DescribedBeside, mailersBeside, nameInNotice } from '../shared/notice/mailers-beside.ts';
import { pluginsBeside } from '../shared/notice/newsletter-plugins.ts';
import { toldOtherwise } from '../shared/notice/newsletter-sayings.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { toldOfAdvertising } from '../shared/notice/told-advertising.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { plainText, quoted } from '../shared/wording.ts';

/** A box may ask for more than a newsletter, and another finding may have it asked anew. */
const boxFix = {
  de: '1. Soweit Sie solche Nachrichten senden, ergänzen Sie einen Abschnitt dazu mit Zweck, Rechtsgrundlage, Ablauf der Anmeldung und Speicherdauer; nennen Sie dort auch die anderen Wege und Firmen, für die das Kästchen gilt, etwa Telefon.\n2. Nennen Sie den Versanddienst oder dass Sie selbst versenden.\n3. Beschreiben Sie Abmeldung und Widerruf und, falls vorhanden, die Messung von Öffnungen und Klicks.',
  en: '1. As far as you send such messages, add a section on them with purpose, legal basis, sign-up procedure and storage period; name there too the other ways and companies that the box covers, such as telephone.\n2. Name the dispatch service or that you send them yourself.\n3. Describe unsubscribing and withdrawal and, if there is any, the measurement of opens and clicks.',
};

/** Whether the notice describes the newsletter that the site offers. */
export default defineCheck({
  id: 'ppc-newsletter',
  area: 'pp',
  version: 12,
  weight: 2,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 DSGVO', 'Art. 13 GDPR'), statute('§ 7 Abs. 2 Nr. 2 UWG', 'Section 7(2) no. 2 UWG')],
  needs: [...noticeNeeds, 'forms', 'applicability'],
  wants: ['noticeServices', 'services', 'cookies', 'storage', 'embeds', 'requests'],
  texts: {
    de: {
      title: 'Newsletter beschrieben',
      explanation:
        'Wer einen Newsletter anbietet, muss beschreiben, wie er die Daten dafür verarbeitet: Anmeldung, Versand, Auswertung und Abmeldung (Art. 13 DSGVO). Auch der Dienst, der ihn versendet, ist als Empfänger zu nennen. Werbung per E-Mail braucht grundsätzlich eine Einwilligung (§ 7 Abs. 2 Nr. 2 UWG).',
      confidenceReason: 'Anlass ist ein gesehenes Formular oder die Einstellungen; der Abschnitt dazu wird am Wortlaut erkannt.',
      howToFix:
        '1. Ergänzen Sie einen Abschnitt zum Newsletter mit Zweck, Rechtsgrundlage, Ablauf der Anmeldung und Speicherdauer.\n2. Nennen Sie den Versanddienst oder dass Sie selbst versenden.\n3. Beschreiben Sie die Abmeldung und, falls vorhanden, die Messung von Öffnungen und Klicks.',
      fixes: {
        missingBox: boxFix.de,
        barelyTold: boxFix.de,
        toldOtherwise:
          '1. Stellen Sie fest, wer den Newsletter versendet und ob Öffnungen oder Klicks gemessen werden.\n2. Stimmt der Text am Formular, ersetzen Sie in der Datenschutzerklärung, was zu {name} steht, durch die eigene Verarbeitung: Zweck, Rechtsgrundlage, Speicherdauer, Abmeldung. Versendet {name}, berichtigen Sie den Text am Formular.',
        noSenderOnly: '1. Nennen Sie im Abschnitt zum Newsletter den Versanddienst oder dass Sie ihn über eigene Server versenden.',
        noSender:
          '1. Nennen Sie im Abschnitt zum Newsletter den Versanddienst oder dass Sie ihn über eigene Server versenden.\n2. Ergänzen Sie dort, soweit es fehlt, das Bestätigungsverfahren (Double-Opt-in), die Speicherdauer und, falls vorhanden, die Messung von Öffnungen und Klicks.',
      },
      messages: {
        ...noticeMessages.de,
        otherSender:
          'Die Datenschutzerklärung beschreibt den Newsletter; ob der dort genannte Versanddienst ({names}) noch stimmt, ist offen, denn auf der Website ist {by} im Einsatz{see:pp-services-stale}',
        otherBeside:
          'Die Datenschutzerklärung beschreibt den Newsletter und den Versanddienst, der auf der Website im Einsatz ist ({by}); daneben nennt sie {names}, das nicht beobachtet wurde{see:pp-services-stale}',
        toldOtherwise:
          'Am Formular für den Newsletter ({path}) steht: „{said}“; die Datenschutzerklärung nennt als Versanddienst dagegen {name}: „{quote}“',
        missingBox:
          'Das Formular auf {pages} meldet auch zu Nachrichten per E-Mail an („{label}“); die Datenschutzerklärung beschreibt das nicht',
        barelyTold:
          'Das Formular auf {pages} meldet auch zu Nachrichten per E-Mail an („{label}“); die Datenschutzerklärung sagt dazu nur: „{quote}“',
        missing: 'Auf der Website kann ein Newsletter bestellt werden; die Datenschutzerklärung beschreibt ihn nicht',
        announced: 'Laut Einstellungen gibt es einen Newsletter; die Datenschutzerklärung beschreibt ihn nicht',
        noSender:
          'Die Datenschutzerklärung beschreibt den Newsletter, sagt aber nicht, ob ihn ein Versanddienst oder Sie selbst verschicken',
        noSenderOnly:
          'Die Datenschutzerklärung beschreibt den Newsletter, sagt aber nicht, ob ihn ein Versanddienst oder Sie selbst verschicken',
        noNewsletter: 'Es wurde kein Newsletter-Formular gefunden',
      },
    },
    en: {
      title: 'Newsletter described',
      explanation:
        'Whoever offers a newsletter must describe how the data for it is processed: sign-up, dispatch, evaluation and unsubscribing (Art. 13 GDPR). The service that sends it has to be named as a recipient too. Advertising by e-mail needs consent as a rule (Section 7(2) no. 2 UWG).',
      confidenceReason: 'A form that was seen or the settings prompt it; the passage on it is recognised by its wording.',
      howToFix:
        '1. Add a section on the newsletter with purpose, legal basis, sign-up procedure and storage period.\n2. Name the dispatch service or that you send it yourself.\n3. Describe unsubscribing and, if there is any, the measurement of opens and clicks.',
      fixes: {
        missingBox: boxFix.en,
        barelyTold: boxFix.en,
        toldOtherwise:
          '1. Find out who sends the newsletter and whether opens or clicks are measured.\n2. If the text at the form is right, replace what the privacy notice says of {name} with your own processing: purpose, legal basis, storage period, unsubscribing. If {name} sends it, correct the text at the form.',
        noSenderOnly: '1. In the section on the newsletter, name the dispatch service or that you send it from servers of your own.',
        noSender:
          '1. In the section on the newsletter, name the dispatch service or that you send it from servers of your own.\n2. Add there, where it is missing, the confirmation procedure (double opt-in), the storage period and, if there is any, the measurement of opens and clicks.',
      },
      messages: {
        ...noticeMessages.en,
        otherSender:
          'The privacy notice describes the newsletter; whether the dispatch service named there ({names}) is still right is open, as {by} is in use on the website{see:pp-services-stale}',
        otherBeside:
          'The privacy notice describes the newsletter and the dispatch service in use on the website ({by}); beside it, it names {names}, which was not observed{see:pp-services-stale}',
        toldOtherwise:
          'At the newsletter form ({path}) it says: “{said}”; but the privacy notice names {name} as the dispatch service: “{quote}”',
        missingBox: 'The form on {pages} also signs up for messages by e-mail (“{label}”); the privacy notice does not describe that',
        barelyTold:
          'The form on {pages} also signs up for messages by e-mail (“{label}”); all that the privacy notice says of it is: “{quote}”',
        missing: 'A newsletter can be ordered on the website; the privacy notice does not describe it',
        announced: 'According to the settings there is a newsletter; the privacy notice does not describe it',
        noSender: 'The privacy notice describes the newsletter but does not say whether a dispatch service sends it or you do',
        noSenderOnly: 'The privacy notice describes the newsletter but does not say whether a dispatch service sends it or you do',
        noNewsletter: 'No newsletter form was found',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const forms = facts.forms.filter(({ kind, visible }) => kind === 'newsletter' && visible);
      const isAnnounced = facts.applicability.settings.purposes.includes('newsletter');
      const form = atLeastOne(forms.map((seen) => formItem(seen)));
      const boxed = form ? [] : boxesIn(facts);
      const boxes = atLeastOne(boxed.map(({ form: seen }) => formItem(seen)));
      if (!form && !boxes && !isAnnounced) return { class: 'NotApplicable', message: 'noNewsletter' };
      const stated = notice.of('newsletter');
      if (stated.some(({ value }) => value !== '')) {
        const { noticeServices } = facts;
        const other = noticeServices && form ? toldOtherwise({ ...facts, noticeServices }) : null;
        if (other !== null) return { class: 'Hint', findings: [notice.finding('toldOtherwise', 'newsletter', stated, { ...other })] };
        const [beside] = sendersBeside(facts);
        if (beside === undefined) return { class: 'Conform' };
        const params = { names: nameInNotice(beside.named), by: beside.by };
        // The one in use is described as well: what is left over is no word on who sends.
        return { class: 'Conform', message: beside.message === 'besideOther' ? 'otherBeside' : 'otherSender', params };
      }
      if (stated.length > 0) {
        const isTold = [ofConfirming, ofKeeping].every((words) => words.test(aboutNewsletter(facts.privacy.text)));
        return notice.ifComplete({
          class: 'Hint',
          findings: [notice.finding(isTold ? 'noSenderOnly' : 'noSender', 'newsletter', stated)],
        });
      }
      if (boxes) {
        const isCalledSo = boxed.some(({ label }) => calledNewsletter.test(label));
        const params = { pages: pathsOf(boxed.map(({ form: { pageUrl } }) => pageUrl)), label: quoted(boxed[0]!.label, longestLabel) };
        // Offers by e-mail may be described under another name.
        const told = isCalledSo ? null : toldOfAdvertising(facts.privacy.text);
        if (told?.isDescribed) return { class: 'Conform' };
        if (told) {
          const finding = notice.finding('barelyTold', 'newsletter', [], { ...params, quote: quoted(told.sentence) });
          return notice.ifComplete({ class: 'Hint', findings: [{ ...finding, items: boxes }] });
        }
        return notice.ifComplete({
          class: isCalledSo ? 'Risk' : 'Hint',
          findings: [{ ...notice.finding('missingBox', 'newsletter', [], params), items: boxes }],
        });
      }
      if (!form) return notice.ifComplete({ class: 'Hint', findings: [notice.finding('announced', 'newsletter')] });
      return notice.ifComplete({ class: 'Risk', findings: [{ ...notice.finding('missing', 'newsletter'), items: form }] });
    }),
});

/** Such a box often tells of the enquiry first: what shows the sign-up stands at its end. */
const longestLabel = 320;
const calledNewsletter = /news-?letter|rundbrief|infobrief|infomail|[a-zß-ɏ]{3,30}brief(?![a-zß-ɏ])[^.]{0,60}(?:per|via)\s+e-?mail/iu;
/** Forms for something else that sign up for a newsletter or for advertising by a box or by a sentence above the button, and those words. */
function boxesIn({ forms }: Pick<Facts, 'forms'>): { form: Facts['forms'][number]; label: string }[] {
  return forms
    .filter(({ visible }) => visible)
    .flatMap((form) => {
      const label = newsletterBoxes(form)[0]?.label ?? advertisingByMail(form) ?? joinedByClick(form)[0]?.params?.['label'];
      return label === undefined ? [] : [{ form, label: String(label) }];
    });
}

const byMail = /e-?mail|newsletter/iu;

/** A box for advertising by e-mail among other ways, whether one has to tick it or not; where offers are what a form is for, it is no sign-up beside. */
function advertisingByMail(form: FormFact): string | null {
  if (offersAreAsked(form)) return null;
  const box = form.asked.find(({ type, label }) => type === 'checkbox' && byMail.test(label) && agreesToAdvertising(label));
  return box ? bareLabel(plainText(box.label)) : null;
}

const ofConfirming = /double-?\s?opt-?\s?in|bestätigungs-?(?:mail|e-mail|link)|confirmation/iu;
const ofKeeping = /abmeld|widerruf|abbestell|austrag|\d\s(?:tage|monate|jahre)|unsubscri|withdraw/iu;

/** What the notice says under headings on the newsletter. */
function aboutNewsletter(text: string): string {
  return sectionsOf(text)
    .filter(([heading = '']) => /newsletter|rundbrief/iu.test(heading))
    .flat()
    .join('\n');
}

/** Whom the notice names as the sender although the site has another one's forms. */
function sendersBeside(facts: Pick<Facts, 'pages' | 'privacy' | 'forms'> & Partial<Facts>): readonly DescribedBeside[] {
  const { noticeServices, services = [], cookies = [], storage = [], embeds = [] } = facts;
  if (noticeServices === undefined) return [];
  const seen = { ...facts, noticeServices, services, cookies, storage, embeds };
  const mailers = mailersBeside(seen);
  return mailers.length > 0 ? mailers : pluginsBeside(seen);
}
