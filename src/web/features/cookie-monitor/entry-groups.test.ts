import { describe, expect, it } from 'vitest';
import { cookieEntry } from '../../../../test/factories/monitor-entries.ts';
import { countEntries } from './entry-counts.ts';
import { groupEntries } from './entry-groups.ts';

const entries = [
  cookieEntry({ name: 'b', category: null, service: null, serviceId: null, lifetime: null, states: ['none', 'reject'] }),
  cookieEntry({ name: 'A', category: 'marketing', service: 'Zett', serviceId: 'z', domain: '.a.test', lifetime: 60 }),
  cookieEntry({ name: 'c', category: 'analytics', service: 'Alpha', serviceId: 'a', pages: ['x', 'y'], lifetime: 90, states: ['accept'] }),
  cookieEntry({
    name: 'd',
    category: 'social',
    service: 'Alpha',
    serviceId: 'a',
    type: 'localStorage',
    lifetime: null,
    leftOverIn: ['reject'],
  }),
];
const shape = (...args: Parameters<typeof groupEntries>) =>
  groupEntries(...args).map(({ id, entries: own }) => [id, own.map(({ name }) => name).join('')]);

describe('groupEntries', () => {
  it.each([
    [
      'category',
      'name',
      [
        ['marketing', 'Ad'],
        ['analytics', 'c'],
        ['unclassified', 'b'],
      ],
    ],
    [
      'service',
      'name',
      [
        ['service a', 'cd'],
        ['service z', 'A'],
        ['service null', 'b'],
      ],
    ],
    ['none', 'name', [['all', 'Abcd']]],
    ['none', 'domain', [['all', 'Abcd']]],
    ['none', 'lifetime', [['all', 'dcAb']]],
    ['none', 'pages', [['all', 'cAbd']]],
  ] as const)('by %s, sorted by %s', (group, sort, expected) => {
    expect(shape(entries, { group, sort })).toEqual(expected);
  });

  it('has no group without entries', () => {
    expect(groupEntries([], { group: 'none', sort: 'name' })).toEqual([]);
  });
});

describe('countEntries', () => {
  const state = (name: 'none' | 'reject' | 'accept', examined: boolean) => ({
    state: name,
    examined,
    reason: null,
    message: null,
    pagesPlanned: 1,
    pagesReached: 1,
  });
  const completeness = (reject: boolean) => ({
    complete: reject,
    states: [state('none', true), state('reject', reject), state('accept', true)],
    pages: { planned: 1, reached: 1, failures: [] },
  });

  it('counts what was stored', () => {
    expect(countEntries([...entries, cookieEntry({ name: 'x', blockedReason: 'SecureOnly' })], completeness(true))).toEqual({
      cookies: 3,
      storage: 1,
      thirdParty: 0,
      beforeChoice: 3,
      afterReject: 2,
      unclassified: 1,
      blocked: 1,
    });
  });

  it('has no figure for a state that was not examined', () => {
    expect(countEntries(entries, completeness(false))).toMatchObject({ beforeChoice: 3, afterReject: null });
  });
});
