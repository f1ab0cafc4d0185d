import type { exportMenu as de } from '../de/export-menu.ts';

/** English texts of the list of exports. */
export const exportMenu: typeof de = {
  groups: {
    tables: 'Tables',
    notice: 'For privacy notice and record of processing',
    evidence: 'Evidence',
    programs: 'For programs',
  },
  old: 'Older scans may lack these files.',
  files: {
    'report.xlsx': { name: 'Everything in one workbook', format: 'XLSX', use: 'Findings, tags, cookies and pages to filter and pass on' },
    'findings.csv': { name: 'Findings', format: 'CSV', use: 'All checks with result, evidence, law and fix' },
    'tags.csv': { name: 'Tags', format: 'CSV', use: 'Every host with service, vendor, country and states' },
    'cookies.csv': { name: 'Cookies and web storage', format: 'CSV', use: 'Every entry with purpose, lifetime and who set it' },
    'cookie-table.html': { name: 'Cookie table', format: 'HTML', use: 'To paste into the privacy notice; what is unclear is marked' },
    'cookie-table.md': { name: 'Cookie table', format: 'Markdown', use: 'The same table for content systems with Markdown' },
    'privacy-notice-services.csv': {
      name: 'Comparison with the privacy notice',
      format: 'CSV',
      use: 'Services it lacks, and services it names that were not observed',
    },
    'recipients.csv': {
      name: 'Recipients and third countries',
      format: 'CSV',
      use: 'Vendors, countries, DPF status and purposes for the record under Art. 30 GDPR',
    },
    'evidence.zip': { name: 'Evidence package', format: 'ZIP', use: 'All observations, sealed and verifiable by third parties' },
    'requests.har': { name: 'Requests', format: 'HAR', use: 'Network traffic for developer tools, personal data masked' },
    'scan.json': { name: 'Report and monitors', format: 'JSON', use: 'All data of the scan for further processing' },
    'findings.sarif': { name: 'Findings', format: 'SARIF', use: 'For ticket systems and evaluation in development' },
  },
};
