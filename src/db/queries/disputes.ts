import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Dispute, DisputeInput } from '#contract/api/dispute.ts';
import type { Database } from '../database.ts';
import { disputes } from '../tables/report-work.ts';

/** Disputes of a scan, oldest first. Whose scan it is was asked before. */
export async function findDisputes(db: Database, scanId: string): Promise<Dispute[]> {
  const rows = await db.select().from(disputes).where(eq(disputes.scanId, scanId)).orderBy(asc(disputes.created), asc(disputes.id));
  return rows.map(disputeOf);
}

/** Disputes a finding; one that is disputed already gets the new reason and keeps its name. */
export async function putDispute(tx: Database, scanId: string, { findingId, reason }: DisputeInput): Promise<Dispute> {
  const [row] = await tx
    .insert(disputes)
    .values({ id: randomUUID(), scanId, findingId, reason })
    .onConflictDoUpdate({ target: [disputes.scanId, disputes.findingId], set: { reason } })
    .returning();
  return disputeOf(row!);
}

/** Takes a dispute back. False: the scan has no such dispute. */
export async function deleteDispute(db: Database, scanId: string, disputeId: string): Promise<boolean> {
  const deleted = await db
    .delete(disputes)
    .where(and(eq(disputes.id, disputeId), eq(disputes.scanId, scanId)))
    .returning({ id: disputes.id });
  return deleted.length > 0;
}

function disputeOf({ id, findingId, reason, created }: typeof disputes.$inferSelect): Dispute {
  return { identifier: id, findingId, reason, created: created.toISOString() };
}
