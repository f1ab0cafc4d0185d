import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { websites } from '#db/tables/portfolio.ts';
import { comparison as de } from '#web/texts/de/comparison.ts';
import { dashboard as deDashboard } from '#web/texts/de/dashboard.ts';
import { report as deReport } from '#web/texts/de/report.ts';
import { comparison as en } from '#web/texts/en/comparison.ts';
import { dashboard as enDashboard } from '#web/texts/en/dashboard.ts';
import { report as enReport } from '#web/texts/en/report.ts';
import { storeComparedScan } from '../factories/compared-scan-row.ts';
import { type ComparedParts, cookieEntry, findingItem, reportFinding, tagRow, unknownRow } from '../factories/comparison.ts';
import { storeCustomer } from '../factories/customer.ts';
import { storeScans } from '../factories/scan-row.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

const words = {
  de: { ...de, day: '15.03.2026', dashboard: deDashboard, report: deReport },
  en: { ...en, day: '15/03/2026', dashboard: enDashboard, report: enReport },
};
const host = 'beispiel.test';
const hostile = '<img src=x onerror=alert(1)>\u202e=1+1';
const onReject = { items: [findingItem({ states: ['reject' as const] })] };

/** One new, one gone, one classified otherwise, one by a new rule, one that nobody looked at. */
const before: ComparedParts = {
  findings: [
    reportFinding({ cause: 'bleibt' }),
    reportFinding({ cause: 'geht', statement: 'Ein Befund von früher.' }),
    reportFinding({ checkId: 'ck-lifetime', cause: 'x', class: 'Hint' }),
    reportFinding({ checkId: 'tc-us', cause: 'y', ...onReject }),
    reportFinding({ checkId: 'sec-headers', cause: null, class: 'Conform' }),
  ],
  rows: [tagRow({ host: 'alt.test' }), unknownRow({ host: 'neu-erkannt.test' })],
  cookies: [cookieEntry({ name: 'kurz', declaredLifetime: 86_400 })],
  report: { ruleVersion: '2026-01-01-aaaa' },
};
const after: ComparedParts = {
  findings: [
    reportFinding({ cause: 'bleibt' }),
    reportFinding({ cause: 'kommt', statement: `Neu: ${hostile}.` }),
    reportFinding({ checkId: 'ck-lifetime', cause: 'x', class: 'Risk' }),
    reportFinding({ checkId: 'sec-headers', cause: 'z', ruleVersion: 2, class: 'Hint' }),
  ],
  rows: [tagRow({ host: 'neu-erkannt.test' }), ...Array.from({ length: 20 }, (_, index) => tagRow({ host: `h${index}.test` }))],
  cookies: [cookieEntry({ name: 'kurz', declaredLifetime: 864_000 }), cookieEntry({ name: hostile })],
  missing: ['reject'],
  report: { ruleVersion: '2026-02-01-bbbb' },
};

let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 240_000);
afterAll(() => yard?.close());

const overflow = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};

/** That there is no picture or no comparison is an answer; the browser notes all of it. */
const serious = (complaints: readonly string[]) => complaints.filter((line) => !/status of (400|404|409)/.test(line));

async function enter(locale: keyof typeof words) {
  const { id: customerId } = await storeCustomer(yard.database);
  const store = (days: number, parts: ComparedParts) =>
    storeComparedScan(yard.database, customerId, parts, { host, created: new Date(Date.UTC(2026, 2, 10 + days, 9)) });
  const scans = { first: await store(0, {}), before: await store(5, before), after: await store(9, after) };
  await yard.database.db.insert(websites).values({ id: crypto.randomUUID(), customerId, host, url: `https://www.${host}/` });
  const visit = await yard.visit(locale === 'en' ? { locale: 'en-GB', colorScheme: 'dark' } : {});
  await visit.context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await yard.logIn(visit.context, customerId);
  return { ...visit, ...scans, customerId };
}

