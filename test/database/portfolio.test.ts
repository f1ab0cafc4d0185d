import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importReportSchema, trendSchema, usedServicesSchema, websiteListSchema } from '#contract/api/portfolio.ts';
import { scanServices, websites } from '#db/tables/portfolio.ts';
import { scans } from '#db/tables/scans.ts';
import { storeScans } from '../factories/scan-row.ts';
import { startTestService, type TestCustomer, type TestService } from '../factories/service.ts';

const path = '/api/user/dsgvo/website';
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ works: false });
});
afterAll(() => service?.close());

const get = async (customer: TestCustomer, rest = '', query: Record<string, string> = {}) =>
  (await service.send('GET', `${path}${rest}?${new URLSearchParams(query)}`, { headers: customer.headers })).json();
const list = async (customer: TestCustomer, query: Record<string, string> = {}) => websiteListSchema.parse(await get(customer, '', query));
const hosts = async (customer: TestCustomer, query: Record<string, string> = {}) =>
  (await list(customer, query)).websites.map(({ host }) => host);

async function storeWebsites(customer: TestCustomer, names: readonly string[], created = new Date()): Promise<string[]> {
  const values = names.map((host) => ({ id: randomUUID(), customerId: customer.id, url: `https://www.${host}/`, host, created }));
  await service.database.db.insert(websites).values(values);
  return values.map(({ id }) => id);
}

const seen = (scanId: string, ...ids: string[]) =>
  service.database.db.insert(scanServices).values(ids.map((id) => ({ scanId, serviceId: id, name: id.toUpperCase() })));

describe('a website of the portfolio', () => {
  const only = async (rows: Parameters<typeof storeScans>[2], added = new Date()) => {
    const customer = await service.customer();
    await storeWebsites(customer, ['beispiel.test'], added);
    const ids = await storeScans(service.database, customer.id, rows);
    // Somebody else's scans of the same website say nothing here.
    await storeScans(service.database, (await service.customer()).id, [{ score: 1, class: 'Risk', findingKeys: ['fremd'] }]);
    const { websites: found, total } = await list(customer);
    expect([found.length, total]).toEqual([1, 1]);
    return { website: found[0]!, ids };
  };

  it('that was never scanned says nothing, and is overdue a month after it was added', async () => {
    const nothing = { latest: null, running: null, change: null, blocked: null, scans: 0 };
    expect((await only([])).website).toMatchObject({ ...nothing, overdue: false, url: 'https://www.beispiel.test/' });
    expect((await only([], daysAgo(31))).website).toMatchObject({ ...nothing, overdue: true });
  });

  it('shows its newest finished scan, one that runs, and how many there are', async () => {
    const { website, ids } = await only([
      { created: daysAgo(3), score: 20, class: 'Risk' },
      { created: daysAgo(2), score: 60, class: 'Hint', complete: false, tags: ['A'] },
      { created: daysAgo(1), state: 'queued', class: null, score: null, complete: null, finished: null },
    ]);
    expect(website).toMatchObject({
      latest: { identifier: ids[1], class: 'Hint', score: 60, tags: ['A'] },
      running: ids[2],
      scans: 3,
      overdue: false,
      blocked: null,
      change: null,
    });
  });

  it('compares the two newest finished complete scans', async () => {
    const { website } = await only([
      { created: daysAgo(9), score: 10, findingKeys: ['x'] },
      { created: daysAgo(5), score: 80, findingKeys: ['Risk a 1', 'Hint b 1', 'Risk c 1'] },
      { created: daysAgo(4), score: 70, complete: false, findingKeys: ['y'] },
      { created: daysAgo(3), score: 65, findingKeys: ['Risk a 1', 'Risk b 1'] },
      { created: daysAgo(1), state: 'failed', score: null, complete: false },
    ]);
    expect(website.change).toEqual({ newFindings: 1, goneFindings: 2, score: -15 });
  });

  it('has no difference of scores where one has none', async () => {
    const { website } = await only([
      { created: daysAgo(2), score: null, findingKeys: [] },
      { created: daysAgo(1), score: 65, findingKeys: ['Risk a 1'] },
    ]);
    expect(website.change).toEqual({ newFindings: 1, goneFindings: 0, score: null });
  });

  it.each([
    ['failed', 'blocked-by-site', 'done', null],
    ['done', null, 'failed', 'timeout'],
  ] as const)('is blocked by its newest scan alone: %s, then %s', async (firstState, _, secondState, blocked) => {
    const state = (is: 'done' | 'failed', created: Date, error: string) => ({
      state: is,
      created,
      ...(is === 'failed' && { error, complete: false }),
    });
    const { website } = await only([
      state(firstState, daysAgo(2), 'blocked-by-site'),
      state(secondState, daysAgo(1), 'timeout'),
      { created: daysAgo(0), state: 'running', finished: null },
    ]);
    expect(website.blocked).toBe(blocked);
    expect(website.latest?.scanState).toBe('done');
  });

  it.each([
    [29, false],
    [31, true],
  ])('was last scanned %i days ago: overdue %s', async (days, overdue) => {
    expect((await only([{ created: daysAgo(days) }, { created: daysAgo(1), state: 'failed', error: 'timeout' }])).website.overdue).toBe(
      overdue,
    );
  });
});

