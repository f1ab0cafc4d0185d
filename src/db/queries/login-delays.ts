import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { loginDelays } from '../tables/customers.ts';

/** How failures make later attempts wait. */
export interface DelayRule {
  /** Failures without consequence. */
  free: number;
  /** Wait after the first failure beyond those; it doubles with each further one. */
  firstSeconds: number;
  longestSeconds: number;
}

/** Not the present moment: attempts made in parallel, or by processes whose clocks differ, would refuse one another. */
const noWait = new Date(0);

/** An attempt that is counted as failed until it turns out well. */
export interface CountedAttempt {
  emailHash: Buffer;
  /** Until when the next attempt has to wait, should this one fail. */
  until: Date;
}

/**
 * Counts an attempt before it is made, so that parallel ones cannot all slip through. Answers the moment until which attempts are
 * refused instead, if it lies ahead.
 */
export async function countAttempt(
  db: Database,
  emailHash: Buffer,
  now: Date,
  { free, firstSeconds, longestSeconds }: DelayRule,
): Promise<{ attempt: CountedAttempt } | { refusedUntil: Date }> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // `failures` is the number before this attempt; the exponent is bounded because the power would overflow in the end.
  const until = sql`case when ${loginDelays.failures} + 1 < ${free} then ${loginDelays.until}
    else ${at} + make_interval(secs => least(${longestSeconds}, ${firstSeconds} * power(2, least(${loginDelays.failures} + 1 - ${free}, 20)))) end`;
  const [row] = await db
    .insert(loginDelays)
    .values({ emailHash, failures: 1, until: noWait, changed: now })
    .onConflictDoUpdate({
      target: loginDelays.emailHash,
      set: { failures: sql`${loginDelays.failures} + 1`, until, changed: now },
      setWhere: lte(loginDelays.until, now),
    })
    .returning({ until: loginDelays.until });
  if (row) return { attempt: { emailHash, until: row.until } };
  const [known] = await db.select({ until: loginDelays.until }).from(loginDelays).where(eq(loginDelays.emailHash, emailHash));
  return { refusedUntil: known?.until ?? now };
}

/** Takes one attempt back that was neither right nor wrong. A wait that another attempt has caused stays. */
export async function uncountAttempt(db: Database, { emailHash, until }: CountedAttempt): Promise<void> {
  await db
    .update(loginDelays)
    .set({
      failures: sql`greatest(${loginDelays.failures} - 1, 0)`,
      until: sql`case when ${loginDelays.until} = ${until.toISOString()}::timestamptz then ${noWait.toISOString()}::timestamptz else ${loginDelays.until} end`,
    })
    .where(eq(loginDelays.emailHash, emailHash));
}

/** Forgets the failures of an address: its owner was there. */
export async function clearFailures(db: Database, emailHash: Buffer): Promise<void> {
  await db.delete(loginDelays).where(eq(loginDelays.emailHash, emailHash));
}

/** Forgets failures that lie so far back that they tell nothing any more. */
export async function forgetFailures(db: Database, before: Date): Promise<void> {
  await db.delete(loginDelays).where(and(lt(loginDelays.changed, before), lt(loginDelays.until, before)));
}
