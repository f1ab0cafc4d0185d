import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanExportNames, scanExports } from '#contract/api/scan-export.ts';
import { scanResultSchema } from '#contract/scan-result.ts';
import { insertScan } from '#db/queries/order-scan.ts';
import { openFileStore } from '#lib/file-store.ts';
import { runScanJob } from '#worker/run-scan-job.ts';
import { hostileResult } from '../factories/hostile-result.ts';
import { newScan, storeScans } from '../factories/scan-row.ts';
import { examined, startTestService, type TestCustomer, type TestService } from '../factories/service.ts';
import { storeReport } from '../factories/stored-report.ts';

let service: TestService;
let customer: TestCustomer;
beforeAll(async () => {
  service = await startTestService({ works: false });
  customer = await service.customer();
});
afterAll(() => service?.close());

const get = (id: string, file: string, { by = customer, query = '', headers = {} } = {}) =>
  service.send('GET', `/api/user/dsgvo/scan/${id}/export/${file}${query}`, { headers: { ...by.headers, ...headers } });
const codesOf = async (answer: Response) => [answer.status, ((await answer.json()) as { errors: string[] }).errors[0]];
const created = new Date('2026-11-21T23:30:00.000Z');
const stored = (values: Parameters<typeof storeReport>[2] = {}) =>
  storeReport(service.database, customer.id, { ...values, row: { created, host: 'beispiel.test', ...values.row } });
async function keep(id: string, file: string, content: string): Promise<void> {
  const folder = join(service.folder, 'scans', id, '1');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), content);
}

describe('a finished scan', () => {
  let whole: string;
  beforeAll(async () => {
    whole = await stored();
    await keep(whole, 'requests.har', '{"log":{}}');
    await keep(whole, 'evidence.zip', 'PK');
  });

  it.each(scanExportNames)('is given as %s, to be saved and never shown', async (file) => {
    const answer = await get(whole, file);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.status, strFromU8(bytes.slice(0, 200))).toBe(200);
    expect(answer.headers.get('content-type')).toBe(scanExports[file]);
    // The day is the German one.
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="beispiel.test-2026-11-22-${file}"`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(bytes.length).toBeGreaterThan(1);
  });

  it('is the same as what the API answers', async () => {
    const id = whole;
    const read = scanResultSchema.parse(await (await get(id, 'scan.json')).json());
    expect(read.report.identifier).toBe(id);
    for (const part of ['tagMonitor', 'requestHierarchy', 'cookieMonitor', 'consentMonitor'] as const) {
      const path = {
        tagMonitor: 'tagmonitor',
        requestHierarchy: 'requesthierarchy',
        cookieMonitor: 'cookiemonitor',
        consentMonitor: 'consentmonitor',
      }[part];
      expect(read[part]).toEqual(
        await (await service.send('GET', `/api/user/dsgvo/scan/${id}/${path}`, { headers: customer.headers })).json(),
      );
    }
  });

  it('speaks the language of the request, or the one that is asked for', async () => {
    const heading = async (query: string, language: string) =>
      (await (await get(whole, 'tags.csv', { query, headers: { 'accept-language': language } })).text()).slice(0, 30);
    expect(await heading('', 'en')).toContain('Party');
    expect(await heading('?lang=de', 'en')).toContain('Partei');
    expect((await get(whole, 'tags.csv', { query: '?lang=fr' })).status).toBe(400);
  });

  it('is exported whole, whatever its site calls its cookies and pages', async () => {
    const id = await stored({ result: hostileResult() });
    expect((await get(id, 'report.xlsx')).status).toBe(200);
  });

  it('has no file that was not kept', async () => {
    const id = await stored();
    for (const file of ['evidence.zip', 'requests.har']) expect(await codesOf(await get(id, file))).toEqual([404, 'not-found']);
    expect(await codesOf(await get(id, 'passwords.csv'))).toEqual([404, 'not-found']);
    expect(await codesOf(await get(id, '..%2F..%2Fscan.json'))).toEqual([404, 'not-found']);
  });

  it('that failed gives what there is', async () => {
    const id = await stored({ row: { state: 'failed', class: null, score: null } });
    expect((await get(id, 'findings.csv')).status).toBe(200);
    expect(await codesOf(await get(id, 'evidence.zip'))).toEqual([404, 'not-found']);
  });
});

describe('nobody else', () => {
  let id: string;
  let stranger: TestCustomer;
  beforeAll(async () => {
    [id, stranger] = [await stored(), await service.customer()];
    await keep(id, 'requests.har', '{}');
    await keep(id, 'evidence.zip', 'PK');
  });

  it.each(scanExportNames)('gets %s', async (file) => {
    expect(await codesOf(await get(id, file, { by: stranger }))).toEqual([404, 'scan-not-found']);
    expect(await codesOf(await get(randomUUID(), file))).toEqual([404, 'scan-not-found']);
    expect((await service.send('GET', `/api/user/dsgvo/scan/${id}/export/${file}`)).status).toBe(401);
  });
});

describe('a scan that is not finished', () => {
  it.each(['queued', 'running'] as const)('has no exports while it is %s', async (state) => {
    const [id] = await storeScans(service.database, customer.id, [{ state, finished: null }]);
    for (const file of ['findings.csv', 'evidence.zip'])
      expect(await codesOf(await get(id!, file))).toEqual([409, expect.stringContaining('IllegalStateException')]);
  });
});

describe('what a worker keeps', () => {
  it('is the evidence package and the requests beside it', async () => {
    const id = randomUUID();
    await insertScan(service.database.db, newScan({ id, customerId: customer.id, secretHash: null, expires: null }));
    const files = await openFileStore({ files: { kind: 'folder', path: service.folder }, s3: null });
    const orders: unknown[] = [];
    const runner = {
      db: service.database.db,
      files,
      networkFile: undefined,
      budgetMs: { standard: 60_000, premium: 60_000 },
      stopping: new AbortController().signal,
    };
    await runScanJob(
      {
        ...runner,
        runScan: async (order, dependencies) => {
          orders.push(order.identifier);
          await writeFile(order.archivePath!, 'PK evidence');
          const har = new TextEncoder().encode('{"log":{}}');
          return { ...(await examined(order, dependencies)), archivePath: order.archivePath!, har };
        },
      },
      id,
    );
    expect(orders).toEqual([id]);
    expect(await (await get(id, 'evidence.zip')).text()).toBe('PK evidence');
    expect(await (await get(id, 'requests.har')).text()).toBe('{"log":{}}');
    const sheets = Object.keys(unzipSync(new Uint8Array(await (await get(id, 'report.xlsx')).arrayBuffer())));
    expect(sheets).toContain('xl/worksheets/sheet4.xml');
  });
});
