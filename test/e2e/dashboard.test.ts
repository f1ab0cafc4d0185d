import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { websites } from '#db/tables/portfolio.ts';
import { scanBookings } from '#db/tables/scan-bookings.ts';
import { kanzleiOsterholt } from '#lab/sites/kanzlei-osterholt/site.ts';
import { dashboard as de } from '#web/texts/de/dashboard.ts';
import { report as deReport } from '#web/texts/de/report.ts';
import { scanForm as deForm } from '#web/texts/de/scan-form.ts';
import { dashboard as en } from '#web/texts/en/dashboard.ts';
import { report as enReport } from '#web/texts/en/report.ts';
import { scanForm as enForm } from '#web/texts/en/scan-form.ts';
import { type CustomerValues, storeCustomer } from '../factories/customer.ts';
import { storeScans } from '../factories/scan-row.ts';
import { scanPatienceMs, scanTestMs } from '../setup/patience.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

const words = { de: { ...de, report: deReport, form: deForm }, en: { ...en, report: enReport, form: enForm } };
type Locale = keyof typeof words;
const host = new URL(kanzleiOsterholt.url).hostname;
const shownHost = host.replace(/^www\./, '');
const hostile = '<img src=x onerror=alert(1)>';

let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 240_000);
afterAll(() => yard?.close());

async function enter(locale: Locale, values: CustomerValues = {}, options?: Parameters<AppYard['visit']>[0]) {
  const { id } = await storeCustomer(yard.database, values);
  const visit = await yard.visit(options);
  await visit.context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await yard.logIn(visit.context, id);
  return { ...visit, customerId: id };
}

const overflow = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};
/** That a scan is not finished or does not exist is an answer, and events are cut off on purpose; the browser notes all of it. */
const serious = (complaints: readonly string[]) => complaints.filter((line) => !/status of (404|409)|ERR_FAILED/.test(line));
const rows = (page: Page) => page.locator('#scans tbody tr');
const sites = (page: Page) => page.locator('#scans tbody th a').allInnerTexts();
/** A busy machine takes its time. */
const hasRows = (page: Page, count: number) => expect.poll(() => rows(page).count(), { timeout: 30_000 }).toBe(count);
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

async function act(row: Locator, action: string): Promise<void> {
  await row.locator('button[aria-expanded]').click();
  await button(row, action).click();
}
async function answer(page: Page, key: 'Enter' | 'Escape'): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press(key);
}
async function addTags(place: Page | Locator, label: string, tags: readonly string[]): Promise<void> {
  const field = place.getByLabel(label, { exact: true });
  for (const tag of tags) {
    await field.fill(tag);
    await field.press('Enter');
  }
}

/** Scans the only site of the list again, follows it by polling alone, and deletes it from its report. */
async function scanAgainAndDelete(page: Page): Promise<void> {
  await act(rows(page).first(), de.rescan.action);
  await answer(page, 'Enter');
  await hasRows(page, 2);
  await page.route('**/events', (route) => route.abort());
  await rows(page).first().getByRole('link', { name: shownHost }).click();
  await page.getByRole('heading', { level: 1, name: host }).waitFor();
  await page.getByRole('heading', { name: deReport.result.title, exact: true }).waitFor({ timeout: scanPatienceMs });
  await button(page, de.remove.action).click();
  await answer(page, 'Enter');
  await page.getByText(de.remove.done.replace('{{host}}', shownHost)).waitFor();
  await hasRows(page, 1);
}

