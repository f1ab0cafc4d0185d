/** One server-sent event; `data` is sent as JSON. */
export interface ServerEvent {
  event: string;
  data: unknown;
  id?: string;
}

/** Between two signs of life: proxies close connections that are silent for a minute. */
const heartbeatMs = 15_000;
/** What a client waits before it opens a lost stream again. */
const retryMs = 2_000;

/**
 * Server-sent events as text, with a comment whenever nothing happened for a while. Ends with the events, or when the signal
 * is aborted: the reader has gone or the server closes.
 */
export async function* encodeEvents(
  events: AsyncIterable<ServerEvent>,
  signal: AbortSignal,
  silenceMs: number = heartbeatMs,
): AsyncGenerator<string> {
  const source = events[Symbol.asyncIterator]();
  const ended = untilAborted(signal);
  try {
    yield `retry: ${retryMs}\n\n`;
    let next = source.next();
    while (!signal.aborted) {
      const silence = waitFor(silenceMs);
      const winner = await Promise.race([next, silence.promise, ended.promise]).finally(silence.cancel);
      if (winner === 'aborted') return;
      if (winner === 'silent') {
        yield ': still here\n\n';
        continue;
      }
      if (winner.done) return;
      yield formatEvent(winner.value);
      next = source.next();
    }
  } finally {
    ended.cancel();
    // Not awaited: a source that waits for its next event would hold the connection.
    void Promise.resolve(source.return?.()).catch(() => undefined);
  }
}

function formatEvent({ event, data, id }: ServerEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function waitFor(ms: number) {
  const { promise, resolve } = Promise.withResolvers<'silent'>();
  const timer = setTimeout(() => resolve('silent'), ms);
  return { promise, cancel: () => clearTimeout(timer) };
}

function untilAborted(signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<'aborted'>();
  const done = () => resolve('aborted');
  if (signal.aborted) done();
  signal.addEventListener('abort', done);
  return { promise, cancel: () => signal.removeEventListener('abort', done) };
}
