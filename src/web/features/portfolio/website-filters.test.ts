import { describe, expect, it } from 'vitest';
import { filtersAsQuery, filtersInAddress, noFilters, readFilters } from './website-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('filters of an address', () => {
  it.each([
    ['', noFilters],
    ['sort=change', { ...noFilters, sort: 'change' }],
    ['sort=nonsense', noFilters],
    ['search=%20shop%20', { ...noFilters, search: 'shop' }],
    ['service=google-analytics&x=1', { ...noFilters, service: 'google-analytics' }],
    [`service=${'a'.repeat(99)}`, { ...noFilters, service: 'a'.repeat(80) }],
  ])('%j', (search, filters) => expect(read(search)).toEqual(filters));

  it('come back from the address', () => {
    const filters = { sort: 'latest', search: 'a & b', service: 'x' } as const;
    expect(read(filtersInAddress(filters))).toEqual(filters);
  });

  it('leave the address as it is when nothing is set', () => expect(filtersInAddress(noFilters)).toBe(''));
});

it('asks for what is set only', () => {
  expect(filtersAsQuery({ ...noFilters, search: 'a' })).toEqual({ sort: 'risk', search: 'a', service: undefined });
});
