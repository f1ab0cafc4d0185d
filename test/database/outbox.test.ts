import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/database.ts';
import { newestMails, queueMail } from '#db/queries/mails.ts';
import { readConfiguration } from '#lib/configuration.ts';
import type { MailNotice } from '#lib/mail-notice.ts';
import { renderMail } from '#mails/render-mail.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { freePort } from '#start/choose-port.ts';
import { startTestPostgres, type TestPostgres } from '../factories/database.ts';

let postgres: TestPostgres;
let database: OpenDatabase;
let folder: string;
let server: RunningServer;
let origin: string;
let environment: Record<string, string>;
const told: MailNotice[] = [];
const log = pino({ level: 'silent' });
const common = { log, webRoot: null, version: '0', examples: [] };

beforeAll(async () => {
  postgres = await startTestPostgres();
  folder = await mkdtemp(join(tmpdir(), 'spurenleser-files-'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  environment = { DATABASE_URL: await postgres.fresh(), FILES_URL: `file://${folder}`, PORT: String(port), PUBLIC_URL: origin };
  const configuration = readConfiguration(environment, 'evaluation');
  server = await startServer({ ...common, configuration, onMail: (mail) => told.push(mail) });
  database = openDatabase(environment['DATABASE_URL']!);
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
});

const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';

async function queue(recipient = 'neu@beispiel.test', product = 'Spurenleser'): Promise<{ id: string; link: string }> {
  const configuration = readConfiguration({ ...environment, PRODUCT_NAME: product }, 'evaluation');
  const link = `${origin}/app/confirmaccount/customer/1/token/${recipient.length}`;
  const content = renderMail('confirm-account', { ...configuration, locale: 'de', link, hours: 24 });
  await queueMail(database.db, { customerId: null, kind: 'confirm-account', recipient, content });
  return { id: (await newestMails(database.db, 1))[0]!.id, link };
}

/** A request with headers of choice, `Host` included, to the port the server listens on. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  at = origin,
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${at.replace('localhost', '127.0.0.1')}${path}`, {
      headers: { accept: 'text/html', host: new URL(at).host, ...headers },
    });
    request.once('error', reject);
    request.once('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode!, headers: response.headers, body });
    });
    request.end();
  });
}

describe('the outbox of the evaluation mode', () => {
  it.each([
    ['de-DE', '<h1>Postausgang</h1>', 'Registrierung'],
    ['en-GB', '<h1>Outbox</h1>', 'Registration'],
  ])('lists mails in %s, the newest first', async (language, heading, kind) => {
    const older = await queue('alt@beispiel.test');
    const newer = await queue('neu@beispiel.test');
    const { status, body, headers } = await ask('/outbox', { 'accept-language': language });
    expect(status).toBe(200);
    for (const text of [heading, kind, 'alt@beispiel.test']) expect(body).toContain(text);
    expect(body.indexOf(newer.id)).toBeGreaterThan(0);
    expect(body.indexOf(newer.id)).toBeLessThan(body.indexOf(older.id));
    expect(body).not.toMatch(/verschickt<|>sent</);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('shows a mail as text with its links, and as HTML in a frame without any rights here', async () => {
    const { id, link } = await queue();
    const page = await ask(`/outbox/${id}`);
    expect(page.body).toContain(`<a href="${link}">${link}</a>`);
    expect(page.body).toContain(`<iframe src="/outbox/${id}/html"`);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';.*; frame-src 'self'$/);
    const frame = await ask(`/outbox/${id}/html`);
    expect(frame.body).toContain(`href="${link}"`);
    expect(frame.headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('shows hostile texts as texts', async () => {
    const { id } = await queue(hostile, hostile.slice(0, 60));
    for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`]) expect((await ask(path)).body).not.toMatch(/<script|<img/);
  });

  it.each([
    ['from another machine, through a proxy', '/outbox', { 'x-forwarded-for': '203.0.113.9' }],
    ['under a name that somebody else lets point here', '/outbox', { host: 'boese.test' }],
    ['for a mail that does not exist', '/outbox/2f0c4c3e-7d6f-4f0c-9d5c-0c8f5f6f7a11', {}],
    ['for something that is no mail', '/outbox/..%2f..%2fetc', {}],
  ])('is not there %s', async (_name, path, headers) => {
    expect((await ask(path, headers)).status).toBe(404);
  });

  it('tells each new mail once, with its address', async () => {
    // What other tests queued may be told late, between the two.
    const recipients = ['konsole@beispiel.test', 'zweite@beispiel.test'];
    const own = () => told.filter(({ recipient }) => recipients.includes(recipient));
    const { id } = await queue(recipients[0]);
    await expect.poll(own).toHaveLength(1);
    await queue(recipients[1]);
    await expect.poll(() => own().map(({ recipient }) => recipient)).toEqual(recipients);
    expect(own()[0]).toMatchObject({ address: `${origin}/outbox/${id}`, subject: 'Bestätigen Sie Ihre Registrierung bei Spurenleser' });
  });

  it('counts what waits', async () => {
    expect((await ask('/metrics')).body).toMatch(/^mails_waiting [1-9]\d*\nmails_failed 0$|^mails_waiting [1-9]\d*$/m);
  });

  it('does not exist in any other mode', async () => {
    const port = await freePort();
    const other = await startServer({
      ...common,
      configuration: readConfiguration({ ...environment, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }, 'test'),
    });
    const { id } = await queue();
    for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`])
      expect((await ask(path, {}, `http://localhost:${port}`)).status).toBe(404);
    await other.close();
  });
});
