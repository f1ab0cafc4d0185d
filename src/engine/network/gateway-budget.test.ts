import { createServer } from 'node:http';
import { createServer as createNetServer, type Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { Cleanup, drain, hostAt, listen, plain, startTestGateway, tunnel, until } from './testing/loopback.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

/** Writes zeros as long as anyone reads. */
function pour(stream: Writable): void {
  const block = Buffer.alloc(64 * 1024);
  const more = () => {
    while (!stream.destroyed && stream.write(block));
  };
  stream.on('drain', more);
  more();
}

const endlessBody = () => createServer((_request, response) => pour(response.writeHead(200)));
const hugeBody = () =>
  createNetServer((socket) =>
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10000000000\r\n\r\n');
      pour(socket);
    }),
  );

describe('budgets', () => {
  it.each([
    ['endless chunks', endlessBody],
    ['10 GB announced', hugeBody],
  ])('cut one answer: %s', async (_name, server) => {
    const access = await startTestGateway(
      cleanup,
      { 'big.test': hostAt(await listen(cleanup, server())) },
      { budgets: { responseBytes: 500_000 } },
    );
    const answer = await plain(access, 'http://big.test/');
    expect(answer).toMatchObject({ status: 200, cut: true });
    expect(answer.bytes).toBeLessThan(1_000_000);
    expect(access.finals()).toMatchObject([{ verdict: 'allowed', reason: 'too-large' }]);
    expect(await plain(access, 'http://big.test/')).toMatchObject({ cut: true });
  });

  it('cut one direction of a tunnel', async () => {
    const access = await startTestGateway(
      cleanup,
      { 'big.test': hostAt(await listen(cleanup, createNetServer(pour))) },
      { budgets: { tunnelBytes: 500_000 } },
    );
    const { socket } = await tunnel(access, 'big.test:443');
    expect((await drain(socket!)).bytes).toBeLessThan(1_000_000);
    await until(() => access.finals().length === 1);
    expect(access.finals()).toMatchObject([{ verdict: 'allowed', reason: 'too-large' }]);
  });

  it('end the scan, whatever the number of connections', async () => {
    const access = await startTestGateway(
      cleanup,
      { 'big.test': hostAt(await listen(cleanup, createNetServer(pour))) },
      { budgets: { scanBytes: 900_000 } },
    );
    const sockets = await Promise.all([1, 2, 3].map(() => tunnel(access, 'big.test:443')));
    await Promise.all(sockets.map(({ socket }) => socket && drain(socket)));
    expect(await tunnel(access, 'big.test:443')).toMatchObject({ status: 403, refused: 'budget' });
    expect(await plain(access, 'http://big.test/')).toMatchObject({ status: 403, headers: { 'x-spurenleser-refused': 'budget' } });
    const sum = access.finals().reduce((bytes, entry) => bytes + entry.bytesUp + entry.bytesDown, 0);
    expect(sum).toBeLessThan(1_500_000);
  });

  it('limit connections at one moment, and give the place back', async () => {
    const port = await listen(
      cleanup,
      createNetServer(() => {}),
    );
    const access = await startTestGateway(cleanup, { 'shop.test': hostAt(port) }, { budgets: { connections: 2 } });
    const open = [await tunnel(access, 'shop.test:443'), await tunnel(access, 'shop.test:443')];
    expect(await tunnel(access, 'shop.test:443')).toMatchObject({ status: 403, refused: 'connections' });
    expect(await plain(access, 'http://shop.test/')).toMatchObject({ status: 403, headers: { 'x-spurenleser-refused': 'connections' } });
    open[0]!.socket!.destroy();
    await until(() => access.finals().some((entry) => entry.verdict === 'allowed'));
    expect(await tunnel(access, 'shop.test:443')).toMatchObject({ status: 200 });
  });

  it('limit the log, and what is not logged is not connected', async () => {
    const port = await listen(
      cleanup,
      createNetServer(() => {}),
    );
    const access = await startTestGateway(cleanup, { 'shop.test': hostAt(port) }, { budgets: { entries: 2 } });
    for (const _round of [1, 2]) (await tunnel(access, 'shop.test:443')).socket!.destroy();
    expect(await tunnel(access, 'shop.test:443')).toMatchObject({ status: 403, refused: 'budget' });
    expect(await plain(access, 'http://shop.test/')).toMatchObject({ status: 403, headers: { 'x-spurenleser-refused': 'budget' } });
    await until(() => access.finals().length === 2);
    expect(access.events).toHaveLength(4);
  });

  it('cut idle tunnels and silent answers', async () => {
    const port = await listen(
      cleanup,
      createNetServer(() => {}),
    );
    const access = await startTestGateway(cleanup, { 'slow.test': hostAt(port) }, { budgets: { idleMs: 30 } });
    expect(await plain(access, 'http://slow.test/')).toMatchObject({ status: 504, headers: { 'x-spurenleser-refused': 'idle' } });
    const { socket } = await tunnel(access, 'slow.test:443');
    await drain(socket!);
    await until(() => access.finals().length === 2);
    expect(access.finals().map((entry) => entry.reason)).toEqual(['idle', 'idle']);
  });

  it('give up on a host that does not take the connection', async () => {
    const dialer = { dial: () => new Promise<Socket>(() => {}) };
    const hosts = { 'dead.test': hostAt(1, { addresses: ['88.198.10.10', '88.198.10.11'] }) };
    const access = await startTestGateway(cleanup, hosts, { dialer, budgets: { connectMs: 30 } });
    expect(await tunnel(access, 'dead.test:443')).toMatchObject({ status: 504, refused: 'connect-timeout' });
    expect(await plain(access, 'http://dead.test/')).toMatchObject({ status: 504 });
    expect(access.finals()).toMatchObject([
      { verdict: 'failed', reason: 'connect-timeout', addresses: ['88.198.10.10', '88.198.10.11'], address: null },
      { verdict: 'failed', reason: 'connect-timeout' },
    ]);
  });

  it('end everything when the time of the scan is over', async () => {
    const port = await listen(
      cleanup,
      createNetServer(() => {}),
    );
    const access = await startTestGateway(cleanup, { 'shop.test': hostAt(port) }, { budgets: { wallMs: 80 } });
    const { socket } = await tunnel(access, 'shop.test:443');
    await drain(socket!);
    expect(await tunnel(access, 'shop.test:443')).toMatchObject({ status: 403, refused: 'time-budget' });
  });

  it('close tells the last entry of every connection', async () => {
    const port = await listen(
      cleanup,
      createNetServer(() => {}),
    );
    const access = await startTestGateway(cleanup, { 'shop.test': hostAt(port) });
    await Promise.all(Array.from({ length: 5 }, () => tunnel(access, 'shop.test:443')));
    void plain(access, 'http://shop.test/').catch(() => {});
    await until(() => access.events.length === 6);
    await access.gateway.close();
    expect(access.finals()).toHaveLength(6);
  });
});
