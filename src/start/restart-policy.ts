/** How often a process may fail within a minute before the application gives up. */
export const mostFailures = 5;

const windowMs = 60_000;
const firstPauseMs = 250;
const longestPauseMs = 10_000;

/**
 * How long to wait before a process is started again, in milliseconds; null = it fails too often.
 * `failures` are the times of all its unexpected ends, the last one included.
 */
export function pauseBeforeRestart(failures: readonly number[], now: number): number | null {
  const recent = failures.filter((time) => now - time < windowMs).length;
  if (recent > mostFailures) return null;
  return Math.min(firstPauseMs * 2 ** Math.max(0, recent - 1), longestPauseMs);
}
