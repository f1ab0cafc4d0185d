import type { Evidence } from '#evidence/evidence.ts';
import type { ConsentState } from '#evidence/gathered.ts';

/** Answers that are asked for their clock; more add nothing to a median. */
const sampleCap = 101;

/**
 * Start of each run in milliseconds since 1970, needed to turn `Expires` into a lifetime. An order may have waited in the queue for
 * hours, so the `Date` headers of the answers tell the time, by their median; without any, the time of the order.
 */
export function readRunStarts(evidence: Evidence): (state: ConsentState) => number {
  const ordered = Date.parse(evidence.run.createdAt);
  const starts = new Map<ConsentState, number>();
  for (const [state, gathered] of Object.entries(evidence.requests) as [ConsentState, Evidence['requests'][ConsentState]][]) {
    if (!gathered.ok) continue;
    const samples: number[] = [];
    for (const { time, fromCache, responseHeaders } of gathered.data) {
      const date = responseHeaders['date'];
      // Shared caches pass on the date of the copy and its age since then.
      const age = Number(responseHeaders['age'] ?? 0);
      const at = date === undefined || fromCache ? Number.NaN : Date.parse(date) + (Number.isFinite(age) ? age * 1_000 : 0);
      if (Number.isFinite(at)) samples.push(at - time);
      if (samples.length >= sampleCap) break;
    }
    const median = samples.sort((a, b) => a - b)[Math.floor(samples.length / 2)];
    if (median !== undefined) starts.set(state, median);
  }
  return (state) => starts.get(state) ?? (Number.isFinite(ordered) ? ordered : 0);
}
