import { expect, it } from 'vitest';
import type { RequestEvidence } from '#evidence/requests.ts';
import type { GatewayEntry } from '#evidence/transport.ts';
import { addAddresses, nameRefusals } from './gateway-knowledge.ts';

const entry = (host: string, port: number, verdict: GatewayEntry['verdict'], reason: string | null) =>
  ({ host, port, verdict, reason }) as GatewayEntry;
const log = [
  entry('127.0.0.1', 443, 'refused', 'private-address'),
  entry('::1', 80, 'refused', 'private-address'),
  entry('localhost', 80, 'refused', 'private-name'),
  entry('down.test', 443, 'failed', 'connect-refused'),
  entry('shop.test', 443, 'allowed', null),
];

it.each([
  ['a tunnel', 'https://127.0.0.1/x', 'net::ERR_TUNNEL_CONNECTION_FAILED', null, 'private-address'],
  ['a socket without any error', 'ws://[::1]/', null, null, 'private-address'],
  ['a name with a dot at its end', 'http://localhost./', 'net::ERR_FAILED', null, 'private-name'],
  ['a port that the browser avoids', 'http://shop.test:22/', 'net::ERR_UNSAFE_PORT', null, 'port'],
  ['a port that the browser avoids without a word', 'http://shop.test:25/', 'net::ERR_ABORTED', null, 'port'],
  ['a port where a frame waits for ever', 'http://shop.test:25/', null, null, 'port'],
  ['another port of a refused host', 'https://localhost/', 'net::ERR_FAILED', null, null],
  ['a host that was down', 'https://down.test/', 'net::ERR_TUNNEL_CONNECTION_FAILED', null, null],
  ['an answer', 'https://shop.test/', null, 200, null],
])('%s', (_name, url, failure, status, expected) => {
  const request = { url, failure, status, blockedReason: null, fromCache: false, fromServiceWorker: false } as RequestEvidence;
  nameRefusals([request], log);
  expect(request.blockedReason).toBe(expected);
});

it.each([
  ['what was answered', 'https://shop.test/a', null, '88.198.10.10'],
  ['another port', 'http://shop.test/a', null, null],
  ['what was refused', 'https://shop.test/a', 'csp', null],
])('the address of %s', (_name, url, blockedReason, expected) => {
  const request = { url, blockedReason, remoteAddress: null, fromCache: false, fromServiceWorker: false } as unknown as RequestEvidence;
  addAddresses([request], [{ ...entry('shop.test', 443, 'allowed', null), address: '88.198.10.10' }]);
  expect(request.remoteAddress).toBe(expected);
});
