import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Class of an IP address. Everything but `public` is refused by the gateway. */
export type AddressClass =
  | 'public'
  | 'invalid'
  | 'unspecified'
  | 'loopback'
  | 'private'
  | 'shared'
  | 'link-local'
  | 'metadata'
  | 'documentation'
  | 'benchmark'
  | 'multicast'
  | 'broadcast'
  | 'tunnel'
  | 'reserved'
  | 'own-address';

type Range = [cidr: string, kind: AddressClass];

/** Instance data of cloud providers. Named before their surrounding range, because a hit here is an attack and no accident. */
const metadataAddresses = new Set([
  '169.254.169.254',
  '169.254.170.2',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
]);

/** IANA special-purpose registry; order matters only where a small range lies in a larger one. */
const ipv4Ranges: Range[] = [
  ['0.0.0.0/8', 'unspecified'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'shared'],
  ['127.0.0.0/8', 'loopback'],
  ['169.254.0.0/16', 'link-local'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'reserved'],
  ['192.0.2.0/24', 'documentation'],
  ['192.88.99.0/24', 'tunnel'],
  ['192.168.0.0/16', 'private'],
  ['198.18.0.0/15', 'benchmark'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['255.255.255.255/32', 'broadcast'],
  ['240.0.0.0/4', 'reserved'],
];

const ipv6Ranges: Range[] = [
  ['::/128', 'unspecified'],
  ['::1/128', 'loopback'],
  ['64:ff9b::/96', 'tunnel'],
  ['64:ff9b:1::/48', 'tunnel'],
  ['100::/64', 'reserved'],
  ['2001::/32', 'tunnel'],
  ['2001:2::/48', 'benchmark'],
  ['2001::/23', 'reserved'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', 'tunnel'],
  ['3ffe::/16', 'reserved'],
  ['3fff::/20', 'documentation'],
  ['5f00::/16', 'reserved'],
  ['fc00::/7', 'private'],
  ['fe80::/10', 'link-local'],
  ['fec0::/10', 'private'],
  ['ff00::/8', 'multicast'],
];

const parsedIpv4 = ipv4Ranges.map(([cidr, kind]) => ({ range: ipaddr.IPv4.parseCIDR(cidr), kind }));
const parsedIpv6 = ipv6Ranges.map(([cidr, kind]) => ({ range: ipaddr.IPv6.parseCIDR(cidr), kind }));
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** The IPv4 address in the low 32 bits of a compatible address (`::a.b.c.d`, long withdrawn). */
function compatibleIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  return address.parts.slice(0, 6).every((part) => part === 0) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : null;
}

/**
 * The one spelling of an address that the gateway compares, logs and dials: lower case, compressed, mapped IPv4 unwrapped.
 * Null unless it is a plain dotted IPv4 or an IPv6 address without zone: octal, hexadecimal and short forms are for URL parsers.
 */
export function canonicalAddress(ip: string): string | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return /(^|\.)0\d/.test(ip) ? null : ipaddr.IPv4.parse(ip).toString();
  if (!ip.includes(':') || !/^[0-9a-f:.]+$/i.test(ip)) return null;
  // Spelled out by the URL parser, which reads as the browser does: ipaddr.js takes `::8.8.8.8` for a mapped address.
  const spelled = URL.parse(`http://[${ip}]/`)?.hostname.slice(1, -1);
  if (spelled === undefined) return null;
  const address = ipaddr.IPv6.parse(spelled);
  return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : address.toString();
}

/**
 * Tells whether an address belongs to the public Internet, and if not, why.
 * IPv6 is public only inside 2000::/3; NAT64, 6to4 and Teredo are refused as a whole because they carry any IPv4 address.
 * @param own addresses of this machine that are public by class but must not be reached, in canonical spelling
 */
export function classifyAddress(ip: string, own: ReadonlySet<string> = new Set()): AddressClass {
  const canonical = canonicalAddress(ip);
  if (canonical === null) return 'invalid';
  if (metadataAddresses.has(canonical)) return 'metadata';
  const address = ipaddr.parse(canonical);
  if (address instanceof ipaddr.IPv4) {
    const special = parsedIpv4.find(({ range }) => address.match(range));
    return special?.kind ?? (own.has(canonical) ? 'own-address' : 'public');
  }
  const ipv6 = address as ipaddr.IPv6;
  const special = parsedIpv6.find(({ range }) => ipv6.match(range));
  if (special) return special.kind;
  const inner = compatibleIpv4(ipv6);
  if (inner) {
    const kind = classifyAddress(inner.toString(), own);
    return kind === 'public' ? 'reserved' : kind;
  }
  if (!ipv6.match(globalUnicast)) return 'reserved';
  return own.has(canonical) ? 'own-address' : 'public';
}

/** All addresses of this machine's interfaces, in canonical spelling: a scan must not reach its own host from outside. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map((item) => canonicalAddress(item.address) ?? item.address));
}
