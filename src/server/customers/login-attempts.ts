import { createHmac } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { clearFailures, countAttempt, type DelayRule, uncountAttempt } from '#db/queries/login-delays.ts';
import { type AnswerCode, ApiError } from '../api-error.ts';
import type { AccountDesk } from './account-desk.ts';

/** Ten failures are free; then 15 s, doubling up to a quarter of an hour. An account is never closed for good. */
const rule: DelayRule = { free: 10, firstSeconds: 15, longestSeconds: 900 };

/** Refusals that somebody who guesses would see. Others say nothing about the guess and are not counted. */
const wrongGuesses: ReadonlySet<AnswerCode> = new Set(['login-failed', 'original-password-wrong', 'second-factor-invalid']);

/** Keyed hash of an address: the table of failures names nobody, and also holds addresses that have no account. */
export function emailHashOf({ keys }: Pick<AccountDesk, 'keys'>, email: string): Buffer {
  return createHmac('sha256', keys.loginDelay).update(email).digest();
}

/**
 * Makes one attempt to prove who somebody is, counted by the address. Throws `login-unavailable` while the address has to wait;
 * success forgets the failures before.
 */
export async function attempt<T>(desk: AccountDesk, email: string, work: () => Promise<T>): Promise<T> {
  const emailHash = emailHashOf(desk, email);
  const now = new Date();
  const counted = await countAttempt(desk.db, emailHash, now, rule);
  if ('refusedUntil' in counted) {
    const retryAfterSeconds = Math.max(1, Math.ceil((counted.refusedUntil.getTime() - now.getTime()) / 1_000));
    throw new ApiError('login-unavailable', { retryAfterSeconds });
  }
  try {
    const result = await work();
    await clearFailures(desk.db, emailHash);
    return result;
  } catch (error) {
    if (!(error instanceof ApiError && wrongGuesses.has(error.code))) await uncountAttempt(desk.db, counted.attempt);
    throw error;
  }
}

/** Forgets the failures of an address whose owner has proved to be there, in the transaction of the proof. */
export async function forgive(desk: AccountDesk, tx: Database, email: string): Promise<void> {
  await clearFailures(tx, emailHashOf(desk, email));
}
