import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Report, ReportFinding, ReportFindingItem } from '#contract/report.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { TagRow } from '#contract/tag-monitor.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { buildScanResult } from '#report/build-scan-result.ts';
import { siteUrl } from './facts.ts';
import { cookieEntry as monitorEntry, tagRow as monitorRow } from './monitor-entries.ts';
import { reportInput } from './report.ts';

const states: ConsentState[] = ['none', 'reject', 'accept'];

/** A piece of evidence: a request on the start page before any choice. */
export function findingItem(overrides: Partial<ReportFindingItem> = {}): ReportFindingItem {
  return { kind: 'request', ref: 'none-r1', value: 'statistik.test', states: ['none'], page: siteUrl, path: [], detail: {}, ...overrides };
}

/** A risk of the check `trk-before-consent` with one piece of evidence. */
export function reportFinding(overrides: Partial<ReportFinding> = {}): ReportFinding {
  const { checkId = 'trk-before-consent', cause = 'statistik', class: resultClass = 'Risk' } = overrides;
  return {
    id: cause === null ? checkId : `${checkId}:${cause}`,
    checkId,
    ruleVersion: 1,
    class: resultClass,
    confidence: 'high',
    confidenceReason: 'Unmittelbar gemessen.',
    weight: 5,
    title: `Titel ${checkId}`,
    statement: `${cause ?? checkId} gesehen.`,
    explanation: 'Erklärung.',
    howToFix: '1. Schritt.',
    legalBasis: ['§ 25 Abs. 1 TDDDG'],
    volatile: null,
    cause,
    countedBy: null,
    items: cause === null ? [] : [findingItem()],
    ...overrides,
  };
}

/** A third-party host of a known service, contacted in all states on the start page. */
export const tagRow = (overrides: Partial<TagRow> = {}): TagRow =>
  monitorRow({
    host: 'cdn.statistik.test',
    serverCountry: 'DE',
    serverIp: '88.198.10.20',
    service: 'Statistik',
    serviceId: 'statistik',
    vendor: 'Statistik GmbH',
    vendorCountry: 'DE',
    privacyPolicyMatch: 'notFound',
    pages: [siteUrl],
    ...overrides,
  });

/** A host that the catalogue does not know. */
export const unknownRow = (overrides: Partial<TagRow> = {}) =>
  tagRow({
    service: null,
    serviceId: null,
    category: null,
    consent: null,
    vendor: null,
    vendorCountry: null,
    privacyPolicyMatch: 'noRule',
    ...overrides,
  });

/** A cookie of a known service for a year, in all states on the start page. */
export const cookieEntry = (overrides: Partial<CookieMonitorEntry> = {}): CookieMonitorEntry =>
  monitorEntry({
    name: '_st',
    exampleValue: '1',
    lifetime: 31_536_000,
    declaredLifetime: 31_536_000,
    secure: true,
    sameSite: 'Lax',
    service: 'Statistik',
    serviceId: 'statistik',
    purpose: null,
    purposeTexts: null,
    setBy: null,
    pages: [siteUrl],
    ...overrides,
  });

/** What a scan of the factory site came to: everything was examined, unless told otherwise. */
export interface ComparedParts {
  findings?: readonly ReportFinding[];
  rows?: readonly TagRow[];
  cookies?: readonly CookieMonitorEntry[];
  /** States that could not be examined. */
  missing?: readonly ConsentState[];
  report?: Partial<Report>;
}

const base = buildScanResult(reportInput());

/** A scan result made of these parts, to be compared with another one. */
export function comparedResult({ findings = [], rows = [], cookies = [], missing = [], report = {} }: ComparedParts = {}): ScanResult {
  const own = unknownRow({ host: 'www.muster.test', party: 'first' });
  const isOpen = (state: ConsentState) => missing.includes(state);
  return {
    ...base,
    report: {
      ...base.report,
      url: siteUrl,
      finalUrl: siteUrl,
      completeness: {
        ...base.report.completeness,
        complete: missing.length === 0,
        states: base.report.completeness.states.map((entry) => ({ ...entry, examined: !isOpen(entry.state) })),
      },
      summary: {
        ...base.report.summary,
        states: states.map((state) => {
          const figure = isOpen(state) ? null : 1;
          return {
            state,
            examined: !isOpen(state),
            requests: figure,
            thirdPartyHosts: figure,
            trackers: figure,
            cookies: figure,
            storage: figure,
          };
        }),
      },
      areas: [{ ...base.report.areas.find(({ id }) => id === 'trk')!, applicable: 10, notApplicable: 2, findings: [...findings] }],
      ...report,
    },
    tagMonitor: { rows: [{ ...own, states: states.filter((state) => !isOpen(state)) }, ...rows] },
    cookieMonitor: { entries: [...cookies] },
  };
}