describe('the portfolio', () => {
  let customer: TestCustomer;
  let ids: string[];
  beforeAll(async () => {
    customer = await service.customer();
    await storeWebsites(customer, [
      'c-hint.test',
      'a-risk.test',
      'b-risk.test',
      'f-open.test',
      'd-conform.test',
      'e-none.test',
      'xn--mller-kva.test',
    ]);
    ids = await storeScans(service.database, customer.id, [
      { host: 'a-risk.test', class: 'Risk', score: 50, created: daysAgo(9), findingKeys: ['1'] },
      { host: 'a-risk.test', class: 'Risk', score: 40, created: daysAgo(2), findingKeys: ['1', '2'] },
      { host: 'b-risk.test', class: 'Risk', score: 30, created: daysAgo(9), findingKeys: [] },
      { host: 'b-risk.test', class: 'Risk', score: 30, created: daysAgo(4), findingKeys: [] },
      { host: 'c-hint.test', class: 'Hint', score: 10, created: daysAgo(9), findingKeys: ['1', '2'] },
      { host: 'c-hint.test', class: 'Hint', score: 20, created: daysAgo(1), findingKeys: ['1'] },
      { host: 'd-conform.test', class: 'Conform', score: 100, created: daysAgo(9), findingKeys: [] },
      { host: 'd-conform.test', class: 'Conform', score: 95, created: daysAgo(3), findingKeys: ['1', '2', '3'] },
      { host: 'f-open.test', class: 'NoClassification', score: null, created: daysAgo(5) },
      { host: 'gone.test', class: 'Risk', score: 1 },
    ]);
    await seen(ids[0]!, 'old', 'analytics');
    await seen(ids[1]!, 'analytics', 'fonts');
    await seen(ids[3]!, 'analytics');
    await seen(ids[5]!, 'video');
    // Not in the portfolio, and somebody else's.
    await seen(ids[9]!, 'video');
    const stranger = await service.customer();
    await storeWebsites(stranger, ['a-risk.test']);
    const [foreign] = await storeScans(service.database, stranger.id, [{ host: 'a-risk.test' }]);
    await seen(foreign!, 'foreign');
  });

  it.each([
    ['risk', ['b-risk', 'a-risk', 'c-hint', 'f-open', 'd-conform', 'e-none', 'xn--mller-kva']],
    ['change', ['d-conform', 'a-risk', 'c-hint', 'b-risk', 'e-none', 'f-open', 'xn--mller-kva']],
    ['host', ['a-risk', 'b-risk', 'c-hint', 'd-conform', 'e-none', 'f-open', 'xn--mller-kva']],
    ['latest', ['c-hint', 'a-risk', 'd-conform', 'b-risk', 'f-open', 'e-none', 'xn--mller-kva']],
  ])('is sorted by %s', async (sort, names) => {
    expect(await hosts(customer, { sort })).toEqual(names.map((name) => `${name}.test`));
  });

  it('is searched by address, and its size is told whatever the filter', async () => {
    expect(await hosts(customer, { search: 'RISK' })).toEqual(['b-risk.test', 'a-risk.test']);
    expect(await hosts(customer, { search: 'müller' })).toEqual(['xn--mller-kva.test']);
    expect(await list(customer, { search: '%' })).toEqual({ websites: [], total: 7 });
  });

  it('answers which websites use a service today', async () => {
    expect(usedServicesSchema.parse(await get(customer, '/service')).services).toEqual([
      { id: 'analytics', name: 'ANALYTICS', websites: 2 },
      { id: 'fonts', name: 'FONTS', websites: 1 },
      { id: 'video', name: 'VIDEO', websites: 1 },
    ]);
    expect(await hosts(customer, { service: 'analytics' })).toEqual(['b-risk.test', 'a-risk.test']);
    expect(await hosts(customer, { service: 'old' })).toEqual([]);
    expect(await hosts(customer, { service: 'foreign' })).toEqual([]);
  });
});

