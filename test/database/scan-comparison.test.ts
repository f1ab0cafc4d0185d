import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ScanHistory, scanHistorySchema } from '#contract/api/scan-history.ts';
import { type ChangeReason, comparisonSchema } from '#contract/comparison.ts';
import { storeComparedScan } from '../factories/compared-scan-row.ts';
import { type ComparedParts, findingItem, reportFinding, tagRow } from '../factories/comparison.ts';
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
  /** What a scan came to, and what is in its row beside that. */
  type Step = ComparedParts & { row?: Row };
  const history = async (customer: TestCustomer, id: string): Promise<ScanHistory> =>
    scanHistorySchema.parse(await (await get(customer, `${id}/history`)).json());
  const store = (customer: TestCustomer, { row, ...parts }: Step, created: Date) =>
    storeComparedScan(service.database, customer.id, parts, { created, ...row });
  /** Scans of one website, oldest first, a day apart; told is the last one. */
  const lastOf = async (steps: Step[]) => {
    const customer = await service.customer();
    const ids: string[] = [];
    for (const [index, step] of steps.entries()) ids.push(await store(customer, step, daysAgo(steps.length - index)));
    return { customer, ids, told: await history(customer, ids.at(-1)!) };
  };
  const found = (...keys: string[]): Step => ({
    findings: keys.map((key) => {
      const [resultClass, checkId, cause] = key.split('/') as ['Risk' | 'Hint', string, string];
      return reportFinding({ class: resultClass, checkId, cause });
    }),
  });
  const since = (told: ScanHistory, days: number, reason: ChangeReason | null, id = 'a:1') =>
    expect(told.since[id]).toEqual({ created: daysAgo(days).toISOString(), reason });
  const has = found('Risk/a/1');
  const hasNot: Step = {};
  const missing = ['reject'] as const;
  /** Its check by a version of the rules, with and without a finding. */
  const hasBy = (ruleVersion: number): Step => ({ findings: [reportFinding({ checkId: 'a', cause: '1', ruleVersion })] });
  const passedBy = (ruleVersion: number): Step => ({
    findings: [reportFinding({ checkId: 'a', cause: null, class: 'Conform', ruleVersion })],
  });

  it('of the first one has nothing before it', async () => {
    const { told, ids } = await lastOf([has]);
    expect(told).toMatchObject({ previous: null, scans: [{ identifier: ids[0] }] });
    since(told, 1, null);
  });

  it('counts what came and went since the finished scan before, a finding by its check and cause', async () => {
    const { told, ids } = await lastOf([
      found('Risk/a/1', 'Hint/b/1', 'Risk/c/mit Leerzeichen', 'Risk/d/1'),
      { row: { state: 'failed', class: null, score: null, complete: null } },
      { row: { state: 'running', finished: null } },
      found('Risk/a/1', 'Risk/b/1', 'Risk/e/1', 'Risk/e/2', 'Risk/e/3'),
    ]);
    expect(told.previous).toEqual({
      identifier: ids[0],
      created: daysAgo(4).toISOString(),
      newFindings: 3,
      goneFindings: 2,
      newByRules: 0,
      goneByRules: 0,
      incomparable: 0,
      complete: true,
    });
    expect(told.scans.map(({ identifier }) => identifier)).toEqual([ids[3], ids[0]]);
    // A finding that became a risk is there as long.
    since(told, 4, null, 'b:1');
    since(told, 1, 'site', 'e:1');
    expect(Object.keys(told.since).sort()).toEqual(['a:1', 'b:1', 'e:1', 'e:2', 'e:3']);
  });

  it('counts apart what came or went only by other rules, or was looked for in one scan only', async () => {
    const onReject = (cause: string) => reportFinding({ checkId: 'd', cause, items: [findingItem({ states: ['reject'] })] });
    const { told } = await lastOf([
      { findings: [...passedBy(1).findings!, reportFinding({ checkId: 'b', cause: '1' }), onReject('1'), onReject('2')] },
      {
        findings: [
          ...hasBy(2).findings!,
          reportFinding({ checkId: 'b', cause: null, class: 'Conform', ruleVersion: 2 }),
          reportFinding({ checkId: 'c', cause: '1' }),
        ],
        missing,
      },
    ]);
    const counted = { newFindings: 1, goneFindings: 0, newByRules: 1, goneByRules: 1, incomparable: 2, complete: false };
    expect(told.previous).toMatchObject(counted);
    since(told, 1, 'rules');
    since(told, 1, 'site', 'c:1');
  });

  it.each<[string, Step[], number, ChangeReason | null]>([
    ['all have it', [has, has, has], 3, null],
    ['it came in between', [hasNot, has, has], 2, 'site'],
    ['it was away once', [has, hasNot, has], 1, 'site'],
    ['a failed scan lies between', [has, { row: { state: 'failed', complete: null } }, has], 3, null],
    ['one that runs lies between', [has, { row: { state: 'running', finished: null, complete: null } }, has], 3, null],
    ['one that did not examine everything lies between', [has, { missing }, has], 3, null],
    ['one that did not examine everything has it first', [{ ...has, missing }, hasNot, { ...has, missing }, has], 2, 'site'],
    ['another website has it', [{ ...has, row: { host: 'anders.test' } }, has], 1, null],
    ['a newer version of its check finds it', [passedBy(1), passedBy(1), hasBy(2), hasBy(2)], 2, 'rules'],
    ['one version of its check did not find it', [hasBy(1), hasBy(1), passedBy(2), hasBy(3)], 4, null],
    ['it was repaired, then a newer version finds it', [hasBy(1), passedBy(1), hasBy(2)], 1, 'rules'],
  ])('says since when a finding is there: %s', async (_, steps, days, reason) => {
    since((await lastOf(steps)).told, days, reason);
  });

  it('says when a comparison may be wrong because something was not examined', async () => {
    expect((await lastOf([{ missing }, {}])).told.previous?.complete).toBe(false);
    expect((await lastOf([{}, { missing }])).told.previous?.complete).toBe(false);
  });

  it('looks back from an earlier scan too, and after one in between was deleted', async () => {
    const { customer, ids } = await lastOf([has, hasNot, has, found('Risk/a/1', 'Risk/b/1')]);
    const earlier = await history(customer, ids[2]!);
    expect(earlier.previous).toMatchObject({ identifier: ids[1], newFindings: 1, goneFindings: 0 });
    expect(earlier.scans).toHaveLength(4);
    since(earlier, 2, 'site');
    await service.send('DELETE', `${user}/${ids[1]}`, { headers: customer.headers });
    const later = await history(customer, ids[2]!);
    expect(later.previous).toMatchObject({ identifier: ids[0], newFindings: 0 });
    since(later, 4, null);
  });

  it('is of the customer’s own finished scans alone', async () => {
    const { customer, ids, told } = await lastOf([has, has]);
    const stranger = await service.customer();
    await store(stranger, has, daysAgo(99));
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

  it('compares no more than twenty pairs of scans, those where something came last', async () => {
    const keys = Array.from({ length: 25 }, (_, index) => `Risk/a/${index + 1}`);
    const { told } = await lastOf(keys.map((_, index) => found(...keys.slice(0, index + 1))));
    const toldOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `a:${from + index}`);
    expect(Object.keys(told.since).sort()).toEqual([...toldOf(1, 1), ...toldOf(6, 25)].sort());
    since(told, 20, 'site', 'a:6');
  });

  it('of a thousand scans tells the newest fifty, this one among them', async () => {
    const customer = await service.customer();
    const keys = Array.from({ length: 150 }, (_, index) => [`check-${index}`, `ursache-${index}`] as const);
    const findings = keys.map(([checkId, cause]) => reportFinding({ checkId, cause }));
    const bare = { findingKeys: keys.map(([checkId, cause]) => `Risk ${checkId} ${cause}`) };
    // Only those that are compared need a report.
    const read = new Set([9, 10, 998, 999]);
    const days = Array.from({ length: 1_000 }, (_, index) => index);
    const ids = await storeScans(
      service.database,
      customer.id,
      days.filter((day) => !read.has(day)).map((day) => ({ created: daysAgo(1_000 - day), ...bare })),
    );
    for (const day of read) ids.splice(day, 0, await store(customer, { findings }, daysAgo(1_000 - day)));
    await service.database.db.execute(sql`analyze scans`);
    const newest = await history(customer, ids.at(-1)!);
    since(newest, 1_000, null, 'check-149:ursache-149');
    expect(newest.scans.map(({ identifier }) => identifier)).toEqual(ids.slice(-50).reverse());
    const old = await history(customer, ids[10]!);
    expect(old.scans.map(({ identifier }) => identifier)).toEqual([...ids.slice(-49).reverse(), ids[10]]);
    expect(old.previous?.identifier).toBe(ids[9]);
  });
});
