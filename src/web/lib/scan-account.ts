import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ScanAccount } from '#contract/api/account.ts';
import { callApi } from './api.ts';

const queryKey = ['scan-account'];

/** What the customer's account may still do; null while it is not known. A request that fails leaves it so, without a message. */
export function useScanAccount(): ScanAccount | null {
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => callApi('scanAccount', { signal }) });
  return data ?? null;
}

/** Scans came, went or changed: lists, trends and the account are asked for again when they are shown. */
export function refreshScans(client: QueryClient): void {
  for (const key of ['scans', 'websites', 'trend', 'tags', 'scan-history', ...queryKey]) void client.invalidateQueries({ queryKey: [key] });
}
