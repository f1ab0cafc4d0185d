import type { Finding, Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { formItem } from '../../items.ts';
import { mentions, plainText, quoted, shortList } from '../wording.ts';
import { clickSentence, longestStruck } from './click-consent.ts';
import { agreesToAdvertising } from './form-consents.ts';
import { arrangesCall, mayVisit, offersCall, phoneReason } from './form-purposes.ts';
import { isReasonTold } from './needless-fields.ts';
import { calls } from './newsletter-words.ts';
import { formPlace, labelsOf } from './visitor-forms.ts';

const said = {
  de: {
    message:
      'Das Formular „{button}“ auf {path} verlangt neben der E-Mail-Adresse auch „{fields}“ und lässt zugleich in Anrufe zur Werbung einwilligen („{label}“); neben der E-Mail-Adresse ist sie für eine Antwort in der Regel nicht nötig',
    fix: '1. Stellen Sie im Formular „{button}“ auf {path} auf freiwillig um, und nehmen Sie die Kennzeichnung als Pflichtfeld weg: {fields}. Neben der E-Mail-Adresse ist für eine Antwort kein zweiter Weg nötig.\n2. Rufen Sie zur Werbung nur an, wer dem gesondert und freiwillig zugestimmt hat (§ 7 Abs. 2 Nr. 1 UWG){see:frm-newsletter-consent}.',
  },
  en: {
    message:
      'The form “{button}” on {path} demands “{fields}” besides the e-mail address and at the same time has visitors consent to advertising calls (“{label}”); besides the e-mail address an answer as a rule does not need it',
    fix: '1. In the form “{button}” on {path}, make optional and no longer mark as mandatory: {fields}. Besides the e-mail address no second way is needed for an answer.\n2. Make advertising calls only to those who agreed to them separately and voluntarily (Section 7(2) no. 1 UWG){see:frm-newsletter-consent}.',
  },
} as const;

/** What is told of a number that is demanded for calls, and how to put it right. */
export function advertisingCallTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  return { messages: { advertisingCalls: said[locale].message }, fixes: { advertisingCalls: said[locale].fix } };
}

/**
 * A number demanded beside an e-mail address where the form has visitors consent to calls: whatever the form is for, its own words say
 * what the number serves. Nothing where it also arranges or offers a call, or the question tells another reason.
 */
export function demandedForCalls(form: FormFact, pages: readonly PageFact[]): Finding[] {
  const required = form.asked.filter((field) => field.required);
  if (!required.some(({ kind }) => kind === 'email')) return [];
  const numbers = required.filter(({ kind, label }) => kind === 'phone' && !isReasonTold(label));
  if (numbers.length === 0) return [];
  const label = consentToCalls(form);
  if (label === null) return [];
  const besides = plainText(`${form.text} ${form.laterText ?? ''} ${form.submitText}`).replace(label, ' ');
  if (mentions(besides, phoneReason) || mayVisit(form, pages) || arrangesCall(form, pages) || offersCall(form, pages)) return [];
  return [finding(form, numbers, label)];
}

/** The words by which a form has visitors consent to calls: with the click on its button, or with a box that has to be ticked. */
function consentToCalls(form: FormFact): string | null {
  const box = form.asked.find(
    ({ type, required, label }) => type === 'checkbox' && required && agreesToAdvertising(label) && mentions(plainText(label), calls),
  );
  if (box) return plainText(box.label);
  const sentence = clickSentence(form, false)?.sentence;
  return sentence !== undefined && mentions(sentence, calls) ? sentence : null;
}

function finding(form: FormFact, numbers: readonly AskedField[], label: string): Finding {
  const fields = labelsOf(numbers);
  return {
    message: 'advertisingCalls',
    params: { ...formPlace(form), fields: shortList(fields), label: quoted(label.replace(/\s*\*+$/, ''), longestStruck) },
    items: [formItem(form, { fields: fields.join(', ') })],
    cause: `form-fields:${form.id}`,
  };
}
