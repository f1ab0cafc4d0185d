import networkData from './delivery-networks.json' with { type: 'json' };
import { indexHosts } from './host-index.ts';
import type { DeliveryNetwork } from './types.ts';

/** All content delivery networks and platforms of the catalogue whose answers come from anycast addresses. */
export const deliveryNetworks = networkData as readonly DeliveryNetwork[];

/** What is known about the answer of a server. */
export interface ServerClues {
  ip: string | null;
  cnames: readonly string[];
  /** Response headers by lower-case name; none when they are not known. */
  headers?: Record<string, string>;
}

interface Range {
  network: DeliveryNetwork;
  first: bigint;
  size: bigint;
  isVersion6: boolean;
}

const cnameIndex = indexHosts(deliveryNetworks.flatMap((network) => network.cnames.map((cname) => [`.${cname}`, network] as const)));
const headerRules = deliveryNetworks.flatMap((network) =>
  network.headers.map((source) => ({ network, pattern: new RegExp(`^${source}$`, 'i') })),
);
const ranges = deliveryNetworks.flatMap((network) => network.networks.map((cidr) => rangeOf(network, cidr)));

/** The delivery network that answered, by alias, response headers or address, or null. */
export function findDeliveryNetwork(clues: ServerClues): DeliveryNetwork | null {
  return findDeliveryNetworks(clues)[0] ?? null;
}

/** All that show in an answer: a platform may itself stand behind the network of somebody else. */
export function findDeliveryNetworks({ ip, cnames, headers = {} }: ServerClues): readonly DeliveryNetwork[] {
  const found = new Set<DeliveryNetwork>();
  for (const cname of cnames) {
    const network = cnameIndex.find(cname);
    if (network) found.add(network);
  }
  for (const [name, value] of Object.entries(headers)) {
    const line = `${name}: ${value}`.slice(0, 400);
    const rule = headerRules.find(({ pattern }) => pattern.test(line));
    if (rule) found.add(rule.network);
  }
  const address = ip === null ? null : parseIp(ip);
  const range =
    address &&
    ranges.find(
      ({ first, size, isVersion6 }) => isVersion6 === address.isVersion6 && address.value >= first && address.value < first + size,
    );
  if (range) found.add(range.network);
  return [...found];
}

function rangeOf(network: DeliveryNetwork, cidr: string): Range {
  const [base = '', bits = ''] = cidr.split('/');
  const address = parseIp(base);
  if (!address) throw new Error(`${network.id}: '${cidr}' is no address range`);
  const { value: first, isVersion6 } = address;
  return { network, first, size: 1n << BigInt((isVersion6 ? 128 : 32) - Number(bits)), isVersion6 };
}

/** An address as a number; null for what is none. */
function parseIp(ip: string): { value: bigint; isVersion6: boolean } | null {
  const text = ip.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) {
    return { value: text.split('.').reduce((sum, octet) => (sum << 8n) + BigInt(octet), 0n), isVersion6: false };
  }
  if (!/^[0-9a-f:]{2,39}$/i.test(text) || text.split('::').length > 2) return null;
  const [head = '', tail] = text.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
  if (groups.length !== 8 || groups.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return null;
  return { value: groups.reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n), isVersion6: true };
}
