/**
 * Measures the report in the browser: `npm run bench:report -- [--json FILE]`. A report with 150 findings, 400 hosts, 3,000 requests,
 * 1,200 cookies and a graph of 500 nodes on the real application: first content, the slowest answer to a key or click, memory of the
 * page's process, and how long the graph takes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Trace } from '#contract/trace.ts';
import { openAppYard } from '../test/e2e/app-yard.ts';
import { comparedResult, findingItem, reportFinding } from '../test/factories/comparison.ts';
import { storeCustomer } from '../test/factories/customer.ts';
import { cookieEntry } from '../test/factories/monitor-entries.ts';
import { wideHierarchy, wideRows } from '../test/factories/request-hierarchy.ts';
import { storeReport } from '../test/factories/stored-report.ts';

const sizes = { findings: 150, hosts: 400, requests: 3_000, cookies: 1_200, nodes: 500 };
const targets = { firstContentMs: 1_500, interactionMs: 100, memoryMb: 250, graphMs: 600 };
const areas = ['trk', 'ck', 'emb', 'tc', 'sec'] as const;

function largeResult(): ScanResult {
  const result = comparedResult({
    findings: Array.from({ length: sizes.findings }, (_, index) =>
      reportFinding({
        checkId: `${areas[index % areas.length]}-befund-${index}`,
        class: index % 3 === 0 ? 'Risk' : 'Hint',
        items: Array.from({ length: sizes.requests / sizes.findings }, (_, item) =>
          findingItem({ ref: `none-r${index}-${item}`, value: `host-${(index * 20 + item) % sizes.hosts}.tracker.test`, path: ['a', 'b'] }),
        ),
      }),
    ),
    rows: wideRows(sizes.hosts),
    cookies: Array.from({ length: sizes.cookies }, (_, index) =>
      cookieEntry({ name: `_c${index}`, domain: `.host-${index % sizes.hosts}.tracker.test`, service: `Dienst ${index % 20}` }),
    ),
  });
  return { ...result, requestHierarchy: { nodes: [wideHierarchy(sizes.nodes)] } };
}

function largeTrace(): Trace {
  const lane = (state: Trace[number]['state']): Trace[number] => ({
    state,
    examined: true,
    durationMs: 12_000,
    choiceAtMs: state === 'none' ? null : 4_000,
    strokes: Array.from({ length: 600 }, (_, index) => [index * 20, (['own', 'third', 'tracker'] as const)[index % 3]!]),
  });
  return [lane('none'), lane('reject'), lane('accept')];
}

/** Memory of the page's process in MB: what it shares with others is counted by halves, thirds and so on. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const sizesKb = await Promise.all(
    renderers.map(async (pid) => Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)),
  );
  return Math.round(Math.max(...sizesKb) / 1_024);
}

/** Notes how long each answer to a key or click takes. */
function watchInteractions(): void {
  const interactions: number[] = [];
  Object.assign(globalThis, { interactions });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The slowest answer to a key or click since the page was loaded, from the input to the next picture. */
const slowest = (page: Page) =>
  page.evaluate(() => Math.round(Math.max(0, ...(globalThis as unknown as { interactions: number[] }).interactions)));

async function measure() {
  const yard = await openAppYard();
  try {
    const { id: customer } = await storeCustomer(yard.database, { product: 'premium' });
    const scan = await storeReport(yard.database, customer, { result: largeResult(), trace: largeTrace() });
    const rows: { what: string; measured: number; target: number }[] = [];
    /** One view in a browser process of its own: opened, used, weighed. */
    const look = async (what: string, query: string, ready: string, use: (page: Page) => Promise<void>) => {
      const { page, context } = await yard.visit();
      await yard.logIn(context, customer);
      await context.addInitScript(watchInteractions);
      await page.goto(`${yard.app}report/${scan}${query}`);
      await page.locator(ready).first().waitFor();
      const firstContent = Math.round(await page.evaluate(() => performance.now()));
      rows.push({ what: `${what}: first content (ms)`, measured: firstContent, target: targets.firstContentMs });
      await use(page);
      await page.waitForTimeout(500);
      rows.push({ what: `${what}: slowest interaction (ms)`, measured: await slowest(page), target: targets.interactionMs });
      rows.push({ what: `${what}: memory (MB)`, measured: await memoryOf(page), target: targets.memoryMb });
      await context.close();
    };

    // The server has answered before; the reader's browser has not been here.
    const warm = await yard.visit();
    await warm.page.goto(yard.app);
    await warm.page.locator('h1').waitFor();
    await warm.context.close();
    await look('report', '', '#ergebnis', async (page) => {
      await page.locator('article').first().waitFor();
      for (const button of await page.locator('main button[aria-expanded=false]').all()) if (await button.isVisible()) await button.click();
    });
    for (const view of ['tags', 'cookies'] as const)
      await look(view, `?view=${view}`, 'main tbody tr', async (page) => {
        await page.getByRole('searchbox').first().fill('tracker');
        for (const index of [1, 0])
          for (const select of await page.locator('main select:visible').all()) await select.selectOption({ index });
        await page.getByRole('searchbox').first().fill('');
        await page.locator('main tbody tr').first().waitFor();
        await page.locator('main tbody button[aria-expanded=false]').first().click();
      });
    await look('graph', '?view=tags', 'main tbody tr', async (page) => {
      await page.locator('#request-graph button').first().click();
      await page.locator('#request-graph svg path').first().waitFor();
      const begun = await page.evaluate(() => performance.now());
      await page.getByRole('button', { name: 'Alle Ebenen' }).first().click();
      await page.waitForFunction((nodes) => document.querySelectorAll('#request-graph svg text').length >= nodes, sizes.nodes);
      const drawn = Math.round((await page.evaluate(() => performance.now())) - begun);
      rows.push({ what: 'graph: all nodes (ms)', measured: drawn, target: targets.graphMs });
    });
    return rows;
  } finally {
    await yard.close();
  }
}

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const load = loadavg().map((value) => value.toFixed(1));
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.join(' ')}, Node ${process.version}; ${JSON.stringify(sizes)}\n`);
const rows = await measure();
console.table(rows.map((row) => ({ ...row, reached: row.measured < row.target ? 'yes' : 'no' })));
if (values.json) await writeFile(values.json, JSON.stringify({ sizes, rows }, null, 2));
process.exitCode = rows.every(({ measured, target }) => measured < target) ? 0 : 1;
