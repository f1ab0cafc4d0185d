import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCustomer } from '../factories/customer.ts';
import { requestNode, tagRow, wideHierarchy, wideRows } from '../factories/request-hierarchy.ts';
import { type StoredReport, storeReport } from '../factories/stored-report.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 180_000);
afterAll(() => yard?.close());

const hostile = '"><img src=x onerror=alert(1)>\u202Emoc';
const analytics = requestNode({ originHost: 'ga.test', service: 'Messdienst', exampleRequests: ['https://ga.test/collect?cid=1'] });
const small: NonNullable<StoredReport['result']> = {
  tagMonitor: {
    rows: [
      tagRow({ host: 'www.muster.test', party: 'first', requests: 30 }),
      tagRow({
        host: 'stats.muster.test',
        party: 'cloaked',
        serverCountry: 'FR',
        cnameCloaking: { target: 'ziel.test', vendor: 'Zähler AG' },
      }),
      tagRow({
        host: 'ga.test',
        service: 'Messdienst',
        serviceId: 'messdienst',
        category: 'analytics',
        consent: 'yes',
        vendor: 'Messer Inc.',
        vendorCountry: 'US',
        serverCountry: 'US',
        serverIp: '203.0.113.9',
        privacyPolicyMatch: 'notFound',
        requests: 7,
      }),
      tagRow({ host: 'gtm.test', service: 'Behälter', serviceId: 'behaelter', vendor: 'Messer Inc.', https: false, states: ['accept'] }),
      tagRow({ host: hostile, serverCountry: null }),
    ],
  },
  requestHierarchy: {
    nodes: [
      requestNode({
        childRequests: [
          requestNode({ originHost: 'gtm.test', states: ['accept'], childRequests: [analytics] }),
          requestNode({ originHost: hostile }),
        ],
      }),
    ],
  },
};

