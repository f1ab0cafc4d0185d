import { afterEach, describe, expect, it } from 'vitest';
import { systemResolver } from './name-resolver.ts';
import { Cleanup } from './testing/loopback.ts';
import { listenDns, type Zone } from './testing/name-server.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

const chain = Object.fromEntries(Array.from({ length: 20 }, (_unused, at) => [`c${at}.test`, { CNAME: `c${at + 1}.test` }]));
const zone: Zone = {
  'both.test': { A: ['88.198.10.10', '88.198.10.11'], AAAA: ['2a01:4f8::1'] },
  'six.test': { AAAA: ['2a01:4f8::2'] },
  'cloaked.test': { A: ['109.232.195.1'], CNAME: 'Shop.Eulerian.net' },
  'shop.eulerian.net': { CNAME: 'edge.eulerian.net' },
  'loop.test': { A: ['1.0.0.1'], CNAME: 'loop2.test' },
  'loop2.test': { CNAME: 'loop.test' },
  ...chain,
  'c0.test': { A: ['1.0.0.2'], CNAME: 'c1.test' },
  'empty.test': {},
  'half.test': { A: ['1.0.0.3'], silent: ['AAAA', 'CNAME'] },
  'dead.test': { silent: ['A', 'AAAA', 'CNAME'] },
};

describe('systemResolver', () => {
  it.each([
    ['both.test', ['88.198.10.10', '88.198.10.11', '2a01:4f8::1'], []],
    ['six.test', ['2a01:4f8::2'], []],
    ['cloaked.test', ['109.232.195.1'], ['shop.eulerian.net', 'edge.eulerian.net']],
    ['loop.test', ['1.0.0.1'], ['loop2.test']],
    ['c0.test', ['1.0.0.2'], Array.from({ length: 10 }, (_unused, at) => `c${at + 1}.test`)],
    ['half.test', ['1.0.0.3'], []],
  ])('%s', async (host, addresses, cnames) => {
    const servers = [await listenDns(cleanup, zone)];
    expect(await systemResolver({ servers, lagMs: 200 }).resolve(host)).toEqual({ ok: true, addresses, cnames });
  });

  it.each([
    ['missing.test', 'unresolvable'],
    ['empty.test', 'unresolvable'],
    ['dead.test', 'dns-timeout'],
  ])('%s → %s', async (host, reason) => {
    const servers = [await listenDns(cleanup, zone)];
    expect(await systemResolver({ servers, timeoutMs: 50 }).resolve(host)).toEqual({ ok: false, reason });
  });

  it('asks the operating system where no name server listens', async () => {
    const server = await listenDns(cleanup, zone);
    await cleanup.run();
    expect(await systemResolver({ servers: [server] }).resolve('localhost')).toMatchObject({ ok: true, cnames: [] });
  });
});
