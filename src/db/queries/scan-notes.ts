import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ScanComment, ScanCommentInput } from '#contract/api/scan-notes.ts';
import type { Database } from '../database.ts';
import { scanComments } from '../tables/portfolio.ts';
import { scans } from '../tables/scans.ts';
import { containing } from './list-scans.ts';

const ownScan = (id: string, customerId: string) => and(eq(scans.id, id), eq(scans.customerId, customerId));
const tagsAtMost = 200;

/** Tags that a customer uses and that contain the term, in alphabetical order. */
export async function findTags(db: Database, customerId: string, term: string): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct tag from ${scans}, unnest(${scans.tags}) tag
    where ${scans.customerId} = ${customerId} and tag ilike ${containing(term)}
    order by tag limit ${tagsAtMost}`);
  return rows.map(({ tag }) => tag);
}

/** Gives a scan these tags and no others. Null: the customer has no such scan. */
export async function replaceTags(db: Database, id: string, customerId: string, tags: readonly string[]): Promise<string[] | null> {
  const [row] = await db
    .update(scans)
    .set({ tags: [...tags] })
    .where(ownScan(id, customerId))
    .returning({ tags: scans.tags });
  return row?.tags ?? null;
}

/** Whether comments are switched on for a scan. Null: the customer has no such scan. */
export async function findCommentSwitch(db: Database, id: string, customerId: string): Promise<boolean | null> {
  const [row] = await db.select({ active: scans.commentsActive }).from(scans).where(ownScan(id, customerId));
  return row?.active ?? null;
}

/** The same; it stays as it is until the transaction ends. */
export async function holdCommentSwitch(tx: Database, id: string, customerId: string): Promise<boolean | null> {
  const [row] = await tx.select({ active: scans.commentsActive }).from(scans).where(ownScan(id, customerId)).for('share');
  return row?.active ?? null;
}

/** Switches comments on a customer's scan on or off. */
export async function switchComments(db: Database, id: string, customerId: string, active: boolean): Promise<void> {
  await db.update(scans).set({ commentsActive: active }).where(ownScan(id, customerId));
}

/** Comments on a scan, oldest first. Whose scan it is was asked before. */
export async function findComments(db: Database, scanId: string): Promise<ScanComment[]> {
  const rows = await db
    .select()
    .from(scanComments)
    .where(eq(scanComments.scanId, scanId))
    .orderBy(asc(scanComments.created), asc(scanComments.id));
  return rows.map(commentOf);
}

/** Writes the comment on an area; one that is there already is replaced and keeps its name. */
export async function putComment(tx: Database, scanId: string, { area, text }: ScanCommentInput): Promise<ScanComment> {
  const [row] = await tx
    .insert(scanComments)
    .values({ id: randomUUID(), scanId, area, text })
    .onConflictDoUpdate({ target: [scanComments.scanId, scanComments.area], set: { text, changed: sql`now()` } })
    .returning();
  return commentOf(row!);
}

/** Deletes a comment. False: the scan has no such comment. */
export async function deleteComment(db: Database, scanId: string, commentId: string): Promise<boolean> {
  const deleted = await db
    .delete(scanComments)
    .where(and(eq(scanComments.id, commentId), eq(scanComments.scanId, scanId)))
    .returning({ id: scanComments.id });
  return deleted.length > 0;
}

function commentOf({ id, area, text, created, changed }: typeof scanComments.$inferSelect): ScanComment {
  return { identifier: id, area: area as ScanComment['area'], text, created: created.toISOString(), changed: changed.toISOString() };
}
