import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DisputeInput } from '#contract/api/dispute.ts';
import { ApiError, callApi } from '../../../lib/api.ts';

/** Disputed findings of a scan and what can be done with them. Failures are thrown. */
export function useDisputes(id: string) {
  const client = useQueryClient();
  const queryKey = ['disputes', id];
  const params = { id };
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => callApi('disputes', { params, signal }) });
  // The result without them is the server's to tell.
  const refresh = () => client.invalidateQueries({ queryKey });
  return {
    /** Null while they are not known, also when they cannot be loaded: the report stands without them. */
    list: data ?? null,
    async dispute(body: DisputeInput) {
      await callApi('disputeFinding', { params, body });
      await refresh();
    },
    async withdraw(disputeId: string) {
      await callApi('withdrawDispute', { params: { id, disputeId } }).catch((error: unknown) => {
        // Taken back in another tab: that is what was asked for.
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
      });
      await refresh();
    },
  };
}
