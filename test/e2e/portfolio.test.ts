import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanServices, websites } from '#db/tables/portfolio.ts';
import { storeCustomer } from '../factories/customer.ts';
import { storeScans } from '../factories/scan-row.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 180_000);
afterAll(() => yard?.close());

/** A customer on the page of websites: one got worse, one is fine and overdue, one could not be reached, one was never scanned. */
async function enter({ english = false, hosts = ['alt.test', 'laden.test', 'neu.test', 'zu.test'] } = {}) {
  const { id: customerId } = await storeCustomer(yard.database);
  const { db } = yard.database;
  if (hosts.length > 0) {
    await db
      .insert(websites)
      .values(hosts.map((host) => ({ id: randomUUID(), customerId, host, url: `https://www.${host}/`, created: daysAgo(100) })));
    const [, latest] = await storeScans(yard.database, customerId, [
      { host: 'laden.test', created: daysAgo(9), score: 80, findingKeys: ['Hint a 1'] },
      { host: 'laden.test', created: daysAgo(2), score: 65, class: 'Risk', findingKeys: ['Risk a 1', 'Risk b 1'] },
      { host: 'alt.test', created: daysAgo(60) },
      { host: 'zu.test', created: daysAgo(1), state: 'failed', class: null, score: null, complete: false, error: 'tls-broken' },
    ]);
    await db.insert(scanServices).values([{ scanId: latest!, serviceId: 'kartendienst', name: 'Kartendienst <b>' }]);
  }
  const visit = await yard.visit(english ? { locale: 'en-GB', colorScheme: 'dark' } : {});
  await yard.logIn(visit.context, customerId);
  await visit.page.goto(yard.app);
  if (english) await visit.page.getByRole('button', { name: 'English' }).click();
  await visit.page.goto(`${yard.app}websites`);
  await visit.page.getByRole('heading', { level: 1, name: 'Websites' }).waitFor();
  return visit;
}

const overflow = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};
const hostsOf = (page: Page) => page.locator('main tbody th > :first-child').allInnerTexts();
const rowOf = (page: Page, host: string) => page.getByRole('row').filter({ hasText: host });

describe('the portfolio', () => {
  it.each([
    {
      english: false,
      words: {
        risk: 'Risiko',
        came: '2 neue, 1 weggefallene Befunde',
        overdue: 'überfällig',
        blocked: 'Die verschlüsselte Verbindung kam nicht zustande',
        never: 'noch nicht gescannt',
      },
    },
    {
      english: true,
      words: {
        risk: 'Risk',
        came: '2 new findings, 1 gone',
        overdue: 'overdue',
        blocked: 'The encrypted connection failed',
        never: 'not scanned yet',
      },
    },
  ])('tells of each website how it stands, English: $english', { timeout: 90_000 }, async ({ english, words }) => {
    const { page, context, complaints } = await enter({ english });
    await rowOf(page, 'laden.test').getByText(words.risk, { exact: true }).waitFor();
    await rowOf(page, 'laden.test').getByText(words.came).waitFor();
    await rowOf(page, 'laden.test').getByText('−15').waitFor();
    await rowOf(page, 'alt.test').getByText(words.overdue, { exact: true }).waitFor();
    await rowOf(page, 'zu.test').getByText(words.blocked).waitFor();
    await rowOf(page, 'neu.test').getByText(words.never).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const width of [768, 320]) expect(await overflow(page, width)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('searches, orders and asks for a service, and keeps that in its address', { timeout: 90_000 }, async () => {
    const { page, context, complaints } = await enter();
    await rowOf(page, 'laden.test').waitFor();
    expect((await hostsOf(page))[0]).toBe('laden.test');
    await page.getByLabel('Reihenfolge').selectOption('host');
    await page.waitForURL('**/websites?sort=host');
    await expect.poll(async () => (await hostsOf(page))[0]).toBe('alt.test');
    await page.getByRole('searchbox', { name: 'Suchen' }).pressSequentially('neu');
    await page.waitForURL('**search=neu');
    await expect.poll(() => hostsOf(page)).toEqual(['neu.test']);
    expect(await page.getByRole('searchbox', { name: 'Suchen' }).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('searchbox', { name: 'Suchen' }).fill('gibt es nicht');
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await expect.poll(async () => (await hostsOf(page)).length).toBe(4);

    const question = page.getByLabel('Welche meiner Websites nutzen …?');
    await question.fill('Unbekanntes');
    await page.getByRole('searchbox', { name: 'Suchen' }).focus();
    await page.getByText('Dieser Dienst wurde auf keiner Ihrer Websites gesehen.').waitFor();
    await question.fill('kartendienst <B>');
    await page.getByText('1 von 4 Websites nutzt Kartendienst <b>.').waitFor();
    expect(await hostsOf(page)).toEqual(['laden.test']);
    await page.reload();
    await page.getByText('1 von 4 Websites nutzt Kartendienst <b>.').waitFor();
    expect(await question.inputValue()).toBe('Kartendienst <b>');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('starts a scan after the terms were named, and takes a website out', { timeout: 120_000 }, async () => {
    const { page, context, complaints } = await enter();
    await page.getByRole('button', { name: 'neu.test scannen' }).click();
    await page.getByRole('dialog').getByText('AGB').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Scan starten' }).click();
    await page.getByText('Scan von neu.test gestartet.').waitFor();
    await page.getByRole('button', { name: 'alt.test entfernen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
    await page.getByText('alt.test wurde entfernt. Die Scans bleiben.').waitFor();
    await rowOf(page, 'alt.test').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    {
      english: false,
      words: {
        empty: 'Noch keine Websites',
        field: 'Adressen, eine je Zeile',
        add: 'Hinzufügen',
        added: '2 hinzugefügt',
        invalid: 'keine gültige Adresse',
        all: 'Alle 4 Zeilen',
      },
    },
    {
      english: true,
      words: {
        empty: 'No websites yet',
        field: 'Addresses, one a line',
        add: 'Add',
        added: '2 added',
        invalid: 'no valid address',
        all: 'All 4 lines',
      },
    },
  ])('begins empty and takes a list, English: $english', { timeout: 90_000 }, async ({ english, words }) => {
    const { page, context, complaints } = await enter({ english, hosts: [] });
    await page.getByRole('heading', { name: words.empty }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('main').getByRole('button').first().click();
    const field = page.getByLabel(words.field);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    const csv = 'https://www.eins.test/\nhttps://www.zwei.test/\nhttps://eins.test/\n<script>alert(1)</script>\n';
    await page.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect.poll(() => field.inputValue()).toBe(csv);
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await page.getByText(words.added).waitFor();
    await page.getByRole('cell', { name: '<script>alert(1)</script>' }).first().waitFor();
    await page.getByRole('cell', { name: words.invalid }).first().waitFor();
    await page.getByText(words.all).click();
    expect(await violations(page)).toEqual([]);
    await expect.poll(async () => (await hostsOf(page)).toSorted()).toEqual(['eins.test', 'zwei.test']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('refuses a list that is too long', { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await enter({ hosts: [] });
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
    await page.getByText('Bitte füllen Sie dieses Feld aus.').waitFor();
    await page.getByLabel('Adressen, eine je Zeile').fill(`https://www.beispiel.test/${'lang'.repeat(50_001)}`);
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
    await page.getByText('Die Datei ist zu groß.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
