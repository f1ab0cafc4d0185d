import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWithTruth, type TruthComparison } from '#lab/compare-truth.ts';
import { scanLabSite } from '#lab/scan-lab-site.ts';
import { sites } from '#lab/site-registry.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab, LabSite } from '#lab/types.ts';
import { verifiedSites } from '#lab/verified-sites.ts';

let lab: Lab;
beforeAll(async () => {
  lab = await startLab();
});
afterAll(() => lab.close());

const told = sites.filter((site): site is LabSite & { truth: NonNullable<LabSite['truth']> } => site.truth !== null);
const compared = new Map<string, TruthComparison>();

it('has sites to compare', () => expect(told.length).toBeGreaterThanOrEqual(14));

describe.concurrent('a scan says what the site does, no less and no more', { timeout: 400_000, retry: 1 }, () => {
  it.for(told.map((site) => [site.slug, site] as const))('%s', async ([slug, site], { expect }) => {
    const { result } = await scanLabSite(lab, site, { timeoutMs: 180_000 });
    const comparison = compareWithTruth(result, site.truth);
    compared.set(slug, comparison);
    if (verifiedSites.has(slug)) expect(comparison.differences).toEqual([]);
  });
});

describe('over all sites', () => {
  const total = (read: (comparison: TruthComparison) => number) =>
    [...compared.values()].reduce((sum, comparison) => sum + read(comparison), 0);

  // A floor under the sites that do not yet agree to the last line; `npm run bench -- accuracy` prints the figures.
  const floor = 0.6;

  it('finds what they declare, and reports nothing else', () => {
    for (const [slug, { differences }] of compared) if (differences.length > 0) console.info(`${slug}\n  ${differences.join('\n  ')}`);
    expect(total(({ matched }) => matched) / total(({ expected }) => expected)).toBeGreaterThan(floor);
    expect(total(({ matched }) => matched) / total(({ found }) => found)).toBeGreaterThan(floor);
  });
});
