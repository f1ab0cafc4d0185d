import { expect, it } from 'vitest';
import { pageFact } from '../../../../test/factories/facts.ts';
import { depositInPrice } from './deposit.ts';

it.each([
  ['Hell 6 × 0,33 l 11,90 € inkl. Pfand', true],
  ['11,90 € inkl. 0,48 € Pfand, zzgl. Versand', true],
  ['11,90 € inkl. 19 % MwSt. und Flaschenpfand', true],
  ['Kiste 18,50 €. Unsere Preise enthalten Mehrwertsteuer und Mehrwegpfand.', true],
  ['11,42 € inkl. MwSt., zzgl. 0,48 € Pfand', false],
  ['11,42 € inkl. MwSt., Pfand 0,48 €', false],
  ['11,42 € zzgl. Pfand (11,90 € inkl. Pfand)', false],
  ['Inkl. Pfandrückgabe für 3,00 € Gebühr', false],
  ['Alle Preise inkl. Pfand', false],
])('%s', (text, expected) => {
  expect(depositInPrice([pageFact({ kind: 'other', text })]).length > 0).toBe(expected);
});
