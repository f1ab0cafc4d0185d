import { useQuery } from '@tanstack/react-query';
import { ApiError, callApi } from '../../lib/api.ts';
import { isUnfinished, retryMs } from './report-loading.ts';

/** A server that restarts is back after a few of them. */
const retriesOnFault = 5;

/** Whether to ask again: until the report is there; a few times after a fault; never after a refusal. */
export function shouldAskAgain(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (isUnfinished(error)) return true;
  return (error.status === 0 || error.status >= 500 || error.status === 429) && failures < retriesOnFault;
}

/** The report of a visitor's scan. A report never changes, so it is asked for once. */
export function useVisitorReport(identifier: string, secret: string) {
  return useQuery({
    queryKey: ['visitor-report', identifier],
    queryFn: ({ signal }) => callApi('visitorReport', { params: { id: identifier }, secret, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: shouldAskAgain,
    retryDelay: retryMs,
  });
}
