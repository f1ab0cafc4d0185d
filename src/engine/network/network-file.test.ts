import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findHost, type HostTable, tableDialer, tableResolver } from './host-table.ts';
import type { NameResolver } from './name-resolver.ts';
import { loadNetworkFile, parseNetworkFile } from './network-file.ts';

const example = {
  hosts: {
    'Shop.test': { address: '88.198.10.10', dial: { '443': '127.0.0.1:9443', '80': '[::1]:9080' } },
    'stats.shop.test': { cname: ['Shop.Eulerian.net.'], address: '109.232.195.1', addresses: ['109.232.195.1', '2a01:4f8::1'] },
  },
  certificateAuthority: 'ca.pem',
};

describe('parseNetworkFile', () => {
  it('reads hosts into one form', () => {
    expect(parseNetworkFile(example)).toEqual({
      hosts: {
        'shop.test': { addresses: ['88.198.10.10'], cnames: [], dial: { '443': '127.0.0.1:9443', '80': '[::1]:9080' } },
        'stats.shop.test': { addresses: ['109.232.195.1', '2a01:4f8::1'], cnames: ['shop.eulerian.net'], dial: {} },
      },
      others: 'nowhere',
      certificateAuthority: 'ca.pem',
    });
    expect(parseNetworkFile({ hosts: {}, others: 'internet' })).toMatchObject({ others: 'internet' });
  });

  it.each([
    [null],
    [{}],
    [{ hosts: { 'a.test': {} } }],
    [{ hosts: { 'a.test': { address: 'b.test' } } }],
    [{ hosts: { 'a.test': { addresses: [] } } }],
    [{ hosts: { 'a.test': { address: '1.2.3.4', dial: { https: '127.0.0.1:1' } } } }],
    [{ hosts: { 'a.test': { address: '1.2.3.4', dial: { '443': '127.0.0.1' } } } }],
    [{ hosts: { 'a.test': { address: '1.2.3.4', adress: '1.2.3.4' } } }],
    [{ hosts: {}, ca: 'x' }],
    [{ hosts: {}, others: 'yes' }],
  ])('refuses %j', (content) => {
    expect(() => parseNetworkFile(content)).toThrowError(expect.objectContaining({ code: 'network-file' }));
  });
});

describe('loadNetworkFile', () => {
  it('reads the authority beside the file, and names what is missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'network-file-'));
    try {
      await writeFile(join(folder, 'network.json'), JSON.stringify(example));
      await expect(loadNetworkFile(join(folder, 'network.json'))).rejects.toMatchObject({ code: 'network-file' });
      await writeFile(join(folder, 'ca.pem'), 'PEM');
      const loaded = await loadNetworkFile(join(folder, 'network.json'));
      expect(loaded).toMatchObject({ ca: 'PEM', certificateAuthority: join(folder, 'ca.pem') });
      await expect(loadNetworkFile(join(folder, 'none.json'))).rejects.toMatchObject({ code: 'network-file' });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('a host table', () => {
  const at = (address: string) => ({ addresses: [address], cnames: [], dial: {} });
  const table: HostTable = {
    'a.test': at('1.0.0.1'),
    '*.a.test': at('1.0.0.2'),
    '*.b.a.test': at('1.0.0.3'),
    '.c.test': at('1.0.0.4'),
  };

  it.each([
    ['a.test', '1.0.0.1'],
    ['x.a.test', '1.0.0.2'],
    ['x.y.a.test', '1.0.0.2'],
    ['b.a.test', '1.0.0.2'],
    ['x.b.a.test', '1.0.0.3'],
    ['c.test', '1.0.0.4'],
    ['x.c.test', '1.0.0.4'],
    ['xc.test', undefined],
    ['test', undefined],
    ['constructor', undefined],
  ])('finds %s at %s', (host, address) => {
    expect(findHost(table, host)?.addresses[0]).toBe(address);
  });

  it('lets * stand for all others, and only then resolves them', async () => {
    expect(await tableResolver(table).resolve('other.example')).toEqual({ ok: false, reason: 'unresolvable' });
    const open = { ...table, '*': at('1.0.0.9') };
    expect(await tableResolver(open).resolve('other.example')).toEqual({ ok: true, addresses: ['1.0.0.9'], cnames: [] });
    const beyond: NameResolver = { resolve: async () => ({ ok: true, addresses: ['88.198.1.1'], cnames: [] }) };
    expect(await tableResolver(table, beyond).resolve('other.example')).toMatchObject({ addresses: ['88.198.1.1'] });
    expect(await tableResolver(table, beyond).resolve('a.test')).toMatchObject({ addresses: ['1.0.0.1'] });
    expect(await tableResolver(open).resolve('a.test')).toMatchObject({ addresses: ['1.0.0.1'] });
  });

  it('refuses a port without a dial', async () => {
    const { signal } = new AbortController();
    await expect(tableDialer(table).dial('1.0.0.1', 443, 'a.test', signal)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
