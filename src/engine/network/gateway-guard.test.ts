import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { privateLiterals, privateNames } from '#lib/target/ssrf-vectors.ts';
import { directDialer } from './dialer.ts';
import { proxyAuthorization } from './gateway-headers.ts';
import { tableDialer } from './host-table.ts';
import type { Resolution } from './name-resolver.ts';
import { Cleanup, canary, hostAt, listen, plain, startTestGateway, tunnel } from './testing/loopback.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

/** Sends bytes as they stand and gives the status line, or '' when the gateway hung up. */
function send(port: number, head: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(head)));
    socket.once('data', (chunk: Buffer) => {
      resolve(chunk.toString('latin1').split('\r\n')[0]!);
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(''));
  });
}

/** A gateway onto the real network whose ports include the canary's, so that only the guard stands between. */
async function exposed() {
  const bird = await canary(cleanup);
  const resolver = { resolve: async (): Promise<Resolution> => ({ ok: true, addresses: ['127.0.0.1', '::1'], cnames: [] }) };
  const access = await startTestGateway(cleanup, {}, { resolver, dialer: directDialer, ports: [bird.port] });
  return { bird, access };
}

describe('private targets', () => {
  it('are refused as CONNECT and in absolute form, in every spelling, and nothing is touched', async () => {
    const { bird, access } = await exposed();
    const authorization = `Proxy-Authorization: ${proxyAuthorization(access.token)}\r\n`;
    const answers: Record<string, string[]> = {};
    for (const vector of [...privateLiterals, ...privateNames]) {
      const target = vector.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/:\\]*))(:\d+)?/, `$1:${bird.port}`);
      const authority = target.replace(/^http:[/\\]*/, '').replace(/[/\\]$/, '');
      answers[vector] = [
        await send(access.port, `CONNECT ${authority} HTTP/1.1\r\nHost: x\r\n${authorization}\r\n`),
        await send(access.port, `GET ${target} HTTP/1.1\r\nHost: x\r\n${authorization}\r\n`),
        await send(access.port, `GET ${vector} HTTP/1.1\r\nHost: x\r\n${authorization}\r\n`),
      ];
    }
    const wrong = Object.entries(answers).filter(([, lines]) => !lines.every((line) => line === '' || /^HTTP\/1.1 40[03] /.test(line)));
    expect(wrong).toEqual([]);
    expect(bird.hits()).toBe(0);
    expect(access.finals().every((entry) => entry.verdict === 'refused' && entry.address === null)).toBe(true);
  });

  it.each([
    ['A 127.0.0.1', ['127.0.0.1'], []],
    ['AAAA ::1', ['::1'], []],
    ['mapped', ['::ffff:127.0.0.1'], []],
    ['metadata', ['169.254.169.254'], []],
    ['CNAME to private', ['10.1.2.3'], ['db.internal.example']],
    ['only private ones', ['10.1.2.3', 'fd00::1', '192.168.1.1'], []],
    ['not an address', ['x'], []],
  ])('are refused when the name service names them: %s', async (_name, addresses, cnames) => {
    const bird = await canary(cleanup);
    const access = await startTestGateway(cleanup, { 'evil.test': hostAt(bird.port, { addresses, cnames }) });
    expect(await tunnel(access, 'evil.test:443')).toMatchObject({ status: 403, refused: 'private-address' });
    expect(await plain(access, 'http://evil.test/')).toMatchObject({
      status: 403,
      headers: { 'x-spurenleser-refused': 'private-address' },
    });
    expect(bird.hits()).toBe(0);
    const shown = addresses.map((address) => address.replace('::ffff:', ''));
    expect(access.finals()[0]).toMatchObject({ verdict: 'refused', reason: 'private-address', addresses: shown, cnames, address: null });
  });

  it('are dropped from a mixed answer, and the public one is used', async () => {
    const port = await listen(
      cleanup,
      createServer((_request, response) => response.end('public')),
    );
    const dialled: string[] = [];
    const hosts = { 'mixed.test': hostAt(port, { addresses: ['127.0.0.1', '88.198.10.10', '::1'] }) };
    const table = tableDialer(hosts);
    const access = await startTestGateway(cleanup, hosts, {
      dialer: {
        dial(address, ...rest) {
          dialled.push(address);
          return table.dial(address, ...rest);
        },
      },
    });
    expect(await plain(access, 'http://mixed.test/')).toMatchObject({ status: 200, body: 'public' });
    expect(dialled).toEqual(['88.198.10.10']);
  });

  it('are not reached by rebinding: the first answer is pinned for the scan', async () => {
    const port = await listen(
      cleanup,
      createServer((_request, response) => response.end('first')),
    );
    const bird = await canary(cleanup);
    const dialled: string[] = [];
    let asked = 0;
    const table = tableDialer({ 'rebind.test': hostAt(port) });
    const access = await startTestGateway(
      cleanup,
      {},
      {
        resolver: {
          async resolve() {
            asked += 1;
            return { ok: true, addresses: [asked === 1 ? '88.198.10.10' : '127.0.0.1'], cnames: [] };
          },
        },
        dialer: {
          dial(address, ...rest) {
            dialled.push(address);
            return table.dial(address, ...rest);
          },
        },
      },
    );
    for (const _round of [1, 2, 3]) {
      expect(await plain(access, 'http://rebind.test/')).toMatchObject({ status: 200, body: 'first' });
      const { socket } = await tunnel(access, 'rebind.test:443');
      socket?.destroy();
    }
    expect(asked).toBe(1);
    expect(new Set(dialled)).toEqual(new Set(['88.198.10.10']));
    expect(bird.hits()).toBe(0);
  });

  it('are refused after a redirect, because every hop comes by again', async () => {
    const bird = await canary(cleanup);
    const location = `http://127.0.0.1:${bird.port}/latest/meta-data`;
    const port = await listen(
      cleanup,
      createServer((_request, response) => response.writeHead(302, { Location: location }).end()),
    );
    const access = await startTestGateway(cleanup, { 'shop.test': hostAt(port) }, { ports: [bird.port] });
    const first = await plain(access, 'http://shop.test/');
    expect(first).toMatchObject({ status: 302, headers: { location } });
    expect(await plain(access, first.headers.location!)).toMatchObject({ status: 403 });
    expect(bird.hits()).toBe(0);
  });
});

