import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { handshake, type TlsFacts } from './tls-probe.ts';
import { type GatewayAccess, openTunnel } from './tunnel-client.ts';

/** One request of our own: never follows redirects, never sends credentials. */
export interface ProxiedRequest {
  gateway: GatewayAccess;
  url: URL | string;
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** Longest body kept, in bytes after decoding. 0: the headers alone, the body is not read. */
  maxBytes?: number;
  timeoutMs?: number;
  /** Gives up earlier than `timeoutMs`, for a caller with a budget over several requests. */
  signal?: AbortSignal;
  /** PEM of a further certificate authority. */
  ca?: string | null;
  /** Default true: a certificate that does not verify is a failure with its code as reason. */
  requireTrust?: boolean;
}

/** The answer, or a stable reason: the gateway's (`private-address` …), `timeout`, `tls-…`, a certificate code, `invalid-response`. */
export type ProxiedResponse =
  | {
      ok: true;
      status: number;
      headers: IncomingHttpHeaders;
      body: Buffer;
      /** True when the body was longer than `maxBytes` and is cut. */
      truncated: boolean;
      tls: TlsFacts | null;
    }
  | { ok: false; reason: string; tls: TlsFacts | null };

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Reads a body up to a limit that counts decoded bytes, so that a small bomb stays small. */
async function readBody(answer: IncomingMessage, maxBytes: number): Promise<{ body: Buffer; truncated: boolean }> {
  if (maxBytes === 0) return { body: Buffer.alloc(0), truncated: true };
  const decoder = decoders[(answer.headers['content-encoding'] ?? '').trim().toLowerCase()]?.();
  if (decoder) {
    answer.on('error', (error) => decoder.destroy(error));
    answer.pipe(decoder);
  }
  const source: Readable = decoder ?? answer;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, maxBytes - size));
    size += chunk.length;
    if (size > maxBytes) break;
  }
  return { body: Buffer.concat(chunks), truncated: size > maxBytes };
}

function answerTo(ask: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    ask.once('response', resolve);
    // Stays for good: a late reset, after the answer was read, must not end the process.
    ask.on('error', reject);
    ask.end();
  });
}

/** Sends one request through the gateway. Never rejects; sockets are closed when it resolves. */
export async function requestThroughGateway(options: ProxiedRequest): Promise<ProxiedResponse> {
  const { gateway, method = 'GET', maxBytes = 512 * 1024, timeoutMs = 10_000, requireTrust = true } = options;
  const url = new URL(options.url);
  const secure = url.protocol === 'https:';
  if (!secure && url.protocol !== 'http:') return { ok: false, reason: 'unsupported-scheme', tls: null };
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const tunnel = await openTunnel(gateway, host, Number(url.port) || (secure ? 443 : 80), signal);
  if (!tunnel.ok) return { ...tunnel, tls: null };
  const shaken = secure ? await handshake(tunnel.socket, { host, ca: options.ca }, signal) : null;
  if (shaken && !shaken.ok) return { ok: false, reason: shaken.reason === 'timeout' ? 'timeout' : `tls-${shaken.reason}`, tls: null };
  const tls = shaken?.facts ?? null;
  const socket = shaken?.socket ?? tunnel.socket;
  try {
    if (tls?.verificationError && requireTrust) return { ok: false, reason: tls.verificationError, tls };
    const ask = request({
      createConnection: () => socket,
      method,
      path: `${url.pathname}${url.search}`,
      headers: { Host: url.host, Accept: '*/*', 'Accept-Encoding': 'gzip, br', Connection: 'close', ...options.headers },
      signal,
      maxHeaderSize: 256 * 1024,
      insecureHTTPParser: true,
    });
    const answer = await answerTo(ask);
    const { body, truncated } = await readBody(answer, method === 'HEAD' ? 0 : maxBytes);
    return { ok: true, status: answer.statusCode ?? 0, headers: answer.headers, body, truncated: truncated && method !== 'HEAD', tls };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return { ok: false, reason: signal.aborted ? 'timeout' : code === 'ECONNRESET' ? 'connection-reset' : 'invalid-response', tls };
  } finally {
    socket.destroy();
  }
}
