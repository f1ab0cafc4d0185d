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

/** A result with its check, as the report works with it. */
export interface JudgedCheck {
  check: Check;
  result: CheckResult;
}

type Classified = JudgedCheck & { result: { class: 'Conform' | 'Risk' | 'Hint' } };

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
    return result ? [{ check, result }] : [];
  });
}

/** Scores a scan: root causes grouped, areas weighted, core breaches capped. */
export function scoreScan(judged: readonly JudgedCheck[]): Score {
  const scored = judged.filter(({ check }) => areaWeights[check.area] > 0);
  const countedUnder = groupRootCauses(scored);
  const counting = scored.filter(isClassified).filter((entry) => countsItself(entry, countedUnder));
  const cap = capOf(scored);
  const share = weighedShare(counting);
  return {
    score: share === null ? null : Math.min(Math.round(share * 100), cap?.limit ?? 100),
    cap,
    coverage: coverageOf(scored) ?? 0,
    countedUnder,
  };
}

/**
 * Traffic light of one area (chapter 8, rule 1): Risk for a risk of weight 4 or 5, Hint for any other risk or when hints weigh
 * more than a fifth, NoClassification below 60 % coverage.
 */
export function areaClass(judged: readonly JudgedCheck[]): ReportClass {
  const risks = judged.filter(({ result }) => result.class === 'Risk');
  if (risks.some(({ check }) => check.weight >= 4)) return 'Risk';
  const applicable = weightOf(judged.filter(isApplicable));
  const hints = weightOf(judged.filter(({ result }) => result.class === 'Hint'));
  if (risks.length > 0 || (applicable > 0 && hints / applicable > 0.2)) return 'Hint';
  const coverage = coverageOf(judged);
  return coverage !== null && coverage >= coverageNeeded ? 'Conform' : 'NoClassification';
}

/** Classified weight ÷ applicable weight, rounded to a thousandth; null when nothing applies. */
export function coverageOf(judged: readonly JudgedCheck[]): number | null {
  const applicable = weightOf(judged.filter(isApplicable));
  return applicable === 0 ? null : Math.round((weightOf(judged.filter(isClassified)) / applicable) * 1000) / 1000;
}

/** Whether so little could be classified that a verdict is provisional. */
export function isThin(coverage: number | null): boolean {
  return coverage === null || coverage < coverageNeeded;
}

/** Whether the check applies to this site at all. */
export function isApplicable({ result }: JudgedCheck): boolean {
  return result.class !== 'NotApplicable';
}

function isClassified(entry: JudgedCheck): entry is Classified {
  return entry.result.class === 'Conform' || entry.result.class === 'Risk' || entry.result.class === 'Hint';
}

/** Causes of a Risk or Hint, each once. */
export function causesOf(result: CheckResult): string[] {
  return result.class === 'Risk' || result.class === 'Hint' ? [...new Set(result.findings.map((finding) => finding.cause))] : [];
}

/** House rule 3: a root cause counts only under the heaviest result that names it; risks before hints, core checks first. */
function groupRootCauses(judged: readonly JudgedCheck[]): Map<string, string> {
  const severity = ({ check, result }: JudgedCheck) =>
    (result.class === 'Risk' ? 100 : 0) + (coreChecks.has(check.id) ? 10 : 0) + check.weight;
  const heaviestFirst = judged.filter(({ result }) => causesOf(result).length > 0).sort((a, b) => severity(b) - severity(a));
  const countedUnder = new Map<string, string>();
  for (const { check, result } of heaviestFirst) {
    for (const cause of causesOf(result)) if (!countedUnder.has(cause)) countedUnder.set(cause, check.id);
  }
  return countedUnder;
}

/** A result leaves numerator and denominator when all its causes already count elsewhere. */
function countsItself({ check, result }: JudgedCheck, countedUnder: ReadonlyMap<string, string>): boolean {
  const causes = causesOf(result);
  return causes.length === 0 || causes.some((cause) => countedUnder.get(cause) === check.id);
}

function weighedShare(counting: readonly Classified[]): number | null {
  const areaTotals = new Map<ReportAreaId, number>();
  for (const { check } of counting) areaTotals.set(check.area, (areaTotals.get(check.area) ?? 0) + check.weight);
  const share = ({ check }: Classified) => (areaWeights[check.area] * check.weight) / areaTotals.get(check.area)!;
  const total = (entries: readonly Classified[]) => entries.reduce((sum, entry) => sum + share(entry), 0);

  const headers = total(counting.filter(({ check }) => headerChecks.has(check.id)));
  const others = total(counting.filter(({ check }) => !headerChecks.has(check.id)));
  if (others === 0) return null;
  const headerFactor = headers === 0 ? 0 : Math.min(1, (others * headerShare) / (1 - headerShare) / headers);
  let reached = 0;
  for (const entry of counting) {
    reached += values[entry.result.class] * share(entry) * (headerChecks.has(entry.check.id) ? headerFactor : 1);
  }
  return reached / (others + headers * headerFactor);
}

/** Breaches are counted by root cause, so that one tracker seen by four checks is one breach and three trackers are three. */
function capOf(scored: readonly JudgedCheck[]): Score['cap'] {
  const breaches = scored.filter(({ check, result }) => result.class === 'Risk' && coreChecks.has(check.id));
  const causes = new Set(breaches.flatMap(({ result }) => causesOf(result)));
  const limit = caps[Math.min(causes.size, 3)]!;
  return causes.size === 0 ? null : { limit, checkIds: breaches.map(({ check }) => check.id) };
}

function weightOf(judged: readonly JudgedCheck[]): number {
  return judged.reduce((sum, { check }) => sum + check.weight, 0);
}
