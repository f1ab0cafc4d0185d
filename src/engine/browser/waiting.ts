import type { Tab } from './tab.ts';

/** Resolves after `ms`, or at once when the signal fires. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted || ms <= 0) return resolve();
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}

/** A look at a page takes some milliseconds. What one takes beyond this is a machine with other work, and a busy machine draws pages late. */
const lookMs = 300;
/** No wait lasts longer than this many times its length, however slow the looks: a page may be what makes them slow. */
const stretchCap = 3;

/**
 * The length of a wait, counted by its looks: on a machine that has the processor for us it is the time that passes, on a busy one
 * it stretches, so that as many looks fit into it.
 */
export class WaitLength {
  #left: number;
  #lookBegan = performance.now();
  readonly #end: number;

  constructor(capMs: number) {
    this.#left = capMs;
    this.#end = performance.now() + capMs * stretchCap;
  }

  /** Whether time is left after this look; to be asked once for each, `pauseMs` being what lies between two. */
  hasTime(pauseMs: number): boolean {
    const now = performance.now();
    this.#left -= Math.min(now - this.#lookBegan, pauseMs + lookMs);
    this.#lookBegan = now;
    return this.#left > 0 && now < this.#end;
  }
}

/** Polls until the condition holds; false when time ran out first. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  capMs: number,
  signal?: AbortSignal,
  everyMs = 50,
): Promise<boolean> {
  const length = new WaitLength(capMs);
  for (;;) {
    if (await condition()) return true;
    if (signal?.aborted || !length.hasTime(everyMs)) return false;
    await delay(everyMs, signal);
  }
}

/** A request that hangs longer than this is a long poll or a stalled server, not loading. */
const stalledMs = 4_000;

/** True when the document is parsed and nothing short-lived has been under way for `quietMs`. */
export function isQuiet(tab: Tab, quietMs: number): boolean {
  if (tab.crashed) return true;
  if (tab.domContentAt === null) return false;
  const now = performance.now();
  if (now - tab.lastNetworkActivity < quietMs) return false;
  for (const began of tab.inFlight.values()) if (now - began < stalledMs) return false;
  return true;
}

/** Waits for our own count of requests in flight to be zero for a while. `networkidle` never comes on pages with sockets or polling. */
export function waitUntilQuiet(tab: Tab, quietMs: number, capMs: number, signal?: AbortSignal): Promise<boolean> {
  return waitUntil(() => isQuiet(tab, quietMs), capMs, signal);
}
