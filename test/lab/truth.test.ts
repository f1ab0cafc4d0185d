import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWithTruth } from '#lab/compare-truth.ts';
import { scanLabSite } from '#lab/scan-lab-site.ts';
import { sites } from '#lab/site-registry.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab, LabSite } from '#lab/types.ts';

let lab: Lab;
beforeAll(async () => {
  lab = await startLab();
});
afterAll(() => lab.close());

const told = sites.filter((site): site is LabSite & { truth: NonNullable<LabSite['truth']> } => site.truth !== null);

it('has sites to compare', () => expect(told.length).toBeGreaterThanOrEqual(14));

describe.concurrent('a scan says what the site does, no less and no more', { timeout: 400_000 }, () => {
  it.for(told.map((site) => [site.slug, site] as const))('%s', async ([, site], { expect }) => {
    const { result } = await scanLabSite(lab, site, { timeoutMs: 180_000 });
    expect(compareWithTruth(result, site.truth).differences).toEqual([]);
  });
});
