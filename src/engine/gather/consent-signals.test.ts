import { expect, it } from 'vitest';
import type { ConsentModeEvent } from '#evidence/choice.ts';
import { updatedValues } from './consent-signals.ts';

const told = (time: number, command: ConsentModeEvent['command'], values: Record<string, string>): ConsentModeEvent => ({
  state: 'accept',
  pageId: 'accept-p1',
  time,
  command,
  values,
});
const denied = { ad_storage: 'denied', analytics_storage: 'denied' };
const granted = { ad_storage: 'granted', analytics_storage: 'granted' };

it.each<[string, ConsentModeEvent[], Record<string, string> | null]>([
  ['nothing at all', [], null],
  ['only the default from before', [told(100, 'default', denied)], null],
  ['a default that was read late', [told(900, 'default', denied)], null],
  ['what the platform denied while nobody had chosen', [told(100, 'default', denied), told(100, 'update', denied)], null],
  ['an update after the click', [told(100, 'default', denied), told(900, 'update', granted)], granted],
  [
    'two updates after the click, of which the last counts',
    [told(100, 'update', denied), told(900, 'update', granted), told(900, 'update', { analytics_storage: 'denied' })],
    { ad_storage: 'granted', analytics_storage: 'denied' },
  ],
  ['an update that denies after the click', [told(100, 'update', granted), told(900, 'update', denied)], denied],
])('a page reported %s', (_, events, values) => {
  expect(updatedValues(events, 900)).toEqual(values);
});