it('starts a scan, sees it live in the list, reads the report, tags and comments it, filters, scans again and deletes', {
  timeout: 2 * scanTestMs,
}, async () => {
  const { page, context, complaints } = await enter('de', { product: 'premium', websiteType: 'liberalprofession' });
  await page.goto(yard.app);
  await page.getByRole('heading', { name: de.empty.title }).waitFor();
  await button(page, de.empty.start).click();
  await page.keyboard.type(host);
  await page.getByRole('checkbox').check();
  await page.getByText(deForm.settings.summary).click();
  expect(await page.getByRole('radio', { name: 'Freier Beruf' }).isChecked()).toBe(true);
  await addTags(page, de.newScan.tags, ['Kunde', hostile]);
  await button(page, deForm.submit).click();

  const row = rows(page).filter({ hasText: shownHost }).first();
  await row.getByText(new RegExp(`^(${de.list.queued}|${de.list.running})`)).waitFor({ timeout: 30_000 });
  await page.getByText(de.newScan.started.replace('{{host}}', host)).waitFor();
  await page.getByText(`99 ${de.account.ofMonth.replace('{{count}}', '100')}`).waitFor();
  // Without loading the page again.
  await row.getByText(new RegExp(`^(${Object.values(deReport.class).join('|')})$`)).waitFor({ timeout: scanPatienceMs });
  expect(await row.getByRole('list').first().getByRole('link').allInnerTexts()).toEqual(['Kunde', hostile]);
  expect(await violations(page)).toEqual([]);

  await row.getByRole('link', { name: shownHost }).click();
  await page.getByRole('heading', { name: deReport.result.title, exact: true }).waitFor();
  await button(page, de.tags.edit).click();
  await button(page, de.tags.remove.replace('{{tag}}', hostile)).click();
  await addTags(page, de.tags.editFor.replace('{{host}}', shownHost), ['Kanzlei']);
  await button(page, de.tags.save).click();
  await page.getByText(de.tags.saved).waitFor();

  const comments = page.locator('#kommentare');
  await comments.getByRole('checkbox').click();
  for (const area of [0, 1]) {
    await comments.getByRole('listitem').nth(area).getByRole('button').first().click();
    await comments.getByRole('textbox').fill(`${hostile} ${area}`);
    await button(comments, deReport.comments.save).click();
    // The field says what the comment says: until it is gone, the one is not told from the other.
    await comments.getByRole('textbox').waitFor({ state: 'detached' });
    await comments.getByText(`${hostile} ${area}`).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page, 320)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await comments.getByText(`${hostile} 1`).waitFor();
  await button(comments, deReport.comments.removeAll).click();
  await answer(page, 'Enter');
  await page.getByText(deReport.comments.removedAll).waitFor();

  await page.getByRole('link', { name: 'Kanzlei', exact: true }).click();
  await page.waitForURL(/\?tag=Kanzlei/);
  await rows(page).first().waitFor();
  expect(await sites(page)).toEqual([shownHost]);

  await scanAgainAndDelete(page);
  await act(rows(page).first(), de.remove.action);
  await answer(page, 'Escape');
  expect(await rows(page).count()).toBe(1);
  await act(rows(page).first(), de.remove.action);
  await answer(page, 'Enter');
  await page.getByRole('heading', { name: de.empty.title }).waitFor();
  expect(serious(complaints)).toEqual([]);
  await context.close();
});

