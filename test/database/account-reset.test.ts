import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountTokens, customers } from '#db/tables/customers.ts';
import { administer } from '#server/customers/administer.ts';
import { goodPasswordHash, logIn, mailsTo, otherPassword, outcome, resetSecrets } from '../factories/account.ts';
import { startTestService, type TestService } from '../factories/service.ts';

const path = '/api/free/dsgvo/passwordreset';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ works: false });
});
afterAll(() => service?.close());

const person = (more = {}) => service.customer({ passwordHash: goodPasswordHash, ...more });
const init = (email: string) => service.send('POST', `${path}/init`, { body: { email } });
const validate = async (token: string) => outcome(await service.send('GET', `${path}/validate/${encodeURIComponent(token)}`));
const reset = async (token: string, password = otherPassword) => outcome(await service.send('POST', path, { body: { token, password } }));
const invalid = [400, 'reset-code-invalid'];

describe('a forgotten password', () => {
  it.each([
    ['the link', ({ token }: Secrets) => token],
    ['the typed code', ({ code }: Secrets) => code],
    ['the code in small letters without hyphens', ({ code }: Secrets) => code.toLowerCase().replaceAll('-', '')],
    [
      'the code with spaces, O for 0 and I for 1',
      ({ code }: Secrets) => ` ${code.replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'I')} `,
    ],
  ])('is set anew with %s: sessions end, the mail tells of it', async (_name, chosen) => {
    const customer = await person();
    expect(await outcome(await init(customer.email))).toEqual([202]);
    const token = chosen(await resetSecrets(service, customer.email));
    expect(await validate(token)).toEqual([200]);
    expect(await validate(token)).toEqual([200]);
    expect(await reset(token)).toEqual([204]);
    expect(await outcome(await service.send('GET', '/api/user/dsgvo/customer', { headers: customer.headers }))).toEqual([
      401,
      'not-logged-in',
    ]);
    expect((await logIn(service, { email: customer.email })).status).toBe(401);
    expect((await logIn(service, { email: customer.email, password: otherPassword })).status).toBe(200);
    expect((await mailsTo(service, customer.email)).map(({ kind }) => kind)).toEqual(['password-reset', 'password-changed']);
    for (const used of Object.values(await resetSecrets(service, customer.email))) {
      expect(await validate(used)).toEqual(invalid);
      expect(await reset(used)).toEqual(invalid);
    }
  });

  it('is set by one of those who use a token at the same time', async () => {
    const { email } = await person();
    await init(email);
    const { token, code } = await resetSecrets(service, email);
    const answers = await Promise.all([token, code, token, code].map((given) => reset(given)));
    expect(answers.map(([status]) => status).sort()).toEqual([204, 400, 400, 400]);
  });

  it('makes all other tokens worthless', async () => {
    const { email } = await person();
    await init(email);
    const first = await resetSecrets(service, email);
    await init(email);
    const second = await resetSecrets(service, email);
    expect(await validate(first.token)).toEqual([200]);
    expect(await reset(second.token)).toEqual([204]);
    expect(await reset(first.token)).toEqual(invalid);
    expect(await reset(first.code)).toEqual(invalid);
  });

  it('confirms an account that waits for it', async () => {
    const { email, id } = await person({ confirmed: null });
    await init(email);
    expect(await reset((await resetSecrets(service, email)).token)).toEqual([204]);
    const [row] = await service.database.db.select().from(customers).where(eq(customers.id, id));
    expect(row!.confirmed).not.toBeNull();
    expect((await logIn(service, { email, password: otherPassword })).status).toBe(200);
  });

  it('ends the wait of somebody who was guessed at', async () => {
    const { email } = await person();
    for (let failure = 0; failure < 10; failure++) await logIn(service, { email, password: 'falsch' });
    await init(email);
    await reset((await resetSecrets(service, email)).token);
    expect((await logIn(service, { email, password: otherPassword })).status).toBe(200);
  });

  it('is refused after an hour, made up, or of another kind', async () => {
    const { email, id } = await person();
    await init(email);
    const { token, code } = await resetSecrets(service, email);
    const { db } = service.database;
    await db.update(accountTokens).set({ kind: 'confirm' }).where(eq(accountTokens.customerId, id));
    expect(await reset(token)).toEqual(invalid);
    await db.update(accountTokens).set({ kind: 'reset', expires: new Date() }).where(eq(accountTokens.customerId, id));
    for (const given of [token, code, randomBytes(32).toString('base64url'), '0000-0000-0000-0000', 'x']) {
      expect(await validate(given)).toEqual(invalid);
      expect(await reset(given)).toEqual(invalid);
    }
  });

  it('keeps the token when the new password is refused', async () => {
    const { email } = await person();
    await init(email);
    const { token } = await resetSecrets(service, email);
    expect(await reset(token, 'password1234')).toEqual([400, 'password-too-common']);
    expect(await reset(token, email)).toEqual([400, 'password-too-common']);
    expect(await reset(token)).toEqual([204]);
  });
});

