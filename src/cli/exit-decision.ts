import type { Report } from '#contract/report.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';

/** Class from which on a scan counts as failed in a pipeline. */
export type FailOn = 'risk' | 'hint';

/** Exit code that a report deserves: failed scans first, then the threshold, then what was not examined. */
export function exitCodeOf(report: Report, failOn: FailOn | null): ExitCode {
  if (report.scanState === 'failed') return exitCodes.scanFailed;
  if (report.errors.some(({ code }) => code === 'archive-not-written')) return exitCodes.outputFailed;
  if (failOn === null) return exitCodes.done;
  const { Risk, Hint } = report.summary.counts;
  if (Risk > 0 || (failOn === 'hint' && Hint > 0)) return exitCodes.thresholdMet;
  return report.completeness.states.every(({ examined }) => examined) ? exitCodes.done : exitCodes.incomplete;
}
