import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { followEvents } from '../../lib/event-stream.ts';
import { scanEnded } from '../../lib/progress-figures.ts';
import { newerView } from './newer-view.ts';

const pollMs = 2_000;
/** Without an event for so long the stream is not relied on: some proxies hold events back. */
const silenceMs = 5_000;

/** A scan as far as it is known, and whether the server answers at the moment. */
export interface WatchedScan {
  view: ScanProgressView | undefined;
  /** Neither event nor answer arrives: the view is old. */
  isLost: boolean;
  /** The scan cannot be watched, for example because it was deleted. */
  error: Error | null;
}

/**
 * Watches a scan: by events while they arrive, by polling while they do not. Both tell the whole view. Without a secret it is
 * the customer's own.
 */
export function useScanProgress(identifier: string, secret: string | null): WatchedScan {
  const client = useQueryClient();
  const [streams, setStreams] = useState(false);
  const lastEventAt = useRef(0);
  const key = ['progress', identifier];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      if (Date.now() - lastEventAt.current > silenceMs) setStreams(false);
      const params = { id: identifier };
      const next = await (secret === null
        ? callApi('progress', { params, signal })
        : callApi('visitorProgress', { params, secret, signal }));
      return newerView(client.getQueryData<ScanProgressView>(key), next);
    },
    refetchInterval: ({ state }) =>
      state.data && scanEnded(state.data) ? false : isRefused(state.error) ? false : streams ? silenceMs : pollMs,
    // The interval asks again, so that a server that comes back is seen at the next turn.
    retry: false,
  });
  const ended = data !== undefined && scanEnded(data);
  useEffect(() => {
    if (ended) return;
    const abort = new AbortController();
    const follow = followEvents(secret === null ? 'events' : 'visitorEvents', {
      params: { id: identifier },
      secret: secret ?? undefined,
      signal: abort.signal,
      onConnection: (connected) => {
        if (!connected) setStreams(false);
      },
      onEvent: ({ event, data: text }) => {
        if (event !== 'progress') return 'more';
        const next = parseView(text);
        if (!next) return 'more';
        lastEventAt.current = Date.now();
        setStreams(true);
        client.setQueryData<ScanProgressView>(['progress', identifier], (known) => newerView(known, next));
        return scanEnded(next) ? 'end' : 'more';
      },
    });
    // Polling gets the same refusal and tells it.
    follow.catch(() => setStreams(false));
    return () => abort.abort();
  }, [identifier, secret, client, ended]);
  return { view: data, isLost: error !== null && !streams && !isRefused(error), error: isRefused(error) ? error : null };
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 408;
}

function parseView(text: string): ScanProgressView | null {
  try {
    return JSON.parse(text) as ScanProgressView;
  } catch {
    return null;
  }
}
