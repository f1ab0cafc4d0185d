import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScanOutcome } from '#engine/scan-order.ts';
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

const isPartial = ({ evidence }: ScanOutcome) => evidence.pages.some(({ notes }) => notes.includes('partial-load'));

it('has sites to compare', () => expect(told.length).toBeGreaterThanOrEqual(14));

describe.concurrent('a scan says what the site does, no less and no more', { timeout: 400_000 }, () => {
  it.for(told.map((site) => [site.slug, site] as const))('%s', async ([, site], { expect }) => {
    const scan = () => scanLabSite(lab, site, { timeoutMs: 180_000 });
    const differencesOf = (outcome: ScanOutcome) => compareWithTruth(outcome, site.truth).differences;
    const first = await scan();
    const differences = differencesOf(first);
    // On a busy machine a page may not be there in time, or a step not be done in its time. The scan says so itself; then the site is looked at once more.
    const isUntold = isPartial(first) || differences.some((difference) => difference.includes('saw "NoClassification'));
    expect(differences.length > 0 && isUntold ? differencesOf(await scan()) : differences).toEqual([]);
  });
});
