import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ownAddresses as interfaceAddresses } from '#lib/target/public-address.ts';
import { browserServiceHosts as defaultServiceHosts } from './browser-service-hosts.ts';
import type { Dialer } from './dialer.ts';
import { createLedger, defaultBudgets, type GatewayBudgets } from './gateway-budget.ts';
import { createForwarder, type Forwarded, RouteAgent } from './gateway-forward.ts';
import { clientOf, type OwnAnswer, rawAnswer, refusalAnswer } from './gateway-headers.ts';
import { createLog, type EntryRecord, type GatewayEvent } from './gateway-log.ts';
import { createRouter, type Destination, parseAuthority, RouteError } from './gateway-route.ts';
import { joinSockets } from './gateway-tunnel.ts';
import type { NameResolver } from './name-resolver.ts';
import { selfTestAnswer } from './self-test-site.ts';

/** How a gateway is set up. One gateway serves one scan. */
export interface GatewayOptions {
  /** The scan's secret; clients send it as password of `Proxy-Authorization: Basic`, user names the part of the scan that asks. */
  token: string;
  resolver: NameResolver;
  dialer: Dialer;
  onEntry: (event: GatewayEvent) => void;
  budgets?: Partial<GatewayBudgets>;
  /** Further ports beside 80 and 443. */
  ports?: readonly number[];
  /** Addresses of this machine as seen from outside, beside those of its interfaces. */
  ownAddresses?: readonly string[];
  /** Replaces the list of Chromium's own hosts that are dropped. */
  browserServiceHosts?: readonly string[];
  /** Answers the reserved self-test hosts. */
  selfTest?: boolean;
  /** Zero of the entries' times, in milliseconds since 1970. */
  startedAt?: number;
  now?: () => number;
}

/** A forward proxy of one scan. */
export interface Gateway {
  /** Listens on a free port of 127.0.0.1. */
  listen(): Promise<number>;
  /** From now on the self-test hosts are refused like any private name: a page must not recognise the scanner by them. */
  endSelfTest(): void;
  /** Ends every connection and tells its last entry. */
  close(): Promise<void>;
}

