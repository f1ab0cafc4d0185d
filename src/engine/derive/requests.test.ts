import { describe, expect, it } from 'vitest';
import type { RequestEvidence } from '#evidence/requests.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import {
  bannerEvidence,
  documentRequest,
  evidence,
  pageVisit,
  requestEvidence,
  scriptedRequest,
} from '../../../test/factories/evidence.ts';
import { createContext } from './context.ts';
import { deriveRequests } from './requests.ts';

const site = 'https://www.muster.test/';
const derive = (requests: RequestEvidence[], parts: Parameters<typeof evidence>[0] = {}) =>
  deriveRequests(createContext(evidence({ requests, ...parts }), testDeps)).map(({ fact }) => fact);
const embed = requestEvidence({
  id: 'none-e',
  url: 'https://video.test/embed',
  type: 'frame',
  frame: { id: 'inner', url: 'https://video.test/embed', parentId: null },
});
const inside = (overrides: Partial<RequestEvidence>) =>
  requestEvidence({
    frame: { id: 'inner', url: 'https://video.test/embed', parentId: null },
    initiator: { kind: 'parser', url: 'https://video.test/embed', line: 1, stack: [] },
    ...overrides,
  });

describe('deriveRequests', () => {
  it('tells requests of foreign frames from those of the page', () => {
    const facts = derive([
      documentRequest(),
      embed,
      inside({ url: 'https://fonts.test/f.woff2', type: 'font' }),
      inside({ url: 'https://ads.test/slot', type: 'frame', frame: { id: 'deep', url: 'https://ads.test/slot', parentId: null } }),
      requestEvidence({ url: 'https://fonts.test/g.woff2', type: 'font' }),
      requestEvidence({
        url: 'https://ads.test/pixel',
        frame: { id: 'blank', url: 'about:blank', parentId: null },
        initiator: { kind: 'script', url: site, line: 1, stack: [] },
      }),
    ]);
    expect(facts.map(({ inOwnFrame, embeddedBy }) => [inOwnFrame, embeddedBy])).toEqual([
      [true, null],
      [true, null],
      [false, 'video'],
      [false, 'video'],
      [true, null],
      [true, null],
    ]);
  });

  it('reads events for a tracker that the own server, or a tagging server under a name of the site, is told, not what the tracker itself is told', () => {
    const body = 'action=pys_api_event&pixel=facebook&event=PageView';
    const told = (url: string) => requestEvidence({ url, type: 'fetch', method: 'POST', body });
    const addresses = [`${site}wp-admin/admin-ajax.php`, 'https://sst.muster.test/events', 'https://ads.test/events'];
    const facts = derive([documentRequest(), ...addresses.map(told)], {
      gateway: [{ host: 'sst.muster.test', cnames: ['eu.containers.test'] }],
    });
    expect(facts.map(({ serverEvent }) => serverEvent?.action)).toEqual([undefined, 'pys_api_event', 'pys_api_event', undefined]);
  });

  it.each([
    ['the search', true, [undefined, 'Suche', 'Suche', undefined]],
    ['another field', false, [undefined, undefined, 'Suche', undefined]],
  ])('tells what typing into %s has caused, with the first letters too', (_, search, labels) => {
    const typedInto = { name: 'q', label: 'Suche', type: 'search', search };
    const asked = (query: string) => requestEvidence({ url: `https://suche.test/vorschlag?query=${query}`, type: 'fetch' });
    const facts = derive([asked('s'), asked('spuren'), asked('spurenprobe7341'), asked('spuk')], { pages: [pageVisit({ typedInto })] });
    expect(facts.map((fact) => fact.typedInto?.label)).toEqual(labels);
  });

  it('takes neither host nor file server for who brings a service along', () => {
    const by = (url: string) =>
      derive([documentRequest(), requestEvidence({ url, type: 'script' }), scriptedRequest('https://video.test/e', [url])]);
    expect(by('https://hosting.test/site.js').at(-1)?.embeddedBy).toBeNull();
    expect(by('https://library.test/lib.js').at(-1)?.embeddedBy).toBeNull();
    expect(by('https://tagger.test/t.js').at(-1)?.embeddedBy).toBe('tagger');
  });

  it('knows the host whose frame shows the banner', () => {
    const banner = bannerEvidence({ host: 'frame', frameUrl: 'https://video.test/banner' });
    const given = [documentRequest(), embed, requestEvidence({ url: 'https://ads.test/pixel' })];
    expect(derive(given, { banner }).map(({ servesBanner }) => servesBanner)).toEqual([false, true, false]);
    expect(derive(given).some(({ servesBanner }) => servesBanner)).toBe(false);
  });

  it('keeps the frame of a redirected embed', () => {
    const redirected = requestEvidence({
      url: 'https://video.test/v2',
      type: 'frame',
      redirectedFrom: 'none-e',
      frame: { id: 'inner', url: 'https://video.test/v2', parentId: null },
    });
    expect(derive([documentRequest(), embed, redirected]).at(-1)).toMatchObject({ inOwnFrame: true, parentId: 'none-e', embeddedBy: null });
  });

  it('names the nearest service that is another one', () => {
    const facts = derive([
      documentRequest(),
      requestEvidence({ url: 'https://tagger.test/t.js', type: 'script' }),
      scriptedRequest('https://unknown.test/u.js', ['https://tagger.test/t.js'], { type: 'script' }),
      scriptedRequest('https://metrics.test/m.js', ['https://unknown.test/u.js'], { type: 'script' }),
      scriptedRequest('https://metrics.test/c', ['https://metrics.test/m.js']),
      scriptedRequest('https://ads.test/p', ['https://metrics.test/m.js']),
    ]);
    expect(facts.map(({ embeddedBy }) => embeddedBy)).toEqual([null, null, 'tagger', 'tagger', 'tagger', 'metrics']);
  });

  it('gives a shared address to the service whose script reports there', () => {
    const facts = derive([
      documentRequest(),
      requestEvidence({ url: 'https://wallet.test/w.js', type: 'script' }),
      scriptedRequest('https://metrics.test/c', ['https://wallet.test/w.js']),
      requestEvidence({ url: 'https://metrics.test/c', type: 'beacon' }),
    ]);
    expect(facts.map(({ serviceId }) => serviceId)).toEqual([null, 'wallet', 'wallet', 'metrics']);
  });

  it('takes no value for a visitor’s that is another on every page', () => {
    const run = (page: string, view: string) =>
      requestEvidence({ pageId: page, url: `https://metrics.test/c?visitor=1f3a9c1e77b2d4f6&view=${view}` });
    const facts = derive([run('none-p1', '2f3a9c1e77b2d4f6'), run('none-p2', '3f3a9c1e77b2d4f6'), run('none-p3', '4f3a9c1e77b2d4f6')]);
    expect(facts.map(({ identifiers }) => identifiers)).toEqual([['visitor'], ['visitor'], ['visitor']]);
  });

  it('takes no value for a visitor’s that every run sends', () => {
    const run = (state: 'none' | 'accept', visitor: string) =>
      requestEvidence({ state, afterChoice: true, url: `https://metrics.test/c?cid=${visitor}&customer=8f3a9c1e77b2d4f6` });
    const facts = derive([run('none', '1f3a9c1e77b2d4f6'), run('accept', '2f3a9c1e77b2d4f6')]);
    expect(facts.map(({ identifiers }) => identifiers)).toEqual([['cid'], ['cid']]);
  });

  it('counts cookies sent to others as identifiers, not those of the site', () => {
    const requestHeaders = { cookie: 'IDE=AHWqTUk3xQpLm8Rt2vWyB4nH; lang=de' };
    const facts = derive([requestEvidence({ url: 'https://ads.test/p', requestHeaders }), requestEvidence({ requestHeaders })]);
    expect(facts.map(({ identifiers }) => identifiers)).toEqual([['IDE'], []]);
  });

  it('keeps what came before the choice only where something after it rests on it', () => {
    const reject = { state: 'reject' as const };
    const facts = derive([
      documentRequest(),
      documentRequest({ ...reject, id: 'reject-doc' }),
      requestEvidence({ ...reject, id: 'reject-early', url: 'https://ads.test/e' }),
      requestEvidence({ ...reject, id: 'reject-script', url: 'https://tagger.test/t.js', type: 'script' }),
      scriptedRequest('https://metrics.test/c', ['https://tagger.test/t.js'], { ...reject, id: 'reject-late', afterChoice: true }),
    ]);
    expect(facts.filter(({ id }) => id.startsWith('reject')).map(({ id, states, parentId }) => ({ id, states, parentId }))).toEqual([
      { id: 'reject-script', states: [], parentId: null },
      { id: 'reject-late', states: ['reject'], parentId: 'reject-script' },
    ]);
  });

  it('leaves out what is no request of the network', () => {
    expect(
      derive([
        requestEvidence({ url: 'data:image/png;base64,AA' }),
        requestEvidence({ url: 'blob:https://a.de/1' }),
        requestEvidence({ url: '%%%' }),
      ]),
    ).toEqual([]);
  });

  it('knows server and aliases, and the page of workers that outlive pages', () => {
    const [fact] = derive(
      [requestEvidence({ url: 'https://metrics.test/c', pageId: null, target: 'service_worker', remoteAddress: '142.250.1.1' })],
      {
        gateway: [{ host: 'metrics.test', cnames: ['edge.metrics.test'] }],
      },
    );
    expect(fact).toMatchObject({ serverIp: '142.250.1.1', serverCountry: 'US', cnames: ['edge.metrics.test'], pageUrl: site });
  });
});
