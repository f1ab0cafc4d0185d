import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase, type OpenDatabase, openDatabase } from '#db/database.ts';
import { listenTo, mailsChannel } from '#db/notifications.ts';
import { claimMail, countMails, noteFailure, queueMail } from '#db/queries/mails.ts';
import { customers } from '#db/tables/customers.ts';
import { mails } from '#db/tables/mails.ts';
import { readConfiguration } from '#lib/configuration.ts';
import { openFileStore } from '#lib/file-store.ts';
import { createPostman, type Postman } from '#mails/postman.ts';
import { renderMail } from '#mails/render-mail.ts';
import { deleteExpired } from '#worker/expire.ts';
import { keepSendingMails, pausesSeconds, sendNextMail } from '#worker/send-mails.ts';
import { startTestPostgres, type TestPostgres } from '../factories/database.ts';
import { startSmtp, type TestSmtp } from '../factories/smtp.ts';

const log = pino({ level: 'silent' });
const configuration = (smtpUrl: string) =>
  readConfiguration(
    {
      SMTP_URL: smtpUrl,
      PRODUCT_NAME: 'Größer & Prüfer',
      MAIL_FROM: 'Größer, Prüfer & Söhne <post@beispiel.de>',
      PUBLIC_URL: 'https://scan.beispiel.de',
    },
    'test',
  );
let postgres: TestPostgres;
let databaseUrl: string;
let database: OpenDatabase;
let smtp: TestSmtp;
let postman: Postman;

beforeAll(async () => {
  postgres = await startTestPostgres();
  databaseUrl = await postgres.fresh();
  database = openDatabase(databaseUrl);
  await migrateDatabase(database);
});
afterAll(async () => {
  await database?.close();
  await postgres?.close();
});
beforeEach(async () => {
  await database.db.delete(mails);
  smtp = await startSmtp();
  postman = createPostman(configuration(smtp.url))!;
});
afterEach(() => smtp.close());

async function customer(): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `${id}@beispiel.test`;
  await database.db.insert(customers).values({ id, email });
  return { id, email };
}

async function queue(count = 1): Promise<string[]> {
  const { id, email } = await customer();
  const link = 'https://scan.beispiel.de/app/password-reset?token=1';
  const content = renderMail('password-reset', { ...configuration(smtp.url), locale: 'de', link, code: 'K7PM-2QXD', minutes: 60 });
  for (let number = 0; number < count; number++)
    await database.db.transaction((tx) => queueMail(tx, { customerId: id, kind: 'password-reset', recipient: email, content }));
  return (await rows()).map((row) => row.id);
}

const rows = () => database.db.select().from(mails).orderBy(mails.created);
const send = () => sendNextMail({ db: database.db, postman, log });
/** Lets the pause after an attempt pass. */
const pass = () => database.db.update(mails).set({ nextAttempt: sql`now()` }).where(sql`${mails.nextAttempt} is not null`);
const messageIds = () => smtp.received.map(({ mail }) => mail.messageId);

