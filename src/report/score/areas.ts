import { churchLawOf } from '#checks/shared/law/church-law.ts';
import { homeLawOf } from '#checks/shared/law/home-law.ts';
import type { ClassCounts, ReportArea, ReportFinding } from '#contract/report.ts';
import { areaIdSchema, type ReportClass } from '#contract/vocabulary.ts';
import { withReferences } from '../actions/references.ts';
import { type FindingContext, findingsOf } from '../findings.ts';
import { underChurchLaw } from '../statements/church-law.ts';
import { speakingTo } from '../statements/home-law.ts';
import { reportTexts } from '../texts.ts';
import { areaClass, coverageOf, isApplicable, type JudgedCheck, type ScoredCheck } from './scoring.ts';

const classOrder: readonly ReportClass[] = ['Risk', 'Hint', 'Conform', 'NoClassification'];
const confidenceOrder = ['high', 'medium', 'low'] as const;

/** Number of checks in each class; checks that do not apply are not counted. */
export function countClasses(checks: readonly ScoredCheck[]): ClassCounts {
  const count = (wanted: ReportClass) => checks.filter((check) => check.class === wanted).length;
  return { Conform: count('Conform'), Risk: count('Risk'), Hint: count('Hint'), NoClassification: count('NoClassification') };
}

/** Class and figures of one area by its checks. */
export function areaFigures(checks: readonly ScoredCheck[]) {
  return {
    class: areaClass(checks),
    applicable: checks.filter(isApplicable).length,
    coverage: coverageOf(checks),
    counts: countClasses(checks),
  };
}

/** Areas of the catalogue in its order, each with its findings: risks, warnings, passed, open; heavier ones first. */
export function describeAreas(judged: readonly JudgedCheck[], context: FindingContext): ReportArea[] {
  const { privacy, pages, imprintElements } = context.facts;
  const law = privacy.ok && pages.ok ? churchLawOf({ privacy: privacy.data, pages: pages.data }) : null;
  const home = imprintElements.ok ? homeLawOf({ imprintElements: imprintElements.data }) : null;
  const areas = areaIdSchema.options.flatMap((id): ReportArea[] => {
    const own = judged.filter(({ check }) => check.area === id);
    if (own.length === 0) return [];
    const figures = areaFigures(own);
    return [
      {
        id,
        title: reportTexts[context.locale].areas[id],
        ...figures,
        notApplicable: own.length - figures.applicable,
        findings: own
          .flatMap((entry) => findingsOf({ ...entry, check: underChurchLaw(speakingTo(home, entry), law) }, context))
          .sort(byGravity),
      },
    ];
  });
  return withReferences(areas, context.locale);
}

/** Order in which findings are read: class, weight, confidence; the catalogue's order decides ties. */
export function byGravity(a: ReportFinding, b: ReportFinding): number {
  return (
    classOrder.indexOf(a.class) - classOrder.indexOf(b.class) ||
    b.weight - a.weight ||
    confidenceOrder.indexOf(a.confidence) - confidenceOrder.indexOf(b.confidence)
  );
}
