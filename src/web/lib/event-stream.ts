import { ApiError, type ApiSurroundings, sendRequest, thisPage } from './api.ts';

/** One server-sent event. */
export interface ServerEvent {
  event: string;
  data: string;
  id: string;
}

export interface EventStreamOptions {
  params: { id: string };
  /** The visitor's key to the scan. */
  secret?: string;
  signal: AbortSignal;
  /** Says with `end` that nothing more is wanted; a connection that closes before is opened again. */
  onEvent: (event: ServerEvent) => 'more' | 'end';
  /** Whether events can arrive at the moment; while they can't, polling has to do. */
  onConnection?: (connected: boolean) => void;
}

/** What the stream needs of its surroundings. */
export interface StreamSurroundings extends ApiSurroundings {
  /** Resolves after the time or when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const firstRetryMs = 1_000;
const longestRetryMs = 15_000;
/** Refusals that another attempt will not change. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

/** Reads the events of a response body as they arrive. Lines end with LF, CRLF or CR; the last event needs its empty line. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent & { retryMs: number | null }> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let event = '';
  let data: string[] = [];
  let id = '';
  let retryMs: number | null = null;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      // A CR at the end may be half of a CRLF.
      const lines = rest.split(done ? /\r\n|\n|\r/ : /\r\n|\n|\r(?!$)/);
      rest = lines.pop()!;
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event: event || 'message', data: data.join('\n'), id, retryMs };
          event = '';
          data = [];
          continue;
        }
        const [, field, text] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
        if (field === 'event') event = text ?? '';
        else if (field === 'data') data.push(text ?? '');
        else if (field === 'id') id = text ?? '';
        else if (field === 'retry' && /^\d+$/.test(text ?? '')) retryMs = Number(text);
      }
      if (done) return;
    }
  } finally {
    // Without this the connection would stay open when the reader stops early.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Follows the events of a scan by `fetch`, because an `EventSource` cannot send the `Authorization` header.
 * Resolves when `onEvent` says `end` or the signal is aborted; opens a lost connection again, each time after a longer
 * pause; throws an `ApiError` when the server refuses for good.
 */
export async function followEvents(
  name: 'visitorEvents' | 'events',
  options: EventStreamOptions,
  from: StreamSurroundings = { ...thisPage, wait: waitFor },
): Promise<void> {
  const { params, secret, signal, onEvent, onConnection } = options;
  let pauseMs = firstRetryMs;
  let atLeastMs = firstRetryMs;
  while (!signal.aborted) {
    try {
      const response = await sendRequest(name, { params, secret, signal }, 'text/event-stream', from);
      if (!response.body) throw new ApiError(0, 'unavailable', 'no body');
      onConnection?.(true);
      for await (const { retryMs, ...event } of readEvents(response.body)) {
        if (signal.aborted) return;
        if (retryMs !== null) atLeastMs = retryMs;
        pauseMs = atLeastMs;
        if (onEvent(event) === 'end') return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) throw error;
    }
    onConnection?.(false);
    await from.wait(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, longestRetryMs);
  }
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
