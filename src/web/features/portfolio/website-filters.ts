import type { WebsiteListQuery } from '#contract/api/portfolio.ts';

export const sortIds = ['risk', 'change', 'host', 'latest'] as const satisfies readonly WebsiteListQuery['sort'][];

/** What the portfolio shows; '' = any. Lives in the page's address. */
export interface WebsiteFilters {
  sort: (typeof sortIds)[number];
  search: string;
  /** Identifier of a service. */
  service: string;
}

export const noFilters: WebsiteFilters = { sort: 'risk', search: '', service: '' };

/** Reads the filters of an address. What is not understood is no filter: an address can be typed by anybody. */
export function readFilters(params: URLSearchParams): WebsiteFilters {
  const text = (name: string, longest: number) => (params.get(name) ?? '').trim().slice(0, longest).trim();
  return {
    sort: sortIds.find((sort) => sort === params.get('sort')) ?? noFilters.sort,
    search: text('search', 200),
    service: text('service', 80),
  };
}

/** The filters as the part of an address after the question mark; nothing of what is as usual. */
export function filtersInAddress(filters: WebsiteFilters): string {
  const names = Object.keys(noFilters) as (keyof WebsiteFilters)[];
  const set = names.filter((name) => filters[name] !== noFilters[name]);
  return new URLSearchParams(set.map((name) => [name, filters[name]])).toString();
}

/** The filters as the list's call takes them. */
export const filtersAsQuery = ({ sort, search, service }: WebsiteFilters) => ({
  sort,
  search: search || undefined,
  service: service || undefined,
});
