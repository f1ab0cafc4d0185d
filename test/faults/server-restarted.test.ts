import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { insertScan } from '#db/queries/order-scan.ts';
import { digest } from '#server/scans/secrets.ts';
import { freePort } from '#start/choose-port.ts';
import { startTestPostgres, type TestPostgres } from '../factories/database.ts';
import { newScan } from '../factories/scan-row.ts';

const entry = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const secret = randomBytes(32).toString('base64url');
const scanId = randomUUID();
const clients = 20;
/** As the web app polls beside its event stream. */
const pollMs = 5_000;

let postgres: TestPostgres;
let folder: string;
let port: number;
let environment: NodeJS.ProcessEnv;
let server: ChildProcess | null = null;

beforeAll(async () => {
  postgres = await startTestPostgres();
  const databaseUrl = await postgres.fresh();
  folder = await mkdtemp(join(tmpdir(), 'spurenleser-files-'));
  port = await freePort();
  environment = {
    ...process.env,
    SPURENLESER_MODE: 'test',
    DATABASE_URL: databaseUrl,
    FILES_URL: `file://${folder}`,
    SECRET_KEY: randomBytes(48).toString('base64'),
    HOST: '127.0.0.1',
    PORT: String(port),
    REQUESTS_PER_MINUTE: '0',
  };
  const open = openDatabase(databaseUrl, { max: 1 });
  await migrateDatabase(open);
  await insertScan(open.db, newScan({ id: scanId, secretHash: digest(secret) }));
  await open.close();
});
afterAll(async () => {
  await stop('SIGKILL');
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], { env: environment, stdio: 'ignore' });
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready');
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  const ending = server;
  server = null;
  if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
  const ended = new Promise((resolve) => ending.once('exit', resolve));
  ending.kill(signal);
  await ended;
}

/** Asks for the progress over and over until told to stop; returns how many requests in a row failed at most. */
async function poll(first: number, signal: AbortSignal): Promise<number> {
  let inARow = 0;
  let worst = 0;
  await new Promise((resolve) => setTimeout(resolve, first));
  while (!signal.aborted) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/free/dsgvo/scan/${scanId}/progress`, {
      headers: { authorization: `Bearer ${secret}` },
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    inARow = answer?.ok ? 0 : inARow + 1;
    worst = Math.max(worst, inARow);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return worst;
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server restarted by %s costs each polling client no request but those made while it was away',
  async (signal) => {
    await start();
    const ending = new AbortController();
    const polls = Array.from({ length: clients }, (_, index) => poll((index * pollMs) / clients, ending.signal));
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    const away = performance.now();
    await stop(signal);
    await start();
    // One, where a start takes no longer than from one question to the next.
    const missed = Math.ceil((performance.now() - away) / pollMs);
    await new Promise((resolve) => setTimeout(resolve, 2 * pollMs));
    ending.abort();
    expect(Math.max(...(await Promise.all(polls)))).toBeLessThanOrEqual(missed);
    await stop('SIGTERM');
  },
);
