import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import { buildScanResult } from '#report/build-scan-result.ts';
import { consentMonitor as deConsent } from '#web/texts/de/consent-monitor.ts';
import { cookieMonitor as deCookies } from '#web/texts/de/cookie-monitor.ts';
import { consentMonitor as enConsent } from '#web/texts/en/consent-monitor.ts';
import { cookieMonitor as enCookies } from '#web/texts/en/cookie-monitor.ts';
import { storeCustomer } from '../factories/customer.ts';
import { cookieEntry, tagRow, tcfAnswer } from '../factories/monitor-entries.ts';
import { reportInput } from '../factories/report.ts';
import { storeReport } from '../factories/stored-report.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

const words = { de: { cookies: deCookies, consent: deConsent }, en: { cookies: enCookies, consent: enConsent } };
type Locale = keyof typeof words;
const hostile = '\u202e<img src=x onerror=alert(1)>=1+1';
const day = 86_400;

const entries: readonly CookieMonitorEntry[] = [
  cookieEntry({
    name: '_ga',
    lifetime: 400 * day,
    declaredLifetime: 730 * day,
    setBy: `https://www.googletagmanager.com/gtag/js?id=${'9'.repeat(300)}`,
  }),
  cookieEntry({
    name: hostile,
    exampleValue: hostile,
    category: null,
    consent: null,
    service: null,
    serviceId: null,
    purpose: null,
    purposeTexts: null,
  }),
  cookieEntry({ name: 'gone', lifetime: 0, declaredLifetime: 0, category: 'marketing', service: hostile, serviceId: 'x' }),
  cookieEntry({ name: 'blink', lifetime: 60, declaredLifetime: 60, category: 'marketing' }),
  cookieEntry({ name: 'eternal', lifetime: 400 * day, declaredLifetime: 4_000 * day, category: 'necessary', consent: 'no' }),
  cookieEntry({ name: 'refused', blockedReason: 'SameSiteNoneInsecure', states: ['accept'] }),
  cookieEntry({ name: 'left', states: ['none', 'reject'], leftOverIn: ['reject'], category: 'functional' }),
  cookieEntry({ name: 'store', type: 'localStorage', lifetime: null, declaredLifetime: null, secure: null, httpOnly: null, path: null }),
];

const steps: ConsentMonitor['reject']['steps'] = [
  { layer: 1, action: 'click', text: 'Einstellungen', screenshot: 'screenshots/reject-layer-1.jpg' },
  { layer: 2, action: 'uncheck', text: hostile, screenshot: null },
  { layer: 2, action: 'click', text: 'Speichern', screenshot: 'screenshots/reject-layer-2.jpg' },
];

function result(cookies: readonly CookieMonitorEntry[]): Partial<ScanResult> {
  const { consentMonitor } = buildScanResult(reportInput());
  const content = { ...tcfAnswer().content!, purposesConsent: [1, 7], purposesLegitimateInterest: [2], vendorsConsent: [755] };
  return {
    cookieMonitor: { entries: [...cookies] },
    tagMonitor: {
      rows: [
        tagRow({ states: ['accept'] }),
        tagRow({ host: 'cdn.test', service: null, states: ['none', 'reject', 'accept'], consent: null }),
      ],
    },
    consentMonitor: {
      ...consentMonitor,
      reject: { ...consentMonitor.reject, steps, clicks: 3, method: 'save-unticked', layer: 2 },
      tcf: [tcfAnswer(), tcfAnswer({ state: 'accept', moment: 'after-choice', content, vendorConsents: 1 })],
      consentMode: [
        { state: 'accept', timeMs: 100, command: 'default', values: { ad_storage: 'denied' } },
        { state: 'accept', timeMs: 5_000, command: 'update', values: { ad_storage: 'granted', [hostile]: hostile } },
      ],
    },
  };
}

let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 240_000);
afterAll(() => yard?.close());

async function open(locale: Locale, cookies: readonly CookieMonitorEntry[], search: string) {
  const { id: customerId } = await storeCustomer(yard.database);
  const id = await storeReport(yard.database, customerId, { result: result(cookies) });
  const visit = await yard.visit();
  await visit.context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  await yard.logIn(visit.context, customerId);
  await visit.page.goto(`${yard.app}report/${id}?${search}`);
  return visit;
}

const overflow = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};
/** The factory's pictures are not in the store. */
const serious = (complaints: readonly string[]) => complaints.filter((line) => !/status of 404/.test(line));
const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

