import type { Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** Ends the names of messages about forms that somebody fills in for a person to be cared for. */
export const cared = 'Cared';

const relation = wholeWords(
  'verh(?:ä|ae)ltnis(?:\\s+zu[rm]?\\s+[a-zß-ɏ]+)?|verwandtschafts(?:grad|verhältnis)|beziehung\\s+zu[rm]?\\s+[a-zß-ɏ]+|ansprech(?:person|partner(?:in)?)|angehörige[nr]?|bevollmächtigte[nr]?|(?:rechtliche[nr]?\\s+)?betreuer(?:in)?|relation(?:ship)?(?:\\s+to\\s+[a-z ]{1,30})?|next\\s+of\\s+kin|contact\\s+person',
);
const care = wholeWords(
  'pflege(?!kasse|leicht)[a-zß-ɏ]*|(?:dauer|kurzzeit|tages|verhinderungs|alten|senioren|kranken)pflege[a-zß-ɏ]*|senioren(?:heim|zentrum|residenz|wohn)[a-zß-ɏ]*|hospiz[a-zß-ɏ]*|betreutes\\s+wohnen|(?:nursing|care)\\s+home|home\\s+care|care\\s+(?:level|place)',
);

/** Whether a form asks for a person to be cared for while another one fills it in: that one's tick is no consent of the person's own. */
export function isForSomebodyCaredFor({ asked, text, submitText }: FormFact): boolean {
  const labels = asked.map(({ label }) => plainText(label));
  const words = plainText(`${text} ${submitText} ${labels.join(' ')}`);
  return (labels.some((label) => mentions(label, relation)) || mentions(plainText(text), relation)) && mentions(words, care);
}

/** What the sentence on such a form says besides. */
export const caredSentence: Readonly<Record<Locale, string>> = {
  de: '; gefragt ist nach einer Person, für die eine andere das Formular ausfüllt: In deren Angaben kann nur sie selbst einwilligen oder wer sie vertreten darf',
  en: '; it asks about a person for whom somebody else fills in the form: only that person, or whoever may act for them, can consent to that',
};

/** The steps for such a form: care itself is the regular basis, consent the exception. */
export const caredSteps: Readonly<Record<Locale, Record<'remove' | 'base' | 'consent' | 'inform' | 'restrict', string>>> = {
  de: {
    remove:
      'Streichen Sie auf {path} von „{fields}“, was Sie für eine erste Anfrage noch nicht brauchen; es genügt, danach zu fragen, wenn ein Platz in Aussicht steht.',
    base: 'Was Sie brauchen, um die Versorgung vorzubereiten, und was nur Personen mit Schweigepflicht verarbeiten, stützen Sie auf Art. 9 Abs. 2 lit. h, Abs. 3 DSGVO mit § 22 Abs. 1 Nr. 1 lit. b BDSG; nennen Sie das am Formular und in der Datenschutzerklärung.',
    consent:
      'Für alles andere, etwa die Konfession, holen Sie die ausdrückliche, freiwillige Einwilligung der Person selbst ein oder die einer Person mit Vollmacht oder rechtlicher Betreuung (Art. 9 Abs. 2 lit. a DSGVO); ein Häkchen der Ansprechperson genügt nicht.',
    inform:
      'Informieren Sie auch die Person, um die es geht, über die Verarbeitung: Ihre Angaben stammen von einer anderen (Art. 14 DSGVO).',
    restrict: 'Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
  },
  en: {
    remove:
      'On {path}, remove from “{fields}” what you do not need yet for a first enquiry; it is enough to ask when a place is in prospect.',
    base: 'Base what you need to prepare the care, and what only persons bound to secrecy handle, on Art. 9(2)(h), (3) GDPR with Section 22(1) no. 1(b) BDSG; state that at the form and in the privacy notice.',
    consent:
      'For everything else, such as the denomination, obtain the explicit, voluntary consent of the person concerned, or of somebody with power of attorney or appointed as guardian (Art. 9(2)(a) GDPR); a tick of the contact person is not enough.',
    inform: 'Inform the person concerned about the processing too: the information comes from somebody else (Art. 14 GDPR).',
    restrict: 'Restrict access to the information and store it encrypted.',
  },
};
