import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type ErrorBody, errorBodySchema } from '#contract/api/error.ts';
import { type Route, type RouteName, routes } from '#contract/api/routes.ts';
import { ApiError } from './api-error.ts';
import { type Api, defineRoute } from './define-route.ts';
import { startTestServer } from './testing/test-server.ts';

const identifier = '0190f3a0-0000-7000-8000-000000000001';
const secret = 'A'.repeat(43);
const order = { url: 'https://www.example.com', acceptTerms: true, proofOfWork: 'cHJvb2Y=' };
const accepted = { identifier, secret, expires: '2026-11-28T00:00:00.000Z' };
const visitor = routes.startVisitorScan.path;

const startsScans = (api: Api) => defineRoute(api, 'startVisitorScan', () => accepted);
const json = (body: string) => JSON.parse(body) as ErrorBody;

describe('validation', () => {
  it.each([
    ['nothing', {}, { url: 'required', acceptTerms: 'terms-not-accepted', proofOfWork: 'proof-of-work-missing' }],
    ['an empty address', { ...order, url: ' ' }, { url: 'required' }],
    ['no address at all', { ...order, url: 'beispiel' }, { url: 'invalid-url' }],
    ['an address that is too long', { ...order, url: `https://example.com/${'a'.repeat(2_048)}` }, { url: 'url-too-long' }],
    ['terms not accepted', { ...order, acceptTerms: false }, { acceptTerms: 'terms-not-accepted' }],
    ['a bad further address', { ...order, settings: { urlImprint: 'mailto:a@b.de' } }, { 'settings.urlImprint': 'additional-url-invalid' }],
    [
      'a further address that is too long',
      { ...order, settings: { urlDPN: `https://example.com/${'a'.repeat(2_048)}` } },
      { 'settings.urlDPN': 'url-too-long' },
    ],
    ['an unknown value', { ...order, settings: { legalForm: 'llc' } }, { 'settings.legalForm': 'form-invalid' }],
    ['an unknown value in a list', { ...order, settings: { purposes: ['contact', 'x'] } }, { 'settings.purposes.1': 'form-invalid' }],
  ])('names the fields of %s', async (_name, payload, codes) => {
    const { app } = await startTestServer({ register: startsScans });
    const response = await app.inject({ method: 'POST', url: visitor, payload });
    expect(response.statusCode).toBe(400);
    const body = errorBodySchema.parse(response.json());
    expect(body.errors[0]).toBe('form-invalid');
    expect(Object.fromEntries(Object.entries(body.fields ?? {}).map(([path, { code }]) => [path, code]))).toEqual(codes);
  });

  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'Bitte stimmen Sie den AGB zu.'],
    ['en-GB', 'Please accept the terms and conditions.'],
    [undefined, 'Bitte stimmen Sie den AGB zu.'],
  ])('speaks the language of the request: %s', async (language, message) => {
    const { app } = await startTestServer({ register: startsScans });
    const headers = language ? { 'accept-language': language } : {};
    const response = await app.inject({ method: 'POST', url: visitor, payload: { ...order, acceptTerms: false }, headers });
    expect(json(response.body).fields!['acceptTerms']!.message).toBe(message);
  });

  it('hands the handler what the schema made of the body', async () => {
    let seen: unknown;
    const register = (api: Api) =>
      defineRoute(api, 'startVisitorScan', ({ body, idempotencyKey, locale }) => {
        seen = { url: body.url, locale: body.locale, purposes: body.settings.purposes, idempotencyKey, language: locale };
        return accepted;
      });
    const { app } = await startTestServer({ register });
    const headers = { 'idempotency-key': 'k-1', 'accept-language': 'en' };
    const response = await app.inject({ method: 'POST', url: visitor, payload: { ...order, unknown: 1 }, headers });
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual(accepted);
    expect(seen).toEqual({ url: order.url, locale: 'de', purposes: [], idempotencyKey: 'k-1', language: 'en' });
  });

  it('refuses an idempotency key that is none', async () => {
    const { app } = await startTestServer({ register: startsScans });
    const response = await app.inject({ method: 'POST', url: visitor, payload: order, headers: { 'idempotency-key': 'two words' } });
    expect([response.statusCode, json(response.body).errors[0]]).toEqual([400, expect.stringContaining('form-invalid: Idempotency-Key')]);
  });
});

