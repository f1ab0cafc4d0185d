import { describe, expect, it } from 'vitest';
import type { TagRow } from '#contract/tag-monitor.ts';
import { tagRow, wideRows } from '../../../../test/factories/request-hierarchy.ts';
import { countryNames } from './country-name.ts';
import { noFilters, type TagFilters, type TagSort } from './tag-filters.ts';
import { countRows, filterRows, firstRows, groupRows, occurring, rowKey, sortRows } from './tag-rows.ts';

const hostile = '"><img src=x onerror=alert(1)>\u202Emoc.live';
const rows: TagRow[] = [
  tagRow({ host: 'www.muster.test', party: 'first', requests: 90, privacyPolicyMatch: 'noRule' }),
  tagRow({
    host: 'stats.muster.test',
    party: 'cloaked',
    cnameCloaking: { target: 'muster.eulerian.test', vendor: 'Eulerian' },
    serverCountry: 'FR',
    states: ['accept'],
  }),
  tagRow({
    host: 'region1.google-analytics.test',
    service: 'Google Analytics',
    serviceId: 'ga',
    vendor: 'Google',
    category: 'analytics',
    consent: 'yes',
    serverCountry: 'US',
    requests: 12,
    privacyPolicyMatch: 'found',
  }),
  tagRow({
    host: 'www.googletagmanager.test',
    service: 'Google Tag Manager',
    serviceId: 'gtm',
    vendor: 'Google',
    category: 'tag-manager',
    serverCountry: 'US',
    https: false,
    requests: 4,
    privacyPolicyMatch: 'notFound',
  }),
  tagRow({
    host: 'www.googletagmanager.test',
    service: 'Google Analytics',
    serviceId: 'ga',
    vendor: 'Google',
    serverCountry: 'US',
    privacyPolicyMatch: 'found',
  }),
  tagRow({ host: hostile, serverCountry: null, serverIp: null, states: ['none'] }),
];
const country = countryNames('de');
const hosts = (some: readonly TagRow[]) => some.map(({ host }) => host);

describe('filterRows', () => {
  it.each<[Partial<TagFilters>, number[]]>([
    [{}, [0, 1, 2, 3, 4, 5]],
    [{ state: 'accept' }, [0, 1, 2, 3, 4]],
    [{ state: 'none', party: 'third' }, [2, 3, 4, 5]],
    [{ party: 'cloaked' }, [1]],
    [{ country: 'US' }, [2, 3, 4]],
    [{ country: 'unknown' }, [5]],
    [{ category: 'unknown' }, [0, 1, 4, 5]],
    [{ category: 'analytics' }, [2]],
    [{ search: 'GOOGLE ana' }, [2, 4]],
    [{ search: 'eulerian' }, [1]],
    [{ search: '<img' }, [5]],
    [{ search: '.*' }, []],
    [{ search: 'google', country: 'US', state: 'reject' }, [2, 3, 4]],
  ])('%j', (filters, expected) => {
    expect(filterRows(rows, { ...noFilters, ...filters })).toEqual(expected.map((index) => rows[index]));
  });
});

describe('sortRows', () => {
  it.each<[TagSort, number[]]>([
    ['', [0, 1, 2, 3, 4, 5]],
    ['-requests', [0, 2, 3, 1, 4, 5]],
    ['https', [3, 0, 1, 2, 4, 5]],
    // Deutschland, Frankreich, Vereinigte Staaten; unknown last in both directions.
    ['country', [0, 1, 2, 3, 4, 5]],
    ['-country', [2, 3, 4, 1, 0, 5]],
    ['policy', [3, 2, 4, 0, 1, 5]],
    ['cloaking', [1, 0, 2, 3, 4, 5]],
    ['service', [2, 4, 3, 0, 1, 5]],
    ['-states', [1, 0, 2, 3, 4, 5]],
  ])('%s', (sort, expected) => {
    expect(hosts(sortRows(rows, sort, country))).toEqual(expected.map((index) => rows[index]!.host));
  });
});

describe('groupRows', () => {
  it('leaves the rows together without grouping', () => {
    expect(groupRows(rows, '', '')).toMatchObject([{ kind: 'all', rows }]);
    expect(groupRows([], '', '')).toEqual([]);
  });

  it('puts hosts below their services, own first, unknown last', () => {
    const groups = groupRows(rows, 'service', '');
    expect(groups.map(({ kind, name, rows: own }) => [kind, name, own.length])).toEqual([
      ['own', null, 1],
      ['named', 'Google Analytics', 2],
      ['named', 'Google Tag Manager', 1],
      ['unknown', null, 2],
    ]);
  });

  it('puts hosts below their vendors', () => {
    expect(groupRows(rows, 'vendor', '').map(({ kind, name }) => name ?? kind)).toEqual(['own', 'Google', 'unknown']);
  });

  it('follows the order of a column', () => {
    const sorted = sortRows(rows, 'https', country);
    expect(groupRows(sorted, 'service', 'https').map(({ kind, name }) => name ?? kind)).toEqual([
      'own',
      'Google Tag Manager',
      'Google Analytics',
      'unknown',
    ]);
  });

  it.each([0, 1, 2, 3, 5, 6, 100])('cuts after %i rows', (most) => {
    const shown = firstRows(groupRows(rows, 'service', ''), most).flatMap((group) => group.rows);
    expect(shown).toHaveLength(Math.min(most, rows.length));
  });
});

it('counts hosts of others, their services, and those that the notice does not name', () => {
  expect(countRows(rows)).toEqual({ hosts: 5, services: 2, undeclared: 1 });
  expect(countRows([])).toEqual({ hosts: 0, services: 0, undeclared: 0 });
});

it('offers what occurs, and what is chosen', () => {
  expect(occurring(rows, 'serverCountry', '').sort()).toEqual(['DE', 'FR', 'US', 'unknown']);
  expect(occurring(rows, 'category', 'map')).toContain('map');
});

it('tells rows of one host apart', () => expect(new Set(rows.map(rowKey)).size).toBe(rows.length));

it('keeps every row of a large scan', () => {
  const many = wideRows(3_000);
  const groups = groupRows(sortRows(filterRows(many, noFilters), 'country', country), 'vendor', 'country');
  expect(groups.flatMap((group) => group.rows)).toHaveLength(3_000);
});

it.each([
  ['DE', 'Deutschland'],
  ['US', 'Vereinigte Staaten'],
  ['<b>', '<b>'],
  ['de', 'de'],
])('calls %s %s', (code, name) => expect(country(code)).toBe(name));
