import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portfolioRoutes } from '#contract/api/routes/portfolio-routes.ts';
import type { Route } from '#contract/api/routes/route.ts';
import { scanRoutes } from '#contract/api/routes/scan-routes.ts';
import type { routes } from '#contract/api/routes.ts';
import { type ScanList, scanListSchema, scanOrderAnswerSchema } from '#contract/api/scan-reading.ts';
import { beginAttempt, publishScan, writeProgress } from '#db/queries/run-scan.ts';
import { scanComments, scanServices, websites } from '#db/tables/portfolio.ts';
import { scanBookings } from '#db/tables/scan-bookings.ts';
import { scanAnswers, scanProgress, scans } from '#db/tables/scans.ts';
import { openFileStore } from '#lib/file-store.ts';
import { foldProgress } from '#worker/progress-fold.ts';
import { scanEnd, storeScans } from '../factories/scan-row.ts';
import { startTestService, type TestCustomer, type TestService } from '../factories/service.ts';

const user = '/api/user/dsgvo/scan';
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.close());

const get = async (customer: TestCustomer, query: Record<string, string> = {}) =>
  service.send('GET', `${user}?${new URLSearchParams(query)}`, { headers: customer.headers });
const list = async (customer: TestCustomer, query: Record<string, string> = {}): Promise<ScanList> =>
  scanListSchema.parse(await (await get(customer, query)).json());
const codesOf = async (answer: Response) => [answer.status, ((await answer.json()) as { errors: string[] }).errors[0]];
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 9, day, hour));

/** All pages, two entries at a time. */
async function walk(customer: TestCustomer, query: Record<string, string>, between?: (page: number) => Promise<unknown>) {
  const seen: ScanList['scans'] = [];
  let before: string | null = null;
  for (let page = 0; ; page++) {
    const { scans: entries, next }: ScanList = await list(customer, { ...query, limit: '2', ...(before !== null && { before }) });
    seen.push(...entries);
    if (next === null) return seen;
    before = next;
    await between?.(page);
  }
}

describe('the list of scans', () => {
  let customer: TestCustomer;
  beforeAll(async () => {
    customer = await service.customer();
    await storeScans(service.database, customer.id, [
      { host: 'a.test', created: at(1), score: 10, class: 'Risk', tags: ['Kunde A', 'Shop'] },
      { host: 'b.test', created: at(2), score: 90, class: 'Hint', tags: ['shop'] },
      { host: 'a.test', created: at(3), score: 50, class: 'Risk', url: 'https://www.a.test/50%_off' },
      { host: 'xn--mller-kva.test', created: at(4), score: null, class: null, state: 'failed', error: 'timeout' },
      { host: 'b.test', created: at(5), score: 50, class: 'NoClassification', tags: ['Kunde A'] },
      { host: 'c.test', created: at(6), score: null, class: null, state: 'running', complete: null, finished: null },
    ]);
    await storeScans(service.database, (await service.customer()).id, [{ host: 'a.test', tags: ['Kunde A'] }]);
  });
  const daysOf = (entries: ScanList['scans']) => entries.map(({ created }) => new Date(created).getUTCDate());

  it.each([
    ['created', 'desc', [6, 5, 4, 3, 2, 1]],
    ['created', 'asc', [1, 2, 3, 4, 5, 6]],
    ['host', 'asc', [3, 1, 5, 2, 6, 4]],
    ['host', 'desc', [4, 6, 5, 2, 3, 1]],
    ['score', 'asc', [1, 5, 3, 2, 6, 4]],
    ['score', 'desc', [2, 5, 3, 1, 6, 4]],
  ])('is ordered by %s %s, page by page', async (sort, order, days) => {
    expect(daysOf(await walk(customer, { sort, order }))).toEqual(days);
    expect(daysOf((await list(customer, { sort, order })).scans)).toEqual(days);
  });

  it.each<[Record<string, string>, number[]]>([
    [{ search: 'WWW.A.' }, [3, 1]],
    [{ search: '50%_o' }, [3]],
    [{ search: '5__off' }, []],
    [{ search: 'müller' }, [4]],
    [{ search: "'; drop table scans; --" }, []],
    [{ state: 'failed' }, [4]],
    [{ class: 'Risk' }, [3, 1]],
    [{ tag: 'Kunde A' }, [5, 1]],
    [{ tag: 'Shop' }, [1]],
    [{ tag: 'Kunde' }, []],
    [{ host: 'b.test' }, [5, 2]],
    [{ host: 'WWW.b.test' }, [5, 2]],
    [{ host: 'b.tes' }, []],
    [{ from: '2026-10-05' }, [6, 5]],
    [{ to: '2026-10-02' }, [2, 1]],
    [{ from: '2026-10-03', to: '2026-10-03' }, [3]],
    [{ from: '2026-10-05', to: '2026-10-01' }, []],
    [{ tag: 'Kunde A', class: 'Risk', host: 'a.test', from: '2026-10-01' }, [1]],
  ])('shows with %j what fits, and counts it', async (filters, days) => {
    const { scans: entries, total, next } = await list(customer, filters);
    expect([daysOf(entries), total, next]).toEqual([days, days.length, null]);
  });

  it.each([
    ['search', '\0'],
    ['from', '2026-02-30'],
    ['from', '0000-01-01'],
    ['sort', 'url'],
    ['order', 'up'],
    ['limit', '101'],
    ['state', 'gone'],
    ['before', 'nonsense'],
    ['before', `2026-10-01T00:00:00.000Z_${randomUUID()}_000000000000_`],
    ['before', `9999-99-99T00:00:00.000Z_${randomUUID()}_000000000000_`],
  ])('refuses %s=%j', async (name, value) => {
    expect(await codesOf(await get(customer, { [name]: value }))).toEqual([400, 'form-invalid']);
  });

  it.each<Record<string, string>>([{ sort: 'score' }, { order: 'asc' }, { search: 'a' }, { tag: 'Shop' }])(
    'accepts a cursor only with the filters and the order it was made for, not with %j',
    async (other) => {
      const { next } = await list(customer, { limit: '2' });
      expect((await get(customer, { limit: '3', before: next! })).status).toBe(200);
      expect(await codesOf(await get(customer, { limit: '2', before: next!, ...other }))).toEqual([400, 'form-invalid']);
    },
  );

  it('goes by German days, also when the clocks change', async () => {
    const other = await service.customer();
    // Winter time began on 25 October 2026 at three o'clock.
    const moments = ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'];
    await storeScans(
      service.database,
      other.id,
      moments.map((moment) => ({ created: new Date(moment) })),
    );
    const found = await list(other, { from: '2026-10-25', to: '2026-10-25', order: 'asc' });
    expect(found.scans.map(({ created }) => created)).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.000Z']);
  });
});

