import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts';
import { proxyAuthorization } from '../gateway-headers.ts';
import type { GatewayEvent } from '../gateway-log.ts';
import { type HostEntry, type HostTable, tableDialer, tableResolver } from '../host-table.ts';

/** Things to end after a test, last one first. */
export class Cleanup {
  readonly #ends: (() => unknown)[] = [];
  add(end: () => unknown): void {
    this.#ends.push(end);
  }
  async run(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }
}

/** Listens on a free loopback port until the test ends; open sockets are cut then. */
export async function listen<T extends Server>(cleanup: Cleanup, server: T): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.add(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** A listener that must stay untouched: counts connections. */
export async function canary(cleanup: Cleanup): Promise<{ port: number; hits: () => number }> {
  let hits = 0;
  const server = createServer((socket) => {
    hits += 1;
    socket.destroy();
  });
  return { port: await listen(cleanup, server), hits: () => hits };
}

/** One host of a table, at a public address, all web ports dialled at one loopback port. */
export function hostAt(port: number, entry: Partial<HostEntry> = {}): HostEntry {
  return { addresses: ['88.198.10.10'], cnames: [], dial: { '80': `127.0.0.1:${port}`, '443': `127.0.0.1:${port}` }, ...entry };
}

/** A gateway in this process, with the events it told. */
export interface TestGateway {
  gateway: Gateway;
  port: number;
  token: string;
  events: GatewayEvent[];
  /** The events told once more and for good. */
  finals(): GatewayEvent['entry'][];
}

/** Starts a gateway over a host table; `options` override. It is closed when the test ends. */
export async function startTestGateway(cleanup: Cleanup, hosts: HostTable, options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const events: GatewayEvent[] = [];
  const gateway = createGateway({
    token: 'test-token',
    resolver: tableResolver(hosts),
    dialer: tableDialer(hosts),
    onEntry: (event) => events.push(event),
    ...options,
  });
  const port = await gateway.listen();
  cleanup.add(() => gateway.close());
  return { gateway, port, token: 'test-token', events, finals: () => events.filter((event) => event.final).map((event) => event.entry) };
}

/** An answer read to its end. `cut` is true when the connection broke before. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: number;
  cut: boolean;
}

type Access = { port: number; token: string | null };

function authorization(access: Access): Record<string, string> {
  return access.token === null ? {} : { 'Proxy-Authorization': proxyAuthorization(access.token) };
}

/** Sends one absolute-form request; `target` is sent as it stands. */
export function plain(
  access: Access,
  target: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { Host: 'ignored.test', ...authorization(access), ...options.headers };
    const ask = request({ host: '127.0.0.1', port: access.port, path: target, method: options.method ?? 'GET', headers, agent: false });
    ask.on('error', reject);
    ask.on('response', (answer) => {
      const chunks: Buffer[] = [];
      const done = () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: body.toString('latin1'),
          bytes: body.length,
          cut: !answer.complete,
        });
      };
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => {});
      answer.on('close', done);
    });
    ask.end(options.body);
  });
}

/** Asks for a tunnel; `authority` is sent as it stands. The socket is null unless the answer is 200. */
export function tunnel(
  access: Access,
  authority: string,
): Promise<{ status: number; refused: string | undefined; authenticate: string | undefined; socket: Socket | null }> {
  return new Promise((resolve, reject) => {
    const ask = request({
      host: '127.0.0.1',
      port: access.port,
      method: 'CONNECT',
      path: authority,
      headers: authorization(access),
      agent: false,
    });
    ask.on('error', reject);
    ask.on('connect', (answer, socket: Socket) => {
      socket.on('error', () => {});
      const status = answer.statusCode ?? 0;
      if (status !== 200) socket.destroy();
      const { 'x-spurenleser-refused': refused, 'proxy-authenticate': authenticate } = answer.headers;
      resolve({ status, refused: refused as string | undefined, authenticate, socket: status === 200 ? socket : null });
    });
    ask.end();
  });
}

/** Reads a socket until it is closed; `failed` when it was reset. */
export function drain(socket: Socket): Promise<{ text: string; bytes: number; failed: boolean }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('close', (failed) => {
      const all = Buffer.concat(chunks);
      resolve({ text: all.toString('latin1'), bytes: all.length, failed });
    });
    socket.on('end', () => socket.end());
  });
}

/** Waits until a condition holds, looking again on every turn of the event loop; the test's own time limit ends it. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}
