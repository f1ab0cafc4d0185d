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

/** Writes and waits until it is handed over. Yields false when the reader is gone (`EPIPE`) or the stream failed. */
export function write(stream: Writable, text: string): Promise<boolean> {
  if (stream.destroyed || stream.errored) return Promise.resolve(false);
  return new Promise((resolve) => {
    stream.write(text, (error) => resolve(!error));
  });
}

/** Keeps a stream whose reader is gone from ending the process with a stack trace; `write` reports it. */
export function tolerateClosedPipe(...streams: Writable[]): void {
  for (const stream of streams) stream.on('error', () => {});
}
