import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scanExportNames } from '#contract/api/scan-export.ts';
import { storeCustomer } from '../factories/customer.ts';
import { hostileResult } from '../factories/hostile-result.ts';
import { storeReport } from '../factories/stored-report.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 180_000);
afterAll(() => yard?.close());

it('a customer saves a report of a hostile site in every form', { timeout: 180_000 }, async () => {
  const { id: customerId } = await storeCustomer(yard.database);
  const { tagMonitor, cookieMonitor } = hostileResult();
  const id = await storeReport(yard.database, customerId, {
    result: { tagMonitor, cookieMonitor },
    row: { host: 'muster.test', created: new Date('2026-11-21T08:14:00.000Z') },
  });
  for (const [name, content] of [
    ['evidence.zip', 'PK evidence'],
    ['requests.har', '{"log":{}}'],
  ] as const)
    await yard.files.put(`scans/${id}/1/${name}`, new TextEncoder().encode(content));
  const { page, context, complaints } = await yard.visit();
  await yard.logIn(context, customerId);
  await page.goto(`${yard.app}report/${id}`);

  const button = page.getByRole('button', { name: 'Exportieren' });
  await button.click();
  const links = page.locator('a[download][href*="/export/"]');
  await expect.poll(() => links.count()).toBe(scanExportNames.length);
  expect(await violations(page)).toEqual([]);
  const saved: string[] = [];
  for (const link of await links.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const content = await readFile(await download.path());
    expect(content.length, download.suggestedFilename()).toBeGreaterThan(5);
    saved.push(download.suggestedFilename());
  }
  expect(saved.toSorted()).toEqual(scanExportNames.map((name) => `muster.test-2026-11-21-${name}`).toSorted());

  await page.keyboard.press('Escape');
  expect(await links.count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => links.count()).toBe(0);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('link', { name: 'Cookie table HTML' }).waitFor();
  expect(await links.first().getAttribute('href')).toMatch(/lang=en$/);
  // A report that no browser made has no pictures.
  expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  await context.close();
});
