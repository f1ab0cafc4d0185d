/** What one scan may use of the network. Bytes count both directions; times are milliseconds. */
export interface GatewayBudgets {
  /** One answer over plain http. */
  responseBytes: number;
  /** One direction of one tunnel (https and WebSocket). */
  tunnelBytes: number;
  scanBytes: number;
  wallMs: number;
  /** Connections and plain requests open at the same moment. */
  connections: number;
  /** Entries of the log: a page that asks for a million addresses must not fill our memory. */
  entries: number;
  connectMs: number;
  idleMs: number;
}

/** Enough for heavy news sites in three consent states, little enough to starve an endless stream. */
export const defaultBudgets: GatewayBudgets = {
  responseBytes: 25_000_000,
  tunnelBytes: 60_000_000,
  scanBytes: 150_000_000,
  wallMs: 15 * 60_000,
  connections: 256,
  entries: 20_000,
  connectMs: 10_000,
  idleMs: 30_000,
};

/** Why nothing more may be sent. */
export type SpentReason = 'budget' | 'time-budget';

/** Keeps account of what a scan used. */
export interface Ledger {
  readonly budgets: GatewayBudgets;
  /** Adds bytes; names the budget that is spent by them, or null. */
  charge(bytes: number): SpentReason | null;
  spent(): SpentReason | null;
  /** Counts one wish to connect; false when the scan had its fill and nothing more is logged. */
  admit(): boolean;
  /** Takes one place among the open connections; false when all are taken. Every `true` needs one `leave`. */
  enter(): boolean;
  leave(): void;
  /** Declares the wall time over. */
  expire(): void;
}

/** Opens the account of one scan. */
export function createLedger(budgets: GatewayBudgets): Ledger {
  let bytes = 0;
  let open = 0;
  let entries = 0;
  let expired = false;
  const spent = () => (expired ? 'time-budget' : bytes > budgets.scanBytes ? 'budget' : null);
  return {
    budgets,
    charge(count) {
      bytes += count;
      return spent();
    },
    spent,
    admit() {
      entries += 1;
      return entries <= budgets.entries;
    },
    enter() {
      if (open >= budgets.connections) return false;
      open += 1;
      return true;
    },
    leave() {
      open -= 1;
    },
    expire() {
      expired = true;
    },
  };
}
