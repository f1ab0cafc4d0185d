import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from '#evidence/evidence.ts';

/** What one fresh process measured. Times are milliseconds; `Cpu` is what the process worked, which others on the machine change less. */
export interface LoadFigures {
  modules: number;
  ms: number;
  cpuMs: number;
  /** Growth of the resident set, and of what is still in use after a collection, in MB. */
  residentMb: number;
  retainedMb: number;
}

/** One judgement in its parts. */
export interface JudgeFigures {
  deriveMs: number;
  checksMs: number;
  reportMs: number;
  totalMs: number;
  cpuMs: number;
}

/** The first judgement of a fresh process, and the ones after it. */
export interface JudgeRun {
  readMs: number;
  first: JudgeFigures;
  further: JudgeFigures[];
  requests: number;
  visits: number;
  findings: number;
}

const further = 10;
const source = join(import.meta.dirname, '../src');
const [mode, ...archives] = process.argv.slice(2);
const cpuMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

/** Loads everything the catalogue knows. Node's own reader of TypeScript is loaded before: it is no knowledge. */
async function load(): Promise<LoadFigures> {
  await import('../src/engine/version.ts');
  const files = readdirSync(join(source, 'knowledge')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const inUse = () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const usedBefore = inUse();
  const before = process.memoryUsage.rss();
  const begun = performance.now();
  const worked = process.cpuUsage();
  await Promise.all(files.map((file) => import(join(source, 'knowledge', file))));
  const { createGeography } = await import('../src/knowledge/server-country.ts');
  const geography = createGeography();
  const ms = performance.now() - begun;
  const figures = { modules: files.length, ms, cpuMs: cpuMs(worked), residentMb: (process.memoryUsage.rss() - before) / 1e6 };
  const retainedMb = (inUse() - usedBefore) / 1e6;
  if (geography.countryOf('88.198.10.10') !== 'DE') throw new Error('the country database does not answer');
  return { ...figures, retainedMb };
}

/**
 * Judges the first archive again and again: the first time everything is compiled, later as a worker does it. The others are judged in
 * between, as a worker sees ever new scans: what it keeps of the texts of one must not make the next judgement of it cheaper.
 */
async function judge(): Promise<JudgeRun> {
  const [{ readArchive }, { deriveFacts }, { catalogueDeps }, { runChecks }, { checks }, { buildScanResult }] = await Promise.all([
    import('../src/engine/judge.ts'),
    import('../src/engine/derive/derive-facts.ts'),
    import('../src/engine/derive/catalogue-deps.ts'),
    import('../src/checks/run-checks.ts'),
    import('../src/checks/index.ts'),
    import('../src/report/build-scan-result.ts'),
  ]);
  const open = async (archive: string) => {
    const read = await readArchive(archive);
    if (!read.ok) throw new Error(`${archive}: ${read.message}`);
    return read.evidence;
  };
  const reading = performance.now();
  const evidence = await open(archives[0] ?? '');
  const readMs = performance.now() - reading;
  const others = await Promise.all(archives.slice(1).map(open));
  let findings = 0;
  const once = (evidence: Evidence): JudgeFigures => {
    const worked = process.cpuUsage();
    const begun = performance.now();
    const facts = deriveFacts(evidence, catalogueDeps());
    const derived = performance.now();
    const results = runChecks(checks, facts);
    const checked = performance.now();
    const { report } = buildScanResult({ evidence, facts, results, checks, locale: 'de' });
    const reported = performance.now();
    findings = report.areas.reduce((sum, area) => sum + area.findings.length, 0);
    return {
      deriveMs: derived - begun,
      checksMs: checked - derived,
      reportMs: reported - checked,
      totalMs: reported - begun,
      cpuMs: cpuMs(worked),
    };
  };
  const first = once(evidence);
  const later = Array.from({ length: further }, () => {
    for (const other of others) once(other);
    return once(evidence);
  });
  const requests = (['none', 'reject', 'accept'] as const)
    .map((state) => evidence.requests[state])
    .reduce((sum, gathered) => sum + (gathered.ok ? gathered.data.length : 0), 0);
  return { readMs, first, further: later, requests, visits: evidence.pages.length, findings };
}

process.stdout.write(`${JSON.stringify(await (mode === 'load' ? load() : judge()))}\n`);
