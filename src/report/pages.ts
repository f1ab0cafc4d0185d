import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportPage } from '#contract/report.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { consentStates } from '#evidence/gathered.ts';
import { isExamined } from './score/completeness.ts';
import { maskUrl } from './statements/mask.ts';

const kindOrder = ['start', 'imprint', 'privacy', 'terms', 'cancellation', 'other'] as const;

/** Pages of the plan over all states: start page, legal pages, then further ones in the order of the plan. */
export function describePages(evidence: Evidence, facts: GatheredFacts): ReportPage[] {
  // A visit without the choice that makes a state shows nothing of that state.
  const examined = consentStates.filter((state) => state === 'none' || isExamined(state, facts));
  const byUrl = Map.groupBy(evidence.pages, ({ url }) => url);
  const pages = [...byUrl.values()].map((visits): ReportPage => {
    const best = visits.find(({ failure }) => failure === null) ?? visits[0]!;
    return {
      url: maskUrl(best.url),
      kind: best.kind,
      status: best.status,
      title: best.snapshot.ok ? best.snapshot.data.title : '',
      failure: best.failure,
      states: examined.filter((state) => visits.some((visit) => visit.state === state && visit.failure === null)),
      screenshots: visits.flatMap(({ state, screenshot }) => (screenshot === null ? [] : [{ state, file: screenshot }])),
    };
  });
  return pages.sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
}
