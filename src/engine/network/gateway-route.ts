import { isIP, type Socket } from 'node:net';
import { canonicalHost, isPrivateName } from '#lib/target/private-name.ts';
import { canonicalAddress, classifyAddress } from '#lib/target/public-address.ts';
import { connectStaggered } from './connect-staggered.ts';
import type { Dialer } from './dialer.ts';
import type { Ledger } from './gateway-budget.ts';
import type { RouteFacts } from './gateway-log.ts';
import type { NameResolver, Resolution } from './name-resolver.ts';

/** A destination as asked for: canonical host (IPv6 without brackets) and port. */
export interface Destination {
  host: string;
  port: number;
}

/** Why a destination was not connected to, with the status the proxy answers. */
export class RouteError extends Error {
  readonly verdict: 'refused' | 'failed';
  readonly reason: string;
  readonly status: number;
  readonly facts: RouteFacts;
  constructor(verdict: 'refused' | 'failed', reason: string, facts: RouteFacts = { addresses: [], cnames: [], address: null }) {
    super(`${verdict}: ${reason}`);
    this.verdict = verdict;
    this.reason = reason;
    this.status = verdict === 'refused' ? 403 : reason.endsWith('timeout') ? 504 : 502;
    this.facts = facts;
  }
}

/** An open connection to a vetted address. */
export interface OpenRoute extends RouteFacts {
  address: string;
  socket: Socket;
}

/** Vets destinations and connects to them. */
export interface Router {
  /** Throws `RouteError` for what is refused without asking the name service. */
  check(destination: Destination): void;
  /** Checks, resolves once per scan, drops what is not public, connects. Rejects with `RouteError`. */
  open(destination: Destination, signal: AbortSignal): Promise<OpenRoute>;
}

/**
 * Reads `host:port` the way a browser would read it in a URL, so that no spelling of an address escapes the guard.
 * Null when it is no authority at all. `defaultPort` null: the port is required.
 */
export function parseAuthority(authority: string, defaultPort: number | null): Destination | null {
  if (/[\s/?#@\\]/.test(authority)) return null;
  const explicit = /:(\d{1,5})$/.exec(authority);
  if (!explicit && defaultPort === null) return null;
  const url = URL.parse(`http://${authority}/`);
  if (!url?.hostname) return null;
  return { host: canonicalHost(url.hostname.replace(/^\[|\]$/g, '')), port: explicit ? Number(explicit[1]) : defaultPort! };
}

const dialReasons: Record<string, string> = {
  ECONNREFUSED: 'connect-refused',
  ETIMEDOUT: 'connect-timeout',
  ECONNRESET: 'connect-reset',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EADDRCHANGED: 'address-changed',
  EABORTED: 'given-up',
};

/** Creates the router of one scan. Answers of the name service are pinned: a second, different answer is never asked for. */
export function createRouter(options: {
  resolver: NameResolver;
  dialer: Dialer;
  ledger: Ledger;
  ports: readonly number[];
  ownAddresses: readonly string[];
  browserServiceHosts: readonly string[];
}): Router {
  const { resolver, dialer, ledger } = options;
  const ports = new Set([80, 443, ...options.ports]);
  const own = new Set(options.ownAddresses.map((address) => canonicalAddress(address) ?? address));
  const services = new Set(options.browserServiceHosts.map(canonicalHost));
  const pins = new Map<string, Promise<Resolution>>();
  const preferred = new Map<string, string>();

  const check = ({ host, port }: Destination) => {
    const spent = ledger.spent();
    if (spent) throw new RouteError('refused', spent);
    if (isIP(host)) {
      if (classifyAddress(host, own) !== 'public')
        throw new RouteError('refused', 'private-address', { addresses: [host], cnames: [], address: null });
    } else if (isPrivateName(host)) throw new RouteError('refused', 'private-name');
    if (services.has(host)) throw new RouteError('refused', 'browser-service');
    if (!ports.has(port)) throw new RouteError('refused', 'port');
  };

  const resolveOnce = (host: string): Promise<Resolution> => {
    const known = pins.get(host);
    if (known) return known;
    const asked = isIP(host)
      ? Promise.resolve<Resolution>({ ok: true, addresses: [host], cnames: [] })
      : resolver.resolve(host).catch((): Resolution => ({ ok: false, reason: 'dns-failed' }));
    pins.set(host, asked);
    void asked.then((answer) => {
      // A name service that did not answer said nothing about the host, so asking again later pins nothing twice.
      if (!answer.ok && answer.reason !== 'unresolvable') pins.delete(host);
    });
    return asked;
  };

  return {
    check,
    async open(destination, signal) {
      check(destination);
      const { host, port } = destination;
      const answer = await resolveOnce(host);
      if (!answer.ok) throw new RouteError('failed', answer.reason);
      const addresses = answer.addresses.map((address) => canonicalAddress(address) ?? address);
      const facts = { addresses, cnames: answer.cnames, address: null };
      const first = preferred.get(host);
      const usable = addresses
        .filter((address) => classifyAddress(address, own) === 'public')
        .sort((a, b) => Number(b === first) - Number(a === first));
      if (usable.length === 0) throw new RouteError('refused', 'private-address', facts);
      try {
        const attempt = (address: string, given: AbortSignal) => dialer.dial(address, port, host, given);
        const { socket, address } = await connectStaggered(usable, attempt, { timeoutMs: ledger.budgets.connectMs, signal });
        preferred.set(host, address);
        return { ...facts, address, socket };
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? '';
        throw new RouteError('failed', dialReasons[code] ?? 'connect-failed', facts);
      }
    },
  };
}
