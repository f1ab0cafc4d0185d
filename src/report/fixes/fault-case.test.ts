import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts.ts';
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

const loader = { id: 'loader', serviceId: 'hubspot-loader', url: 'https://js-eu1.hs-scripts.com/1.js', host: 'js-eu1.hs-scripts.com' };
const brought = {
  url: 'https://js-eu1.hs-analytics.net/a.js',
  host: 'js-eu1.hs-analytics.net',
  embeddedBy: 'hubspot-loader',
  parentId: 'loader',
};
const pixel = { type: 'image', url: 'https://track-eu1.hubspot.com/__ptq.gif', host: 'track-eu1.hubspot.com' } as const;
it.each<[string, Partial<RequestFact>[], string]>([
  ['a loader of the same maker brings it, and it counts by a picture', [loader, brought, pixel], 'script'],
  ['the picture alone', [pixel], 'image'],
  ['a tag manager brings its script', [{ ...brought, embeddedBy: 'google-tag-manager' }, pixel], 'image'],
  ['the loader runs after consent only', [{ ...loader, states: ['accept'] }, brought, pixel], 'image'],
])('tells how a service comes into the pages: %s', (_, requests, form) => {
  expect(of('hubspot', ...requests).form).toBe(form);
});
