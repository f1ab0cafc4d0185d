import type { Database } from '#db/database.ts';
import { forgetOldOrders } from '#db/queries/order-scan.ts';
import { deleteScan, expiredScans } from '#db/queries/read-scan.ts';
import type { FileStore } from '#lib/file-store.ts';

const batch = 100;

/** Deletes scans whose time is over, files first: a row without files is harmless, files without a row are never found again. */
export async function deleteExpired({ db, files }: { db: Database; files: FileStore }, now: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const ids = await expiredScans(db, now, batch);
    for (const id of ids) {
      await files.deleteAll(`scans/${id}`);
      await deleteScan(db, id);
    }
    deleted += ids.length;
    if (ids.length < batch) break;
  }
  await forgetOldOrders(db, now);
  return deleted;
}
