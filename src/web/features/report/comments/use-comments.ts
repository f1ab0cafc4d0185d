import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ScanComment, ScanCommentInput, ScanCommentList } from '#contract/api/scan-notes.ts';
import { ApiError, callApi } from '../../../lib/api.ts';
import { deleteAll } from './delete-all.ts';

/** Comments on a scan and what can be done with them. Failures are thrown. */
export function useComments(id: string) {
  const client = useQueryClient();
  const queryKey = ['comments', id];
  const params = { id };
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => callApi('comments', { params, signal }) });
  const change = (next: (list: ScanCommentList) => ScanCommentList) =>
    client.setQueryData<ScanCommentList>(queryKey, (list) => list && next(list));
  const without = (gone: readonly ScanComment[]) =>
    change((list) => ({
      ...list,
      scanComments: list.scanComments.filter(({ identifier }) => !gone.some((one) => one.identifier === identifier)),
    }));
  const remove = async ({ identifier }: ScanComment) => {
    await callApi('deleteComment', { params: { id, commentId: identifier } }).catch((error: unknown) => {
      // Deleted in another tab: it is gone, which is what was asked for.
      if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
    });
  };
  return {
    /** Null while they are not known, also when they cannot be loaded: that is no message worth. */
    list: data ?? null,
    async activate(active: boolean) {
      const list = await callApi('activateComments', { params, body: { active } });
      client.setQueryData(queryKey, list);
    },
    async write(comment: ScanCommentInput) {
      const written = await callApi('writeComment', { params, body: comment });
      change((list) => ({ ...list, scanComments: [...list.scanComments.filter(({ area }) => area !== written.area), written] }));
    },
    async remove(comment: ScanComment) {
      await remove(comment);
      without([comment]);
    },
    /** Deletes one after the other; false: some are left. */
    async removeAll(comments: readonly ScanComment[]): Promise<boolean> {
      const gone = await deleteAll(comments, remove);
      without(gone);
      return gone.length === comments.length;
    },
  };
}
