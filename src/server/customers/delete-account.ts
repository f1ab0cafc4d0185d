import type { Customer } from '#contract/api/customer.ts';
import { deleteCustomer } from '#db/queries/delete-customer.ts';
import { enqueueFileDeletion } from '#jobs/queue.ts';
import type { AccountDesk } from './account-desk.ts';
import { postMail } from './account-mails.ts';
import { reauthenticate } from './login.ts';
import { forgive } from './login-attempts.ts';

/**
 * Deletes an account with everything that belongs to it. The files follow by a job of the same transaction; a scan that runs finds
 * its row gone and ends without effect.
 */
export async function deleteAccount(desk: AccountDesk, { email, locale }: Customer, password: string): Promise<void> {
  const { id } = await reauthenticate(desk, email, password);
  await desk.db.transaction(async (tx) => {
    const scans = await deleteCustomer(tx, id);
    if (scans === null) return;
    await enqueueFileDeletion(desk.boss, tx, scans);
    await forgive(desk, tx, email);
    await postMail(desk, tx, { kind: 'account-deleted', to: { id: null, email, locale }, input: {} });
  });
}
