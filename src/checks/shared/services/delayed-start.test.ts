import { expect, it } from 'vitest';
import { pageFact, requestFact } from '../../../../test/factories/facts.ts';
import type { RequestFact } from '../../facts/requests.ts';
import { delayedStart } from './delayed-start.ts';

const ads = 'google-ads';
const delayer = requestFact({
  id: 'delayer',
  url: 'https://www.muster.test/wp-content/plugins/flying-scripts/flying-scripts.min.js',
  type: 'script',
  party: 'first',
  serviceId: null,
});
const tag = (part: Partial<RequestFact> = {}) =>
  requestFact({
    id: 'tag',
    url: 'https://www.googletagmanager.com/gtag/js?id=AW-1',
    type: 'script',
    party: 'third',
    serviceId: ads,
    parentId: 'delayer',
    states: ['none'],
    ...part,
  });
const pixel = tag({ id: 'pixel', url: 'https://googleads.g.doubleclick.net/pagead/1', type: 'image', parentId: null });
const rocket = { ...delayer, url: 'https://www.muster.test/wp-content/plugins/wp-rocket/assets/js/preload.js' };
const manager = tag({ id: 'manager', url: 'https://www.googletagmanager.com/gtm.js?id=GTM-1', serviceId: 'google-tag-manager' });
const inline = tag({ parentId: null });
const keeping = [pageFact({ waiting: [inline.url] })];

it.each<[string, RequestFact[], ReturnType<typeof pageFact>[], string | null, boolean]>([
  ['a script that the delayer inserts', [delayer, tag()], [], 'Flying Scripts', true],
  ['pixels whose trace is lost do not count beside it', [delayer, tag(), pixel], [], 'Flying Scripts', true],
  ['a tag manager that it inserts brings the service along', [delayer, manager, tag({ parentId: 'manager' })], [], 'Flying Scripts', false],
  ['a delayer written into the page, with an attribute for later', [rocket, inline], keeping, 'WP Rocket', true],
  ['an attribute for later alone', [inline], keeping, null, false],
  ['a delayer on the site that holds others back', [rocket, inline], [], null, false],
  ['two delayers, of which either may be it', [rocket, { ...delayer, id: 'second' }, inline], keeping, null, false],
  ['a script that starts with the page on another page', [delayer, tag(), tag({ id: 'at-once', parentId: null })], [], null, false],
  ['late only after accepting, at once before', [delayer, tag({ states: ['accept'] }), inline], [], null, false],
  ['a frame that is loaded when it comes into view', [delayer, tag({ type: 'frame' })], [], null, false],
])('%s', (_, requests, pages, name, itself) => {
  const start = delayedStart(ads, { requests, pages });
  expect([start?.delayer.name ?? null, start?.itself ?? false]).toEqual([name, itself]);
});
