import type { Finding, Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { formItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { headsOf } from './form-purposes.ts';
import { isNewsletterForm } from './newsletter-forms.ts';
import { bareLabel, formPlace } from './visitor-forms.ts';

const said = {
  de: {
    forcedTerms:
      'Das Formular „{button}“ auf {path} lässt sich nur mit einer Zustimmung zu den AGB absenden („{label}“), obwohl damit kein Vertrag geschlossen wird',
    forcedTermsNewsletter:
      'Die Newsletter-Anmeldung „{button}“ auf {path} verlangt mit demselben Häkchen eine Zustimmung zu den AGB („{label}“); die Einwilligung in den Newsletter muss davon getrennt sein (Art. 7 Abs. 2, 4 DSGVO)',
    remove:
      'Nehmen Sie die AGB aus dem Kästchen „{label}“ im Formular „{button}“ auf {path} heraus (in Shopsystemen meist ein Textbaustein): Für eine Anfrage gelten sie nicht, erst für die Bestellung.',
    removeNewsletter:
      'Nehmen Sie die AGB aus dem Kästchen „{label}“ der Anmeldung „{button}“ auf {path} heraus (in Shopsystemen meist ein Textbaustein).',
    notice: 'Auf die Datenschutzerklärung weisen Sie nur hin, mit Link; ein Häkchen braucht es dafür nicht.',
  },
  en: {
    forcedTerms:
      'The form “{button}” on {path} can be sent only with an agreement to the terms and conditions (“{label}”), although no contract is concluded by it',
    forcedTermsNewsletter:
      'With the same tick, the newsletter sign-up “{button}” on {path} demands an agreement to the terms and conditions (“{label}”); the consent to the newsletter has to be separate from it (Art. 7(2), (4) GDPR)',
    remove:
      'Take the terms and conditions out of the box “{label}” in the form “{button}” on {path} (in shop systems mostly a text snippet): they do not apply to an enquiry, only to the order.',
    removeNewsletter:
      'Take the terms and conditions out of the box “{label}” of the sign-up “{button}” on {path} (in shop systems mostly a text snippet).',
    notice: 'Only point to the privacy notice, with a link; no box is needed for that.',
  },
} as const;

/** What is told of a form without a contract that wants the terms agreed to, and how to put it right. */
export function forcedTermsTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { forcedTerms, forcedTermsNewsletter, remove, removeNewsletter, notice } = said[locale];
  return {
    messages: { forcedTerms, forcedTermsNewsletter },
    fixes: { forcedTerms: numberedSteps([remove, notice]), forcedTermsNewsletter: numberedSteps([removeNewsletter, notice]) },
  };
}

const terms = wholeWords('agb|[a-zß-ɏ]*geschäftsbedingungen|(?:terms|general)\\s+(?:and|&)\\s+conditions');
const agrees = wholeWords(
  'akzeptier[a-zß-ɏ]*|einverstanden|stimme[n]?|zugestimmt|zustimm[a-zß-ɏ]*|erkenne[n]?|anerkenn[a-zß-ɏ]*|anerkannt|(?:i|we|you)\\s+(?:[a-z]+\\s+){0,3}(?:accept|agree)|accept(?:ed)?',
);
/** What one asks for by such a form may be binding, and terms belong to it then. */
const binds = wholeWords(
  '[a-zß-ɏ-]{0,40}(?:buch(?:en|ung)|reservier|bestell|beauftrag|auftrag|anmeld|miet(?:en|anfrage|vertrag)|leih|kauf|ticket|termin|vertrag|mitglied|anzahl)[a-zß-ɏ]*|book(?:ing)?|orders?|reservation|rent(?:al)?|hire|appointments?|register|registration|membership',
);

/** Boxes without which neither an enquiry nor a newsletter is to be had, and which agree to the terms of a contract nobody concludes there. */
export function forcedTerms(boxes: readonly { form: FormFact; box: AskedField }[], pages: readonly PageFact[]): Finding[] {
  return boxes
    .filter(({ box }) => box.required && agreesToTerms(plainText(box.label)))
    .flatMap(({ form, box }) => {
      const isSignUp = isNewsletterForm(form, pages);
      if (!isSignUp && !isEnquiry(form, pages)) return [];
      const label = quoted(bareLabel(box.label), 160);
      return [
        {
          message: isSignUp ? 'forcedTermsNewsletter' : 'forcedTerms',
          params: { ...formPlace(form), label },
          items: [formItem(form, { label, required: true })] as const,
          cause: `form-terms-consent:${form.id}`,
        },
      ];
    });
}

function agreesToTerms(label: string): boolean {
  return label.split(/(?<=[.!?;])\s+/).some((sentence) => mentions(sentence, terms) && mentions(sentence, agrees));
}

/** A message to the site, and nothing that its button or the head of its page calls an order, a booking or a registration. */
function isEnquiry(form: FormFact, pages: readonly PageFact[]): boolean {
  if ((form.kind !== 'contact' && form.kind !== 'comment') || !form.asked.some(({ kind }) => kind === 'message')) return false;
  return !mentions(headsOf(form, pages), binds);
}
