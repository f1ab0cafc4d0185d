import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { filtersAsQuery, type ListFilters } from './list-filters.ts';

/** The customer's scans under these filters, a page at a time. The old list stays while another one loads. */
export function useScanList(filters: ListFilters) {
  const query = filtersAsQuery(filters);
  return useInfiniteQuery({
    queryKey: ['scans', query],
    queryFn: ({ pageParam, signal }) => callApi('scans', { query: { ...query, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