describe('paging while scans come and go', () => {
  it.each([
    ['created', 'desc'],
    ['created', 'asc'],
    ['host', 'asc'],
    ['host', 'desc'],
    ['score', 'asc'],
    ['score', 'desc'],
  ])('neither repeats nor loses one, by %s %s', async (sort, order) => {
    const customer = await service.customer();
    // Equal hosts, scores and moments: only the id tells some of them apart.
    const rows = Array.from({ length: 15 }, (_, index) => ({
      host: `${index % 3}.test`,
      score: index % 4 === 0 ? null : index % 4,
      created: at(1 + (index % 5)),
    }));
    const ids = await storeScans(service.database, customer.id, rows);
    const seen = await walk(customer, { sort, order }, async (page) => {
      await storeScans(service.database, customer.id, [{ host: `${page % 4}.test`, score: page, created: at(20 + page) }]);
      if (page === 1) await service.database.db.delete(scans).where(eq(scans.id, ids.pop()!));
    });
    const identifiers = seen.map(({ identifier }) => identifier);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    expect(ids.filter((id) => !identifiers.includes(id))).toEqual([]);
  });
});

describe('what a scan was ordered with', () => {
  it('is told for another one', async () => {
    const customer = await service.customer();
    const settings = { industry: 'craft', urlImprint: 'https://www.beispiel.de/impressum' };
    const order = { url: 'https://www.beispiel.de/shop?a=1', acceptTerms: true, configurationCode: 'GMH', tags: ['A', 'B', 'A'], settings };
    const { identifier } = (await (await service.send('POST', user, { body: order, headers: customer.headers })).json()) as {
      identifier: string;
    };
    const answer = await (await service.send('GET', `${user}/${identifier}`, { headers: customer.headers })).json();
    expect(scanOrderAnswerSchema.parse(answer)).toMatchObject({
      identifier,
      url: order.url,
      depth: 'standard',
      configurationCode: 'GMH',
      tags: ['A', 'B'],
      settings,
    });
  });
});

