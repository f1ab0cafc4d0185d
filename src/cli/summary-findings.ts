import type { ReportArea, ReportFinding, ReportFindingItem } from '#contract/report.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import { formatLifetime } from './format.ts';
import { classShapes, paintClass } from './page.ts';
import { say, sayCount } from './say.ts';
import { countsLine, type SummaryContext } from './summary-head.ts';

const mostItems = 4;
/** Column where the text of a finding begins. */
const textColumn = 17;
const partColumn = 28;

/** At most three next steps. */
export function printTopActions({ report }: ScanResult, { page, texts }: SummaryContext): void {
  const { topActions } = report.summary;
  if (topActions.length === 0) return;
  page.section(texts.summary.topActions);
  for (const [index, action] of topActions.entries()) {
    page.paragraph(action.title, { margin: 5, label: `${index + 1}.`, paint: page.style.bold });
    page.paragraph(action.effect, { margin: 5 });
  }
}

/** Findings by area: risks and warnings in full, open ones with their reason, passed ones as a number. */
export function printAreas({ report }: ScanResult, context: SummaryContext): void {
  const { page, texts } = context;
  const failed = report.scanState === 'failed';
  const shown = report.areas.filter(({ applicable, counts }) => (failed ? counts.Risk + counts.Hint > 0 : applicable > 0));
  if (shown.length === 0) return;
  page.section(texts.summary.findings);
  const titles = new Map(report.areas.flatMap(({ findings }) => findings.map(({ checkId, title }) => [checkId, title] as const)));
  for (const [index, area] of shown.entries()) {
    if (index > 0) page.space();
    page.paragraph(area.title, { paint: page.style.bold });
    page.paragraph(countsLine(area.counts, texts), { paint: page.style.dim });
    for (const finding of area.findings) {
      if (finding.class === 'Risk' || finding.class === 'Hint') printFinding(finding, titles, context);
    }
    if (!failed) printOpen(area, context);
    printRest(area, context);
  }
}

function printFinding(finding: ReportFinding, titles: ReadonlyMap<string, string>, context: SummaryContext): void {
  const { page, texts } = context;
  const { summary: t } = texts;
  page.space();
  page.paragraph(finding.statement, {
    margin: textColumn,
    label: `${classShapes[finding.class]} ${texts.classes[finding.class]}`,
    paint: page.style.bold,
    paintLabel: paintClass(finding.class, page.style),
  });
  page.paragraph(`${finding.checkId} · ${t.confidence[finding.confidence]}`, { margin: textColumn, paint: page.style.dim });
  const part = (label: string, text: string) => labelled(label, text, context);
  for (const [index, item] of finding.items.slice(0, mostItems).entries()) part(index === 0 ? t.evidence : '', itemLine(item, context));
  if (finding.items.length > mostItems) part('', sayCount(t.more, finding.items.length - mostItems));
  if (finding.legalBasis.length > 0) part(t.law, finding.legalBasis.join('; '));
  if (finding.volatile !== null) part('', finding.volatile);
  if (finding.countedBy === null) {
    for (const [index, step] of finding.howToFix.split('\n').entries()) part(index === 0 ? t.fix : '', step);
  } else {
    part(t.fix, say(t.sameCause, { title: titles.get(finding.countedBy) ?? finding.countedBy }));
  }
}

/** A part of a finding: its name in a column of its own, its text beside it. */
function labelled(label: string, text: string, { page }: SummaryContext): void {
  const column = `${' '.repeat(textColumn - 2)}${label}`;
  page.paragraph(text, { margin: partColumn, label: column, paintLabel: page.style.dim });
}

function itemLine(item: ReportFindingItem, { texts, locale }: SummaryContext): string {
  const states = item.states.map((state) => texts.states[state]).join(', ');
  const place = item.page !== null && item.page !== item.value ? say(texts.summary.seenOn, { page: item.page }) : '';
  const lifetime = item.detail['lifetimeSeconds'];
  const figures = typeof lifetime === 'number' ? formatLifetime(lifetime, locale) : '';
  const more = [figures, states, place].filter((part) => part !== '').join(', ');
  return more === '' ? item.value : `${item.value} (${more})`;
}

/** Open checks that share a reason are listed under it. */
function printOpen(area: ReportArea, { page, texts }: SummaryContext): void {
  const open = area.findings.filter((finding) => finding.class === 'NoClassification');
  for (const [reason, findings] of Map.groupBy(open, ({ statement }) => statement)) {
    page.space();
    page.paragraph(findings.map(({ title }) => title).join('; '), {
      margin: textColumn,
      label: `${classShapes.NoClassification} ${texts.summary.open}`,
      paintLabel: page.style.dim,
    });
    page.paragraph(reason, { margin: textColumn, paint: page.style.dim });
  }
}

function printRest(area: ReportArea, { page, texts }: SummaryContext): void {
  const { passed, notApplicable } = texts.summary;
  const parts = [];
  if (area.counts.Conform > 0) parts.push(sayCount(passed, area.counts.Conform));
  if (area.notApplicable > 0) parts.push(sayCount(notApplicable, area.notApplicable));
  if (parts.length === 0) return;
  page.space();
  const label = area.counts.Conform > 0 ? `${classShapes.Conform} ${texts.classes.Conform}` : '';
  page.paragraph(parts.join(' · '), { margin: textColumn, label, paintLabel: page.style.cyan });
}
