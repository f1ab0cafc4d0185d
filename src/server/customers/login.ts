import type { Login } from '#contract/api/account.ts';
import { findCustomerByEmail, lockCustomer, updateCustomer } from '#db/queries/customers.ts';
import { endSessionOf, insertSession } from '#db/queries/sessions.ts';
import type { CustomerRow } from '#db/tables/customers.ts';
import { ApiError } from '../api-error.ts';
import type { AccountDesk } from './account-desk.ts';
import { attempt } from './login-attempts.ts';
import { acceptsCode } from './second-factor.ts';
import { createToken } from './session.ts';

/** From where somebody logs in. */
export interface LoginPlace {
  device: string | null;
  /** Session of the cookie that the browser still had; it ends. */
  formerHash: Buffer | null;
}

/**
 * Logs in and answers the token of a new session. An unknown address, a wrong password and an account that is not confirmed are
 * refused alike, after the same work.
 */
export async function logIn(
  desk: AccountDesk,
  { email, password, code }: Login,
  place: LoginPlace,
): Promise<{ id: string; token: string }> {
  return attempt(desk, email, async () => {
    const customer = await findCustomerByEmail(desk.db, email);
    const isRight = await desk.passwords.verify(customer?.passwordHash ?? null, password);
    if (!isRight || !customer?.confirmed) throw new ApiError('login-failed');
    if (customer.totpConfirmed) await demandSecondFactor(desk, customer, code);
    return { id: customer.id, token: await beginSession(desk, customer, password, place) };
  });
}

async function demandSecondFactor(desk: AccountDesk, customer: CustomerRow, code: string | undefined): Promise<void> {
  if (!code) throw new ApiError('second-factor-required');
  if (!(await acceptsCode(desk, customer, code, new Date()))) throw new ApiError('second-factor-invalid', { field: 'code' });
}

async function beginSession({ db, passwords }: AccountDesk, customer: CustomerRow, password: string, place: LoginPlace): Promise<string> {
  const { token, tokenHash } = createToken();
  const passwordHash = passwords.isOutdated(customer.passwordHash!) ? await passwords.hash(password) : customer.passwordHash!;
  await db.transaction(async (tx) => {
    // A password that was changed while this login was checked must not open a session any more.
    const current = await lockCustomer(tx, customer.id);
    if (current?.passwordHash !== customer.passwordHash) throw new ApiError('login-failed');
    if (passwordHash !== customer.passwordHash) await updateCustomer(tx, customer.id, { passwordHash });
    if (place.formerHash) await endSessionOf(tx, place.formerHash);
    await insertSession(tx, { tokenHash, customerId: customer.id, device: place.device, now: new Date() });
  });
  return token;
}

/** Makes sure that whoever is logged in knows the password, and answers the customer's row. Counts as an attempt to log in. */
export async function reauthenticate(desk: AccountDesk, email: string, password: string): Promise<CustomerRow> {
  return attempt(desk, email, async () => {
    const customer = await findCustomerByEmail(desk.db, email);
    const isRight = await desk.passwords.verify(customer?.passwordHash ?? null, password);
    if (!isRight || !customer) throw new ApiError('original-password-wrong', { field: 'password' });
    return customer;
  });
}
