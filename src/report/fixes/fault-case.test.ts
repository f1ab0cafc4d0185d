import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { gathered, requestFact } from '../../../test/factories/facts.ts';
import { faultOf } from './fault-case.ts';

const of = (cause: string, ...scripts: Partial<RequestFact>[]) =>
  faultOf(
    cause,
    gathered({
      requests: scripts.map((script, index) =>
        requestFact({ id: `r${index}`, serviceId: cause, type: 'script', party: 'third', states: ['none'], parentId: null, ...script }),
      ),
    }),
  );
const elfsight = { host: 'elfsightcdn.com', url: 'https://elfsightcdn.com/platform.js' };

it('reads from where a script loads a pattern for its address', () => {
  expect(of('elfsight', elfsight).scriptRule).toBe('*elfsightcdn.com*');
  expect(of('elfsight', { host: 'www.elfsight.com' }).scriptRule).toBe('*elfsight.com*');
  expect(of('elfsight', elfsight, { host: 'static.elfsight.com' }).scriptRule).toBeUndefined();
  expect(of('elfsight', { host: 'www.muster.test', party: 'first' }).scriptRule).toBeUndefined();
});

it('tells code that somebody pasted from what a file or the system brings', () => {
  expect(of('pinterest-tag', {}).isPasted).toBe(true);
  expect(of('pinterest-tag', { parentId: 'theme' }).isPasted).toBeUndefined();
  expect(of('google-recaptcha', {}).isPasted).toBeUndefined();
});

it.each([
  ['pixels of a script that a tag manager loads', [{ type: 'script', embeddedBy: 'hubspot-loader' }, { type: 'image' }], 'script'],
  ['pixels alone', [{ type: 'image' }], 'image'],
  [
    'pixels beside a script in the frame of others',
    [{ type: 'script', embeddedBy: 'youtube', inOwnFrame: false }, { type: 'image' }],
    'image',
  ],
  ['a pixel that was pasted beside a script of another service', [{ type: 'script', embeddedBy: 'elfsight' }, { type: 'image' }], 'image'],
  ['a frame beside a script of a tag manager', [{ type: 'script', embeddedBy: 'hubspot-loader' }, { type: 'frame' }], 'frame'],
] as const)('tells the form of %s', (_, requests, form) => {
  expect(of('hubspot', ...requests).form).toBe(form);
});

const gtag = { id: 'gtag', serviceId: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=G-1' };
const remarketing = {
  serviceId: 'google-ads',
  url: 'https://www.googletagmanager.com/gtag/js?id=AW-1',
  embeddedBy: 'google-analytics',
  parentId: 'gtag',
};
const signal = { serviceId: 'google-ads', type: 'image', url: 'https://pagead2.googlesyndication.com/ccm/collect' } as const;
it.each<[string, Partial<RequestFact>[], string]>([
  ['a script of the same maker', [gtag, remarketing, signal], 'script'],
  ['one that runs after consent only', [{ ...gtag, states: ['accept'] }, remarketing, signal], 'image'],
  ['nothing else: the picture alone', [gtag, signal], 'image'],
])('tells the form of pixels whose script is brought by %s', (_, requests, form) => {
  expect(of('google-ads', ...requests).form).toBe(form);
});
