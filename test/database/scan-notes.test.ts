import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanCommentListSchema, scanCommentSchema, tagListSchema } from '#contract/api/scan-notes.ts';
import { customers } from '#db/tables/customers.ts';
import { scanComments } from '#db/tables/portfolio.ts';
import { storeScans } from '../factories/scan-row.ts';
import { startTestService, type TestCustomer, type TestService } from '../factories/service.ts';

const user = '/api/user/dsgvo/scan';
const markup = '<img src=x onerror="alert(1)">{{7*7}}\u202e';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ works: false });
});
afterAll(() => service?.close());

const call = (customer: TestCustomer, method: string, path: string, body?: unknown) =>
  service.send(method, path, { headers: customer.headers, ...(body !== undefined && { body }) });
const codesOf = async (answer: Response) => [answer.status, ((await answer.json()) as { errors: string[] }).errors];
const scanOf = async (customer: TestCustomer) => (await storeScans(service.database, customer.id, [{}]))[0]!;

describe('tags', () => {
  const setTags = (customer: TestCustomer, id: string, values: unknown) => call(customer, 'POST', `${user}/${id}/tag`, { values });
  const search = async (customer: TestCustomer, searchTerm = '') =>
    tagListSchema.parse(
      await (await call(customer, 'GET', `/api/user/dsgvo/tag?${new URLSearchParams(searchTerm ? { searchTerm } : {})}`)).json(),
    ).tags;

  it('are replaced as a whole, each once and as they were written', async () => {
    const customer = await service.customer();
    const id = await scanOf(customer);
    const first = await setTags(customer, id, [' Kunde A ', 'Kunde A', 'kunde a', markup]);
    expect(tagListSchema.parse(await first.json())).toEqual({ tags: ['Kunde A', 'kunde a', markup] });
    expect(await (await setTags(customer, id, ['Shop'])).json()).toEqual({ tags: ['Shop'] });
    expect(await search(customer)).toEqual(['Shop']);
    expect(await (await setTags(customer, id, [])).json()).toEqual({ tags: [] });
    expect(await search(customer)).toEqual([]);
  });

  it('are found by any part, in any case, each once, and only where the customer uses them', async () => {
    const customer = await service.customer();
    await storeScans(service.database, customer.id, [
      { tags: ['Kunde A', 'Shop'] },
      { tags: ['Kunde B', 'Kunde A'] },
      { tags: ['100%_sicher'] },
    ]);
    await storeScans(service.database, (await service.customer()).id, [{ tags: ['Kunde fremd'] }]);
    expect(await search(customer)).toEqual(['100%_sicher', 'Kunde A', 'Kunde B', 'Shop']);
    expect(await search(customer, 'kunde')).toEqual(['Kunde A', 'Kunde B']);
    expect(await search(customer, 'HO')).toEqual(['Shop']);
    expect(await search(customer, '%_')).toEqual(['100%_sicher']);
    expect(await search(customer, 'nirgends')).toEqual([]);
  });

  it.each([
    [['x'.repeat(41)], 'tag-too-long'],
    [Array.from({ length: 21 }, (_, index) => `${index}`), 'too-many-tags'],
    [[''], 'required'],
    [['a\0b'], undefined],
    ['Kunde A', undefined],
  ])('are refused when they are wrong: %#', async (values, code) => {
    const customer = await service.customer();
    const answer = await setTags(customer, await scanOf(customer), values);
    expect(await codesOf(answer)).toEqual([400, ['form-invalid', ...(code ? [code] : [])]]);
  });
});

