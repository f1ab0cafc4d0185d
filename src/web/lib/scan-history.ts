import { useQuery } from '@tanstack/react-query';
import type { ScanHistory } from '#contract/api/scan-history.ts';
import { callApi } from './api.ts';

/** A scan among the finished scans of its website; null while it is not known, or when it cannot be told. */
export function useScanHistory(identifier: string, enabled = true): ScanHistory | null {
  const { data } = useQuery({
    queryKey: ['scan-history', identifier],
    queryFn: ({ signal }) => callApi('scanHistory', { params: { id: identifier }, signal }),
    enabled,
  });
  return data ?? null;
}
