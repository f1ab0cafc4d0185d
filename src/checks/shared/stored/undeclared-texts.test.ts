import { expect, it } from 'vitest';
import { undeclaredFixes } from './undeclared-texts.ts';

it.each([
  ['undeclaredBefore', false],
  ['undeclaredBeforeOthers', true],
  ['undeclaredBeforeStored', true],
])('%s: points to further entries only where the sentence tells some', (message, expected) => {
  const { [message]: de } = undeclaredFixes('de');
  const { [message]: en } = undeclaredFixes('en');
  expect(de).toMatch(/^1\. \{#tie\} Halten Sie bis zur Einwilligung zurück/);
  expect(de!.includes('Was sonst fehlt')).toBe(expected);
  expect(en!.includes('What else is missing')).toBe(expected);
});
