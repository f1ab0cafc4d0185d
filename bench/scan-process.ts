import { runScan } from '#engine/run-scan.ts';
import type { ScanOrder, ScanProgress } from '#engine/scan-order.ts';

/** What the measured scan tells the process that measures it. */
export type ScanProcessMessage = { kind: 'progress'; event: ScanProgress } | { kind: 'done'; errors: string[]; failedVisits: string[] };

/** One scan in a process of its own, so that its memory can be told from that of the lab. Takes the order as its only message. */
const givenUp = new AbortController();
process.once('disconnect', () => givenUp.abort());
process.once('message', async (order: ScanOrder) => {
  const tell = (message: ScanProcessMessage) => process.send?.(message);
  const { evidence, result } = await runScan(order, {
    onProgress: (event) => tell({ kind: 'progress', event }),
    signal: givenUp.signal,
  });
  const failed = evidence.pages.filter((page) => page.failure !== null);
  tell({
    kind: 'done',
    errors: result.report.errors.map((error) => error.code),
    failedVisits: failed.map((page) => `${page.state} ${page.url}: ${page.failure}`),
  });
  process.disconnect();
});
