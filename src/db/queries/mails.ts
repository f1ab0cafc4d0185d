import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { mailsChannel } from '../notifications.ts';
import { type MailRow, mails } from '../tables/mails.ts';

/** A mail to be sent. Without `customerId` it outlives the account, and is deleted once it is sent. */
export interface NewMail extends Pick<MailRow, 'customerId' | 'kind' | 'recipient'> {
  content: Pick<MailRow, 'subject' | 'html' | 'text'>;
}

/** Puts a mail into the outbox, in the transaction of what it tells: both happen, or neither. Workers hear of it when that ends. */
export async function queueMail(tx: Database, { content, ...mail }: NewMail): Promise<void> {
  await tx.insert(mails).values({ id: randomUUID(), ...mail, ...content });
  await tx.execute(sql`select pg_notify(${mailsChannel}, '')`);
}

/**
 * Takes the mail that has waited longest, counts the attempt and sets the next one, in one statement: whatever happens to the worker
 * afterwards, the mail comes back by itself. `pausesSeconds` tells how long after each attempt; after the last there is none.
 */
export async function claimMail(db: Database, pausesSeconds: readonly number[]): Promise<MailRow | null> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    // Moments are kept to the millisecond, rounded: a mail of this moment may seem to be of the next.
    .where(sql`${mails.nextAttempt} <= now() + interval '1 millisecond'`)
    .orderBy(mails.nextAttempt)
    .limit(1)
    .for('update', { skipLocked: true });
  const pauses = sql`${`{${pausesSeconds.join(',')}}`}::int[]`;
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttempt: sql`now() + make_interval(secs => (${pauses})[${mails.attempts} + 1])` })
    .where(sql`${mails.id} = (${next})`)
    .returning();
  return row ?? null;
}

/** Notes that a mail was sent. One that belongs to no account has nothing left to be kept for. */
export async function noteSent(db: Database, { id, customerId }: Pick<MailRow, 'id' | 'customerId'>): Promise<void> {
  if (customerId === null) await db.delete(mails).where(eq(mails.id, id));
  else await db.update(mails).set({ sent: sql`now()`, nextAttempt: null, error: null }).where(eq(mails.id, id));
}

/** Notes why an attempt failed, unless a later one is under way. */
export async function noteFailure(
  db: Database,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  { permanent, reason }: { permanent: boolean; reason: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ error: reason, ...(permanent && { nextAttempt: null }) })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), isNull(mails.sent)));
}

/** Mails that wait to be sent, and those that were given up. */
export async function countMails(db: Database): Promise<{ waiting: number; failed: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${isNotNull(mails.nextAttempt)}))::int`,
      failed: sql<number>`(count(*) filter (where ${isNull(mails.nextAttempt)} and ${isNull(mails.sent)}))::int`,
    })
    .from(mails);
  return row ?? { waiting: 0, failed: 0 };
}

/** The newest mails, for the outbox of the evaluation mode. */
export async function newestMails(db: Database, limit: number): Promise<MailRow[]> {
  return db.select().from(mails).orderBy(desc(mails.created), mails.id).limit(limit);
}

/** One mail, or null. */
export async function findMail(db: Database, id: string): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

/** Deletes mails after their time, sent or not: by then every link in them is long dead. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.created, before));
}
