import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kanzleiOsterholt } from '#lab/sites/kanzlei-osterholt/site.ts';
import { scanPatienceMs, scanTestMs } from '../setup/patience.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 180_000);
afterAll(() => yard?.close());

async function order(page: Page, url: string, words: { address: string; start: string }): Promise<void> {
  await page.goto(yard.app);
  await page.getByLabel(words.address, { exact: true }).fill(url);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.start }).click();
}

const german = { address: 'Adresse der Website', start: 'Scan starten' };
const english = { address: 'Address of the website', start: 'Start scan' };
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('a visitor', () => {
  it('orders a scan, watches it, loads the page again in the middle and reads the report', { timeout: scanTestMs }, async () => {
    const { page, context, complaints } = await yard.visit();
    await order(page, kanzleiOsterholt.url, german);
    const host = new URL(kanzleiOsterholt.url).hostname;
    await page.getByRole('heading', { level: 1, name: host }).waitFor({ timeout: 30_000 });
    await page.getByText('Keine Interaktion').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: host }).waitFor({ timeout: 30_000 });
    await page.getByRole('heading', { name: 'Ergebnis' }).waitFor({ timeout: scanPatienceMs });
    expect(await page.getByRole('heading', { name: 'Drei Zustände' }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Bereiche' }).count()).toBe(1);
    expect(await page.locator('main').innerText()).not.toMatch(/rechtskonform|DSGVO-konform/i);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('reads the same in English, and gets there by polling alone', { timeout: scanTestMs }, async () => {
    const { page, context, complaints } = await yard.visit({ locale: 'en-GB', colorScheme: 'dark' });
    await page.route('**/events', (route) => route.abort());
    await page.goto(yard.app);
    await page.getByRole('button', { name: 'English' }).click();
    await order(page, kanzleiOsterholt.url, english);
    await page.getByRole('heading', { name: 'Result', exact: true }).waitFor({ timeout: scanPatienceMs });
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await violations(page)).toEqual([]);
    // What was cut off here is what the browser complains about.
    expect(complaints.filter((line) => !/Failed to load resource/.test(line))).toEqual([]);
    await context.close();
  });

  it('sees beside an additional address what is wrong with it', { timeout: 60_000 }, async () => {
    const { page, context } = await yard.visit();
    await page.goto(yard.app);
    await page.getByText('Scan-Einstellungen').click();
    await page.getByLabel('Adresse des Impressums').fill('impressum');
    await page.getByLabel(german.address, { exact: true }).fill('https://www.beispiel.de/');
    await page.getByRole('checkbox', { name: /AGB/ }).check();
    await page.getByRole('button', { name: german.start }).click();
    await page.getByText('Diese zusätzliche Adresse ist keine gültige Website-Adresse.').waitFor();
    await context.close();
  });

  it('is told what happened when the website cannot be reached', { timeout: scanTestMs }, async () => {
    const { page, context, complaints } = await yard.visit();
    await order(page, 'https://www.gibt-es-nicht.test/', german);
    await page.getByText('Der Name der Website lässt sich nicht auflösen.').first().waitFor({ timeout: scanPatienceMs });
    expect(await page.getByRole('heading', { name: 'Ergebnis' }).count()).toBeLessThanOrEqual(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['', 'Bitte füllen Sie dieses Feld aus.'],
    ['nicht einmal eine adresse', 'Das ist keine gültige Website-Adresse.'],
    ['http://192.168.0.1/', 'Die Adresse führt in ein privates oder gesperrtes Netz'],
  ])('sees beside the field what is wrong with „%s“', { timeout: 60_000 }, async (url, message) => {
    const { page, context } = await yard.visit();
    await order(page, url, german);
    await page.getByText(message).first().waitFor();
    const described = await page.getByLabel(german.address, { exact: true }).getAttribute('aria-describedby');
    expect(described).toBeTruthy();
    await context.close();
  });

  it('has to accept the terms', async () => {
    const { page, context } = await yard.visit();
    await page.goto(yard.app);
    await page.getByLabel(german.address, { exact: true }).fill('https://www.beispiel.de/');
    await page.getByRole('button', { name: german.start }).click();
    await page.getByText('Bitte stimmen Sie den AGB zu.').waitFor();
    await context.close();
  });
});

it.each(['', 'kontakt', 'cookie-richtlinie', 'agb', 'datenschutz', 'impressum', 'gibt-es-nicht'])(
  'the page /%s is accessible, complete and quiet in both languages and colour schemes',
  { timeout: 90_000 },
  async (path) => {
    const { page, context, complaints } = await yard.visit({ colorScheme: 'light' });
    await page.goto(yard.app + path);
    for (const locale of ['de', 'en'] as const) {
      if (locale === 'en') await page.getByRole('button', { name: 'English' }).click();
      await page.locator(`html[lang=${locale}]`).waitFor({ state: 'attached' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Neither the colours of a language nor the words of a scheme differ: each is examined once.
      await page.emulateMedia({ colorScheme: locale === 'de' ? 'light' : 'dark' });
      expect([locale, await violations(page)]).toEqual([locale, []]);
    }
    expect(await page.title()).toBe('Spurenleser');
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThanOrEqual(5);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