interface Secrets {
  token: string;
  code: string;
}

it('answers an unknown address alike', async () => {
  const told = async (email: string) => {
    const response = await init(email);
    return [response.status, await response.text(), [...response.headers.keys()].sort()];
  };
  const unknown = `${randomUUID()}@beispiel.test`;
  expect(await told(unknown)).toEqual(await told((await person()).email));
  expect(await mailsTo(service, unknown)).toEqual([]);
});

it('writes an address three times an hour at most', async () => {
  const { email } = await person();
  for (let attempt = 0; attempt < 5; attempt++) expect(await outcome(await init(email))).toEqual([202]);
  expect(await mailsTo(service, email)).toHaveLength(3);
});

describe('the operator', () => {
  const run = (...args: string[]) => administer({ db: service.database.db, publicUrl: 'https://scan.example.org' }, args);

  it('makes an account without a password and gets a link to set it, once', async () => {
    const email = `${randomUUID()}@beispiel.test`;
    const { ok, lines } = await run('create', email.toUpperCase(), '--role', 'admin');
    expect(ok).toBe(true);
    const token = /^https:\/\/scan\.example\.org\/app\/password-reset\?token=([\w-]{43})$/.exec(lines[1]!)![1]!;
    expect((await logIn(service, { email })).status).toBe(401);
    expect(await reset(token)).toEqual([204]);
    const { headers, status } = await logIn(service, { email, password: otherPassword });
    expect(status).toBe(200);
    const customer = (await (await service.send('GET', '/api/user/dsgvo/customer', { headers })).json()) as { roles: string[] };
    expect(customer.roles).toEqual(['customer', 'admin']);
    expect(await run('create', email)).toMatchObject({ ok: false });
  });

  it('gives roles, and lists accounts', async () => {
    const { email } = await person();
    expect(await run('grant', email, 'auditor')).toEqual({ ok: true, lines: [`${email}: auditor`] });
    expect(await run('grant', email, 'auditor')).toMatchObject({ ok: true });
    expect((await run('list')).lines.find((line) => line.startsWith(email))).toMatch(
      /\tfree\tauditor\+customer\t\d{4}-\d\d-\d\d\tconfirmed$/,
    );
    expect(await run('grant', 'niemand@beispiel.test', 'admin')).toMatchObject({ ok: false });
  });

  it.each([
    [[]],
    [['remove', 'a@beispiel.test']],
    [['create']],
    [['create', 'beispiel']],
    [['create', 'a@beispiel.test', '--role', 'root']],
    [['create', 'a@beispiel.test', '--force']],
    [['grant', 'a@beispiel.test']],
    [['grant', 'a@beispiel.test', 'root']],
  ])('is told when %j makes no sense', async (args) => expect(await run(...args)).toMatchObject({ ok: false }));
});
