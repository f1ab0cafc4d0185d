import type { GatheredFacts } from '#checks/facts.ts';
import { hasOnlyUniversal, universalStep } from '#checks/shared/services/universal-analytics.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';

const analytics = 'google-analytics';
/** Tells the steps in full; the findings of the same cause point to it. */
const tellsAll = 'trk-before-consent';

/**
 * The finding with the one step there is against Universal Analytics: Google switched it off, so there is nothing to hold back, to shorten or
 * to describe. Null where the site measures with a version that still works, and for findings on other services.
 */
export function withDeadAnalyticsGone(finding: ReportFinding, { requests }: GatheredFacts, locale: Locale): ReportFinding | null {
  const { cause, checkId, class: rated, howToFix } = finding;
  if (cause !== analytics || checkId === tellsAll || howToFix === '' || (rated !== 'Risk' && rated !== 'Hint')) return null;
  if (!requests.ok || !hasOnlyUniversal({ requests: requests.data })) return null;
  return { ...finding, howToFix: `1. ${universalStep[locale]}` };
}
