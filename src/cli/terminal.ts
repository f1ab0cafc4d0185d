import type { Writable } from 'node:stream';

/** What the command line is connected to. Tests pass their own. */
export interface Terminal {
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  env: Readonly<Record<string, string | undefined>>;
  /** Aborted on Ctrl-C. */
  signal: AbortSignal;
  /** Time zone of shown dates; absent = the machine's. */
  timeZone?: string;
}

/** Writes and waits until it is handed over. Yields the system's code when that failed (`EPIPE`: the reader is gone), else null. */
export function write(stream: Writable, text: string): Promise<string | null> {
  const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : 'EIO');
  if (stream.errored) return Promise.resolve(codeOf(stream.errored));
  if (stream.destroyed) return Promise.resolve('EPIPE');
  return new Promise((resolve) => {
    stream.write(text, (error) => resolve(error ? codeOf(error) : null));
  });
}

/** Keeps a stream whose reader is gone from ending the process with a stack trace; `write` reports it. */
export function tolerateClosedPipe(...streams: Writable[]): void {
  for (const stream of streams) stream.on('error', () => {});
}
