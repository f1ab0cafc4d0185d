import { createServer as createHttpServer } from 'node:http';
import { createSecureServer, type SecureServerOptions } from 'node:http2';
import { createServer as createNetServer, type Server, type Socket } from 'node:net';
import { createSecureContext, type SecureContext, type SecureContextOptions } from 'node:tls';
import type { IssuedCertificate } from './certificate-authority.ts';
import type { Exchange } from './exchange.ts';

/** A server on a loopback port. */
export interface Listener {
  port: number;
  close(): Promise<void>;
}

async function listen(server: Server, port: number): Promise<Listener> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listener of the lab has no port');
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Plain HTTP/1.1. */
export function listenHttp(exchange: Exchange, port = 0): Promise<Listener> {
  const server = createHttpServer((request, response) => exchange.answer(request, response, false));
  server.on('upgrade', (request, socket, head) => exchange.upgrade(request, socket, head, false));
  server.on('clientError', (_error, socket) => socket.destroy());
  return listen(server, port);
}

/** HTTP/2 and HTTP/1.1 over TLS; `certificateFor` is asked once per server name. */
export function listenHttps(
  exchange: Exchange,
  certificateFor: (serverName: string) => IssuedCertificate,
  tls: Pick<SecureContextOptions, 'minVersion' | 'maxVersion' | 'ciphers'> = {},
  port = 0,
): Promise<Listener> {
  const contexts = new Map<string, SecureContext>();
  const contextFor = (serverName: string) => {
    let context = contexts.get(serverName);
    if (!context) {
      const { key, chain } = certificateFor(serverName);
      context = createSecureContext({ ...tls, key, cert: chain });
      contexts.set(serverName, context);
    }
    return context;
  };
  const fallback = certificateFor('localhost');
  const options: SecureServerOptions = {
    ...tls,
    key: fallback.key,
    cert: fallback.chain,
    allowHTTP1: true,
    SNICallback: (serverName, done) => done(null, contextFor(serverName.toLowerCase())),
  };
  const server = createSecureServer(options, (request, response) => exchange.answer(request, response, true));
  server.on('upgrade', (request, socket, head) => exchange.upgrade(request, socket, head, true));
  server.on('session', (session) => session.on('error', () => {}));
  server.on('sessionError', () => {});
  server.on('clientError', (_error: Error, socket: Socket) => socket.destroy());
  server.on('tlsClientError', () => {});
  return listen(server, port);
}

/** Accepts, waits for the first bytes of the handshake, and resets the connection. */
export function listenReset(): Promise<Listener> {
  return listen(
    createNetServer((socket) => socket.once('data', () => socket.resetAndDestroy())),
    0,
  );
}

/** Accepts and reads, but never says a word. */
export function listenSilent(): Promise<Listener> {
  return listen(
    createNetServer((socket) => socket.resume()),
    0,
  );
}
