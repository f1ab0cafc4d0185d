import { expect, it } from 'vitest';
import { cookieFact, storageFact } from '../../../../test/factories/facts.ts';
import { type Call, traffic } from '../../../../test/factories/traffic.ts';
import type { Facts } from '../../facts.ts';
import { noTracker } from './embedded-tracking.ts';

const youtube: Call = { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] };
const doubleclick: Call = {
  service: 'google-doubleclick',
  url: 'https://static.doubleclick.net/instream/ad_status.js',
  states: ['none'],
  parentId: 'r1',
  embeddedBy: 'youtube',
};
const tour: Call = { service: 'matterport', url: 'https://events.matterport.com/api/v1/event', type: 'fetch', states: ['none'] };
const entry = storageFact({ key: 'ajs_anonymous_id', category: 'analytics', needsConsent: 'yes', states: ['none'] });
const cookie = cookieFact({ name: '_x', category: 'marketing', needsConsent: 'yes', states: ['none'] });
const judged = (calls: Call[], stored: Partial<Facts> = {}) =>
  noTracker({ cookies: [], storage: [], ...(traffic(...calls) as Pick<Facts, 'requests' | 'services'>), ...stored }, 'none');

it.each<[string, Call[], Partial<Facts>, string, string | undefined]>([
  ['nothing', [], {}, 'none', undefined],
  [
    'a network for advertising with a video',
    [youtube, doubleclick],
    {},
    'noneInEmbeds',
    'YouTube → Google Marketing Platform (DoubleClick)',
  ],
  ['a tour that reports an identifier', [{ ...tour, identifiers: ['anonymousId'] }], {}, 'noneInEmbeds', 'Matterport'],
  ['a tour that reports none', [tour], {}, 'none', undefined],
  [
    'a video that waits',
    [
      { ...youtube, states: ['accept'] },
      { ...doubleclick, states: ['accept'] },
    ],
    {},
    'none',
    undefined,
  ],
  ['a cookie besides', [], { cookies: [cookie] }, 'onlyStoredCookies', undefined],
  ['an entry of web storage besides', [], { storage: [entry] }, 'onlyStoredStorage', undefined],
  [
    'both, and a video',
    [youtube, doubleclick],
    { cookies: [cookie], storage: [entry] },
    'onlyStoredBothInEmbeds',
    'YouTube → Google Marketing Platform (DoubleClick)',
  ],
])('%s', (_, calls, stored, message, names) => {
  const verdict = judged(calls, stored);
  expect(verdict).toMatchObject({ class: 'Conform', message });
  expect('params' in verdict ? verdict.params?.['names'] : undefined).toBe(names);
});
