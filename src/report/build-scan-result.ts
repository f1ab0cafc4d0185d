import type { Check } from '#checks/define-check.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { CheckResult } from '#checks/run-checks.ts';
import { withoutMarks } from '#checks/step-marks.ts';
import type { Report, ReportArea } from '#contract/report.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { inEnglishWriting } from '#knowledge/english-writing.ts';
import { ruleVersionOf } from './catalogue/rule-version.ts';
import { withChoiceFirst } from './fixes/choice-first.ts';
import { withClickOnly } from './fixes/click-only.ts';
import { withDelayedStart } from './fixes/delayed-start.ts';
import { withoutPrivacyMode } from './fixes/drupal-media.ts';
import { fixTopics } from './fixes/fix-topics.ts';
import { withKeptAway } from './fixes/kept-away.ts';
import { withNamingInBanner } from './fixes/name-in-banner.ts';
import { withOwnBanner } from './fixes/own-banner.ts';
import { withOwnCallers } from './fixes/own-callers.ts';
import { withPreviews } from './fixes/preview-picture.ts';
import { withSharedSteps } from './fixes/shared-steps.ts';
import { withSpecificFixes } from './fixes/specific-fixes.ts';
import { buildConsentMonitor } from './monitors/consent-monitor.ts';
import { buildCookieMonitor } from './monitors/cookie-monitor.ts';
import { buildRequestHierarchy } from './monitors/request-hierarchy.ts';
import { buildTagMonitor } from './monitors/tag-monitor.ts';
import { describePages } from './pages.ts';
import { describeErrors, hasFailed } from './scan-errors.ts';
import { describeAreas } from './score/areas.ts';
import { describeCompleteness } from './score/completeness.ts';
import { judgedChecks, scoreScan } from './score/scoring.ts';
import { summarize } from './score/summary.ts';
import { withClickedNotice } from './statements/clicked-notice.ts';
import { itemDescriber } from './statements/finding-items.ts';
import { maskUrl } from './statements/mask.ts';
import { withUnreadForms } from './statements/unread-forms.ts';

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
  const ownFixes = withClickOnly(
    withKeptAway(withOwnBanner(withSpecificFixes(areas, { ...parts, productsOnly: true }), parts), locale),
    locale,
  );
  const specific = withClickOnly(withKeptAway(withOwnBanner(withSpecificFixes(areas, parts), parts), locale), locale);
  const ofLoading = new Set(fixTopics.loading);
  // The next steps know of what else has to be done: a player held back leaves the pictures of others where they are.
  const ofProducts = withPreviews(ownFixes, ofLoading, facts, locale);
  const seenApart = withPreviews(withoutPrivacyMode(withOwnCallers(specific, facts, locale), facts, locale), ofLoading, facts, locale);
  const complete = withDelayedStart(withNamingInBanner(withChoiceFirst(seenApart, facts, locale), facts, locale), facts, locale);
  const report: Report = {
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
    areas: forReaders(withSharedSteps(complete, locale)),
    pages: describePages(evidence, facts),
  };
  return locale === 'en' ? { ...report, summary: inEnglish(report.summary), areas: inEnglish(report.areas) } : report;
}

/** A part of the report in English writing. */
function inEnglish<T>(part: T): T {
  return JSON.parse(JSON.stringify(part), (_, value) => (typeof value === 'string' ? inEnglishWriting(value) : value));
}

/** The areas without what only the report itself reads. */
function forReaders(areas: readonly ReportArea[]): ReportArea[] {
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => ({ ...finding, howToFix: withoutMarks(finding.howToFix) })),
  }));
}
