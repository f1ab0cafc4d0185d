import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Reader } from 'mmdb-lib';

/** Where an address is, as far as registries tell. Anycast addresses geolocate wrongly: evidence, never a decision. */
export interface Geography {
  /** ISO 3166-1 alpha-2 in upper case (also `EU`, `AP`), or null for private, unknown and malformed addresses. */
  countryOf(ip: string): string | null;
  /** The announced network as CIDR (`88.198.0.0/16`), or null when the country is null too. */
  networkOf(ip: string): string | null;
}

interface CountryRecord {
  country_code?: string;
  country?: { iso_code?: string };
}

/**
 * Opens a country database in MaxMind format: the CC0 one of this package, or the bytes of one the operator brings.
 * Reads both the flat layout of ip-location-db and the nested layout of MaxMind. Opening takes some tens of milliseconds; keep the result.
 */
export function createGeography(database: Buffer = readPackagedDatabase()): Geography {
  const reader = new Reader<CountryRecord & never>(database);

  const lookUp = (ip: string): { country: string; network: string } | null => {
    const address = ip.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
    try {
      const [record, prefix] = reader.getWithPrefixLength(address) as [CountryRecord | null, number];
      const country = record?.country_code ?? record?.country?.iso_code;
      return country ? { country: country.toUpperCase(), network: networkText(address, prefix) } : null;
    } catch {
      // The reader throws on text that is no address; to callers that is the same as an unknown one.
      return null;
    }
  };

  return {
    countryOf: (ip) => lookUp(ip)?.country ?? null,
    networkOf: (ip) => lookUp(ip)?.network ?? null,
  };
}

function readPackagedDatabase(): Buffer {
  const require = createRequire(import.meta.url);
  return readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'));
}

function networkText(ip: string, prefix: number): string {
  return ip.includes(':') ? maskIpv6(ip, prefix) : maskIpv4(ip, prefix);
}

function maskIpv4(ip: string, prefix: number): string {
  // The packaged file is an IPv6 tree, whose prefix lengths for IPv4 count from bit 96.
  const bits = prefix > 32 ? prefix - 96 : prefix;
  const octets = ip.split('.').map((octet, index) => Number(octet) & octetMask(bits, index, 8));
  return `${octets.join('.')}/${bits}`;
}

function maskIpv6(ip: string, prefix: number): string {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  const masked = groups.map((group, index) => (Number.parseInt(group, 16) & octetMask(prefix, index, 16)).toString(16));
  const kept = Math.max(1, Math.ceil(prefix / 16));
  return `${masked.slice(0, kept).join(':')}${kept < 8 ? '::' : ''}/${prefix}`;
}

function octetMask(bits: number, index: number, width: number): number {
  const ones = Math.min(width, Math.max(0, bits - index * width));
  return ((1 << width) - 1) & ~((1 << (width - ones)) - 1);
}
