import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanProgressSchema } from '#contract/api/scan-progress.ts';
import { scanListSchema, visitorReportSchema } from '#contract/api/scan-reading.ts';
import { migrateDatabase, type OpenDatabase, openDatabase } from '#db/database.ts';
import { customers, sessions } from '#db/tables/customers.ts';
import { readConfiguration } from '#lib/configuration.ts';
import { openFileStore } from '#lib/file-store.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { startWorker, type Worker } from '#worker/start-worker.ts';
import { startTestPostgres, type TestPostgres } from '../factories/database.ts';
import { examined } from '../factories/service.ts';

const log = pino({ level: 'silent' });
let postgres: TestPostgres;
let database: OpenDatabase;
let server: RunningServer;
let worker: Worker;
let folder: string;
let origin: string;
let session: string;
const customerId = randomUUID();

function portOf({ app }: RunningServer): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

beforeAll(async () => {
  postgres = await startTestPostgres();
  const databaseUrl = await postgres.fresh();
  folder = await mkdtemp(join(tmpdir(), 'spurenleser-files-'));
  const environment = {
    DATABASE_URL: databaseUrl,
    FILES_URL: `file://${folder}`,
    SECRET_KEY: randomBytes(48).toString('base64'),
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1:1',
    REQUESTS_PER_MINUTE: '0',
    SCAN_STARTS_PER_HOUR: '0',
  };
  const configuration = readConfiguration(environment, 'test');
  database = openDatabase(databaseUrl);
  await migrateDatabase(database);
  server = await startServer({ configuration, log, webRoot: null, version: '0', examples: [] });
  origin = `http://127.0.0.1:${portOf(server)}`;
  worker = await startWorker({
    databaseUrl,
    files: await openFileStore(configuration),
    networkFile: undefined,
    concurrency: 1,
    postman: null,
    log,
    runScan: examined,
  });
  await database.db.insert(customers).values({ id: customerId, email: 'kundin@beispiel.test', product: 'premium' });
  session = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(session).digest();
  await database.db.insert(sessions).values({ tokenHash, customerId, expires: new Date(Date.now() + 3_600_000) });
});

afterAll(async () => {
  await worker?.stop();
  await server?.close();
  await database?.close();
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
});

