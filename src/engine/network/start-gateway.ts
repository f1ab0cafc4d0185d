import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { GatewayEntry } from '#evidence/transport.ts';
import { canonicalHost } from '#lib/target/private-name.ts';
import type { GatewayBudgets } from './gateway-budget.ts';
import type { GatewayEvent } from './gateway-log.ts';
import type { GatewayOrder, GatewayReport } from './gateway-process.ts';
import type { HostTable } from './host-table.ts';
import type { GatewayAccess } from './tunnel-client.ts';

/** How a scan's gateway process is started. All optional. */
export interface StartGatewayOptions {
  /** Hosts of a network file (`loadNetworkFile`); null or missing: the real Internet. */
  hosts?: HostTable | null;
  /** What becomes of hosts the network file does not list. Default: they do not resolve. */
  others?: 'internet' | 'nowhere';
  budgets?: Partial<GatewayBudgets>;
  ports?: readonly number[];
  /** Public addresses of this machine that its interfaces do not show. */
  ownAddresses?: readonly string[];
  browserServiceHosts?: readonly string[];
  selfTest?: boolean;
  /** Zero of the entries' times, in milliseconds since 1970. Default: now. */
  startedAt?: number;
  /** Default: 256 random bits. */
  token?: string;
}

/** A running gateway process, as the scan sees it. */
export interface GatewayHandle extends GatewayAccess {
  readonly pid: number;
  /** All decisions so far, in order; open connections with what is known by now. */
  entries(): GatewayEntry[];
  /** The address a host was really connected at, else null. */
  addressOf(host: string): string | null;
  /** The CNAME chain of a host, without the host itself. */
  cnamesOf(host: string): string[];
  /** Tells every decision as it is made and as it ends. Returns the way to stop listening. */
  onEntry(listener: (event: GatewayEvent) => void): () => void;
  /** Tells when the process has ended, expected or not. */
  onExit(listener: (exit: { code: number | null; expected: boolean }) => void): () => void;
  /** Stops answering the self-test hosts: call it before the first page of the site is opened. */
  endSelfTest(): void;
  /** Ends every connection, takes the last entries in, and ends the process. */
  close(): Promise<void>;
}

/** A gateway process that did not come up; `code` is `gateway-unavailable`. */
export class GatewayStartError extends Error {
  readonly code = 'gateway-unavailable';
}

/** Long: on a machine that is busy with other scans, Node alone takes seconds to start. */
const startTimeoutMs = 30_000;
const closeTimeoutMs = 2_000;
const entryFile = fileURLToPath(new URL('./gateway-process.ts', import.meta.url));

/** No file writes, no child processes, no add-ons, little memory; and nothing of our environment, where secrets lie. */
const hardening = ['--permission', '--allow-fs-read=*', '--max-old-space-size=384', '--disable-warning=ExperimentalWarning'];

function spawnGateway(): ChildProcess {
  return fork(entryFile, [], { execArgv: hardening, env: { TZ: 'UTC' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

function waitForPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new GatewayStartError(`gateway process ${why}`));
    const timer = setTimeout(() => fail('did not start in time'), startTimeoutMs);
    child.once('exit', (code) => fail(`ended with code ${code}`));
    child.once('error', (error) => fail(error.message));
    child.once('message', (message: GatewayReport) => {
      clearTimeout(timer);
      if (message.kind === 'listening') resolve(message.port);
      else fail(message.kind === 'failed' ? message.message : 'spoke out of turn');
    });
  });
}

/** Starts the gateway of one scan as a process of its own. Rejects with `GatewayStartError`. */
export async function startGateway(options: StartGatewayOptions = {}): Promise<GatewayHandle> {
  const token = options.token ?? randomBytes(32).toString('base64url');
  const child = spawnGateway();
  const entries = new Map<number, GatewayEntry>();
  const hosts = new Map<string, GatewayEntry>();
  const entryListeners = new Set<(event: GatewayEvent) => void>();
  const exitListeners = new Set<(exit: { code: number | null; expected: boolean }) => void>();
  let closing: Promise<void> | null = null;
  let gone = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      gone = true;
      for (const listener of exitListeners) listener({ code, expected: closing !== null });
      resolve();
    });
  });
  child.on('message', (message: GatewayReport) => {
    if (message.kind !== 'entry') return;
    const { event } = message;
    entries.set(event.id, event.entry);
    if (event.entry.address !== null || !hosts.has(event.entry.host)) hosts.set(event.entry.host, event.entry);
    for (const listener of entryListeners) listener(event);
  });
  const order: GatewayOrder = {
    kind: 'start',
    token,
    startedAt: options.startedAt ?? Date.now(),
    hosts: options.hosts ?? null,
    others: options.others ?? 'nowhere',
    budgets: options.budgets ?? {},
    ports: [...(options.ports ?? [])],
    ownAddresses: [...(options.ownAddresses ?? [])],
    browserServiceHosts: options.browserServiceHosts ? [...options.browserServiceHosts] : null,
    selfTest: options.selfTest ?? false,
  };
  child.send(order, () => {});
  const port = await waitForPort(child).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const end = async () => {
    if (gone) return;
    const timer = setTimeout(() => child.kill('SIGKILL'), closeTimeoutMs);
    if (child.connected) child.send({ kind: 'close' } satisfies GatewayOrder, () => {});
    await exited;
    clearTimeout(timer);
  };
  return {
    port,
    token,
    pid: child.pid!,
    entries: () => [...entries].sort(([a], [b]) => a - b).map(([, entry]) => entry),
    addressOf: (host) => hosts.get(canonicalHost(host))?.address ?? null,
    cnamesOf: (host) => hosts.get(canonicalHost(host))?.cnames ?? [],
    onEntry(listener) {
      entryListeners.add(listener);
      return () => entryListeners.delete(listener);
    },
    onExit(listener) {
      exitListeners.add(listener);
      return () => exitListeners.delete(listener);
    },
    endSelfTest() {
      if (child.connected) child.send({ kind: 'end-self-test' } satisfies GatewayOrder, () => {});
    },
    close() {
      closing ??= end();
      return closing;
    },
  };
}
