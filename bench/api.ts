/**
 * Measures the API: `npm run bench:api -- [--json FILE]`. 200 mixed reads a second on a server process of its own, with 1,000 and
 * with 200,000 stored scans, the first pages of the lists of a customer with 10,000, and what the database's planner does with the
 * queries that have to stay flat.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import pg from 'pg';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { judge } from '#engine/judge.ts';
import { buildTrace } from '#report/trace.ts';
import { freePort } from '#start/choose-port.ts';
import { buildAnswers } from '#worker/build-answers.ts';
import { startTestPostgres } from '../test/factories/database.ts';
import { reportInput } from '../test/factories/report.ts';
import { type ListCost, measureLists, seedLargeCustomer } from './scan-lists.ts';

const sizes = [1_000, 200_000];
const perSecond = 200;
const seconds = 15;
const serverEntry = fileURLToPath(new URL('../src/server/main.ts', import.meta.url));

/** Figures of one size of the database. */
interface ApiCost {
  scans: number;
  requests: number;
  errors: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

async function seed(client: pg.Client, upTo: number, customer: string, answers: ReadonlyMap<string, Buffer>): Promise<string> {
  await client.query(
    `insert into scans (id, customer_id, url, host, depth, max_pages, configuration_code, settings, locale, state, attempt, created, finished, class, score, complete)
     select gen_random_uuid(), case when n % 100 = 0 then $1::uuid end, 'https://www.seite-' || n || '.de/', 'seite-' || n || '.de', 'standard', 10,
            'GMHDLSUPR', '{}'::jsonb, 'de', 'done', 1, now() - n * interval '1 minute', now() - n * interval '1 minute', 'Risk', 40, true
     from generate_series((select count(*) from scans where url not like '%/pfad/%') + 1, $2) n`,
    [customer, upTo],
  );
  const { rows } = await client.query<{ id: string }>('select id from scans where customer_id = $1 order by created desc limit 1', [
    customer,
  ]);
  const id = rows[0]!.id;
  for (const [part, body] of answers)
    await client.query('insert into scan_answers (scan_id, part, body) values ($1, $2, $3) on conflict do nothing', [id, part, body]);
  await client.query('vacuum analyze scans');
  return id;
}

async function load(origin: string, scanId: string, token: string): Promise<Omit<ApiCost, 'scans'>> {
  const headers = { cookie: `mcftoken=${token}` };
  const paths = ['', '?limit=100', `/${scanId}/report/full`, `/${scanId}/tagmonitor`, `/${scanId}/cookiemonitor`, `/${scanId}/progress`];
  const result = await autocannon({
    url: origin,
    connections: 20,
    duration: seconds,
    overallRate: perSecond,
    requests: paths.map((path) => ({ method: 'GET' as const, path: `/api/user/dsgvo/scan${path}`, headers })),
  });
  const { latency } = result;
  return {
    requests: result.requests.total,
    errors: result.errors + result.non2xx,
    perSecond: Math.round(result.requests.average),
    p50: latency.p50,
    // autocannon has no 95th: 97.5 is the stricter neighbour.
    p95: latency.p97_5,
    p99: latency.p99,
  };
}

/** Node types of a plan, outermost first, with the index where there is one. */
async function planOf(client: pg.Client, query: string, parameters: unknown[]): Promise<string> {
  const { rows } = await client.query(`explain (format json) ${query}`, parameters);
  const names: string[] = [];
  const walk = (node: Record<string, unknown>) => {
    names.push(`${node['Node Type']}${node['Index Name'] ? ` ${node['Index Name']}` : ''}`);
    for (const child of (node['Plans'] as Record<string, unknown>[] | undefined) ?? []) walk(child);
  };
  walk((rows[0] as { 'QUERY PLAN': [{ Plan: Record<string, unknown> }] })['QUERY PLAN'][0].Plan);
  return names.join(' → ');
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready');
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'string' } } });
  const postgres = await startTestPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'spurenleser-bench-'));
  let server: ChildProcess | null = null;
  const databaseUrl = await postgres.fresh();
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    const open = openDatabase(databaseUrl, { max: 1 });
    await migrateDatabase(open);
    await open.close();
    await client.connect();
    const customer = (
      await client.query<{ id: string }>(`insert into customers (id, email) values (gen_random_uuid(), 'bench@beispiel.test') returning id`)
    ).rows[0]!.id;
    const token = randomBytes(32).toString('base64url');
    await client.query(`insert into sessions (token_hash, customer_id, expires) values ($1, $2, now() + interval '1 day')`, [
      createHash('sha256').update(token).digest(),
      customer,
    ]);
    const { evidence } = reportInput();
    const { result, facts } = judge(evidence, 'de');
    const answers = new Map<string, Buffer>(
      await buildAnswers({ id: customer, customerId: customer, expires: null }, result, buildTrace(evidence, facts)),
    );
    // As large as the report of a bad shop: 300 kB of JSON that packs like one.
    const padding = Array.from(
      { length: 2_000 },
      () => `${randomBytes(8).toString('hex')} Nachweis einer Anfrage an einen Dritten, die ohne Einwilligung gesendet wurde. `,
    );
    answers.set('customerReport', gzipSync(JSON.stringify({ padding })));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', serverEntry], {
      env: {
        ...process.env,
        SPURENLESER_MODE: 'test',
        DATABASE_URL: databaseUrl,
        FILES_URL: `file://${folder}`,
        SECRET_KEY: randomBytes(48).toString('base64'),
        PORT: String(port),
        HOST: '127.0.0.1',
        REQUESTS_PER_MINUTE: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilReady(origin, server);
    console.log(
      `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()
        .map((value) => value.toFixed(1))
        .join(' ')}, Node ${process.version}\n`,
    );
    const costs: ApiCost[] = [];
    const largeToken = await seedLargeCustomer(client);
    const lists: ListCost[] = [];
    for (const scans of sizes) {
      const scanId = await seed(client, scans, customer, answers);
      costs.push({ scans, ...(await load(origin, scanId, token)) });
      lists.push(...(await measureLists(origin, largeToken, scans)));
    }
    console.table(costs);
    console.table(lists);
    const plans = {
      list: await planOf(client, 'select * from scans where customer_id = $1 order by created desc, id desc limit 26', [customer]),
      report: await planOf(
        client,
        `select s.state, a.body from scans s left join scan_answers a on a.scan_id = s.id and a.part = 'customerReport' where s.id = gen_random_uuid() and s.customer_id = $1`,
        [customer],
      ),
      waiting: await planOf(client, `select count(*) from scans where state = 'queued'`, []),
    };
    for (const [name, plan] of Object.entries(plans)) console.log(`${name}: ${plan}`);
    if (values.json) await writeFile(values.json, JSON.stringify({ costs, lists, plans }, null, 2));
  } finally {
    server?.kill('SIGTERM');
    await client.end().catch(() => undefined);
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
