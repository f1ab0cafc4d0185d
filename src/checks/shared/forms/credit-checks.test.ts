import { expect, it } from 'vitest';
import { field, formFact } from '../../../../test/factories/facts.ts';
import { growthWith, mostGrowth } from '../../../../test/factories/growth.ts';
import { creditCheckOf, tellsOfCreditCheck } from './credit-checks.ts';

const box = (label: string) => formFact({ fields: [field({ type: 'checkbox', label })], text: '' });

it.each([
  'Ich bin einverstanden, dass bei der Creditreform Boniversum GmbH Auskunft über mein Zahlungsverhalten und ein Wahrscheinlichkeitswert eingeholt wird. *',
  'Ich stimme einer Bonitätsprüfung zu.',
  'Wir holen vor Vertragsschluss eine SCHUFA-Auskunft ein.',
  'Zur Kreditwürdigkeit fragen wir eine Auskunftei ab.',
  'I agree that a credit check is carried out.',
])('a check: %s', (label) => {
  expect(creditCheckOf(box(label))).toBe(label.replace(/ \*$/, ''));
});

it.each([
  'SCHUFA-Auskunft (PDF)',
  'Bonitätsnachweis hochladen',
  'Rechnung: Klarna führt eine Bonitätsprüfung durch.',
  'Eine Bonitätsprüfung führen wir nicht durch.',
  'Ich stimme der Verarbeitung meiner Daten zu.',
  'Gespräch über Crifs und Auskünfte einholen',
])('none: %s', (label) => {
  expect(creditCheckOf(box(label))).toBeNull();
});

it.each([
  ['Wir übermitteln Ihre Daten an die SCHUFA Holding AG.', true],
  ['Vor Vertragsschluss prüfen wir Ihre Bonität.', true],
  ['Eine Bonitätsprüfung findet nicht statt.', false],
  ['Sie haben ein Recht auf Auskunft.', false],
])('the notice: %s', (text, told) => {
  expect(tellsOfCreditCheck(text)).toBe(told);
});

it('reads long texts in time', () => {
  const growth = growthWith((times) => {
    const hostile = `${'bonität '.repeat(4_000 * times)}${'Auskunftei. A'.repeat(1_000 * times)}`;
    creditCheckOf(formFact({ text: hostile }));
    tellsOfCreditCheck(hostile);
  });
  expect(growth).toBeLessThanOrEqual(mostGrowth);
});
