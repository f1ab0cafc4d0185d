import type { Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { Facts } from '../../facts.ts';
import { mentions, plainText } from '../wording.ts';
import { genuine } from './agreement-words.ts';
import { isPool } from './applicants-pool.ts';
import { candidateOf } from './candidate-forms.ts';
import { agreesToAdvertising, permissionOf } from './form-consents.ts';
import { consents, handles } from './needless-contact-consent.ts';

const step = {
  de: {
    replace: 'Ersetzen Sie im Formular „{button}“ auf {path} das Häkchen „{label}“ durch einen Satz mit Link auf die Datenschutzerklärung.',
    basis:
      'Stützen Sie die Verarbeitung der Bewerbung auf Art. 6 Abs. 1 lit. b DSGVO, und nennen Sie das in der Datenschutzerklärung, soweit es dort fehlt.',
    special:
      'Auch für „{fields}“ hilft hier kein Häkchen: Wer sich bewirbt, willigt in der Regel nicht freiwillig ein{see:frm-sensitive-fields}.',
    later: 'Wollen Sie Unterlagen länger aufbewahren, fragen Sie das mit einem eigenen, freiwilligen Kästchen ab.',
  },
  en: {
    replace: 'In the form “{button}” on {path}, replace the box “{label}” by a sentence with a link to the privacy notice.',
    basis: 'Base the processing of the application on Art. 6(1)(b) GDPR, and state that in the privacy notice where it is missing there.',
    special: 'For “{fields}”, a box is of no help here either: as a rule, applicants do not consent freely{see:frm-sensitive-fields}.',
    later: 'If you want to keep documents longer, ask for that with a separate, voluntary box.',
  },
} as const;

/** What is told of applications that can be sent only with a consent, and how to put it right. */
export function applicantConsentTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { replace, basis, special, later } = step[locale];
  const isGerman = locale === 'de';
  const bundle = isGerman
    ? 'Das Formular „{button}“ auf {path} verlangt mit einem einzigen Häkchen die Zustimmung zur Datenschutzerklärung und zur Weitergabe der Angaben („{label}“); eine Einwilligung muss für jeden Zweck gesondert und freiwillig erteilt werden (Art. 4 Nr. 11, Art. 7 Abs. 2, 4 DSGVO), und wer sich bewirbt, willigt in der Regel nicht freiwillig ein'
    : 'With a single mandatory tick, the form “{button}” on {path} demands agreement to the privacy notice and to passing on the data (“{label}”); consent has to be given separately for each purpose and freely (Art. 4(11), Art. 7(2), (4) GDPR), and as a rule applicants do not consent freely';
  const blanket = isGerman
    ? 'Das Formular „{button}“ auf {path} verlangt mit der Datenschutzerklärung eine Einwilligung in die Verarbeitung der Daten, die selbst keinen Zweck nennt („{label}“); wer sich bewirbt, willigt in der Regel nicht freiwillig ein'
    : 'Along with the privacy notice, the form “{button}” on {path} demands a consent to the processing of the data that itself names no purpose (“{label}”); as a rule, applicants do not consent freely';
  const forcedApplicant = isGerman
    ? 'Das Formular „{button}“ auf {path} nimmt eine Bewerbung nur mit einer Einwilligung an („{label}“); freiwillig ist sie so in der Regel nicht (Art. 7 Abs. 4 DSGVO, § 26 Abs. 2 BDSG), und nötig ist sie auch nicht'
    : 'The form “{button}” on {path} takes an application only with a consent (“{label}”); as a rule it is not given freely this way (Art. 7(4) GDPR, Section 26(2) BDSG), nor is it needed';
  const specialSteps = `1. ${replace}\n2. ${special}\n3. ${basis}`;
  return {
    messages: { forcedApplicant, forcedBundleApplicant: bundle, forcedBlanketApplicant: blanket },
    fixes: {
      forcedApplicant: `1. ${replace}\n2. ${basis}\n3. ${later}`,
      forcedBundleApplicant: specialSteps,
      forcedBlanketApplicant: specialSteps,
    },
  };
}

/**
 * Whether nobody can apply for work without consenting to what an application is: to be read and kept for the selection. Keeping it for
 * later, passing it on, pictures and advertising are consents of their own.
 */
export function isApplicantConsent({ form, box }: { form: FormFact; box: AskedField }, pages: Facts['pages']): boolean {
  const label = plainText(box.label);
  if (!box.required || form.kind !== 'application' || candidateOf(form, pages) !== 'Applicant') return false;
  if (isPool(label) || permissionOf(label) !== null || agreesToAdvertising(label) || mentions(label, genuine)) return false;
  return label.split(/(?<=[.!?])\s+/).some((sentence) => mentions(sentence, consents) && mentions(sentence, handles));
}
