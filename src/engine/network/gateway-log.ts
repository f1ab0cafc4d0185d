import type { GatewayEntry } from '#evidence/transport.ts';

/**
 * One step in the life of a gateway entry. An allowed connection is told twice under the same id: when it is open (so that the
 * real address is known while the page loads) and, `final`, when it has ended. Refused and failed ones are told once.
 */
export interface GatewayEvent {
  id: number;
  final: boolean;
  entry: GatewayEntry;
}

/** What is known of a host once it is resolved and connected to. */
export interface RouteFacts {
  addresses: string[];
  cnames: string[];
  address: string | null;
}

/** Writes one entry: host and bytes, never paths. */
export interface EntryRecord {
  opened(facts: RouteFacts): void;
  /** Ends an allowed connection; `reason` is null when it ended by itself. Only the first call counts. */
  closed(reason: string | null, bytesUp: number, bytesDown: number): void;
  turnedAway(verdict: 'refused' | 'failed', reason: string, facts: RouteFacts): void;
}

/** The log of one gateway. */
export interface GatewayLog {
  begin(host: string, port: number, client: string): EntryRecord;
  /** Ends what is still open. */
  finish(): void;
}

/** Starts a log whose times count from `startedAt` (milliseconds since 1970). */
export function createLog(options: { startedAt: number; now: () => number; onEntry: (event: GatewayEvent) => void }): GatewayLog {
  let count = 0;
  const unfinished = new Set<EntryRecord>();
  return {
    begin(host, port, client) {
      count += 1;
      const id = count;
      const begun = options.now();
      let ended = false;
      let entry: GatewayEntry = {
        time: Math.max(0, begun - options.startedAt),
        client,
        host,
        port,
        verdict: 'allowed',
        reason: null,
        cnames: [],
        addresses: [],
        address: null,
        bytesUp: 0,
        bytesDown: 0,
        durationMs: 0,
      };
      const tell = (final: boolean, change: Partial<GatewayEntry>) => {
        if (ended) return;
        ended = final;
        if (final) unfinished.delete(record);
        entry = { ...entry, ...change, durationMs: Math.max(0, options.now() - begun) };
        options.onEntry({ id, final, entry });
      };
      const record: EntryRecord = {
        opened: (facts) => tell(false, { ...facts }),
        closed: (reason, bytesUp, bytesDown) => tell(true, { reason, bytesUp, bytesDown }),
        turnedAway: (verdict, reason, facts) => tell(true, { verdict, reason, ...facts }),
      };
      unfinished.add(record);
      return record;
    },
    finish() {
      for (const record of unfinished) record.closed('given-up', 0, 0);
    },
  };
}
