import { z } from 'zod';
import { consentMonitorSchema } from '../consent-monitor.ts';
import { reportSchema } from '../report.ts';
import { scanErrorCodeSchema } from '../scan-error.ts';
import { scanSettingsInputSchema } from '../scan-settings.ts';
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
  counts: monitorCountsSchema,
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

/** `GET /api/user/dsgvo/scan`: a page at a time. */
export const scanListSchema = z.object({
  scans: z.array(scanListEntrySchema),
  next: z.string().nullable().describe('Cursor of the next page, null = the end'),
  total: z.number().int().describe('Scans that fit the filters, counted up to 10,000'),
});

/** What the list can be ordered by. */
export const scanSortSchema = z.enum(['created', 'host', 'score']);

export const scanListQuerySchema = z.object({
  before: z.string().max(400).optional().describe('Cursor: `next` of the page before, with the same filters and order'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  search: z.string().trim().max(200).optional().describe('Part of the address'),
  state: scanStateSchema.optional(),
  class: resultClassSchema.optional(),
  tag: z.string().trim().max(40).optional(),
  host: z.string().trim().toLowerCase().max(255).optional(),
  from: z.iso.date().optional().describe('First day, German time'),
  to: z.iso.date().optional().describe('Last day, German time'),
  sort: scanSortSchema.default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

/** What a scan was ordered with, for another one with the same settings. */
export const scanOrderAnswerSchema = z.object({
  identifier: z.uuid(),
  url: z.string(),
  host: z.string(),
  created: timestampSchema,
  scanState: scanStateSchema,
  depth: z.enum(['standard', 'premium']),
  configurationCode: z.string(),
  settings: scanSettingsInputSchema,
  tags: z.array(z.string()),
});

export type VisitorReport = z.infer<typeof visitorReportSchema>;
export type CustomerReport = z.infer<typeof customerReportSchema>;
export type ScanListEntry = z.infer<typeof scanListEntrySchema>;
export type ScanList = z.infer<typeof scanListSchema>;
export type MonitorCounts = z.infer<typeof monitorCountsSchema>;
export type ScanListQuery = z.infer<typeof scanListQuerySchema>;
export type ScanOrderAnswer = z.infer<typeof scanOrderAnswerSchema>;
