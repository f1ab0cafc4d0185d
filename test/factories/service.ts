import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pino } from 'pino';
import { migrateDatabase, type OpenDatabase, openDatabase } from '#db/database.ts';
import { judge } from '#engine/judge.ts';
import type { RunScan } from '#engine/scan-order.ts';
import { readConfiguration } from '#lib/configuration.ts';
import { openFileStore } from '#lib/file-store.ts';
import type { Log } from '#lib/log.ts';
import { createPostman } from '#mails/postman.ts';
import { startServer } from '#server/start-server.ts';
import { startWorker } from '#worker/start-worker.ts';
import { type CustomerValues, storeCustomer, storeSession } from './customer.ts';
import { startTestPostgres } from './database.ts';
import { reportInput } from './report.ts';

/** A customer who is logged in. */
export interface TestCustomer {
  id: string;
  email: string;
  /** Cookie and origin as the app's own page sends them. */
  headers: Record<string, string>;
}

/** The service on a real database, without a browser: the worker's engine answers at once with a fixed result. */
export interface TestService {
  origin: string;
  database: OpenDatabase;
  databaseUrl: string;
  folder: string;
  customer(values?: CustomerValues): Promise<TestCustomer>;
  /** Sends a request as the app's own page; a body becomes JSON. */
  send(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Response>;
  /** The answer to a fresh proof-of-work challenge. */
  proof(): Promise<string>;
  close(): Promise<void>;
}

/** Stands for the engine, whose browser plays no part here. */
export const examined: RunScan = async (order, { onProgress }) => {
  onProgress({ type: 'phase', phase: 'visit', elapsedMs: 10 });
  const { evidence } = reportInput();
  return { evidence, ...judge(evidence, order.locale), archivePath: null, har: null };
};

/** An engine whose scans of one host wait until they are let go. */
export function holdScansOf(host: string): { runScan: RunScan; release(): void } {
  const waiting: (() => void)[] = [];
  return {
    async runScan(order, options) {
      if (new URL(order.url).hostname === host) await new Promise<void>((resolve) => waiting.push(resolve));
      return examined(order, options);
    },
    release: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** Starts database, server and, unless `works` is false, a worker. */
export async function startTestService({
  env = {},
  runScan = examined,
  works = true,
  log = pino({ level: 'silent' }),
}: {
  env?: Record<string, string>;
  runScan?: RunScan;
  works?: boolean;
  log?: Log;
} = {}): Promise<TestService> {
  const postgres = await startTestPostgres();
  const databaseUrl = await postgres.fresh();
  const folder = await mkdtemp(join(tmpdir(), 'spurenleser-files-'));
  const own = 'http://127.0.0.1:1';
  const environment = {
    DATABASE_URL: databaseUrl,
    FILES_URL: `file://${folder}`,
    SECRET_KEY: randomBytes(48).toString('base64'),
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: own,
    REQUESTS_PER_MINUTE: '0',
    SCAN_STARTS_PER_HOUR: '0',
    ...env,
  };
  const configuration = readConfiguration(environment, 'test');
  const database = openDatabase(databaseUrl);
  await migrateDatabase(database);
  const server = await startServer({ configuration, log, webRoot: null, version: '0', examples: [] });
  const address = server.app.server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const files = await openFileStore(configuration);
  const postman = createPostman(configuration);
  const worker = works ? await startWorker({ databaseUrl, files, networkFile: undefined, concurrency: 1, postman, log, runScan }) : null;
  return {
    origin,
    database,
    databaseUrl,
    folder,
    async customer(values = {}) {
      const { id, email } = await storeCustomer(database, values);
      const session = await storeSession(database, id);
      return { id, email, headers: { cookie: `mcftoken=${session}`, origin: own, 'sec-fetch-site': 'same-origin' } };
    },
    send: (method, path, { body, headers = {} } = {}) =>
      fetch(origin + path, {
        method,
        headers: { origin: own, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async proof() {
      const challenge = await (await fetch(`${origin}/api/free/dsgvo/challenge`)).json();
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },
    async close() {
      await worker?.stop();
      await server.close();
      await database.close();
      await postgres.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
