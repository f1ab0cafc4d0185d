import type { FieldEvidence } from '#evidence/forms.ts';
import type { FormFact } from '../../facts/forms.ts';
import { plainText } from '../wording.ts';

/** An answer that says nothing without its question. */
export const saysYes =
  /^(?:ja|ja,? (?:gerne?|bitte|sehr gerne?|ich möchte)|(?:sehr )?gerne?|einverstanden|(?:ich )?stimme zu|yes|yes,? please|i agree)[.!]?$/i;
/** Asked for what somebody is or has: the answer permits nothing. */
const asksForFacts = /^(?:sind|haben|bist|hast|kennen|kennst|are|do|have) (?:sie|du|ihr|you)(?![a-zß-ɏ])/i;

/** A radio button that says yes to the question over it: set in advance, it is a tick like that of a box. */
export function isYesOfQuestion({ type, group, label }: FieldEvidence): boolean {
  return type === 'radio' && (group ?? '') !== '' && saysYes.test(label.trim()) && !asksForFacts.test(group!.trim());
}

/**
 * The fields of a form, radio buttons that say yes and stand in no group with the question right before them. As many such questions as
 * buttons must be found, else it cannot be told which belongs to which.
 */
export function underQuestions({ fields, text }: FormFact): readonly FieldEvidence[] {
  const bare = fields.filter(
    ({ type, group, label, visible }) => visible && type === 'radio' && (group ?? '') === '' && saysYes.test(label.trim()),
  );
  if (bare.length === 0) return fields;
  const questions = [...plainText(text).matchAll(/([^.!?*]{8,200}[?:])[\s*]{1,4}(?:ja|gerne?|yes|einverstanden)(?![a-zß-ɏ])/giu)].map(
    ([, question]) => question!.trim(),
  );
  if (questions.length !== bare.length) return fields;
  return fields.map((field) => (bare.includes(field) ? { ...field, group: questions[bare.indexOf(field)]! } : field));
}
