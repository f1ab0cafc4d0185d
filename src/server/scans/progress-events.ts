import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import type { NotificationListener } from '#db/notifications.ts';

/** Notifications can be lost with their connection; this often the state is read without one. */
const pollMs = 5_000;
/** Comment lines keep proxies from closing a quiet stream. */
const keepAliveMs = 15_000;
/** Events come no faster than this. */
const restMs = 250;

/** What a stream of progress is made from. */
export interface ProgressStreamSource {
  read(): Promise<ScanProgressView>;
  notifications: NotificationListener;
  scanId: string;
  signal: AbortSignal;
}

/** Progress as server-sent events, each with the whole view; ends with the scan, the reader or the server. */
export async function* progressEvents({ read, notifications, scanId, signal }: ProgressStreamSource): AsyncGenerator<string> {
  let wake: () => void = () => undefined;
  let isNews = true;
  const stop = notifications.on(scanId, () => {
    isNews = true;
    wake();
  });
  const abort = () => wake();
  signal.addEventListener('abort', abort);
  let last = '';
  let spokenAt = Date.now();
  try {
    yield 'retry: 2000\n\n';
    while (!signal.aborted) {
      isNews = false;
      const view = await read();
      const data = JSON.stringify(view);
      if (data !== last) {
        last = data;
        spokenAt = Date.now();
        yield `event: progress\ndata: ${data}\n\n`;
      } else if (Date.now() - spokenAt >= keepAliveMs) {
        spokenAt = Date.now();
        yield ': still here\n\n';
      }
      if (view.scanState === 'done' || view.scanState === 'failed') return;
      await pause(restMs, signal);
      if (!isNews && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, pollMs);
        await promise;
        clearTimeout(timer);
      }
    }
  } finally {
    stop();
    signal.removeEventListener('abort', abort);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
