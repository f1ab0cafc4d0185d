import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerReportSchema } from '#contract/api/scan-reading.ts';
import { mails } from '#db/tables/mails.ts';
import { scanComments } from '#db/tables/portfolio.ts';
import { scans } from '#db/tables/scans.ts';
import { type FileStore, openFileStore } from '#lib/file-store.ts';
import { goodPassword, goodPasswordHash, logIn, mailsTo, outcome } from '../factories/account.ts';
import { holdScansOf, startTestService, type TestCustomer, type TestService } from '../factories/service.ts';

const user = '/api/user/dsgvo';
const address = { firstName: 'Erika', lastName: 'Musterfrau', street: 'Hafenweg 1', postcode: '24103', town: 'Kiel' };
let service: TestService;
let files: FileStore;
const heldHost = 'haelt.beispiel.de';
const held = holdScansOf(heldHost);

beforeAll(async () => {
  service = await startTestService({ runScan: held.runScan });
  files = await openFileStore({ files: { kind: 'folder', path: service.folder }, s3: null });
});
afterAll(() => service?.close());

const person = (more = {}) => service.customer({ passwordHash: goodPasswordHash, ...more });
const call = (customer: TestCustomer, path: string, body: object) => service.send('POST', user + path, { body, headers: customer.headers });
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}
const stateOf = async (id: string) => (await service.database.db.select().from(scans).where(eq(scans.id, id)))[0]?.state;
async function scanned(customer: TestCustomer, url = 'https://www.beispiel.de/', wanted = 'done'): Promise<string> {
  const response = await call(customer, '/scan', { url, acceptTerms: true, tags: ['Marker-Schlagwort'] });
  const { identifier } = (await response.json()) as { identifier: string };
  await until(async () => (await stateOf(identifier)) === wanted);
  return identifier;
}

describe('the billing address', () => {
  const path = '/api/user/crm/customer/address';
  it('is saved in place of the one before, for this customer alone', async () => {
    const [customer, other] = [await person(), await person()];
    const read = async ({ headers }: TestCustomer) => (await service.send('GET', path, { headers })).json();
    const save = (body: object) => service.send('POST', path, { body, headers: customer.headers });
    expect(await read(customer)).toEqual({ address: null });
    await save(address);
    const changed = { ...address, salutation: 'Frau', company: '', country: 'DE', phone: '+4943112345', vatId: '', town: 'Lübeck' };
    expect(await (await save(changed)).json()).toEqual({ address: changed });
    expect(await read(customer)).toEqual({ address: changed });
    expect(await read(other)).toEqual({ address: null });
  });

  it.each([
    ['postcode', '2410', 'postcode-invalid'],
    ['phone', '0431 12345', 'phone-invalid'],
    ['vatId', 'DE12', 'vat-id-invalid'],
    ['lastName', ' ', 'required'],
  ])('refuses a wrong %s', async (field, value, code) => {
    const customer = await person();
    const response = await service.send('POST', path, { body: { ...address, [field]: value }, headers: customer.headers });
    const { fields } = (await response.json()) as { fields: Record<string, { code: string }> };
    expect([response.status, fields[field]!.code]).toEqual([400, code]);
  });
});

describe('the export', () => {
  it('holds all data and files of this customer, and no secret', async () => {
    const [customer, other] = [await person(), await person()];
    const id = await scanned(customer);
    const foreign = await scanned(other);
    await files.put(`scans/${id}/1/none.jpg`, new Uint8Array([1, 2, 3]));
    await service.database.db.insert(scanComments).values({ id: randomUUID(), scanId: id, area: 'cookies', text: 'Mein Kommentar' });
    await service.send('POST', '/api/user/crm/customer/address', { body: address, headers: customer.headers });
    const response = await call(customer, '/customer/export', { password: goodPassword });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="spurenleser-export.zip"');
    const zip = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const read = (name: string) => JSON.parse(strFromU8(zip[name]!));
    expect(read('customer.json')).toMatchObject({ id: customer.id, email: customer.email });
    expect(read('address.json')).toMatchObject({ lastName: 'Musterfrau' });
    expect(read('sessions.json')).toHaveLength(1);
    expect(read('bookings.json').map(({ reason }: { reason: string }) => reason)).toEqual(['charge-up', 'scan']);
    expect(read('websites.json')).toMatchObject([{ host: 'beispiel.de' }]);
    expect(read('mails.json')).toEqual([]);
    expect(read(`scans/${id}/scan.json`)).toMatchObject({ tags: ['Marker-Schlagwort'], comments: [{ text: 'Mein Kommentar' }] });
    expect(customerReportSchema.parse(read(`scans/${id}/customerReport.json`)).identifier).toBe(id);
    expect(read(`scans/${id}/cookieMonitor.json`)).toHaveProperty('entries');
    expect([...zip[`scans/${id}/1/none.jpg`]!]).toEqual([1, 2, 3]);
    const names = Object.keys(zip).join();
    expect(names).not.toContain(foreign);
    const everything = Object.values(zip)
      .map((bytes) => strFromU8(bytes))
      .join();
    for (const secret of [goodPasswordHash, customer.headers['cookie']!.split('=')[1]!, 'passwordHash', 'totpSecret', 'tokenHash'])
      expect(everything).not.toContain(secret);
  });

  it('asks for the password', async () => {
    expect(await outcome(await call(await person(), '/customer/export', { password: 'falsch' }))).toEqual([400, 'original-password-wrong']);
  });
});

