import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { Facts } from '../../facts.ts';
import { legalPath } from '../site/legal-path.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { groundOfContact } from './contact-ground.ts';
import { agreesToAdvertising, permissionOf } from './form-consents.ts';
import { sensitiveFields } from './protected-questions.ts';

/** Words of somebody who agrees, by a box. */
export const consents = wholeWords(
  'willige[n]?\\s+(?:[a-zß-ɏ]+\\s+){0,4}ein|stimme[n]?\\s+(?:[^.!?\\s]+\\s+){0,16}zu|(?:bin\\s+)?(?:damit\\s+)?einverstanden|(?:i|we)\\s+(?:hereby\\s+)?(?:consent|agree)',
);
/** What is done with data. */
export const handles = wholeWords(
  'verarbeit[a-zß-ɏ]*|speicher[a-zß-ɏ]*|gespeichert|erhoben|genutzt|verwendet|process(?:ing|ed)?|stor(?:e|ed|ing|age)',
);
const ownMatter = wholeWords(
  '(?:meine[rs]?|der|die|einer)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:anfrage|anliegens?|nachricht)|beantwort[a-zß-ɏ]*|bearbeitung|rückfragen|kontaktaufnahme|(?:answer|process|handle)[a-z]*\\s+(?:[a-z]+\\s+){0,3}(?:enquiry|inquiry|request|message)',
);

/**
 * Boxes without which an enquiry cannot be sent and which consent to its being answered, while the notice rests that on another ground. What
 * Art. 9 protects needs consent all the same, and advertising, pictures and the like are consents of their own.
 */
export function needlessContactConsents(
  boxes: readonly { form: FormFact; box: AskedField }[],
  facts: Pick<Facts, 'pages'> & Partial<Pick<Facts, 'privacy'>>,
): { form: FormFact; box: AskedField; notice: string; quote: string }[] {
  const { privacy } = facts;
  const ground = privacy ? groundOfContact(privacy.text) : null;
  if (!privacy || ground === null || ground.isConsent) return [];
  return boxes
    .filter(({ form, box }) => form.kind === 'contact' && box.required && !isOther(box.label) && consentsToAnswer(plainText(box.label)))
    .filter(({ form }) => sensitiveFields(form, facts).length === 0)
    .map((each) => ({ ...each, notice: legalPath(privacy), quote: ground.quote }));
}

function isOther(label: string): boolean {
  return permissionOf(label) !== null || agreesToAdvertising(label);
}

/** Whether a box consents to an enquiry being answered, whatever else it consents to. */
export function consentsToAnswer(label: string): boolean {
  return label
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => mentions(sentence, consents) && mentions(sentence, handles) && mentions(sentence, ownMatter));
}
