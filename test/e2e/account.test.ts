import type { BrowserContext, Page } from '@playwright/test';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kanzleiOsterholt } from '#lab/sites/kanzlei-osterholt/site.ts';
import { account as de } from '#web/texts/de/account.ts';
import { app as deApp } from '#web/texts/de/app.ts';
import { account as en } from '#web/texts/en/account.ts';
import { app as enApp } from '#web/texts/en/app.ts';
import { scanPatienceMs, scanTestMs } from '../setup/patience.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

const words = { de: { ...de, app: deApp }, en: { ...en, app: enApp } };
type Locale = keyof typeof words;
const password = 'vier Spuren im Schnee';
/** A page that needs a login; the scan does not exist, so that it only says so. */
const guarded = 'report/6f1c1ac0-5d2f-4f4e-9c3f-111111111111?from=mail#open';

let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 240_000);
afterAll(() => yard?.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
/** What a page complained about, without the browser's note on every answer that is no success. */
const serious = (complaints: readonly string[]) => complaints.filter((line) => !/Failed to load resource/.test(line));

async function visit(locale: Locale, options?: Parameters<AppYard['visit']>[0]) {
  const visitor = await yard.visit(options);
  await visitor.context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  return visitor;
}

async function register(page: Page, locale: Locale, email: string): Promise<void> {
  const t = words[locale];
  await field(page, t.email).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('checkbox').check();
  await button(page, t.registration.submit).click();
  await heading(page, t.confirmation.title).waitFor({ timeout: 60_000 });
}

const confirmLink = (email: string) => yard.smtp.foundInMail(email, /http:\S+\/app\/confirmaccount\/customer\/\S+\/token\/[\w-]+/);

async function confirm(page: Page, locale: Locale, email: string): Promise<string> {
  const link = await confirmLink(email);
  await page.goto(link);
  await button(page, words[locale].confirmAccount.submit).click();
  await heading(page, words[locale].confirmAccount.doneTitle).waitFor();
  return link;
}

async function logIn(page: Page, locale: Locale, email: string, known = password): Promise<void> {
  const t = words[locale];
  await field(page, t.email).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(known);
  await button(page, t.login.submit).click();
}

/** Registers, confirms and logs in: a page of somebody who has an account. */
async function customer(locale: Locale, email: string): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const visitor = await visit(locale);
  await visitor.page.goto(`${yard.app}registration`);
  await register(visitor.page, locale, email);
  await confirm(visitor.page, locale, email);
  await visitor.page.goto(`${yard.app}login`);
  await logIn(visitor.page, locale, email);
  await inHeader(visitor.page, 'Logout').waitFor();
  return visitor;
}

describe.each(['de', 'en'] as const)('an account (%s)', (locale) => {
  const t = words[locale];

  it('is registered, confirmed by a real mail, and leads to the page that was wanted', async () => {
    const email = `weg.${locale}@beispiel.test`;
    const { page, context, complaints } = await visit(locale);
    await page.goto(yard.app + guarded);
    await page.waitForURL((url) => url.pathname === '/app/login');
    expect(await inHeader(page, 'Login').count()).toBe(1);
    expect(await inHeader(page, 'Logout').count()).toBe(0);
    await page.getByRole('link', { name: t.login.newLink }).click();
    await heading(page, t.registration.title).waitFor();
    await register(page, locale, email);
    await page.getByText(email).waitFor();
    expect(await violations(page)).toEqual([]);

    const link = await confirmLink(email);
    await page.goto(link);
    await heading(page, t.confirmAccount.title).waitFor();
    expect(await violations(page)).toEqual([]);
    // A mail scanner has opened the page as well: only the button confirms.
    await page.goto(`${yard.app}login`);
    await logIn(page, locale, email);
    await page.getByRole('alert').getByText(t.login.failed).waitFor();
    await confirm(page, locale, email);
    expect(await violations(page)).toEqual([]);

    await page.goto(yard.app + guarded);
    await page.getByText(t.login.return).waitFor();
    await logIn(page, locale, email);
    await page.waitForURL(yard.app + guarded);
    expect(await inHeader(page, 'Login').count()).toBe(0);
    await page.goto(`${yard.app}registration`);
    await page.waitForURL(/\/app\/?$/);

    await page.goto(link);
    await button(page, t.confirmAccount.submit).click();
    await heading(page, t.confirmAccount.invalidTitle).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });

  it('says beside its field what is wrong with a registration', async () => {
    const { page, context, complaints } = await visit(locale);
    await page.goto(`${yard.app}registration`);
    await button(page, t.registration.submit).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await field(page, t.email).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[aria-invalid="true"]:not([type="radio"])').count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await field(page, t.email).fill('niemand');
    const secret = page.getByLabel(t.password, { exact: true });
    await secret.fill('kurz');
    await page.getByText(locale === 'de' ? 'Noch 8 Zeichen' : '8 more characters').waitFor();
    await page.getByRole('button', { name: /anzeigen|Show/ }).click();
    expect(await secret.getAttribute('type')).toBe('text');
    await secret.fill('passwort1234');
    await field(page, t.email).fill(`haeufig.${locale}@beispiel.test`);
    await page.getByRole('radio').first().check();
    await page.getByRole('checkbox').check();
    await button(page, t.registration.submit).click();
    await page
      .getByText(locale === 'de' ? 'Dieses Passwort ist zu verbreitet' : 'This password is too common')
      .waitFor({ timeout: 60_000 });
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });
});

