import { expect, it } from 'vitest';
import { quotation } from './quotation.ts';

const text = 'Wir messen auf Grundlage der berechtigten Interessen mit Beispielzähler und löschen nach drei Monaten.';
const at = text.indexOf('Beispielzähler');
const end = at + 'Beispielzähler'.length;

it.each([
  [30, 85, '…Interessen mit Beispielzähler und löschen…'],
  [0, 200, text],
  [at, end, '…Beispielzähler…'],
  // What is quoted for its sake stays whole, even where it stands in the middle of a word.
  [at + 3, end - 2, '…Beispielzähler…'],
] as const)('quotation %i to %i', (from, to, quote) => {
  expect(quotation(text, Math.min(from, at), Math.max(to, end), at, end)).toBe(quote);
});

it('keeps within the sentence, without an ellipsis at its ends', () => {
  const two = 'Davor. Wir nutzen Beispielzähler. Danach.';
  const from = two.indexOf('Wir');
  const to = two.indexOf(' Danach');
  const named = two.indexOf('Beispiel');
  expect(quotation(two, 0, 100, named, named + 5, { from, to })).toBe('Wir nutzen Beispielzähler.');
});

it('cuts a word that is longer than any', () => {
  const long = `${'a'.repeat(200)}Wort${'b'.repeat(200)}`;
  expect(quotation(long, 150, 254, 200, 204)).toBe(`…${'a'.repeat(50)}Wort${'b'.repeat(50)}…`);
});
