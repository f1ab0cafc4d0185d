import { useQuery } from '@tanstack/react-query';
import type { Website } from '#contract/api/portfolio.ts';
import { callApi } from '../../lib/api.ts';

/** The customer's websites by name, once they are needed; none while they are not known. */
export function useWebsites(enabled: boolean): readonly Website[] {
  const { data } = useQuery({
    queryKey: ['websites', 'host'],
    queryFn: ({ signal }) => callApi('websites', { query: { sort: 'host' }, signal }),
    enabled,
  });
  return data?.websites ?? [];
}
