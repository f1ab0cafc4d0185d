import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** The rules that a page breaks as it stands, each with the first element that breaks it; all that axe-core knows, in all of its frames. */
export async function violations(page: Page): Promise<string[]> {
  // The library is half a megabyte: it stays in a document that is looked at more than once.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window).catch(() => true))) await frame.evaluate(axe.source);
  const results = await page.evaluate(
    () => (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }) as Promise<AxeResults>,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
