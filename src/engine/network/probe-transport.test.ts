import { createServer, type RequestListener } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import type { TlsOptions } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { probeTransport, twinOf } from './probe-transport.ts';
import { Cleanup, hostAt, listen, startTestGateway } from './testing/loopback.ts';
import { rsaCertificate } from './testing/rsa-certificate.ts';
import { authority, type certificates, listenTls } from './testing/tls-site.ts';
import { tlsProbe } from './tls-probe.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

const ok: RequestListener = (_request, response) => response.end('ok');
const never = new AbortController().signal;

interface Site {
  secure?: RequestListener;
  plain?: RequestListener;
  certificate?: keyof typeof certificates;
  tls?: TlsOptions;
}

async function probe(site: Site, host = 'shop.test') {
  const securePort = await listenTls(cleanup, site.secure ?? ok, site.certificate, site.tls);
  const plainPort = await listen(cleanup, createServer(site.plain ?? ok));
  const entry = hostAt(0, { dial: { '443': `127.0.0.1:${securePort}`, '80': `127.0.0.1:${plainPort}` } });
  const gateway = await startTestGateway(cleanup, { 'shop.test': entry, 'www.shop.test': entry });
  return probeTransport({ gateway, host, ca: authority.pem });
}

describe('twinOf', () => {
  it.each([
    ['example.com', 'www.example.com'],
    ['www.example.com', 'example.com'],
    ['www.example.co.uk', 'example.co.uk'],
    ['shop.example.com', null],
    ['www.shop.example.com', null],
    ['88.198.10.10', null],
    ['shop.test', 'www.shop.test'],
  ])('%s → %s', (host, twin) => {
    expect(twinOf(host)).toBe(twin);
  });
});