describe('errors', () => {
  const big = JSON.stringify({ ...order, settings: { urlImprint: 'x'.repeat(70_000) } });
  it.each<[string, InjectOptions, number, string]>([
    ['an unknown call', { method: 'GET', url: '/api/free/nothing' }, 404, 'not-found'],
    ['an unknown file', { method: 'GET', url: '/nothing' }, 404, 'not-found'],
    ['an address that cannot be read', { method: 'GET', url: '/api/%E0%A4%A' }, 400, 'form-invalid'],
    [
      'a body that is too large',
      { method: 'POST', url: visitor, payload: big, headers: { 'content-type': 'application/json' } },
      413,
      'body-too-large',
    ],
    [
      'a form',
      { method: 'POST', url: visitor, payload: 'url=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported-media-type',
    ],
    ['a text', { method: 'POST', url: visitor, payload: '{}', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported-media-type'],
    [
      'broken JSON',
      { method: 'POST', url: visitor, payload: '{"url":', headers: { 'content-type': 'application/json' } },
      400,
      'form-invalid',
    ],
    [
      'a poisoned prototype',
      { method: 'POST', url: visitor, payload: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } },
      400,
      'form-invalid',
    ],
    ['no body', { method: 'POST', url: visitor }, 400, 'form-invalid'],
  ])('answers %s in the one form', async (_name, request, status, code) => {
    const { app } = await startTestServer({ register: startsScans });
    const response = await app.inject(request);
    expect([response.statusCode, errorBodySchema.parse(response.json()).errors[0]]).toEqual([status, code]);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['a fault of ours', () => new TypeError('x is not a function at /srv/app'), 500, 'request-failed'],
    ['a lost database', () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'unavailable'],
    [
      'a lost database inside a query',
      () => new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) }),
      503,
      'unavailable',
    ],
    ['an expected failure', () => new ApiError('queue-full', { retryAfterSeconds: 60 }), 503, 'queue-full'],
    ['a failure with detail', () => new ApiError('IllegalStateException', { detail: 'running' }), 409, 'IllegalStateException: running'],
    ['a code of a scan', () => new ApiError('blocked-target', { field: 'url' }), 400, 'blocked-target'],
  ])('answers %s', async (_name, make, status, code) => {
    const register = (api: Api) =>
      defineRoute(api, 'startVisitorScan', () => {
        throw make();
      });
    const { app } = await startTestServer({ register });
    const response = await app.inject({ method: 'POST', url: visitor, payload: order });
    expect([response.statusCode, json(response.body).errors]).toEqual([status, [code]]);
    expect(response.body).not.toMatch(/TypeError|srv|Failed query|connect/);
    if (code === 'queue-full') expect(response.headers['retry-after']).toBe('60');
    if (code === 'blocked-target') expect(json(response.body).fields).toHaveProperty('url.code', 'blocked-target');
  });

  it('hides an answer that the contract does not describe', async () => {
    const register = (api: Api) => defineRoute(api, 'startVisitorScan', () => ({ ...accepted, expires: 'never' }));
    const { app, log } = await startTestServer({ register });
    const response = await app.inject({ method: 'POST', url: visitor, payload: order });
    expect([response.statusCode, json(response.body).errors]).toEqual([500, ['request-failed']]);
    expect(log.some((line) => line['level'] === 'error')).toBe(true);
  });

  it('leaves out of an answer what the contract does not name', async () => {
    const register = (api: Api) => defineRoute(api, 'startVisitorScan', () => ({ ...accepted, passwordHash: 'x' }));
    const { app } = await startTestServer({ register });
    expect((await app.inject({ method: 'POST', url: visitor, payload: order })).json()).toEqual(accepted);
  });
});

