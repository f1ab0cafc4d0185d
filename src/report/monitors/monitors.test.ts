import { describe, expect, it } from 'vitest';
import type { RequestNode } from '#contract/request-hierarchy.ts';
import { banner, control, cookieFact, gathered, outcome, requestFact, storageFact } from '../../../test/factories/facts.ts';
import { evidence, pageVisit, trackedFacts } from '../../../test/factories/report.ts';
import { buildConsentMonitor } from './consent-monitor.ts';
import { buildCookieMonitor } from './cookie-monitor.ts';
import { buildRequestHierarchy } from './request-hierarchy.ts';
import { buildTagMonitor } from './tag-monitor.ts';

describe('tag monitor', () => {
  const { rows } = buildTagMonitor(trackedFacts());

  it('lists own hosts, cloaked hosts, then third parties', () => {
    expect(rows.map(({ host, party }) => [host, party])).toEqual([
      ['www.muster.test', 'first'],
      ['stats.muster.test', 'cloaked'],
      ['www.google-analytics.com', 'third'],
      ['www.googletagmanager.com', 'third'],
    ]);
  });

  it('names service, vendor, country and whether the privacy notice names it', () => {
    expect(rows.find(({ host }) => host === 'www.google-analytics.com')).toMatchObject({
      service: 'Google Analytics',
      vendor: 'Google',
      vendorCountry: 'IE',
      serverCountry: 'US',
      serverIp: '142.250.1.2',
      https: true,
      privacyPolicyMatch: 'notFound',
      cnameCloaking: null,
      states: ['none', 'reject', 'accept'],
      requests: 1,
      pages: ['https://www.muster.test/'],
    });
  });

  it('shows the first foreign name behind a cloaked host', () => {
    expect(rows.find(({ party }) => party === 'cloaked')).toMatchObject({
      cnameCloaking: { target: 'muster.eulerian.net', vendor: null },
      states: ['accept'],
    });
  });

  it('merges requests: unencrypted once is not https, states are united', () => {
    const facts = gathered({
      requests: [
        requestFact({ url: 'https://cdn.test/a', states: ['accept'], serverIp: null }),
        requestFact({ url: 'http://cdn.test/b', states: ['none'], serverIp: '1.2.3.4' }),
      ],
    });
    expect(buildTagMonitor(facts).rows).toMatchObject([
      { host: 'cdn.test', https: false, requests: 2, states: ['none', 'accept'], serverIp: '1.2.3.4', privacyPolicyMatch: 'noRule' },
    ]);
  });

  it('has no rows when the traffic is unknown', () => {
    expect(buildTagMonitor(gathered({}, ['requests']))).toEqual({ rows: [] });
  });
});

describe('request hierarchy', () => {
  const shape = (node: RequestNode): unknown =>
    node.childRequests.length === 0 ? node.originHost : { [node.originHost]: node.childRequests.map(shape) };
  const request = (id: string, host: string, parentId: string | null) => requestFact({ id, url: `https://${host}/${id}`, parentId });

  it('hangs each host under the host that caused it', () => {
    expect(buildRequestHierarchy(trackedFacts()).nodes.map(shape)).toEqual([
      { 'www.muster.test': ['stats.muster.test', { 'www.googletagmanager.com': ['www.google-analytics.com'] }] },
    ]);
  });

  it.each([
    [
      'a host that comes back is merged into its earlier place',
      [request('1', 'a.test', null), request('2', 'b.test', '1'), request('3', 'a.test', '2')],
      [{ 'www.muster.test': [{ 'a.test': ['b.test'] }] }],
    ],
    [
      'initiators in a circle end',
      [request('1', 'a.test', '2'), request('2', 'b.test', '1')],
      [{ 'www.muster.test': [{ 'b.test': ['a.test'] }] }],
    ],
    ['an unknown initiator is the page', [request('1', 'a.test', 'lost')], [{ 'www.muster.test': ['a.test'] }]],
    [
      'the same host under two causes is there twice',
      [request('1', 'a.test', null), request('2', 'b.test', null), request('3', 'c.test', '1'), request('4', 'c.test', '2')],
      [{ 'www.muster.test': [{ 'a.test': ['c.test'] }, { 'b.test': ['c.test'] }] }],
    ],
  ])('%s', (_, requests, expected) => expect(buildRequestHierarchy(gathered({ requests })).nodes.map(shape)).toEqual(expected));

  it('survives a chain of any length and keeps the tree shallow', () => {
    const requests = Array.from({ length: 20_000 }, (_, index) =>
      request(`r${index}`, `h${index}.test`, index === 0 ? null : `r${index - 1}`),
    );
    const depth = (node: RequestNode): number => 1 + Math.max(0, ...node.childRequests.slice(0, 1).map(depth));
    expect(Math.max(...buildRequestHierarchy(gathered({ requests: requests.reverse() })).nodes.map(depth))).toBeLessThanOrEqual(16);
  });

  it('keeps at most five examples, each address once', () => {
    const requests = [0, 1, 2, 3, 4, 5, 6, 6].map((index, at) => requestFact({ id: `r${at}`, url: `https://a.test/${index}` }));
    const [node] = buildRequestHierarchy(gathered({ requests })).nodes[0]!.childRequests;
    expect(node).toMatchObject({ requests: 8, exampleRequests: [0, 1, 2, 3, 4].map((index) => `https://a.test/${index}`) });
  });
});

