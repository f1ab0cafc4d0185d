/**
 * Measures the scanner: `npm run bench -- [accuracy] [speed] [growth] [gateway] [--json FILE]`; all four when none is named.
 * Prints tables, and with `--json` writes the same figures to a file.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { measureAccuracy } from './accuracy.ts';
import { measureScan, type ScanCost } from './measure-scan.ts';
import { round } from './round.ts';

/** Scanners of the same kind, as measured for the issue that set our targets. */
const peers = { pages: 9, states: 1, leastSeconds: 51, mostSeconds: 61 };
const growthPages = [10, 30, 100];
const states = 3;

function warnOf({ pages, errors, failedVisits, memory }: ScanCost): void {
  if (errors.length > 0) console.log(`  ${pages} pages: scan errors ${errors.join(', ')}; do not compare this run`);
  if (failedVisits.length > 0) console.log(`  ${pages} pages: ${failedVisits.length} visits failed; do not compare this run`);
  for (const line of failedVisits) console.log(`    ${line}`);
  if (memory.upperBound) console.log(`  ${pages} pages: memory is an upper bound (RSS where PSS may not be read)`);
}

async function accuracy() {
  const measured = await measureAccuracy();
  console.table(
    [...measured.rows, measured.total].map(({ differences, errors, ...row }) => ({
      ...row,
      differences: differences.length,
      errors: errors.length,
    })),
  );
  for (const line of [...measured.total.differences, ...measured.total.errors]) console.log(`  ${line}`);
  const { site, identical, differing } = measured.repeat;
  console.log(`two scans of ${site}: ${identical ? 'identical findings' : `different (${differing.join(', ') || 'order or scores'})`}`);
  return measured;
}

async function speed() {
  const cost = await measureScan(10);
  console.table(cost.states);
  console.log(`requests served: ${cost.requestsServed}`);
  const row = (who: string, pages: number, inStates: number, seconds: string, perVisit: string, more = {}) => ({
    who,
    pages,
    states: inStates,
    'wall s': seconds,
    's per page and state': perVisit,
    ...more,
  });
  const visits = peers.pages * peers.states;
  console.table([
    row('spurenleser', cost.pages, states, `${cost.wallSeconds}`, `${round(cost.wallSeconds / (cost.pages * states), 2)}`, {
      'peak PSS MiB': cost.memory.peakMiB,
      processes: cost.memory.processes,
      'first finding s': cost.firstFindingSeconds,
    }),
    row(
      'peers',
      peers.pages,
      peers.states,
      `${peers.leastSeconds}–${peers.mostSeconds}`,
      `${round(peers.leastSeconds / visits, 2)}–${round(peers.mostSeconds / visits, 2)}`,
    ),
  ]);
  warnOf(cost);
  return { ...cost, peers };
}

async function growth() {
  const costs: ScanCost[] = [];
  for (const pages of growthPages) costs.push(await measureScan(pages));
  console.table(
    costs.map(({ pages, wallSeconds, memory }) => ({
      pages,
      'wall s': wallSeconds,
      's per page': round(wallSeconds / pages, 2),
      'peak PSS MiB': memory.peakMiB,
    })),
  );
  costs.forEach(warnOf);
  return costs;
}

/** What `bench/gateway.ts` prints last. */
interface GatewayFigures {
  startAndCloseMs: number;
  results: { name: string; directMs: number; gatewayMs: number; extraPerRequestMs: number }[];
}

async function gateway() {
  const file = fileURLToPath(new URL('./gateway.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', file]);
  const figures = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as GatewayFigures;
  const results = figures.results.map((result) => ({ ...result, ratio: round(result.gatewayMs / result.directMs, 2) }));
  console.table(results);
  return { ...figures, results };
}

const measurements: Record<string, () => Promise<unknown>> = { accuracy, speed, growth, gateway };
const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const unknown = positionals.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}\nusage: npm run bench -- [${Object.keys(measurements).join('] [')}] [--json FILE]`);
  process.exit(2);
}

const machine = {
  processors: cpus().length,
  model: cpus()[0]?.model ?? '',
  memoryGiB: round(totalmem() / 2 ** 30),
  loadAtStart: loadavg().map((load) => round(load)),
  node: process.version,
};
console.log(
  `${machine.processors} × ${machine.model}, ${machine.memoryGiB} GiB, load ${machine.loadAtStart.join(' ')}, Node ${machine.node}`,
);
const results: Record<string, unknown> = {};
for (const name of positionals.length > 0 ? positionals : Object.keys(measurements)) {
  console.log(`\n${name}`);
  results[name] = await measurements[name]!();
}
if (values.json)
  await writeFile(values.json, `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, ...results }, null, 2)}\n`);
