import type { RequestEvidence } from '#evidence/requests.ts';
import type { GatewayEntry } from '#evidence/transport.ts';

/** Errors by which the browser itself keeps away from an address, in the gateway's words. */
const browserRefusals: Record<string, string> = {
  'net::ERR_UNSAFE_PORT': 'port',
  'net::ERR_UNSAFE_REDIRECT': 'scheme',
  'net::ERR_DISALLOWED_URL_SCHEME': 'scheme',
  'net::ERR_UNKNOWN_URL_SCHEME': 'scheme',
  'net::ERR_ADDRESS_INVALID': 'private-address',
  'net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS': 'private-address',
  'net::ERR_BLOCKED_BY_PRIVATE_NETWORK_ACCESS_CHECKS': 'private-address',
};

const ports: Record<string, number> = { 'http:': 80, 'ws:': 80, 'https:': 443, 'wss:': 443 };

/** Key of a destination as the gateway logs it; null for what has no host. */
function destinationOf(url: string): string | null {
  const target = URL.parse(url);
  if (!target?.hostname) return null;
  const host = target.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return `${host} ${target.port || ports[target.protocol]}`;
}

/** Of ports that belong to other services the browser keeps away without a word, and the gateway never hears of them. */
function portRefusal({ url, type }: RequestEvidence, asked: boolean): string | null {
  const port = URL.parse(url)?.port ?? '';
  return type !== 'preconnect' && !asked && port !== '' ? 'port' : null;
}

/** Adds the real server addresses: behind a proxy the browser sees only the proxy. */
export function addAddresses(requests: readonly RequestEvidence[], log: readonly GatewayEntry[]): void {
  const addresses = new Map<string, string>();
  for (const { host, port, address } of log) if (address !== null) addresses.set(`${host} ${port}`, address);
  for (const request of requests) {
    if (request.fromCache || request.fromServiceWorker || request.blockedReason) continue;
    request.remoteAddress = addresses.get(destinationOf(request.url) ?? '') ?? request.remoteAddress;
  }
}

/**
 * Names why requests were refused that failed without an answer: for tunnels and sockets the browser only knows that there was
 * none, and the reason is in the gateway's log.
 */
export function nameRefusals(requests: readonly RequestEvidence[], log: readonly GatewayEntry[]): void {
  const refused = new Map<string, string | null>();
  for (const { verdict, reason, host, port } of log) refused.set(`${host} ${port}`, verdict === 'refused' ? reason : null);
  for (const request of requests) {
    if (request.blockedReason !== null || request.status !== null || request.fromServiceWorker || request.fromCache) continue;
    const destination = destinationOf(request.url) ?? '';
    const reason = refused.get(destination) ?? browserRefusals[request.failure ?? ''] ?? portRefusal(request, refused.has(destination));
    if (reason === null) continue;
    request.blockedReason = reason;
    request.failure ??= 'net::ERR_BLOCKED_BY_CLIENT';
  }
}
