import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { gathered, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { stepForPastedPicture } from './pasted-picture.ts';

const picture = (part: Partial<RequestFact> = {}) =>
  requestFact({
    id: 'picture',
    serviceId: 'meta-pixel',
    type: 'image',
    url: 'https://www.facebook.com/tr?id=1&ev=ViewContent&noscript=1',
    host: 'www.facebook.com',
    pageUrl: `${siteUrl}buchen/`,
    parentId: null,
    states: ['none'],
    ...part,
  });
const script = requestFact({ id: 'script', serviceId: 'meta-pixel', type: 'script', url: 'https://connect.facebook.net/fbevents.js' });
const stepFor = (requests: readonly RequestFact[], cause = 'meta-pixel') =>
  stepForPastedPicture(cause, gathered({ pages: [pageFact({ url: `${siteUrl}buchen/` })], requests: [...requests] }));

it.each([
  ['in the page', [picture()]],
  ['in its document', [requestFact({ id: 'page', url: siteUrl, type: 'document' }), picture({ parentId: 'page' })]],
  ['whose script waits for consent', [picture(), { ...script, states: ['accept' as const] }]],
])('a picture of a tracker %s is deleted where it stands', (_, requests) => {
  expect(stepFor(requests)?.de).toMatch(/^\{#remove\} Löschen Sie das Bild von Meta-Pixel \(<img> .* www\.facebook\.com\/tr; \/buchen\/\)/);
  expect(stepFor(requests)?.en).toMatch(/^\{#remove\} Delete the picture of /);
});

it.each<[string, readonly RequestFact[], string?]>([
  ['whose script loads, too', [picture(), { ...script, states: ['none'] }]],
  ['that a script asks for', [{ ...script, id: 'own', serviceId: null, party: 'first' }, picture({ parentId: 'own' })]],
  ['in a frame', [picture({ inOwnFrame: false })]],
  ['that another service brings along', [picture({ embeddedBy: 'google-tag-manager' })]],
  ['that counts for remuneration', [picture({ serviceId: 'vgwort' })], 'vgwort'],
  ['that shows something', [picture({ serviceId: 'youtube' })], 'youtube'],
])('has no step for one %s', (_, requests, cause) => {
  expect(stepFor(requests, cause)).toBeNull();
});
