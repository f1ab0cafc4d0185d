import type { Check } from '#checks/define-check.ts';
import type { CheckResult } from '#checks/run-checks.ts';
import type { ReportAreaId, ReportClass } from '#contract/vocabulary.ts';

/** Share of each area in the score (legal catalogue, chapter 8). Accessibility is shown, not scored. */
export const areaWeights: Readonly<Record<ReportAreaId, number>> = {
  cmp: 18,
  ck: 15,
  trk: 15,
  pp: 14,
  imp: 10,
  emb: 8,
  sec: 8,
  tc: 6,
  frm: 6,
  shop: 12,
  a11y: 0,
};

/** Core breaches: one open root cause caps the score at 69, two at 49, three or more at 29. */
export const coreChecks: ReadonlySet<string> = new Set([
  'tls-https-available',
  'imp-present',
  'pp-present',
  'ck-before-consent',
  'ck-after-reject',
  'trk-before-consent',
  'trk-after-reject',
  'cmp-required-present',
  'frm-transport',
  'trk-sensitive-context',
]);

/** Technical headers count at most 5 % of the score. */
const headerChecks: ReadonlySet<string> = new Set(['sec-headers', 'sec-hsts']);
const headerShare = 0.05;

const caps = [100, 69, 49, 29] as const;
const coverageNeeded = 0.6;
const values = { Conform: 1, Hint: 0.6, Risk: 0 } as const;

/** What one check came to, as far as it counts: from a run of the checks, or from a report that was written before. */
export interface ScoredCheck {
  id: string;
  area: ReportAreaId;
  weight: number;
  class: CheckResult['class'];
  /** Root causes of a Risk or Hint, each once. */
  causes: readonly string[];
}

/** A result with its check, as the report works with it. */
export interface JudgedCheck extends ScoredCheck {
  check: Check;
  result: CheckResult;
}

type Classified = ScoredCheck & { class: keyof typeof values };

/** Score of a scan with everything needed to explain it. */
export interface Score {
  /** 0–100, or null when nothing could be classified. */
  score: number | null;
  cap: { limit: number; checkIds: string[] } | null;
  /** Classified weight ÷ applicable weight over the scored areas. */
  coverage: number;
  /** Check under which a root cause counts: `cause` → check id. */
  countedUnder: ReadonlyMap<string, string>;
}

/** Joins results with their checks, in the order of the catalogue. Results of unknown checks are left out. */
export function judgedChecks(results: readonly CheckResult[], checks: readonly Check[]): JudgedCheck[] {
  const byId = new Map(results.map((result) => [result.checkId, result]));
  return checks.flatMap((check) => {
    const result = byId.get(check.id);
    return result
      ? [{ id: check.id, area: check.area, weight: check.weight, class: result.class, causes: causesOf(result), check, result }]
      : [];
  });
}

/** Scores a scan: root causes grouped, areas weighted, core breaches capped. Only a scan without any finding has 100. */
export function scoreScan(checks: readonly ScoredCheck[]): Score {
  const scored = checks.filter(({ area }) => areaWeights[area] > 0);
  const countedUnder = groupRootCauses(scored);
  const counting = scored.filter(isClassified).filter((entry) => countsItself(entry, countedUnder));
  const cap = capOf(scored);
  const share = weighedShare(counting);
  return {
    score: share === null ? null : Math.min(Math.round(share * 100), isFlawless(counting) ? 100 : 99, cap?.limit ?? 100),
    cap,
    coverage: coverageOf(scored) ?? 0,
    countedUnder,
  };
}

/**
 * Traffic light of one area (chapter 8, rule 1): Risk for a risk of weight 4 or 5, Hint for any other risk or when hints weigh
 * more than a fifth, NoClassification below 60 % coverage.
 */
export function areaClass(checks: readonly ScoredCheck[]): ReportClass {
  const risks = checks.filter((own) => own.class === 'Risk');
  if (risks.some(({ weight }) => weight >= 4)) return 'Risk';
  const applicable = weightOf(checks.filter(isApplicable));
  const hints = weightOf(checks.filter((own) => own.class === 'Hint'));
  if (risks.length > 0 || (applicable > 0 && hints / applicable > 0.2)) return 'Hint';
  const coverage = coverageOf(checks);
  return coverage !== null && coverage >= coverageNeeded ? 'Conform' : 'NoClassification';
}

