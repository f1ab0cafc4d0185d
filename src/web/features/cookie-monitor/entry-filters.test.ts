import { describe, expect, it } from 'vitest';
import { cookieEntry } from '../../../../test/factories/monitor-entries.ts';
import { categoryOf, countFilters, noFilters, readFilters, selectEntries, withFilters } from './entry-filters.ts';

describe('filters in the address', () => {
  const read = (search: string) => readFilters(new URLSearchParams(search));

  it.each([
    ['', {}],
    ['group=service&sort=lifetime', { group: 'service', sort: 'lifetime' }],
    [
      'state=reject&type=cookie&party=third&category=unclassified&consent=unknown',
      { state: 'reject', type: 'cookie', party: 'third', category: 'unclassified', consent: 'unknown' },
    ],
    ['group=&sort=size&state=all&category=__proto__', {}],
    [`search=${encodeURIComponent(`  ${'x'.repeat(300)}`)}`, { search: 'x'.repeat(200) }],
  ])('%s', (search, expected) => {
    expect(read(search)).toMatchObject({ ...noFilters, ...expected });
  });

  it('come back as they were, and leave the rest of the address alone', () => {
    const filters = { ...noFilters, group: 'none', state: 'accept', search: '\u202e<b>&=' } as const;
    const written = withFilters('?view=cookies&state=none&category=marketing', filters);
    expect(new URLSearchParams(written).get('view')).toBe('cookies');
    expect(read(written)).toEqual(filters);
    expect(withFilters(written, noFilters)).toBe('view=cookies');
    expect(countFilters(filters)).toBe(2);
  });
});

describe('categoryOf', () => {
  it.each([
    ['marketing', 'marketing'],
    ['social', 'marketing'],
    ['analytics', 'analytics'],
    ['functional', 'functional'],
    ['necessary', 'necessary'],
    ['security', 'necessary'],
    ['consent', 'necessary'],
    [null, 'unclassified'],
    ['constructor', 'unclassified'],
  ])('%s', (category, expected) => {
    expect(categoryOf({ category })).toBe(expected);
  });
});

describe('selectEntries', () => {
  const entries = [
    cookieEntry({ name: '_ga', states: ['accept'], purposeTexts: { de: 'Zählt Besuche', en: 'Counts visits' } }),
    cookieEntry({ name: 'Sid', party: 'third', category: 'security', consent: 'no', service: 'Wächter', setBy: null }),
    cookieEntry({ name: 'db', type: 'indexedDB', category: null, consent: null, purposeTexts: null }),
  ];
  it.each([
    [{}, ['_ga', 'Sid', 'db']],
    [{ state: 'none' }, ['Sid', 'db']],
    [{ type: 'indexedDB' }, ['db']],
    [{ party: 'third' }, ['Sid']],
    [{ category: 'necessary' }, ['Sid']],
    [{ category: 'unclassified' }, ['db']],
    [{ consent: 'unknown' }, ['db']],
    [{ search: 'SID' }, ['Sid']],
    [{ search: 'wäch' }, ['Sid']],
    [{ search: 'counts' }, ['_ga']],
    [{ search: 'zählt', party: 'third' }, []],
  ] as const)('%o', (filters, expected) => {
    expect(selectEntries(entries, { ...noFilters, ...filters }).map(({ name }) => name)).toEqual(expected);
  });
});
