import type { Locale } from '#contract/vocabulary.ts';
import type { Database } from '#db/database.ts';
import { queueMail } from '#db/queries/mails.ts';
import type { MailInputs, MailKind } from '#mails/mail-kinds.ts';
import { renderMail } from '#mails/render-mail.ts';
import type { AccountDesk } from './account-desk.ts';

/** A mail about an account. */
export interface AccountMail<Kind extends MailKind> {
  kind: Kind;
  /** Without an identifier the mail outlives the account. */
  to: { id: string | null; email: string; locale: Locale };
  input: MailInputs[Kind];
}

/** Writes a mail and puts it into the outbox, in the transaction of what it tells. */
export async function postMail<Kind extends MailKind>(
  desk: AccountDesk,
  tx: Database,
  { kind, to, input }: AccountMail<Kind>,
): Promise<void> {
  await queueMail(tx, { customerId: to.id, kind, recipient: to.email, content: write(desk, kind, to.locale, input) });
}

/** Writes a mail that is not sent: who has no account shall not be answered sooner. */
export function writeInVain<Kind extends MailKind>(desk: AccountDesk, kind: Kind, locale: Locale, input: MailInputs[Kind]): void {
  write(desk, kind, locale, input);
}

function write<Kind extends MailKind>({ configuration }: AccountDesk, kind: Kind, locale: Locale, input: MailInputs[Kind]) {
  const { product, operator, publicUrl } = configuration;
  return renderMail(kind, { product, operator, publicUrl, locale, ...input });
}