describe('comments', () => {
  const path = (id: string) => `${user}/${id}/scancomment`;
  const read = async (customer: TestCustomer, id: string) =>
    scanCommentListSchema.parse(await (await call(customer, 'GET', path(id))).json());
  const write = (customer: TestCustomer, id: string, text: string, area = 'trk') => call(customer, 'POST', path(id), { area, text });
  const activate = (customer: TestCustomer, id: string, active: boolean) => call(customer, 'PUT', path(id), { active });

  it('are written one an area, in place of the one before', async () => {
    const customer = await service.customer({ product: 'premium' });
    const id = await scanOf(customer);
    expect(await read(customer, id)).toEqual({ active: false, scanComments: [] });
    expect(await (await activate(customer, id, true)).json()).toEqual({ active: true, scanComments: [] });
    const first = scanCommentSchema.parse(await (await write(customer, id, '  zu prüfen\n')).json());
    expect(first).toMatchObject({ area: 'trk', text: 'zu prüfen' });
    await write(customer, id, markup, 'cmp');
    const second = scanCommentSchema.parse(await (await write(customer, id, 'erledigt')).json());
    expect(second).toMatchObject({ identifier: first.identifier, created: first.created, text: 'erledigt' });
    expect((await read(customer, id)).scanComments.map(({ area, text }) => [area, text])).toEqual([
      ['trk', 'erledigt'],
      ['cmp', markup],
    ]);
  });

  it('are one an area also when two tabs write at once', async () => {
    const customer = await service.customer({ product: 'premium' });
    const id = await scanOf(customer);
    await activate(customer, id, true);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => write(customer, id, `Fassung ${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await read(customer, id)).scanComments).toHaveLength(1);
  });

  it('need Professional, and to be switched on', async () => {
    const free = await service.customer();
    const freeScan = await scanOf(free);
    expect(await codesOf(await activate(free, freeScan, true))).toEqual([403, ['professional-only']]);
    expect(await codesOf(await write(free, freeScan, 'x'))).toEqual([403, ['professional-only']]);
    const professional = await service.customer({ product: 'premium' });
    const id = await scanOf(professional);
    expect(await codesOf(await write(professional, id, 'x'))).toEqual([409, ['comments-inactive']]);
  });

  it('stay while they are switched off, and to be read after a downgrade', async () => {
    const customer = await service.customer({ product: 'premium' });
    const id = await scanOf(customer);
    await activate(customer, id, true);
    await write(customer, id, 'bleibt');
    expect(await (await activate(customer, id, false)).json()).toMatchObject({ active: false, scanComments: [{ text: 'bleibt' }] });
    expect(await codesOf(await write(customer, id, 'neu'))).toEqual([409, ['comments-inactive']]);
    await activate(customer, id, true);
    await service.database.db.update(customers).set({ product: 'free' }).where(eq(customers.id, customer.id));
    expect(await read(customer, id)).toMatchObject({ active: true, scanComments: [{ text: 'bleibt' }] });
    expect(await codesOf(await write(customer, id, 'neu'))).toEqual([403, ['professional-only']]);
    expect(await codesOf(await activate(customer, id, false))).toEqual([403, ['professional-only']]);
  });

  it('are deleted one by one, in every product, and only from their own scan', async () => {
    const customer = await service.customer();
    const [id, other] = (await storeScans(service.database, customer.id, [{}, {}])) as [string, string];
    const commentId = randomUUID();
    await service.database.db.insert(scanComments).values({ id: commentId, scanId: id, area: 'trk', text: 'weg' });
    const remove = (scanId: string, name: string) => call(customer, 'DELETE', `${path(scanId)}/${name}`);
    expect(await codesOf(await remove(other, commentId))).toEqual([404, ['not-found']]);
    expect((await remove(id, commentId)).status).toBe(204);
    expect(await codesOf(await remove(id, commentId))).toEqual([404, ['not-found']]);
    expect(await codesOf(await remove(randomUUID(), commentId))).toEqual([404, ['scan-not-found']]);
  });

  it.each([
    [{ area: 'trk', text: '' }, 'required'],
    [{ area: 'trk', text: ' \n ' }, 'required'],
    [{ area: 'trk', text: 'x'.repeat(4_001) }, 'comment-too-long'],
    [{ area: 'nirgends', text: 'x' }, undefined],
    [{ area: 'trk', text: 'a\0b' }, undefined],
  ])('are refused when they are wrong: %#', async (body, code) => {
    const customer = await service.customer({ product: 'premium' });
    const id = await scanOf(customer);
    await activate(customer, id, true);
    expect(await codesOf(await call(customer, 'POST', path(id), body))).toEqual([400, ['form-invalid', ...(code ? [code] : [])]]);
  });
});
