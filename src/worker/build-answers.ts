import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MonitorCounts } from '#contract/api/scan-reading.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Trace } from '#contract/trace.ts';
import type { ScanPart, ScanRow } from '#db/tables/scans.ts';

const compress = promisify(gzip);

/** Everything the API will answer about a finished scan, as gzipped JSON. A visitor gets counts in place of the monitors. */
export async function buildAnswers(
  scan: Pick<ScanRow, 'id' | 'customerId' | 'expires'>,
  { report, tagMonitor, requestHierarchy, cookieMonitor, consentMonitor }: ScanResult,
  trace: Trace,
): Promise<Map<ScanPart, Buffer>> {
  const identifier = scan.id;
  const { scanState } = report;
  const counts = countMonitors({ tagMonitor, cookieMonitor });
  const answers: [ScanPart, unknown][] =
    scan.customerId === null
      ? [
          [
            'visitorReport',
            {
              identifier,
              scanState,
              expires: scan.expires?.toISOString(),
              report: { ...report, identifier },
              consentMonitor,
              trace,
              counts,
            },
          ],
        ]
      : [['customerReport', { identifier, scanState, report: { ...report, identifier }, trace, counts }]];
  // A visitor who registers takes the scan along: the monitors are kept for that moment.
  answers.push(
    ['tagMonitor', tagMonitor],
    ['requestHierarchy', requestHierarchy],
    ['cookieMonitor', cookieMonitor],
    ['consentMonitor', consentMonitor],
  );
  return new Map(await Promise.all(answers.map(async ([part, body]) => [part, await compress(JSON.stringify(body))] as const)));
}

/** How much stands in the monitors; a visitor may know no more of them. */
export function countMonitors({ tagMonitor, cookieMonitor }: Pick<ScanResult, 'tagMonitor' | 'cookieMonitor'>): MonitorCounts {
  const foreign = tagMonitor.rows.filter(({ party }) => party !== 'first');
  const stored = cookieMonitor.entries.filter(({ blockedReason }) => blockedReason === null);
  return {
    tagMonitor: {
      hosts: foreign.length,
      services: countServices(foreign),
      undeclared: countServices(foreign.filter(({ privacyPolicyMatch }) => privacyPolicyMatch === 'notFound')),
    },
    cookieMonitor: {
      entries: stored.length,
      thirdParty: stored.filter(({ party }) => party === 'third').length,
      beforeConsent: stored.filter(({ states }) => states.includes('none')).length,
    },
  };
}

const countServices = (rows: ScanResult['tagMonitor']['rows']) => new Set(rows.flatMap(({ service }) => service ?? [])).size;
