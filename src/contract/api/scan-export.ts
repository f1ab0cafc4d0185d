import { z } from 'zod';
import { localeSchema } from '../vocabulary.ts';

/** What a scan can be exported as: name of the file and its media type. */
export const scanExports = {
  'findings.csv': 'text/csv; charset=utf-8',
  'tags.csv': 'text/csv; charset=utf-8',
  'cookies.csv': 'text/csv; charset=utf-8',
  'report.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'scan.json': 'application/json; charset=utf-8',
  'requests.har': 'application/json; charset=utf-8',
  'findings.sarif': 'application/sarif+json; charset=utf-8',
  'cookie-table.html': 'text/html; charset=utf-8',
  'cookie-table.md': 'text/markdown; charset=utf-8',
  'recipients.csv': 'text/csv; charset=utf-8',
  'privacy-notice-services.csv': 'text/csv; charset=utf-8',
  'evidence.zip': 'application/zip',
} as const;

export type ScanExport = keyof typeof scanExports;
/** Names of all exports, in the order they are offered. */
export const scanExportNames = Object.keys(scanExports) as [ScanExport, ...ScanExport[]];

/** Parameters of `GET /api/user/dsgvo/scan/{id}/export/{file}`. */
export const scanExportParams = z.object({ id: z.uuid(), file: z.enum(scanExportNames) });
/** Language of headings and words; without it the language of the request. Sentences of the report stay in the language of the report. */
export const scanExportQuery = z.object({ lang: localeSchema.optional() });
