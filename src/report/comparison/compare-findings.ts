import type { ChangeReason, FindingChange } from '#contract/comparison.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { ReportClass } from '#contract/vocabulary.ts';
import { mergeStates } from '../merge.ts';
import type { KnowledgeChange } from '../monitors/service-knowledge.ts';
import { type ComparedScan, canVouch, couldSee, type Sighting, sameStates, statesMoved } from './compared-scan.ts';

interface FindingIndex {
  scan: ComparedScan;
  /** Risks and warnings by id, in the order of the report. */
  adverse: ReadonlyMap<string, ReportFinding>;
  /** What the scan says about each check that applied, by one of its findings. */
  checks: ReadonlyMap<string, ReportFinding>;
  /** Area of each check that applied. */
  areaOf: ReadonlyMap<string, string>;
  /** Number of checks in each area, also of those that did not apply. */
  areaSizes: ReadonlyMap<string, number>;
}

const kindOrder = ['new', 'changed', 'gone'] as const;
const classOrder: readonly (ReportClass | null)[] = ['Risk', 'Hint'];

/** Findings of classes Risk and Hint that came, went or changed their class: new ones first, risks before warnings, then by report order. */
export function compareFindings(
  before: ComparedScan,
  after: ComparedScan,
  knowledge: KnowledgeChange,
): { findings: FindingChange[]; unchanged: number } {
  const [was, is] = [indexFindings(before), indexFindings(after)];
  const findings: FindingChange[] = [];
  let unchanged = 0;
  for (const [id, finding] of is.adverse) {
    const earlier = was.adverse.get(id);
    if (earlier?.class === finding.class) unchanged++;
    else if (earlier) {
      const reason = reasonOfChange(earlier, finding, was, is, knowledge);
      findings.push({ kind: 'changed', reason, ...described(finding), before: earlier.class, after: finding.class });
    } else {
      const reason = reasonOf(finding, is, was, knowledge, couldSee);
      findings.push({ kind: 'new', reason, ...described(finding), before: classElsewhere(finding, was), after: finding.class });
    }
  }
  for (const [id, finding] of was.adverse) {
    if (is.adverse.has(id)) continue;
    const reason = reasonOf(finding, was, is, knowledge, canVouch);
    findings.push({ kind: 'gone', reason, ...described(finding), before: finding.class, after: classElsewhere(finding, is) });
  }
  return { findings: findings.sort(byWeight), unchanged };
}

function indexFindings(scan: ComparedScan): FindingIndex {
  const { areas } = scan.report;
  const all = areas.flatMap(({ findings }) => findings);
  return {
    scan,
    adverse: new Map(all.filter((finding) => finding.class === 'Risk' || finding.class === 'Hint').map((finding) => [finding.id, finding])),
    // Of several findings of one check the first, which is the gravest: what is open beside it does not leave the check open.
    checks: new Map(all.toReversed().map((finding) => [finding.checkId, finding])),
    areaOf: new Map(areas.flatMap(({ id, findings }) => findings.map(({ checkId }) => [checkId, id]))),
    areaSizes: new Map(areas.map(({ id, applicable, notApplicable }) => [id, applicable + notApplicable])),
  };
}

/** Why only `own` has a finding; `isTold` judges whether the other scan looked where it was. */
function reasonOf(
  finding: ReportFinding,
  own: FindingIndex,
  other: FindingIndex,
  knowledge: KnowledgeChange,
  isTold: typeof couldSee,
): ChangeReason {
  if (isOtherRule(finding, own, other) || knowledge.explains(finding, own.scan)) return 'rules';
  const there = other.checks.get(finding.checkId);
  if (there?.class === 'NoClassification' || !other.areaSizes.has(own.areaOf.get(finding.checkId)!)) return 'extent';
  // A check that did not apply may have lacked just the state that was not examined.
  const isSeen = there ? isTold : canVouch;
  return isSeen(other.scan, own.scan, sightingOf(finding), 'requests') ? 'site' : 'extent';
}

function reasonOfChange(
  earlier: ReportFinding,
  later: ReportFinding,
  was: FindingIndex,
  is: FindingIndex,
  knowledge: KnowledgeChange,
): ChangeReason {
  if (earlier.ruleVersion !== later.ruleVersion || knowledge.explains(later, is.scan)) return 'rules';
  const [had, has] = [sightingOf(earlier).states, sightingOf(later).states];
  return sameStates(had, has) || statesMoved(was.scan, is.scan, 'requests', had, has) ? 'site' : 'extent';
}

/** A check that is not there did not apply, unless the catalogue has another number of checks by now. */
function isOtherRule({ checkId, ruleVersion }: ReportFinding, own: FindingIndex, other: FindingIndex): boolean {
  const there = other.checks.get(checkId);
  if (there) return there.ruleVersion !== ruleVersion;
  const area = own.areaOf.get(checkId)!;
  const sizes = [own.areaSizes.get(area), other.areaSizes.get(area)];
  return own.scan.report.ruleVersion !== other.scan.report.ruleVersion && sizes[1] !== undefined && sizes[0] !== sizes[1];
}

function sightingOf({ items }: ReportFinding): Sighting {
  return { states: mergeStates(items), pages: items.flatMap(({ page }) => page ?? []) };
}

/** What the other scan says about a finding that it does not have: judged without it, open, or not judged. */
function classElsewhere({ checkId }: ReportFinding, other: FindingIndex): ReportClass | null {
  const there = other.checks.get(checkId);
  return there ? (there.class === 'NoClassification' ? 'NoClassification' : 'Conform') : null;
}

function described({ id, checkId, title, statement }: ReportFinding) {
  return { findingId: id, checkId, title, statement };
}

/** Keeps the order of the reports where nothing else decides. */
function byWeight(a: FindingChange, b: FindingChange): number {
  const weight = ({ kind, before, after }: FindingChange) => classOrder.indexOf(kind === 'gone' ? before : after);
  return kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || weight(a) - weight(b);
}
