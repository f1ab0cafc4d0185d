import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputeListSchema, disputeSchema } from '#contract/api/dispute.ts';
import { customerFeedback, disputes } from '#db/tables/report-work.ts';
import { administer } from '#server/customers/administer.ts';
import { goodPassword, goodPasswordHash, outcome } from '../factories/account.ts';
import { storeComparedScan } from '../factories/compared-scan-row.ts';
import { reportFinding } from '../factories/comparison.ts';
import { storeScans } from '../factories/scan-row.ts';
import { startTestService, type TestCustomer, type TestService } from '../factories/service.ts';

const user = '/api/user/dsgvo';
const markup = '<img src=x onerror="alert(1)">{{7*7}}\u202e=1+1';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ works: false });
});
afterAll(() => service?.close());

const call = (customer: TestCustomer, method: string, path: string, body?: unknown) =>
  service.send(method, user + path, { headers: customer.headers, ...(body !== undefined && { body }) });
const person = () => service.customer({ passwordHash: goodPasswordHash });

const tracker = reportFinding();
const passed = reportFinding({ checkId: 'pp-present', cause: null, class: 'Conform' });
const open = reportFinding({ checkId: 'trk-after-reject', cause: null, class: 'NoClassification' });
const scanOf = (customer: TestCustomer) => storeComparedScan(service.database, customer.id, { findings: [tracker, passed, open] });

