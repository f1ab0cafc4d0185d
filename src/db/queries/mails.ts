import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { mailsChannel } from '../notifications.ts';
import { type MailRow, mails } from '../tables/mails.ts';

/** A mail to be sent. Without `customerId` it outlives the account, and is deleted once it is sent. */
export interface NewMail extends Pick<MailRow, 'customerId' | 'kind' | 'recipient'> {
  content: Pick<MailRow, 'subject' | 'html' | 'text'>;
}

/** Puts a mail into the outbox, in the transaction of what it tells: both happen, or neither. Workers hear of it when that ends. */
export async function queueMail(tx: Database, { content, ...mail }: NewMail): Promise<void> {
  const id = randomUUID();
  await tx.insert(mails).values({ id, ...mail, ...content });
  await tx.execute(sql`select pg_notify(${mailsChannel}, '')`);
}
