import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitUntil } from './waiting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits in vain for two seconds with looks that take so long; what came of it, how many looks there were and how long it took. */
async function waitInVain(lookMs: number, everyMs: number) {
  const began = performance.now();
  let looks = 0;
  const waited = waitUntil(
    async () => {
      looks += 1;
      await vi.advanceTimersByTimeAsync(lookMs);
      return false;
    },
    2_000,
    undefined,
    everyMs,
  );
  while ((await Promise.race([waited.then(() => 'over'), vi.advanceTimersByTimeAsync(10).then(() => 'on')])) === 'on');
  return { came: await waited, looks, tookMs: performance.now() - began };
}

describe('a wait', () => {
  it('takes its time where looks are quick', async () => {
    const { came, tookMs } = await waitInVain(5, 200);
    expect(came).toBe(false);
    expect(tookMs).toBeGreaterThanOrEqual(2_000);
    expect(tookMs).toBeLessThan(2_400);
  });

  it('stretches where looks are slow, so that no fewer fit into it', async () => {
    const { looks, tookMs } = await waitInVain(700, 200);
    expect(looks).toBeGreaterThanOrEqual(4);
    expect(tookMs).toBeGreaterThan(3_000);
  });

  it('never lasts three times its length and a look', async () => {
    const { tookMs } = await waitInVain(2_500, 200);
    expect(tookMs).toBeLessThanOrEqual(6_000 + 2_500 + 200);
  });

  it('ends with what it waited for, and with the scan', async () => {
    await expect(waitUntil(() => true, 1_000)).resolves.toBe(true);
    await expect(waitUntil(() => false, 1_000, AbortSignal.abort())).resolves.toBe(false);
  });
});
