import { expect, it } from 'vitest';
import { plainText } from '../wording.ts';
import { withoutHeading } from './legal-sentence.ts';

const sentence = 'Das Widerrufsrecht erlischt mit dem Kauf.';

it.each([
  ['a heading', `Anfang.\n§ 5 Fernunterricht\n${sentence}`],
  ['a number on a line of its own', `Anfang.\n§ 5\nFernunterricht\n${sentence}`],
  ['a heading that holds another', `Digitales\nAnfang.\nDigitales Lernen\n${sentence}`],
  ['none', `Anfang. ${sentence}`],
])('%s', (_, text) => {
  const glued = plainText(text).slice('Anfang. '.length + (text.startsWith('Digitales\n') ? 'Digitales '.length : 0));
  expect(withoutHeading(glued, text)).toBe(sentence);
});

it.each([
  ['a line that breaks in the sentence', 'Bei digitalen Inhalten\nerlischt das Widerrufsrecht mit dem Kauf.'],
  ['a line that is a sentence', 'Kein Widerruf.\nDas Recht erlischt mit dem Kauf.'],
])('keeps %s', (_, text) => {
  expect(withoutHeading(plainText(text), text)).toBe(plainText(text));
});