/** Creates the forward proxy that every byte of one scan passes: authenticate, vet, resolve once, connect, count, log. */
export function createGateway(options: GatewayOptions): Gateway {
  const now = options.now ?? Date.now;
  const ledger = createLedger({ ...defaultBudgets, ...options.budgets });
  const log = createLog({ startedAt: options.startedAt ?? now(), now, onEntry: options.onEntry });
  const router = createRouter({
    resolver: options.resolver,
    dialer: options.dialer,
    ledger,
    ports: options.ports ?? [],
    ownAddresses: [...interfaceAddresses(), ...(options.ownAddresses ?? [])],
    browserServiceHosts: options.browserServiceHosts ?? defaultServiceHosts,
  });
  const stopping = new AbortController();
  const agent = new RouteAgent(router, stopping.signal);
  const forwarder = createForwarder(agent, router, ledger);
  const clients = new Set<Socket>();
  let selfTest = options.selfTest ?? false;
  const pending = new Set<Promise<unknown>>();

  /** Authority, path and answer-before-forwarding of a plain request; an `OwnAnswer` ends it here. */
  const admit = (incoming: IncomingMessage): OwnAnswer | (Omit<Forwarded, 'record'> & { client: string }) => {
    const client = clientOf(incoming.headers['proxy-authorization'], options.token);
    if (client === null) return refusalAnswer(407, 'token');
    const match = /^http:\/\/([^/?#]*)(.*)$/is.exec(incoming.url ?? '');
    const destination = match ? parseAuthority(match[1]!, 80) : null;
    if (!match || !destination) return refusalAnswer(400, 'invalid-target');
    const path = match[2]!.replace(/#.*$/s, '');
    const whole = path.startsWith('/') ? path : `/${path}`;
    const own = selfTest ? selfTestAnswer(destination.host, whole, incoming.headers.cookie) : null;
    return own ?? { client, incoming, destination, authority: match[1]!, path: whole };
  };

  const enter = (destination: Destination, client: string): EntryRecord | string => {
    if (!ledger.admit()) return 'budget';
    const record = log.begin(destination.host, destination.port, client);
    if (ledger.enter()) return record;
    record.turnedAway('refused', 'connections', { addresses: [], cnames: [], address: null });
    return 'connections';
  };

  const onRequest = (incoming: IncomingMessage, response: ServerResponse) => {
    const admitted = admit(incoming);
    const entered = 'status' in admitted ? admitted : enter(admitted.destination, admitted.client);
    if ('status' in admitted || typeof entered === 'string' || 'status' in entered) {
      const answer = typeof entered === 'string' ? refusalAnswer(403, entered) : (entered as OwnAnswer);
      incoming.resume();
      response.writeHead(answer.status, { ...answer.headers, 'Content-Length': Buffer.byteLength(answer.body) }).end(answer.body);
      return;
    }
    response.once('close', () => ledger.leave());
    forwarder.forward({ ...admitted, record: entered }, response);
  };

  const onUpgrade = (incoming: IncomingMessage, duplex: Duplex, head: Buffer) => {
    const client = duplex as Socket;
    client.on('error', () => {});
    const admitted = admit(incoming);
    if ('status' in admitted) return void client.end(rawAnswer(admitted));
    const record = enter(admitted.destination, admitted.client);
    if (typeof record === 'string') return void client.end(rawAnswer(refusalAnswer(403, record)));
    forwarder.forwardUpgrade({ ...admitted, record }, client, head, () => ledger.leave());
  };

  const tunnel = async (destination: Destination, client: Socket, head: Buffer, record: EntryRecord) => {
    const gone = new AbortController();
    const leave = () => gone.abort();
    client.once('close', leave);
    try {
      const route = await router.open(destination, AbortSignal.any([gone.signal, stopping.signal]));
      client.off('close', leave);
      record.opened({ addresses: route.addresses, cnames: route.cnames, address: route.address });
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.length > 0) client.unshift(head);
      const end = await joinSockets(client, route.socket, ledger);
      record.closed(end.reason, end.bytesUp, end.bytesDown);
    } catch (error) {
      const refusal = error instanceof RouteError ? error : new RouteError('failed', 'connect-failed');
      record.turnedAway(refusal.verdict, refusal.reason, refusal.facts);
      client.end(rawAnswer(refusalAnswer(refusal.status, refusal.reason)));
    }
  };

  const onConnect = (incoming: IncomingMessage, duplex: Duplex, head: Buffer) => {
    const client = duplex as Socket;
    client.on('error', () => {});
    const asker = clientOf(incoming.headers['proxy-authorization'], options.token);
    if (asker === null) return void client.end(rawAnswer(refusalAnswer(407, 'token')));
    const destination = parseAuthority(incoming.url ?? '', null);
    if (!destination) return void client.end(rawAnswer(refusalAnswer(400, 'invalid-target')));
    const record = enter(destination, asker);
    if (typeof record === 'string') return void client.end(rawAnswer(refusalAnswer(403, record)));
    const done = tunnel(destination, client, head, record).finally(() => {
      ledger.leave();
      pending.delete(done);
    });
    pending.add(done);
  };

  const server = createServer({ keepAliveTimeout: 60_000, headersTimeout: 30_000, requestTimeout: 0, maxHeaderSize: 256 * 1024 });
  server.on('request', onRequest);
  server.on('connect', onConnect);
  server.on('upgrade', onUpgrade);
  server.on('clientError', (_error, socket) => socket.destroy());
  server.on('connection', (socket) => {
    clients.add(socket);
    socket.once('close', () => clients.delete(socket));
  });

  const cutAll = () => {
    stopping.abort();
    for (const client of clients) client.destroy();
    agent.destroy();
  };
  let wall: NodeJS.Timeout | undefined;

  return {
    listen() {
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', () => {
          wall = setTimeout(() => {
            ledger.expire();
            cutAll();
          }, ledger.budgets.wallMs);
          resolve((server.address() as AddressInfo).port);
        });
      });
    },
    endSelfTest() {
      selfTest = false;
    },
    async close() {
      clearTimeout(wall);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cutAll();
      await closed;
      await Promise.all(pending);
      // Broken exchanges tell their last entry on the next turn; what is silent even then is ended here.
      await new Promise((resolve) => setImmediate(resolve));
      log.finish();
    },
  };
}