describe.each(['de', 'en'] as const)('the monitors (%s)', (locale) => {
  const { cookies: t, consent: c } = words[locale];

  it('show every cookie with purpose, lifetime, setter and states, and find it by the address', async () => {
    const { page, context, complaints } = await open(locale, entries, 'view=cookies');
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('button', { name: fill(t.detail.open, { name }), exact: true }) });
    await row('_ga').waitFor();
    expect(await page.locator('th[scope=rowgroup] > span:first-child').allInnerTexts()).toEqual(
      (['marketing', 'analytics', 'functional', 'necessary', 'unclassified'] as const).map((name) => t.category[name]),
    );
    for (const [name, said] of [
      ['_ga', fill(t.lifetime.declared, { lifetime: fill(t.lifetime.days_other, { amount: 730 }) })],
      ['_ga', locale === 'de' ? 'Unterscheidet Besucher' : 'Tells visitors apart'],
      ['gone', t.lifetime.immediately],
      ['blink', t.lifetime.oneMinute],
      ['eternal', fill(t.lifetime.declared, { lifetime: t.lifetime.overTenYears })],
      ['refused', t.blocked],
      ['left', fill(t.leftOver, { states: t.state.reject })],
      ['store', t.lifetime.untilDeleted],
      [hostile, t.unclassified],
    ] as const)
      expect(await row(name).first().innerText(), name).toContain(said);

    await row('refused').getByRole('button').click();
    await page.getByText(t.blockedReason.SameSiteNoneInsecure).waitFor();
    await row('_ga').getByRole('button').click();
    await page.getByRole('button', { name: t.detail.more, exact: true }).first().click();
    await page.getByText('9'.repeat(300)).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page, 360)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByLabel(t.filter.group, { exact: true }).selectOption('none');
    await page.getByLabel(t.filter.search, { exact: true }).fill('onerror');
    await page.waitForURL(/view=cookies&group=none&search=onerror/);
    await page.getByText(fill(t.filter.shown, { shown: 2, total: 8 })).waitFor();
    await page.reload();
    await page.getByText(fill(t.filter.shown, { shown: 2, total: 8 })).waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });

  it('show what each choice did, step by step', async () => {
    const { page, context, complaints } = await open(locale, entries, 'view=consent');
    const film = page.locator('#ablauf article').first();
    await film.getByText(fill(c.film.position, { at: 1, all: 4 })).waitFor();
    await film.getByRole('button', { name: c.film.next }).focus();
    await page.keyboard.press('End');
    await film.getByText(fill(c.film.position, { at: 4, all: 4 })).waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await film.locator('figcaption').innerText()).toContain('Speichern');
    expect(await page.locator('#ergebnis').innerText()).toContain(c.outcome.method['save-unticked']);
    const column = (name: string) => page.locator(`article[aria-labelledby=erschienen-${name}]`);
    await column('only').getByText('Google Analytics').waitFor();
    expect(await column('only').getByText(c.appear.consent.yes).count()).toBeGreaterThan(0);
    expect(await column('despite').innerText()).toContain('cdn.test');
    expect(await column('despite').innerText()).not.toContain('left');
    const purpose = page.locator('#tc-string tr').filter({ hasText: c.tcf.purpose[7] });
    expect(await purpose.getByRole('cell').allInnerTexts()).toEqual([expect.stringContaining(c.tcf.none), c.tcf.consent]);
    expect(await page.locator('#consent-mode tbody tr').last().innerText()).toContain(c.mode.value.granted);
    expect(await page.locator('#widerruf').innerText()).toContain('Cookie-Einstellungen');
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page, 360)).toBeLessThanOrEqual(0);
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });
});

it('show portions of 10,000 cookies, and say when nothing was stored', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => cookieEntry({ name: `c${index}` }));
  const { page, context } = await open('de', many, 'view=cookies');
  await page.getByText('10.000 von 10.000 Einträgen').waitFor();
  const names = page.locator('tbody tr th[scope=row]');
  expect(await names.count()).toBe(15);
  await page.getByRole('button', { name: '15 weitere anzeigen, 9.985 übrig, Statistik' }).click();
  await expect.poll(() => names.count()).toBe(30);
  await context.close();

  const empty = await open('de', [], 'view=cookies');
  await empty.page.getByText(deCookies.empty.nothingText).waitFor();
  await empty.context.close();
});
