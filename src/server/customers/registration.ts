import { randomUUID } from 'node:crypto';
import type { Registration } from '#contract/api/account.ts';
import type { Database } from '#db/database.ts';
import { deleteTokens, findWaitingScan, insertToken, takeConfirmToken } from '#db/queries/account-tokens.ts';
import { adoptScan } from '#db/queries/adopt-scan.ts';
import { countMails, findCustomerByEmail, insertCustomer, lockCustomer, updateCustomer } from '#db/queries/customers.ts';
import { spendChallenge } from '#db/queries/order-scan.ts';
import { findScan } from '#db/queries/read-scan.ts';
import type { CustomerRow } from '#db/tables/customers.ts';
import type { MailKind } from '#mails/mail-kinds.ts';
import { ApiError } from '../api-error.ts';
import { digest } from '../scans/secrets.ts';
import type { AccountDesk } from './account-desk.ts';
import { postMail } from './account-mails.ts';
import { isEasilyGuessed } from './common-passwords.ts';
import { createToken } from './session.ts';

const confirmationHours = 24;
const mailsPerHour = 3;

/**
 * Registers. To the outside the same happens whether or not the address is known: who owns it reads the rest in a mail. An account
 * that nobody confirmed yet takes the password of the newest attempt, and only the newest link confirms it.
 */
export async function register(desk: AccountDesk, registration: Registration): Promise<void> {
  const { email, password, proofOfWork } = registration;
  if (isEasilyGuessed(password, { email, product: desk.configuration.product }))
    throw new ApiError('password-too-common', { field: 'password' });
  const accepted = await desk.acceptsProof(proofOfWork, (challenge, expires) => spendChallenge(desk.db, challenge, expires));
  if (!accepted) throw new ApiError('proof-of-work-missing', { field: 'proofOfWork' });
  const passwordHash = await desk.passwords.hash(password);
  const visitorScanId = await ownVisitorScan(desk, registration);
  await desk.db.transaction(async (tx) => {
    const { locale, websiteType } = registration;
    const id = randomUUID();
    const isNew = await insertCustomer(tx, { id, email, passwordHash, locale, websiteType });
    const known = isNew ? null : await findCustomerByEmail(tx, email);
    const customer = await lockCustomer(tx, known?.id ?? id);
    // Deleted in this very moment: as if the mail had been lost.
    if (!customer) return;
    if (customer.confirmed) return tellOwner(desk, tx, customer);
    if (await hasEnough(tx, customer, 'confirm-account')) return;
    if (!isNew) await updateCustomer(tx, customer.id, { passwordHash, locale, websiteType });
    await inviteToConfirm(desk, tx, { ...customer, locale }, visitorScanId);
  });
}

/** Confirms an account by its mail's token, and moves the instant scan in that was made before. */
export async function confirmRegistration({ db }: AccountDesk, id: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await takeConfirmToken(tx, id, digest(token), new Date());
    if (!taken) throw new ApiError('confirmation-invalid');
    await settle(tx, id, taken.visitorScanId);
  });
}

/** Confirms an account whose owner has proved to own the address in another way. */
export async function confirmOwner(tx: Database, customerId: string): Promise<void> {
  await settle(tx, customerId, await findWaitingScan(tx, customerId, new Date()));
}

async function settle(tx: Database, customerId: string, visitorScanId: string | null): Promise<void> {
  await updateCustomer(tx, customerId, { confirmed: new Date() });
  await deleteTokens(tx, customerId, 'confirm');
  if (visitorScanId) await adoptScan(tx, visitorScanId, customerId);
}

async function ownVisitorScan({ db }: AccountDesk, { visitorScan }: Registration): Promise<string | null> {
  if (!visitorScan) return null;
  const scan = await findScan(db, visitorScan.identifier, { secretHash: digest(visitorScan.secret) });
  return scan?.id ?? null;
}

async function inviteToConfirm(desk: AccountDesk, tx: Database, customer: CustomerRow, visitorScanId: string | null): Promise<void> {
  const { token, tokenHash } = createToken();
  const expires = new Date(Date.now() + confirmationHours * 3_600_000);
  await deleteTokens(tx, customer.id, 'confirm');
  await insertToken(tx, { tokenHash, customerId: customer.id, kind: 'confirm', visitorScanId, expires });
  const link = `${desk.configuration.publicUrl}/app/confirmaccount/customer/${customer.id}/token/${token}`;
  await postMail(desk, tx, { kind: 'confirm-account', to: customer, input: { link, hours: confirmationHours } });
}

async function tellOwner(desk: AccountDesk, tx: Database, customer: CustomerRow): Promise<void> {
  if (await hasEnough(tx, customer, 'account-exists')) return;
  const app = `${desk.configuration.publicUrl}/app`;
  await postMail(desk, tx, {
    kind: 'account-exists',
    to: customer,
    input: { loginLink: `${app}/login`, resetLink: `${app}/password-reset` },
  });
}

/** Whether an address was written so often that further mails would only annoy: others can cause them. */
export async function hasEnough(tx: Database, { id }: { id: string }, kind: MailKind): Promise<boolean> {
  return (await countMails(tx, id, kind, new Date(Date.now() - 3_600_000))) >= mailsPerHour;
}
