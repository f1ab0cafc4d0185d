import type { FieldFact } from '#checks/facts/forms.ts';
import { plainText } from '#checks/shared/wording.ts';
import type { FieldEvidence, FormEvidence } from '#evidence/forms.ts';
import { linesInForm } from './form-lines.ts';

const noInput = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'checkbox', 'radio', 'search', 'range', 'color']);
/** How to write an answer is not what is asked. */
const example = /^[\s([]*(?:(?:[tdmjy]{1,4}[\s./-]+){1,2}[tdmjy]{2,4}|(?:z\.\s?B\.|bsp\.?|beispiel|e\.g\.).*|[\d\s./+()-]+)[\s)\]]*$/i;
const starred = /\*\s*$|\((?:pflichtfeld|pflichtangabe|erforderlich|required)\)\s*$/i;
const longest = 140;

/** A form as it was seen, its fields perhaps with what stands beside them. */
type ReadForm = Omit<FormEvidence, 'fields'> & { fields: FieldFact[] };

/**
 * Forms of tables, lists and bare paragraphs have no labels: what stands beside a field asks for it. Such fields get the lines of the
 * form, in their order, where it is plain which belongs to which: stars stand at what is mandatory, or there are as many as fields.
 */
export function withLabelLines(form: ReadForm, pageText: string, headings: readonly string[]): ReadForm {
  const asked = form.fields.filter(({ visible, type }) => visible && !noInput.has(type.toLowerCase()));
  const bare = asked.filter(({ label }) => label.trim() === '' || example.test(label));
  if (bare.length < 2 || bare.length * 2 < asked.length) return form;
  const lines = linesOf(form, pageText, headings);
  const labels = paired(bare, lines);
  if (labels === null) return form;
  const named = new Map(bare.map((field, at) => [field, labels[at]!]));
  return {
    ...form,
    fields: form.fields.map((field) => {
      const label = named.get(field);
      if (label === undefined) return field;
      return field.label.trim() === '' ? { ...field, label, beside: true } : { ...field, label, placeholder: field.label };
    }),
  };
}

/** Lines of the page within a form that may ask for something: no headings, choices, buttons, labels of other fields, sentences. */
function linesOf(form: FormEvidence, pageText: string, headings: readonly string[]): string[] {
  const others = new Set(
    [...form.fields.flatMap(({ label, options, group }) => [label, group ?? '', ...options]), ...headings, form.submitText].map(plainText),
  );
  return linesInForm(form, pageText).flatMap(({ words }) => (isQuestion(words) && !others.has(words) ? words : []));
}

function isQuestion(line: string): boolean {
  return line.length >= 2 && line.length <= longest && /\p{L}{2}/u.test(line) && !/^\*|[.!]$|datenschutz|captcha/i.test(line);
}

/** One line for each field, or null where they may be others. */
function paired(fields: readonly FieldEvidence[], lines: readonly string[]): string[] | null {
  if (lines.length < fields.length) return null;
  const marked = lines.filter((line) => starred.test(line)).length;
  const demanded = fields.filter(({ required }) => required).length;
  if (marked > 0 && marked === demanded) return byStars(fields, lines);
  return lines.length === fields.length ? [...lines] : null;
}

/** Mandatory fields take the next line with a star, others the next one without before it. */
function byStars(fields: readonly FieldEvidence[], lines: readonly string[]): string[] | null {
  const labels: string[] = [];
  let at = 0;
  for (const { required } of fields) {
    if (required) while (at < lines.length && !starred.test(lines[at]!)) at++;
    const line = lines[at++];
    if (line === undefined || starred.test(line) !== required) return null;
    labels.push(line);
  }
  return labels;
}
