import type { ReportFinding } from '#contract/report.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { ScanEnd } from '#db/queries/run-scan.ts';

/** What lists and comparisons of scans need of a result, so that they never have to open it. */
export function tallyResult({
  report,
  tagMonitor,
}: Pick<ScanResult, 'report' | 'tagMonitor'>): Pick<ScanEnd, 'risks' | 'hints' | 'findingKeys' | 'services'> {
  const findings = report.areas.flatMap((area) => area.findings).filter(isAdverse);
  const named = tagMonitor.rows.flatMap(({ serviceId, service }) =>
    serviceId === null ? [] : [[serviceId, service ?? serviceId] as const],
  );
  return {
    risks: findings.filter((finding) => finding.class === 'Risk').length,
    hints: findings.filter((finding) => finding.class === 'Hint').length,
    findingKeys: [...new Set(findings.map(findingKey))].sort(),
    services: [...new Map(named)].map(([id, name]) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

const isAdverse = (finding: ReportFinding) => finding.class === 'Risk' || finding.class === 'Hint';

/** By what a finding is known again in the next scan of the website. One that changes its class is another one. */
function findingKey({ class: resultClass, checkId, cause, items }: ReportFinding): string {
  return [resultClass, checkId, cause ?? items[0]?.value ?? ''].join(' ');
}
