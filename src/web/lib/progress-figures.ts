import type { ProgressLane, ScanProgressView } from '#contract/api/scan-progress.ts';

/** Whether nothing more will happen. */
export function scanEnded({ scanState }: Pick<ScanProgressView, 'scanState'>): boolean {
  return scanState === 'done' || scanState === 'failed';
}

/** Pages of a lane: those that are done, and the one that is open, counted from 1. */
export interface LanePages {
  done: number;
  planned: number;
  current: number | null;
}

/** Reads the pages of a lane; a page that is visited again never counts beyond the plan. */
export function lanePages({ page, pageIndex, pageCount }: Pick<ProgressLane, 'page' | 'pageIndex' | 'pageCount'>): LanePages {
  const planned = Math.max(pageCount, pageIndex);
  if (page === null) return { done: pageIndex, planned, current: null };
  return { done: Math.max(0, pageIndex - 1), planned, current: Math.max(1, pageIndex) };
}

/** Page visits of all lanes, of those planned. A state that is over counts whole: nothing of it is left to do. */
export function visitsOf(lanes: readonly ProgressLane[]): { done: number; planned: number } {
  let done = 0;
  let planned = 0;
  for (const lane of lanes) {
    const pages = lanePages(lane);
    const over = lane.status === 'examined' || lane.status === 'not-examined';
    done += pages.done;
    planned += over ? pages.done : pages.planned;
  }
  return { done, planned };
}

/** Screenshot to show large, and up to three before it, the newest first. */
export function shotsOf(names: readonly string[]): { current: string | null; earlier: string[] } {
  const [current, ...earlier] = names.toReversed();
  return { current: current ?? null, earlier: earlier.slice(0, 3) };
}

/** What is said about the choice in the banner. A state that counts as examined was read back. */
export function choiceStatus({ state, status, choice }: Pick<ProgressLane, 'state' | 'status' | 'choice'>) {
  if (state === 'none') return 'untouched' as const;
  if (choice === 'failed' || choice === 'none') return 'failed' as const;
  if (choice === 'pending') return status === 'examined' ? ('noBanner' as const) : ('pending' as const);
  return status === 'examined' ? ('verified' as const) : ('taken' as const);
}