async function proof(): Promise<string> {
  const challenge = await (await fetch(`${origin}/api/free/dsgvo/challenge`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
const order = async (more: object = {}) => ({ url: 'https://www.beispiel.de/', acceptTerms: true, proofOfWork: await proof(), ...more });
const free = '/api/free/dsgvo/scan';
const user = '/api/user/dsgvo/scan';
const cookie = () => ({ cookie: `mcftoken=${session}`, origin: 'http://127.0.0.1:1' });

/** The stream ends with the scan. */
async function toItsEnd(path: string, headers: Record<string, string>): Promise<unknown[]> {
  const text = await (await fetch(`${origin}${path}/events`, { headers })).text();
  return [...text.matchAll(/^data: (.+)$/gm)].map(([, json]) => JSON.parse(json!));
}

describe('a visitor', () => {
  it('orders a scan, follows it and reads the report', async () => {
    const answer = await post(free, await order());
    expect(answer.status).toBe(202);
    const { identifier, secret } = (await answer.json()) as { identifier: string; secret: string };
    const headers = { authorization: `Bearer ${secret}` };
    const views = await toItsEnd(`${free}/${identifier}`, headers);
    expect(scanProgressSchema.parse(views.at(-1))).toMatchObject({ identifier, scanState: 'done', step: 'ended' });
    const polled = await (await fetch(`${origin}${free}/${identifier}/progress`, { headers })).json();
    expect(polled).toEqual(views.at(-1));
    const report = await fetch(`${origin}${free}/${identifier}/report/full`, { headers });
    expect(report.headers.get('content-encoding')).toBe('gzip');
    expect(visitorReportSchema.parse(await report.json())).toMatchObject({ identifier, scanState: 'done' });
    const unpacked = await fetch(`${origin}${free}/${identifier}/report/full`, { headers: { ...headers, 'accept-encoding': 'identity' } });
    expect(unpacked.headers.get('content-encoding')).toBeNull();
    expect(visitorReportSchema.parse(await unpacked.json()).identifier).toBe(identifier);
  });

  it('reads nothing without the secret, and nothing of what only customers get', async () => {
    const { identifier, secret } = (await (await post(free, await order())).json()) as { identifier: string; secret: string };
    const wrong = { authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
    for (const what of ['progress', 'events', 'report/full', 'screenshot/none-p1.jpg']) {
      expect([what, (await fetch(`${origin}${free}/${identifier}/${what}`)).status]).toEqual([what, 404]);
      expect([what, (await fetch(`${origin}${free}/${identifier}/${what}`, { headers: wrong })).status]).toEqual([what, 404]);
    }
    for (const what of ['report/full', 'tagmonitor', 'requesthierarchy', 'cookiemonitor', 'consentmonitor'])
      expect((await fetch(`${origin}${user}/${identifier}/${what}`, { headers: { authorization: `Bearer ${secret}` } })).status).toBe(401);
  });

  it('gets one scan for two orders at once under one key, and the same secret', async () => {
    const body = await order();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([post(free, body, key), post(free, body, key), post(free, body, key)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('is refused another order under the same key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await post(free, await order(), key)).status).toBe(202);
    const other = await post(free, await order({ url: 'https://www.anders.de/' }), key);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ errors: ['idempotency-conflict'] });
  });

  it('can use an answered challenge once', async () => {
    const body = await order();
    expect((await post(free, body)).status).toBe(202);
    const again = await post(free, body);
    expect([again.status, await again.json()]).toMatchObject([400, { errors: ['proof-of-work-missing'] }]);
  });

  it.each([
    ['', 'required', 'Bitte füllen Sie dieses Feld aus.'],
    ['beispiel', 'invalid-url', 'Das ist keine gültige Website-Adresse.'],
    ['ftp://beispiel.de/', 'invalid-url', 'Das ist keine gültige Website-Adresse.'],
    ['http://127.0.0.1/', 'blocked-target', 'Die Adresse führt in ein privates oder gesperrtes Netz'],
    ['http://[::1]/', 'blocked-target', 'Die Adresse führt in ein privates oder gesperrtes Netz'],
    ['http://169.254.169.254/latest/meta-data', 'blocked-target', 'Die Adresse führt in ein privates oder gesperrtes Netz'],
    ['http://localhost/', 'blocked-target', 'Die Adresse führt in ein privates oder gesperrtes Netz'],
    ['https://beispiel.de:22/', 'blocked-target', 'Die Adresse führt in ein privates oder gesperrtes Netz'],
    [`https://beispiel.de/${'a'.repeat(2_050)}`, 'url-too-long', 'Die Adresse ist zu lang'],
  ])('is told in German what is wrong with %s', async (url, code, message) => {
    const answer = await post(free, { url, acceptTerms: true, proofOfWork: 'eA==' });
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: Record<string, { code: string; message: string }> };
    expect(fields['url']).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('is told in English that the terms are missing', async () => {
    const answer = await post(free, { url: 'https://beispiel.de/', proofOfWork: 'eA==' }, { 'accept-language': 'en' });
    const { fields } = (await answer.json()) as { fields: Record<string, { message: string }> };
    expect(fields['acceptTerms']?.message).toBe('Please accept the terms and conditions.');
  });
});

describe('a customer', () => {
  it('is known by the session cookie', async () => {
    const answer = await fetch(`${origin}/api/user/dsgvo/customer`, { headers: cookie() });
    expect(await answer.json()).toMatchObject({ identifier: customerId, product: 'premium', roles: ['customer'] });
    expect((await fetch(`${origin}/api/user/dsgvo/customer`)).status).toBe(401);
  });

  it('orders a scan and reads report and monitors', async () => {
    const answer = await post(user, { url: 'https://www.beispiel.de/', acceptTerms: true, tags: ['Kunde A'] }, cookie());
    expect(answer.status).toBe(202);
    const { identifier } = (await answer.json()) as { identifier: string };
    await toItsEnd(`${user}/${identifier}`, cookie());
    for (const what of ['report/full', 'tagmonitor', 'requesthierarchy', 'cookiemonitor', 'consentmonitor'])
      expect([what, (await fetch(`${origin}${user}/${identifier}/${what}`, { headers: cookie() })).status]).toEqual([what, 200]);
    const list = await (await fetch(`${origin}${user}`, { headers: cookie() })).json();
    expect(scanListSchema.parse(list).scans[0]).toMatchObject({ identifier, scanState: 'done', tags: ['Kunde A'], host: 'beispiel.de' });
  });

  it('pages through the list without gaps and without repeats', async () => {
    for (let number = 0; number < 5; number++) await post(user, { url: `https://www.beispiel.de/${number}`, acceptTerms: true }, cookie());
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const query = next ? `&before=${encodeURIComponent(next)}` : '';
      const list = scanListSchema.parse(await (await fetch(`${origin}${user}?limit=2${query}`, { headers: cookie() })).json());
      seen.push(...list.scans.map(({ identifier }) => identifier));
      next = list.next;
    }
    expect(seen.length).toBeGreaterThanOrEqual(6);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each([
    ['', 'configuration-code-missing'],
    ['GG', 'configuration-code-missing'],
    ['GX', 'configuration-code-missing'],
  ])('is refused the configuration code „%s“', async (configurationCode, code) => {
    const answer = await post(user, { url: 'https://www.beispiel.de/', acceptTerms: true, configurationCode }, cookie());
    expect(await answer.json()).toMatchObject({ fields: { configurationCode: { code } } });
  });

  it('is not served to another site', async () => {
    const answer = await post(user, { url: 'https://x.de/', acceptTerms: true }, { ...cookie(), origin: 'https://fremd.test' });
    expect([answer.status, await answer.json()]).toMatchObject([403, { errors: ['cross-site-request'] }]);
  });
});
