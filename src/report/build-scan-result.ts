import type { Check } from '#checks/define-check.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { CheckResult } from '#checks/run-checks.ts';
import type { Report } from '#contract/report.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { describeAreas } from './areas.ts';
import { withClickedNotice } from './clicked-notice.ts';
import { describeCompleteness } from './completeness.ts';
import { buildConsentMonitor } from './consent-monitor.ts';
import { buildCookieMonitor } from './cookie-monitor.ts';
import { itemDescriber } from './finding-items.ts';
import { maskUrl } from './mask.ts';
import { withNamingInBanner } from './name-in-banner.ts';
import { withOwnBanner } from './own-banner.ts';
import { withOwnCallers } from './own-callers.ts';
import { describePages } from './pages.ts';
import { buildRequestHierarchy } from './request-hierarchy.ts';
import { ruleVersionOf } from './rule-version.ts';
import { describeErrors, hasFailed } from './scan-errors.ts';
import { judgedChecks, scoreScan } from './scoring.ts';
import { withSpecificFixes } from './specific-fixes.ts';
import { summarize } from './summary.ts';
import { buildTagMonitor } from './tag-monitor.ts';
import { withUnreadForms } from './unread-forms.ts';

/** Everything a report is made of. `results` come from `checks` run on `facts`, `facts` from `evidence`. */
export interface ScanResultInput {
  evidence: Evidence;
  facts: GatheredFacts;
  results: readonly CheckResult[];
  checks: readonly Check[];
  locale: Locale;
}

/** Builds the five wire objects. Pure: the same input gives the same bytes as JSON. */
export function buildScanResult(input: ScanResultInput): ScanResult {
  const { evidence, facts, locale } = input;
  return {
    report: buildReport(input),
    tagMonitor: buildTagMonitor(facts),
    requestHierarchy: buildRequestHierarchy(facts),
    cookieMonitor: buildCookieMonitor(facts, locale),
    consentMonitor: buildConsentMonitor(evidence, facts, locale),
  };
}

function buildReport({ evidence, facts, results, checks, locale }: ScanResultInput): Report {
  const { run } = evidence;
  const failed = hasFailed(evidence);
  const judged = judgedChecks(results, checks);
  const score = scoreScan(judged);
  const completeness = describeCompleteness(evidence, facts, locale);
  const errors = describeErrors(evidence, locale);
  const described = describeAreas(judged, { locale, facts, describeItem: itemDescriber(facts), countedUnder: score.countedUnder });
  const areas = withUnreadForms(withClickedNotice(described, facts, locale), facts, locale);
  const parts = { evidence, facts, judged, locale };
  // What a banner of the site's own has to do depends on whether a tag manager releases the service.
  const ofProducts = withOwnBanner(withSpecificFixes(areas, { ...parts, productsOnly: true }), parts);
  const specific = withOwnBanner(withSpecificFixes(areas, parts), parts);
  return {
    identifier: run.identifier,
    locale,
    url: maskUrl(run.url),
    finalUrl: maskUrl(run.finalUrl),
    scanState: failed ? 'failed' : 'done',
    created: run.createdAt,
    finished: run.finishedAt,
    settings: { ...run.settings, purposes: [...run.settings.purposes] },
    configurationCode: run.configurationCode,
    ruleVersion: ruleVersionOf(checks),
    engineVersion: run.engineVersion,
    browser: {
      product: run.browser.product,
      userAgent: run.browser.userAgent,
      sandboxed: run.browser.sandboxed,
      viewport: { width: run.browser.viewport.width, height: run.browser.viewport.height },
      language: run.browser.language,
    },
    completeness,
    errors,
    summary: summarize({ facts, judged, score, areas: ofProducts, completeness, errors, failed, locale }),
    areas: withNamingInBanner(withOwnCallers(specific, facts, locale), facts, locale),
    pages: describePages(evidence),
  };
}
