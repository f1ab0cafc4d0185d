import { describe, expect, it } from 'vitest';
import { type AddressClass, canonicalAddress, classifyAddress } from './public-address.ts';

const cases: [ip: string, kind: AddressClass][] = [
  ['8.8.8.8', 'public'],
  ['88.198.10.10', 'public'],
  ['172.15.255.255', 'public'],
  ['172.32.0.0', 'public'],
  ['100.63.255.255', 'public'],
  ['100.128.0.0', 'public'],
  ['223.255.255.255', 'public'],
  ['198.17.255.255', 'public'],
  ['198.20.0.0', 'public'],
  ['0.0.0.0', 'unspecified'],
  ['0.1.2.3', 'unspecified'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private'],
  ['100.64.0.1', 'shared'],
  ['100.127.255.255', 'shared'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['169.254.0.1', 'link-local'],
  ['169.254.169.254', 'metadata'],
  ['168.63.129.16', 'metadata'],
  ['100.100.100.200', 'metadata'],
  ['192.0.0.192', 'metadata'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.1', 'reserved'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', 'tunnel'],
  ['192.168.0.1', 'private'],
  ['198.18.0.1', 'benchmark'],
  ['198.19.255.255', 'benchmark'],
  ['198.51.100.7', 'documentation'],
  ['203.0.113.7', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['0:0:0:0:0:0:0:1', 'loopback'],
  ['::7f00:1', 'loopback'],
  ['::8.8.8.8', 'reserved'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:a9fe:a9fe', 'metadata'],
  ['::ffff:8.8.8.8', 'public'],
  ['::ffff:0:127.0.0.1', 'reserved'],
  ['64:ff9b::7f00:1', 'tunnel'],
  ['64:ff9b::8.8.8.8', 'tunnel'],
  ['64:ff9b:1:a00:0:100::', 'tunnel'],
  ['100::1', 'reserved'],
  ['2001::1', 'tunnel'],
  ['2001:2::1', 'benchmark'],
  ['2001:10::1', 'reserved'],
  ['2001:20::1', 'reserved'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', 'tunnel'],
  ['2002:808:808::', 'tunnel'],
  ['3fff::1', 'documentation'],
  ['3ffe::1', 'reserved'],
  ['4000::1', 'reserved'],
  ['5f00::1', 'reserved'],
  ['fc00::1', 'private'],
  ['fd12:3456::1', 'private'],
  ['fd00:ec2::254', 'metadata'],
  ['fd00:0ec2:0::254', 'metadata'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'invalid'],
  ['fec0::1', 'private'],
  ['ff02::1', 'multicast'],
  ['2606:4700::1111', 'public'],
  ['2001:4860:4860::8888', 'public'],
  ['2a01:4f8::1', 'public'],
  ['', 'invalid'],
  ['example.com', 'invalid'],
  ['127.1', 'invalid'],
  ['2130706433', 'invalid'],
  ['0177.0.0.1', 'invalid'],
  ['0x7f.0.0.1', 'invalid'],
  ['8.8.8.08', 'invalid'],
  ['8.8.8.256', 'invalid'],
  ['[::1]', 'invalid'],
];

describe('classifyAddress', () => {
  it.each(cases)('%s is %s', (ip, kind) => {
    expect(classifyAddress(ip)).toBe(kind);
  });

  it('refuses public addresses of this machine, in any spelling', () => {
    const own = new Set(['8.8.8.8', '2606:4700::1111']);
    expect(classifyAddress('::ffff:8.8.8.8', own)).toBe('own-address');
    expect(classifyAddress('2606:4700:0:0::1111', own)).toBe('own-address');
    expect(classifyAddress('8.8.4.4', own)).toBe('public');
  });
});

describe('canonicalAddress', () => {
  it.each([
    ['::FFFF:1.2.3.4', '1.2.3.4'],
    ['2A01:04F8:0:0:0:0:0:1', '2a01:4f8::1'],
    ['1.2.3.4', '1.2.3.4'],
    ['01.2.3.4', null],
    ['fe80::1%1', null],
    ['1.2.3', null],
  ])('%s → %s', (ip, canonical) => {
    expect(canonicalAddress(ip)).toBe(canonical);
  });
});
