import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ScanOrder } from '#engine/scan-order.ts';
import { orderForLabSite } from '#lab/scan-lab-site.ts';
import { startLab } from '#lab/start-lab.ts';
import { measuredSite } from './measured-site.ts';
import { type MemoryPeak, watchMemory } from './process-memory.ts';
import { round } from './round.ts';
import type { ScanProcessMessage } from './scan-process.ts';

/** What one scan of the generated site cost. Times count from the start of the scan's process. */
export interface ScanCost {
  pages: number;
  wallSeconds: number;
  firstFindingSeconds: number | null;
  memory: MemoryPeak;
  /** Requests that reached the lab's servers, those of the scanner itself included. */
  requestsServed: number;
  /** Pages and requests by consent state, as the scan counts them. */
  states: { state: string; pages: number; requests: number }[];
  /** Codes of scan errors; a measurement with any is not worth comparing. */
  errors: string[];
  /** Visits that did not come to their end, with the reason: such a run did less work than it should. */
  failedVisits: string[];
}

const entry = fileURLToPath(new URL('./scan-process.ts', import.meta.url));

async function scanAlone(order: ScanOrder): Promise<Omit<ScanCost, 'pages' | 'requestsServed'>> {
  const begun = performance.now();
  const seconds = () => round((performance.now() - begun) / 1_000);
  const child = fork(entry, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const endWatch = watchMemory(child.pid!);
  let firstFindingSeconds: number | null = null;
  let done: Pick<ScanCost, 'wallSeconds' | 'errors' | 'failedVisits'> | null = null;
  const states: ScanCost['states'] = [];
  child.on('message', (message: ScanProcessMessage) => {
    if (message.kind === 'done') done = { wallSeconds: seconds(), errors: message.errors, failedVisits: message.failedVisits };
    else if (message.event.type === 'finding') firstFindingSeconds ??= seconds();
    else if (message.event.type === 'state-done') {
      const { state, pageIndex, requests } = message.event;
      states.push({ state, pages: pageIndex, requests });
    }
  });
  child.send(order);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  const memory = await endWatch();
  const outcome = done ?? { wallSeconds: seconds(), errors: [`scan process ended with ${code}`], failedVisits: [] };
  return { ...outcome, firstFindingSeconds, memory, states };
}

/** Scans a generated site of so many pages in all three states, in a process of its own. */
export async function measureScan(pages: number): Promise<ScanCost> {
  const site = measuredSite(pages);
  const lab = await startLab({ sites: [site] });
  try {
    const cost = await scanAlone(orderForLabSite(lab, site, { maxPages: pages - 3, timeoutMs: 3_600_000 }));
    return { pages, requestsServed: lab.log().length, ...cost };
  } finally {
    await lab.close();
  }
}
