/**
 * Measures the entrance: `npm run bench:login -- [--json FILE]`. Whether login, registration and reset take as long for an unknown
 * address as for a known one, and how long a login takes at five a second, alone and while a scan runs beside it.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mails } from '#db/tables/mails.ts';
import { giveWay } from '#worker/give-way.ts';
import { goodPassword, goodPasswordHash } from '../test/factories/account.ts';
import { startTestService, type TestService } from '../test/factories/service.ts';

const tries = 200;
const loginsPerSecond = 5;
const seconds = 20;
/** Until a browser of the scan beside it has surely started. */
const untilScanMs = 6_000;
const targets = { medianDifferenceMs: 15, loginP95Ms: 400 };

/** What is sent with an address. */
type Ask = (email: string) => Promise<{ path: string; body: object }>;

/** Times of one call for both kinds of address. */
interface Comparison {
  call: string;
  knownMs: number;
  unknownMs: number;
  differenceMs: number;
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)]!;
const rounded = (value: number) => Math.round(value * 100) / 100;

async function timed(service: TestService, { path, body }: Awaited<ReturnType<Ask>>): Promise<number> {
  const begun = performance.now();
  const response = await service.send('POST', path, { body });
  const answer = await response.text();
  if (response.status >= 500 || response.status === 429) throw new Error(`${path} answered ${response.status}: ${answer}`);
  return performance.now() - begun;
}

/** Alternates the two kinds, so that both see the same machine. Every known address is another: none is delayed or written too often. */
async function compare(service: TestService, call: string, ask: Ask): Promise<Comparison> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const { email } = await service.customer({ passwordHash: goodPasswordHash });
    const asked = { known: await ask(email), unknown: await ask(`${randomUUID()}@beispiel.test`) };
    const order = attempt % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) (kind === 'known' ? known : unknown).push(await timed(service, asked[kind]));
  }
  const [knownMs, unknownMs] = [quantile(known, 0.5), quantile(unknown, 0.5)];
  return { call, knownMs: rounded(knownMs), unknownMs: rounded(unknownMs), differenceMs: rounded(Math.abs(knownMs - unknownMs)) };
}

/** Logins at a steady pace, begun whether or not the one before has ended. */
async function pace(service: TestService): Promise<{ logins: number; p50: number; p95: number }> {
  const { email } = await service.customer({ passwordHash: goodPasswordHash });
  const running: Promise<number>[] = [];
  for (let login = 0; login < loginsPerSecond * seconds; login++) {
    running.push(timed(service, { path: '/api/free/auth/login', body: { email, password: goodPassword } }));
    await wait(1_000 / loginsPerSecond);
  }
  const times = await Promise.all(running);
  return { logins: times.length, p50: rounded(quantile(times, 0.5)), p95: rounded(quantile(times, 0.95)) };
}

/** Does the work while the bench of scans runs in a process of its own, which gives way as a worker does. */
async function besideScans<T>(work: () => Promise<T>): Promise<T> {
  const scans = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url)), 'speed'], { stdio: 'ignore' });
  if (scans.pid !== undefined) giveWay(scans.pid);
  const ended = once(scans, 'exit');
  try {
    await wait(untilScanMs);
    const result = await work();
    if (scans.exitCode !== null) throw new Error('the scan beside the logins ended before them');
    return result;
  } finally {
    scans.kill('SIGTERM');
    await ended;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'string' } } });
  const service = await startTestService({ works: false });
  try {
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.join(' ')}, Node ${process.version}\n`);
    const comparisons = [
      await compare(service, 'login', async (email) => ({ path: '/api/free/auth/login', body: { email, password: 'falsch und lang' } })),
      await compare(service, 'register', async (email) => ({
        path: '/api/free/dsgvo/customer',
        body: { email, password: goodPassword, websiteType: 'company', acceptTerms: true, proofOfWork: await service.proof() },
      })),
      await compare(service, 'reset', async (email) => ({ path: '/api/free/dsgvo/passwordreset/init', body: { email } })),
    ];
    console.table(comparisons);
    const logins = [
      { beside: 'nothing', ...(await pace(service)) },
      { beside: 'a scan', ...(await besideScans(() => pace(service))) },
    ];
    console.table(logins);
    console.log(`${await service.database.db.$count(mails)} mails were queued`);
    if (values.json) await writeFile(values.json, JSON.stringify({ comparisons, logins }, null, 2));
    const isMissed =
      comparisons.some(({ differenceMs }) => differenceMs >= targets.medianDifferenceMs) ||
      logins.some(({ p95 }) => p95 >= targets.loginP95Ms);
    process.exitCode = isMissed ? 1 : 0;
  } finally {
    await service.close();
  }
}

await main();
