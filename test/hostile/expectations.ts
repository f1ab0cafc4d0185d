import { type ScanErrorCode, scanErrorText, scanErrorTexts } from '#contract/scan-error.ts';
import type { ScanOutcome } from '#engine/scan-order.ts';

/** What every scan keeps to, whatever the site does. Gives each breach as a sentence; none is right. */
export function breaches({ evidence, result }: ScanOutcome): string[] {
  const found: string[] = [];
  const { report } = result;
  for (const { code } of evidence.run.errors) {
    const [german, english] = [textOf(code, 'de'), textOf(code, 'en')];
    if (!german || !english || german === english) found.push(`no sentence in both languages for ${code}`);
  }
  for (const { code, message } of report.errors)
    if (message !== textOf(code, 'de')) found.push(`the report says something else for ${code}`);
  const start = evidence.pages.find((page) => page.state === 'none' && page.kind === 'start');
  const examined = start !== undefined && start.failure === null;
  if (report.scanState !== (examined ? 'done' : 'failed')) found.push(`state ${report.scanState}`);
  if (!examined && report.errors.length === 0) found.push('failed without a reason');
  // Transport is measured without the browser, so it may be judged when the page was not seen.
  const clean = report.areas.flatMap((area) =>
    area.findings.filter((finding) => finding.class === 'Conform').map(({ checkId }) => checkId),
  );
  for (const checkId of clean) if (!examined && !checkId.startsWith('tls-')) found.push(`${checkId} is Conform on a page nobody saw`);
  for (const text of strings({ evidence, result })) {
    if (!text.isWellFormed() || text.includes('\0')) found.push(`a text no database can store: ${JSON.stringify(text.slice(0, 60))}`);
  }
  return [...new Set(found)];
}

function textOf(code: ScanErrorCode, locale: 'de' | 'en'): string | null {
  return code in scanErrorTexts ? scanErrorText(code, locale) : null;
}

/** Every text in a value, keys included. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...strings(inner)]);
}
