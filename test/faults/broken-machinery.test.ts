import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ScanOutcome } from '#engine/scan-order.ts';
import { tischlereiBrandtner } from '#lab/sites/tischlerei-brandtner/site.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab } from '#lab/types.ts';
import { breaches } from '../hostile/expectations.ts';
import { listProcesses, openScanYard, type ScanYard } from '../hostile/scan-yard.ts';

let lab: Lab;
let yard: ScanYard;

beforeAll(async () => {
  lab = await startLab({ sites: [tischlereiBrandtner] });
  yard = await openScanYard(lab.networkFile);
});

afterAll(async () => {
  await yard?.close();
  await lab?.close();
});

/** Scans the clean site and breaks something as soon as the lab has delivered its start page. */
async function scanAndBreak(
  breakIt: (abort: AbortController) => Promise<void> | void,
): Promise<{ outcome: ScanOutcome; requestsBefore: number }> {
  const abort = new AbortController();
  let broken: Promise<void> | null = null;
  let requestsBefore = 0;
  const outcome = await yard.scan({
    url: tischlereiBrandtner.url,
    timeoutMs: 60_000,
    signal: abort.signal,
    onProgress: (event) => {
      // The second page is opened while the first one is watched: every state is in the midst of its work.
      if (broken || event.type !== 'page' || event.pageIndex !== 2) return;
      requestsBefore = event.requests;
      broken = Promise.resolve(breakIt(abort));
    },
  });
  expect(broken).not.toBeNull();
  await broken;
  return { outcome, requestsBefore };
}

/** Ends the processes of the yard's scan that a filter picks, at most so many; at least one must be there. */
async function kill(pick: (command: string) => boolean, atMost = Number.POSITIVE_INFINITY): Promise<void> {
  const ours = new Set(await yard.processes());
  const victims = (await listProcesses()).filter((entry) => ours.has(entry.pid) && pick(entry.command));
  expect(victims.length).toBeGreaterThan(0);
  for (const { pid } of victims.slice(0, atMost)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It ended by itself since the list was made.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

const isBrowser = (command: string) => command.includes('--user-data-dir=') && !command.includes('--type=');

it('keeps what was seen when the browser is killed', async () => {
  const { outcome, requestsBefore } = await scanAndBreak(() => kill(isBrowser));
  expect(outcome.evidence.run.errors.map(({ code }) => code)).toEqual(['browser-crashed']);
  expect(breaches(outcome)).toEqual([]);
  const { none } = outcome.evidence.requests;
  expect(requestsBefore).toBeGreaterThan(0);
  expect(none.ok && none.data.length).toBeGreaterThanOrEqual(requestsBefore);
  expect(outcome.result.report.completeness.complete).toBe(false);
  expect(await yard.leftovers()).toEqual([]);
});

it('loses at most the pages of one renderer when that is killed', async () => {
  const { outcome } = await scanAndBreak(() => kill((command) => command.includes('--type=renderer'), 1));
  expect(outcome.evidence.run.errors.filter(({ code }) => code !== 'unresponsive')).toEqual([]);
  expect(outcome.evidence.pages.some(({ failure }) => failure === null)).toBe(true);
  expect(breaches(outcome)).toEqual([]);
  expect(await yard.leftovers()).toEqual([]);
});

it('ends with a code when every renderer is killed, and the browser lives on to the end of the scan', async () => {
  const { outcome } = await scanAndBreak(() => kill((command) => command.includes('--type=renderer')));
  expect(outcome.evidence.run.errors[0]?.code).toBe('unresponsive');
  expect(breaches(outcome)).toEqual([]);
  expect(outcome.evidence.requests.none.ok).toBe(true);
  expect(await yard.leftovers()).toEqual([]);
});

it('survives the death of the network service', async () => {
  const { outcome } = await scanAndBreak(() => kill((command) => command.includes('network.mojom.NetworkService')));
  expect(breaches(outcome)).toEqual([]);
  expect(await yard.leftovers()).toEqual([]);
});

it('ends with a code when the gateway is killed, and goes no other way', async () => {
  let since = Number.POSITIVE_INFINITY;
  const { outcome } = await scanAndBreak(async () => {
    await kill((command) => command.includes('gateway-process'));
    since = Date.now();
  });
  expect(outcome.evidence.run.errors.map(({ code }) => code)).toContain('internal');
  expect(breaches(outcome)).toEqual([]);
  expect(lab.log({ since: since + 1_000 })).toEqual([]);
  expect(await yard.leftovers()).toEqual([]);
});

it('ends at once when the scan is given up', async () => {
  const { outcome } = await scanAndBreak((abort) => abort.abort());
  expect(breaches(outcome)).toEqual([]);
  expect(outcome.evidence.requests.none.ok).toBe(true);
  expect(outcome.result.report.completeness.complete).toBe(false);
  expect(await yard.leftovers()).toEqual([]);
});

it('scans as before after all that', async () => {
  const { evidence, result } = await yard.scan({ url: tischlereiBrandtner.url, timeoutMs: 100_000 });
  expect(evidence.run.errors).toEqual([]);
  expect(result.report.completeness.complete).toBe(true);
  expect(await yard.leftovers()).toEqual([]);
});
