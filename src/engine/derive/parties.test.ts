import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../../../test/factories/catalogue.ts';
import { evidence, pageVisit } from '../../../test/factories/evidence.ts';
import { parseAddress } from './addresses.ts';
import { createParties } from './parties.ts';

const page = 'https://www.muster.test/';
const parties = (gateway: { host: string; cnames: string[] }[] = [], url = page) =>
  createParties(
    evidence({ gateway, url, pages: [pageVisit(), pageVisit({ id: 'none-p2', url: 'https://recht.konzern.test/impressum' })] }),
    'muster.test',
    testCatalogue,
  );
const identify = (url: string, cnames: string[] = [], pageUrl = page) => {
  const address = parseAddress(url)!;
  const { party, service } = parties([{ host: address.host, cnames }]).identify(address, pageUrl);
  return [party, service?.id ?? null];
};

describe('identify', () => {
  it.each<[string, string, string[], [string, string | null]]>([
    ['own host', 'https://www.muster.test/a.js', [], ['first', null]],
    ['own subdomain', 'https://cdn.muster.test/a.js', [], ['first', null]],
    ['service', 'https://cdn.metrics.test/m.js', [], ['third', 'metrics']],
    ['unknown host', 'https://unknown.test/a.js', [], ['third', null]],
    ['name that only ends alike', 'https://notmuster.test/a.js', [], ['third', null]],
    ['fallback list', 'https://x.fallback.test/a.js', [], ['third', 'third-party-web:fallback']],
    ['unknown host leading to a service', 'https://unknown.test/a.js', ['eu.metrics-alias.test'], ['third', 'metrics']],
    ['cloaked by ending', 'https://stats.muster.test/a.js', ['muster.metrics-alias.test'], ['cloaked', 'metrics']],
    ['cloaked by host of a service', 'https://stats.muster.test/a.js', ['collect.metrics.test'], ['cloaked', 'metrics']],
    [
      'cloaked at the end of a chain',
      'https://stats.muster.test/a.js',
      ['x.muster.test', 'edge.hosting.test', 'y.ads.test'],
      ['cloaked', 'ads'],
    ],
    [
      'cloaked, known to the fallback list only',
      'https://stats.muster.test/a.js',
      ['a.fallback.test'],
      ['cloaked', 'third-party-web:fallback'],
    ],
    ['container of its own, told by the address', 'https://sst.muster.test/counter.js', ['eu.containers.test'], ['cloaked', 'counter']],
    ['container of its own, address tells nothing', 'https://sst.muster.test/x.js', ['eu.containers.test'], ['cloaked', 'container-host']],
    [
      'a tracker’s own server, whatever the path',
      'https://sst.muster.test/counter.js',
      ['muster.metrics-alias.test'],
      ['cloaked', 'metrics'],
    ],
    ['hosting is no disguise', 'https://static.muster.test/a.js', ['muster.hosting.test'], ['first', null]],
    ['unknown target is no disguise', 'https://static.muster.test/a.js', ['muster.someone.test'], ['first', null]],
    ['alias within the site', 'https://static.muster.test/a.js', ['www.muster.test'], ['first', null]],
    ['host of the pages', 'https://www.muster.test/a.js', ['muster.metrics-alias.test'], ['first', null]],
    ['service on the own host', 'https://www.muster.test/stats/counter.js', [], ['first', 'counter']],
    ['relay', 'stun:stun.metrics.test:3478', [], ['third', 'metrics']],
    ['address instead of a name', 'https://93.184.216.34/a.js', [], ['third', null]],
  ])('%s', (_name, url, cnames, expected) => {
    expect(identify(url, cnames)).toEqual(expected);
  });

  it.each([
    ['https://sst.muster.test/counter.js', 'container-host'],
    ['https://sst.muster.test/x.js', undefined],
  ])('tells who keeps the servers of a container: %s', (url, carrier) => {
    const of = parties([{ host: 'sst.muster.test', cnames: ['eu.containers.test'] }]).identify(parseAddress(url)!, page);
    expect(of.carrier?.id).toBe(carrier);
  });

  it('takes what belongs to the page for first party, wherever the page lies', () => {
    expect(identify('https://recht.konzern.test/s.css', [], 'https://recht.konzern.test/impressum')).toEqual(['first', null]);
    expect(identify('https://recht.konzern.test/s.css')).toEqual(['third', null]);
  });

  it('takes the address that was ordered for the site too', () => {
    const { party } = parties([], 'http://muster-alt.test/').identify(parseAddress('http://muster-alt.test/')!, page);
    expect(party).toBe('first');
  });

  it('does not take a shop under its provider’s name for a service of itself', () => {
    const own = createParties(evidence({ finalUrl: 'https://shop.metrics.test/' }), 'metrics.test', testCatalogue);
    expect(own.identify(parseAddress('https://shop.metrics.test/a.js')!, 'https://shop.metrics.test/')).toEqual({
      party: 'first',
      service: null,
    });
  });
});
