import type { Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** A page of a real browser for all tests of a file, one after the other; the browser ends with them. */
export function onePage(): () => Page {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());
  return () => page;
}
