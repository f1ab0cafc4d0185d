import { z } from 'zod';
import { consentMonitorSchema } from './consent-monitor.ts';
import { cookieMonitorSchema } from './cookie-monitor.ts';
import { reportSchema } from './report.ts';
import { requestHierarchySchema } from './request-hierarchy.ts';
import { tagMonitorSchema } from './tag-monitor.ts';

/** What one scan yields: the object that `--json` writes and whose five parts the API serves. */
export const scanResultSchema = z.object({
  report: reportSchema,
  tagMonitor: tagMonitorSchema,
  requestHierarchy: requestHierarchySchema,
  cookieMonitor: cookieMonitorSchema,
  consentMonitor: consentMonitorSchema,
});

export type ScanResult = z.infer<typeof scanResultSchema>;
