import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultConfigurationCode } from '#contract/api/scan-order.ts';
import { schnaeppchenPalast } from '#lab/sites/schnaeppchen-palast/site.ts';
import { ticketjaeger } from '#lab/sites/ticketjaeger/site.ts';
import { tischlereiBrandtner } from '#lab/sites/tischlerei-brandtner/site.ts';
import { report as de } from '#web/texts/de/report.ts';
import { report as en } from '#web/texts/en/report.ts';
import { storeCustomer } from '../factories/customer.ts';
import { hostileResult } from '../factories/hostile-result.ts';
import { storeReport } from '../factories/stored-report.ts';
import { scanPatienceMs, scanTestMs } from '../setup/patience.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

const words = { de, en };
type Locale = keyof typeof words;
/** The worst shop, a site without a single cookie, one that blocks robots: all that is in a report, and what is missing from it. */
const sites = [schnaeppchenPalast, tischlereiBrandtner, ticketjaeger];
const views = ['', '?view=tags', '?view=tags&graph=on', '?view=cookies', '?view=consent'];

let yard: AppYard;
let customer: string;
const scans = new Map<string, { id: string; state: string }>();

beforeAll(async () => {
  yard = await openAppYard();
  ({ id: customer } = await storeCustomer(yard.database, { product: 'premium' }));
  const { page, context } = await enter('de', 1440);
  await page.goto(yard.app);
  await Promise.all(
    sites.map(async ({ url }) => {
      const order = { url, acceptTerms: true, depth: 'standard', configurationCode: defaultConfigurationCode, settings: {}, tags: [] };
      const { identifier } = await (
        await page.request.post('/api/user/dsgvo/scan', { data: order, headers: { origin: new URL(yard.app).origin } })
      ).json();
      const state = async () => (await (await page.request.get(`/api/user/dsgvo/scan/${identifier}`)).json()).scanState as string;
      await vi.waitFor(async () => expect(await state()).toMatch(/done|failed/), { timeout: scanPatienceMs, interval: 1_000 });
      scans.set(url, { id: identifier, state: await state() });
    }),
  );
  await context.close();
}, scanTestMs);
afterAll(() => yard?.close());

async function enter(locale: Locale, width: number, scheme: 'light' | 'dark' = 'light') {
  const visit = await yard.visit({ viewport: { width, height: 900 }, colorScheme: scheme, baseURL: new URL(yard.app).origin });
  await visit.context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await yard.logIn(visit.context, customer);
  return visit;
}

async function open(page: Page, id: string, view: string): Promise<void> {
  await page.goto(`${yard.app}report/${id}${view}`);
  await page.locator('main h1').waitFor();
  // What a view is made of comes with its own call.
  await page.waitForLoadState('networkidle');
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(sites.map((site) => [site.slug, site] as const))('%s', (_slug, { url, truth }) => {
  it('is told in German, on a desk', { timeout: 180_000 }, async () => {
    const { page, context, complaints } = await enter('de', 1440);
    const scan = scans.get(url)!;
    expect(scan.state).toBe(truth ? 'done' : 'failed');
    for (const view of views) {
      await open(page, scan.id, view);
      expect(await page.locator('main h1').innerText(), view).toContain(new URL(url).hostname.replace(/^www\./, ''));
      // The views of the worst site hold all that can be in one; those of the others differ in what is missing.
      if (view === '' || url === schnaeppchenPalast.url) expect(await violations(page), view).toEqual([]);
      expect(await overflow(page), view).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is told in English, on a telephone in the dark', { timeout: 180_000 }, async () => {
    const { page, context, complaints } = await enter('en', 360, 'dark');
    const { id } = scans.get(url)!;
    for (const view of ['?view=tags', '?view=consent', '']) {
      await open(page, id, view);
      expect(await overflow(page), view).toBeLessThanOrEqual(0);
      await page.getByRole('navigation', { name: words.en.view.label }).waitFor();
    }
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('what a hostile site puts wherever it can is text in every view', { timeout: 180_000 }, async () => {
  const { page, context, complaints } = await enter('de', 1440);
  const id = await storeReport(yard.database, customer, { result: hostileResult() });
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  for (const view of views) {
    await open(page, id, view);
    for (const button of await page.locator('main button[aria-expanded=false]').all()) if (await button.isVisible()) await button.click();
    expect(await page.locator('img[src="x"], iframe, svg[onload], [onmouseover], a[href^="javascript:"]').count(), view).toBe(0);
    expect(await overflow(page), view).toBeLessThanOrEqual(0);
  }
  expect(opened).toEqual([]);
  // The pictures of the factory are not in the store.
  expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([]);
  await context.close();
});