describe('probeTransport', () => {
  it('reads a good site and its twin', async () => {
    const { hosts } = await probe({
      secure: (request, response) => {
        response.setHeader('Strict-Transport-Security', 'max-age=31536000');
        if (request.headers.host === 'www.shop.test') return void response.writeHead(301, { Location: 'https://shop.test/start' }).end();
        response.end('ok');
      },
      plain: (request, response) => response.writeHead(308, { Location: `https://${request.headers.host}${request.url}` }).end(),
    });
    expect(hosts.map(({ host }) => host)).toEqual(['shop.test', 'www.shop.test']);
    expect(hosts[0]).toMatchObject({
      resolves: true,
      https: {
        reachable: true,
        status: 200,
        finalUrl: 'https://shop.test/',
        error: null,
        negotiated: 'TLSv1.3',
        cipher: expect.stringMatching(/^TLS_/),
        certificate: { altNames: ['shop.test', 'www.shop.test'], keyBits: 256, signatureAlgorithm: 'ecdsa-with-SHA256', error: null },
        offers: { TLSv1: false, 'TLSv1.1': false, 'TLSv1.2': true, 'TLSv1.3': true },
        hsts: 'max-age=31536000',
      },
      http: {
        reachable: true,
        status: 200,
        finalUrl: 'https://shop.test/',
        redirects: [{ url: 'http://shop.test/', status: 308 }],
        setsCookie: false,
      },
    });
    expect(hosts[1]?.https).toMatchObject({ status: 200, finalUrl: 'https://shop.test/start' });
    expect(hosts[1]?.http.redirects.map(({ url }) => url)).toEqual(['http://www.shop.test/', 'https://www.shop.test/']);
  });

  it('sees cookies over plain http and a chain without end', async () => {
    const { hosts } = await probe({
      plain: (request, response) => response.writeHead(302, { Location: `${request.url}x`, 'Set-Cookie': 'a=1' }).end(),
    });
    expect(hosts[0]?.http).toMatchObject({ reachable: true, status: 302, finalUrl: null, error: 'redirect-loop', setsCookie: true });
    expect(hosts[0]?.http.redirects).toHaveLength(6);
  });

  it('does not follow a redirect to a private address', async () => {
    const { hosts } = await probe({ plain: (_request, response) => response.writeHead(301, { Location: 'http://127.0.0.1/' }).end() });
    expect(hosts[0]?.http).toMatchObject({ reachable: true, status: 301, finalUrl: null, error: 'private-address' });
  });

  it.each([
    ['expired', 'CERT_HAS_EXPIRED'],
    ['selfSigned', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['wrongHost', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const)('names the fault of a certificate: %s', async (certificate, error) => {
    const { hosts } = await probe({ certificate });
    expect(hosts[0]?.https).toMatchObject({ reachable: true, status: 200, error: null, certificate: { error } });
  });

  it('reads a server that speaks TLS 1.0 only', async () => {
    const { hosts } = await probe({ tls: { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } });
    expect(hosts[0]?.https).toMatchObject({
      reachable: false,
      error: 'tls-rejected',
      negotiated: null,
      certificate: { altNames: ['shop.test', 'www.shop.test'], error: null },
      offers: { TLSv1: true, 'TLSv1.1': false, 'TLSv1.2': false, 'TLSv1.3': false },
    });
  });

  it('leaves the twin out that does not resolve, and names a host that does not', async () => {
    const port = await listen(cleanup, createServer(ok));
    const gateway = await startTestGateway(cleanup, { 'shop.test': hostAt(port) });
    expect((await probeTransport({ gateway, host: 'shop.test' })).hosts).toMatchObject([
      {
        host: 'shop.test',
        resolves: true,
        https: { reachable: false, error: 'tls-rejected', offers: { 'TLSv1.3': null } },
        http: { reachable: true },
      },
    ]);
    expect((await probeTransport({ gateway, host: 'www.none.test' })).hosts).toMatchObject([
      {
        host: 'www.none.test',
        resolves: false,
        https: { reachable: false, error: 'unresolvable' },
        http: { reachable: false, error: 'unresolvable' },
      },
    ]);
  });

  it('ends under its cap when nothing answers', async () => {
    const port = await listen(
      cleanup,
      createNetServer(() => {}),
    );
    const gateway = await startTestGateway(cleanup, { 'shop.test': hostAt(port) });
    const { hosts } = await probeTransport({ gateway, host: 'shop.test', timeoutMs: 1_000 });
    expect(hosts).toMatchObject([{ resolves: true, https: { error: 'timeout', offers: { TLSv1: null } }, http: { error: 'timeout' } }]);
  });

  it('survives a gateway that is gone', async () => {
    expect((await probeTransport({ gateway: { port: 1, token: 'x' }, host: 'shop.test' })).hosts[0]).toMatchObject({
      https: { error: 'gateway' },
    });
  });
});

describe('tlsProbe', () => {
  it.each([
    ['TLSv1.2 without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' }, false],
    ['TLSv1.2 with', { maxVersion: 'TLSv1.2' }, true],
    ['TLSv1.3', {}, true],
  ] as [string, TlsOptions, boolean][])('tells forward secrecy: %s', async (_name, tls, forwardSecrecy) => {
    const port = await listenTls(cleanup, ok, 'good', { ...tls, ...rsaCertificate('shop.test') });
    const gateway = await startTestGateway(cleanup, { 'shop.test': hostAt(port) });
    expect(await tlsProbe({ gateway, host: 'shop.test', signal: never })).toMatchObject({ ok: true, forwardSecrecy });
  });

  it.each([
    ['reset', createNetServer((socket) => socket.once('data', () => socket.resetAndDestroy())), 'reset'],
    ['hung up', createNetServer((socket) => socket.once('data', () => socket.end())), 'reset'],
    ['no TLS', createNetServer((socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))), 'rejected'],
  ])('names a failed handshake: %s', async (_name, server, reason) => {
    const gateway = await startTestGateway(cleanup, { 'shop.test': hostAt(await listen(cleanup, server)) });
    expect(await tlsProbe({ gateway, host: 'shop.test', signal: never })).toMatchObject({ ok: false, reason });
    expect(await tlsProbe({ gateway, host: '10.0.0.1', signal: never })).toMatchObject({ ok: false, reason: 'private-address' });
  });
});
