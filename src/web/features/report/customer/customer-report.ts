import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { isUnfinished, reportRetryDelay } from '../report-loading.ts';

/** The report of a customer's scan: asked for until it is there, then never again. Any other refusal ends the asking. */
export function useCustomerReport(identifier: string, created: string | null, enabled = true) {
  return useQuery({
    queryKey: ['report', identifier],
    queryFn: ({ signal }) => callApi('report', { params: { id: identifier }, signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (_, error) => isUnfinished(error),
    retryDelay: () => reportRetryDelay(created, Date.now()),
  });
}
