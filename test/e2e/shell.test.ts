import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** Dialogs, snackbar, guard and connection notice by themselves, on a page that needs them all. */
const root = resolve(import.meta.dirname, '../..');
let folder: string;
let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spurenleser-shell-'));
  const shared = {
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    root: join(import.meta.dirname, 'shell-page'),
  } as const;
  await build({ ...shared, build: { outDir: folder, emptyOutDir: true } });
  server = await preview({ ...shared, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0 } });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await context?.close();
  context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await page.goto(`${server.resolvedUrls!.local[0]}`);
  await page.getByLabel('Notiz').waitFor();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const answer = () => page.locator('output').innerText();
const focused = () => page.evaluate(() => document.activeElement?.textContent);

describe('the alert', () => {
  it('stays through Escape and a click beside it, closes on Enter and gives the focus back', async () => {
    await button('Hinweis').click();
    const alert = page.getByRole('alertdialog', { name: 'Hinweis' });
    await alert.waitFor();
    expect(await focused()).toBe('OK');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await alert.isVisible()).toBe(true);
    expect((await alert.boundingBox())?.width).toBe(450);
    expect(await answer()).toBe('');
    await page.keyboard.press('Enter');
    await alert.waitFor({ state: 'detached' });
    expect(await answer()).toBe('gelesen');
    expect(await focused()).toBe('Hinweis');
  });
});

describe('the question', () => {
  it.each([
    ['Enter', 'true'],
    ['Escape', 'false'],
  ])('%s answers %s', async (key, expected) => {
    await button('Frage').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(400);
    await page.keyboard.press(key);
    await dialog.waitFor({ state: 'detached' });
    expect(await answer()).toBe(expected);
  });

  it('Enter on the button that dismisses dismisses', async () => {
    await button('Frage').click();
    await button('Abbrechen').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await answer()).toBe('false');
  });
});

describe('unsaved work', () => {
  it('is kept when the user stays, by link and by the back button', async () => {
    await page.getByRole('link').click();
    await page.getByRole('heading', { name: 'Zweite Seite' }).waitFor();
    await page.getByRole('link').click();
    await page.getByLabel('Notiz').fill('wichtig');
    for (const leave of [() => page.getByRole('link').click(), () => page.evaluate(() => history.back())]) {
      await leave();
      await page.getByRole('dialog', { name: 'Seite verlassen?' }).waitFor();
      await button('Bleiben').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.getByLabel('Notiz').inputValue()).toBe('wichtig');
    }
    await page.getByRole('link').click();
    await button('Seite verlassen').click();
    await page.getByRole('heading', { name: 'Zweite Seite' }).waitFor();
  });

  it('makes the browser ask before the window is closed, and only then', async () => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual([]);
    await page.getByLabel('Notiz').fill('wichtig');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });
});

describe('the snackbar', () => {
  it('stays until its button is pressed, at the bottom right', async () => {
    await button('Meldung').click();
    const message = page.getByRole('status').getByText('Gespeichert');
    await message.waitFor();
    const box = (await message.locator('..').boundingBox())!;
    expect(box.x + box.width).toBeGreaterThan(1440 - 60);
    expect(box.y + box.height).toBeGreaterThan(900 - 60);
    await button('Schließen').click();
    await message.waitFor({ state: 'detached' });
  });
});

describe('the connection', () => {
  it('is said to be gone while it is, and then to be back', async () => {
    await context.setOffline(true);
    await page.getByText('Keine Verbindung zum Internet.').waitFor();
    await context.setOffline(false);
    await page.getByText('Die Verbindung steht wieder.').waitFor();
    expect(await page.getByText('Keine Verbindung zum Internet.').count()).toBe(0);
  });
});
