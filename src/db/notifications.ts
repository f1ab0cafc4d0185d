import pg from 'pg';

/** Channel on which workers tell that a scan's progress has changed; the payload is the scan's id. */
export const progressChannel = 'scan_progress';

/** Channel that tells of a mail in the outbox; the payload is empty. */
export const mailsChannel = 'mails';

/** Hears notifications over a connection of its own and keeps it alive. */
export interface NotificationListener {
  /** Calls back for each notification with that payload. Returns the way to stop. */
  on(payload: string, listener: () => void): () => void;
  close(): Promise<void>;
}

const reconnectMs = 1_000;

/** Opens a listener on a channel. While the connection is away nothing is heard: listeners poll now and then as well. */
export function listenTo(url: string, channel: string): NotificationListener {
  const listeners = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | null = null;
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'spurenleser-listen', keepAlive: true });
    let isOver = false;
    const lost = () => {
      if (isOver) return;
      isOver = true;
      client = null;
      next.end().catch(() => undefined);
      if (!closed) timer = setTimeout(() => void connect(), reconnectMs);
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => {
      for (const listener of listeners.get(payload ?? '') ?? []) listener();
    });
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (closed) await next.end();
      else client = next;
    } catch {
      lost();
    }
  };
  void connect();
  return {
    on(payload, listener) {
      const known = listeners.get(payload) ?? new Set();
      listeners.set(payload, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(payload);
      };
    },
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
