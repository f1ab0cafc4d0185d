import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const attempts = 3;

/** Whether another attempt can help: the server was not reached, is busy, or had an accident. */
export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < attempts - 1 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

/** Server state of one page load: refusals are final, lost connections are tried again with growing pauses. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
