import type { PgBoss } from 'pg-boss';
import type { Database } from '#db/database.ts';
import { deleteScanOf } from '#db/queries/read-scan.ts';
import { enqueueFileDeletion } from '#jobs/queue.ts';
import { ApiError } from '../api-error.ts';

/**
 * Deletes a customer's scan; its files follow by a job of the same transaction. A worker that is still at it finds the row gone and
 * ends without effect. The booking stays: the scan was used.
 */
export async function deleteCustomerScan(
  { db, boss }: { db: Database; boss: PgBoss },
  { id, customerId }: { id: string; customerId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const state = await deleteScanOf(tx, id, customerId);
    if (state === null) throw new ApiError('scan-not-found');
    await enqueueFileDeletion(boss, tx, [{ id, mayRun: state === 'queued' || state === 'running' }]);
  });
}