describe('a mail in the outbox', () => {
  it('is delivered once, with everything a mail has to have', async () => {
    const [id] = await queue();
    expect([await send(), await send()]).toEqual([true, false]);
    expect(smtp.received).toHaveLength(1);
    const { mail, sender, recipients, raw } = smtp.received[0]!;
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, nextAttempt: null, error: null, sent: expect.any(Date) });
    expect([sender, recipients]).toEqual(['post@beispiel.de', [row!.recipient]]);
    expect(mail.from).toMatchObject({ name: 'Größer, Prüfer & Söhne', address: 'post@beispiel.de' });
    expect(mail.to).toMatchObject([{ address: row!.recipient }]);
    expect(mail.messageId).toBe(`<${id}@scan.beispiel.de>`);
    expect(Math.abs(Date.parse(mail.date!) - row!.created.getTime())).toBeLessThan(1_000);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(mail.subject).toBe('Neues Passwort für Ihr Konto bei Größer & Prüfer');
    expect(mail.text?.trim()).toBe(row!.text.trim());
    expect(mail.html?.trim()).toBe(row!.html.trim());
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  });

  it('of somebody without an account leaves nothing behind', async () => {
    const content = { subject: 'S', html: '<p>H', text: 'T' };
    await queueMail(database.db, { customerId: null, kind: 'account-deleted', recipient: 'weg@beispiel.test', content });
    await send();
    expect(smtp.received).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  it('is not there when what it tells did not happen', async () => {
    const { id, email } = await customer();
    const told = database.db.transaction(async (tx) => {
      await queueMail(tx, { customerId: id, kind: 'password-changed', recipient: email, content: { subject: 'S', html: '', text: '' } });
      throw new Error('no');
    });
    await expect(told).rejects.toThrow('no');
    expect(await send()).toBe(false);
  });

  it('gains no header from a hostile subject', async () => {
    const content = { subject: 'Hallo\r\nBcc: opfer@beispiel.test\r\n\r\nText', html: '<p>H', text: 'T' };
    await queueMail(database.db, { customerId: null, kind: 'x', recipient: 'a@beispiel.test', content });
    await send();
    expect(smtp.received).toMatchObject([{ recipients: ['a@beispiel.test'], mail: { subject: expect.stringContaining('Hallo Bcc:') } }]);
    expect(smtp.received[0]!.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it.each(['a@beispiel.test, opfer@beispiel.test', 'a@beispiel.test\r\nBcc: opfer@beispiel.test', '<a@beispiel.test>', 'niemand'])(
    'to %j is not sent',
    async (recipient) => {
      const { id } = await customer();
      await queueMail(database.db, { customerId: id, kind: 'x', recipient, content: { subject: 'S', html: '<p>H', text: 'T' } });
      await send();
      expect(smtp.received).toEqual([]);
      expect(await rows()).toMatchObject([{ sent: null, nextAttempt: null, error: 'the recipient is no address' }]);
    },
  );
});

describe('a mail server that does not take a mail', () => {
  it.each([
    ['451 to the recipient', () => smtp.failNext(451)],
    ['451 to the message', () => smtp.failNext(451, 'message')],
    ['an end of the connection', () => smtp.hangUpNext()],
  ])('%s: it is tried again after a pause', async (_name, fail) => {
    await queue();
    fail();
    await send();
    expect(await send()).toBe(false);
    expect(await rows()).toMatchObject([{ attempts: 1, sent: null, error: expect.stringMatching(/./), nextAttempt: expect.any(Date) }]);
    await pass();
    await send();
    expect(await rows()).toMatchObject([{ attempts: 2, sent: expect.any(Date), error: null }]);
    expect(new Set(messageIds()).size).toBe(1);
  });

  it.each(['recipient', 'message'] as const)('550 to the %s: it is given up, with the reason', async (at) => {
    await queue();
    smtp.failNext(550, at);
    await send();
    expect(await rows()).toMatchObject([{ attempts: 1, sent: null, nextAttempt: null, error: expect.stringContaining('No such user') }]);
    expect(await countMails(database.db)).toEqual({ waiting: 0, failed: 1 });
    expect(await send()).toBe(false);
  });

  it('the operator gave a wrong password: mails wait, they are not lost', async () => {
    const locked = await startSmtp({ password: 'right' });
    const as = (password: string) => createPostman(configuration(locked.url.replace('//', `//user:${password}@`)))!;
    await queue();
    await sendNextMail({ db: database.db, postman: as('wrong'), log });
    expect(await rows()).toMatchObject([{ sent: null, nextAttempt: expect.any(Date), error: expect.stringContaining('535') }]);
    await pass();
    await sendNextMail({ db: database.db, postman: as('right'), log });
    expect(locked.received).toHaveLength(1);
    await locked.close();
  });

  it('away: pauses grow for two days, then it is given up', async () => {
    const [id] = await queue();
    const away = { deliver: async () => ({ ok: false, permanent: false, reason: 'away' }) as const };
    const pauses: (number | null)[] = [];
    for (let attempt = 0; attempt <= pausesSeconds.length; attempt++) {
      await pass();
      await sendNextMail({ db: database.db, postman: away, log });
      const [row] = await database.db
        .select({ seconds: sql<number | null>`round(extract(epoch from ${mails.nextAttempt} - now()) / 60)::int` })
        .from(mails)
        .where(eq(mails.id, id!));
      pauses.push(row!.seconds);
    }
    expect(pauses).toEqual([1, 5, 30, 120, ...Array(8).fill(360), null]);
    expect(pausesSeconds.reduce((sum, pause) => sum + pause) / 3_600).toBeGreaterThan(48);
    expect(await rows()).toMatchObject([{ attempts: 13, sent: null, nextAttempt: null, error: 'away' }]);
  });

  it('away and back: everything that waited is sent', async () => {
    await queue(3);
    await smtp.close();
    for (let number = 0; number < 3; number++) await send();
    expect(await countMails(database.db)).toEqual({ waiting: 3, failed: 0 });
    await smtp.reopen();
    await pass();
    while (await send());
    expect(new Set(messageIds()).size).toBe(3);
    expect(await countMails(database.db)).toEqual({ waiting: 0, failed: 0 });
  });
});

describe('workers', () => {
  it('one ends between sending and noting: at most a second copy, under the same Message-ID', async () => {
    await queue();
    const mail = await claimMail(database.db, pausesSeconds);
    await postman.deliver(mail!);
    expect(await send()).toBe(false);
    await pass();
    await send();
    expect(messageIds()).toHaveLength(2);
    expect(new Set(messageIds()).size).toBe(1);
    expect(await send()).toBe(false);
  });

  it('an overtaken one cannot undo what the next one noted', async () => {
    await queue();
    const first = await claimMail(database.db, pausesSeconds);
    await pass();
    await send();
    await noteFailure(database.db, first!, { permanent: true, reason: 'late' });
    expect(await rows()).toMatchObject([{ sent: expect.any(Date), error: null }]);
  });

  it('two at once send each mail once, as soon as it is queued', async () => {
    const listeners = [1, 2].map(() => listenTo(databaseUrl, mailsChannel));
    const workers = listeners.map((listener) => keepSendingMails({ db: database.db, postman, log }, listener));
    await queue(30);
    await expect.poll(async () => (await countMails(database.db)).waiting, { timeout: 20_000 }).toBe(0);
    for (const worker of workers) await worker.stop();
    for (const listener of listeners) await listener.close();
    expect(messageIds()).toHaveLength(30);
    expect(new Set(messageIds()).size).toBe(30);
  });
});

it('nothing is kept longer than 30 days', async () => {
  await queue(2);
  const [old] = await rows();
  await database.db.update(mails).set({ created: sql`now() - interval '31 days'` }).where(eq(mails.id, old!.id));
  const files = await openFileStore({ files: { kind: 'folder', path: '/nowhere' }, s3: null });
  await deleteExpired({ db: database.db, files }, new Date());
  expect(await rows()).toHaveLength(1);
});
