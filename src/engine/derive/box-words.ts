import type { FieldFact } from '#checks/facts/forms.ts';
import { plainText } from '#checks/shared/wording.ts';
import type { FieldEvidence, FormEvidence } from '#evidence/forms.ts';
import { linesInForm } from './form-lines.ts';

/** What boxes stand before: somebody speaks of themselves, or asks for something. */
const speaks =
  /(?<![a-zß-ɏ])(?:ich|mich|mir|mein[a-z]{0,2}|wir|uns|unser[a-z]{0,2}|ja|bitte|hiermit|abonnier[a-zß-ɏ]*|newsletter[a-zß-ɏ-]*|i|me|my|we|yes|please|subscribe)(?![a-zß-ɏ])/iu;
/** What owners tell beside a form is no label: where something stands, what happens to entries. */
const tells =
  /(?<![a-zß-ɏ])(?:finde[nt]|findest|erhalten sie|erhältst du|werden|beachten|(?:mit|durch|beim) (?:dem |das )?(?:absend|abschick|an?klick|klick|send)[a-z]*|by (?:clicking|submitting)|pflichtfeld[a-z]*)(?![a-zß-ɏ])/iu;
/** An answer that says nothing without what it answers. */
const bareYes = /^\W{0,3}(?:ja|yes|ok|akzeptiert|zustimmen|accept(?:ed)?)?\W{0,4}$/iu;

/** A box or radio button with the words seen right beside it. */
function withWordsBeside(field: FieldEvidence): FieldFact {
  const { wordsBeside = '', label, required } = field;
  if (label.trim() !== '' || wordsBeside === '') return field;
  return { ...field, label: wordsBeside.slice(0, 300), required: required || /\*\s*$/.test(wordsBeside), beside: true };
}

/**
 * The fields of a form, its boxes without a label with the words that stand at them: those seen right there, else what fits. Tables and hand-written pages put them into the
 * next cell or simply behind the box. Only where there are as many lines of that kind as boxes between two labels can it be told which
 * belongs to which; the others stay without.
 */
export function withBoxWords(
  { fields: seen, text, submitText }: Pick<FormEvidence, 'fields' | 'text' | 'submitText'>,
  pageText: string,
): FieldFact[] {
  const fields = seen.map(withWordsBeside);
  const isBare = ({ type, visible, label, group }: FieldEvidence) =>
    type === 'checkbox' && visible && bareYes.test(label) && (group ?? '') === '';
  if (!fields.some(isBare)) return fields;
  const whole = plainText(text);
  const pieces = linesInForm({ text }, pageText).filter(({ words }) => words !== plainText(submitText) && words.length <= 600);
  const named: FieldFact[] = [];
  let from = 0;
  for (let index = 0; index < fields.length; ) {
    const field = fields[index]!;
    if (!isBare(field)) {
      from = endOf(field, whole, from);
      named.push(field);
      index++;
      continue;
    }
    // Fields that have no words of their own part nothing: what belongs to whom is told by how it reads.
    let end = index;
    while (end < fields.length && (isBare(fields[end]!) || plainText(fields[end]!.label) === '')) end++;
    const next =
      fields
        .slice(end)
        .map(({ label }) => whole.indexOf(plainText(label), from))
        .find((at) => at >= 0) ?? whole.length;
    const boxes = fields.slice(index, end).filter(isBare);
    const lines = pieces.filter(({ at }) => at >= from && at < next).map(({ words }) => words);
    const own = lines.filter((line) => speaks.test(line) && !tells.test(line) && !bareYes.test(line));
    const words = own.length === boxes.length ? own : [];
    let box = 0;
    for (const each of fields.slice(index, end)) {
      const label = isBare(each) ? words[box++] : undefined;
      named.push(
        label === undefined
          ? each
          : { ...each, label, required: each.required || /\*\s*$/.test(label), ...(each.label.trim() === '' && { beside: true }) },
      );
    }
    index = end;
  }
  return named;
}

/** Where the words of a field end in the text of its form; `from` where they are not found behind it. */
function endOf({ label, type, options }: FieldEvidence, whole: string, from: number): number {
  const words = plainText(label);
  const at = words === '' ? -1 : whole.indexOf(words, from);
  if (at < 0) return from;
  const end = at + words.length;
  if (type !== 'select') return end;
  const last = whole.indexOf(plainText(options.at(-1) ?? ''), end);
  return last < 0 ? end : last + plainText(options.at(-1)!).length;
}
