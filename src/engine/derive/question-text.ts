import { bareLabel } from '#checks/shared/forms/visitor-forms.ts';
import { plainText } from '#checks/shared/wording.ts';
import type { FieldEvidence } from '#evidence/forms.ts';

const longestQuestion = 120;
/** What says nothing without its question. */
const bareAnswer = /^\W*(?:ja|nein|yes|no|vorhanden|nicht vorhanden|keine?|weiß nicht|keine angabe)\b.{0,20}$/iu;

/**
 * The question over radio buttons that no element ties to them, as it stands in the text of the form: between what belongs to the field
 * before them and their answers. Null where the text does not show it.
 */
export function questionOverAnswers(first: FieldEvidence, fields: readonly FieldEvidence[], text: string): string | null {
  const answers = fields.filter(({ name, type }) => name === first.name && type === first.type).map(({ label }) => plainText(label));
  if (answers.length < 2 || answers.some((answer) => answer === '')) return null;
  const whole = plainText(text.slice(0, 20_000));
  const before = fields.slice(0, fields.indexOf(first)).findLast(({ visible, label }) => visible && label.trim() !== '');
  const tail = before && plainText(/^select/i.test(before.type) ? (before.options.at(-1) ?? before.label) : before.label);
  const from = tail === undefined || tail === '' ? 0 : whole.indexOf(tail) + tail.length;
  const end = whole.indexOf(answers.join(' '), from);
  if (end < 0 || (tail !== undefined && !whole.includes(tail))) return null;
  const question = bareLabel(whole.slice(from, end)).replace(/^[\s*:]+/, '');
  // A longer passage is more than one question: a heading, a sentence of introduction.
  return question.length >= 3 && question.length <= longestQuestion && /\p{L}{3}/u.test(question) ? question : null;
}

/** Whether a label is an answer that says nothing without its question ("ja"). */
export function isBareAnswer(label: string): boolean {
  return bareAnswer.test(plainText(label));
}

/** What a field is called by those who made the form, as words: the last part of `form[field][pflegegrad_vorhanden]`. */
export function nameAsWords(name: string): string {
  const last = name.replace(/\[\]$/, '').replace(/\]$/, '').split(/[[.]/).at(-1) ?? '';
  const words = last
    .replace(/([a-zß-ɏ])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return /\p{L}{3}/u.test(words) ? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}` : '';
}