describe('the trend of a website', () => {
  it('tells the last fifty finished scans, oldest first', async () => {
    const customer = await service.customer();
    const [id] = await storeWebsites(customer, ['beispiel.test']);
    const rows = Array.from({ length: 52 }, (_, index) => ({
      created: daysAgo(60 - index),
      score: index,
      risks: index,
      hints: 1,
      class: 'Risk' as const,
    }));
    const ids = await storeScans(service.database, customer.id, [
      ...rows,
      { created: daysAgo(1), state: 'failed', error: 'timeout', score: null },
      { created: daysAgo(1), host: 'anders.test' },
    ]);
    const { points } = trendSchema.parse(await get(customer, `/${id}/trend`));
    expect(points.map(({ identifier }) => identifier)).toEqual(ids.slice(2, 52));
    expect(points[0]).toMatchObject({ score: 2, risks: 2, hints: 1, class: 'Risk' });
  });
});

describe('a website taken out', () => {
  it('leaves its scans, and comes back with the next one', async () => {
    const customer = await service.customer();
    const [id] = await storeWebsites(customer, ['beispiel.de']);
    await storeScans(service.database, customer.id, [{ host: 'beispiel.de' }]);
    const remove = () => service.send('DELETE', `${path}/${id}`, { headers: customer.headers });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await hosts(customer)).toEqual([]);
    const { db } = service.database;
    expect(await db.select().from(scans).where(eq(scans.customerId, customer.id))).toHaveLength(1);
    const body = { url: 'https://www.beispiel.de/shop', acceptTerms: true };
    await service.send('POST', '/api/user/dsgvo/scan', { body, headers: customer.headers });
    expect((await list(customer)).websites).toMatchObject([{ host: 'beispiel.de', scans: 2 }]);
  });
});

