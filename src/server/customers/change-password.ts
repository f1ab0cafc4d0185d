import type { Customer } from '#contract/api/customer.ts';
import { deleteTokens } from '#db/queries/account-tokens.ts';
import { lockCustomer, updateCustomer } from '#db/queries/customers.ts';
import { renewSession } from '#db/queries/sessions.ts';
import { ApiError } from '../api-error.ts';
import type { AccountDesk } from './account-desk.ts';
import { postMail } from './account-mails.ts';
import { isEasilyGuessed } from './common-passwords.ts';
import { reauthenticate } from './login.ts';
import { createToken } from './session.ts';

/** What a change of the password takes. */
export interface PasswordChange {
  password: string;
  newPassword: string;
  /** Session that goes on. */
  sessionHash: Buffer;
}

/** Changes the password and answers a new token for this session; all others end. */
export async function changePassword(desk: AccountDesk, { email }: Customer, change: PasswordChange): Promise<string> {
  if (isEasilyGuessed(change.newPassword, { email, product: desk.configuration.product }))
    throw new ApiError('password-too-common', { field: 'newPassword' });
  const { id, passwordHash: shown } = await reauthenticate(desk, email, change.password);
  const passwordHash = await desk.passwords.hash(change.newPassword);
  const { token, tokenHash } = createToken();
  await desk.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id);
    if (customer?.passwordHash !== shown) throw new ApiError('original-password-wrong', { field: 'password' });
    await updateCustomer(tx, id, { passwordHash });
    if (!(await renewSession(tx, id, change.sessionHash, tokenHash))) throw new ApiError('not-logged-in');
    await deleteTokens(tx, id, 'reset');
    await postMail(desk, tx, { kind: 'password-changed', to: customer, input: {} });
  });
  return token;
}
