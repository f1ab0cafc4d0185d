import type { CustomerFeedback } from '#contract/api/feedback.ts';
import type { Database } from '#db/database.ts';
import { insertFeedback } from '#db/queries/feedback.ts';
import { holdScan } from '#db/queries/read-scan.ts';
import { ApiError } from '../api-error.ts';

/** Keeps what a customer says about a report of theirs, or about anything else. */
export async function takeFeedback(db: Database, customerId: string, feedback: CustomerFeedback): Promise<void> {
  await db.transaction(async (tx) => {
    if (feedback.scan !== null && !(await holdScan(tx, feedback.scan, customerId))) throw new ApiError('scan-not-found');
    await insertFeedback(tx, customerId, feedback);
  });
}
