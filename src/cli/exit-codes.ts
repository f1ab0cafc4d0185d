/**
 * Exit codes of every command. A scan that failed or was refused is never 0. An incomplete scan is 0 unless `--fail-on` asks for
 * a gate: a gate that could not be examined must not look passed.
 */
export const exitCodes = {
  /** Done; with `--fail-on`: examined completely and below the threshold. */
  done: 0,
  /** `--fail-on` is met. */
  thresholdMet: 1,
  /** Wrong use: unknown option, invalid address, file that cannot be read or written. */
  usage: 2,
  /** The scan failed or was refused: target not reachable, blocked, no browser. */
  scanFailed: 3,
  /** Only with `--fail-on`: a consent state could not be examined, so the threshold cannot be ruled out. */
  incomplete: 4,
  /** A result could not be delivered: file not written, output pipe closed. */
  outputFailed: 5,
  /** `verify`: the evidence package is not as it was sealed, or has another seal than the one given. */
  notVerified: 6,
  /** Interrupted by the user (Ctrl-C). */
  interrupted: 130,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
