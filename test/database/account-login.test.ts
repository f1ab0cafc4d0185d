import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionListSchema } from '#contract/api/account.ts';
import { customerSchema } from '#contract/api/customer.ts';
import { customers, loginDelays, sessions } from '#db/tables/customers.ts';
import { errorCodes, goodPassword, goodPasswordHash, logIn, otherPassword, outcome } from '../factories/account.ts';
import { startTestService, type TestService } from '../factories/service.ts';

const path = { customer: '/api/user/dsgvo/customer', session: '/api/user/auth/session', logout: '/api/user/auth/logout' };
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ works: false });
});
afterAll(() => service?.close());

const person = (more = {}) => service.customer({ passwordHash: goodPasswordHash, ...more });
const whoAmI = async (headers: Record<string, string>) => outcome(await service.send('GET', path.customer, { headers }));
const listOf = async (headers: Record<string, string>) =>
  sessionListSchema.parse(await (await service.send('GET', path.session, { headers })).json()).sessions;

describe('logging in', () => {
  it('answers the identifier as text and sets a cookie that scripts and other sites do not get', async () => {
    const { id, email } = await person();
    const { status, text, response, headers } = await logIn(service, { email: ` ${email.toUpperCase()} ` });
    expect([status, text]).toEqual([200, id]);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^mcftoken=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const customer = customerSchema.parse(await (await service.send('GET', path.customer, { headers })).json());
    expect(customer).toMatchObject({ identifier: id, email, secondFactor: false });
  });

  it('gives a new token every time and ends the session the browser had', async () => {
    const { email } = await person();
    const first = await logIn(service, { email });
    const second = await logIn(service, { email }, first.headers);
    expect(second.headers.cookie).not.toBe(first.headers.cookie);
    expect(await whoAmI(first.headers)).toEqual([401, 'not-logged-in']);
    expect(await whoAmI(second.headers)).toEqual([200]);
  });

  it('tells nobody whether there is an account: same status, body and headers', async () => {
    const known = await person();
    const unconfirmed = await person({ confirmed: null });
    const withoutPassword = await person({ passwordHash: null });
    const answers = await Promise.all([
      logIn(service, { email: 'niemand@beispiel.test' }),
      logIn(service, { email: known.email, password: 'falsch' }),
      logIn(service, { email: unconfirmed.email }),
      logIn(service, { email: unconfirmed.email, password: 'falsch' }),
      logIn(service, { email: withoutPassword.email, password: 'falsch' }),
    ]);
    const own = new Set(['date', 'x-request-id']);
    const told = answers.map(({ status, text, response }) => ({
      status,
      text,
      headers: [...response.headers].filter(([name]) => !own.has(name)),
    }));
    expect(told[0]!.status).toBe(401);
    expect(errorCodes(told[0]!.text)).toEqual(['login-failed']);
    for (const answer of told) expect(answer).toEqual(told[0]);
  });

  it('makes a hash of outdated parameters anew', async () => {
    const { id, email } = await person({ passwordHash: await hash(goodPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 }) });
    expect((await logIn(service, { email })).status).toBe(200);
    const [row] = await service.database.db.select().from(customers).where(eq(customers.id, id));
    expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(service, { email })).status).toBe(200);
  });

  it.each([
    ['nothing', {}, 400],
    ['no password', { email: 'a@beispiel.test' }, 400],
    ['no address', { email: 'a', password: 'x' }, 400],
    ['a password without end', { email: 'a@beispiel.test', password: 'x'.repeat(1_001) }, 400],
    ['a list for a password', { email: 'a@beispiel.test', password: ['x'] }, 400],
  ])('refuses %s', async (_name, body, status) => {
    expect((await service.send('POST', '/api/free/auth/login', { body })).status).toBe(status);
  });
});