/** Classified weight ÷ applicable weight, rounded to a thousandth; null when nothing applies. */
export function coverageOf(checks: readonly ScoredCheck[]): number | null {
  const applicable = weightOf(checks.filter(isApplicable));
  return applicable === 0 ? null : Math.round((weightOf(checks.filter(isClassified)) / applicable) * 1000) / 1000;
}

/** Whether so little could be classified that a verdict is provisional. */
export function isThin(coverage: number | null): boolean {
  return coverage === null || coverage < coverageNeeded;
}

/** Whether the check applies to this site at all. */
export function isApplicable(check: ScoredCheck): boolean {
  return check.class !== 'NotApplicable';
}

function isClassified(check: ScoredCheck): check is Classified {
  return Object.hasOwn(values, check.class);
}

function causesOf(result: CheckResult): string[] {
  if (result.class !== 'Risk' && result.class !== 'Hint') return [];
  const own = result.findings.filter((finding) => (finding.class ?? result.class) === result.class);
  return [...new Set(own.map(({ cause }) => cause))];
}

/** House rule 3: a root cause counts only under the heaviest result that names it; risks before hints, core checks first. */
function groupRootCauses(checks: readonly ScoredCheck[]): Map<string, string> {
  const severity = (check: ScoredCheck) => (check.class === 'Risk' ? 100 : 0) + (coreChecks.has(check.id) ? 10 : 0) + check.weight;
  const heaviestFirst = checks.filter(({ causes }) => causes.length > 0).sort((a, b) => severity(b) - severity(a));
  const countedUnder = new Map<string, string>();
  for (const { id, causes } of heaviestFirst) {
    for (const cause of causes) if (!countedUnder.has(cause)) countedUnder.set(cause, id);
  }
  return countedUnder;
}

/** Rounding makes no full score of one with a finding. */
function isFlawless(counting: readonly Classified[]): boolean {
  return counting.every((check) => check.class === 'Conform');
}

/** A result leaves numerator and denominator when all its causes already count elsewhere. */
function countsItself({ id, causes }: ScoredCheck, countedUnder: ReadonlyMap<string, string>): boolean {
  return causes.length === 0 || causes.some((cause) => countedUnder.get(cause) === id);
}

function weighedShare(counting: readonly Classified[]): number | null {
  const areaTotals = new Map<ReportAreaId, number>();
  for (const { area, weight } of counting) areaTotals.set(area, (areaTotals.get(area) ?? 0) + weight);
  const share = ({ area, weight }: Classified) => (areaWeights[area] * weight) / areaTotals.get(area)!;
  const total = (checks: readonly Classified[]) => checks.reduce((sum, check) => sum + share(check), 0);

  const headers = total(counting.filter(({ id }) => headerChecks.has(id)));
  const others = total(counting.filter(({ id }) => !headerChecks.has(id)));
  if (others === 0) return null;
  const headerFactor = headers === 0 ? 0 : Math.min(1, (others * headerShare) / (1 - headerShare) / headers);
  let reached = 0;
  for (const check of counting) {
    reached += values[check.class] * share(check) * (headerChecks.has(check.id) ? headerFactor : 1);
  }
  return reached / (others + headers * headerFactor);
}

/** A banner that is missing, or leaves no choice, is what others run too early for want of: with them it is no further breach. */
const bannerCause = 'consent-banner';
const runsTooEarly: ReadonlySet<string> = new Set(['ck-before-consent', 'trk-before-consent']);

/** Breaches are counted by root cause, so that one tracker seen by four checks is one breach and three trackers are three. */
function capOf(scored: readonly ScoredCheck[]): Score['cap'] {
  const breaches = scored.filter((check) => check.class === 'Risk' && coreChecks.has(check.id));
  const causes = new Set(breaches.flatMap((check) => check.causes));
  if (breaches.some(({ id }) => runsTooEarly.has(id))) causes.delete(bannerCause);
  const limit = caps[Math.min(causes.size, 3)]!;
  return causes.size === 0 ? null : { limit, checkIds: breaches.map(({ id }) => id) };
}

function weightOf(checks: readonly ScoredCheck[]): number {
  return checks.reduce((sum, { weight }) => sum + weight, 0);
}
