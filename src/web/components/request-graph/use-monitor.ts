import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** Rows of the tag monitor of a finished scan; they never change. */
export function useTagMonitor(identifier: string) {
  return useQuery({
    queryKey: ['tag-monitor', identifier],
    queryFn: ({ signal }) => callApi('tagMonitor', { params: { id: identifier }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Request hierarchy of a finished scan. */
export function useRequestHierarchy(identifier: string) {
  return useQuery({
    queryKey: ['request-hierarchy', identifier],
    queryFn: ({ signal }) => callApi('requestHierarchy', { params: { id: identifier }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
