import { promises as dns, lookup } from 'node:dns';

/** Answer of a name service: every address and the CNAME chain in order, without the name itself. */
export type Resolution =
  | { ok: true; addresses: string[]; cnames: string[] }
  | { ok: false; reason: 'unresolvable' | 'dns-timeout' | 'dns-failed' };

/** Turns a host name into addresses. Never throws. */
export interface NameResolver {
  resolve(host: string): Promise<Resolution>;
}

const maxChain = 10;

type Answer = { addresses: string[]; code: string | null };

async function answerOf(query: Promise<string[]>): Promise<Answer> {
  try {
    return { addresses: await query, code: null };
  } catch (error) {
    return { addresses: [], code: (error as NodeJS.ErrnoException).code ?? 'EFAILED' };
  }
}

async function followChain(resolver: dns.Resolver, host: string, chain: string[]): Promise<void> {
  let name = host;
  while (chain.length < maxChain) {
    const { addresses } = await answerOf(resolver.resolveCname(name));
    const next = addresses[0]?.toLowerCase().replace(/\.$/, '');
    if (!next || next === host || chain.includes(next)) return;
    chain.push(next);
    name = next;
  }
}

function within<T>(work: Promise<T>, timeoutMs: number, fallback: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(fallback), timeoutMs);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

function viaSystem(host: string): Promise<Resolution> {
  return new Promise((resolve) => {
    lookup(host, { all: true, order: 'ipv4first' }, (error, found) => {
      if (error || found.length === 0) resolve({ ok: false, reason: error?.code === 'EAI_AGAIN' ? 'dns-failed' : 'unresolvable' });
      else resolve({ ok: true, addresses: found.map((item) => item.address), cnames: [] });
    });
  });
}

function failureOf(codes: (string | null)[]): Resolution {
  if (codes.some((code) => code === 'ETIMEOUT')) return { ok: false, reason: 'dns-timeout' };
  return { ok: false, reason: codes.every((code) => code === 'ENOTFOUND' || code === 'ENODATA') ? 'unresolvable' : 'dns-failed' };
}

/**
 * Asks the name servers of the system for A, AAAA and the CNAME chain, all at once. The hosts file is not read.
 * Where no name server answers on this machine at all, getaddrinfo is asked instead; it knows no CNAME chain.
 * @param options.lagMs how long the second address family and the CNAME chain may lag behind the first addresses
 */
export function systemResolver(options: { servers?: string[]; lagMs?: number; timeoutMs?: number } = {}): NameResolver {
  const { servers, lagMs = 1000, timeoutMs = 2000 } = options;
  const resolver = new dns.Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  return {
    async resolve(host) {
      const cnames: string[] = [];
      const chain = followChain(resolver, host, cnames);
      const queries = [answerOf(resolver.resolve4(host)), answerOf(resolver.resolve6(host))] as const;
      const first = await Promise.race(queries.map((query) => query.then((answer) => (answer.addresses.length ? answer : query))));
      const lag: Answer = { addresses: [], code: 'ETIMEOUT' };
      const [v4, v6] = await Promise.all(queries.map((query) => (first.addresses.length ? within(query, lagMs, lag) : query)));
      const addresses = [...v4!.addresses, ...v6!.addresses];
      if (addresses.length === 0) {
        const codes = [v4!.code, v6!.code];
        return codes.every((code) => code === 'ECONNREFUSED') ? viaSystem(host) : failureOf(codes);
      }
      await within(chain, lagMs, undefined);
      return { ok: true, addresses, cnames: [...cnames] };
    },
  };
}
