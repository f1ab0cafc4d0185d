import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, goodPasswordHash, otherPassword } from '../factories/account.ts';
import { type CustomerValues, storeCustomer, storeSession } from '../factories/customer.ts';
import { violations } from './accessibility.ts';
import { type AppYard, openAppYard } from './app-yard.ts';

let yard: AppYard;
beforeAll(async () => {
  yard = await openAppYard();
}, 180_000);
afterAll(() => yard?.close());

/** A customer who is logged in, on a page of the profile. */
async function enter(path: string, { english = false, ...values }: CustomerValues & { english?: boolean } = {}) {
  const customer = await storeCustomer(yard.database, { passwordHash: goodPasswordHash, ...values });
  const visit = await yard.visit({ ...(english && { locale: 'en-GB', colorScheme: 'dark' }), acceptDownloads: true });
  await yard.logIn(visit.context, customer.id);
  await visit.page.goto(yard.app);
  if (english) await visit.page.getByRole('button', { name: 'English' }).click();
  await visit.page.goto(yard.app + path);
  return { ...visit, customer };
}

const isNarrowEnough = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  return overflow <= 0;
};
const current = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).and(page.locator('[aria-current="page"]'));
/** The browser notes answers that are no success in the console. */
const besides = (complaints: readonly string[], status: number) => complaints.filter((text) => !text.includes(`status of ${status}`));

