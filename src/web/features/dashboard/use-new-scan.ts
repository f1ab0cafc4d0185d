import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { refreshScans } from '../../lib/scan-account.ts';
import { afterPoll, type NewScanWatch, nextPollMs, watchFor } from './new-scan-watch.ts';

/** Looks for a scan that was started until the list has it; `onAppeared` then loads what there is to load. */
export function useNewScan(onAppeared: (identifier: string) => void) {
  const client = useQueryClient();
  const [watch, setWatch] = useState<NewScanWatch | null>(null);
  const told = useRef(onAppeared);
  useEffect(() => {
    told.current = onAppeared;
  });
  useEffect(() => {
    const wait = watch && nextPollMs(watch);
    if (!watch || wait === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const list = await callApi('scans', { signal: leaving.signal }).catch(() => null);
      if (leaving.signal.aborted) return;
      const next = afterPoll(watch, list?.scans.map(({ identifier }) => identifier) ?? null);
      setWatch(next);
      if (next.outcome !== 'appeared') return;
      refreshScans(client);
      told.current(next.identifier);
    }, wait);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [watch, client]);
  return {
    /** The scan that did not appear in time; null = none. */
    missing: watch?.outcome === 'missing' ? watch : null,
    watchNewScan: (identifier: string, host: string) => setWatch(watchFor(identifier, host)),
  };
}
