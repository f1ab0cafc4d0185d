import { expect, it } from 'vitest';
import type { Facts } from '#checks/facts.ts';
import { banner, gathered } from '../../../test/factories/facts.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import { loadsAfterConsentOnly, makesWait } from './after-consent-only.ts';

const shown = { banner: banner(), cmpName: null, cmpLoaded: null, payOrConsent: false };
const waits = (states: Parameters<typeof catalogueUse>[1], given: Partial<Facts> = {}) =>
  loadsAfterConsentOnly('meta-pixel', gathered({ banner: shown, services: [catalogueUse('meta-pixel', states)], ...given }));

it.each<[string, boolean, boolean]>([
  ['only after accepting', waits(['accept']), true],
  ['before the choice', waits(['none', 'accept']), false],
  ['after rejecting', waits(['reject', 'accept']), false],
  ['without a banner', waits(['accept'], { banner: { ...shown, banner: null } }), false],
  ['nowhere', waits(['accept'], { services: [] }), false],
])('a service seen %s', (_, found, expected) => {
  expect(found).toBe(expected);
});

it('leaves out steps that make a service wait, not those that settle something else', () => {
  expect(makesWait(new Set(['enter']))).toBe(true);
  expect(makesWait(new Set(['later', 'tie']))).toBe(true);
  expect(makesWait(new Set(['replace']))).toBe(false);
  expect(makesWait(new Set())).toBe(false);
});
