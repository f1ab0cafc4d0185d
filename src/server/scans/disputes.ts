import type { Dispute, DisputeInput, DisputeList } from '#contract/api/dispute.ts';
import type { Database } from '#db/database.ts';
import { deleteDispute, findDisputes, putDispute } from '#db/queries/disputes.ts';
import { holdScan } from '#db/queries/read-scan.ts';
import { resultWithout } from '#report/score/without-disputed.ts';
import { ApiError } from '../api-error.ts';
import { readReport } from './read-scan.ts';

/** A scan by the customer who asks for it. */
interface CustomerScan {
  id: string;
  customerId: string;
}

/** Disputes of a scan, and the result without them. */
export async function readDisputes(db: Database, scan: CustomerScan): Promise<DisputeList> {
  const report = await readReport(db, scan.id, scan.customerId);
  const disputes = await findDisputes(db, scan.id);
  const without = disputes.length === 0 ? null : resultWithout(report, new Set(disputes.map(({ findingId }) => findingId)));
  return { disputes, without };
}

/** Calls a finding wrong. Throws `finding-not-found` for what is none, passed or open: there is nothing to take out. */
export async function disputeFinding(db: Database, scan: CustomerScan, input: DisputeInput): Promise<Dispute> {
  const report = await readReport(db, scan.id, scan.customerId);
  const finding = report.areas.flatMap(({ findings }) => findings).find(({ id }) => id === input.findingId);
  if (finding?.class !== 'Risk' && finding?.class !== 'Hint') throw new ApiError('finding-not-found');
  return db.transaction(async (tx) => {
    // It may have been deleted in another tab since its report was read.
    if (!(await holdScan(tx, scan.id, scan.customerId))) throw new ApiError('scan-not-found');
    return putDispute(tx, scan.id, input);
  });
}

/** Takes a dispute back. */
export async function withdrawDispute(db: Database, { id, customerId }: CustomerScan, disputeId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await holdScan(tx, id, customerId))) throw new ApiError('scan-not-found');
    if (!(await deleteDispute(tx, id, disputeId))) throw new ApiError('not-found');
  });
}
