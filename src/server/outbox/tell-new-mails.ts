import type { Database } from '#db/database.ts';
import type { NotificationListener } from '#db/notifications.ts';
import { newestMails } from '#db/queries/mails.ts';
import type { MailNotice } from '#lib/mail-notice.ts';

const looked = 50;

/** Tells each mail that is queued from now on, once, with the address of its page in the outbox. */
export async function tellNewMails(
  db: Database,
  notifications: NotificationListener,
  publicUrl: string,
  tell: (notice: MailNotice) => void,
): Promise<void> {
  const known = new Set((await newestMails(db, looked)).map(({ id }) => id));
  const look = async () => {
    for (const { id, recipient, subject } of (await newestMails(db, looked)).toReversed()) {
      if (known.has(id)) continue;
      known.add(id);
      tell({ recipient, subject, address: `${publicUrl}/outbox/${id}` });
    }
  };
  // While the database is away nothing is told; the outbox shows the mails all the same.
  notifications.on('', () => void look().catch(() => undefined));
}
