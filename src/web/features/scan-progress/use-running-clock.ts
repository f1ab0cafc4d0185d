import { useEffect, useState } from 'react';

const tickMs = 200;
/** The clock does not run far ahead of what the server said. */
const mostAheadMs = 4_000;

/** Time of the scan between two messages. It stands still for readers who want no motion, and when the scan does not run. */
export function useRunningClock(elapsedMs: number, runs: boolean): number {
  const [aheadMs, setAheadMs] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message starts the clock anew
  useEffect(() => {
    setAheadMs(0);
    if (!runs || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const since = performance.now();
    const timer = setInterval(() => setAheadMs(Math.min(performance.now() - since, mostAheadMs)), tickMs);
    return () => clearInterval(timer);
  }, [elapsedMs, runs]);
  return elapsedMs + aheadMs;
}
