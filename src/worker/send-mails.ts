import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import type { NotificationListener } from '#db/notifications.ts';
import { claimMail, noteFailure, noteSent } from '#db/queries/mails.ts';
import type { Postman } from '#mails/postman.ts';

const minute = 60;
const hour = 3_600;
/** Pauses after each attempt: thirteen attempts in two days. The first has to be longer than an attempt. */
export const pausesSeconds: readonly number[] = [minute, 5 * minute, 30 * minute, 2 * hour, ...Array<number>(8).fill(6 * hour)];

/** How often the outbox is looked at when nothing is heard: for mails that are tried again. */
const lookMs = 10_000;

/** What sending takes. */
export interface MailSending {
  db: Database;
  postman: Postman;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Sends the mail that has waited longest. False: none waits. Told twice by a dying worker, it goes out twice under one Message-ID. */
export async function sendNextMail({ db, postman, log }: MailSending): Promise<boolean> {
  const mail = await claimMail(db, pausesSeconds);
  if (mail === null) return false;
  const delivery = await postman.deliver(mail);
  const { id, kind, attempts } = mail;
  if (delivery.ok) {
    await noteSent(db, mail);
    log.info({ id, kind, attempts }, 'sent from the outbox');
  } else {
    await noteFailure(db, mail, delivery);
    const given = delivery.permanent || mail.nextAttempt === null ? 'given up' : 'tried again later';
    log.warn({ id, kind, attempts, err: delivery.reason }, `not sent from the outbox, ${given}`);
  }
  return true;
}

/** Sends mails one after the other, as they come, until it is stopped. `stop` waits for the one on its way. */
export function keepSendingMails(sending: MailSending, notifications: NotificationListener): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let heard = false;
  let stopped = false;
  const empty = async () => {
    try {
      do {
        heard = false;
        while (!stopped && (await sendNextMail(sending)));
      } while (heard && !stopped);
    } catch (error) {
      // The database is away: the next look finds what was not done.
      sending.log.warn({ err: error instanceof Error ? error.message : String(error) }, 'outbox');
    }
  };
  const wake = () => {
    heard = true;
    running ??= empty().finally(() => {
      running = null;
    });
  };
  const silence = notifications.on('', wake);
  const timer = setInterval(wake, lookMs);
  wake();
  return {
    async stop() {
      stopped = true;
      silence();
      clearInterval(timer);
      await running;
    },
  };
}
