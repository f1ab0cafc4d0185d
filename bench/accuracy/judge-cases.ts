import { judge } from '#engine/judge.ts';
import type { Evidence } from '#evidence/evidence.ts';
import type { PageSnapshot } from '#evidence/pages.ts';
import { scanLabSite } from '#lab/scan-lab-site.ts';
import { energieberatungLindner } from '#lab/sites/energieberatung-lindner/site.ts';
import { tischlereiBrandtner } from '#lab/sites/tischlerei-brandtner/site.ts';
import { startLab } from '#lab/start-lab.ts';
import type { LabSite } from '#lab/types.ts';
import { caseEvidence } from './case-evidence.ts';
import { compareVerdicts, type VerdictOutcomes } from './compare-verdict.ts';
import { renderPages } from './render-pages.ts';
import type { VerdictCase } from './verdict-cases.ts';

/** Shows the pages of the cases in a browser, puts them into scans of two clean sites of the lab, and judges these. */
export async function judgeCases(cases: readonly VerdictCase[]): Promise<VerdictOutcomes> {
  const outcomes: VerdictOutcomes = { verdicts: [], alarms: [] };
  if (cases.length === 0) return outcomes;
  const [plain, banner] = await scanClean([tischlereiBrandtner, energieberatungLindner]);
  const visits = await renderPages(
    cases.flatMap((one, index) => one.pages.map(({ path, kind, html }) => ({ url: originOf(index) + path, kind, html }))),
  );
  for (const [index, one] of cases.entries()) {
    const clean = one.banner ? banner! : plain!;
    const { origin } = new URL(clean.run.finalUrl);
    const snapshots = new Map(
      one.pages.map(({ path }) => {
        const { snapshot } = visits.get(originOf(index) + path)!;
        if (!snapshot.ok) throw new Error(`${one.id}${path}: ${snapshot.message}`);
        return [path, JSON.parse(JSON.stringify(snapshot.data).replaceAll(originOf(index), origin)) as PageSnapshot] as const;
      }),
    );
    const { report } = judge(caseEvidence(clean, one, snapshots), 'de').result;
    const { verdicts, alarms } = compareVerdicts(
      one,
      report.areas.flatMap(({ findings }) => findings),
    );
    outcomes.verdicts.push(...verdicts);
    outcomes.alarms.push(...alarms);
  }
  return outcomes;
}

const originOf = (index: number) => `http://case${index}.labelled-cases.example`;

/** One without a banner, one with a correct one: neither has a fault. */
async function scanClean(sites: readonly LabSite[]): Promise<Evidence[]> {
  const lab = await startLab({ sites });
  try {
    return await Promise.all(sites.map(async (site) => (await scanLabSite(lab, site)).evidence));
  } finally {
    await lab.close();
  }
}
