import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { pino } from 'pino';
import { type OpenDatabase, openDatabase } from '#db/database.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab } from '#lab/types.ts';
import { readConfiguration } from '#lib/configuration.ts';
import { type FileStore, openFileStore } from '#lib/file-store.ts';
import { createPostman } from '#mails/postman.ts';
import { startServer } from '#server/start-server.ts';
import { buildWeb } from '#start/build-web.ts';
import { freePort } from '#start/choose-port.ts';
import { startWorker } from '#worker/start-worker.ts';
import { storeSession } from '../factories/customer.ts';
import { startTestPostgres } from '../factories/database.ts';
import { startSmtp, type TestSmtp } from '../factories/smtp.ts';
import { launchBrowser } from './launch-browser.ts';

/** The whole application on this machine, with the lab as its Internet, a mail server behind and a browser in front. */
export interface AppYard {
  /** Address of the app, with the slash at its end. */
  app: string;
  lab: Lab;
  /** The application's own database. */
  database: OpenDatabase;
  /** Where server and worker keep their files. */
  files: FileStore;
  /** Where the application's mails really arrive. */
  smtp: TestSmtp;
  /** A fresh visitor. What the page complains about is collected in `complaints`. */
  visit(options?: BrowserContextOptions): Promise<{ page: Page; context: BrowserContext; complaints: string[] }>;
  /** Logs a customer of the database in, as the cookie of a browser. */
  logIn(context: BrowserContext, customerId: string): Promise<void>;
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');

/** Starts database, lab, server, worker and browser; `env` is the operator's, say `SMTP_URL`. */
export async function openAppYard(env: Record<string, string> = {}): Promise<AppYard> {
  const [postgres, lab, smtp, port] = await Promise.all([startTestPostgres(), startLab(), startSmtp(), freePort(), buildWeb(root)]);
  const folder = await mkdtemp(join(tmpdir(), 'spurenleser-files-'));
  const environment = {
    DATABASE_URL: await postgres.fresh(),
    FILES_URL: `file://${folder}`,
    SECRET_KEY: randomBytes(48).toString('base64'),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    OPERATOR_NAME: 'Muster Prüfwerkzeuge GmbH',
    NETWORK_FILE: lab.networkFile,
    SMTP_URL: smtp.url,
    ...env,
  };
  const configuration = readConfiguration(environment, 'evaluation');
  const log = pino({ level: 'silent' });
  const examples = [{ url: lab.sites[0]!.url, ...lab.sites[0]!.about }];
  const server = await startServer({ configuration, log, webRoot: join(root, 'dist/web'), version: '0', examples });
  const files = await openFileStore(configuration);
  const worker = await startWorker({
    databaseUrl: configuration.databaseUrl,
    files,
    networkFile: lab.networkFile,
    concurrency: 2,
    postman: createPostman(configuration),
    log,
  });
  const database = openDatabase(configuration.databaseUrl);
  const browser = await launchBrowser();
  return {
    app: `http://localhost:${port}/app/`,
    lab,
    database,
    files,
    smtp,
    async visit(options) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', ...options });
      // A scan beside it leaves the page little of the machine; the bound is for hangs.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // That nobody is logged in is an answer; the browser notes every answer that is no success.
        if (message.type() === 'error' && !/status of 401/.test(message.text())) complaints.push(message.text());
      });
      return { page, context, complaints };
    },
    async logIn(context, customerId) {
      const value = await storeSession(database, customerId);
      await context.addCookies([{ name: 'mcftoken', value, url: `http://localhost:${port}/` }]);
    },
    async close() {
      await browser.close();
      await database.close();
      await worker.stop();
      await server.close();
      await smtp.close();
      await lab.close();
      await postgres.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
