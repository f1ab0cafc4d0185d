import { createServer, type RequestListener } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type ProxiedRequest, requestThroughGateway } from './proxied-request.ts';
import { Cleanup, hostAt, listen, startTestGateway } from './testing/loopback.ts';
import { authority, type certificates, listenTls } from './testing/tls-site.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

async function ask(answer: RequestListener, options: Partial<ProxiedRequest> = {}, certificate: keyof typeof certificates = 'good') {
  const port = await listenTls(cleanup, answer, certificate);
  const plainPort = await listen(cleanup, createServer(answer));
  const host = hostAt(port, { dial: { '443': `127.0.0.1:${port}`, '80': `127.0.0.1:${plainPort}` } });
  const gateway = await startTestGateway(cleanup, { 'shop.test': host, 'private.test': hostAt(port, { addresses: ['10.0.0.1'] }) });
  return requestThroughGateway({ gateway, url: 'https://shop.test/', ca: authority.pem, ...options });
}

describe('requestThroughGateway', () => {
  it.each(['https', 'http'])('asks over %s and reads the answer', async (scheme) => {
    const answer: RequestListener = (request, response) => response.end(`${request.url} ${request.headers.host} ${request.headers['x-a']}`);
    const result = await ask(answer, { url: `${scheme}://shop.test/robots.txt?x`, headers: { 'X-A': '1' } });
    expect(result).toMatchObject({ ok: true, status: 200, truncated: false });
    expect(result.ok && result.body.toString()).toBe('/robots.txt?x shop.test 1');
    expect(result.tls?.protocol).toBe(scheme === 'https' ? 'TLSv1.3' : undefined);
  });

  it('leaves redirects to the caller', async () => {
    expect(await ask((_request, response) => response.writeHead(302, { Location: 'http://127.0.0.1/' }).end())).toMatchObject({
      status: 302,
      headers: { location: 'http://127.0.0.1/' },
    });
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
    ['identity', Buffer.alloc(5_000_000)],
  ])('counts a %s body after decoding', async (encoding, body) => {
    const result = await ask((_request, response) => response.writeHead(200, { 'Content-Encoding': encoding }).end(body), {
      maxBytes: 10_000,
    });
    expect(result).toMatchObject({ ok: true, truncated: true });
    expect(result.ok && result.body.length).toBe(10_000);
  });

  it.each([
    ['gzip', gzipSync('hello')],
    ['br', brotliCompressSync('hello')],
  ])('decodes %s', async (encoding, body) => {
    const result = await ask((_request, response) => response.writeHead(200, { 'Content-Encoding': encoding }).end(body));
    expect(result.ok && result.body.toString()).toBe('hello');
  });

  it.each([
    ['a broken encoding', { 'Content-Encoding': 'gzip', 'Content-Length': '8' }, 'nonsense', 'invalid-response'],
    ['a shortened body', { 'Content-Length': '100' }, 'short', 'connection-reset'],
  ])('names %s', async (_name, headers, body, reason) => {
    const answer: RequestListener = (_request, response) => {
      response.writeHead(200, headers as Record<string, string>).write(body);
      response.socket?.end();
    };
    expect(await ask(answer)).toMatchObject({ ok: false, reason });
  });

  it.each([
    ['expired', 'CERT_HAS_EXPIRED'],
    ['selfSigned', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['wrongHost', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const)('a certificate that is %s is a failure, unless trust is not required', async (certificate, reason) => {
    const answer: RequestListener = (_request, response) => response.end('ok');
    expect(await ask(answer, {}, certificate)).toMatchObject({ ok: false, reason });
    expect(await ask(answer, { requireTrust: false }, certificate)).toMatchObject({ ok: true, tls: { verificationError: reason } });
  });

  it.each([
    ['https://private.test/', 'private-address'],
    ['https://localhost/', 'private-name'],
    ['https://shop.test:8443/', 'port'],
    ['https://missing.test/', 'unresolvable'],
    ['ftp://shop.test/', 'unsupported-scheme'],
  ])('%s → %s', async (url, reason) => {
    expect(await ask((_request, response) => response.end(), { url })).toMatchObject({ ok: false, reason });
  });

  it.each(['no answer', 'no handshake', 'an endless head'])('gives up in time: %s', async (kind) => {
    const silent = createNetServer((socket) => kind === 'an endless head' && socket.write('HTTP/1.1 200 OK\r\nX-A: '));
    const port = await listen(cleanup, silent);
    const gateway = await startTestGateway(cleanup, { 'slow.test': hostAt(port) });
    const url = kind === 'no handshake' ? 'https://slow.test/' : 'http://slow.test/';
    expect(await requestThroughGateway({ gateway, url, timeoutMs: 60 })).toMatchObject({ ok: false, reason: 'timeout' });
  });

  it('names a gateway that is gone', async () => {
    expect(await requestThroughGateway({ gateway: { port: 1, token: 'x' }, url: 'https://shop.test/' })).toMatchObject({
      reason: 'gateway',
    });
  });
});
