import { expect, it } from 'vitest';
import type { ConsentStep } from '#evidence/choice.ts';
import { jarCookie } from '../../../test/factories/evidence.ts';
import { type Stores, withdrawnBySwitch, withoutClosing } from './stored-choice.ts';

const page = 'www.muster.test';
const stores = (consent: string, others: Record<string, string> = {}): Stores => ({
  cookies: [jarCookie('cookie_consent', consent), jarCookie('_ga', others._ga ?? '1')],
  storageKeys: new Map(Object.entries({ consent, ...others })),
});

it.each<[string, [Stores, Stores, Stores], boolean]>([
  ['a switch that stores at once', [stores('all'), stores('none'), stores('none')], true],
  ['a switch that only stands otherwise until it is saved', [stores('all'), stores('all'), stores('none')], false],
  ['a draft that saving replaces', [stores('all'), stores('draft'), stores('none')], false],
  ['nothing was stored, or nobody knows where', [stores('all'), stores('all'), stores('all')], false],
  ['other entries say nothing', [stores('all'), stores('none', { _ga: '2' }), stores('none', { _ga: '3' })], true],
])('the choice is taken back by %s', (_, moments, expected) => {
  expect(withdrawnBySwitch(moments, page)).toBe(expected);
});

it('leaves out what only closed the window', () => {
  const step = (action: ConsentStep['action'], text: string): ConsentStep => ({ time: 1, layer: 1, action, text, screenshot: null });
  const [off, close] = [step('uncheck', 'Alle'), step('click', 'Übernehmen')];
  expect(withoutClosing({ clicks: 2, steps: [off, close] })).toEqual({ clicks: 1, steps: [off] });
});
