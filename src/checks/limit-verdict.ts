import catalogue from './catalogue-facts.json' with { type: 'json' };
import type { Check, Verdict } from './define-check.ts';

/** The most severe class a check may give. */
export type SevereClass = 'Risk' | 'Hint' | 'NoClassification';

const limits = new Map(catalogue.checks.map(({ id, atMost }) => [id, atMost as SevereClass | null]));

/** The most severe class of a check: that of the legal catalogue, and never Risk where the measurement is unsure. */
export function mostSevere({ id, confidence }: Pick<Check, 'id' | 'confidence'>): SevereClass {
  const limit = limits.get(id) ?? 'Risk';
  return limit === 'Risk' && confidence === 'low' ? 'Hint' : limit;
}

/** Lowers a verdict that is more severe than its check may be, whatever the check's own code says (house rule 1). */
export function limitVerdict(check: Pick<Check, 'id' | 'confidence'>, verdict: Verdict): Verdict {
  if (verdict.class !== 'Risk' && verdict.class !== 'Hint') return verdict;
  const limit = mostSevere(check);
  if (limit === 'Risk' || limit === verdict.class) return verdict;
  if (limit === 'Hint') return { ...verdict, class: 'Hint' };
  const { message, params } = verdict.findings[0];
  return { class: 'NoClassification', message, ...(params && { params }), items: verdict.findings.flatMap(({ items }) => items) };
}
