import { describe, expect, it } from 'vitest';
import { ariaSort, hasFilter, nextSort, noFilters, readTagFilters, type TagFilters, type TagSort, withTagFilters } from './tag-filters.ts';

describe('filters in the address', () => {
  it.each<[string, Partial<TagFilters>]>([
    ['', {}],
    ['view=tags&graph=on', {}],
    [
      'state=reject&party=third&country=US&category=tag-manager',
      { state: 'reject', party: 'third', country: 'US', category: 'tag-manager' },
    ],
    ['country=unknown&category=unknown', { country: 'unknown', category: 'unknown' }],
    ['search=%20google%20', { search: 'google' }],
    ['group=vendor&sort=-requests', { group: 'vendor', sort: '-requests' }],
    ['state=all&party=mine&group=host&sort=size', {}],
    ['sort=--host', {}],
    ['country=us&category=%3Cscript%3E', {}],
    [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(200) }],
  ])('reads %s', (address, expected) => {
    expect(readTagFilters(new URLSearchParams(address))).toEqual({ ...noFilters, ...expected });
  });

  it('writes what it reads, and leaves the rest of the address alone', () => {
    const filters: TagFilters = { ...noFilters, search: 'a&b=c', state: 'none', sort: '-pages' };
    const address = withTagFilters(new URLSearchParams('view=tags&graph=on&party=first'), filters);
    expect(readTagFilters(address)).toEqual(filters);
    expect(address.get('view')).toBe('tags');
    expect(address.get('graph')).toBe('on');
    expect(withTagFilters(address, noFilters).toString()).toBe('view=tags&graph=on');
  });

  it.each<[Partial<TagFilters>, boolean]>([
    [{}, false],
    [{ group: 'service', sort: 'host' }, false],
    [{ state: 'none' }, true],
    [{ search: 'x' }, true],
  ])('says whether %j leaves something out', (filters, expected) => {
    expect(hasFilter({ ...noFilters, ...filters })).toBe(expected);
  });
});

it.each<[TagSort, 'host' | 'requests', TagSort, 'ascending' | 'descending' | undefined]>([
  ['', 'host', 'host', 'ascending'],
  ['host', 'host', '-host', 'descending'],
  ['-host', 'host', '', undefined],
  ['', 'requests', '-requests', 'descending'],
  ['-requests', 'requests', 'requests', 'ascending'],
  ['requests', 'requests', '', undefined],
  ['host', 'requests', '-requests', 'descending'],
])('a click goes from "%s" by %s to "%s"', (before, column, after, told) => {
  expect(nextSort(before, column)).toBe(after);
  expect(ariaSort(after, column)).toBe(told);
});
