import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '#contract/api/routes.ts';
import { ApiError } from './api-error.ts';
import { type Api, defineRoute } from './define-route.ts';
import { startTestServer } from './testing/test-server.ts';

const visitor = routes.startVisitorScan.path;
const order = { url: 'https://www.example.com', acceptTerms: true, proofOfWork: 'x' };
const refusesScans = (api: Api) =>
  defineRoute(api, 'startVisitorScan', () => {
    throw new ApiError('queue-full');
  });
const describesItself = (api: Api) => defineRoute(api, 'challenge', () => ({ nonce: 'a' }));

function builtApp(index: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'spurenleser-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), index);
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  writeFileSync(join(folder, 'assets/app-abc123.js'), 'let a;');
  writeFileSync(join(folder, 'assets/app-abc123.js.gz'), gzipSync('let a;'));
  return folder;
}

describe('headers', () => {
  it.each(['/api/free/dsgvo/challenge', '/healthz', '/nothing', '/', '/api/docs', '/.well-known/security.txt'])(
    'protect %s',
    async (url) => {
      const { app } = await startTestServer({ register: describesItself });
      const { headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
          "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'",
      );
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('leave transport security out where there is none', async () => {
    const { app } = await startTestServer({ env: { PUBLIC_URL: 'http://localhost:8080' } });
    expect((await app.inject({ url: '/healthz' })).headers).not.toHaveProperty('strict-transport-security');
  });

  it('keep the API out of caches and search engines', async () => {
    const { app } = await startTestServer({ register: describesItself });
    for (const url of ['/api/free/dsgvo/challenge', '/api/free/nothing'])
      expect((await app.inject({ url })).headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });
});

describe('rate limits', () => {
  const env = { REQUESTS_PER_MINUTE: '3', SCAN_STARTS_PER_HOUR: '2', TRUSTED_PROXIES: '127.0.0.1' };
  const from = (ip: string) => ({ 'x-forwarded-for': ip });

  it('count a network, not an address', async () => {
    const { app } = await startTestServer({ env, register: describesItself });
    const ask = async (ip: string) => (await app.inject({ url: routes.challenge.path, headers: from(ip) })).statusCode;
    expect([await ask('203.0.113.1'), await ask('203.0.113.2'), await ask('203.0.113.3')]).toEqual([200, 200, 200]);
    expect([await ask('203.0.113.4'), await ask('198.51.100.1')]).toEqual([429, 200]);
    const response = await app.inject({ url: routes.challenge.path, headers: from('203.0.113.5') });
    expect(response.json()).toMatchObject({ errors: ['too-many-requests'] });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('cannot be avoided by spelling the address otherwise', async () => {
    const { app } = await startTestServer({ env, register: describesItself });
    const ask = async () => (await app.inject({ url: '/%61pi/free/dsgvo/challenge', headers: from('203.0.113.1') })).statusCode;
    expect([await ask(), await ask(), await ask(), await ask()]).not.toContain(500);
    expect(await ask()).not.toBe(200);
  });

  it('leave pages and probes alone', async () => {
    const { app } = await startTestServer({ env });
    for (let time = 0; time < 6; time += 1)
      expect((await app.inject({ url: '/healthz', headers: from('203.0.113.1') })).statusCode).toBe(200);
  });

  it('are stricter with starting scans, of which only well-formed orders count', async () => {
    const { app } = await startTestServer({ env: { ...env, REQUESTS_PER_MINUTE: '0' }, register: refusesScans });
    const start = async (payload: object) =>
      (await app.inject({ method: 'POST', url: visitor, payload, headers: from('203.0.113.1') })).statusCode;
    expect([await start({}), await start({}), await start({})]).toEqual([400, 400, 400]);
    expect([await start(order), await start(order), await start(order)]).toEqual([503, 503, 429]);
  });

  it('do not believe a forwarded address of somebody who is no proxy', async () => {
    const { app } = await startTestServer({ env: { ...env, TRUSTED_PROXIES: '' }, register: describesItself });
    const ask = async (ip: string) => (await app.inject({ url: routes.challenge.path, headers: from(ip) })).statusCode;
    await Promise.all([ask('203.0.113.1'), ask('198.51.100.1'), ask('192.0.2.1')]);
    expect(await ask('198.18.0.1')).toBe(429);
  });
});

describe('probes', () => {
  it('say that the process lives', async () => {
    const { app } = await startTestServer();
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  });

  it.each<[string, () => Promise<string[]>, number, unknown]>([
    ['ready', async () => [], 200, { status: 'ready', problems: [] }],
    ['not ready', async () => ['The database does not answer.'], 503, { status: 'not-ready', problems: ['The database does not answer.'] }],
    [
      'unknown',
      async () => {
        throw new Error('password authentication failed for user "app"');
      },
      503,
      { status: 'not-ready', problems: ['Readiness could not be found out.'] },
    ],
  ])('say whether it is %s', async (_name, readiness, status, body) => {
    const { app } = await startTestServer({ readiness });
    const response = await app.inject({ url: '/readyz' });
    expect([response.statusCode, response.json()]).toEqual([status, body]);
  });

  it.each<[string, Record<string, string>, Record<string, string>, string, number]>([
    ['the machine itself', {}, {}, '127.0.0.1', 200],
    ['the machine itself by IPv6', {}, {}, '::1', 200],
    ['another machine', {}, {}, '203.0.113.1', 404],
    ['another machine through a proxy here', {}, { 'x-forwarded-for': '203.0.113.1' }, '127.0.0.1', 404],
    [
      'another machine with the token',
      { METRICS_TOKEN: 'a-token-for-metrics' },
      { authorization: 'Bearer a-token-for-metrics' },
      '203.0.113.1',
      200,
    ],
    [
      'another machine with a wrong token',
      { METRICS_TOKEN: 'a-token-for-metrics' },
      { authorization: 'Bearer a-token' },
      '203.0.113.1',
      404,
    ],
    ['the machine itself without the token', { METRICS_TOKEN: 'a-token-for-metrics' }, {}, '127.0.0.1', 404],
  ])('show figures to %s', async (_name, env, headers, remoteAddress, status) => {
    const { app } = await startTestServer({ env });
    expect((await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(status);
  });

  it('count requests by route template', async () => {
    const { app } = await startTestServer({ register: refusesScans });
    await app.inject({ method: 'POST', url: visitor, payload: order });
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).toContain(`http_request_duration_seconds_count{method="POST",route="${visitor}",status="503"} 1`);
  });
});

describe('log', () => {
  it('holds nothing of a visitor', async () => {
    const register = (api: Api) =>
      defineRoute(api, 'visitorProgress', ({ secret }) => {
        throw new Error(`nothing for ${secret} at https://www.kanarienvogel.example/?a=kanarienvogel@example.org`);
      });
    const { app, log } = await startTestServer({ register, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const secret = 'kanarienvogel0123456789abcdefghijklmnopqrst';
    const id = '0190f3a0-0000-7000-8000-000000000001';
    const headers = { authorization: `Bearer ${secret}`, 'x-forwarded-for': '203.0.113.99', cookie: `mcftoken=${secret}`, referer: secret };
    await app.inject({ url: `/api/free/dsgvo/scan/${id}/progress?mail=kanarienvogel@example.org`, headers });
    await app.inject({ url: '/api/%E0%A4%A?kanarienvogel@example.org', headers });
    await app.inject({ url: '/kanarienvogel0123456789?kanarienvogel@example.org', headers });
    const text = JSON.stringify(log);
    for (const marker of [secret, '203.0.113.99', 'kanarienvogel@example.org', '?mail', id]) expect(text).not.toContain(marker);
    const entry = log.find((line) => line['msg'] === 'request' && line['status'] === 500)!;
    expect(entry).toMatchObject({ method: 'GET', route: routes.visitorProgress.path, status: 500, requestId: expect.any(String) });
    expect(log.find((line) => line['level'] === 'error')).toMatchObject({ requestId: entry['requestId'] });
  });
});

describe('web app', () => {
  it.each([
    ['/', 302, '/app/'],
    ['/app', 302, '/app/'],
    ['/app?tag=a%20b&class=Risk', 302, '/app/?tag=a%20b&class=Risk'],
  ])('redirects %s', async (url, status, location) => {
    const { app } = await startTestServer({ webRoot: builtApp('<p>app</p>') });
    const response = await app.inject({ url });
    expect([response.statusCode, response.headers.location]).toEqual([status, location]);
  });

  it.each(['/app/', '/app/impressum', '/app/scan/0190f3a0/report', '/app/index.html', '/app/?a=b'])(
    'serves %s as one of its pages',
    async (url) => {
      const { app } = await startTestServer({ webRoot: builtApp('<p>app</p>') });
      const response = await app.inject({ url });
      expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([200, '<p>app</p>', 'no-cache']);
      expect(response.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    },
  );

  it('serves files of the build for ever, others as long as they are current, compressed where the build did so', async () => {
    const { app } = await startTestServer({ webRoot: builtApp('') });
    const script = await app.inject({ url: '/app/assets/app-abc123.js', headers: { 'accept-encoding': 'gzip' } });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await app.inject({ url: '/app/assets/app-abc123.js' })).body).toBe('let a;');
    expect((await app.inject({ url: '/app/logo.svg' })).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/app/assets/app-old000.js',
    '/app/.env',
    '/app/../package.json',
    '/app/%2e%2e/package.json',
    '/app/assets/..%2f..%2fetc%2fpasswd.txt',
    '/app/nothing.png',
  ])('has no file %s', async (url) => {
    const { app } = await startTestServer({ webRoot: builtApp('<p>app</p>') });
    const response = await app.inject({ url });
    expect([400, 403, 404]).toContain(response.statusCode);
    expect(response.json()).toHaveProperty('errors');
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('is missed at the start, not at the first visit', async () => {
    await expect(startTestServer({ webRoot: tmpdir() })).rejects.toThrow('has not been built');
  });
});

describe('plain files', () => {
  it('name whom to tell about a weakness', async () => {
    const { app } = await startTestServer();
    const { body } = await app.inject({ url: '/.well-known/security.txt' });
    expect(body).toContain('Contact: mailto:kontakt@example.org\n');
    const expires = Date.parse(/Expires: (.+)/.exec(body)![1]!);
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
  });

  it('keep robots off the API', async () => {
    const { app } = await startTestServer();
    expect((await app.inject({ url: '/robots.txt' })).body).toBe('User-agent: *\nDisallow: /api/\n');
  });

  it.each([
    ['de', 'Seite nicht gefunden'],
    ['en', 'Page not found'],
  ])('tell a reader in %s that there is no page', async (language, title) => {
    const { app } = await startTestServer();
    const response = await app.inject({ url: '/nothing', headers: { accept: 'text/html', 'accept-language': language } });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain(`<h1>${title}</h1>`);
  });
});
