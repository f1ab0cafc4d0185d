import { plainText } from '#checks/shared/wording.ts';
import type { FormEvidence } from '#evidence/forms.ts';

/** A line or cell of the page, and where it stands in the text of its form. */
export interface FormLine {
  words: string;
  at: number;
}

/** The lines and cells of the page that stand in a form, one after the other: the form's own text knows none. */
export function linesInForm({ text }: Pick<FormEvidence, 'text'>, pageText: string): FormLine[] {
  const whole = plainText(text);
  const lines = pageText
    .slice(0, 400_000)
    .split(/[\n\t]+/)
    .flatMap((line) => plainText(line) || []);
  const start = lines.findIndex((line) => whole.startsWith(line));
  const found: FormLine[] = [];
  let past = 0;
  for (const words of start < 0 ? [] : lines.slice(start, start + 400)) {
    const at = whole.indexOf(words, past);
    if (at < 0 || at > past + 300) break;
    past = at + words.length;
    found.push({ words, at });
  }
  return found;
}
