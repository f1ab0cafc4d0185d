import { createServer, type IncomingMessage, request } from 'node:http';
import { createServer as createNetServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openSocket } from './dialer.ts';
import { proxyAuthorization } from './gateway-headers.ts';
import { Cleanup, drain, hostAt, listen, plain, startTestGateway, tunnel, until } from './testing/loopback.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

/** A site that answers every plain request with what it received. */
async function echoSite() {
  const seen: IncomingMessage[] = [];
  let connections = 0;
  const server = createServer((incoming, response) => {
    seen.push(incoming);
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.setHeader('X-Spurenleser-Refused', 'forged');
      response.end(Buffer.concat(chunks));
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  return { port: await listen(cleanup, server), seen, connections: () => connections };
}

/** A TCP server that sends back what it gets, one connection a tunnel. */
function echoServer() {
  return listen(
    cleanup,
    createNetServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket)),
  );
}

describe('plain http', () => {
  it('passes end-to-end headers only, and never the token', async () => {
    const site = await echoSite();
    const access = await startTestGateway(cleanup, { 'shop.test': hostAt(site.port) });
    const headers = { Connection: 'X-Hop', 'X-Hop': '1', 'X-Kept': '2', 'Proxy-Connection': 'keep-alive', TE: 'trailers' };
    const answer = await plain(access, 'http://shop.test:80/a//b%20?c#d', { headers });
    expect(site.seen[0]?.url).toBe('/a//b%20?c');
    expect(site.seen[0]?.rawHeaders).toEqual(['Host', 'shop.test:80', 'X-Kept', '2', 'Connection', 'keep-alive']);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.headers['x-spurenleser-refused']).toBeUndefined();
  });

  it.each([
    ['POST', { 'Content-Length': '5' }],
    ['POST', { 'Transfer-Encoding': 'chunked' }],
    ['GET', { 'Transfer-Encoding': 'chunked' }],
    ['PUT', { 'Content-Length': '5', Expect: '100-continue' }],
  ])('keeps a body framed: %s %j', async (method, headers) => {
    const site = await echoSite();
    const access = await startTestGateway(cleanup, { 'shop.test': hostAt(site.port) });
    expect(await plain(access, 'http://shop.test/', { method, headers, body: 'hello' })).toMatchObject({ status: 200, body: 'hello' });
    expect(site.seen).toHaveLength(1);
  });

  it('shares upstream connections, logs each request, and repeats one that met a closing connection', async () => {
    let count = 0;
    const server = createServer((_incoming, response) => {
      count += 1;
      // The second request finds the connection dying, as after a keep-alive time-out of the site.
      if (count === 2) return void response.socket?.resetAndDestroy();
      response.end('ok');
    });
    const port = await listen(cleanup, server);
    const access = await startTestGateway(cleanup, { 'shop.test': hostAt(port) });
    for (const _round of [1, 2, 3]) expect(await plain(access, 'http://shop.test/')).toMatchObject({ status: 200, body: 'ok' });
    expect(count).toBe(4);
    expect(access.finals()).toHaveLength(3);
    expect(access.finals().every((entry) => entry.verdict === 'allowed' && entry.bytesDown > 0)).toBe(true);
  });

  it.each([
    [
      'endless headers',
      (socket: Socket) => socket.write(`HTTP/1.1 200 OK\r\n${'X-A: '.padEnd(1000, 'a')}\r\n`.repeat(1)) && flood(socket),
      502,
    ],
    ['407', (socket: Socket) => socket.end('HTTP/1.1 407 X\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n'), 502],
    ['an upgrade nobody asked for', (socket: Socket) => socket.write('HTTP/1.1 101 X\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'), 502],
    ['a header with NUL', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nX-A: a\u0000b\r\nContent-Length: 0\r\n\r\n'), 502],
    ['no HTTP at all', (socket: Socket) => socket.end('\u0000\u0001\u0002 nothing\r\n\r\n'), 502],
    ['reset', (socket: Socket) => socket.resetAndDestroy(), 502],
    ['nothing', (socket: Socket) => socket.end(), 502],
  ])('survives a site that answers %s', async (_name, answer, status) => {
    const port = await listen(
      cleanup,
      createNetServer((socket) => socket.once('data', () => answer(socket))),
    );
    const access = await startTestGateway(cleanup, { 'bad.test': hostAt(port) });
    expect(await plain(access, 'http://bad.test/')).toMatchObject({ status });
    expect(access.finals()).toMatchObject([{ verdict: 'allowed', reason: expect.stringMatching(/^(invalid-response|connection-reset)$/) }]);
  });

  it('tells the browser when an answer broke off', async () => {
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf';
    const port = await listen(
      cleanup,
      createNetServer((socket) => socket.once('data', () => socket.end(head))),
    );
    const access = await startTestGateway(cleanup, { 'bad.test': hostAt(port) });
    expect(await plain(access, 'http://bad.test/')).toMatchObject({ status: 200, body: 'half', cut: true });
  });

  it('survives a flood of early hints', async () => {
    const hints = 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n'.repeat(5000);
    const head = `${hints}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok`;
    const port = await listen(
      cleanup,
      createNetServer((socket) => socket.once('data', () => socket.write(head))),
    );
    const access = await startTestGateway(cleanup, { 'bad.test': hostAt(port) });
    expect(await plain(access, 'http://bad.test/')).toMatchObject({ status: 200, body: 'ok' });
  });
});

