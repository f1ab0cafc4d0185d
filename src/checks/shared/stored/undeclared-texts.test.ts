import { expect, it } from 'vitest';
import { undeclaredFixes } from './undeclared-texts.ts';

it.each([
  ['undeclaredBefore', []],
  ['undeclaredBeforeOthers', ['{others}']],
  ['undeclaredBeforeStored', ['{stored}']],
  ['undeclaredBeforeOthersStored', ['{others}', '{stored}']],
])('%s: names further entries only where the sentence tells some', (message, places) => {
  for (const fix of [undeclaredFixes('de')[message]!, undeclaredFixes('en')[message]!]) {
    expect(fix).toMatch(/^1\. \{#tie\} (?:Halten Sie bis zur Einwilligung zurück|Hold back until consent)/);
    expect(fix.match(/\{(?:others|stored)\}/g) ?? []).toEqual(places);
    expect(fix).not.toMatch(/Was sonst fehlt|What else is missing/);
  }
});
