import type { AskedField, FormFact } from '../../facts/forms.ts';
import { plainText } from '../wording.ts';
import { bareLabel } from './visitor-forms.ts';

/** How long a label is that says little without the question over it. */
const shortAnswer = 40;

/** The label of a box with the question over it where it is short: „Datenschutz: akzeptiert“. */
export function labelUnderQuestion({ label, type }: AskedField, { fields }: FormFact): string {
  const plain = plainText(label);
  if (plain.length > shortAnswer) return plain;
  const group = fields.find((field) => field.type === type && plainText(field.label) === plain && (field.group ?? '') !== '')?.group;
  return group === undefined ? plain : `${bareLabel(group.replace(/^\W*pflichtfeld\s*/i, ''))}: ${plain}`;
}
