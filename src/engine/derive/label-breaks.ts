import { plainText } from '#checks/shared/wording.ts';
import type { FieldEvidence } from '#evidence/forms.ts';

/** Two words without a space between them, as a line break leaves them in a label that was read without its layout. */
const joint = /[a-zß-ÿ.!?:)][A-ZÄÖÜ]/;
const longestText = 20_000;

/**
 * The fields of a form, their labels with the spaces that line breaks within them stand for ("abonnierenAngebote"): where the text of the
 * form has the same letters with spaces, it was seen that way.
 */
export function withLabelBreaks<Field extends Pick<FieldEvidence, 'label'>>(fields: readonly Field[], text: string): Field[] {
  if (!fields.some(({ label }) => joint.test(label))) return [...fields];
  const seen = plainText(text.slice(0, longestText));
  const places = Array.from({ length: seen.length }, (_, at) => at).filter((at) => seen[at] !== ' ');
  const letters = seen.replaceAll(' ', '');
  return fields.map((field) => {
    const label = plainText(field.label);
    if (!joint.test(label) || seen.includes(label)) return field;
    const bare = label.replaceAll(' ', '');
    const at = letters.indexOf(bare);
    return at < 0 ? field : { ...field, label: seen.slice(places[at]!, places[at + bare.length - 1]! + 1) };
  });
}
