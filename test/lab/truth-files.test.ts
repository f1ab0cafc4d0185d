import { afterAll, beforeAll, describe, it } from 'vitest';
import { installedChromium, type LabBrowser, launchLabBrowser, observeSite } from '#lab/observe-site.ts';
import { sites } from '#lab/site-registry.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab, Seen } from '#lab/types.ts';

const chromium = installedChromium();

function byKey<T extends { states: Seen }>(entries: readonly T[], key: (entry: T) => string): Record<string, Seen> {
  return Object.fromEntries(entries.map((entry) => [key(entry), entry.states]));
}

/** Truth files are written by hand: this holds them against an ordinary browser that is no part of the product. Sites take part by `choices`. */
describe.skipIf(chromium === null)('what the truth files say is what a browser meets', () => {
  let lab: Lab;
  let browser: LabBrowser;
  beforeAll(async () => {
    lab = await startLab();
    browser = await launchLabBrowser(lab, chromium!);
  });
  afterAll(async () => {
    await browser.close();
    await lab.close();
  });

  it.concurrent.for(sites.filter((site) => site.truth !== null && site.choices !== undefined))(
    '$slug',
    { timeout: 180_000 },
    async (site, { expect }) => {
      const truth = site.truth!;
      const seen = await observeSite(browser.browser, lab, site);
      expect(seen.thirdParties).toEqual(truth.thirdParties);
      expect(seen.cookies).toEqual(byKey(truth.cookies, (cookie) => `${cookie.name}@${cookie.domain}`));
      expect(seen.storage).toEqual(byKey(truth.storage, (entry) => `${entry.kind} ${entry.key}@${entry.origin}`));
    },
  );
});
