import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerReportSchema } from '#contract/api/scan-reading.ts';
import { insertScan } from '#db/queries/order-scan.ts';
import { accountTokens, customers } from '#db/tables/customers.ts';
import { websites } from '#db/tables/portfolio.ts';
import { scans } from '#db/tables/scans.ts';
import { openFileStore } from '#lib/file-store.ts';
import { deleteExpired } from '#worker/expire.ts';
import { confirmationPath, goodPassword, goodPasswordHash, logIn, mailsTo, otherPassword, outcome } from '../factories/account.ts';
import { newScan } from '../factories/scan-row.ts';
import { holdScansOf, startTestService, type TestService } from '../factories/service.ts';

const path = '/api/free/dsgvo/customer';
const held = holdScansOf('haelt.beispiel.de');
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ runScan: held.runScan });
});
afterAll(() => service?.close());

const freshEmail = () => `${randomUUID()}@beispiel.test`;
const form = async (email: string, more: object = {}) => ({
  email,
  password: goodPassword,
  websiteType: 'company',
  acceptTerms: true,
  proofOfWork: await service.proof(),
  ...more,
});
const register = async (email: string, more: object = {}) => service.send('POST', path, { body: await form(email, more) });
const confirm = async (address: string) => outcome(await service.send('GET', address));
const rowOf = async (email: string) => (await service.database.db.select().from(customers).where(eq(customers.email, email)))[0];

describe('registering', () => {
  it('is confirmed by the link of the mail; only then can one log in', async () => {
    const email = freshEmail();
    const response = await register(email, { locale: 'en' });
    expect([response.status, await response.json(), response.headers.getSetCookie()]).toEqual([202, {}, []]);
    expect((await logIn(service, { email })).codes).toEqual(['login-failed']);
    expect(await confirm(await confirmationPath(service, email))).toEqual([200]);
    expect((await logIn(service, { email })).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ locale: 'en', websiteType: 'company', product: 'free', roles: ['customer'] });
    expect((await mailsTo(service, email)).map(({ kind }) => kind)).toEqual(['confirm-account']);
  });

  it('answers a known address alike and writes its owner another mail', async () => {
    const { email, id } = await service.customer({ passwordHash: goodPasswordHash });
    const [known, unknown] = [await register(email, { password: otherPassword }), await register(freshEmail())];
    const told = async (response: Response) => [response.status, await response.text(), [...response.headers.keys()].sort()];
    expect(await told(known)).toEqual(await told(unknown));
    expect((await mailsTo(service, email)).map(({ kind, customerId }) => [kind, customerId])).toEqual([['account-exists', id]]);
    expect((await logIn(service, { email, password: otherPassword })).status).toBe(401);
    expect((await logIn(service, { email })).status).toBe(200);
  });

  it('writes an address three times an hour at most', async () => {
    const confirmed = (await service.customer({ passwordHash: goodPasswordHash })).email;
    const waiting = freshEmail();
    for (const email of [confirmed, waiting]) {
      for (let attempt = 0; attempt < 4; attempt++) expect((await register(email)).status).toBe(202);
      expect(await mailsTo(service, email)).toHaveLength(3);
    }
  });

  it('counts the newest attempt before the confirmation: its password, its link', async () => {
    const email = freshEmail();
    await register(email);
    const first = await confirmationPath(service, email);
    await register(email, { password: otherPassword });
    expect(await confirm(first)).toEqual([400, 'confirmation-invalid']);
    expect(await confirm(await confirmationPath(service, email))).toEqual([200]);
    expect((await logIn(service, { email })).status).toBe(401);
    expect((await logIn(service, { email, password: otherPassword })).status).toBe(200);
  });

  it('makes one account of parallel attempts', async () => {
    const email = freshEmail();
    const forms = await Promise.all([1, 2, 3].map(() => form(email)));
    const answers = await Promise.all(forms.map((body) => service.send('POST', path, { body })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await service.database.db.$count(customers, eq(customers.email, email))).toBe(1);
    const { id } = (await rowOf(email))!;
    expect(await service.database.db.$count(accountTokens, eq(accountTokens.customerId, id))).toBe(1);
  });

  it.each([
    ['an easy password', { password: 'password1234' }, 'password-too-common', 'password'],
    ['the product for a password', { password: 'Spurenleser 1' }, 'password-too-common', 'password'],
    ['a short password', { password: 'elf Zeichen' }, 'password-too-short', 'password'],
    ['no terms', { acceptTerms: false }, 'terms-not-accepted', 'acceptTerms'],
    ['an unknown type of website', { websiteType: 'other' }, 'required', 'websiteType'],
    ['no address', { email: 'beispiel' }, 'email-invalid', 'email'],
    ['work not done', { proofOfWork: 'e30=' }, 'proof-of-work-missing', 'proofOfWork'],
  ])('refuses %s', async (_name, more, code, field) => {
    const email = freshEmail();
    const response = await register(email, more);
    const { errors, fields } = (await response.json()) as { errors: string[]; fields: Record<string, { code: string }> };
    expect(response.status).toBe(400);
    expect(errors).toContain(code);
    expect(fields[field]!.code).toBe(code);
    expect(await rowOf(email)).toBeUndefined();
  });

  it('takes one proof of work for one registration', async () => {
    const body = await form(freshEmail());
    expect((await service.send('POST', path, { body })).status).toBe(202);
    expect(await outcome(await service.send('POST', path, { body }))).toEqual([400, 'proof-of-work-missing']);
  });
});

