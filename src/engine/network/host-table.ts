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

/** Name service of a network file: a host that is not listed does not resolve, or is asked for at `others`. */
export function tableResolver(table: HostTable, others: NameResolver | null = null): NameResolver {
  return {
    async resolve(host) {
      const entry = findHost(table, host);
      if (!entry) return others ? others.resolve(host) : { ok: false, reason: 'unresolvable' };
      return { ok: true, addresses: entry.addresses, cnames: entry.cnames };
    },
  };
}

/** Dialler of a network file: a port without an entry refuses the connection. Hosts that are not listed are dialled by `others`. */
export function tableDialer(table: HostTable, others: Dialer | null = null): Dialer {
  return {
    async dial(address, port, host, signal) {
      const entry = findHost(table, host);
      if (!entry && others) return others.dial(address, port, host, signal);
      const target = entry?.dial[String(port)];
      if (target === undefined) throw new DialError('ECONNREFUSED');
      const colon = target.lastIndexOf(':');
      const name = target.slice(0, colon).replace(/^\[|\]$/g, '');
      return openSocket(name, Number(target.slice(colon + 1)), signal, () => true);
    },
  };
}
