import type { ScanResult } from '#contract/scan-result.ts';
import { comparedResult, findingItem, reportFinding, tagRow } from './comparison.ts';
import { hostilePayloads } from './hostile-texts.ts';
import { cookieEntry } from './monitor-entries.ts';

/** All hostile names and titles, in the order in which the result holds them. */
export const payloads = Object.values(hostilePayloads);

/** A scan of a site that puts every hostile text wherever a site can put one. */
export function hostileResult(): ScanResult {
  const result = comparedResult({
    findings: payloads.map((text, index) =>
      reportFinding({
        id: `trk-before-consent:${index}`,
        cause: text,
        title: text,
        statement: text,
        explanation: text,
        howToFix: text,
        items: [findingItem({ value: text, page: text, path: [text] })],
      }),
    ),
    rows: payloads.map((text) => tagRow({ host: text, service: text, serviceId: text, vendor: text, category: text, pages: [text] })),
    cookies: payloads.map((text) =>
      cookieEntry({
        name: text,
        exampleValue: text,
        domain: text,
        path: text,
        service: null,
        serviceId: null,
        party: 'third',
        category: text,
        purpose: text,
        purposeTexts: { de: text, en: text },
        setBy: text,
        pages: [text],
      }),
    ),
  });
  const [page] = result.report.pages;
  const services = payloads.map((text) => ({
    serviceId: text,
    service: text,
    vendor: text,
    category: text,
    quote: text,
    seen: false,
    visible: true,
  }));
  return {
    ...result,
    report: { ...result.report, finalUrl: payloads[0]!, pages: payloads.map((text) => ({ ...page!, url: text, title: text })) },
    tagMonitor: { ...result.tagMonitor, notice: { complete: true, services } },
  };
}
