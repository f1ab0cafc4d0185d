import { describe, expect, it } from 'vitest';
import type { Facts, GatheredFacts } from '#checks/facts.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import {
  consentOutcome,
  cookieEvent,
  documentRequest,
  evidence,
  gathered,
  inAllStates,
  jarCookie,
  jarSnapshot,
  missing,
  pageVisit,
  requestEvidence,
  scriptedRequest,
} from '../../../test/factories/evidence.ts';
import { deriveFacts } from './derive-facts.ts';

/** Data of a fact that has to be there. */
function dataOf<K extends keyof Facts>(facts: GatheredFacts, name: K): Facts[K] {
  const fact = facts[name];
  if (!fact.ok) throw new Error(`${name} is missing: ${fact.message}`);
  return fact.data as Facts[K];
}

describe('deriveFacts', () => {
  it('gives every fact for a site on which nothing happened', () => {
    const facts = deriveFacts(evidence(), testDeps);
    expect(Object.entries(facts).filter(([, fact]) => !fact.ok)).toEqual([]);
    expect(dataOf(facts, 'site')).toMatchObject({ host: 'www.muster.test', domain: 'muster.test', https: true });
    expect(dataOf(facts, 'requests')).toEqual([]);
  });

  it('tells a tag manager, what it loads, and what that stores', () => {
    const facts = deriveFacts(
      evidence({
        requests: [
          documentRequest({ id: 'none-r1' }),
          requestEvidence({ id: 'none-r2', url: 'https://www.tagger.test/t.js', type: 'script' }),
          scriptedRequest('https://cdn.metrics.test/m.js', ['https://www.tagger.test/t.js'], { id: 'none-r3', type: 'script' }),
          scriptedRequest('https://metrics.test/collect?cid=1093847561.1763700000', ['https://cdn.metrics.test/m.js'], {
            id: 'none-r4',
            remoteAddress: '142.250.1.1',
          }),
        ],
        cookieEvents: [
          cookieEvent('_ga=GA1.1.1093847561.1763700000; Max-Age=63072000; Domain=muster.test', {
            via: 'document.cookie',
            stack: [{ url: 'https://cdn.metrics.test/m.js', functionName: 'f', line: 1, column: 1 }],
          }),
        ],
        jars: [
          jarSnapshot('none', 'end', [jarCookie('_ga', 'GA1.1.1093847561.1763700000', { domain: '.muster.test', expires: 1_800_000_000 })]),
        ],
      }),
      testDeps,
    );
    const requests = dataOf(facts, 'requests');
    expect(requests.map(({ id, party, serviceId, parentId, embeddedBy }) => ({ id, party, serviceId, parentId, embeddedBy }))).toEqual([
      { id: 'none-r1', party: 'first', serviceId: null, parentId: null, embeddedBy: null },
      { id: 'none-r2', party: 'third', serviceId: 'tagger', parentId: null, embeddedBy: null },
      { id: 'none-r3', party: 'third', serviceId: 'metrics', parentId: 'none-r2', embeddedBy: 'tagger' },
      { id: 'none-r4', party: 'third', serviceId: 'metrics', parentId: 'none-r3', embeddedBy: 'tagger' },
    ]);
    expect(requests[3]).toMatchObject({ identifiers: ['cid'], serverCountry: 'US', https: true, states: ['none'] });
    const metrics = dataOf(facts, 'services').find((use) => use.service.id === 'metrics');
    expect(metrics).toMatchObject({
      vendorName: 'Acme',
      parentCountry: 'US',
      dpf: 'active',
      states: ['none'],
      embeddedBy: 'tagger',
      active: { none: true, reject: false, accept: false },
      path: ['https://www.muster.test/', 'https://www.tagger.test/t.js', 'https://cdn.metrics.test/m.js'],
    });
    expect(dataOf(facts, 'cookies')).toMatchObject([
      {
        name: '_ga',
        domain: 'muster.test',
        party: 'first',
        states: ['none'],
        declaredLifetimeSeconds: 63_072_000,
        lifetimeSeconds: 34_560_000,
        setBy: 'https://cdn.metrics.test/m.js',
        serviceId: 'metrics',
        category: 'analytics',
        needsConsent: 'yes',
        idLike: true,
      },
    ]);
    expect(dataOf(facts, 'policyMatches')).toContainEqual({ serviceId: 'metrics', match: 'notFound', inBannerOnly: false });
  });

  it('is deterministic and does not change the evidence', () => {
    const given = evidence({
      requests: [documentRequest(), scriptedRequest('https://metrics.test/c?uid=8f3a9c1e77b2d4f6', ['https://www.muster.test/'])],
    });
    const before = structuredClone(given);
    expect(deriveFacts(given, testDeps)).toEqual(deriveFacts(structuredClone(given), testDeps));
    expect(given).toEqual(before);
  });

  it('counts what a run shows only for the choice that took effect', () => {
    const beacon = (state: 'none' | 'reject' | 'accept', afterChoice: boolean) =>
      requestEvidence({ state, afterChoice, url: 'https://metrics.test/m.js', type: 'script' });
    const requests = [
      beacon('none', false),
      beacon('reject', false),
      beacon('reject', true),
      beacon('accept', false),
      beacon('accept', true),
    ];
    const statesWith = (parts: Parameters<typeof evidence>[0]) =>
      dataOf(deriveFacts(evidence({ requests, ...parts }), testDeps), 'services')[0]?.states;
    expect(statesWith({})).toEqual(['none', 'reject', 'accept']);
    expect(statesWith({ reject: gathered(consentOutcome('reject', { performed: false, verified: false, method: 'failed' })) })).toEqual([
      'none',
      'accept',
    ]);
    expect(statesWith({ requests: [beacon('reject', false)] })).toBeUndefined();
    expect(statesWith({ requests: [beacon('reject', true)], reject: gathered(consentOutcome('reject', { verified: false })) })).toEqual([
      'reject',
    ]);
    expect(statesWith({ requests: [beacon('accept', false)], banner: null })).toEqual(['none', 'reject', 'accept']);
  });

  it.each([
    ['performed and verified', gathered(consentOutcome('reject')), true],
    ['performed, not read back', gathered(consentOutcome('reject', { verified: false })), false],
    ['no button', gathered(consentOutcome('reject', { performed: false, verified: false, method: 'no-reject' })), false],
    ['crashed', missing, false],
  ])('knows whether rejecting took effect: %s', (_name, reject, ok) => {
    const facts = deriveFacts(evidence({ reject }), testDeps);
    expect(facts.rejected.ok).toBe(ok);
    expect(facts.requests.ok).toBe(true);
    expect(facts.attempts.ok).toBe(true);
  });

  it('does not call rejecting clean when its run has no requests', () => {
    const given = evidence();
    given.requests.reject = missing;
    const facts = deriveFacts(given, testDeps);
    expect(facts.rejected.ok).toBe(false);
    expect(facts.accepted.ok).toBe(true);
    expect(facts.requests.ok).toBe(true);
  });

  it('has no facts about a site whose start page could not be seen', () => {
    const facts = deriveFacts(
      evidence({ pages: [pageVisit({ failure: 'timeout', status: null, message: 'no answer', snapshot: missing })] }),
      testDeps,
    );
    for (const name of [
      'requests',
      'services',
      'cookies',
      'storage',
      'fingerprints',
      'recordings',
      'banner',
      'pages',
      'imprint',
      'privacy',
      'forms',
      'embeds',
      'policyMatches',
      'applicability',
    ] as const)
      expect(facts[name], name).toMatchObject({ ok: false });
    expect(facts.requests).toEqual({ ok: false, reason: 'timeout', message: 'no answer' });
    expect(facts.site.ok).toBe(true);
  });

  it('knows the traffic of a start page that could not be read, but not what it shows', () => {
    const facts = deriveFacts(evidence({ pages: [pageVisit({ snapshot: missing })] }), testDeps);
    expect(facts.requests.ok).toBe(true);
    for (const name of ['forms', 'embeds', 'applicability', 'imprint'] as const) expect(facts[name], name).toMatchObject({ ok: false });
  });

  it.each(['requests', 'cookieEvents', 'jars', 'storage', 'fingerprints', 'recordings'] as const)(
    'passes on that %s of state none are missing',
    (part) => {
      const given = evidence();
      given[part] = { ...inAllStates(() => gathered([])), none: missing };
      const facts = deriveFacts(given, testDeps);
      const affected = {
        requests: facts.requests,
        cookieEvents: facts.cookies,
        jars: facts.cookies,
        storage: facts.storage,
        fingerprints: facts.fingerprints,
        recordings: facts.recordings,
      };
      expect(affected[part]).toEqual(missing);
    },
  );
});
