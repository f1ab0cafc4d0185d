import { runScan } from '#engine/run-scan.ts';
import type { ScanOrder, ScanOutcome } from '#engine/scan-order.ts';
import type { Lab, LabSite } from './types.ts';

/** The order that scans a site of a running lab as the command line would. */
export function orderForLabSite(lab: Lab, site: LabSite, overrides: Partial<ScanOrder> = {}): ScanOrder {
  return {
    url: site.url,
    settings: {
      websiteType: null,
      industry: null,
      legalForm: null,
      purposes: [],
      urlImprint: null,
      urlDPN: null,
      urlTermsAndConditions: null,
      urlCancellationPolicy: null,
    },
    maxPages: site.maxPages ?? 6,
    timeoutMs: 90_000,
    networkFile: lab.networkFile,
    locale: 'de',
    ...overrides,
  };
}

/** Scans one site of a running lab as the command line would. */
export function scanLabSite(lab: Lab, site: LabSite, overrides: Partial<ScanOrder> = {}): Promise<ScanOutcome> {
  return runScan(orderForLabSite(lab, site, overrides), { onProgress: () => undefined, signal: new AbortController().signal });
}