// What follows does not depend on the language: one is enough, and the pages of both are examined below.
describe('an account', () => {
  const t = words.de;

  it('logs out in all tabs, and logs in again in all tabs', async () => {
    const { page, context, complaints } = await customer('de', `tabs.de@beispiel.test`);
    const other = await context.newPage();
    await other.goto(yard.app + guarded);
    await inHeader(other, 'Logout').waitFor();
    await inHeader(page, 'Logout').click();
    await heading(page, t.logout.title).waitFor();
    expect(await violations(page)).toEqual([]);
    await inHeader(other, 'Login').waitFor();
    await other.waitForURL((url) => url.pathname === '/app/login');
    await other.getByText(t.app.session.endedElsewhere).waitFor();
    expect((await page.request.get(`${yard.app}../api/user/dsgvo/customer`)).status()).toBe(401);

    await page.getByRole('link', { name: t.logout.again }).click();
    await logIn(page, 'de', `tabs.de@beispiel.test`);
    await inHeader(page, 'Logout').waitFor();
    await other.waitForURL(yard.app + guarded);
    await inHeader(other, 'Logout').waitFor();
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });

  it('gets a new password by link and by typed code', async () => {
    const email = `neu.de@beispiel.test`;
    const { page, context, complaints } = await customer('de', email);
    const elsewhere = await visit('de');
    const ask = async () => {
      await elsewhere.page.goto(`${yard.app}password-reset`);
      await field(elsewhere.page, t.email).fill(email);
      await button(elsewhere.page, t.reset.email.submit).click();
      await elsewhere.page.getByLabel(t.reset.code.label, { exact: true }).waitFor();
    };
    const choose = async (first: string, second = first) => {
      await elsewhere.page.getByLabel(t.reset.password.label, { exact: true }).fill(first);
      await elsewhere.page.getByLabel(t.reset.password.repeat, { exact: true }).fill(second);
      await button(elsewhere.page, t.reset.password.submit).click();
    };

    await ask();
    expect(await violations(elsewhere.page)).toEqual([]);
    const link = await yard.smtp.foundInMail(email, /http:\S+\/app\/password-reset\?token=[\w-]+/);
    await elsewhere.page.goto(link);
    await choose('kurz', 'anders');
    await elsewhere.page.getByText('Die Passwörter stimmen nicht überein.').waitFor();
    expect(await violations(elsewhere.page)).toEqual([]);
    await choose('ein Satz fürs erste Mal');
    await heading(elsewhere.page, t.reset.doneTitle).waitFor();
    await elsewhere.page.goto(link);
    await heading(elsewhere.page, t.reset.invalidTitle).waitFor();
    expect(await violations(elsewhere.page)).toEqual([]);

    const before = yard.smtp.received.length;
    await ask();
    const code = await yard.smtp.foundInMail(email, /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/, before);
    await elsewhere.page.getByLabel(t.reset.code.label, { exact: true }).fill('AAAA-BBBB-CCCC-DDDD');
    await button(elsewhere.page, t.reset.code.submit).click();
    await elsewhere.page.locator('[aria-invalid="true"]').waitFor();
    await elsewhere.page.getByLabel(t.reset.code.label, { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '));
    await button(elsewhere.page, t.reset.code.submit).click();
    await choose('ein Satz fürs zweite Mal');
    await heading(elsewhere.page, t.reset.doneTitle).waitFor();
    await elsewhere.page.getByRole('link', { name: t.reset.login, exact: true }).click();
    await logIn(elsewhere.page, 'de', email, 'ein Satz fürs erste Mal');
    await elsewhere.page.getByRole('alert').getByText(t.login.failed).waitFor();
    await logIn(elsewhere.page, 'de', email, 'ein Satz fürs zweite Mal');
    await inHeader(elsewhere.page, 'Logout').waitFor();

    // The reset has ended the session of the first browser: its next call says so, and the login leads back.
    await inHeader(page, 'Websites').click();
    await page.getByRole('alertdialog').getByText(t.app.session.expired).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await heading(page, t.login.title).waitFor();
    await logIn(page, 'de', email, 'ein Satz fürs zweite Mal');
    await page.waitForURL(`${yard.app}websites`);
    expect(serious([...complaints, ...elsewhere.complaints])).toEqual([]);
    await elsewhere.context.close();
    await context.close();
  });

  it('asks for a code where a second factor is set up', async () => {
    const email = `faktor.de@beispiel.test`;
    const { page, context, complaints } = await customer('de', email);
    const post = (path: string, body: object) =>
      page.evaluate(
        async ([address, text]) => {
          const answer = await fetch(address!, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text! });
          return answer.json() as Promise<Record<string, string | string[]>>;
        },
        [path, JSON.stringify(body)],
      );
    const { secret } = await post('/api/user/auth/totp', { password });
    const { recoveryCodes } = await post('/api/user/auth/totp/confirm', { code: await generate({ secret: secret as string }) });
    await inHeader(page, 'Logout').click();
    await page.getByRole('link', { name: t.logout.again }).click();
    await logIn(page, 'de', email);
    const code = page.getByLabel(t.secondFactor.code, { exact: true });
    await code.waitFor();
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await violations(page)).toEqual([]);
    await code.fill('AAAA-BBBB-CCCC-DDDD');
    await button(page, t.secondFactor.submit).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await code.fill(recoveryCodes![0]!);
    await button(page, t.secondFactor.submit).click();
    await inHeader(page, 'Logout').waitFor();
    expect(serious(complaints)).toEqual([]);
    await context.close();
  });
});

