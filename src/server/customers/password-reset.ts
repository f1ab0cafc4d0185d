import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/vocabulary.ts';
import type { Database } from '#db/database.ts';
import { deleteTokens, findResetToken, insertToken, takeResetToken } from '#db/queries/account-tokens.ts';
import { findCustomer, findCustomerByEmail, lockCustomer, updateCustomer } from '#db/queries/customers.ts';
import { endSessions } from '#db/queries/sessions.ts';
import { ApiError } from '../api-error.ts';
import { digest } from '../scans/secrets.ts';
import type { AccountDesk } from './account-desk.ts';
import { postMail, writeInVain } from './account-mails.ts';
import { isEasilyGuessed } from './common-passwords.ts';
import { forgive } from './login-attempts.ts';
import { confirmOwner, hasEnough } from './registration.ts';
import { createToken } from './session.ts';
import { createTypedCode, normalizeTypedCode } from './typed-code.ts';

const resetMinutes = 60;

/** Sends link and code for a new password. To the outside the same happens whether or not the address is known. */
export async function initPasswordReset(desk: AccountDesk, { email, locale }: { email: string; locale: Locale }): Promise<void> {
  await desk.db.transaction(async (tx) => {
    const customer = await findCustomerByEmail(tx, email);
    const { tokenHash, codeHash, ...told } = createReset(desk.configuration.publicUrl);
    const input = { ...told, minutes: resetMinutes };
    const isEnough = await hasEnough(tx, customer ?? { id: randomUUID() }, 'password-reset');
    if (!customer || isEnough) return writeInVain(desk, 'password-reset', locale, input);
    await insertToken(tx, { tokenHash, codeHash, customerId: customer.id, kind: 'reset', expires: minutesFromNow(resetMinutes) });
    await postMail(desk, tx, { kind: 'password-reset', to: { ...customer, locale }, input });
  });
}

/** Link to set the first password of an account that the operator made; good for a day. */
export async function createFirstPasswordLink(tx: Database, publicUrl: string, customerId: string): Promise<string> {
  const minutes = 24 * 60;
  const { link, tokenHash, codeHash } = createReset(publicUrl);
  await insertToken(tx, { tokenHash, codeHash, customerId, kind: 'reset', expires: minutesFromNow(minutes) });
  return link;
}

function createReset(publicUrl: string) {
  const { token, tokenHash } = createToken();
  const code = createTypedCode();
  return { tokenHash, codeHash: digest(normalizeTypedCode(code)), code, link: `${publicUrl}/app/password-reset?token=${token}` };
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Makes sure that a token, or a code as somebody typed it, is good for a new password. */
export async function validatePasswordReset({ db }: AccountDesk, given: string): Promise<void> {
  if (!(await findResetToken(db, hashesOf(given), new Date()))) throw new ApiError('reset-code-invalid');
}

/** Sets a new password: all sessions and further reset tokens end, and who can read the mails owns the address. */
export async function resetPassword(desk: AccountDesk, given: string, password: string): Promise<void> {
  const invalid = new ApiError('reset-code-invalid', { field: 'token' });
  const found = await findResetToken(desk.db, hashesOf(given), new Date());
  const owner = found && (await findCustomer(desk.db, found.customerId));
  if (!owner) throw invalid;
  if (isEasilyGuessed(password, { email: owner.email, product: desk.configuration.product }))
    throw new ApiError('password-too-common', { field: 'password' });
  const passwordHash = await desk.passwords.hash(password);
  await desk.db.transaction(async (tx) => {
    // The customer first, as everywhere: two who lock in different orders would wait for each other.
    const customer = await lockCustomer(tx, owner.id);
    if (!customer || !(await takeResetToken(tx, hashesOf(given), new Date()))) throw invalid;
    await updateCustomer(tx, customer.id, { passwordHash });
    await endSessions(tx, customer.id);
    await deleteTokens(tx, customer.id, 'reset');
    if (!customer.confirmed) await confirmOwner(tx, customer.id);
    await forgive(desk, tx, customer.email);
    await postMail(desk, tx, { kind: 'password-changed', to: customer, input: {} });
  });
}

function hashesOf(given: string) {
  return { tokenHash: digest(given), codeHash: digest(normalizeTypedCode(given)) };
}
