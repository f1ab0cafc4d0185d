import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScanOutcome } from '#engine/scan-order.ts';
import { compareWithTruth } from '#lab/compare-truth.ts';
import { scanLabSite } from '#lab/scan-lab-site.ts';
import { scannedOnDemand } from '#lab/scanned-on-demand.ts';
import { sites } from '#lab/site-registry.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab, LabSite } from '#lab/types.ts';

const isPartial = ({ evidence }: ScanOutcome) =>
  evidence.pages.some(({ notes, snapshot }) => notes.includes('partial-load') || !snapshot.ok);

/** The sites whose truth is told, without those scanned on demand unless `LAB_SITES` is "all". */
const told = sites
  .filter((site): site is LabSite & { truth: NonNullable<LabSite['truth']> } => site.truth !== null)
  .filter(({ slug }) => process.env['LAB_SITES'] === 'all' || !scannedOnDemand.has(slug));

/** Scans every other site of the lab, from the first or the second on, and holds what is found against the truth files: two files share the work. */
export function holdAgainstTruth(from: 0 | 1): void {
  let lab: Lab;
  beforeAll(async () => {
    lab = await startLab();
  });
  afterAll(() => lab.close());

  const share = told.filter((_, index) => index % 2 === from);
  it('has sites to compare', () => expect(share.length).toBeGreaterThanOrEqual(14));

  describe.concurrent('a scan says what the site does, no less and no more', { timeout: 400_000 }, () => {
    it.for(share.map((site) => [site.slug, site] as const))('%s', async ([, site], { expect }) => {
      const scan = () => scanLabSite(lab, site, { timeoutMs: 180_000 });
      const differencesOf = (outcome: ScanOutcome) => compareWithTruth(outcome, site.truth).differences;
      const first = await scan();
      const differences = differencesOf(first);
      // On a busy machine a page may not be there in time, or a step not be done in its time: the site is looked at once more, and what is
      // really different is so again. A difference that the first scan did not tell itself is printed, for it is a fault of its own.
      const isUntold = isPartial(first) || differences.some((difference) => difference.includes('saw "NoClassification'));
      if (differences.length > 0 && !isUntold) console.warn(`${site.slug}, first scan: ${differences.join('; ')}`);
      expect(differences.length > 0 ? differencesOf(await scan()) : differences).toEqual([]);
    });
  });
}
