import { expect, it } from 'vitest';
import { gathered, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import { type LoadingTagManager, loadingTagManagers } from './loading-tag-manager.ts';

const container = requestFact({
  id: 'gtm',
  url: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  type: 'script',
  serviceId: 'google-tag-manager',
});
const plugin = requestFact({ id: 'own', url: `${siteUrl}plugin.js`, type: 'script', serviceId: null });
const address = 'https://conv.indeed.com/pagead/conv/7730/?script=0';
/** A request of the pixel; without a parent, the browser did not tell who asked for it. */
const pixel = (id: string, parentId: string | null, part: Partial<Parameters<typeof requestFact>[0]> = {}) =>
  requestFact({ id, parentId, url: address, host: 'conv.indeed.com', type: 'image', serviceId: 'indeed-conversion', ...part });
const managerOf = (...pixels: ReturnType<typeof requestFact>[]) =>
  loadingTagManagers(
    gathered({
      services: [{ ...catalogueUse('indeed-conversion'), path: [siteUrl, address] }, catalogueUse('google-tag-manager')],
      requests: [container, plugin, ...pixels],
    }),
  ).get('indeed-conversion');

const gtm = 'google-tag-manager';
it.each<[string, LoadingTagManager | undefined, LoadingTagManager | undefined]>([
  ['it fires the pixel on every page', managerOf(pixel('a', 'gtm'), pixel('b', 'gtm')), { id: gtm, loadsAll: true }],
  ['who fired the same pixel elsewhere was lost', managerOf(pixel('a', null), pixel('b', 'gtm')), { id: gtm, loadsAll: true }],
  [
    'the same, with other parameters',
    managerOf(pixel('a', null, { url: `${address}&page=2` }), pixel('b', 'gtm')),
    { id: gtm, loadsAll: true },
  ],
  [
    'another pixel stands in the page itself',
    managerOf(pixel('a', null, { url: 'https://conv.indeed.com/pagead/conv/99/' }), pixel('b', 'gtm')),
    { id: gtm, loadsAll: false },
  ],
  ['a script of the site fires it too', managerOf(pixel('a', 'own'), pixel('b', 'gtm')), { id: gtm, loadsAll: false }],
  ['beacons tell no more than their path', managerOf(pixel('a', 'gtm', { type: 'beacon' })), undefined],
  ['nobody is known to fire it', managerOf(pixel('a', null)), undefined],
  ['a script of the site fires it', managerOf(pixel('a', 'own')), undefined],
])('the tag manager behind a service without scripts: %s', (_, manager, expected) => expect(manager).toEqual(expected));

const served = (host: string, part: Partial<Parameters<typeof requestFact>[0]>) =>
  requestFact({ id: host, host, url: `https://${host}/g/collect?v=2`, type: 'beacon', parentId: 'own-gtm', ...part });
const keeperOf = (...requests: ReturnType<typeof requestFact>[]) =>
  loadingTagManagers(
    gathered({
      services: ['stape', 'google-analytics', 'google-tag-manager'].map((id) => ({
        ...catalogueUse(id),
        path: ['https://tag.muster.test/gtm.js'],
      })),
      requests: [
        requestFact({ id: 'own-gtm', host: 'tag.muster.test', url: 'https://tag.muster.test/gtm.js', type: 'script', serviceId: gtm }),
        ...requests,
      ],
    }),
  );
it.each<[string, string | undefined, string | undefined]>([
  ['who keeps the server of the container', keeperOf(served('tag.muster.test', { serviceId: 'stape' })).get('stape')?.id, undefined],
  ['a server of another name', keeperOf(served('eu.stape.io', { serviceId: 'stape' })).get('stape')?.id, gtm],
  ['a tag that reports to it', keeperOf(served('tag.muster.test', { serviceId: 'google-analytics' })).get('google-analytics')?.id, gtm],
])('the tag manager behind %s', (_, id, expected) => expect(id).toBe(expected));