describe.each(['de', 'en'] as const)('a customer (%s)', (locale) => {
  const t = words[locale];

  it('finds one scan among many: search, filters, order, pages, trend; all of it lives in the address', { timeout: 120_000 }, async () => {
    const { page, context, complaints, customerId } = await enter(locale, {}, { colorScheme: locale === 'en' ? 'dark' : 'light' });
    const at = (day: number) => new Date(Date.UTC(2026, 0, day, 12));
    await storeScans(yard.database, customerId, [
      ...Array.from({ length: 30 }, (_, index) => ({
        host: `kunde-${index}.test`,
        created: at(1 + index),
        score: 90 - index,
        tags: ['Reihe'],
      })),
      { host: 'laden.test', created: at(5), score: 30, class: 'Risk', tags: [hostile] },
      { host: 'laden.test', created: at(9), score: 70, class: 'Hint', complete: false },
      { host: 'zu.test', created: at(3), state: 'failed', class: null, score: null, complete: null, error: 'unresolvable' },
      { host: `${'sehr-langer-name-'.repeat(3)}laden.test`, created: at(2), score: 5, class: 'Risk' },
    ]);
    await yard.database.db.insert(websites).values({ id: randomUUID(), customerId, host: 'laden.test', url: 'https://www.laden.test/' });
    await page.goto(yard.app);
    await hasRows(page, 25);
    await button(page, t.list.more_other.replace('{{count}}', '9')).click();
    await hasRows(page, 34);

    await page.getByLabel(t.filter.search, { exact: true }).fill('laden');
    await page.waitForURL(/\?search=laden$/);
    await hasRows(page, 3);
    await page.getByLabel(t.filter.sort).selectOption('worst');
    await expect.poll(async () => (await sites(page))[1], { timeout: 30_000 }).toBe('laden.test');
    await page.locator('label', { hasText: t.report.class.Hint }).click();
    await hasRows(page, 1);
    await page.getByText(t.list.incomplete, { exact: false }).waitFor();
    expect(await page.getByLabel(t.filter.search, { exact: true }).inputValue()).toBe('laden');
    expect(page.url()).toMatch(/\?search=laden&class=Hint&sort=worst$/);
    await page.reload();
    await hasRows(page, 1);

    await act(rows(page).first(), t.trend.show);
    await page.getByRole('img', { name: /30, 70/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(t.filter.host, { exact: true }).selectOption('');
    await page.getByLabel(t.filter.state, { exact: true }).selectOption('failed');
    await page.getByText(t.list.refunded, { exact: false }).waitFor();
    await button(page, t.filter.reset).first().click();
    await page.getByLabel(t.filter.from, { exact: true }).fill('2026-01-29');
    await hasRows(page, 2);
    await page.getByLabel(t.filter.tag, { exact: true }).selectOption(hostile);
    await page.getByRole('heading', { name: t.empty.noMatch }).waitFor();
    await button(page.locator('#scans'), t.filter.reset).first().click();
    await hasRows(page, 25);
    for (const width of [320, 768]) expect(await overflow(page, width)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('with a free account is told when its scans are used up, and how it goes on', { timeout: 120_000 }, async () => {
    const { page, context, complaints, customerId } = await enter(locale);
    await page.goto(yard.app);
    await page.getByText(t.account.title).waitFor();
    const spend = (amount: number, kind: 'standard' | 'premium') =>
      yard.database.db.insert(scanBookings).values({ id: randomUUID(), customerId, kind, amount, reason: 'grant' });
    await spend(-5, 'standard');
    // This page does not know yet: the server refuses.
    await page.getByLabel(t.form.url, { exact: true }).fill(host);
    await page.getByRole('checkbox').check();
    await button(page, t.form.submit).click();
    await page.getByRole('alert').getByText(t.form.failed).waitFor();
    await page.getByText(t.usedUp.title, { exact: true }).waitFor();
    await page.getByRole('status').getByText(t.usedUp.professional).waitFor();
    expect(await violations(page)).toEqual([]);
    await spend(1, 'premium');
    await page.reload();
    await button(page, t.usedUp.usePremium).click();
    await page.getByText(t.usedUp.premiumChosen).waitFor();
    expect(complaints.filter((line) => !/status of 402/.test(line))).toEqual([]);

    const [scan] = await storeScans(yard.database, customerId, [{ host: 'laden.test' }]);
    const { page: other, context: elsewhere } = await enter(locale, { product: 'premium' });
    for (const identifier of [scan!, randomUUID(), 'kein-bezeichner']) {
      await other.goto(`${yard.app}report/${identifier}`);
      await other.getByRole('heading', { level: 1, name: t.report.customer.gone }).waitFor();
    }
    expect(await violations(other)).toEqual([]);
    await other.getByRole('link', { name: t.report.customer.toDashboard }).click();
    await other.getByRole('heading', { name: t.empty.title }).waitFor();
    await elsewhere.close();
    await context.close();
  });
});
