import type { AskedField, FormFact } from '../../facts/forms.ts';
import { plainText } from '../wording.ts';

const longestNote = 300;

/** What stands in the text of a form between the label of a question and the next one; empty where its place cannot be told. */
export function noteBelow({ label }: Pick<AskedField, 'label'>, { text, fields }: Pick<FormFact, 'text' | 'fields'>): string {
  const labels = fields.filter(({ visible, type }) => visible && type !== 'radio').map((field) => plainText(field.label));
  const own = plainText(label);
  const whole = plainText(text);
  const start = own.length < 3 ? -1 : whole.indexOf(own);
  if (start < 0) return '';
  const after = whole.slice(start + own.length, start + own.length + longestNote);
  const ends = labels
    .filter((each) => each.length >= 3 && each !== own)
    .flatMap((each) => {
      const at = after.indexOf(each);
      return at < 0 ? [] : [at];
    });
  // Without a question behind it, the rest is about the form as a whole.
  const note =
    ends.length === 0
      ? ''
      : after
          .slice(0, Math.min(...ends))
          .replace(/^[\s*]+/, '')
          .trim();
  // "Zum Führerschein" heads what follows; a note goes on in small letters or is a sentence.
  return /^\p{Ll}|^\(/u.test(note) || (/[.!]/.test(note) && !/^Zu[mr]? \p{Lu}/u.test(note)) ? note : '';
}
