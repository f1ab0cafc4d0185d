import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ScanHistory, scanHistorySchema } from '#contract/api/scan-history.ts';
import { comparisonSchema } from '#contract/comparison.ts';
import { storeComparedScan } from '../factories/compared-scan-row.ts';
import { reportFinding, tagRow } from '../factories/comparison.ts';
import { storeScans } from '../factories/scan-row.ts';
import { startTestService, type TestCustomer, type TestService } from '../factories/service.ts';

const user = '/api/user/dsgvo/scan';
const daysAgo = (days: number) => new Date(Date.UTC(2026, 5, 30) - days * 86_400_000);
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ works: false });
});
afterAll(() => service?.close());

const get = (customer: TestCustomer, path: string) => service.send('GET', `${user}/${path}`, { headers: customer.headers });
const refusal = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { errors: string[] }).errors.map((code) => code.split(':')[0]),
];

describe('a comparison', () => {
  const compare = async (customer: TestCustomer, a: string, b: string) =>
    comparisonSchema.parse(await (await get(customer, `${a}/comparison/${b}`)).json());

  it('puts the earlier scan first, whatever the order of the parameters', async () => {
    const customer = await service.customer();
    const { database } = service;
    const store = (created: Date, parts: Parameters<typeof storeComparedScan>[2]) =>
      storeComparedScan(database, customer.id, parts, { created });
    const before = await store(daysAgo(9), { findings: [reportFinding({ cause: 'alt' })] });
    const after = await store(daysAgo(2), { findings: [reportFinding()], rows: [tagRow()] });
    const told = await compare(customer, before, after);
    expect([told.host, told.before.identifier, told.after.identifier]).toEqual(['beispiel.test', before, after]);
    expect(told.before.created).toBe(daysAgo(9).toISOString());
    expect(told.findings.map(({ kind, findingId }) => `${kind} ${findingId}`)).toEqual([
      'new trk-before-consent:statistik',
      'gone trk-before-consent:alt',
    ]);
    expect(told.hosts.map(({ kind, host }) => `${kind} ${host}`)).toEqual(['new cdn.statistik.test']);
    expect(await compare(customer, after, before)).toEqual(told);
    expect(await compare(customer, after, after)).toMatchObject({ findings: [], hosts: [], cookies: [], unchangedFindings: 1 });
  });

  it('is of two scans of one website, both finished and both the customer’s own', async () => {
    const customer = await service.customer();
    const own = await storeComparedScan(service.database, customer.id, {});
    const other = await storeComparedScan(service.database, customer.id, {}, { host: 'anders.test' });
    const foreign = await storeComparedScan(service.database, (await service.customer()).id, {});
    const [running, failed, bare] = await storeScans(service.database, customer.id, [
      { state: 'running', finished: null },
      { state: 'failed', class: null, score: null, complete: null, error: 'timeout' },
      {},
    ]);
    const cases: [id: string, status: number, code: string][] = [
      [other, 400, 'other-website'],
      [foreign, 404, 'scan-not-found'],
      [randomUUID(), 404, 'scan-not-found'],
      [running!, 409, 'IllegalStateException'],
      [failed!, 409, 'IllegalStateException'],
      [bare!, 409, 'IllegalStateException'],
    ];
    for (const [id, ...expected] of cases) {
      for (const path of [`${own}/comparison/${id}`, `${id}/comparison/${own}`])
        expect(await refusal(await get(customer, path)), path).toEqual([expected[0], [expected[1]]]);
    }
    expect((await get(customer, `${own}/comparison/nichts`)).status).toBe(404);
    expect((await service.send('GET', `${user}/${own}/comparison/${own}`)).status).toBe(401);
    // Whether somebody else's scan is of the same website is nobody's business either.
    expect(await refusal(await get(customer, `${foreign}/comparison/${other}`))).toEqual([404, ['scan-not-found']]);
  });

  it('ends when one of the scans is deleted', async () => {
    const customer = await service.customer();
    const ids = [await storeComparedScan(service.database, customer.id, {}), await storeComparedScan(service.database, customer.id, {})];
    await compare(customer, ids[0]!, ids[1]!);
    await service.send('DELETE', `${user}/${ids[0]}`, { headers: customer.headers });
    expect(await refusal(await get(customer, `${ids[1]}/comparison/${ids[0]}`))).toEqual([404, ['scan-not-found']]);
  });
});

