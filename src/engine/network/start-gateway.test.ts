import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway } from './start-gateway.ts';
import { Cleanup, hostAt, listen, plain, tunnel, until } from './testing/loopback.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('startGateway', () => {
  it('runs a gateway in a process of its own and tells what it decided', async () => {
    const port = await listen(
      cleanup,
      createServer((_request, response) => response.end('ok')),
    );
    const gateway = await startGateway({ hosts: { 'shop.test': hostAt(port, { cnames: ['cdn.test'] }) }, startedAt: Date.now() - 5000 });
    cleanup.add(() => gateway.close());
    const told: string[] = [];
    gateway.onEntry((event) => told.push(`${event.id} ${event.entry.host} ${event.entry.verdict} ${event.final}`));
    expect(gateway.pid).not.toBe(process.pid);
    expect(await plain(gateway, 'http://shop.test/')).toMatchObject({ status: 200, body: 'ok' });
    const { socket } = await tunnel(gateway, 'SHOP.test.:443');
    expect(await tunnel(gateway, '10.0.0.1:443')).toMatchObject({ status: 403 });
    await until(() => told.length === 4);
    expect(told).toEqual(['1 shop.test allowed false', '1 shop.test allowed true', '2 shop.test allowed false', '3 10.0.0.1 refused true']);
    expect(gateway.addressOf('Shop.test')).toBe('88.198.10.10');
    expect(gateway.cnamesOf('shop.test')).toEqual(['cdn.test']);
    expect(gateway.addressOf('10.0.0.1')).toBeNull();
    expect(gateway.addressOf('other.test')).toBeNull();
    expect(gateway.entries().map((entry) => entry.host)).toEqual(['shop.test', 'shop.test', '10.0.0.1']);
    expect(gateway.entries()[0]!.time).toBeGreaterThanOrEqual(5000);
    const exits: unknown[] = [];
    gateway.onExit((exit) => exits.push(exit));
    await gateway.close();
    socket!.destroy();
    expect(exits).toEqual([{ code: 0, expected: true }]);
    expect(told.at(-1)).toBe('2 shop.test allowed true');
    expect(isAlive(gateway.pid)).toBe(false);
    await gateway.close();
  });

  it('tells when its process was lost', async () => {
    const gateway = await startGateway();
    const lost = new Promise((resolve) => gateway.onExit(resolve));
    process.kill(gateway.pid, 'SIGKILL');
    expect(await lost).toEqual({ code: null, expected: false });
    await gateway.close();
  });

  it('ends with its parent, however that ended', async () => {
    const parent = fork(fileURLToPath(new URL('./testing/gateway-parent.ts', import.meta.url)), { execArgv: [], stdio: 'ignore' });
    const { pid } = await new Promise<{ pid: number }>((resolve) =>
      parent.once('message', (message) => resolve(message as { pid: number })),
    );
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });

  it('answers the self-test hosts itself, and only when asked to', async () => {
    const gateway = await startGateway({ hosts: {}, selfTest: true });
    cleanup.add(() => gateway.close());
    expect(await plain(gateway, 'http://first.selftest.invalid/')).toMatchObject({ status: 200 });
    expect(await plain({ ...gateway, token: 'x' }, 'http://first.selftest.invalid/')).toMatchObject({ status: 407 });
    expect(await plain(gateway, 'http://first-selftest.localhost/')).toMatchObject({
      body: expect.stringContaining('third-selftest.localhost/set'),
    });
    expect(await plain(gateway, 'http://third-selftest.localhost/set')).toMatchObject({
      headers: { 'set-cookie': ['probe=1; Path=/; SameSite=None; Secure'] },
    });
    const kept = await plain(gateway, 'http://third-selftest.localhost/read', { headers: { Cookie: 'a=1; probe=1' } });
    expect(kept.body).toContain("'kept'");
    expect((await plain(gateway, 'http://third-selftest.localhost/read')).body).toContain("'lost'");
    expect(await plain(gateway, 'http://other.localhost/')).toMatchObject({ status: 403 });
    gateway.endSelfTest();
    expect(await plain(gateway, 'http://first-selftest.localhost/')).toMatchObject({ status: 403 });
    const plainGateway = await startGateway({ hosts: {} });
    cleanup.add(() => plainGateway.close());
    expect(await plain(plainGateway, 'http://first-selftest.localhost/')).toMatchObject({ status: 403 });
  });
});
