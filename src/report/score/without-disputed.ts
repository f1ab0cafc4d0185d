import type { UndisputedResult } from '#contract/api/dispute.ts';
import type { Report, ReportArea, ReportFinding } from '#contract/report.ts';
import { reportTexts } from '../texts.ts';
import { areaFigures, countClasses } from './areas.ts';
import { explainLight } from './explain-light.ts';
import { isProvisional, lightClass, lightGround } from './light.ts';
import { type ScoredCheck, scoreScan } from './scoring.ts';

/** The result of a report as it would be if the disputed findings (by id) had never been made. The report stays as it is. */
export function resultWithout(report: Report, disputed: ReadonlySet<string>): UndisputedResult {
  const { completeness, locale } = report;
  const failed = report.scanState === 'failed';
  const kept = report.areas.map((area) => ({ area, checks: checksOf(area, disputed) }));
  const checks = kept.flatMap((own) => own.checks).sort(countingFirst);
  const { score, cap, coverage } = scoreScan(checks);
  const areas = kept.map(({ area: { id, title }, checks: own }) => ({ id, title, ...areaFigures(own) }));
  const ground = lightGround({ areas, completeness, coverage, failed });
  const provisional = isProvisional({ completeness, coverage, failed });
  // A report keeps no facts; its own explanation tells what was unknown.
  const consumersUnknown = report.summary.explanation.endsWith(reportTexts[locale].light.tellConsumers);
  return {
    class: lightClass[ground.kind],
    score: failed ? null : score,
    counts: countClasses(checks),
    explanation: explainLight(ground, { cap: failed ? null : (cap?.limit ?? null), provisional, consumersUnknown }, locale),
  };
}

type KeptCheck = ScoredCheck & { counts: boolean };

/** A check all of whose findings are disputed is left out: nobody knows what it would have said without them. */
function checksOf({ id: area, findings }: ReportArea, disputed: ReadonlySet<string>): KeptCheck[] {
  const kept = findings.filter(({ id }) => !disputed.has(id));
  return [...Map.groupBy(kept, ({ checkId }) => checkId)].map(([id, own]) => checkOf(id, area, own));
}

function checkOf(id: string, area: ReportArea['id'], findings: readonly ReportFinding[]): KeptCheck {
  const { class: resultClass, weight } = findings[0]!;
  // Warnings beside a risk stand behind it and count for nothing as long as it is there.
  const causes = findings.flatMap((finding) => (finding.cause === null || finding.class !== resultClass ? [] : [finding.cause]));
  return { id, area, weight, class: resultClass, causes, counts: findings.some(({ countedBy }) => countedBy === null) };
}

/** Among checks that are equally heavy a cause stays under the one that it counted under in the report. */
function countingFirst(a: KeptCheck, b: KeptCheck): number {
  return Number(b.counts) - Number(a.counts);
}
