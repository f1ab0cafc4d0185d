import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScan } from '#engine/run-scan.ts';
import type { ScanOrder, ScanOutcome, ScanProgress } from '#engine/scan-order.ts';
import type { ScanSettings } from '#evidence/scan-run.ts';

/** Settings of somebody who gives none. */
export const noSettings: ScanSettings = {
  websiteType: null,
  industry: null,
  legalForm: null,
  purposes: [],
  urlImprint: null,
  urlDPN: null,
  urlTermsAndConditions: null,
  urlCancellationPolicy: null,
};

/** Launch, handing over and clearing away come on top of the budget; this much more is a scan that hangs. */
const allowanceMs = 45_000;

/** How a scan of the yard differs from the usual one. */
export interface YardScan extends Partial<ScanOrder> {
  url: string;
  onProgress?(event: ScanProgress): void;
  signal?: AbortSignal;
}

/** Runs scans in a temporary folder of their own and tells what they leave behind. */
export interface ScanYard {
  folder: string;
  scan(order: YardScan): Promise<ScanOutcome>;
  /** Process ids of the browsers, their helpers and the gateways that run now. */
  processes(): Promise<number[]>;
  /** Waits until nothing of ended scans is left: folders and processes beyond those of running scans. Gives what stays. */
  leftovers(): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens a yard: from now on `os.tmpdir()` of this worker lies inside it. */
export async function openScanYard(networkFile: string): Promise<ScanYard> {
  const outside = process.env['TMPDIR'];
  const folder = await mkdtemp(join(tmpdir(), 'spurenleser-yard-'));
  // The browser of a scan run by root is nobody and has to get through.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  let running = 0;

  const processes = async () =>
    (await listProcesses()).filter((entry) => entry.environment.includes(folder) || isGateway(entry)).map(({ pid }) => pid);

  const left = async (): Promise<string[]> => {
    const folders = (await readdir(folder)).filter((name) => /^spurenleser-(scan|browser)-/.test(name));
    const alive = await listProcesses();
    // Helpers of a browser have groups of their own; all carry the name of its folder.
    const browsers = new Set(
      alive.flatMap(({ environment }) => /spurenleser-browser-\w+/.exec(environment.split(folder)[1] ?? '')?.[0] ?? []),
    );
    const gateways = alive.filter(isGateway);
    return [
      ...surplus(
        'scan folder',
        folders.filter((name) => name.startsWith('spurenleser-scan-')),
        running,
      ),
      ...surplus(
        'browser folder',
        folders.filter((name) => name.startsWith('spurenleser-browser-')),
        running,
      ),
      ...surplus('processes of', [...browsers], running),
      ...surplus(
        'gateway',
        gateways.map(({ pid }) => String(pid)),
        running,
      ),
    ];
  };

  return {
    folder,
    processes,
    async scan({ onProgress = () => undefined, signal = new AbortController().signal, ...order }) {
      const complete: ScanOrder = { settings: noSettings, maxPages: 0, timeoutMs: 60_000, networkFile, locale: 'de', ...order };
      running++;
      let timer: NodeJS.Timeout | undefined;
      const hung = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`the scan of ${order.url} did not end`)), complete.timeoutMs + allowanceMs);
      });
      try {
        return await Promise.race([runScan(complete, { onProgress, signal }), hung]);
      } finally {
        clearTimeout(timer);
        running--;
      }
    },
    async leftovers() {
      // The system takes a moment to clear killed processes away.
      for (let round = 0; round < 50; round++) {
        if ((await left()).length === 0) return [];
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return left();
    },
    async close() {
      if (outside === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = outside;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function surplus(kind: string, found: readonly string[], allowed: number): string[] {
  return found.length > allowed ? found.map((name) => `${kind} ${name}`) : [];
}

interface ProcessEntry {
  pid: number;
  parent: number;
  command: string;
  environment: string;
}

/** Living processes of this machine, as far as they let themselves be read. */
export async function listProcesses(): Promise<ProcessEntry[]> {
  const entries: ProcessEntry[] = [];
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === 'Z') continue;
      entries.push({
        pid: Number(name),
        parent: Number(parent),
        command: await readFile(`/proc/${name}/cmdline`, 'utf8'),
        // Sandboxed processes hide theirs from everybody but root; their command line names the profile too.
        environment: `${await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '')}${await readFile(`/proc/${name}/cmdline`, 'utf8')}`,
      });
    } catch {
      // It ended while we looked.
    }
  }
  return entries.filter(({ pid }) => pid !== process.pid);
}

function isGateway(entry: ProcessEntry): boolean {
  return entry.parent === process.pid && entry.command.includes('gateway-process');
}

/** Runs work side by side, so many at a time, in order; each result can be awaited alone. */
export function inLanes<T>(count: number, work: readonly (() => Promise<T>)[]): Promise<T>[] {
  const results = work.map(() => Promise.withResolvers<T>());
  // A result that nobody awaits yet must not end the process.
  for (const { promise } of results) promise.catch(() => undefined);
  let next = 0;
  const lane = async () => {
    while (next < work.length) {
      const index = next++;
      await work[index]!().then(results[index]!.resolve, results[index]!.reject);
    }
  };
  for (let index = 0; index < count; index++) void lane();
  return results.map(({ promise }) => promise);
}
