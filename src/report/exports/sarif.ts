import type { Report, ReportFinding } from '#contract/report.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import { isRated, type PlacedFinding, pagesOf, placedFindings, statesOf } from './finding-sheet.ts';
import { plainText } from './plain-text.ts';

/** How SARIF calls the four classes: only a result of kind `fail` has a level. */
const kinds = {
  Risk: { kind: 'fail', level: 'error' },
  Hint: { kind: 'fail', level: 'warning' },
  NoClassification: { kind: 'open', level: 'none' },
  Conform: { kind: 'pass', level: 'none' },
} as const satisfies Record<ReportFinding['class'], { kind: string; level: string }>;

const mostLocations = 10;

/**
 * The findings as a log of SARIF 2.1.0: a rule for each check, a result for each finding, pages as locations. The fingerprint of a result
 * is the id by which the finding is known again in the next scan.
 */
export function buildSarif({ report }: Pick<ScanResult, 'report'>) {
  const findings = placedFindings(report);
  const rules = new Map(findings.map((placed) => [placed.finding.checkId, placed]));
  const ruleIds = [...rules.keys()];
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0' as const,
    runs: [
      {
        tool: {
          driver: {
            name: 'Spurenleser',
            version: report.engineVersion,
            language: report.locale,
            rules: [...rules.values()].map(describeRule),
            properties: { ruleVersion: report.ruleVersion },
          },
        },
        automationDetails: { id: `${hostOf(report)}/${report.identifier}` },
        invocations: [
          {
            executionSuccessful: report.scanState !== 'failed',
            startTimeUtc: report.created,
            ...(report.finished === null ? {} : { endTimeUtc: report.finished }),
            toolExecutionNotifications: notificationsOf(report),
          },
        ],
        columnKind: 'utf16CodeUnits' as const,
        language: report.locale,
        results: findings.map((placed) => describeResult(placed, ruleIds.indexOf(placed.finding.checkId), report)),
        properties: {
          url: plainText(report.finalUrl),
          complete: report.completeness.complete,
          class: report.summary.class,
          score: report.summary.score,
          ...(report.evidenceSha256 === undefined ? {} : { evidenceSha256: report.evidenceSha256 }),
        },
      },
    ],
  };
}

function describeRule({ area, finding }: PlacedFinding) {
  const { checkId, ruleVersion, title, explanation, howToFix, legalBasis, weight, volatile } = finding;
  const basis = legalBasis.map((law) => `- ${law}`).join('\n');
  return {
    id: checkId,
    shortDescription: { text: title },
    fullDescription: { text: explanation },
    help: { text: [howToFix, basis, ...(volatile === null ? [] : [volatile])].filter((part) => part !== '').join('\n\n') },
    defaultConfiguration: { level: 'error' as const },
    properties: { area: area.id, version: ruleVersion, weight, legalBasis, tags: ['privacy', area.id] },
  };
}

function describeResult({ finding }: PlacedFinding, ruleIndex: number, report: Report) {
  const { id, checkId, statement, confidence, cause, countedBy, items } = finding;
  const pages = pagesOf(finding);
  return {
    ruleId: checkId,
    ruleIndex,
    ...kinds[finding.class],
    message: { text: messageText(statement) },
    locations: (pages.length > 0 ? pages : [report.finalUrl]).slice(0, mostLocations).map((page) => ({
      physicalLocation: { artifactLocation: { uri: uriOf(page, report) } },
    })),
    fingerprints: { 'findingId/v1': id },
    properties: {
      class: finding.class,
      ...(isRated(finding) && { confidence }),
      states: statesOf(finding),
      pages: pages.length,
      evidence: [...new Set(items.map(({ value }) => plainText(value)))].slice(0, 50),
      ...(cause === null ? {} : { cause }),
      ...(countedBy === null ? {} : { countedBy }),
    },
  };
}

/** Braces and brackets would be read as places to fill in and as links. */
function messageText(text: string): string {
  return plainText(text)
    .replace(/[\\[\]]/g, (character) => `\\${character}`)
    .replace(/[{}]/g, (character) => character + character);
}

/** What failed as a whole, and what could not be examined. */
function notificationsOf({ errors, completeness }: Report) {
  const failed = errors.map(({ code, message }) => ({ descriptor: { id: code }, level: 'error' as const, message: { text: message } }));
  const missing = completeness.states.flatMap(({ examined, reason, message }) =>
    examined || message === null
      ? []
      : [{ descriptor: { id: reason ?? 'not-examined' }, level: 'warning' as const, message: { text: message } }],
  );
  return [...failed, ...missing].map((notification) => ({
    ...notification,
    message: { text: messageText(notification.message.text) },
  }));
}

function uriOf(page: string, { finalUrl, url }: Report): string {
  return URL.parse(page)?.href ?? URL.parse(finalUrl)?.href ?? URL.parse(url)?.href ?? 'about:blank';
}

function hostOf({ finalUrl, url }: Report): string {
  return URL.parse(finalUrl)?.host || URL.parse(url)?.host || 'website';
}