describe('the confirmation link', () => {
  it('is good once, also for two who follow it at the same time', async () => {
    const email = freshEmail();
    await register(email);
    const address = await confirmationPath(service, email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => service.send('GET', address)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('is worthless for another account, after a day, and when it is made up', async () => {
    const [email, other] = [freshEmail(), freshEmail()];
    await register(email);
    await register(other);
    const address = await confirmationPath(service, email);
    const { id } = (await rowOf(email))!;
    const invalid = [400, 'confirmation-invalid'];
    expect(await confirm(address.replace(id, (await rowOf(other))!.id))).toEqual(invalid);
    expect(await confirm(`${path}/${id}/confirmregistration/${randomBytes(32).toString('base64url')}`)).toEqual(invalid);
    expect(await confirm(`${path}/${id}/confirmregistration/x`)).toEqual(invalid);
    expect(await confirm(`${path}/keine-uuid/confirmregistration/x`)).toEqual([404, 'not-found']);
    await service.database.db.update(accountTokens).set({ expires: new Date() }).where(eq(accountTokens.customerId, id));
    expect(await confirm(address)).toEqual(invalid);
    expect((await rowOf(email))!.confirmed).toBeNull();
  });

  it('does not act for another site', async () => {
    const email = freshEmail();
    await register(email);
    const address = await confirmationPath(service, email);
    const response = await service.send('GET', address, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(await outcome(response)).toEqual([403, 'cross-site-request']);
    expect(await confirm(address)).toEqual([200]);
  });

  it('is forgotten with the account after a week', async () => {
    const email = freshEmail();
    await register(email);
    const week = 7 * 86_400_000;
    await service.database.db
      .update(customers)
      .set({ created: new Date(Date.now() - week - 1_000) })
      .where(eq(customers.email, email));
    const files = await openFileStore({ files: { kind: 'folder', path: service.folder }, s3: null });
    await deleteExpired({ db: service.database.db, files }, new Date());
    expect(await rowOf(email)).toBeUndefined();
  });
});

describe("a visitor's scan", () => {
  const order = async (url = 'https://www.beispiel.de/') => {
    const response = await service.send('POST', '/api/free/dsgvo/scan', {
      body: { url, acceptTerms: true, proofOfWork: await service.proof() },
    });
    return (await response.json()) as { identifier: string; secret: string };
  };
  const reaches = async (id: string, state: 'running' | 'done') => {
    for (;;) {
      const [row] = await service.database.db.select().from(scans).where(eq(scans.id, id));
      if (row!.state === state) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const ownScan = async (id: string, headers: Record<string, string>, part = 'report/full') =>
    service.send('GET', `/api/user/dsgvo/scan/${id}/${part}`, { headers });

  it('moves into the account when it is confirmed, with monitors, files and website, and stays', async () => {
    const { identifier, secret } = await order();
    await reaches(identifier, 'done');
    const email = freshEmail();
    await register(email, { visitorScan: { identifier, secret } });
    const asVisitor = () =>
      service.send('GET', `/api/free/dsgvo/scan/${identifier}/report/full`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await asVisitor()).status).toBe(200);
    await confirm(await confirmationPath(service, email));
    const { headers } = await logIn(service, { email });
    const report = customerReportSchema.parse(await (await ownScan(identifier, headers)).json());
    expect(report.report.identifier).toBe(identifier);
    for (const part of ['tagmonitor', 'requesthierarchy', 'cookiemonitor', 'consentmonitor'])
      expect((await ownScan(identifier, headers, part)).status).toBe(200);
    expect(await outcome(await asVisitor())).toEqual([404, 'scan-not-found']);
    const { id } = (await rowOf(email))!;
    const [row] = await service.database.db.select().from(scans).where(eq(scans.id, identifier));
    expect(row).toMatchObject({ customerId: id, secretHash: null, expires: null });
    const sites = await service.database.db.select().from(websites).where(eq(websites.customerId, id));
    expect(sites.map(({ host }) => host)).toEqual(['beispiel.de']);
  });

  it('moves while it runs, and then ends as a customer’s', async () => {
    const { identifier, secret } = await order('https://haelt.beispiel.de/');
    await reaches(identifier, 'running');
    const email = freshEmail();
    await register(email, { visitorScan: { identifier, secret } });
    await confirm(await confirmationPath(service, email));
    held.release();
    await reaches(identifier, 'done');
    const { headers } = await logIn(service, { email });
    expect(customerReportSchema.parse(await (await ownScan(identifier, headers)).json()).identifier).toBe(identifier);
  });

  it.each(['a wrong secret', 'an unknown scan'])('is left where it is with %s', async (what) => {
    const { identifier, secret } = await order();
    const email = freshEmail();
    const visitorScan = what === 'a wrong secret' ? { identifier, secret: 'A'.repeat(43) } : { identifier: randomUUID(), secret };
    expect((await register(email, { visitorScan })).status).toBe(202);
    expect(await confirm(await confirmationPath(service, email))).toEqual([200]);
    const [row] = await service.database.db.select().from(scans).where(eq(scans.id, identifier));
    expect(row!.customerId).toBeNull();
  });

  it('goes to whoever is confirmed first', async () => {
    const secret = randomBytes(32).toString('base64url');
    const scan = newScan({ secretHash: createHash('sha256').update(secret).digest() });
    await insertScan(service.database.db, scan);
    const [one, two] = [freshEmail(), freshEmail()];
    for (const email of [one, two]) await register(email, { visitorScan: { identifier: scan.id, secret } });
    await confirm(await confirmationPath(service, two));
    expect(await confirm(await confirmationPath(service, one))).toEqual([200]);
    const [row] = await service.database.db.select().from(scans).where(eq(scans.id, scan.id));
    expect(row!.customerId).toBe((await rowOf(two))!.id);
  });
});
