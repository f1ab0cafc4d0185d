import { parentPort, workerData } from 'node:worker_threads';
import { openQueue, scanJob } from '#jobs/queue.ts';
import type { HeartbeatOrder, HeartbeatThreadData, HeldJob } from './heartbeat.ts';

const beatEveryMs = 3_000;
/** A main thread that got no turn for so long is not busy, it hangs: its scans are given to others. */
const hangsAfterMs = 300_000;

const { databaseUrl, lastTurn } = workerData as HeartbeatThreadData;
const turns = new BigInt64Array(lastTurn);
const held = new Map<string, HeldJob>();
const say = (error: unknown) => parentPort?.postMessage(error instanceof Error ? error.message : String(error));

let queue: ReturnType<typeof openQueue> | undefined;
let isBeating = false;

async function beat(): Promise<void> {
  if (isBeating || held.size === 0 || Date.now() - Number(Atomics.load(turns, 0)) > hangsAfterMs) return;
  isBeating = true;
  try {
    queue ??= openQueue({ url: databaseUrl, works: false, onError: say });
    await (await queue).touch(scanJob, [...held.values()]);
  } catch (error) {
    say(error);
  } finally {
    isBeating = false;
  }
}

parentPort?.on('message', (order: HeartbeatOrder) => {
  if ('hold' in order) held.set(order.hold.id, order.hold);
  // A job that came back to this process meanwhile is held by its newer attempt.
  else if (held.get(order.release.id)?.retryCount === order.release.retryCount) held.delete(order.release.id);
  void beat();
});
setInterval(() => void beat(), beatEveryMs);
