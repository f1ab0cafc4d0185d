import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerFeedback } from '#db/tables/report-work.ts';
import { tischlereiBrandtner } from '#lab/sites/tischlerei-brandtner/site.ts';
import { buildScanResult } from '#report/build-scan-result.ts';
import { cookieMonitor as deCookies } from '#web/texts/de/cookie-monitor.ts';
import { dashboard as deDashboard } from '#web/texts/de/dashboard.ts';
import { report as deReport } from '#web/texts/de/report.ts';
import { reportWork as deWork } from '#web/texts/de/report-work.ts';
import { cookieMonitor as enCookies } from '#web/texts/en/cookie-monitor.ts';
import { report as enReport } from '#web/texts/en/report.ts';
import { reportWork as enWork } from '#web/texts/en/report-work.ts';
import { storeCustomer } from '../factories/customer.ts';
import { evidence, reportInput, trackedFacts } from '../factories/report.ts';
import { storeReport } from '../factories/stored-report.ts';
import { scanPatienceMs, scanTestMs } from '../setup/patience.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

const words = { de: { ...deWork, report: deReport, cookies: deCookies }, en: { ...enWork, report: enReport, cookies: enCookies } };
const hostile = '<img src=x onerror=alert(1)>\u202e=1+1';

let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 240_000);
afterAll(() => yard?.close());

async function enter(locale: 'de' | 'en', parts: Parameters<typeof storeReport>[2] = {}) {
  const { id: customerId } = await storeCustomer(yard.database);
  const id = await storeReport(yard.database, customerId, parts);
  const visit = await yard.visit();
  await visit.context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await yard.logIn(visit.context, customerId);
  return { ...visit, customerId, address: `${yard.app}report/${id}` };
}

/** A report that no browser made has no pictures; that a scan is not finished is an answer. */
const serious = (complaints: readonly string[]) => complaints.filter((line) => !/status of (404|409)/.test(line));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.each(['de', 'en'] as const)('a customer works with a report (%s)', (locale) => {
  const t = words[locale];

  it('contradicts a finding, takes it back, and rates the report', async () => {
    const { page, context, complaints, customerId, address } = await enter(locale);
    await page.goto(`${address}#befund-cmp-granularity`);
    const card = page.locator('#befund-cmp-granularity');
    await card.getByRole('button', { name: t.dispute.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.dispute.submit }).click();
    await dialog.getByText(t.dispute.missing).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type(hostile);
    await dialog.getByRole('button', { name: t.dispute.submit }).click();
    await card.getByText(hostile).waitFor();
    const without = page.locator('#ergebnis').getByText(t.without.label_one.replace('{{count}}', '1'));
    await without.waitFor();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await card.getByText(hostile).waitFor();
    await without.waitFor();
    await button(page, t.dispute.withdraw).click();
    await page.getByText(t.dispute.withdrawn).waitFor();
    await expect.poll(() => without.count()).toBe(0);
    await card.getByRole('button', { name: t.dispute.open }).waitFor();

    await button(page, t.rating.open).click();
    await dialog.getByRole('radio').first().press('ArrowDown');
    await dialog.getByLabel(t.rating.text).fill(hostile);
    expect(await violations(page)).toEqual([]);
    await button(page, t.rating.submit).click();
    await page.getByText(t.rating.thanks).waitFor();
    const said = await yard.database.db.select().from(customerFeedback).where(eq(customerFeedback.customerId, customerId));
    expect(said).toMatchObject([{ rating: 4, text: hostile }]);
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });

  it('reaches the views by keyboard, and comes back to where the report was', async () => {
    const { page, context, complaints, address } = await enter(locale);
    await page.goto(address);
    const views = page.getByRole('navigation', { name: t.report.view.label });
    await views.getByRole('link', { name: t.report.view.report }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: t.cookies.title }).waitFor();
    expect(new URL(page.url()).search).toBe('?view=cookies');
    expect(await views.getByRole('link', { name: t.report.view.cookies }).getAttribute('aria-current')).toBe('page');
    await views.getByRole('link', { name: t.report.view.report }).click();

    const link = page.getByRole('link', { name: t.report.monitor.open.tags });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const isInSight = () =>
      link.evaluate((element) => element.getBoundingClientRect().top > 0 && element.getBoundingClientRect().bottom <= innerHeight);
    // What comes near is drawn and finds its height first.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect.poll(isInSight).toBe(true);
    await link.click();
    await expect.poll(() => new URL(page.url()).search).toBe('?view=tags');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // What had the focus is gone: it is at the view, not lost.
    await expect.poll(() => page.evaluate(() => document.activeElement?.contains(document.querySelector('h1')))).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    // Left in the frame in which it was scrolled: where it was is kept all the same.
    const scrolled = await page.evaluate(async () => {
      scrollTo({ top: 200, behavior: 'instant' });
      await new Promise((told) => addEventListener('scroll', told, { once: true }));
      const top = scrollY;
      history.back();
      return top;
    });
    expect(scrolled).toBeGreaterThan(50);
    await link.waitFor();
    await expect.poll(isInSight).toBe(true);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });
});

it('says with a finding on what its confidence rests; a report from before that says it by the level', async () => {
  const { report } = buildScanResult(reportInput());
  const areas = report.areas.map((area) => ({ ...area, findings: area.findings.map(({ confidenceReason: _, ...finding }) => finding) }));
  for (const [result, reason] of [
    [{ report }, 'DE: worauf cmp-granularity beruht.'],
    [{ report: { ...report, areas } }, deReport.finding.confidenceReason.medium],
  ] as const) {
    const { page, context, address } = await enter('de', { result });
    await page.goto(`${address}#befund-cmp-granularity`);
    await page.locator('#befund-cmp-granularity').getByText(reason, { exact: true }).waitFor();
    await context.close();
  }
});

it('of a site that was not examined the views say why there is nothing', async () => {
  const run = { ...evidence().run, errors: [{ code: 'unresolvable', state: null, message: '' } as const] };
  const { page, context, address } = await enter('de', {
    input: { evidence: evidence({ run, pages: [] }), facts: trackedFacts({}, ['requests', 'rejected', 'accepted']) },
    row: { state: 'failed' },
  });
  await page.goto(`${address}?view=tags`);
  await page.getByText(deReport.view.nothing).waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
});

it('a finding is looked at again: a new scan opens at the finding and says what became of it', { timeout: scanTestMs }, async () => {
  const { page, context, complaints, address } = await enter('de', {
    row: { url: tischlereiBrandtner.url, host: new URL(tischlereiBrandtner.url).hostname.replace(/^www\./, '') },
  });
  await page.goto(`${address}#befund-trk-before-consent`);
  await page.locator('#befund-trk-before-consent').getByRole('button', { name: deWork.recheck.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: deDashboard.rescan.accept }).click();
  await expect.poll(() => page.url()).not.toContain(address);
  const note = page.getByText(deWork.recheck.says.gone);
  await note.waitFor({ timeout: scanPatienceMs });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('befund-trk-before-consent');
  expect(await violations(page)).toEqual([]);
  expect(serious(complaints)).toEqual([]);
  await context.close();
});