/** Tables that hold a text, with how many rows. */
async function traces(marker: string): Promise<string[]> {
  const { db } = service.database;
  const { rows } = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows: hits } = await db.execute(sql`select 1 from ${table} entry where entry::text ilike ${`%${marker}%`} limit 1`);
    if (hits.length > 0) found.push(`${schema}.${name}`);
  }
  return found;
}

describe('deleting the account', () => {
  it('leaves no row and no file; a mail says goodbye', async () => {
    const customer = await person();
    const id = await scanned(customer);
    await files.put(`scans/${id}/1/none.jpg`, new Uint8Array([1]));
    await logIn(service, { email: customer.email, password: 'falsch' });
    await service.send('POST', '/api/free/dsgvo/passwordreset/init', { body: { email: customer.email } });
    await service.send('POST', `${user}/scan`, {
      body: { url: 'https://zwei.beispiel.de/', acceptTerms: true },
      headers: { ...customer.headers, 'idempotency-key': 'order-of-one-who-leaves' },
    });
    expect(await traces(customer.id)).toContain('public.idempotency_keys');
    const response = await call(customer, '/customer/delete', { password: goodPassword });
    expect([response.status, response.headers.getSetCookie()[0]]).toEqual([204, expect.stringContaining('mcftoken=;')]);
    expect((await mailsTo(service, customer.email)).map(({ kind, customerId }) => [kind, customerId])).toEqual([['account-deleted', null]]);
    await service.database.db.delete(mails).where(eq(mails.recipient, customer.email));
    expect(await traces(customer.id)).toEqual([]);
    expect(await traces(customer.email)).toEqual([]);
    await until(async () => (await files.list(`scans/${id}`)).length === 0);
    expect(await outcome(await service.send('GET', `${user}/customer`, { headers: customer.headers }))).toEqual([401, 'not-logged-in']);
    expect((await logIn(service, { email: customer.email })).codes).toEqual(['login-failed']);
  });

  it('asks for the password and touches nobody else', async () => {
    const [customer, other] = [await person(), await person()];
    expect(await outcome(await call(customer, '/customer/delete', { password: 'falsch' }))).toEqual([400, 'original-password-wrong']);
    expect(await outcome(await call(customer, '/customer/delete', { password: goodPassword }))).toEqual([204]);
    expect((await service.send('GET', `${user}/customer`, { headers: other.headers })).status).toBe(200);
  });

  it('is done by one of two parallel calls', async () => {
    const customer = await person();
    const answers = await Promise.all([1, 2].map(() => call(customer, '/customer/delete', { password: goodPassword })));
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await mailsTo(service, customer.email, 'account-deleted')).toHaveLength(1);
  });

  it('ends a scan that runs without effect, and its late files go as well', async () => {
    const customer = await person();
    const id = await scanned(customer, `https://${heldHost}/`, 'running');
    expect(await outcome(await call(customer, '/customer/delete', { password: goodPassword }))).toEqual([204]);
    held.release();
    const after = await person();
    await scanned(after);
    expect(await stateOf(id)).toBeUndefined();
    const { rows } = await service.database.db.execute<{ late: number }>(
      sql`select round(extract(epoch from start_after - created_on))::int as late from queue.job where name = 'scan-files' and data::text like ${`%${id}%`} order by 1`,
    );
    expect(rows.map(({ late }) => late)).toEqual([0, 1_800]);
  });
});
