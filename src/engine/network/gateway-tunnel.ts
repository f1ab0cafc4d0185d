import type { Socket } from 'node:net';
import type { Ledger } from './gateway-budget.ts';

/** How a tunnel ended: `reason` null when one side closed it in order. */
export interface TunnelEnd {
  reason: string | null;
  bytesUp: number;
  bytesDown: number;
}

/**
 * Joins two open sockets until both are closed, the tunnel is idle, or a budget is spent. Bytes pass untouched.
 * The promise never rejects; both sockets are destroyed when it resolves.
 */
export function joinSockets(client: Socket, upstream: Socket, ledger: Ledger): Promise<TunnelEnd> {
  return new Promise((resolve) => {
    const { tunnelBytes, idleMs } = ledger.budgets;
    let bytesUp = 0;
    let bytesDown = 0;
    let outcome: string | null = null;
    const end = (reason: string | null) => {
      client.destroy();
      upstream.destroy();
      resolve({ reason, bytesUp, bytesDown });
    };
    const charge = (size: number) => {
      const spent = ledger.charge(size);
      if (spent) end(spent);
      else if (Math.max(bytesUp, bytesDown) > tunnelBytes) end('too-large');
    };
    client.on('data', (chunk: Buffer) => {
      bytesUp += chunk.length;
      charge(chunk.length);
    });
    upstream.on('data', (chunk: Buffer) => {
      bytesDown += chunk.length;
      charge(chunk.length);
    });
    client.on('error', () => {});
    upstream.on('error', () => {});
    client.once('close', () => {
      if (upstream.destroyed) end(outcome);
      else upstream.destroySoon();
    });
    upstream.once('close', (failed: boolean) => {
      if (failed) outcome ??= 'connection-reset';
      // A reset is passed on as a reset: to the browser, a clean end would look like a complete answer.
      if (failed) client.resetAndDestroy();
      if (client.destroyed) end(outcome);
      else client.destroySoon();
    });
    upstream.setTimeout(idleMs, () => end('idle'));
    client.setTimeout(idleMs, () => upstream.destroyed && end('idle'));
    client.pipe(upstream);
    upstream.pipe(client);
    if (client.destroyed || upstream.destroyed) end(null);
  });
}
