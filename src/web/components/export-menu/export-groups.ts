import type { ScanExport } from '#contract/api/scan-export.ts';

/** The exports by what they are for, in the order in which they are offered. */
export const exportGroups = {
  tables: ['report.xlsx', 'findings.csv', 'tags.csv', 'cookies.csv'],
  notice: ['cookie-table.html', 'cookie-table.md', 'privacy-notice-services.csv', 'recipients.csv'],
  evidence: ['evidence.zip', 'requests.har'],
  programs: ['scan.json', 'findings.sarif'],
} as const satisfies Record<string, readonly ScanExport[]>;

export type ExportGroup = keyof typeof exportGroups;
