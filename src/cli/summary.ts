import type { ScanResult } from '#contract/scan-result.ts';
import type { TerminalStyle } from '#lib/terminal-style.ts';
import { terminalPage } from './page.ts';
import { say } from './say.ts';
import { printBanner } from './summary-banner.ts';
import { printAreas, printTopActions } from './summary-findings.ts';
import { printHead, printStates, printVerdict, type SummaryContext } from './summary-head.ts';
import { cliTexts } from './texts.ts';

/** How the summary is printed and what it may point to. */
export interface SummaryOptions {
  style: TerminalStyle;
  /** Columns of the terminal, undefined when there is none. */
  columns: number | undefined;
  /** Files that were written. */
  files: { archive: string | null; json: string | null; har: string | null };
  timeZone?: string | undefined;
}

const narrowest = 60;
const widest = 100;

/** The report as a page of text: verdict first, then states, banner, next steps, findings with their evidence. */
export function renderSummary(result: ScanResult, options: SummaryOptions): string {
  const { report } = result;
  const page = terminalPage(Math.min(widest, Math.max(narrowest, options.columns ?? widest)), options.style);
  const context: SummaryContext = {
    page,
    texts: cliTexts[report.locale],
    locale: report.locale,
    home: URL.canParse(report.finalUrl) ? new URL(report.finalUrl).origin : '',
    timeZone: options.timeZone,
  };
  printHead(result, context);
  printVerdict(result, context);
  if (report.scanState !== 'failed') {
    printStates(result, context);
    printBanner(result, context);
    printTopActions(result, context);
  }
  printAreas(result, context);
  printFailedPages(result, context);
  printFiles(result, context, options.files);
  return page.toString();
}

function printFailedPages({ report }: ScanResult, { page, texts }: SummaryContext): void {
  const { failures } = report.completeness.pages;
  if (failures.length === 0 || report.scanState === 'failed') return;
  page.section(texts.summary.failedPages);
  for (const { url, states, message } of failures) {
    page.paragraph(`${url} (${states.map((state) => texts.states[state]).join(', ')}): ${message}`, { margin: 4, label: '○' });
  }
}

function printFiles({ report }: ScanResult, { page, texts }: SummaryContext, files: SummaryOptions['files']): void {
  const { summary: t } = texts;
  page.section(t.where);
  page.paragraph(files.archive === null ? t.noArchive : say(t.archive, { path: files.archive }));
  if (report.evidenceSha256 !== undefined) page.paragraph(say(t.seal, { seal: report.evidenceSha256 }));
  if (files.json !== null) page.paragraph(say(t.json, { path: files.json }));
  if (files.har !== null) page.paragraph(say(t.har, { path: files.har }));
  const run = [say(t.rules, { version: report.ruleVersion }), report.browser.product].filter((part) => part !== '');
  page.paragraph(run.join(' · '), { paint: page.style.dim });
  page.space();
  page.paragraph(t.noAdvice, { paint: page.style.dim });
}
