import { Agent, type ClientRequest, type IncomingMessage, request, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Ledger } from './gateway-budget.ts';
import { endToEndHeaders, refusalAnswer } from './gateway-headers.ts';
import type { EntryRecord } from './gateway-log.ts';
import { type Destination, type OpenRoute, RouteError, type Router } from './gateway-route.ts';
import { joinSockets } from './gateway-tunnel.ts';

/** Chromium gives up at 256 KB of response headers; so does the gateway. */
const maxHeaderSize = 256 * 1024;

/** Upstream connections for plain http, vetted by the router and kept alive. */
export class RouteAgent extends Agent {
  readonly #router: Router;
  readonly #signal: AbortSignal;
  readonly #routes = new WeakMap<Duplex, OpenRoute>();

  constructor(router: Router, signal: AbortSignal) {
    super({ keepAlive: true, maxFreeSockets: 6, scheduling: 'lifo' });
    this.#router = router;
    this.#signal = signal;
  }

  /** The route a socket of this agent was opened by. */
  routeOf(socket: Duplex): OpenRoute | undefined {
    return this.#routes.get(socket);
  }

  override createConnection(
    options: { host?: string | null; port?: string | number | null },
    done?: (error: Error | null, socket: Duplex) => void,
  ) {
    this.#router.open({ host: options.host ?? '', port: Number(options.port) }, this.#signal).then(
      (route) => {
        this.#routes.set(route.socket, route);
        done?.(null, route.socket);
      },
      (error: Error) => done?.(error, undefined as unknown as Duplex),
    );
    return undefined;
  }
}

/** What one plain request needs to be passed on. `path` is the request target as the client wrote it, from the first slash. */
export interface Forwarded {
  incoming: IncomingMessage;
  destination: Destination;
  authority: string;
  path: string;
  record: EntryRecord;
}

function upstreamHeaders({ incoming, authority }: Forwarded, upgrade: boolean): string[] {
  const headers = ['Host', authority, ...endToEndHeaders(incoming.rawHeaders, ['host'])];
  if (upgrade) return [...headers, 'Connection', 'Upgrade', 'Upgrade', incoming.headers.upgrade ?? ''];
  // A body of unknown length must stay framed, whatever the method: a bare body on a GET would be read as the next request.
  if (incoming.headers['transfer-encoding']) headers.push('Transfer-Encoding', 'chunked');
  return headers;
}

/** Passes plain http requests on. Every request is one entry of the log, whether or not its connection is shared. */
export function createForwarder(agent: RouteAgent, router: Router, ledger: Ledger) {
  const { responseBytes, idleMs } = ledger.budgets;

  const begin = (forwarded: Forwarded, upgrade: boolean): ClientRequest => {
    const { incoming, destination, path } = forwarded;
    router.check(destination);
    const options = { ...destination, path, method: incoming.method, headers: upstreamHeaders(forwarded, upgrade), agent };
    return request({ ...options, maxHeaderSize, insecureHTTPParser: true, timeout: idleMs });
  };

  const exchange = (forwarded: Forwarded, response: ServerResponse, upgrade: boolean, retried: boolean): void => {
    const { incoming, record } = forwarded;
    let socket: Socket | null = null;
    let atStart = { up: 0, down: 0 };
    let charged = 0;
    let cut: string | null = null;
    const used = () => ({ up: (socket?.bytesWritten ?? 0) - atStart.up, down: (socket?.bytesRead ?? 0) - atStart.down });
    const fail = (error: unknown) => {
      const known = error instanceof RouteError ? error : null;
      const reason = known?.reason ?? cut ?? 'invalid-response';
      const { up, down } = used();
      if (known) record.turnedAway(known.verdict, known.reason, known.facts);
      else record.closed(reason, up, down);
      if (response.headersSent || response.destroyed) return void response.destroy();
      const answer = refusalAnswer(known?.status ?? (reason === 'idle' ? 504 : 502), reason);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    };
    let upstream: ClientRequest;
    try {
      upstream = begin(forwarded, upgrade);
    } catch (error) {
      fail(error);
      return;
    }
    const stop = (reason: string) => {
      cut ??= reason;
      upstream.destroy(new Error(reason));
    };
    const account = () => {
      const { up, down } = used();
      const spent = ledger.charge(up + down - charged);
      charged = up + down;
      if (spent) stop(spent);
      else if (down > responseBytes) stop('too-large');
    };
    upstream.on('socket', (opened: Socket) => {
      socket = opened;
      atStart = { up: opened.bytesWritten, down: opened.bytesRead };
      const route = agent.routeOf(opened);
      if (route) record.opened({ addresses: route.addresses, cnames: route.cnames, address: route.address });
    });
    upstream.on('timeout', () => stop('idle'));
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      const stale = upstream.reusedSocket && error.code === 'ECONNRESET' && !response.headersSent && cut === null;
      const repeatable = !upgrade && !retried && (incoming.method === 'GET' || incoming.method === 'HEAD');
      if (stale && repeatable && incoming.readableEnded) return exchange(forwarded, response, upgrade, true);
      if (error.code === 'ECONNRESET') cut ??= 'connection-reset';
      fail(error);
    });
    upstream.on('response', (answer) => {
      response.sendDate = false;
      // Only a proxy may ask for proxy credentials: passed on, the browser would take the site for the gateway.
      if (answer.statusCode === 407) return stop('invalid-response');
      try {
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEndHeaders(answer.rawHeaders));
      } catch {
        return stop('invalid-response');
      }
      answer.on('data', account);
      answer.on('error', () => {
        cut ??= 'connection-reset';
        fail(null);
      });
      answer.on('end', () => {
        account();
        const { up, down } = used();
        record.closed(cut, up, down);
      });
      answer.pipe(response);
    });
    upstream.on('upgrade', (answer, opened: Duplex, head) => {
      const client = response.socket;
      if (!client || !upgrade) {
        opened.destroy();
        cut ??= 'invalid-response';
        return fail(null);
      }
      response.detachSocket(client);
      const lines = [...endToEndHeaders(answer.rawHeaders), 'Connection', 'Upgrade', 'Upgrade', answer.headers.upgrade ?? ''];
      const text = lines.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');
      client.write(Buffer.from(`HTTP/1.1 101 Switching Protocols\r\n${text}\r\n`, 'latin1'));
      if (head.length > 0) client.write(head);
      void joinSockets(client, opened as Socket, ledger).then((end) => record.closed(end.reason, end.bytesUp, end.bytesDown + head.length));
    });
    response.on('close', () => {
      if (!response.writableFinished && !upstream.destroyed) stop('given-up');
    });
    // After an upgrade request, and on a second attempt, there is no body left to wait for.
    if (retried || upgrade) upstream.end();
    else incoming.pipe(upstream);
  };

  return {
    /** Passes one request on and streams its answer back. */
    forward(forwarded: Forwarded, response: ServerResponse): void {
      exchange(forwarded, response, false, false);
    },
    /** Passes a WebSocket handshake on and, if the site agrees, joins the two connections. */
    forwardUpgrade(forwarded: Forwarded, client: Socket, head: Buffer, done: () => void): void {
      const response = new ServerResponse(forwarded.incoming);
      response.shouldKeepAlive = false;
      response.assignSocket(client);
      response.on('finish', () => client.destroySoon());
      client.once('close', done);
      if (head.length > 0) client.unshift(head);
      exchange(forwarded, response, true, false);
    },
  };
}