describe('the history of a scan', () => {
  type Row = Parameters<typeof storeScans>[2][number];
  const history = async (customer: TestCustomer, id: string): Promise<ScanHistory> =>
    scanHistorySchema.parse(await (await get(customer, `${id}/history`)).json());
  /** Scans of one website, oldest first, a day apart; told is the last one. */
  const lastOf = async (rows: Row[]) => {
    const customer = await service.customer();
    const ids = await storeScans(
      service.database,
      customer.id,
      rows.map((row, index) => ({ created: daysAgo(rows.length - index), ...row })),
    );
    return { customer, ids, told: await history(customer, ids.at(-1)!) };
  };
  const since = (told: ScanHistory, days: number, id = 'a:1') => expect(told.since[id]).toBe(daysAgo(days).toISOString());
  const has: Row = { findingKeys: ['Risk a 1'] };
  const hasNot: Row = { findingKeys: [] };

  it('of the first one has nothing before it', async () => {
    const { told, ids } = await lastOf([has]);
    expect(told).toMatchObject({ previous: null, scans: [{ identifier: ids[0] }] });
    since(told, 1);
  });

  it('counts what came and went since the finished scan before, a finding by its check and cause', async () => {
    const { told, ids } = await lastOf([
      { findingKeys: ['Risk a 1', 'Hint b 1', 'Risk c mit Leerzeichen', 'Risk d 1'] },
      { state: 'failed', findingKeys: [], class: null, score: null, complete: null },
      { state: 'running', finished: null },
      { findingKeys: ['Risk a 1', 'Risk b 1', 'Risk e 1', 'Risk e 2', 'Risk e 3'] },
    ]);
    expect(told.previous).toMatchObject({ identifier: ids[0], newFindings: 3, goneFindings: 2, complete: true });
    expect(told.scans.map(({ identifier }) => identifier)).toEqual([ids[3], ids[0]]);
    // A finding that became a risk is there as long.
    since(told, 4, 'b:1');
    since(told, 1, 'e:1');
    expect(Object.keys(told.since).sort()).toEqual(['a:1', 'b:1', 'e:1', 'e:2', 'e:3']);
  });

  it.each<[string, Row[], number]>([
    ['all have it', [has, has, has], 3],
    ['it came in between', [hasNot, has, has], 2],
    ['it was away once', [has, hasNot, has], 1],
    ['a failed scan lies between', [has, { ...hasNot, state: 'failed', complete: null }, has], 3],
    ['one that runs lies between', [has, { ...hasNot, state: 'running', finished: null }, has], 3],
    ['one that did not examine everything lies between', [has, { ...hasNot, complete: false }, has], 3],
    ['one that did not examine everything has it first', [{ ...has, complete: false }, hasNot, { ...has, complete: false }, has], 2],
    ['another website has it', [{ ...has, host: 'anders.test' }, has], 1],
  ])('says since when a finding is there: %s', async (_, rows, days) => {
    since((await lastOf(rows)).told, days);
  });

  it('says when a comparison may be wrong because something was not examined', async () => {
    expect((await lastOf([{ complete: false }, {}])).told.previous?.complete).toBe(false);
    expect((await lastOf([{}, { complete: false }])).told.previous?.complete).toBe(false);
  });

  it('looks back from an earlier scan too, and after one in between was deleted', async () => {
    const { customer, ids } = await lastOf([has, hasNot, has, { findingKeys: ['Risk a 1', 'Risk b 1'] }]);
    const earlier = await history(customer, ids[2]!);
    expect(earlier.previous).toMatchObject({ identifier: ids[1], newFindings: 1, goneFindings: 0 });
    expect(earlier.scans).toHaveLength(4);
    since(earlier, 2);
    await service.send('DELETE', `${user}/${ids[1]}`, { headers: customer.headers });
    const later = await history(customer, ids[2]!);
    expect(later.previous).toMatchObject({ identifier: ids[0], newFindings: 0 });
    since(later, 4);
  });

  it('is of the customer’s own finished scans alone', async () => {
    const { customer, ids, told } = await lastOf([has, has]);
    const stranger = await service.customer();
    await storeScans(service.database, stranger.id, [{ ...has, created: daysAgo(99) }]);
    expect(await history(customer, ids[1]!)).toEqual(told);
    const [queued, failed] = await storeScans(service.database, customer.id, [
      { state: 'queued', finished: null },
      { state: 'failed', error: 'timeout', complete: null },
    ]);
    expect(await refusal(await get(stranger, `${ids[1]}/history`))).toEqual([404, ['scan-not-found']]);
    expect(await refusal(await get(customer, `${randomUUID()}/history`))).toEqual([404, ['scan-not-found']]);
    for (const id of [queued!, failed!])
      expect(await refusal(await get(customer, `${id}/history`))).toEqual([409, ['IllegalStateException']]);
  });

  it('of a thousand scans tells the newest fifty, this one among them', async () => {
    const customer = await service.customer();
    const findingKeys = Array.from({ length: 150 }, (_, index) => `Risk check-${index} ursache-${index}`);
    const ids = await storeScans(
      service.database,
      customer.id,
      Array.from({ length: 1_000 }, (_, index) => ({ created: daysAgo(1_000 - index), findingKeys })),
    );
    await service.database.db.execute(sql`analyze scans`);
    const newest = await history(customer, ids.at(-1)!);
    since(newest, 1_000, 'check-149:ursache-149');
    expect(newest.scans.map(({ identifier }) => identifier)).toEqual(ids.slice(-50).reverse());
    const old = await history(customer, ids[10]!);
    expect(old.scans.map(({ identifier }) => identifier)).toEqual([...ids.slice(-49).reverse(), ids[10]]);
    expect(old.previous?.identifier).toBe(ids[9]);
  });
});
