import type { Database } from '#db/database.ts';
import type { NotificationListener } from '#db/notifications.ts';
import type { Reader } from '#db/queries/read-scan.ts';
import type { ScanPart } from '#db/tables/scans.ts';
import type { FileStore } from '#lib/file-store.ts';
import { type Api, type BinaryAnswer, defineRoute } from '../define-route.ts';
import { PreparedJson } from '../prepared-json.ts';
import { compareScans } from './compare-scans.ts';
import { deleteCustomerScan } from './delete-scan.ts';
import { exportScan } from './export-scan.ts';
import { readScanList } from './list-scans.ts';
import { registerNoteRoutes } from './note-routes.ts';
import { orderCustomerScan, orderVisitorScan, type ScanDesk } from './order-scan.ts';
import { progressEvents } from './progress-events.ts';
import { lookAtProgress, readAnswer, readProgress, readScanOrder, readScreenshot } from './read-scan.ts';
import { registerReportWorkRoutes } from './report-work-routes.ts';
import { readScanHistory } from './scan-history.ts';
import { digest } from './secrets.ts';

/** What the scan routes are made from. */
export interface ScanRoutes {
  desk: ScanDesk;
  /** Makes a proof-of-work challenge. */
  challenge(): Promise<Record<string, unknown>>;
  db: Database;
  files: FileStore;
  notifications: NotificationListener;
}

/** Puts the calls about scans on the server. */
export function registerScanRoutes(api: Api, { desk, challenge, db, files, notifications }: ScanRoutes): void {
  const progress = (id: string, reader: Reader, signal: AbortSignal) =>
    progressEvents({ read: () => lookAtProgress(db, id, reader), notifications, scanId: id, signal });
  const answer = async (id: string, reader: Reader, part: ScanPart) => new PreparedJson(await readAnswer(db, id, reader, part));
  const picture = async (id: string, reader: Reader, file: string): Promise<BinaryAnswer> => ({
    bytes: await readScreenshot(db, files, id, reader, file),
    type: 'image/jpeg',
  });
  const holder = (secret: string): Reader => ({ secretHash: digest(secret) });

  defineRoute(api, 'challenge', () => challenge());
  defineRoute(api, 'startVisitorScan', ({ body, idempotencyKey }) => orderVisitorScan(desk, body, idempotencyKey));
  defineRoute(api, 'visitorProgress', ({ params, secret }) => readProgress(db, params.id, holder(secret)));
  defineRoute(api, 'visitorEvents', async ({ params, secret, signal }) => {
    // Before the stream begins, so that a wrong secret is an error and no empty stream.
    await readProgress(db, params.id, holder(secret));
    return progress(params.id, holder(secret), signal);
  });
  defineRoute(api, 'visitorReport', ({ params, secret }) => answer(params.id, holder(secret), 'visitorReport'));
  defineRoute(api, 'visitorScreenshot', ({ params, secret }) => picture(params.id, holder(secret), params.file));

  defineRoute(api, 'startScan', ({ body, customer, idempotencyKey }) => orderCustomerScan(desk, customer.identifier, body, idempotencyKey));
  defineRoute(api, 'scans', ({ query, customer }) => readScanList(db, customer.identifier, query));
  defineRoute(api, 'progress', ({ params, customer }) => readProgress(db, params.id, { customerId: customer.identifier }));
  defineRoute(api, 'events', async ({ params, customer, signal }) => {
    await readProgress(db, params.id, { customerId: customer.identifier });
    return progress(params.id, { customerId: customer.identifier }, signal);
  });
  defineRoute(api, 'report', ({ params, customer }) => answer(params.id, { customerId: customer.identifier }, 'customerReport'));
  for (const name of ['tagMonitor', 'requestHierarchy', 'cookieMonitor', 'consentMonitor'] as const)
    defineRoute(api, name, ({ params, customer }) => answer(params.id, { customerId: customer.identifier }, name));
  defineRoute(api, 'scanOrder', ({ params, customer }) => readScanOrder(db, params.id, customer.identifier));
  defineRoute(api, 'scanHistory', ({ params, customer }) => readScanHistory(db, params.id, customer.identifier));
  defineRoute(api, 'comparison', ({ params, customer }) => compareScans(db, customer.identifier, [params.id, params.other]));
  defineRoute(api, 'deleteScan', async ({ params, customer }) => {
    await deleteCustomerScan(desk, { id: params.id, customerId: customer.identifier });
    return undefined;
  });
  defineRoute(api, 'screenshot', ({ params, customer }) => picture(params.id, { customerId: customer.identifier }, params.file));
  defineRoute(api, 'exportScan', ({ params, query, customer, locale }) =>
    exportScan({ db, files }, { ...params, customerId: customer.identifier, locale: query.lang ?? locale }),
  );
  registerNoteRoutes(api, db);
  registerReportWorkRoutes(api, db);
}
