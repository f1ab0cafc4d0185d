/**
 * Measures judging and loading: `npm run bench:judge -- [ARCHIVE …] [--json FILE]`: the first archive is measured, the others are
 * judged in between. Without any the lab's worst site and two more are scanned first.
 * Each measurement runs in fresh processes, one after the other; the best of them counts, because other work on the machine only adds.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { scanLabSite } from '#lab/scan-lab-site.ts';
import { sites } from '#lab/site-registry.ts';
import { startLab } from '#lab/start-lab.ts';
import type { JudgeFigures, JudgeRun, LoadFigures } from './judge-process.ts';
import { round } from './round.ts';

/** The lab's worst site, which is measured, and what a worker judges in between. */
const measuredSites = ['schnaeppchen-palast', 'moebelwerk-lindau', 'vhs-moortal'];
const processes = 5;
const limits = { judgeMs: 300, loadMs: 150, loadMb: 60 };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const entry = join(import.meta.dirname, 'judge-process.ts');
const run = promisify(execFile);

async function inFreshProcesses<T>(...args: string[]): Promise<T[]> {
  const figures: T[] = [];
  for (let index = 0; index < processes; index++) {
    const { stdout } = await run(process.execPath, ['--expose-gc', '--disable-warning=ExperimentalWarning', entry, ...args]);
    figures.push(JSON.parse(stdout) as T);
  }
  return figures;
}

/** Scans sites of the lab and seals them in a folder. */
async function sealSites(slugs: readonly string[], to: string): Promise<string[]> {
  const chosen = slugs.map((slug) => sites.find((site) => site.slug === slug)!);
  const lab = await startLab({ sites: chosen });
  try {
    const archives: string[] = [];
    for (const site of chosen) {
      const archivePath = join(to, `${site.slug}.zip`);
      const { result } = await scanLabSite(lab, site, { maxPages: 10, archivePath });
      console.log(`scanned ${site.url}: ${result.report.completeness.pages.reached} pages`);
      archives.push(archivePath);
    }
    return archives;
  } finally {
    await lab.close();
  }
}

const least = <T>(list: readonly T[], of: (item: T) => number): T => list.reduce((best, item) => (of(item) < of(best) ? item : best));
const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
const rounded = (figures: JudgeFigures | LoadFigures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value)]));

/** The typical judgement of a process that has judged before. */
function typical({ further }: JudgeRun): JudgeFigures {
  const of = (key: keyof JudgeFigures) => middle(further.map((figures) => figures[key]));
  return { deriveMs: of('deriveMs'), checksMs: of('checksMs'), reportMs: of('reportMs'), totalMs: of('totalMs'), cpuMs: of('cpuMs') };
}

const folder = await mkdtemp(join(tmpdir(), 'spurenleser-bench-'));
try {
  const archives = positionals.length > 0 ? positionals : await sealSites(measuredSites, folder);
  const loads = await inFreshProcesses<LoadFigures>('load');
  const runs = await inFreshProcesses<JudgeRun>('judge', ...archives);
  const load = least(loads, ({ ms }) => ms);
  const best = least(runs, (judged) => typical(judged).totalMs);
  const judged = typical(best);
  const first = least(runs, (each) => each.first.totalMs).first;

  console.log(`\n${best.visits} visits, ${best.requests} requests, ${best.findings} findings; archive read in ${round(best.readMs)} ms`);
  console.table({ 'judged before (worker)': rounded(judged), 'first in its process': rounded(first) });
  console.table({ 'all knowledge': rounded(load) });
  const rows = [
    { measure: 'judging one scan', ms: round(judged.totalMs), limit: `${limits.judgeMs} ms`, held: judged.totalMs < limits.judgeMs },
    { measure: 'loading all knowledge', ms: round(load.ms), limit: `${limits.loadMs} ms`, held: load.ms < limits.loadMs },
    { measure: 'its memory', MB: round(load.residentMb), limit: `${limits.loadMb} MB`, held: load.residentMb < limits.loadMb },
  ];
  console.table(rows);
  const figures = { measuredAt: new Date().toISOString(), judged, first, load, limits, held: rows.every(({ held }) => held) };
  if (values.json) await writeFile(values.json, `${JSON.stringify({ ...figures, runs, loads }, null, 2)}\n`);
  process.exitCode = figures.held ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