describe('an import', () => {
  const send = (customer: TestCustomer, csv: string) =>
    service.send('POST', `${path}/import`, { body: { csv }, headers: customer.headers });
  const report = async (customer: TestCustomer, csv: string) => importReportSchema.parse(await (await send(customer, csv)).json());

  it.each([
    ['one column', 'https://a.de\nb.de\n'],
    ['no heading, Windows lines', 'a.de\r\n\r\nb.de\r\n'],
    ['a heading', 'URL\na.de\nb.de'],
    ['a byte order mark and semicolons', '\ufeffKunde;Website;Ort\nMeier;a.de;Köln\nMüller;http://www.b.de/start;Bonn'],
    ['tabs', 'Adresse\tKunde\na.de\tMeier\nb.de\tMüller'],
    ['quotes with a comma and a line break', 'name,domain\n"Meier, Sohn\n& Co",a.de\n"Müller ""der"" Bäcker","b.de"'],
    ['fewer columns on some lines', 'url,kunde\na.de\nb.de,Müller,mehr'],
    ['a space here and there', ' url ; x \n a.de ; 1\n "b.de" ; 2'],
  ])('takes %s', async (_, csv) => {
    const customer = await service.customer();
    expect((await report(customer, csv)).added).toBe(2);
    expect((await hosts(customer, { sort: 'host' })).sort()).toEqual(['a.de', 'b.de']);
  });

  it('says line by line what became of it', async () => {
    const customer = await service.customer();
    await storeWebsites(customer, ['schon-da.de']);
    const csv = [
      'url',
      'neu.de',
      'www.neu.de/andere',
      '',
      'https://schon-da.de/x',
      'kein komma',
      'ftp://neu2.de',
      '127.0.0.1',
      'http://intranet.local/',
      'https://user:pw@neu3.de',
      '<b>x</b>.de',
    ].join('\n');
    const { added, lines } = await report(customer, csv);
    expect(added).toBe(1);
    expect(lines.map(({ line, text, outcome }) => `${line} ${text}: ${outcome}`)).toEqual([
      '2 neu.de: added',
      '3 www.neu.de/andere: repeated',
      '5 https://schon-da.de/x: known',
      '6 kein komma: invalid-url',
      '7 ftp://neu2.de: invalid-url',
      '8 127.0.0.1: blocked-target',
      '9 http://intranet.local/: blocked-target',
      '10 https://user:pw@neu3.de: invalid-url',
      '11 <b>x</b>.de: invalid-url',
    ]);
    expect((await list(customer, { search: 'neu.de' })).websites).toMatchObject([{ url: 'https://neu.de/', host: 'neu.de' }]);
    expect((await report(customer, csv)).added).toBe(0);
  });

  it('takes each line for itself where quotes do not match', async () => {
    const customer = await service.customer();
    const { lines } = await report(customer, 'a.de\n"b.de\nc.de');
    expect(lines.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
  });

  it('takes five hundred addresses', async () => {
    const customer = await service.customer();
    const { added, lines } = await report(customer, Array.from({ length: 502 }, (_, index) => `seite-${index}.de`).join('\n'));
    expect(added).toBe(500);
    expect(lines.slice(499).map(({ outcome }) => outcome)).toEqual(['added', 'too-many', 'too-many']);
    expect((await list(customer)).total).toBe(500);
  });

  it.each([
    ['', 0],
    ['\n\n', 0],
    ['url', 0],
  ])('of nothing adds nothing: %j', async (csv, added) => {
    expect(await report(await service.customer(), csv)).toEqual({ added, lines: [] });
  });

  it.each([
    ['too many characters', 'x'.repeat(200_001)],
    ['too many lines', 'x\n'.repeat(5_001)],
  ])('is refused with %s', async (_, csv) => {
    const answer = await send(await service.customer(), csv);
    const { fields } = (await answer.json()) as { fields: Record<string, { code: string }> };
    expect([answer.status, fields['csv']?.code]).toEqual([400, 'import-too-large']);
  });

  it('is taken as large as it may be', async () => {
    const line = `https://a.de/${'ü'.repeat(380)}\n`;
    expect((await send(await service.customer(), line.repeat(Math.floor(200_000 / line.length)))).status).toBe(200);
  });

  it('adds a website once, when two tabs import at once', async () => {
    const customer = await service.customer();
    const both = await Promise.all([report(customer, 'a.de\nb.de'), report(customer, 'b.de\na.de')]);
    expect(both.reduce((sum, { added }) => sum + added, 0)).toBe(2);
    expect((await list(customer)).total).toBe(2);
  });
});
