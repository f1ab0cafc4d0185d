import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PublicConfiguration } from '#contract/api/configuration.ts';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { listenTo, mailsChannel, progressChannel } from '#db/notifications.ts';
import { countMails } from '#db/queries/mails.ts';
import { readQueue } from '#db/queries/order-scan.ts';
import { openQueue } from '#jobs/queue.ts';
import type { Configuration } from '#lib/configuration.ts';
import { openFileStore } from '#lib/file-store.ts';
import type { Log } from '#lib/log.ts';
import type { MailNotice } from '#lib/mail-notice.ts';
import { addMailMetrics, addQueueMetrics, createMetrics } from '#lib/metrics.ts';
import { catalogueSize } from '#report/catalogue/catalogue-size.ts';
import { registerCheckRoutes } from './checks/routes.ts';
import { createServer } from './create-server.ts';
import { openAccountDesk } from './customers/account-desk.ts';
import { registerAccountRoutes } from './customers/routes.ts';
import { customerOfCookie, sessionCookieName } from './customers/session.ts';
import { defineRoute } from './define-route.ts';
import { deriveKey } from './derive-key.ts';
import { registerOutbox } from './outbox/routes.ts';
import { tellNewMails } from './outbox/tell-new-mails.ts';
import { registerPortfolioRoutes } from './portfolio/routes.ts';
import { createProofOfWork } from './proof-of-work.ts';
import type { ScanDesk } from './scans/order-scan.ts';
import { registerScanRoutes } from './scans/routes.ts';

/** What a server process is told beside its configuration. */
export interface ServerProcess {
  configuration: Configuration;
  log: Log;
  /** Folder of the built web app; null = none is served. */
  webRoot: string | null;
  version: string;
  /** Addresses to try, in evaluation mode. */
  examples: PublicConfiguration['examples'];
  /** Called for each mail that is queued, in evaluation mode. */
  onMail?: (notice: MailNotice) => void;
}

/** A server that listens. `close` lets running requests finish. */
export interface RunningServer {
  app: FastifyInstance;
  close(): Promise<void>;
}

/** Opens database, queue and file store, brings the tables up to date and listens. */
export async function startServer({ configuration, log, webRoot, version, examples, onMail }: ServerProcess): Promise<RunningServer> {
  const { databaseUrl, secretKey, visitor, limits, publicUrl } = configuration;
  const database = openDatabase(databaseUrl, { max: 20 });
  await migrateDatabase(database);
  const boss = await openQueue({ url: databaseUrl, works: false, onError: (error) => log.warn({ err: error }, 'queue') });
  const notifications = listenTo(databaseUrl, progressChannel);
  const { db } = database;
  const proofOfWork = (takeOnce: (id: string, expires: Date) => Promise<boolean>) => createProofOfWork({ secretKey, takeOnce });
  const cookieName = sessionCookieName(publicUrl);
  const files = await openFileStore(configuration);
  const acceptsProof: ScanDesk['acceptsProof'] = async (text, takeOnce) => (await proofOfWork(takeOnce).verify(text)).ok;
  const ownHosts = [new URL(publicUrl).hostname];
  const accounts = await openAccountDesk({ db, boss, files, configuration, acceptsProof });
  const metrics = createMetrics();
  addQueueMetrics(metrics, () => readQueue(db));
  addMailMetrics(metrics, () => countMails(db));
  const mailNotifications = configuration.mode === 'evaluation' && onMail ? listenTo(databaseUrl, mailsChannel) : null;
  if (mailNotifications && onMail) await tellNewMails(db, mailNotifications, publicUrl, onMail);
  const app = await createServer({
    configuration,
    log,
    metrics,
    webRoot,
    authenticate: (request) => customerOfCookie(db, request.cookies[cookieName]),
    readiness: async () => {
      await db.execute(sql`select 1 from scans limit 1`);
      return [];
    },
    register: (api) => {
      const answer = publicConfiguration(configuration, version, examples);
      defineRoute(api, 'configuration', () => answer);
      registerCheckRoutes(api);
      registerAccountRoutes(api, accounts);
      if (configuration.mode === 'evaluation') registerOutbox(api.fastify, db, configuration);
      registerPortfolioRoutes(api, { db, ownHosts });
      registerScanRoutes(api, {
        db,
        files,
        notifications,
        challenge: () => proofOfWork(async () => false).createChallenge(),
        desk: {
          db,
          boss,
          secretKey: Buffer.from(deriveKey(secretKey, 'visitor-secret'), 'hex'),
          visitor,
          plans: configuration.plans,
          queueLimit: limits.queue,
          ownHosts,
          acceptsProof,
        },
      });
    },
  });
  await app.listen({ host: configuration.host, port: configuration.port });
  return {
    app,
    async close() {
      await app.close();
      await notifications.close();
      await mailNotifications?.close();
      await boss.stop({ graceful: false });
      await database.close();
    },
  };
}

function publicConfiguration(
  { product, slug, operator, mode, visitor }: Configuration,
  version: string,
  examples: PublicConfiguration['examples'],
): PublicConfiguration {
  return {
    product,
    slug,
    version,
    operator,
    evaluation: mode === 'evaluation',
    examples: mode === 'evaluation' ? examples : [],
    visitorRetentionDays: visitor.retentionDays,
    visitorPages: visitor.pages,
    checks: { ...catalogueSize },
  };
}
