import type { Check, Verdict } from './define-check.ts';
import type { Facts, GatheredFacts } from './facts.ts';
import { limitVerdict } from './limit-verdict.ts';
import { underHomeLaw } from './shared/law/home-law.ts';

/** Result of one check; `missing` names the fact that could not be gathered. */
export type CheckResult = { checkId: string; ruleVersion: number } & (
  | Exclude<Verdict, { class: 'NoClassification' }>
  | (Extract<Verdict, { class: 'NoClassification' }> & { missing?: undefined })
  | { class: 'NoClassification'; missing: keyof Facts; reason: string; detail: string }
);

/** Runs one check on the facts it declared. Missing evidence that it needs is `NoClassification`, never `Conform`. */
export function runCheck(check: Check, gathered: GatheredFacts): CheckResult {
  const identity = { checkId: check.id, ruleVersion: check.version };
  const seen: Partial<Record<keyof Facts, unknown>> = {};
  for (const need of check.needs) {
    const fact = gathered[need];
    if (!fact.ok) return { ...identity, class: 'NoClassification', missing: need, reason: fact.reason, detail: fact.message };
    seen[need] = fact.data;
  }
  for (const wanted of check.wants ?? []) {
    const fact = gathered[wanted];
    if (fact.ok) seen[wanted] = fact.data;
  }
  return { ...identity, ...underHomeLaw(check.id, limitVerdict(check, check.run(seen as unknown as Facts)), gathered) };
}

/** Runs all checks in their order. */
export function runChecks(checks: readonly Check[], gathered: GatheredFacts): CheckResult[] {
  return checks.map((check) => runCheck(check, gathered));
}