describe('the profile', () => {
  it.each([
    { english: false, pages: ['Übersicht', 'Rechnungsadresse', 'Passwort ändern', 'Sicherheit', 'Daten und Konto'] },
    { english: true, pages: ['Overview', 'Billing address', 'Change password', 'Security', 'Data and account'] },
  ])('leads through its pages, English: $english', { timeout: 120_000 }, async ({ english, pages }) => {
    const { page, context, customer, complaints } = await enter('profile', { english });
    await page.waitForURL('**/profile/overview');
    await page.getByText(customer.email).waitFor();
    for (const name of pages) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await current(page, name).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
      expect(await isNarrowEnough(page)).toBe(true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sends whoever is not logged in to the login', { timeout: 60_000 }, async () => {
    const { page, context } = await yard.visit();
    await page.goto(`${yard.app}profile/security`);
    await page.waitForURL('**/login?next=%2Fprofile%2Fsecurity');
    await context.close();
  });

  it('keeps a billing address, says what is wrong beside its field, and asks before typed work is lost', { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await enter('profile/billingAddress');
    const save = page.getByRole('button', { name: 'Adresse speichern' });
    await page.getByLabel('Postleitzahl').fill('123');
    await page.getByLabel('Telefon').fill('030 1234');
    await page.getByLabel('USt-IdNr.').fill('ATU1');
    await save.click();
    await page.getByText('Bitte geben Sie eine fünfstellige Postleitzahl ein.').waitFor();
    await page.getByText('Die Telefonnummer beginnt mit +49').waitFor();
    await page.getByText('Die USt-IdNr. besteht aus DE und neun Ziffern.').waitFor();
    expect(await page.getByText('Bitte füllen Sie dieses Feld aus.').count()).toBe(4);
    expect(await page.getByLabel('Vorname').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('navigation').getByRole('link', { name: 'Sicherheit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bleiben' }).click();
    await page.getByLabel('Anrede').selectOption('Frau');
    const name = '<b>Ada</b> & "Co"';
    for (const [label, text] of [
      ['Vorname', name],
      ['Nachname', 'Lovelace'],
      ['Straße und Hausnummer', 'Musterweg 1'],
      ['Postleitzahl', '10115'],
      ['Ort', 'Berlin'],
      ['Telefon', '+49 (0)30 12-34'],
      ['USt-IdNr.', 'de 123 456 789'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await save.click();
    await page.getByText('Die Rechnungsadresse ist gespeichert.').waitFor();
    expect(await page.getByLabel('Telefon').inputValue()).toBe('+49301234');
    // Nothing is unsaved any more: the page lets go without asking.
    await page.getByRole('navigation').getByRole('link', { name: 'Übersicht' }).click();
    await page.waitForURL('**/overview');
    await page.reload();
    await page.getByRole('navigation').getByRole('link', { name: 'Rechnungsadresse' }).click();
    await page.getByLabel('Vorname').waitFor();
    expect(await page.getByLabel('Vorname').inputValue()).toBe(name);
    expect(await page.getByLabel('USt-IdNr.').inputValue()).toBe('DE123456789');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    {
      english: false,
      words: { original: 'Bisheriges Passwort', next: 'Neues Passwort', repeat: 'Neues Passwort wiederholen', submit: 'Passwort ändern' },
      said: {
        differ: 'Die Passwörter stimmen nicht überein.',
        wrong: 'Das bisherige Passwort ist falsch.',
        common: 'Dieses Passwort ist zu verbreitet',
        saved: 'Alle anderen Sitzungen wurden beendet.',
      },
    },
    {
      english: true,
      words: { original: 'Original password', next: 'New password', repeat: 'Repeat new password', submit: 'Change password' },
      said: {
        differ: 'The passwords are not equal.',
        wrong: 'The original password is wrong.',
        common: 'This password is too common',
        saved: 'All other sessions were ended.',
      },
    },
  ])('changes the password, English: $english', { timeout: 60_000 }, async ({ english, words, said }) => {
    const { page, context, customer, complaints } = await enter('profile/changePassword', { english });
    await storeSession(yard.database, customer.id);
    const submit = page.getByRole('button', { name: words.submit, exact: true });
    const type = async (original: string, next: string, repeat = next) => {
      await page.getByLabel(words.original, { exact: true }).fill(original);
      await page.getByLabel(words.next, { exact: true }).fill(next);
      await page.getByLabel(words.repeat, { exact: true }).fill(repeat);
      await submit.click();
    };
    await type(goodPassword, otherPassword, 'etwas anderes');
    await page.getByText(said.differ).waitFor();
    await type('falsch geraten', otherPassword);
    await page.getByText(said.wrong).waitFor();
    await type(goodPassword, 'passwortpasswort');
    await page.getByText(said.common).waitFor();
    expect(await violations(page)).toEqual([]);
    await type(goodPassword, otherPassword);
    await page.getByText(said.saved).waitFor();
    expect(await page.getByLabel(words.original, { exact: true }).inputValue()).toBe('');
    await page.goto(`${yard.app}profile/security`);
    await page.getByText(english ? 'this device' : 'dieses Gerät').waitFor();
    expect(await page.locator('main ul > li', { hasText: english ? 'Logged in since' : 'Angemeldet seit' }).count()).toBe(1);
    expect(besides(complaints, 400)).toEqual([]);
    await context.close();
  });

  it('changes the password in a dialog as well', { timeout: 60_000 }, async () => {
    const { page, context } = await enter('profile/overview');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Passwort ändern' });
    await dialog.getByLabel('Bisheriges Passwort', { exact: true }).fill(goodPassword);
    await dialog.getByLabel('Neues Passwort', { exact: true }).fill(otherPassword);
    await dialog.getByLabel('Neues Passwort wiederholen', { exact: true }).fill(otherPassword);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Passwort ändern' }).click();
    await page.getByText('Alle anderen Sitzungen wurden beendet.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('sets a second factor up and gives it up again', { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await enter('profile/security');
    await page.getByLabel('Ihr Passwort', { exact: true }).fill('falsch geraten');
    await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
    await page.getByText('Das bisherige Passwort ist falsch.').waitFor();
    await page.getByLabel('Ihr Passwort', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
    await page.getByRole('img', { name: 'QR-Code' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
    const code = page.getByLabel('Code aus der App');
    await code.fill('12');
    await page.getByRole('button', { name: 'Code bestätigen' }).click();
    await page.getByText('Dieser Code stimmt nicht oder ist abgelaufen.').waitFor();
    const digits = generateSync({ secret });
    await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await page.getByRole('button', { name: 'Code bestätigen' }).click();
    const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
    await codes.first().waitFor();
    expect(await violations(page)).toEqual([]);
    const told = await codes.allInnerTexts();

    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Als Datei laden' }).click()]);
    expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toEqual(told.map((line) => line.trim()));
    await page.getByRole('button', { name: 'Fertig' }).click();
    await page.getByText('Bitte speichern Sie die Codes, und bestätigen Sie es hier.').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Übersicht' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bleiben' }).click();
    await page.getByLabel('Ich habe sie gespeichert.').check();
    await page.getByRole('button', { name: 'Fertig' }).click();

    await page.getByLabel('Ihr Passwort', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Zweiten Faktor aufgeben' }).click();
    await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).waitFor();
    expect(besides(complaints, 400)).toEqual([]);
    await context.close();
  });

  it('ends one session, then all of them', { timeout: 60_000 }, async () => {
    const customer = await storeCustomer(yard.database, { passwordHash: goodPasswordHash });
    await storeSession(yard.database, customer.id);
    const { page, context } = await yard.visit();
    await yard.logIn(context, customer.id);
    await page.goto(`${yard.app}profile/security`);
    await page.getByRole('button', { name: /^Sitzung beenden/ }).click();
    await page.getByText('Sitzung beendet:').waitFor();
    await page.getByRole('button', { name: /^Sitzung beenden/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Überall abmelden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Überall abmelden' }).click();
    await page.getByText('Sie sind auf allen Geräten abgemeldet.').waitFor();
    await page.waitForURL('**/login?next=*');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
    await context.close();
  });

  it.each([
    { english: false, submit: 'Daten herunterladen', label: 'Ihr Passwort' },
    { english: true, submit: 'Download data', label: 'Your password' },
  ])('hands out all data, English: $english', { timeout: 60_000 }, async ({ english, submit, label }) => {
    const { page, context, complaints } = await enter('profile/data', { english });
    await page.getByLabel(label, { exact: true }).first().fill(goodPassword);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: submit }).click()]);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    {
      english: false,
      submit: 'Konto endgültig löschen',
      label: 'Ihr Passwort',
      word: 'LÖSCHEN',
      done: 'Ihr Konto ist gelöscht.',
      login: 'Login',
    },
    {
      english: true,
      submit: 'Delete account for good',
      label: 'Your password',
      word: 'delete',
      done: 'Your account has been deleted.',
      login: 'Login',
    },
  ])('deletes the account, English: $english', { timeout: 60_000 }, async ({ english, submit, label, word, done, login }) => {
    const { page, context, complaints } = await enter('profile/data', { english });
    await page.getByLabel(label, { exact: true }).last().fill(goodPassword);
    await page.getByRole('button', { name: submit }).click();
    await page.locator('input[name=word][aria-invalid=true]').waitFor();
    await page.locator('input[name=word]').fill(word);
    await page.getByRole('button', { name: submit }).click();
    await page.getByText(done).waitFor();
    await page.waitForURL(/\/app\/?$/);
    await page.getByRole('link', { name: login, exact: true }).waitFor();
    await page.getByLabel(english ? 'Address of the website' : 'Adresse der Website', { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