function flood(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\n');
  const line = Buffer.from(`X-A: ${'a'.repeat(1000)}\r\n`);
  const more = () => {
    while (!socket.destroyed && socket.write(line));
  };
  socket.on('drain', more);
  more();
}

describe('tunnels', () => {
  it('carries 100 at once, each its own bytes, and logs them', async () => {
    const port = await echoServer();
    const access = await startTestGateway(cleanup, { '*.shop.test': hostAt(port, { cnames: ['edge.test'] }) });
    const texts = await Promise.all(
      Array.from({ length: 100 }, async (_unused, at) => {
        const { socket } = await tunnel(access, `h${at}.shop.test:443`);
        const read = drain(socket!);
        socket!.end(`payload ${at} `.repeat(1000));
        return (await read).text;
      }),
    );
    expect(texts.every((text, at) => text === `payload ${at} `.repeat(1000))).toBe(true);
    await until(() => access.finals().length === 100);
    const opened = access.events.filter((event) => !event.final);
    expect(opened).toHaveLength(100);
    expect(opened[0]?.entry).toMatchObject({ verdict: 'allowed', address: '88.198.10.10', cnames: ['edge.test'], bytesDown: 0 });
    expect(access.finals().every((entry) => entry.reason === null && entry.bytesUp === entry.bytesDown && entry.bytesUp > 0)).toBe(true);
  });

  it('passes a reset on as a reset', async () => {
    const port = await listen(
      cleanup,
      createNetServer((socket) => socket.once('data', () => socket.resetAndDestroy())),
    );
    const access = await startTestGateway(cleanup, { 'bad.test': hostAt(port) });
    const { socket } = await tunnel(access, 'bad.test:443');
    socket!.write('x');
    expect(await drain(socket!)).toMatchObject({ failed: true });
    await until(() => access.finals().length === 1);
    expect(access.finals()).toMatchObject([{ reason: 'connection-reset' }]);
  });

  it('tries the addresses of a host in order, and stays with the one that answered', async () => {
    const port = await echoServer();
    const tried: string[] = [];
    const hosts = { 'shop.test': hostAt(port, { addresses: ['88.198.10.10', '2a01:4f8::1', '88.198.10.12'] }) };
    const access = await startTestGateway(cleanup, hosts, {
      dialer: {
        async dial(address, wanted, _host, signal) {
          tried.push(address);
          if (address !== '2a01:4f8::1') throw Object.assign(new Error('down'), { code: 'ENETUNREACH' });
          return openSocket('127.0.0.1', wanted === 443 ? port : 0, signal, () => true);
        },
      },
    });
    for (const _round of [1, 2]) (await tunnel(access, 'shop.test:443')).socket!.destroy();
    expect(tried).toEqual(['88.198.10.10', '2a01:4f8::1', '2a01:4f8::1']);
  });
});

describe('WebSocket', () => {
  const handshake = 'GET /ws HTTP/1.1\r\nHost: ws.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n';

  async function socketSite(agrees: boolean) {
    const server = createServer((_incoming, response) => response.writeHead(400).end('no'));
    server.on('upgrade', (incoming, socket, head) => {
      if (!agrees) return void socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno');
      expect(incoming.headers['proxy-authorization']).toBeUndefined();
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: y\r\n\r\n');
      socket.write(head);
      socket.pipe(socket);
    });
    return listen(cleanup, server);
  }

  it('passes through a tunnel', async () => {
    const access = await startTestGateway(cleanup, { 'ws.test': hostAt(await socketSite(true)) });
    const { socket } = await tunnel(access, 'ws.test:80');
    const read = drain(socket!);
    socket!.end(`${handshake}frames`);
    expect((await read).text).toMatch(/^HTTP\/1.1 101 [\s\S]*\r\n\r\nframes$/);
  });

  function upgrade(access: { port: number; token: string }): Promise<{ status: number; text: string; accept: unknown }> {
    return new Promise((resolve, reject) => {
      const headers = { 'Proxy-Authorization': proxyAuthorization(access.token), Connection: 'Upgrade', Upgrade: 'websocket' };
      const ask = request({ host: '127.0.0.1', port: access.port, path: 'http://ws.test/ws', headers, agent: false });
      ask.on('error', reject);
      ask.on('upgrade', (answer, socket: Socket) => {
        void drain(socket).then(({ text }) => resolve({ status: 101, text, accept: answer.headers['sec-websocket-accept'] }));
        socket.end('frames');
      });
      ask.on('response', (answer) => {
        answer.resume();
        answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text: '', accept: null }));
      });
      ask.end();
    });
  }

  it('passes in absolute form', async () => {
    const access = await startTestGateway(cleanup, { 'ws.test': hostAt(await socketSite(true)) });
    expect(await upgrade(access)).toEqual({ status: 101, text: 'frames', accept: 'y' });
    await until(() => access.finals().length === 1);
    expect(access.finals()).toMatchObject([{ verdict: 'allowed', bytesUp: 6, bytesDown: 6 }]);
  });

  it('tells a refusal of the site, and its own', async () => {
    const port = await socketSite(false);
    const access = await startTestGateway(cleanup, { 'ws.test': hostAt(port) });
    expect(await upgrade(access)).toMatchObject({ status: 403 });
    const closed = await startTestGateway(cleanup, { 'ws.test': hostAt(port, { addresses: ['10.0.0.1'] }) });
    expect(await upgrade(closed)).toMatchObject({ status: 403 });
    expect(closed.finals()).toMatchObject([{ reason: 'private-address' }]);
  });
});
