import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import type { ScanListEntry } from '#contract/api/scan-reading.ts';
import { visitsOf } from '../../lib/progress-figures.ts';

const watchedAtMost = 5;

/** Scans of a list whose progress is asked for: those that run, then those that come next. The others wait their turn. */
export function watchedScans(entries: readonly Pick<ScanListEntry, 'identifier' | 'scanState' | 'created'>[]): string[] {
  const rank = { running: 0, queued: 1, done: 2, failed: 2 };
  return entries
    .filter(({ scanState }) => rank[scanState] < 2)
    .toSorted((a, b) => rank[a.scanState] - rank[b.scanState] || a.created.localeCompare(b.created))
    .slice(0, watchedAtMost)
    .map(({ identifier }) => identifier);
}

/** What a row says of a scan that is not finished. */
export type LiveState =
  | { says: 'queued'; ahead: number | null }
  | { says: 'running'; percent: number | null; visits: { done: number; planned: number } | null };

/** The state of an unfinished scan, from its entry and, where there is one, its progress. */
export function liveState(scanState: 'queued' | 'running', view: ScanProgressView | undefined): LiveState {
  const now = view?.scanState ?? scanState;
  if (now === 'queued') return { says: 'queued', ahead: view?.queuePosition ? view.queuePosition - 1 : null };
  const visits = view && view.step === 'visit' ? visitsOf(view.lanes) : null;
  return { says: 'running', visits, percent: visits && visits.planned > 0 ? Math.floor((visits.done / visits.planned) * 100) : null };
}