describe('cookie monitor', () => {
  it('lists cookies before web storage, by domain and name', () => {
    const { entries } = buildCookieMonitor(
      trackedFacts({ storage: [storageFact({ key: 'theme' }), storageFact({ kind: 'indexedDB', key: 'db' })] }),
      'de',
    );
    expect(entries.map(({ type, name }) => [type, name])).toEqual([
      ['cookie', '_ga'],
      ['cookie', 'PHPSESSID'],
      ['localStorage', 'theme'],
      ['indexedDB', 'db'],
    ]);
    expect(entries[0]).toMatchObject({
      lifetime: 34_560_000,
      declaredLifetime: 63_072_000,
      service: 'Google Analytics',
      purpose: 'Unterscheidet Besucher',
      purposeTexts: { de: 'Unterscheidet Besucher', en: 'Tells visitors apart' },
      setBy: expect.stringContaining('gtag'),
    });
    expect(entries[2]).toMatchObject({ lifetime: null, secure: null, httpOnly: null, sameSite: null, path: null });
  });

  it.each([
    ['PHPSESSID', 'abcdefghij', 'abcd***'],
    ['prefs', 'mail=erika@muster.test', 'mail=e***@muster.test'],
    ['long', 'x'.repeat(200), `${'x'.repeat(64)}…`],
  ])('masks the example of %s', (name, exampleValue, shown) => {
    expect(buildCookieMonitor(gathered({ cookies: [cookieFact({ name, exampleValue })] }), 'en').entries[0]?.exampleValue).toBe(shown);
  });
});

describe('consent monitor', () => {
  it('shows banner, choices, withdrawal and screenshots', () => {
    expect(buildConsentMonitor(evidence(), trackedFacts(), 'de')).toMatchObject({
      cmp: { name: 'Klaro', tcfId: null },
      banner: {
        examined: true,
        visible: true,
        firstLayer: { accept: true, reject: true, settings: true },
        buttons: [{ role: 'accept', size: { width: 200, height: 48 }, contrast: 17.4 }, {}, {}],
      },
      reject: { performed: true, verified: true, layer: 1, method: 'button', message: null },
      withdrawal: { examined: true, found: true, controls: [{ text: 'Cookie-Einstellungen', page: 'https://www.muster.test/' }] },
      screenshots: [
        { state: 'none', moment: 'banner', file: 'screenshots/none-banner.webp' },
        { state: 'none', moment: 'page' },
        { state: 'reject' },
        { state: 'accept' },
      ],
    });
  });

  it('looks for controls on the first layer only', () => {
    const shown = banner({ controls: [control(), control({ role: 'reject', layer: 2 })] });
    const { banner: described } = buildConsentMonitor(
      evidence({ banners: { ...evidence().banners, none: { ok: true, data: shown } } }),
      trackedFacts(),
      'de',
    );
    expect(described.firstLayer).toEqual({ accept: true, reject: false, settings: false });
  });

  it('tells no banner from a banner that could not be looked for', () => {
    const none = { ...evidence().banners, none: { ok: true, data: null } as const };
    const unknown = { ...evidence().banners, none: { ok: false, reason: 'timeout', message: '' } as const };
    expect(buildConsentMonitor(evidence({ banners: none }), gathered(), 'de').banner).toMatchObject({
      examined: true,
      visible: false,
      buttons: [],
    });
    expect(buildConsentMonitor(evidence({ banners: unknown }), gathered(), 'de').banner).toMatchObject({ examined: false, visible: false });
  });

  it('says why a choice was not made', () => {
    const consent = {
      reject: { ok: true, data: outcome({ method: 'no-reject', performed: false, verified: false }) },
      accept: { ok: false, reason: 'crashed', message: '' },
    } as const;
    const { reject, accept } = buildConsentMonitor(evidence({ consent, pages: [pageVisit()] }), gathered(), 'en');
    expect(reject).toMatchObject({ performed: false, method: 'no-reject', message: expect.stringContaining('no control') });
    expect(accept).toMatchObject({ performed: false, method: 'not-examined', message: 'The browser crashed.' });
  });
});
