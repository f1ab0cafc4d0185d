import { readdir, readFile } from 'node:fs/promises';

/** Highest memory of a process tree seen so far. */
export interface MemoryPeak {
  /** Proportional set size in MiB, shared pages counted once. */
  peakMiB: number;
  /** Processes at that moment. */
  processes: number;
  /** True when a process kept its PSS to itself (no right to read it): its RSS counts instead, so the sum is an upper bound. */
  upperBound: boolean;
}

const everyMs = 250;
const pageKiB = 4;

interface ProcessEntry {
  pid: number;
  parent: number;
  session: number;
}

async function readEntry(pid: number): Promise<ProcessEntry | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name stands in brackets and may itself hold spaces and brackets.
  const [, parent, , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(parent), session: Number(session) };
}

/** The process, its descendants and whatever runs in a session that one of them leads: Chromium's helpers leave the tree but not the session. */
async function processTree(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const entries = (await Promise.all(pids.map(readEntry))).filter((entry) => entry !== null);
  const tree = new Set([root]);
  for (let grown = true; grown; ) {
    const missing = entries.filter(({ pid, parent, session }) => !tree.has(pid) && (tree.has(parent) || tree.has(session)));
    for (const { pid } of missing) tree.add(pid);
    grown = missing.length > 0;
  }
  return [...tree];
}

async function memoryOf(pid: number): Promise<{ kib: number; isPss: boolean }> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => null);
  const pss = rollup && /^Pss:\s+(\d+) kB/m.exec(rollup);
  if (pss) return { kib: Number(pss[1]), isPss: true };
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0');
  const kib = Number(statm.split(' ')[1]) * pageKiB;
  return { kib, isPss: kib === 0 };
}

/** Watches a process tree every 250 ms until the returned function is called, which yields the peak. Linux only. */
export function watchMemory(root: number): () => Promise<MemoryPeak> {
  const peak: MemoryPeak = { peakMiB: 0, processes: 0, upperBound: false };
  const ended = new AbortController();
  const watching = (async () => {
    while (!ended.signal.aborted) {
      const found = await Promise.all((await processTree(root)).map(memoryOf));
      const mib = Math.round(found.reduce((sum, { kib }) => sum + kib, 0) / 1024);
      if (mib > peak.peakMiB) Object.assign(peak, { peakMiB: mib, processes: found.length, upperBound: found.some(({ isPss }) => !isPss) });
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs);
        ended.signal.addEventListener(
          'abort',
          () => {
            clearTimeout(timer);
            resolve();
          },
          { once: true },
        );
      });
    }
  })();
  return async () => {
    ended.abort();
    await watching;
    return peak;
  };
}
