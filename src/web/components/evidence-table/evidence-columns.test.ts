import { describe, expect, it } from 'vitest';
import type { ReportFindingItem } from '#contract/report.ts';
import { detailOf, evidenceGroups, msAfterClick, shortAddress, shortestInitiatorPath, shortPath, statesOf } from './evidence-columns.ts';

function item(over: Partial<ReportFindingItem>): ReportFindingItem {
  return { kind: 'request', ref: 'r1', value: 'https://a.test/', states: [], page: null, path: [], detail: {}, ...over };
}

describe('columns of evidence', () => {
  const cases: [name: string, items: ReportFindingItem[], columns: string[]][] = [
    ['none without details', [item({})], []],
    ['nothing that is empty in all rows', [item({ detail: { blocked: null, serverCountry: '', type: 'script' } })], ['type']],
    [
      'what at least one row says',
      [item({ detail: { type: 'script' } }), item({ detail: { serverCountry: 'US' } })],
      ['type', 'serverCountry'],
    ],
    ['nothing that repeats the thing', [item({ kind: 'page', detail: { status: 200, finalUrl: 'https://a.test/' } })], ['status']],
    [
      'a session cookie says so',
      [item({ kind: 'cookie', detail: { domain: 'a.test', lifetimeSeconds: null } })],
      ['domain', 'lifetimeSeconds'],
    ],
    [
      'at most four, the most telling first',
      [item({ detail: { type: 'xhr', timeMs: 1, requests: 2, identifiers: 'cid', blocked: 'csp', serverCountry: 'US' } })],
      ['identifiers', 'blocked', 'requests', 'timeMs'],
    ],
    ['both lengths of a control in one', [item({ kind: 'control', detail: { width: 229, height: 64 } })], ['size']],
    ['nothing unknown', [item({ detail: { somethingNew: 1 } })], []],
  ];
  it.each(cases)('are %s', (_, items, columns) => {
    expect(evidenceGroups(items).map((group) => group.columns.map(({ name }) => name))).toEqual([columns]);
  });

  it('makes one table for each kind, in the order of the evidence', () => {
    const items = [item({ kind: 'cookie' }), item({ kind: 'request' }), item({ kind: 'cookie' })];
    expect(evidenceGroups(items).map(({ kind, items: own }) => [kind, own.length])).toEqual([
      ['cookie', 2],
      ['request', 1],
    ]);
  });

  it('names the states only when they differ', () => {
    const differs = (...states: ReportFindingItem['states'][]) =>
      evidenceGroups(states.map((own) => item({ states: own })))[0]!.statesDiffer;
    expect([differs(['none'], ['none']), differs(['none'], ['none', 'reject'])]).toEqual([false, true]);
    expect(statesOf([item({ states: ['accept'] }), item({ states: ['none'] })])).toEqual(['none', 'accept']);
  });

  it('writes the size of a control', () => {
    expect(detailOf(item({ detail: { width: 228.6, height: 64 } }), 'size')).toBe('229 × 64');
    expect(detailOf(item({ detail: { width: 10 } }), 'size')).toBeNull();
  });
});

describe('addresses', () => {
  it.each([
    ['https://www.beispiel.test/', 'www.beispiel.test'],
    ['https://www.beispiel.test/impressum', 'www.beispiel.test/impressum'],
    ['https://a.test/?q=1', 'a.test/?q=1'],
    ['_ga', '_ga'],
    ['https://', 'https://'],
    [`https://a.test/p?${'x'.repeat(200)}`, `a.test/p?${'x'.repeat(63)}…`],
    [`https://a.test/${'x'.repeat(300)}`, `a.test/${'x'.repeat(137)}…`],
  ])('shows %s short', (address, short) => expect(shortAddress(address)).toBe(short));

  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      ['a', 'b', 'c', 'd', 'e', 'f'],
      ['a', 'b', null, 'e', 'f'],
    ],
  ])('shows the ends of the path %j', (path, shown) => expect(shortPath(path)).toEqual(shown));

  it.each([
    ['after the click', 'reject-r7', 5_800, 1_800],
    ['before it', 'reject-r7', 3_999, null],
    ['in a state without a click', 'none-r7', 5_800, null],
    ['without a time', 'reject-r7', null, null],
    ['of what names no state', 'cookie:_ga', 5_800, null],
  ])('counts a time from the click: %s', (_, ref, timeMs, after) => {
    expect(msAfterClick(item({ ref, detail: { timeMs } }), { reject: 4_000, accept: 9_000 })).toBe(after);
  });

  it('takes the shortest chain and none that leads nowhere', () => {
    expect(shortestInitiatorPath([item({ path: ['a'] }), item({ path: [] })])).toBeNull();
    expect(shortestInitiatorPath([item({ path: ['a', 'b'] }), item({ path: ['a', 'b', 'c'] })])).toEqual(['a', 'b']);
  });
});
