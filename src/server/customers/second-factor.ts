import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import { findCustomer, lockCustomer, updateCustomer } from '#db/queries/customers.ts';
import { acceptStep, replaceRecoveryCodes, takeRecoveryCode } from '#db/queries/second-factors.ts';
import type { CustomerRow } from '#db/tables/customers.ts';
import { ApiError } from '../api-error.ts';
import { digest } from '../scans/secrets.ts';
import type { AccountDesk } from './account-desk.ts';
import { postMail } from './account-mails.ts';
import { attempt } from './login-attempts.ts';
import { createTypedCode, normalizeTypedCode } from './typed-code.ts';

const recoveryCodeCount = 10;
const stepSeconds = 30;
const nonceBytes = 12;
const tagBytes = 16;

/** Begins a second factor in place of one that was begun before; it counts once a code of it was confirmed. */
export async function beginTotp(
  { db, keys, configuration }: AccountDesk,
  { id, email }: CustomerRow,
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret();
  await db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id);
    if (customer?.totpConfirmed) throw new ApiError('second-factor-exists');
    await updateCustomer(tx, id, { totpSecret: seal(keys.totp, id, secret), totpConfirmed: null, totpStep: null });
  });
  return { secret, uri: generateURI({ issuer: configuration.product, label: email, secret }) };
}

/** Confirms the second factor by its first code and answers the recovery codes, which nobody can read again. */
export async function confirmTotp(
  desk: AccountDesk,
  { identifier, email }: { identifier: string; email: string },
  code: string,
): Promise<string[]> {
  return attempt(desk, email, async () => {
    const begun = await findCustomer(desk.db, identifier);
    if (!begun?.totpSecret || begun.totpConfirmed) throw new ApiError('second-factor-invalid', { field: 'code' });
    const step = await stepOf(desk, begun, code, new Date());
    if (step === null) throw new ApiError('second-factor-invalid', { field: 'code' });
    const codes = Array.from({ length: recoveryCodeCount }, createTypedCode);
    await desk.db.transaction(async (tx) => {
      const current = await lockCustomer(tx, identifier);
      // Begun anew or confirmed meanwhile, in another tab.
      if (!current || current.totpConfirmed || !current.totpSecret?.equals(begun.totpSecret!)) throw new ApiError('second-factor-invalid');
      await updateCustomer(tx, identifier, { totpConfirmed: new Date(), totpStep: step });
      await replaceRecoveryCodes(
        tx,
        identifier,
        codes.map((recoveryCode) => digest(normalizeTypedCode(recoveryCode))),
      );
      await postMail(desk, tx, { kind: 'second-factor-on', to: current, input: {} });
    });
    return codes;
  });
}

/** Gives the second factor up; without one nothing happens. */
export async function endTotp(desk: AccountDesk, { id }: CustomerRow): Promise<void> {
  await desk.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id);
    if (!customer?.totpSecret) return;
    await updateCustomer(tx, id, { totpSecret: null, totpConfirmed: null, totpStep: null });
    await replaceRecoveryCodes(tx, id, []);
    if (customer.totpConfirmed) await postMail(desk, tx, { kind: 'second-factor-off', to: customer, input: {} });
  });
}

/** Whether a code is good for this login: six digits of the authenticator, or a recovery code. Each is good once. */
export async function acceptsCode(desk: AccountDesk, customer: CustomerRow, code: string, now: Date): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(typed)) return takeRecoveryCode(desk.db, customer.id, digest(normalizeTypedCode(code)));
  const step = await stepOf(desk, customer, typed, now);
  return step !== null && acceptStep(desk.db, customer.id, step);
}

/** Time step of a code, which may be the present one or a neighbour; null: the code is wrong. */
async function stepOf({ keys }: AccountDesk, { id, totpSecret }: CustomerRow, token: string, now: Date): Promise<number | null> {
  const secret = unseal(keys.totp, id, totpSecret!);
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = await verify({ secret, token, epoch, period: stepSeconds, epochTolerance: stepSeconds });
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : null;
}

/** AES-256-GCM, bound to the customer: a secret copied into another row does not open. */
function seal(key: Buffer, customerId: string, secret: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(customerId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function unseal(key: Buffer, customerId: string, stored: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(customerId))
    .setAuthTag(stored.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(stored.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}
