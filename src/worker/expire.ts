import type { Database } from '#db/database.ts';
import { forgetTokens } from '#db/queries/account-tokens.ts';
import { forgetUnconfirmed } from '#db/queries/customers.ts';
import { forgetFailures } from '#db/queries/login-delays.ts';
import { deleteOldMails } from '#db/queries/mails.ts';
import { forgetOldOrders } from '#db/queries/order-scan.ts';
import { deleteScan, expiredScans } from '#db/queries/read-scan.ts';
import { forgetSessions } from '#db/queries/sessions.ts';
import type { FileStore } from '#lib/file-store.ts';

const batch = 100;
const mailDays = 30;
const dayMs = 86_400_000;
/** An account that nobody confirmed is somebody's mistake, or somebody else's doing. */
const unconfirmedDays = 7;

/** Deletes scans and mails whose time is over; a scan's files first: a row without files is harmless, files without a row are never found again. */
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
  await deleteOldMails(db, new Date(now.getTime() - mailDays * 86_400_000));
  await forgetAccounts(db, now);
  return deleted;
}

/** Deletes what has run out of accounts: unconfirmed ones, tokens, sessions, and failures that no longer tell anything. */
async function forgetAccounts(db: Database, now: Date): Promise<void> {
  await forgetUnconfirmed(db, new Date(now.getTime() - unconfirmedDays * dayMs));
  await forgetTokens(db, now);
  await forgetSessions(db);
  await forgetFailures(db, new Date(now.getTime() - dayMs));
}
