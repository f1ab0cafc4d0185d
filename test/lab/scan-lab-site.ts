import type { Lab, LabSite } from '#lab/types.ts';
import { runScan } from '../../src/engine/run-scan.ts';
import type { ScanOrder, ScanOutcome } from '../../src/engine/scan-order.ts';

/** Scans one site of a running lab as the command line would. */
export function scanLabSite(lab: Lab, site: LabSite, overrides: Partial<ScanOrder> = {}): Promise<ScanOutcome> {
  const order: ScanOrder = {
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
    maxPages: 6,
    timeoutMs: 90_000,
    networkFile: lab.networkFile,
    locale: 'de',
    ...overrides,
  };
  return runScan(order, { onProgress: () => undefined, signal: new AbortController().signal });
}