describe('disputes', () => {
  const dispute = (customer: TestCustomer, id: string, findingId = tracker.id, reason = 'Das war ein Test.') =>
    call(customer, 'POST', `/scan/${id}/dispute`, { findingId, reason });
  const read = async (customer: TestCustomer, id: string) =>
    disputeListSchema.parse(await (await call(customer, 'GET', `/scan/${id}/dispute`)).json());

  it('take a finding out of the result beside the report, until they are taken back', async () => {
    const customer = await person();
    const id = await scanOf(customer);
    expect(await read(customer, id)).toEqual({ disputes: [], without: null });
    const first = disputeSchema.parse(await (await dispute(customer, id, tracker.id, `  ${markup}\n`)).json());
    expect(first).toMatchObject({ findingId: tracker.id, reason: markup });
    const told = await read(customer, id);
    expect(told.disputes).toEqual([first]);
    expect(told.without).toMatchObject({ counts: { Risk: 0, Hint: 0, Conform: 1, NoClassification: 1 }, explanation: expect.any(String) });
    expect(told.without!.class).not.toBe('Risk');
    expect(await outcome(await call(customer, 'DELETE', `/scan/${id}/dispute/${first.identifier}`))).toEqual([204]);
    expect(await read(customer, id)).toEqual({ disputes: [], without: null });
    expect(await outcome(await call(customer, 'DELETE', `/scan/${id}/dispute/${first.identifier}`))).toEqual([404, 'not-found']);
  });

  it('are one a finding, also when two tabs write at once', async () => {
    const customer = await person();
    const id = await scanOf(customer);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => dispute(customer, id, tracker.id, `Grund ${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await dispute(customer, id, tracker.id, 'zuletzt');
    expect((await read(customer, id)).disputes.map(({ reason }) => reason)).toEqual(['zuletzt']);
  });

  it.each([
    ['a finding that is not there', 'trk-before-consent:other', 'x', [404, 'finding-not-found']],
    ['a passed check', passed.id, 'x', [404, 'finding-not-found']],
    ['an open check', open.id, 'x', [404, 'finding-not-found']],
    ['no reason', tracker.id, '  ', [400, 'form-invalid', 'required']],
    ['a reason too long', tracker.id, 'x'.repeat(2_001), [400, 'form-invalid', 'reason-too-long']],
    ['a letter no text can hold', tracker.id, 'a\0b', [400, 'form-invalid']],
  ])('refuse %s', async (_, findingId, reason, refusal) => {
    const customer = await person();
    expect(await outcome(await dispute(customer, await scanOf(customer), findingId, reason))).toEqual(refusal);
  });

  it('are of a finished scan of one’s own', async () => {
    const [customer, other] = [await person(), await person()];
    const foreign = await scanOf(other);
    const { identifier } = disputeSchema.parse(await (await dispute(other, foreign)).json());
    for (const id of [foreign, randomUUID()]) {
      expect(await outcome(await call(customer, 'GET', `/scan/${id}/dispute`))).toEqual([404, 'scan-not-found']);
      expect(await outcome(await dispute(customer, id))).toEqual([404, 'scan-not-found']);
      expect(await outcome(await call(customer, 'DELETE', `/scan/${id}/dispute/${identifier}`))).toEqual([404, 'scan-not-found']);
    }
    expect(await outcome(await call(customer, 'DELETE', `/scan/${await scanOf(customer)}/dispute/${identifier}`))).toEqual([
      404,
      'not-found',
    ]);
    expect((await read(other, foreign)).disputes).toHaveLength(1);
    const [running] = await storeScans(service.database, customer.id, [{ state: 'running', finished: null }]);
    expect((await call(customer, 'GET', `/scan/${running}/dispute`)).status).toBe(409);
    expect((await dispute(customer, running!)).status).toBe(409);
  });

  it('go with their scan', async () => {
    const customer = await person();
    const id = await scanOf(customer);
    await dispute(customer, id);
    await call(customer, 'DELETE', `/scan/${id}`);
    expect(await service.database.db.select().from(disputes).where(eq(disputes.scanId, id))).toEqual([]);
  });
});

describe('feedback', () => {
  const say = (customer: TestCustomer, body: object) => call(customer, 'POST', '/customerfeedback', body);
  const rowsOf = ({ id }: TestCustomer) =>
    service.database.db.select().from(customerFeedback).where(eq(customerFeedback.customerId, id)).orderBy(customerFeedback.created);

  it('is kept with its rating, its text and its scan, and outlives the scan', async () => {
    const customer = await person();
    const id = await scanOf(customer);
    expect(await outcome(await say(customer, { rating: 5, text: '', scan: id }))).toEqual([204]);
    expect(await outcome(await say(customer, { rating: null, text: ` ${markup} `, scan: null }))).toEqual([204]);
    expect(await rowsOf(customer)).toMatchObject([
      { rating: 5, text: '', scanId: id },
      { rating: null, text: markup, scanId: null },
    ]);
    await call(customer, 'DELETE', `/scan/${id}`);
    expect(await rowsOf(customer)).toMatchObject([{ rating: 5, scanId: null }, { text: markup }]);
  });

  it.each([
    ['nothing said', { rating: null, text: ' ', scan: null }, [400, 'form-invalid', 'required']],
    ['a rating there is not', { rating: 6, text: '', scan: null }, [400, 'form-invalid']],
    ['too much', { rating: 1, text: 'x'.repeat(2_001), scan: null }, [400, 'form-invalid', 'feedback-too-long']],
    ['a scan that does not exist', { rating: 1, text: '', scan: randomUUID() }, [404, 'scan-not-found']],
  ])('refuses %s', async (_, body, refusal) => expect(await outcome(await say(await person(), body))).toEqual(refusal));

  it('is not about somebody else’s scan', async () => {
    const customer = await person();
    const foreign = await scanOf(await person());
    expect(await outcome(await say(customer, { rating: 1, text: '', scan: foreign }))).toEqual([404, 'scan-not-found']);
    expect(await rowsOf(customer)).toEqual([]);
  });

  it('is read by the operator, an entry a line, whatever a customer wrote', async () => {
    const customer = await person();
    await say(customer, { rating: 2, text: 'Zeile 1\nZeile 2\t\u001b[2J\u202eEnde', scan: await scanOf(customer) });
    const { lines } = await administer({ db: service.database.db, publicUrl: 'https://scan.example.org' }, ['feedback']);
    const own = lines.find((line) => line.includes(customer.email))!;
    expect(own).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d\t\S+\tbeispiel\.test\t2\/5\tZeile 1 Zeile 2 \[2J Ende$/);
  });
});

it('disputes and feedback are among the data one can take along, and are gone with the account', async () => {
  const customer = await person();
  const id = await scanOf(customer);
  await call(customer, 'POST', `/scan/${id}/dispute`, { findingId: tracker.id, reason: 'Mein Grund' });
  await call(customer, 'POST', '/customerfeedback', { rating: 4, text: 'Mein Lob', scan: id });
  const zip = unzipSync(new Uint8Array(await (await call(customer, 'POST', '/customer/export', { password: goodPassword })).arrayBuffer()));
  const file = (name: string) => JSON.parse(strFromU8(zip[name]!));
  expect(file(`scans/${id}/scan.json`)).toMatchObject({ disputes: [{ findingId: tracker.id, reason: 'Mein Grund' }] });
  expect(file('feedback.json')).toMatchObject([{ rating: 4, text: 'Mein Lob', scanId: id }]);
  expect(await outcome(await call(customer, 'POST', '/customer/delete', { password: goodPassword }))).toEqual([204]);
  const { db } = service.database;
  expect(await db.select().from(disputes).where(eq(disputes.scanId, id))).toEqual([]);
  expect(await db.select().from(customerFeedback).where(eq(customerFeedback.customerId, customer.id))).toEqual([]);
});