/** A customer on the tag monitor of a scan. */
async function enter({ result = small, english = false, width = 1_440, search = '?view=tags' } = {}) {
  const { id: customerId } = await storeCustomer(yard.database);
  const scan = await storeReport(yard.database, customerId, { result, row: { host: 'muster.test' } });
  const visit = await yard.visit({
    viewport: { width, height: 900 },
    ...(english && { locale: 'en-GB', colorScheme: 'dark' as const }),
  });
  await yard.logIn(visit.context, customerId);
  if (english) await visit.page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await visit.page.goto(`${yard.app}report/${scan}${search}`);
  // The factory's report has pictures that nobody took.
  const complaints = () => visit.complaints.filter((text) => !text.includes('404'));
  return { ...visit, complaints };
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const hostsOf = (page: Page) => page.locator('#tag-monitor tbody th[scope=row] code').allInnerTexts();
const treeRows = (page: Page) => page.getByRole('treegrid').locator('tbody tr');

describe('the tag monitor', () => {
  it('filters, sorts and groups, keeps that in its address, and tells what it knows of a host', async () => {
    const { page, context, complaints } = await enter();
    await page.getByText('1 nicht in der Datenschutzerklärung genannt').waitFor();
    expect(await hostsOf(page)).toHaveLength(5);
    expect((await hostsOf(page))[4]).toBe('"><img src=x onerror=alert(1)>\uFFFDmoc');
    await page.getByRole('columnheader', { name: 'Anfragen' }).getByRole('button').click();
    await expect.poll(() => page.getByRole('columnheader', { name: 'Anfragen' }).getAttribute('aria-sort')).toBe('descending');
    expect((await hostsOf(page)).slice(0, 2)).toEqual(['www.muster.test', 'ga.test']);
    const tools = page.getByRole('search', { name: 'Tag-Monitor durchsuchen' });
    await tools.getByLabel('Zustand').selectOption({ label: 'ohne Interaktion' });
    await tools.getByLabel('Serverland').selectOption({ label: 'Vereinigte Staaten' });
    await page.waitForURL('**state=none**country=US**');
    await page.getByRole('button', { name: 'www.muster.test' }).waitFor({ state: 'detached' });
    expect(await hostsOf(page)).toEqual(['ga.test']);
    await page.getByRole('button', { name: 'ga.test' }).click();
    await page.getByText('Messer Inc., Vereinigte Staaten').waitFor();
    await page.getByText('203.0.113.9').waitFor();
    await page.getByText('Nötig nach § 25 Abs. 1 TDDDG').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'ga.test' }).waitFor();
    expect(await hostsOf(page)).toEqual(['ga.test']);
    await tools.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await tools.getByLabel('Gruppieren').selectOption({ label: 'nach Anbieter' });
    await page.getByRole('rowheader', { name: 'Messer Inc.' }).getByText('2 Hosts, 8 Anfragen').waitFor();
    expect(await page.getByRole('link', { name: 'Als CSV' }).getAttribute('href')).toMatch(/\/export\/tags\.csv\?lang=de$/);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('draws the graph under the strict policy, shows a way in it, and is gone when switched off', async () => {
    const { page, context, complaints } = await enter({ english: true });
    await page.getByRole('button', { name: 'Show graph' }).click();
    await page.waitForURL('**graph=on');
    const picture = page.getByRole('img', { name: 'Request graph. 4 hosts in 3 levels.' });
    await picture.locator('text', { hasText: 'ga.test' }).waitFor();
    // A name in the picture is text, whatever stands in it.
    await picture.locator('text', { hasText: '"><img src=x onerror=alert(1)>' }).waitFor();
    await picture.locator('text', { hasText: 'ga.test' }).click();
    const details = page.getByRole('complementary', { name: 'Chosen host' });
    await details.getByText('https://ga.test/collect?cid=1').waitFor();
    expect(await details.getByRole('listitem').allInnerTexts()).toEqual(expect.arrayContaining(['www.muster.test', 'gtm.test', 'ga.test']));
    await page.getByLabel('Path to a service').selectOption({ label: 'Messdienst: ga.test' });
    await page.getByText('3 of 4 hosts shown · 1 match').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hide graph' }).click();
    await picture.waitFor({ state: 'detached' });
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('shows the same as a table that keys walk through, in a narrow window first', async () => {
    const { page, context, complaints } = await enter({ width: 360, search: '?view=tags&graph=on' });
    await treeRows(page).first().focus();
    expect(await treeRows(page).count()).toBe(4);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('gtm.test');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => treeRows(page).count()).toBe(3);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('ga.test');
    await page.getByRole('complementary', { name: 'Ausgewählter Host' }).getByText('https://ga.test/collect?cid=1').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('draws five hundred hosts and says of a scan without requests that there is nothing', async () => {
    const result = { tagMonitor: { rows: wideRows(500) }, requestHierarchy: { nodes: [wideHierarchy(500)] } };
    const { page, context, complaints } = await enter({ result, search: '?view=tags&graph=on' });
    await page.getByRole('button', { name: '15 weitere anzeigen' }).click();
    await page.locator('#tag-monitor tbody th[scope=row]').nth(29).waitFor();
    expect(await hostsOf(page)).toHaveLength(30);
    await page.getByRole('button', { name: 'Alle Ebenen' }).click();
    await page.getByText('500 von 500 Hosts gezeigt').waitFor();
    const names = page.locator('#request-graph [role=img] svg text');
    await names.nth(499).waitFor({ state: 'attached' });
    expect(await names.count()).toBe(500);
    await page.getByRole('button', { name: 'Einpassen' }).click();
    await names.nth(1).waitFor({ state: 'detached' });
    expect(await names.count()).toBe(1);
    expect(complaints()).toEqual([]);
    await context.close();
    const empty = await enter({ result: { tagMonitor: { rows: [] } } });
    await empty.page.getByRole('heading', { name: 'Noch keine Daten' }).waitFor();
    await empty.context.close();
  });

  it('stands beside the report with a divider for keys, and in its place where there is no room', async () => {
    const { page, context, complaints } = await enter({ search: '' });
    await page.getByRole('link', { name: 'Graph neben dem Bericht' }).click();
    const divider = page.getByRole('separator', { name: 'Breite des Berichts' });
    await divider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => divider.getAttribute('aria-valuenow')).toBe('800');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('region', { name: 'Anfragen-Graph', exact: true }).first().waitFor();
    await expect.poll(() => divider.getAttribute('aria-valuenow')).toBe('824');
    await page.reload();
    await divider.waitFor();
    await expect.poll(() => divider.getAttribute('aria-valuenow')).toBe('824');
    await page.locator('svg text', { hasText: 'ga.test' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1_200, height: 900 });
    await divider.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Graph schließen' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });
});