describe('a deleted scan', () => {
  const remove = (customer: TestCustomer, id: string) => service.send('DELETE', `${user}/${id}`, { headers: customer.headers });

  it('takes all with it but the booking, and is gone for the other tab', async () => {
    const customer = await service.customer({ product: 'premium' });
    const { db } = service.database;
    const files = await openFileStore({ files: { kind: 'folder', path: service.folder }, s3: null });
    const ordered = await service.send('POST', user, {
      body: { url: 'https://www.beispiel.de/', acceptTerms: true },
      headers: customer.headers,
    });
    const { identifier: id } = (await ordered.json()) as { identifier: string };
    // The stream ends with the scan.
    await (await service.send('GET', `${user}/${id}/events`, { headers: customer.headers })).text();
    await db.insert(scanComments).values({ id: randomUUID(), scanId: id, area: 'trk', text: 'weg damit' });
    await files.put(`scans/${id}/1/none-p1.jpg`, Buffer.from('picture'));
    const answers = await Promise.all([remove(customer, id), remove(customer, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await codesOf(await remove(customer, id))).toEqual([404, 'scan-not-found']);
    for (const table of [scanAnswers, scanComments, scanServices, scanProgress])
      expect(await db.select().from(table).where(eq(table.scanId, id))).toEqual([]);
    await expect.poll(() => files.get(`scans/${id}/1/none-p1.jpg`), { timeout: 20_000 }).toBeNull();
    const bookings = await db.select().from(scanBookings).where(eq(scanBookings.scanId, id));
    expect(bookings.map(({ reason, amount }) => [reason, amount])).toEqual([['scan', -1]]);
    expect((await list(customer)).total).toBe(0);
  });

  it('ends where it runs: the stream closes, and what the worker still writes has no effect', async () => {
    const customer = await service.customer();
    const { db } = service.database;
    const [id] = (await storeScans(service.database, customer.id, [{ state: 'queued', attempt: 0 }])) as [string];
    const { attempt } = (await beginAttempt(db, id))!;
    const fold = foldProgress({ identifier: id, url: 'https://www.beispiel.test/', attempt, pagesAtMost: 11 });
    expect(await writeProgress(db, id, attempt, fold.view)).toBe(true);
    const stream = await service.send('GET', `${user}/${id}/events`, { headers: customer.headers });
    const [text] = await Promise.all([stream.text(), remove(customer, id)]);
    expect(text).toContain('event: progress');
    expect(await writeProgress(db, id, attempt, fold.view)).toBe(false);
    expect(await publishScan(db, id, attempt, scanEnd(), fold.end('done'))).toBe(false);
    expect(await db.select().from(scans).where(eq(scans.id, id))).toEqual([]);
  });
});

describe("another customer's scan or website", () => {
  const bodies: Partial<Record<keyof typeof routes, unknown>> = {
    setTags: { values: ['fremd'] },
    writeComment: { area: 'trk', text: 'fremd' },
    activateComments: { active: true },
  };
  const named = (Object.entries({ ...scanRoutes, ...portfolioRoutes }) as [keyof typeof routes, Route][]).filter(([, { path }]) =>
    path.includes('/:id'),
  );

  it.each(named.map(([name, route]) => [name, route] as const))('is not found like a missing one: %s', async (name, route) => {
    const owner = await service.customer({ product: 'premium' });
    const [scanId] = (await storeScans(service.database, owner.id, [{ commentsActive: true, tags: ['eigen'] }])) as [string];
    const { db } = service.database;
    const commentId = randomUUID();
    await db.insert(scanComments).values({ id: commentId, scanId, area: 'trk', text: 'eigen' });
    const websiteId = randomUUID();
    await db.insert(websites).values({ id: websiteId, customerId: owner.id, url: 'https://eigen.test/', host: 'eigen.test' });
    const id = route.path.includes('/website/') ? websiteId : scanId;
    const call = async (customer: TestCustomer, target: string) => {
      const path = route.path.replace(':id', target).replace(':commentId', commentId).replace(':file', 'none-p1.jpg');
      const body = bodies[name];
      const answer = await service.send(route.method, path, { headers: customer.headers, ...(body !== undefined && { body }) });
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    // In either product, so that no refusal for the product tells that the scan exists.
    for (const product of ['free', 'premium'] as const) {
      const stranger = await service.customer({ product });
      const foreign = await call(stranger, id);
      expect(foreign).toEqual(await call(stranger, randomUUID()));
      expect(foreign).toEqual(await call(stranger, 'no-uuid'));
      expect(foreign[0]).toBe(404);
    }
    expect(await db.select().from(scans).where(eq(scans.id, scanId))).toMatchObject([{ tags: ['eigen'], commentsActive: true }]);
    expect(await db.select().from(scanComments).where(eq(scanComments.scanId, scanId))).toMatchObject([{ text: 'eigen' }]);
    expect(await db.select().from(websites).where(eq(websites.id, websiteId))).toHaveLength(1);
  });

  it('is not called by anybody who is not logged in', async () => {
    for (const [, route] of Object.entries({ ...scanRoutes, ...portfolioRoutes }) as [string, Route][]) {
      const path = route.path.replaceAll(/:\w+/g, randomUUID());
      const answer = await service.send(route.method, path, ['POST', 'PUT'].includes(route.method) ? { body: {} } : {});
      expect([route.path, answer.status]).toEqual([route.path, 401]);
    }
  });
});
