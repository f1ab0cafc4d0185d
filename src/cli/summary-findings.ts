import type { ReportArea, ReportFinding, ReportFindingItem } from '#contract/report.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { consentStates } from '#evidence/evidence.ts';
import { pad } from '#lib/terminal-text.ts';
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
  for (const area of shown) {
    const quiet = area.counts.Risk + area.counts.Hint + (failed ? 0 : area.counts.NoClassification) === 0;
    if (!quiet) page.space();
    page.spread(
      area.title,
      quiet ? `${classShapes.Conform} ${passedLine(area, context)}` : countsLine(area.counts, texts),
      page.style.bold,
      quiet ? page.style.cyan : page.style.dim,
    );
    if (quiet) continue;
    for (const finding of area.findings) {
      if (finding.class === 'Risk' || finding.class === 'Hint') printFinding(finding, titles, context);
    }
    if (!failed) printOpen(area, context);
    printPassed(area, context);
    page.space();
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

/** A part of a finding: its name in a column of its own, its text beside it; a numbered step hangs from its number. */
function labelled(label: string, text: string, { page }: SummaryContext): void {
  const [, number = '', step = text] = /^(\d+\.)\s+(.+)$/s.exec(text) ?? [];
  const column = `${' '.repeat(textColumn - 2)}${pad(label, partColumn - textColumn)}${number}`;
  page.paragraph(step, {
    margin: partColumn + (number === '' ? 0 : number.length + 1),
    label: column.trimEnd(),
    paintLabel: page.style.dim,
  });
}

/** What was seen, what it is, in which states, on which page. */
function itemLine(item: ReportFindingItem, { texts, locale, home }: SummaryContext): string {
  const { summary: t } = texts;
  const states = item.states.length === consentStates.length ? t.allStates : item.states.map((state) => texts.states[state]).join(', ');
  const address = item.page === null || item.page === item.value ? '' : shortAddress(item.page, home);
  const page = address === '' ? '' : address === '/' ? t.startPage : say(t.seenOn, { page: address });
  const more = [...figuresOf(item, locale), states, page].filter((part) => part !== '').join(', ');
  const value = /^(?:https?|wss?):/.test(item.value) ? shortAddress(item.value, home) : item.value;
  return more === '' ? value : `${value} (${more})`;
}

function figuresOf({ kind, value, detail }: ReportFindingItem, locale: Locale): string[] {
  const text = (name: string) => (typeof detail[name] === 'string' && detail[name] !== value ? [detail[name]] : []);
  const lifetime = detail['declaredLifetimeSeconds'] ?? detail['lifetimeSeconds'];
  if (kind === 'cookie') return [...text('domain'), ...(typeof lifetime === 'number' ? [formatLifetime(lifetime, locale)] : [])];
  if (kind === 'storage') return [...text('storage'), ...text('origin')];
  return kind === 'service' ? text('host') : [];
}

/** Address without what makes it long: the scheme, the query, and the host when it is the site itself. */
function shortAddress(address: string, home: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return host === home ? pathname : host + (pathname === '/' ? '' : pathname);
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

function printPassed(area: ReportArea, context: SummaryContext): void {
  const { page, texts } = context;
  const line = passedLine(area, context);
  if (line === '') return;
  page.space();
  page.paragraph(line, { margin: textColumn, label: `${classShapes.Conform} ${texts.classes.Conform}`, paintLabel: page.style.cyan });
}

function passedLine({ counts, notApplicable }: ReportArea, { texts: { summary: t } }: SummaryContext): string {
  if (counts.Conform === 0) return '';
  const parts = [sayCount(t.passed, counts.Conform), notApplicable > 0 ? sayCount(t.notApplicable, notApplicable) : ''];
  return parts.filter((part) => part !== '').join(' · ');
}