describe('access', () => {
  const progress = `/api/free/dsgvo/scan/${identifier}/progress`;
  const readsProgress = (api: Api) =>
    defineRoute(api, 'visitorProgress', ({ secret: given }) => {
      throw new ApiError('IllegalStateException', { detail: given });
    });

  it.each([
    ['no secret', progress, {}, 404, 'scan-not-found'],
    ['something else', progress, { authorization: 'Basic abc' }, 404, 'scan-not-found'],
    ['no identifier', '/api/free/dsgvo/scan/1/progress', { authorization: `Bearer ${secret}` }, 404, 'scan-not-found'],
    ['the secret', progress, { authorization: `Bearer ${secret}` }, 409, `IllegalStateException: ${secret}`],
  ])('of a visitor with %s', async (_name, url, headers, status, code) => {
    const { app } = await startTestServer({ register: readsProgress });
    const response = await app.inject({ url, headers });
    expect([response.statusCode, json(response.body).errors]).toEqual([status, [code]]);
  });

  const customer = {
    identifier,
    email: 'a@example.org',
    product: 'free' as const,
    roles: ['customer' as const],
    pendingInvoiceOrder: false,
    locale: 'de' as const,
    websiteType: null,
    secondFactor: false,
  };

  it('of a customer', async () => {
    const register = (api: Api) => defineRoute(api, 'customer', (call) => call.customer);
    const { app } = await startTestServer({
      register,
      authenticate: async (request) => (request.cookies['session'] === 'good' ? customer : null),
    });
    const url = routes.customer.path;
    expect((await app.inject({ url, cookies: { session: 'good' } })).json()).toEqual(customer);
    expect((await app.inject({ url, cookies: { session: 'bad' } })).statusCode).toBe(401);
    expect((await app.inject({ url })).json()).toMatchObject({ errors: ['not-logged-in'] });
  });
});

describe('requests of other sites', () => {
  const own = 'https://scan.example.org';
  /** The ways a request can say, or fail to say, where it was made. */
  const combinations: [string, Record<string, string>, boolean][] = [
    ['the own page', { 'sec-fetch-site': 'same-origin', origin: own, cookie: 'a=b' }, true],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://www.example.org', cookie: 'a=b' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['the address bar', { 'sec-fetch-site': 'none' }, false],
    ['the own page in an old browser', { origin: own, cookie: 'a=b' }, true],
    ['another site in an old browser', { origin: 'https://evil.example' }, false],
    ['nobody knows where, with a cookie', { cookie: 'a=b' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['a program', {}, true],
  ];
  const mutating = Object.entries<Route>(routes).filter(([, { method, acts }]) => method !== 'GET' || acts);

  it('finds the calls that change something', () => expect(mutating.length).toBeGreaterThan(0));

  it.each(mutating)('%s', async (name, { method, path }) => {
    const register = (api: Api) =>
      defineRoute(api, name as RouteName, () => {
        throw new ApiError('IllegalStateException');
      });
    const { app } = await startTestServer({ register });
    for (const [from, headers, isAllowed] of combinations) {
      const response = await app.inject({ method: method as 'POST', url: filled(path), headers, ...(method !== 'GET' && { payload: {} }) });
      // What is let through stumbles over the empty order or the missing login instead.
      if (isAllowed) expect([400, 401, 409], from).toContain(response.statusCode);
      else expect([response.statusCode, json(response.body).errors], from).toEqual([403, ['cross-site-request']]);
    }
  });
});

describe('the table of authorisation', () => {
  const roles = ['customer', 'auditor', 'admin'] as const;
  const visitors = [null, ...roles.map((role) => [role] as const)];

  it.each(Object.entries<Route>(routes))('%s', async (name, { method, path, access }) => {
    let held: (typeof visitors)[number] = null;
    const { app } = await startTestServer({
      register: (api) =>
        defineRoute(api, name as RouteName, () => {
          throw new ApiError('queue-full');
        }),
      authenticate: async () =>
        held && {
          identifier: '6f1c1c0e-5b1e-4b7c-9d58-0a6a3d0c6b11',
          email: 'a@example.org',
          product: 'free',
          roles: [...held],
          pendingInvoiceOrder: false,
          locale: 'de',
          websiteType: null,
          secondFactor: held.some((role) => role !== 'customer'),
        },
    });
    for (held of visitors) {
      const response = await app.inject({
        method: method as 'POST',
        url: filled(path),
        headers: { 'sec-fetch-site': 'same-origin', authorization: 'Bearer 0123456789012345678901234567890123456789012' },
        ...(method !== 'GET' && { payload: {} }),
      });
      const { errors } = json(response.body);
      const who = held?.join() ?? 'nobody';
      if (access === 'free' || access === 'secret' || held?.some((role) => role === access)) {
        // The handler was reached, or the empty body refused.
        expect(errors, who).not.toContain('not-logged-in');
        expect(errors, who).not.toContain('forbidden');
        expect([400, 503], who).toContain(response.statusCode);
      } else expect(response.statusCode, who).toBe(held ? 403 : 401);
    }
  });
});

/** A path with something in the place of its parameters. */
function filled(path: string): string {
  return path
    .replace('export/:file', 'export/findings.csv')
    .replace(':file', 'none-start.jpg')
    .replace(/:\w+/g, '6f1c1c0e-5b1e-4b7c-9d58-0a6a3d0c6b11');
}