describe('guessing', () => {
  it.each(['known', 'unknown'])('has to wait after ten failures at an address that is %s, even with the right password', async (kind) => {
    const { email } = kind === 'known' ? await person() : { email: 'wer-auch-immer@beispiel.test' };
    for (let failure = 0; failure < 10; failure++)
      expect((await logIn(service, { email, password: 'falsch' })).codes).toEqual(['login-failed']);
    const refused = await logIn(service, { email });
    expect([refused.status, refused.codes]).toEqual([429, ['login-unavailable']]);
    const seconds = Number(refused.response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15);
  });

  it('counts parallel attempts as well', async () => {
    const { email } = await person();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(service, { email, password: 'falsch' })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it.each([
    [10, 15],
    [11, 30],
    [13, 120],
    [16, 900],
    [500, 900],
  ])('after %i failures waits %i seconds, then lets the owner in and forgets', async (failures, seconds) => {
    const { email } = await person();
    const { db } = service.database;
    await logIn(service, { email, password: 'falsch' });
    const rows = await db.select().from(loginDelays);
    const { emailHash } = rows.toSorted((one, other) => other.changed.getTime() - one.changed.getTime())[0]!;
    await db
      .update(loginDelays)
      .set({ failures: failures - 1 })
      .where(eq(loginDelays.emailHash, emailHash));
    await logIn(service, { email, password: 'falsch' });
    const [delay] = await db.select().from(loginDelays).where(eq(loginDelays.emailHash, emailHash));
    expect(delay!.until.getTime() - delay!.changed.getTime()).toBe(seconds * 1_000);
    expect((await logIn(service, { email })).status).toBe(429);
    await db
      .update(loginDelays)
      .set({ until: new Date(0) })
      .where(eq(loginDelays.emailHash, emailHash));
    expect((await logIn(service, { email })).status).toBe(200);
    expect(await db.select().from(loginDelays).where(eq(loginDelays.emailHash, emailHash))).toEqual([]);
  });

  it('knows no address by its table', async () => {
    const [row] = await service.database.db.select().from(loginDelays).limit(1);
    expect(row!.emailHash).toHaveLength(32);
  });
});

describe('sessions', () => {
  it('are listed with their device, and which one this is', async () => {
    const { email } = await person();
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const one = await logIn(service, { email }, { 'user-agent': firefox });
    const list = await listOf(one.headers);
    expect(list.map(({ device, current }) => [device, current])).toContainEqual(['Firefox, Windows', true]);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const { created, expires } = list.find(({ current }) => current)!;
    expect(Date.parse(expires) - Date.parse(created)).toBe(90 * 86_400_000);
  });

  it('end one by one; foreign, unknown and misshapen ones answer alike', async () => {
    const [mine, theirs] = [await person(), await person()];
    const phone = await logIn(service, { email: mine.email });
    const foreign = (await listOf(theirs.headers))[0]!.identifier;
    const other = (await listOf(mine.headers)).find(({ current }) => !current)!.identifier;
    for (const id of [foreign, '11111111-1111-4111-8111-111111111111', 'x', 'a%00b', '..'])
      expect(await outcome(await service.send('DELETE', `${path.session}/${id}`, { headers: mine.headers }))).toEqual([404, 'not-found']);
    expect(await outcome(await service.send('DELETE', `${path.session}/${other}`, { headers: mine.headers }))).toEqual([204]);
    expect(await whoAmI(phone.headers)).toEqual([401, 'not-logged-in']);
    expect(await whoAmI(mine.headers)).toEqual([200]);
    expect(await whoAmI(theirs.headers)).toEqual([200]);
  });

  it('end all at once, here too', async () => {
    const customer = await person();
    const other = await logIn(service, { email: customer.email });
    const ended = await service.send('DELETE', path.session, { headers: customer.headers });
    expect([ended.status, ended.headers.getSetCookie()[0]]).toEqual([204, expect.stringMatching(/^mcftoken=;.*Expires=Thu, 01 Jan 1970/)]);
    for (const { headers } of [customer, other]) expect(await whoAmI(headers)).toEqual([401, 'not-logged-in']);
  });

  it.each([
    ['their time is over', { expires: new Date(Date.now() - 1_000) }],
    ['nobody has used them for 30 days', { seen: new Date(Date.now() - 30 * 86_400_000 - 60_000) }],
  ])('are over when %s', async (_why, change) => {
    const customer = await person();
    await service.database.db.update(sessions).set(change).where(eq(sessions.customerId, customer.id));
    expect(await whoAmI(customer.headers)).toEqual([401, 'not-logged-in']);
  });

  it('can be ended in two tabs, with and without a session, with the same answer', async () => {
    const { headers } = await person();
    const answers = await Promise.all([headers, headers, {}].map((given) => service.send('GET', path.logout, { headers: given })));
    for (const answer of answers) {
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^mcftoken=; .*Expires=Thu, 01 Jan 1970/)]);
    }
    expect(await whoAmI(headers)).toEqual([401, 'not-logged-in']);
    expect((await service.send('GET', path.logout, { headers })).status).toBe(204);
  });

  it('are not ended by another site', async () => {
    const { headers } = await person();
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect(await outcome(await service.send('GET', path.logout, { headers: foreign }))).toEqual([403, 'cross-site-request']);
    expect(await whoAmI(headers)).toEqual([200]);
  });
});

describe('changing the password', () => {
  const change = async (headers: Record<string, string>, body: object) =>
    service.send('POST', '/api/user/auth/user/password', { headers, body });
  const change2 = { password: goodPassword, newPassword: otherPassword };

  it('goes on under a new cookie; a stolen one and all other sessions are worthless', async () => {
    const customer = await person();
    const other = await logIn(service, { email: customer.email });
    const response = await change(customer.headers, change2);
    expect(response.status).toBe(204);
    const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(await whoAmI({ ...customer.headers, cookie })).toEqual([200]);
    expect(await whoAmI(customer.headers)).toEqual([401, 'not-logged-in']);
    expect(await whoAmI(other.headers)).toEqual([401, 'not-logged-in']);
    expect((await logIn(service, { email: customer.email })).status).toBe(401);
    expect((await logIn(service, { email: customer.email, password: otherPassword })).status).toBe(200);
  });

  it('takes one of two parallel changes', async () => {
    const customer = await person();
    const answers = await Promise.all(
      [otherPassword, 'Nebel über vier Kühen'].map((newPassword) => change(customer.headers, { ...change2, newPassword })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
  });

  it('refuses a wrong original, and counts it as a failed login', async () => {
    const customer = await person();
    for (let failure = 0; failure < 10; failure++)
      expect(await outcome(await change(customer.headers, { ...change2, password: 'falsch' }))).toEqual([400, 'original-password-wrong']);
    expect(await outcome(await change(customer.headers, change2))).toEqual([429, 'login-unavailable']);
    expect((await logIn(service, { email: customer.email })).status).toBe(429);
  });

  it.each([
    ['short', 'password-too-short'],
    ['password1234', 'password-too-common'],
    ['Spurenleser 2026', 'password-too-common'],
    ['x'.repeat(201), 'password-too-long'],
  ])('refuses %s', async (newPassword, code) => {
    const customer = await person();
    const answer = (await (await change(customer.headers, { password: goodPassword, newPassword })).json()) as {
      errors: string[];
      fields: Record<string, { code: string }>;
    };
    expect(answer.errors).toContain(code);
    expect(answer.fields['newPassword']!.code).toBe(code);
  });
});
