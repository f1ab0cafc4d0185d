import type { StateFigures } from '#contract/report.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale, ReportClass } from '#contract/vocabulary.ts';
import { textWidth } from '#lib/terminal-text.ts';
import { formatDateTime, formatDuration, formatNumber } from './format.ts';
import { classShapes, type Page, paintClass } from './page.ts';
import { say } from './say.ts';
import type { CliTexts } from './texts.ts';

/** What the parts of the summary are printed with. */
export interface SummaryContext {
  page: Page;
  texts: CliTexts;
  locale: Locale;
  /** Origin of the scanned site. */
  home: string;
  timeZone?: string | undefined;
}

const classOrder: readonly ReportClass[] = ['Risk', 'Hint', 'Conform', 'NoClassification'];

/** Address, time, completeness. */
export function printHead({ report }: ScanResult, { page, texts, locale, timeZone }: SummaryContext): void {
  const { summary: t } = texts;
  page.paragraph(`Spurenleser · ${t.title}`, { paint: page.style.dim });
  page.space();
  page.paragraph(report.url, { paint: page.style.bold });
  if (report.finalUrl !== '' && report.finalUrl !== report.url) page.paragraph(say(t.redirected, { url: report.finalUrl }));
  const took = report.finished === null ? null : Date.parse(report.finished) - Date.parse(report.created);
  const run = [say(t.scanned, { date: formatDateTime(report.created, locale, timeZone) })];
  if (took !== null && !Number.isNaN(took)) run.push(say(t.duration, { duration: formatDuration(took, locale) }));
  page.paragraph(run.join(' · '));
  const { states, pages } = report.completeness;
  const examined = states.filter((state) => state.examined).length;
  const reached = pages.planned === 0 ? '' : ` · ${say(t.pagesReached, { reached: pages.reached, planned: pages.planned })}`;
  const complete = say(t.statesExamined, { examined }) + reached;
  page.paragraph(examined < 3 ? `${classShapes.NoClassification} ${complete}` : complete, {
    paint: examined < 3 ? page.style.bold : undefined,
  });
}

/** Traffic light, the one sentence why, counts, score. */
export function printVerdict({ report }: ScanResult, { page, texts }: SummaryContext): void {
  const { summary: t } = texts;
  const { summary } = report;
  page.section(t.result);
  const word = report.scanState === 'failed' ? t.failed : texts.classes[summary.class];
  const label = `${classShapes[summary.class]} ${word}`;
  page.paragraph(label, { paint: (line) => page.style.bold(paintClass(summary.class, page.style)(line)) });
  page.paragraph(summary.sentence);
  if (report.scanState === 'failed') return;
  page.paragraph(summary.explanation, { paint: page.style.dim });
  page.space();
  page.paragraph(countsLine(summary.counts, texts));
  const applicable = classOrder.reduce((sum, name) => sum + summary.counts[name], 0);
  const score =
    summary.score === null ? null : `${say(t.score, { score: summary.score })}${summary.provisional ? ` (${t.provisional})` : ''}`;
  const coverage = say(t.coverage, { classified: applicable - summary.counts.NoClassification, applicable });
  page.paragraph([score, coverage].filter((part) => part !== null).join(' · '));
  if (summary.cap) {
    const titles = new Map(report.areas.flatMap(({ findings }) => findings.map(({ checkId, title }) => [checkId, title] as const)));
    page.paragraph(say(t.cap, { limit: summary.cap.limit, titles: summary.cap.checkIds.map((id) => titles.get(id) ?? id).join('; ') }), {
      paint: page.style.dim,
    });
  }
}

/** Counts with shape and word, zero counts left out. */
export function countsLine(counts: Record<ReportClass, number>, texts: CliTexts): string {
  const shown = classOrder.filter((name) => counts[name] > 0);
  return shown.map((name) => `${classShapes[name]}\u00a0${texts.classes[name]}\u00a0${counts[name]}`).join(' · ');
}

/** The three states side by side. A state that was not examined shows dashes and its reason. */
export function printStates({ report }: ScanResult, { page, texts, locale }: SummaryContext): void {
  const { summary: t } = texts;
  page.section(t.threeStates);
  const rows = Object.entries(t.figures) as [keyof typeof t.figures, string][];
  const figures = report.summary.states;
  const nameWidth = Math.max(...rows.map(([, name]) => textWidth(name)));
  const columns = figures.map(({ state }) => textWidth(texts.states[state]) + 2);
  if (2 + nameWidth + columns.reduce((sum, width) => sum + width, 0) > page.width) {
    for (const [name, title] of rows) {
      page.paragraph(
        `${title}: ${figures.map((entry) => `${texts.states[entry.state]} ${formatNumber(entry[name], locale)}`).join(' · ')}`,
      );
    }
  } else {
    const line = (title: string, cell: (entry: StateFigures) => { text: string; paint?: ((text: string) => string) | undefined }) =>
      page.row([
        { text: title, width: nameWidth },
        ...figures.map((entry, index) => ({ ...cell(entry), width: columns[index]!, side: 'start' as const })),
      ]);
    line('', ({ state }) => ({ text: texts.states[state], paint: page.style.dim }));
    for (const [name, title] of rows) {
      line(title, (entry) => ({ text: formatNumber(entry[name], locale), paint: entry[name] ? undefined : page.style.dim }));
    }
  }
  for (const { state, message } of report.completeness.states.filter(({ examined }) => !examined)) {
    page.paragraph(say(t.stateMissing, { state: texts.states[state], reason: message ?? '' }), {
      margin: 4,
      label: classShapes.NoClassification,
    });
  }
}
