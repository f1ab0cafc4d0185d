import { request } from 'node:http';
import type { Socket } from 'node:net';
import { proxyAuthorization, refusedHeader } from './gateway-headers.ts';

/** Where a gateway listens and the secret it asks for. */
export interface GatewayAccess {
  port: number;
  token: string;
}

/** An open tunnel, or the gateway's reason for none (`private-address`, `unresolvable`, `connect-timeout` …, `gateway`, `timeout`). */
export type Tunnel = { ok: true; socket: Socket } | { ok: false; reason: string };

/** Opens a tunnel to a host through the gateway, for our own probes. Never rejects. */
export function openTunnel(gateway: GatewayAccess, host: string, port: number, signal: AbortSignal): Promise<Tunnel> {
  return new Promise((resolve) => {
    const ask = request({
      host: '127.0.0.1',
      port: gateway.port,
      method: 'CONNECT',
      path: `${host.includes(':') ? `[${host}]` : host}:${port}`,
      headers: { 'Proxy-Authorization': proxyAuthorization(gateway.token) },
      agent: false,
      signal,
    });
    ask.on('connect', (answer, socket: Socket) => {
      if (answer.statusCode === 200) return resolve({ ok: true, socket });
      socket.destroy();
      resolve({ ok: false, reason: String(answer.headers[refusedHeader.toLowerCase()] ?? 'gateway') });
    });
    ask.on('error', () => resolve({ ok: false, reason: signal.aborted ? 'timeout' : 'gateway' }));
    ask.end();
  });
}
