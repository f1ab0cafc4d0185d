import { z } from 'zod';
import { consentMonitorSchema } from '../consent-monitor.ts';
import { reportSchema } from '../report.ts';
import { scanErrorCodeSchema } from '../scan-error.ts';
import { traceSchema } from '../trace.ts';
import { resultClassSchema, scanStateSchema, timestampSchema } from '../vocabulary.ts';

/** One entry of a monitor that a visitor may only count. */
export const monitorCountsSchema = z.object({
  tagMonitor: z.object({ hosts: z.number().int(), services: z.number().int(), undeclared: z.number().int() }),
  cookieMonitor: z.object({ entries: z.number().int(), thirdParty: z.number().int(), beforeConsent: z.number().int() }),
});

/** `GET /api/free/dsgvo/scan/{id}/report/full`: the visitor's report. The monitors themselves are for registered users. */
export const visitorReportSchema = z.object({
  identifier: z.uuid(),
  scanState: scanStateSchema,
  expires: timestampSchema,
  report: reportSchema,
  consentMonitor: consentMonitorSchema,
  trace: traceSchema,
  counts: monitorCountsSchema,
});

/** `GET /api/user/dsgvo/scan/{id}/report/full`. */
export const customerReportSchema = z.object({
  identifier: z.uuid(),
  scanState: scanStateSchema,
  report: reportSchema,
  trace: traceSchema,
});

/** A scan in a list. */
export const scanListEntrySchema = z.object({
  identifier: z.uuid(),
  url: z.string(),
  host: z.string(),
  created: timestampSchema,
  finished: timestampSchema.nullable(),
  scanState: scanStateSchema,
  depth: z.enum(['standard', 'premium']),
  class: resultClassSchema.nullable().describe('null = not judged'),
  score: z.number().int().nullable(),
  complete: z.boolean().nullable(),
  error: scanErrorCodeSchema.nullable(),
  tags: z.array(z.string()),
});

/** `GET /api/user/dsgvo/scan`: newest first, a page at a time. */
export const scanListSchema = z.object({
  scans: z.array(scanListEntrySchema),
  next: z.string().nullable().describe('Cursor of the next page, null = the end'),
});

export const scanListQuerySchema = z.object({
  before: z.string().max(120).optional().describe('Cursor: `next` of the page before'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export type VisitorReport = z.infer<typeof visitorReportSchema>;
export type CustomerReport = z.infer<typeof customerReportSchema>;
export type ScanListEntry = z.infer<typeof scanListEntrySchema>;
export type ScanList = z.infer<typeof scanListSchema>;
export type MonitorCounts = z.infer<typeof monitorCountsSchema>;
