import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { accountTokens } from '../tables/customers.ts';

type TokenRow = typeof accountTokens.$inferSelect;

/** What a token of a mail is stored with. */
export type NewAccountToken = Omit<typeof accountTokens.$inferInsert, 'created'>;

/** Hashes under which a token may be found: as it was sent, and as somebody may have typed its code. */
export interface TokenHashes {
  tokenHash: Buffer;
  codeHash: Buffer;
}

/** Remembers a token. */
export async function insertToken(tx: Database, token: NewAccountToken): Promise<void> {
  await tx.insert(accountTokens).values(token);
}

/** The account a valid token of this customer confirms, once: whoever comes second gets null. */
export async function takeConfirmToken(tx: Database, customerId: string, tokenHash: Buffer, now: Date): Promise<TokenRow | null> {
  const [row] = await tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        eq(accountTokens.customerId, customerId),
        eq(accountTokens.kind, 'confirm'),
        gt(accountTokens.expires, now),
      ),
    )
    .returning();
  return row ?? null;
}

const validReset = ({ tokenHash, codeHash }: TokenHashes, now: Date) =>
  and(
    or(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.codeHash, codeHash)),
    eq(accountTokens.kind, 'reset'),
    gt(accountTokens.expires, now),
  );

/** The customer who may set a new password with this token or code, or null. */
export async function findResetToken(db: Database, hashes: TokenHashes, now: Date): Promise<{ customerId: string } | null> {
  const [row] = await db.select({ customerId: accountTokens.customerId }).from(accountTokens).where(validReset(hashes, now));
  return row ?? null;
}

/** Uses a reset token up: whoever comes second gets null. */
export async function takeResetToken(tx: Database, hashes: TokenHashes, now: Date): Promise<{ customerId: string } | null> {
  const [row] = await tx.delete(accountTokens).where(validReset(hashes, now)).returning({ customerId: accountTokens.customerId });
  return row ?? null;
}

/** The instant scan that waits for a customer to be confirmed, or null. */
export async function findWaitingScan(tx: Database, customerId: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ visitorScanId: accountTokens.visitorScanId })
    .from(accountTokens)
    .where(and(eq(accountTokens.customerId, customerId), eq(accountTokens.kind, 'confirm'), gt(accountTokens.expires, now)))
    .orderBy(desc(accountTokens.created))
    .limit(1);
  return row?.visitorScanId ?? null;
}

/** Makes all tokens of a customer worthless, or those of one kind. */
export async function deleteTokens(tx: Database, customerId: string, kind?: TokenRow['kind']): Promise<void> {
  await tx.delete(accountTokens).where(and(eq(accountTokens.customerId, customerId), kind && eq(accountTokens.kind, kind)));
}

/** Forgets tokens whose time is over. */
export async function forgetTokens(db: Database, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expires, now));
}
