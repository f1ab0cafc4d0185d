import { and, eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryCodesSchema, totpStartSchema } from '#contract/api/account.ts';
import { customers, recoveryCodes } from '#db/tables/customers.ts';
import { goodPassword, goodPasswordHash, logIn, mailsTo, outcome } from '../factories/account.ts';
import { startTestService, type TestCustomer, type TestService } from '../factories/service.ts';

const path = '/api/user/auth/totp';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ works: false });
});
afterAll(() => service?.close());

const person = (more = {}) => service.customer({ passwordHash: goodPasswordHash, ...more });
const call = (customer: TestCustomer, rest: string, body: object) => service.send('POST', path + rest, { body, headers: customer.headers });
const begin = async (customer: TestCustomer) => totpStartSchema.parse(await (await call(customer, '', { password: goodPassword })).json());
/** Code of a time step relative to now. */
const codeOf = (secret: string, steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 * steps });
/** A customer with a confirmed second factor whose present code was not used yet. */
async function secured() {
  const customer = await person();
  const { secret } = await begin(customer);
  const confirm = async () => call(customer, '/confirm', { code: await codeOf(secret, -1) });
  const first = await confirm();
  // The step may end while its code is on the way, and then the code is one step too old.
  const confirmed = first.ok ? first : await confirm();
  const { recoveryCodes: codes } = recoveryCodesSchema.parse(await confirmed.json());
  return { ...customer, secret, codes };
}
const rowOf = async (id: string) => (await service.database.db.select().from(customers).where(eq(customers.id, id)))[0]!;

describe('setting up', () => {
  it('counts from its first code on, tells ten codes once and writes a mail', async () => {
    const customer = await person();
    const { secret, uri } = await begin(customer);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Spurenleser/);
    expect(uri).toContain(secret);
    expect((await logIn(service, { email: customer.email })).status).toBe(200);
    const { recoveryCodes: codes } = recoveryCodesSchema.parse(
      await (await call(customer, '/confirm', { code: await codeOf(secret) })).json(),
    );
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect((await logIn(service, { email: customer.email })).codes).toEqual(['second-factor-required']);
    expect((await mailsTo(service, customer.email)).map(({ kind }) => kind)).toEqual(['second-factor-on']);
  });

  it('keeps the secret encrypted, for this customer alone', async () => {
    const [one, two] = [await secured(), await secured()];
    const [first, second] = [await rowOf(one.id), await rowOf(two.id)];
    expect(first.totpSecret!.toString('latin1')).not.toContain(one.secret);
    await service.database.db.update(customers).set({ totpSecret: first.totpSecret }).where(eq(customers.id, second.id));
    expect((await logIn(service, { email: two.email, code: await codeOf(one.secret) })).status).toBe(500);
  });

  it('begins anew as often as wanted, until it is confirmed', async () => {
    const customer = await person();
    const first = await begin(customer);
    const second = await begin(customer);
    expect(await outcome(await call(customer, '/confirm', { code: await codeOf(first.secret) }))).toEqual([401, 'second-factor-invalid']);
    expect(await outcome(await call(customer, '/confirm', { code: await codeOf(second.secret) }))).toEqual([200]);
    expect(await outcome(await call(customer, '', { password: goodPassword }))).toEqual([409, 'second-factor-exists']);
    expect(await outcome(await call(customer, '/confirm', { code: await codeOf(second.secret, 1) }))).toEqual([
      401,
      'second-factor-invalid',
    ]);
  });

  it.each([
    ['a wrong password', '', { password: 'falsch' }, [400, 'original-password-wrong']],
    ['a code without a beginning', '/confirm', { code: '123456' }, [401, 'second-factor-invalid']],
    ['letters for a code', '/confirm', { code: 'abcdef' }, [400, 'form-invalid', 'second-factor-invalid']],
    ['a wrong password to give it up', '/disable', { password: 'falsch' }, [400, 'original-password-wrong']],
  ])('refuses %s', async (_name, rest, body, expected) => {
    expect(await outcome(await call(await person(), rest, body))).toEqual(expected);
  });

  it('is given up with the password: codes are gone, a mail tells of it', async () => {
    const customer = await secured();
    expect(await outcome(await call(customer, '/disable', { password: goodPassword }))).toEqual([204]);
    expect(await outcome(await call(customer, '/disable', { password: goodPassword }))).toEqual([204]);
    expect(await rowOf(customer.id)).toMatchObject({ totpSecret: null, totpConfirmed: null, totpStep: null });
    expect(await service.database.db.$count(recoveryCodes, eq(recoveryCodes.customerId, customer.id))).toBe(0);
    expect((await mailsTo(service, customer.email)).map(({ kind }) => kind)).toEqual(['second-factor-on', 'second-factor-off']);
    expect((await logIn(service, { email: customer.email })).status).toBe(200);
  });
});

describe('logging in with a second factor', () => {
  it('asks for it only after the right password, and does not count asking as a failure', async () => {
    const { email } = await secured();
    expect((await logIn(service, { email, password: 'falsch' })).codes).toEqual(['login-failed']);
    for (let asked = 0; asked < 12; asked++) {
      const answer = await logIn(service, { email });
      expect([answer.status, answer.codes, answer.response.headers.getSetCookie()]).toEqual([401, ['second-factor-required'], []]);
    }
  });

  it.each([
    ['the present one', 0, 200],
    ['the next one', 1, 200],
    ['one of a minute ago', -2, 401],
    ['one of the minute after', 3, 401],
  ])('takes codes for a step to either side: %s', async (_name, steps, status) => {
    const { email, secret } = await secured();
    expect((await logIn(service, { email, code: await codeOf(secret, steps) })).status).toBe(status);
  });

  it('takes no code twice, none before the last one, and one of parallel uses', async () => {
    const { email, secret } = await secured();
    const code = await codeOf(secret, 1);
    const answers = await Promise.all([1, 2, 3].map(() => logIn(service, { email, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    for (const used of [code, await codeOf(secret)])
      expect((await logIn(service, { email, code: used })).codes).toEqual(['second-factor-invalid']);
  });

  it('takes six digits however they are grouped', async () => {
    const { email, secret } = await secured();
    const code = await codeOf(secret);
    expect((await logIn(service, { email, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed, and one of parallel uses', async () => {
    const { id, email, codes } = await secured();
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const answers = await Promise.all([1, 2, 3].map(() => logIn(service, { email, code: typed })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await logIn(service, { email, code: codes[1]! })).status).toBe(200);
    expect(await service.database.db.$count(recoveryCodes, and(eq(recoveryCodes.customerId, id)))).toBe(8);
  });

  it('takes no recovery code of somebody else', async () => {
    const [one, two] = [await secured(), await secured()];
    expect((await logIn(service, { email: one.email, code: two.codes[0]! })).codes).toEqual(['second-factor-invalid']);
  });

  it('makes who guesses codes wait, however often they ask without one in between', async () => {
    const { email, secret } = await secured();
    for (let guess = 0; guess < 10; guess++) {
      await logIn(service, { email });
      expect((await logIn(service, { email, code: '000000' })).codes).toEqual(['second-factor-invalid']);
    }
    expect((await logIn(service, { email })).status).toBe(429);
    expect((await logIn(service, { email, code: await codeOf(secret) })).status).toBe(429);
  });
});
