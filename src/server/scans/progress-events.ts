import type { ScanProgressView } from '#contract/api/scan-progress.ts';
import type { NotificationListener } from '#db/notifications.ts';
import type { ServerEvent } from '../event-stream.ts';

/** Notifications can be lost with their connection; this often the state is read without one. */
const pollMs = 5_000;
/** Events come no faster than this. */
const restMs = 250;

/** What a stream of progress is made from. */
export interface ProgressStreamSource {
  /** Null: the scan was deleted. */
  read(): Promise<ScanProgressView | null>;
  notifications: NotificationListener;
  scanId: string;
  signal: AbortSignal;
}

/** Progress of a scan, each time whole; ends with the scan, its deletion, the reader or the server. */
export async function* progressEvents({ read, notifications, scanId, signal }: ProgressStreamSource): AsyncGenerator<ServerEvent> {
  let wake: () => void = () => undefined;
  let isNews = true;
  const stop = notifications.on(scanId, () => {
    isNews = true;
    wake();
  });
  const abort = () => wake();
  signal.addEventListener('abort', abort);
  let last = '';
  try {
    while (!signal.aborted) {
      isNews = false;
      const view = await read();
      if (view === null) return;
      const text = JSON.stringify(view);
      if (text !== last) {
        last = text;
        yield { event: 'progress', data: view };
      }
      if (view.scanState === 'done' || view.scanState === 'failed') return;
      await new Promise((resolve) => setTimeout(resolve, restMs));
      if (isNews || signal.aborted) continue;
      const news = Promise.withResolvers<void>();
      wake = news.resolve;
      const timer = setTimeout(news.resolve, pollMs);
      await news.promise;
      clearTimeout(timer);
    }
  } finally {
    stop();
    signal.removeEventListener('abort', abort);
  }
}
