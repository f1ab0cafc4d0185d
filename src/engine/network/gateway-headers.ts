import { timingSafeEqual } from 'node:crypto';

/** Header by which a caller tells an answer of the gateway from an answer of a site. Removed from what sites send. */
export const refusedHeader = 'X-Spurenleser-Refused';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  refusedHeader.toLowerCase(),
]);

/** Copies raw headers without those that belong to one hop only (RFC 9110, 7.6.1), keeping order, case and repetition. */
export function endToEndHeaders(raw: readonly string[], drop: readonly string[] = []): string[] {
  const dropped = new Set([...hopByHop, ...drop]);
  for (let at = 0; at < raw.length; at += 2) {
    if (raw[at]!.toLowerCase() !== 'connection') continue;
    for (const name of raw[at + 1]!.split(',')) dropped.add(name.trim().toLowerCase());
  }
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    if (!dropped.has(raw[at]!.toLowerCase())) kept.push(raw[at]!, raw[at + 1]!);
  }
  return kept;
}

/** The value a client sends as `Proxy-Authorization` for a scan's token. The user name says which part of the scan asks. */
export function proxyAuthorization(token: string, client = 'probe'): string {
  return `Basic ${Buffer.from(`${client}:${token}`).toString('base64')}`;
}

/** Which part of the scan a `Proxy-Authorization` value belongs to, or null when its token (compared in constant time) is wrong. */
export function clientOf(given: string | undefined, token: string): string | null {
  const match = /^Basic ([A-Za-z0-9+/=]{1,512})$/.exec(given ?? '');
  const text = match ? Buffer.from(match[1]!, 'base64').toString('utf8') : '';
  const colon = text.indexOf(':');
  const a = Buffer.from(text.slice(colon + 1));
  const b = Buffer.from(token);
  const isRight = a.length === b.length && timingSafeEqual(a, b);
  return isRight && /^[a-z]{1,20}$/.test(text.slice(0, colon)) ? text.slice(0, colon) : null;
}

/** Status texts of the gateway's own answers. */
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  407: 'Proxy Authentication Required',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
};

/** An answer of the gateway itself, as status, headers and body. */
export interface OwnAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Builds the answer for a destination that was not connected to. */
export function refusalAnswer(status: number, reason: string): OwnAnswer {
  const headers: Record<string, string> = {
    [refusedHeader]: reason,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  if (status === 407) headers['Proxy-Authenticate'] = 'Basic realm="spurenleser"';
  return { status, headers, body: `${statusTexts[status] ?? 'Refused'}: ${reason}\n` };
}

/** Writes an own answer as raw HTTP/1.1 onto a socket that left the HTTP server (CONNECT and upgrades). */
export function rawAnswer({ status, headers, body }: OwnAnswer): string {
  const lines = Object.entries({ ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' });
  return `HTTP/1.1 ${status} ${statusTexts[status] ?? 'OK'}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
