import { describe, expect, it } from 'vitest';
import type { RequestEvidence } from '#evidence/requests.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { documentRequest, evidence, pageVisit, requestEvidence, scriptedRequest } from '../../../test/factories/evidence.ts';
import { catalogueDeps } from './catalogue-deps.ts';
import { createContext } from './context.ts';
import { deriveRequests } from './requests.ts';
import { activeStates, deriveServices } from './services.ts';

const derive = (
  requests: RequestEvidence[],
  parts: Parameters<typeof evidence>[0] = {},
  stored: Parameters<typeof activeStates>[0] = [],
) => {
  const context = createContext(evidence({ requests, ...parts }), testDeps);
  return deriveServices(deriveRequests(context), activeStates(stored), context);
};

describe('deriveServices', () => {
  it.each<[string, Partial<RequestEvidence>, boolean]>([
    ['picture', { type: 'image' }, false],
    ['font', { type: 'font' }, false],
    ['style sheet', { type: 'stylesheet' }, false],
    ['connection', { type: 'preconnect', status: null, remoteAddress: null }, false],
    ['script', { type: 'script' }, true],
    ['frame', { type: 'frame' }, true],
    ['socket', { type: 'websocket', url: 'wss://metrics.test/s' }, true],
    ['beacon', { type: 'beacon' }, true],
    ['picture with identifier', { type: 'image', url: 'https://metrics.test/p?cid=1093847561.1763700000' }, true],
    [
      'picture with screen and page',
      { type: 'image', url: 'https://metrics.test/p?sr=1366x768&dl=https%3A%2F%2Fwww.muster.test%2F' },
      true,
    ],
    ['picture with size', { type: 'image', url: 'https://metrics.test/p?w=200&h=100' }, false],
    [
      'picture that tells an event to an account',
      { type: 'image', url: 'https://metrics.test/tr?id=771203948851264&ev=ViewContent' },
      true,
    ],
    ['picture with an account alone', { type: 'image', url: 'https://metrics.test/logo.png?id=771203948851264' }, false],
    ['picture with an event and no number', { type: 'image', url: 'https://metrics.test/logo.png?id=logo&ev=hover' }, false],
    [
      'picture of a service that measures nothing',
      { type: 'image', url: 'https://video.test/i.png?id=771203948851264&ev=PageView' },
      false,
    ],
    ['script that never left', { type: 'script', status: null, remoteAddress: null, failure: 'net::ERR_NAME_NOT_RESOLVED' }, false],
    ['script from the cache', { type: 'script', status: 200, remoteAddress: null, fromCache: true }, true],
  ])('is active: %s', (_name, overrides, active) => {
    expect(derive([requestEvidence({ url: 'https://metrics.test/x', ...overrides })])[0]?.active.none).toBe(active);
  });

  it('is active where it stores something', () => {
    const [use] = derive([requestEvidence({ url: 'https://metrics.test/x.png' })], {}, [{ serviceId: 'metrics', states: ['accept'] }]);
    expect(use?.active).toEqual({ none: false, reject: false, accept: true });
  });

  it.each(['csp', 'mixed-content', 'inspector'])('is no use of a service what the browser stopped: %s', (blockedReason) => {
    expect(
      derive([
        requestEvidence({
          url: 'https://metrics.test/x.js',
          type: 'script',
          blockedReason,
          failure: 'net::ERR_BLOCKED_BY_CLIENT',
          status: null,
        }),
      ]),
    ).toEqual([]);
  });

  it('has a parent only when the site never embeds it itself', () => {
    const video = requestEvidence({
      url: 'https://video.test/embed',
      type: 'frame',
      frame: { id: 'inner', url: 'https://video.test/embed', parentId: null },
    });
    const font = (frameUrl: string) =>
      requestEvidence({
        url: 'https://fonts.test/f.woff2',
        type: 'font',
        frame: { id: frameUrl.includes('video') ? 'inner' : 'main', url: frameUrl, parentId: null },
        initiator: { kind: 'parser', url: frameUrl, line: 1, stack: [] },
      });
    const parentOfFonts = (...requests: RequestEvidence[]) =>
      derive([documentRequest(), video, ...requests]).find((use) => use.service.id === 'fonts')?.embeddedBy;
    expect(parentOfFonts(font('https://video.test/embed'))).toBe('video');
    expect(parentOfFonts(font('https://video.test/embed'), font('https://www.muster.test/'))).toBeNull();
  });

  it('merges states, hosts and pages, and takes the shortest path', () => {
    const second = { pageId: 'none-p2' };
    const [, use] = derive(
      [
        documentRequest(),
        requestEvidence({ url: 'https://tagger.test/t.js', type: 'script' }),
        scriptedRequest('https://cdn.metrics.test/m.js', ['https://tagger.test/t.js'], { id: 'none-r1', type: 'script' }),
        documentRequest({ ...second, url: 'https://www.muster.test/b' }),
        requestEvidence({ ...second, id: 'none-r2', url: 'https://metrics.test/m2.js', type: 'script' }),
        requestEvidence({ id: 'accept-r1', state: 'accept', afterChoice: true, url: 'https://metrics.test/m3.js', type: 'script' }),
      ],
      { pages: [pageVisit(), pageVisit({ id: 'none-p2', url: 'https://www.muster.test/b' })] },
    );
    expect(use).toMatchObject({
      states: ['none', 'accept'],
      requestIds: ['none-r1', 'none-r2', 'accept-r1'],
      hosts: ['cdn.metrics.test', 'metrics.test'],
      pages: ['https://www.muster.test/', 'https://www.muster.test/b'],
      path: ['https://www.muster.test/b', 'https://metrics.test/m2.js'],
      embeddedBy: null,
      active: { none: true, reject: false, accept: true },
    });
  });

  it('says by which of the site’s names a service hides', () => {
    const [use] = derive([requestEvidence({ url: 'https://stats.muster.test/m.js', type: 'script' })], {
      gateway: [{ host: 'stats.muster.test', cnames: ['m.metrics-alias.test'] }],
    });
    expect(use).toMatchObject({ cloakedHost: 'stats.muster.test', hosts: ['stats.muster.test'] });
  });

  it('lists what runs in a container and whoever keeps its servers', () => {
    const uses = derive([requestEvidence({ url: 'https://sst.muster.test/counter.js', type: 'script' })], {
      gateway: [{ host: 'sst.muster.test', cnames: ['eu.containers.test'] }],
    });
    expect(uses.map(({ service, hosts }) => [service.id, hosts])).toEqual([
      ['counter', ['sst.muster.test']],
      ['container-host', ['sst.muster.test']],
    ]);
  });

  it.each([
    ['software on somebody’s server', 'https://stats.agentur.test/matomo.js', null, 'not-applicable'],
    ['the maker’s own servers', 'https://muster.matomo.cloud/matomo.js', 'NZ', 'not-applicable'],
  ])('takes the maker’s seat for the recipient’s only where the maker receives: %s', (_, url, vendorCountry, dpf) => {
    const context = createContext(evidence({ requests: [requestEvidence({ url })] }), {
      ...testDeps,
      catalogue: catalogueDeps().catalogue,
    });
    expect(deriveServices(deriveRequests(context), activeStates([]), context)).toMatchObject([{ vendorCountry, dpf }]);
  });

  it('knows nothing about the vendor of a service from the fallback list', () => {
    const [use] = derive([requestEvidence({ url: 'https://fallback.test/x.js', type: 'script' })]);
    expect(use).toMatchObject({ vendorName: null, vendorCountry: null, parentCountry: null, dpf: 'unknown' });
  });
});