it('logs out when the server cannot be told, and makes up for it', async () => {
  const { page, context } = await customer('de', 'still@beispiel.test');
  await context.route('**/api/user/auth/logout', (route) => route.abort());
  await inHeader(page, 'Logout').click();
  await heading(page, de.logout.title).waitFor();
  await page.getByText(de.logout.untold).waitFor();
  await inHeader(page, 'Login').waitFor();
  await page.goto(yard.app);
  await inHeader(page, 'Login').waitFor();
  await context.unroute('**/api/user/auth/logout');
  await page.reload();
  await inHeader(page, 'Login').waitFor();
  expect((await page.request.get(`${yard.app}../api/user/dsgvo/customer`)).status()).toBe(401);
  await context.close();
});

it('takes the visitor’s scan of the tab along', { timeout: scanTestMs }, async () => {
  const email = 'umzug@beispiel.test';
  const { host } = new URL(kanzleiOsterholt.url);
  const { page, context, complaints } = await visit('de');
  await page.goto(yard.app);
  await page.getByLabel('Adresse der Website', { exact: true }).fill(kanzleiOsterholt.url);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Scan starten' }).click();
  await page.getByRole('heading', { name: 'Ergebnis' }).waitFor({ timeout: scanPatienceMs });
  await page.locator('#monitore').getByRole('link').click();
  await heading(page, de.registration.title).waitFor();
  await page.getByText(`Der Scan von ${host} zieht in Ihr Konto um`).waitFor();
  await register(page, 'de', email);
  await confirm(page, 'de', email);
  await page.getByRole('link', { name: de.confirmAccount.login, exact: true }).click();
  await logIn(page, 'de', email);
  await inHeader(page, 'Logout').waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: host.replace('www.', ''), exact: true })
    .first()
    .waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('visitor-scan'))).toBeNull();
  expect(serious(complaints)).toEqual([]);
  await context.close();
});

it.each(['login', 'registration', 'registrationconfirmation', 'confirmaccount/customer/1/token/2', 'password-reset', 'logout'])(
  'the page /%s is accessible and fits in both languages and colour schemes',
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
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(serious(complaints)).toEqual([]);
    await context.close();
  },
);
