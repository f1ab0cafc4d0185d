import { Worker } from 'node:worker_threads';

/** Attempt at a job that this process holds: the queue's identifier of the job, and how often it was delivered before. */
export interface HeldJob {
  id: string;
  retryCount: number;
}

/** What the thread is started with. */
export interface HeartbeatThreadData {
  databaseUrl: string;
  /** Bits of one 64-bit integer: when the main thread last got a turn, in milliseconds since 1970. */
  lastTurn: SharedArrayBuffer;
}

/** What the main thread tells the thread. */
export type HeartbeatOrder = { hold: HeldJob } | { release: HeldJob };

/** Tells the queue that jobs are still worked on, from a thread of its own. */
export interface Heartbeat {
  /** Keeps a job claimed until the returned function is called. */
  hold(job: HeldJob): () => void;
  stop(): Promise<void>;
}

const turnEveryMs = 1_000;

/**
 * Starts the heartbeat. The work of a scan keeps the main thread busy for a second, and for half a minute where it gives way to others: a
 * timer there came too late, and the scan was given to a second worker. Threads have the priority of the one that starts them, so this is
 * called before the process gives way.
 *
 * @param onError - told why a beat was missed; the next one follows anyway.
 */
export function startHeartbeat(databaseUrl: string, onError: (message: string) => void): Heartbeat {
  const lastTurn = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
  const turns = new BigInt64Array(lastTurn);
  const takeTurn = () => Atomics.store(turns, 0, BigInt(Date.now()));
  takeTurn();
  const timer = setInterval(takeTurn, turnEveryMs).unref();
  const workerData: HeartbeatThreadData = { databaseUrl, lastTurn };
  const thread = new Worker(new URL('./heartbeat-thread.ts', import.meta.url), { workerData });
  thread.unref();
  thread.on('message', onError);
  // The queue's own timer, in the main thread, goes on without it.
  thread.on('error', ({ message }) => onError(message));
  const tell = (order: HeartbeatOrder) => thread.postMessage(order);
  return {
    hold({ id, retryCount }) {
      const job = { id, retryCount };
      tell({ hold: job });
      return () => tell({ release: job });
    },
    async stop() {
      clearInterval(timer);
      await thread.terminate();
    },
  };
}
