import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectStaggered } from './connect-staggered.ts';
import { directDialer, openSocket } from './dialer.ts';
import { Cleanup, listen } from './testing/loopback.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());
const never = new AbortController().signal;

describe('directDialer', () => {
  it('connects to the address it was given', async () => {
    const port = await listen(cleanup, createServer());
    const socket = await directDialer.dial('127.0.0.1', port, 'any.test', never);
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });

  it('names why it did not', async () => {
    const port = await listen(cleanup, createServer());
    await expect(openSocket('127.0.0.1', port, never, () => false)).rejects.toMatchObject({ code: 'EADDRCHANGED' });
    await expect(directDialer.dial('127.0.0.1', port, 'any.test', AbortSignal.abort())).rejects.toMatchObject({ code: 'EABORTED' });
    const abort = new AbortController();
    const given = directDialer.dial('127.0.0.1', port, 'any.test', abort.signal);
    abort.abort();
    await expect(given).rejects.toMatchObject({ code: 'EABORTED' });
    await cleanup.run();
    await expect(directDialer.dial('127.0.0.1', port, 'any.test', never)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('connectStaggered', () => {
  it('tries a second address beside a slow first one, and gives the slow one up', async () => {
    const port = await listen(cleanup, createServer());
    const given: Record<string, AbortSignal> = {};
    const attempt = (address: string, signal: AbortSignal) => {
      given[address] = signal;
      return address === 'slow' ? new Promise<never>(() => {}) : openSocket('127.0.0.1', port, never, () => true);
    };
    const { socket, address } = await connectStaggered(['slow', 'fast'], attempt, { timeoutMs: 5000, signal: never });
    socket.destroy();
    expect(address).toBe('fast');
    expect(given['slow']?.aborted).toBe(true);
  });

  it.each([
    ['the last error', ['a', 'b'], 5000, never, 'EB'],
    ['its own time-out', ['slow'], 20, never, 'ETIMEDOUT'],
    ['being given up', ['slow'], 5000, AbortSignal.abort(), 'EABORTED'],
  ])('rejects with %s', async (_name, addresses, timeoutMs, signal, code) => {
    const attempt = (address: string) =>
      address === 'slow' ? new Promise<never>(() => {}) : Promise.reject(Object.assign(new Error(), { code: `E${address.toUpperCase()}` }));
    await expect(connectStaggered(addresses, attempt, { timeoutMs, signal })).rejects.toMatchObject({ code });
  });
});
