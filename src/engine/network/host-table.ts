import { DialError, type Dialer, openSocket } from './dialer.ts';
import type { NameResolver } from './name-resolver.ts';

/** One host of a network file: the answer of the name service, and where each port is really dialled (`host:port`). */
export interface HostEntry {
  addresses: string[];
  cnames: string[];
  dial: Record<string, string>;
}

/** Hosts by name. `*.example.test` is everything below, `.example.test` the domain and everything below, `*` all others. */
export type HostTable = Record<string, HostEntry>;

/** Finds the entry for a host: the exact name, then the longest pattern, then `*`. */
export function findHost(table: HostTable, host: string): HostEntry | null {
  if (Object.hasOwn(table, host)) return table[host]!;
  const labels = host.split('.');
  for (let at = 0; at < labels.length; at += 1) {
    const below = labels.slice(at).join('.');
    if (Object.hasOwn(table, `.${below}`)) return table[`.${below}`]!;
    if (at > 0 && Object.hasOwn(table, `*.${below}`)) return table[`*.${below}`]!;
  }
  return Object.hasOwn(table, '*') ? table['*']! : null;
}

/** Name service of a network file: a host that is not listed does not resolve. */
export function tableResolver(table: HostTable): NameResolver {
  return {
    async resolve(host) {
      const entry = findHost(table, host);
      if (!entry) return { ok: false, reason: 'unresolvable' };
      return { ok: true, addresses: entry.addresses, cnames: entry.cnames };
    },
  };
}

/** Dialler of a network file: a port without an entry refuses the connection. */
export function tableDialer(table: HostTable): Dialer {
  return {
    async dial(_address, port, host, signal) {
      const target = findHost(table, host)?.dial[String(port)];
      if (target === undefined) throw new DialError('ECONNREFUSED');
      const colon = target.lastIndexOf(':');
      const name = target.slice(0, colon).replace(/^\[|\]$/g, '');
      return openSocket(name, Number(target.slice(colon + 1)), signal, () => true);
    },
  };
}
