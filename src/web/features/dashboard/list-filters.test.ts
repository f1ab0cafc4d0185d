import { describe, expect, it } from 'vitest';
import { scanListQuerySchema } from '#contract/api/scan-reading.ts';
import { countFilters, filtersAsQuery, filtersInAddress, noFilters, readFilters } from './list-filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

describe('filters in the address', () => {
  it.each([
    ['', {}],
    ['search=shop', { search: 'shop' }],
    ['class=Risk&state=done', { class: 'Risk', state: 'done' }],
    ['tag=Kunde+A&host=www.Shop.test', { tag: 'Kunde A', host: 'www.shop.test' }],
    ['from=2026-02-28&to=2026-03-01', { from: '2026-02-28', to: '2026-03-01' }],
    ['sort=worst', { sort: 'worst' }],
    ['class=risk&state=over&sort=up', {}],
    ['from=2026-02-30&to=heute', {}],
    ['from=+002026-01-01&to=0000-00-00', {}],
    ['page=3&limit=9999', {}],
    ['search=%20%20', {}],
    [`tag=${'a'.repeat(50)}`, { tag: 'a'.repeat(40) }],
    ['tag=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', { tag: '<img src=x onerror=alert(1)>' }],
  ])('%s', (address, expected) => {
    const filters = read(address);
    expect(filters).toEqual({ ...noFilters, ...expected });
    // What was read is written again, and the server takes it.
    expect(read(filtersInAddress(filters))).toEqual(filters);
    expect(scanListQuerySchema.safeParse(filtersAsQuery(filters)).success).toBe(true);
  });

  it.each([
    ['newest', { sort: 'created', order: 'desc' }],
    ['oldest', { sort: 'created', order: 'asc' }],
    ['host', { sort: 'host', order: 'asc' }],
    ['worst', { sort: 'score', order: 'asc' }],
    ['best', { sort: 'score', order: 'desc' }],
  ] as const)('the order %s', (sort, query) => expect(filtersAsQuery({ ...noFilters, sort })).toEqual(query));

  it('leave the address as it is when nothing is set', () => expect(filtersInAddress(noFilters)).toBe(''));

  it('are counted, the order not', () => {
    expect(countFilters(read('sort=worst'))).toBe(0);
    expect(countFilters(read('sort=worst&search=a&tag=b'))).toBe(2);
    expect(countFilters(read('search=a&tag=b'), ['tag', 'from'])).toBe(1);
  });
});
