import { Worker } from 'node:worker_threads';
import type { Locale } from '#contract/vocabulary.ts';
import type { BuiltExport } from '#report/exports/build-export.ts';

/** What a thread makes an export from: the stored answers as they lie in the database. */
export interface ExportOrder {
  name: BuiltExport;
  locale: Locale;
  answers: Record<'customerReport' | 'tagMonitor' | 'requestHierarchy' | 'cookieMonitor' | 'consentMonitor', Uint8Array>;
}

const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Makes an export in a thread of its own: a workbook of 10,000 cookies takes seconds, which nobody else shall wait for. Few at a time. */
export async function buildInThread(order: ExportOrder): Promise<Uint8Array> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await runThread(order);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function runThread(order: ExportOrder): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./export-thread.ts', import.meta.url), { workerData: order });
    thread.once('message', (bytes: Uint8Array) => resolve(bytes));
    thread.once('error', reject);
    // After a message this comes too late to matter.
    thread.once('exit', () => reject(new Error('the thread ended without an export')));
  });
}
