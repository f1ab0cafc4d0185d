import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { CustomerReport } from '#contract/api/scan-reading.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import { buildExport } from '#report/exports/build-export.ts';
import type { ExportOrder } from './build-in-thread.ts';

const { name, locale, answers } = workerData as ExportOrder;
const read = <T>(body: Uint8Array) => JSON.parse(gunzipSync(body).toString('utf8')) as T;

const result: ScanResult = {
  report: read<CustomerReport>(answers.customerReport).report,
  tagMonitor: read(answers.tagMonitor),
  requestHierarchy: read(answers.requestHierarchy),
  cookieMonitor: read(answers.cookieMonitor),
  consentMonitor: read(answers.consentMonitor),
};
parentPort!.postMessage(await buildExport(name, result, locale));
