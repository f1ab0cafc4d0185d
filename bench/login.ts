/**
 * Measures the entrance: `npm run bench:login -- [--json FILE]`. Whether login, registration and reset take as long for an unknown
 * address as for a known one, and how long a login takes at five a second.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mails } from '#db/tables/mails.ts';
import { goodPassword, goodPasswordHash } from '../test/factories/account.ts';
import { startTestService, type TestService } from '../test/factories/service.ts';

const tries = 200;
const loginsPerSecond = 5;
const seconds = 20;
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
  await response.arrayBuffer();
  if (response.status >= 500 || response.status === 429) throw new Error(`${path} answered ${response.status}`);
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
    const logins = await pace(service);
    console.table([logins]);
    console.log(`${await service.database.db.$count(mails)} mails were queued`);
    if (values.json) await writeFile(values.json, JSON.stringify({ comparisons, logins }, null, 2));
    const isMissed = comparisons.some(({ differenceMs }) => differenceMs >= targets.medianDifferenceMs) || logins.p95 >= targets.loginP95Ms;
    process.exitCode = isMissed ? 1 : 0;
  } finally {
    await service.close();
  }
}

await main();
