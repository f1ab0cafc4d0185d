import { access, constants } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWithTruth } from '#lab/compare-truth.ts';
import { scanLabSite } from '#lab/scan-lab-site.ts';
import { sites } from '#lab/site-registry.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab } from '#lab/types.ts';

/** What differs most from browser to browser: many third parties, and a banner in a frame of another site. */
const slugs = ['schnaeppchen-palast', 'frame-banner'];
const installed = '/usr/lib/chromium/chromium';
const missing = await access(installed, constants.X_OK).then(
  () => false,
  () => true,
);

let lab: Lab;
const before = process.env['CHROMIUM_PATH'];
beforeAll(async () => {
  lab = await startLab();
  process.env['CHROMIUM_PATH'] = installed;
});
afterAll(async () => {
  if (before === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = before;
  await lab.close();
});

describe.skipIf(missing).concurrent('a browser of the machine sees what the bundled one sees', { timeout: 400_000 }, () => {
  it.for(slugs)('%s', async (slug, { expect }) => {
    const site = sites.find((candidate) => candidate.slug === slug);
    const scan = await scanLabSite(lab, site!, { timeoutMs: 180_000 });
    expect(site!.truth && compareWithTruth(scan, site!.truth).differences).toEqual([]);
  });
});

it('names sites that the lab has', () => expect(sites.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs)));
