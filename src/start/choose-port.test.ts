import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choosePort, freePort } from './choose-port.ts';

let other: Server;
beforeEach(() => {
  other = createServer();
});
afterEach(() => other.close());

it('takes the port that is asked for', async () => {
  const port = await freePort();
  expect(await choosePort(String(port), '127.0.0.1')).toBe(port);
  expect(await choosePort('0', '127.0.0.1')).toBeGreaterThan(0);
});

it('keeps a free port apart from those that the system hands out', async () => {
  const ports = await Promise.all(Array.from({ length: 10 }, freePort));
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(30_000);
});

it('names a taken port and the next one', async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(choosePort(String(port), '127.0.0.1')).rejects.toMatchObject({
    code: 'port-taken',
    values: { port: String(port), other: String(port + 1) },
  });
});

it.each(['-1', '65536', '3000x', '1e3', '80.5'])('refuses PORT=%s', async (port) => {
  await expect(choosePort(port, '127.0.0.1')).rejects.toMatchObject({ code: 'port-invalid' });
});

it('says when the address is not ours', async () => {
  await expect(choosePort('0', '192.0.2.1')).rejects.toMatchObject({ code: 'port-forbidden', values: { why: 'EADDRNOTAVAIL' } });
});
