import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import type { ScanListEntry } from '#contract/api/scan-reading.ts';
import { callApi } from '../../lib/api.ts';
import { scanEnded } from '../../lib/progress-figures.ts';
import { refreshScans } from '../../lib/scan-account.ts';
import { watchedScans } from './watched-scans.ts';

const pollMs = 3_000;

/** Progress of the unfinished scans of a list, by scan. When one ends, list and account are loaded again. */
export function useLiveScans(entries: readonly ScanListEntry[]): ReadonlyMap<string, ScanProgressView> {
  const client = useQueryClient();
  const answers = useQueries({
    queries: watchedScans(entries).map((id) => ({
      queryKey: ['live-scan', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => callApi('progress', { params: { id }, signal }),
      refetchInterval: pollMs,
      retry: false,
    })),
  });
  const views = answers.flatMap(({ data }) => data ?? []);
  // A scan that was deleted elsewhere is gone from the next list, like one that ended.
  const gone = answers.filter(({ data, error }) => error !== null || (data !== undefined && scanEnded(data))).length;
  const over =
    gone === 0
      ? ''
      : views
          .filter(scanEnded)
          .map(({ identifier }) => identifier)
          .join() + gone;
  useEffect(() => {
    if (over !== '') refreshScans(client);
  }, [over, client]);
  return new Map(views.map((view) => [view.identifier, view]));
}
