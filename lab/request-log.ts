import type { LabLogEntry } from './types.ts';

const capacity = 20_000;

/** Bounded request log: the oldest entries fall out first. */
export interface RequestLog {
  add(entry: LabLogEntry): void;
  read(filter?: { host?: string; since?: number }): LabLogEntry[];
  clear(): void;
}

/** Create an empty request log. */
export function createRequestLog(): RequestLog {
  let entries: LabLogEntry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      if (entries.length > capacity) entries = entries.slice(capacity / 10);
    },
    read(filter = {}) {
      return entries.filter(
        (entry) => (filter.host === undefined || entry.host === filter.host) && (filter.since === undefined || entry.time >= filter.since),
      );
    },
    clear() {
      entries = [];
    },
  };
}
