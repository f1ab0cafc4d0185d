import { directDialer } from './dialer.ts';
import { createGateway } from './gateway.ts';
import type { GatewayBudgets } from './gateway-budget.ts';
import type { GatewayEvent } from './gateway-log.ts';
import { type HostTable, tableDialer, tableResolver } from './host-table.ts';
import { systemResolver } from './name-resolver.ts';

/** What the parent sends to its gateway process: the order to start, then those to end the self-test and to close. */
export type GatewayOrder =
  | {
      kind: 'start';
      token: string;
      startedAt: number;
      hosts: HostTable | null;
      /** Hosts that a table does not list: on the Internet, or nowhere. */
      others: 'internet' | 'nowhere';
      budgets: Partial<GatewayBudgets>;
      ports: number[];
      ownAddresses: string[];
      browserServiceHosts: string[] | null;
      selfTest: boolean;
    }
  | { kind: 'end-self-test' }
  | { kind: 'close' };

/** What the gateway process sends to its parent. */
export type GatewayReport =
  | { kind: 'listening'; port: number }
  | { kind: 'failed'; message: string }
  | { kind: 'entry'; event: GatewayEvent }
  | { kind: 'closed' };

function report(message: GatewayReport, done?: () => void): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => done?.());
}

let gateway: ReturnType<typeof createGateway> | null = null;

async function start(order: Extract<GatewayOrder, { kind: 'start' }>): Promise<void> {
  const isOpen = order.others === 'internet';
  gateway = createGateway({
    ...order,
    resolver: order.hosts ? tableResolver(order.hosts, isOpen ? systemResolver() : null) : systemResolver(),
    dialer: order.hosts ? tableDialer(order.hosts, isOpen ? directDialer : null) : directDialer,
    browserServiceHosts: order.browserServiceHosts ?? undefined,
    onEntry: (event) => report({ kind: 'entry', event }),
  });
  report({ kind: 'listening', port: await gateway.listen() });
}

process.on('message', (order: GatewayOrder) => {
  if (order.kind === 'start')
    start(order).catch((error: Error) => report({ kind: 'failed', message: error.message }, () => process.exit(1)));
  else if (order.kind === 'end-self-test') gateway?.endSelfTest();
  else void gateway?.close().then(() => report({ kind: 'closed' }, () => process.exit(0)));
});
// The gateway lives exactly as long as the scan that started it. Ctrl-C reaches the whole process group: the parent decides.
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});