describe.each(['de', 'en'] as const)('a comparison (%s)', (locale) => {
  const t = words[locale];

  it('is reached from the report, tells what changed and why, and leads back to each finding', { timeout: 120_000 }, async () => {
    const { page, context, complaints, before: earlier, after: later, first } = await enter(locale);
    await page.goto(`${yard.app}report/${later}`);
    const link = page.getByRole('link', {
      name: t.report.change.compare.split('{{time}}')[0]!,
    });
    await page.locator('#befund-ck-lifetime dl').getByText(t.day, { exact: true }).waitFor();
    await page.locator('#befund-sec-headers dl').getByText(t.report.finding.foundBy.rules, { exact: true }).waitFor();
    for (const part of [t.report.change.cameByRules_one, t.report.change.incomparable_one])
      await page.getByText(part.replace('{{amount}}', '1'), { exact: true }).waitFor();
    expect(await page.getByText('+1\u00a0/\u00a0−1').count()).toBe(1);
    await link.click();
    await page.waitForURL(`**/compare/${earlier}/${later}`);
    await page.getByRole('heading', { level: 1, name: host }).waitFor();

    const summary = page.locator('#aenderungen');
    for (const part of [t.sum.came_one, t.sum.alsoWent_one, t.sum.alsoChanged_one, t.sum.rules_one, t.sum.extent_one])
      await summary.getByText(part.replace('{{count}}', '1')).waitFor();
    const rowsOf = (section: string) => page.locator(`${section} tbody tr`);
    expect(await rowsOf('#befunde').count()).toBe(3);
    expect(await rowsOf('#hosts').count()).toBe(15);
    await page.locator('#hosts button').last().click();
    expect(await rowsOf('#hosts').count()).toBe(20);
    await rowsOf('#cookies').filter({ hasText: hostile }).getByText(t.kind.new, { exact: true }).waitFor();
    await rowsOf('#regeln').first().getByText(t.kind.new, { exact: true }).waitFor();
    await rowsOf('#umfang').first().getByText(t.kindOfExtent.gone, { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const width of [360, 768]) expect(await overflow(page, width)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('#befunde').getByRole('link').filter({ hasText: hostile }).click();
    await page.waitForURL(`**/report/${later}#befund-trk-before-consent`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('befund-trk-before-consent');
    await page.goBack();
    await page.waitForURL(`**/compare/${earlier}/${later}`);
    const choice = page.getByLabel(t.choice.one, { exact: true });
    // The page that comes back may be drawn anew while it is clicked.
    await expect
      .poll(async () => {
        if (!(await choice.isVisible())) await page.getByText(t.choice.title).click();
        return choice.isVisible();
      })
      .toBe(true);
    await choice.selectOption(later);
    await page.getByRole('button', { name: t.choice.submit }).click();
    await page.getByText(t.choice.same).waitFor();
    // The message above the button goes with the choice and moves it: a press that falls in between is made again, as by a visitor.
    await expect
      .poll(
        async () => {
          if (!page.url().includes(`/compare/${first}/`)) {
            await choice.selectOption(first);
            await page.getByRole('button', { name: t.choice.submit }).click();
          }
          return page.url();
        },
        { timeout: 60_000 },
      )
      .toContain(`/compare/${first}/${later}`);

    await page.goto(`${yard.app}?host=${host}`);
    await page.getByRole('link', { name: t.dashboard.trend.compare }).click();
    await page.waitForURL(`**/compare/${earlier}/${later}`);
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });
});

describe('a comparison', () => {
  const t = words.de;

  it('of nothing says so, and of scans that cannot be compared why', { timeout: 120_000 }, async () => {
    const { page, context, complaints, after: later, customerId } = await enter('de');
    const again = await storeComparedScan(yard.database, customerId, after, { host, created: new Date(Date.UTC(2026, 2, 30)) });
    await page.goto(`${yard.app}compare/${again}/${later}`);
    await page.locator('#aenderungen').getByText(t.sum.nothing).waitFor();
    expect(await violations(page)).toEqual([]);
    const [running, elsewhere] = await storeScans(yard.database, customerId, [
      { host, state: 'running', finished: null },
      { host: 'anders.test' },
    ]);
    for (const [id, text] of [
      [running!, t.gone.unfinished],
      [crypto.randomUUID(), t.gone.text],
      ['kein-bezeichner', t.gone.text],
    ] as const) {
      await page.goto(`${yard.app}compare/${later}/${id}`);
      await page.getByText(text).waitFor();
    }
    await page.goto(`${yard.app}compare/${later}/${elsewhere}`);
    await page.getByRole('heading', { level: 1, name: t.gone.title }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });
});