describe('other refusals', () => {
  it.each([
    ['shop.test:22', 403, 'port'],
    ['shop.test:0', 403, 'port'],
    ['shop.test:25', 403, 'port'],
    ['shop.test:5432', 403, 'port'],
    ['shop.test:65536', 400, 'invalid-target'],
    ['shop.test', 400, 'invalid-target'],
    ['a@shop.test:443', 400, 'invalid-target'],
    ['shop.test:443/x', 400, 'invalid-target'],
    ['update.googleapis.com:443', 403, 'browser-service'],
    ['unlisted.test:443', 502, 'unresolvable'],
    ['nodial.test:443', 502, 'connect-refused'],
    ['own.test:443', 403, 'private-address'],
  ])('CONNECT %s → %i %s', async (authority, status, refused) => {
    const bird = await canary(cleanup);
    const hosts = {
      'shop.test': hostAt(bird.port),
      'update.googleapis.com': hostAt(bird.port),
      'nodial.test': hostAt(bird.port, { dial: {} }),
      'own.test': hostAt(bird.port, { addresses: ['8.8.8.8'] }),
    };
    const access = await startTestGateway(cleanup, hosts, { ownAddresses: ['8.8.8.8'] });
    expect(await tunnel(access, authority)).toMatchObject({ status, refused, socket: null });
    expect(bird.hits()).toBe(0);
  });

  it.each([['/'], ['https://shop.test/'], ['ftp://shop.test/'], ['http:///x'], ['http://a@shop.test/'], ['http://shop.test:99999/']])(
    'request target %s → 400',
    async (target) => {
      const bird = await canary(cleanup);
      const access = await startTestGateway(cleanup, { 'shop.test': hostAt(bird.port) });
      expect(await plain(access, target)).toMatchObject({ status: 400, headers: { 'x-spurenleser-refused': 'invalid-target' } });
      expect(bird.hits()).toBe(0);
    },
  );

  it('asks for the token, and logs nothing for strangers', async () => {
    const bird = await canary(cleanup);
    const access = await startTestGateway(cleanup, { 'shop.test': hostAt(bird.port) });
    for (const token of [null, '', 'wrong', `${access.token}x`]) {
      const stranger = { port: access.port, token };
      expect(await tunnel(stranger, 'shop.test:443')).toMatchObject({ status: 407, authenticate: 'Basic realm="spurenleser"' });
      expect(await plain(stranger, 'http://shop.test/')).toMatchObject({
        status: 407,
        headers: { 'proxy-authenticate': 'Basic realm="spurenleser"' },
      });
    }
    expect(bird.hits()).toBe(0);
    expect(access.events).toEqual([]);
  });

  it('allows a listed port and a changed list of browser services', async () => {
    const port = await listen(
      cleanup,
      createServer((_request, response) => response.end('ok')),
    );
    const host = hostAt(port, { dial: { '80': `127.0.0.1:${port}`, '8080': `127.0.0.1:${port}` } });
    const access = await startTestGateway(
      cleanup,
      { 'shop.test': host, 'update.googleapis.com': host },
      { ports: [8080], browserServiceHosts: ['accounts.google.com'] },
    );
    expect(await plain(access, 'http://shop.test:8080/')).toMatchObject({ status: 200 });
    expect(await plain(access, 'http://update.googleapis.com/')).toMatchObject({ status: 200 });
    expect(await tunnel(access, 'accounts.google.com:443')).toMatchObject({ refused: 'browser-service' });
  });

  it('asks a name service again that did not answer', async () => {
    let asked = 0;
    const resolver = {
      async resolve(): Promise<Resolution> {
        asked += 1;
        return { ok: false, reason: asked === 1 ? 'dns-timeout' : 'unresolvable' };
      },
    };
    const access = await startTestGateway(cleanup, {}, { resolver });
    const answers = [];
    for (const _round of [1, 2, 3]) answers.push(await tunnel(access, 'slow.test:443'));
    expect(answers.map(({ status, refused }) => `${status} ${refused}`)).toEqual([
      '504 dns-timeout',
      '502 unresolvable',
      '502 unresolvable',
    ]);
    expect(asked).toBe(2);
  });
});
