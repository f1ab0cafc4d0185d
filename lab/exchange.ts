import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { Duplex } from 'node:stream';
import type { HostTable } from './host-table.ts';
import type { RequestLog } from './request-log.ts';
import type { LabRequest, LabResponse } from './types.ts';
import { acceptWebSocket } from './web-socket.ts';

const bodyLimit = 65_536;

/** Request and response over either version of HTTP. */
export type AnyRequest = IncomingMessage | Http2ServerRequest;
export type AnyResponse = ServerResponse | Http2ServerResponse;

/** Turns what the listeners receive into calls of the lab hosts, and logs it. */
export interface Exchange {
  answer(request: AnyRequest, response: AnyResponse, secure: boolean): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, secure: boolean): void;
}

function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0) cookies[pair.slice(0, equals).trim()] = pair.slice(equals + 1).trim();
  }
  return cookies;
}

function readBody(request: AnyRequest): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      if (size < bodyLimit) chunks.push(chunk.subarray(0, bodyLimit - size));
      size += chunk.length;
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve(Buffer.concat(chunks)));
  });
}

function toLabRequest(request: AnyRequest, body: Buffer, secure: boolean): LabRequest {
  const authority = String(request.headers[':authority'] ?? request.headers.host ?? '');
  const host = authority.replace(/:\d+$/, '').toLowerCase();
  const url = new URL(request.url ?? '/', `${secure ? 'https' : 'http'}://${authority || 'unknown.invalid'}`);
  return {
    method: request.method ?? 'GET',
    host,
    url,
    headers: request.headers,
    body,
    secure,
    httpVersion: request.httpVersion,
    cookies: parseCookies(request.headers.cookie),
  };
}

function send(response: AnyResponse, answer: LabResponse, method: string): void {
  const status = answer.status ?? 200;
  const body = Buffer.from(answer.body ?? '');
  const headers: Record<string, string | string[]> = { server: 'nginx', date: new Date().toUTCString(), ...answer.headers };
  const bodiless = status === 204 || status === 304 || method === 'HEAD';
  if (!answer.keepOpen && status !== 204 && status !== 304) headers['content-length'] ??= String(body.length);
  // Both response classes take these arguments; TypeScript cannot call the union of their overloads.
  (response as ServerResponse).writeHead(status, headers);
  if (answer.keepOpen) (response as ServerResponse).write(body);
  else (response as ServerResponse).end(bodiless ? undefined : body);
}

/** Connect a host table and a log. */
export function createExchange(find: HostTable, log: RequestLog): Exchange {
  const record = (request: LabRequest, method: string, body: string) =>
    log.add({
      time: Date.now(),
      host: request.host,
      method,
      path: request.url.pathname + request.url.search,
      headers: request.headers,
      body,
      secure: request.secure,
      httpVersion: request.httpVersion,
    });

  async function answer(request: AnyRequest, response: AnyResponse, secure: boolean): Promise<void> {
    const early = toLabRequest(request, Buffer.alloc(0), secure);
    const host = find(early.host);
    if (host?.raw) {
      record(early, early.method, '');
      host.raw(request, response);
      return;
    }
    const labRequest = { ...early, body: await readBody(request) };
    record(labRequest, labRequest.method, labRequest.body.toString('utf8'));
    const result = host?.handle
      ? await host.handle(labRequest)
      : { status: 421, headers: { 'content-type': 'text/plain' }, body: 'No such host in the lab' };
    const respond = () => {
      if (!response.writableEnded) send(response, result, labRequest.method);
    };
    if (result.delayMs) setTimeout(respond, result.delayMs).unref();
    else respond();
  }

  return {
    answer(request, response, secure) {
      response.on('error', () => {});
      answer(request, response, secure).catch((error: Error) => {
        if (!response.headersSent)
          send(response, { status: 500, headers: { 'content-type': 'text/plain' }, body: `Lab host failed: ${error.stack}` }, 'GET');
      });
    },
    upgrade(request, socket, head, secure) {
      socket.on('error', () => {});
      const labRequest = toLabRequest(request, Buffer.alloc(0), secure);
      record(labRequest, labRequest.method, '');
      const host = find(labRequest.host);
      acceptWebSocket(request, socket, head, (message) => {
        const text = message.toString('utf8');
        record(labRequest, 'WS', text.slice(0, bodyLimit));
        return host?.socket ? host.socket(text, labRequest) : text;
      });
    },
  };
}
