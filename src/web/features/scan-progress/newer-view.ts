import type { ScanProgressView } from '#contract/api/scan-progress.ts';

const hasEnded = ({ scanState }: ScanProgressView) => scanState === 'done' || scanState === 'failed';

/**
 * The later of two views of one scan. Answer to a poll and event can cross on their way; what has ended stays ended, a later
 * attempt replaces an earlier one.
 */
export function newerView(known: ScanProgressView | undefined, next: ScanProgressView): ScanProgressView {
  if (!known || known.identifier !== next.identifier) return next;
  if (hasEnded(known) !== hasEnded(next)) return hasEnded(known) ? known : next;
  if (known.attempt !== next.attempt) return known.attempt > next.attempt ? known : next;
  return known.elapsedMs > next.elapsedMs ? known : next;
}
