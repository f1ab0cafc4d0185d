import type { ReportArea, ReportFinding, ReportFindingItem } from '#contract/report.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { consentStates } from '#evidence/gathered.ts';
import { pad } from '#lib/terminal-text.ts';
import { formatLifetime } from './format.ts';
import { classShapes, paintClass } from './page.ts';
import { say, sayCount } from './say.ts';
import { countsLine, type SummaryContext } from './summary-head.ts';

const mostItems = 4;
const mostFindings = 6;
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
    const conspicuous = area.findings.filter((finding) => finding.class === 'Risk' || finding.class === 'Hint');
    for (const findings of Map.groupBy(conspicuous, ({ checkId }) => checkId).values()) printCheck(findings, titles, context);
    if (!failed) printOpen(area, context);
    printPassed(area, context);
    page.space();
  }
}

/** What one check found: each root cause with its evidence, then law and fix once, unless the fix differs. */
function printCheck(findings: readonly ReportFinding[], titles: ReadonlyMap<string, string>, context: SummaryContext): void {
  const { page, texts } = context;
  const { summary: t } = texts;
  const lead = findings[0]!;
  const shown = findings.slice(0, mostFindings);
  const fixOf = ({ countedBy, howToFix }: ReportFinding) =>
    countedBy === null ? howToFix : say(t.sameCause, { title: titles.get(countedBy) ?? countedBy });
  const commonFix = shown.every((finding) => fixOf(finding) === fixOf(lead));

  page.space();
  for (const [index, finding] of shown.entries()) {
    page.paragraph(finding.statement, {
      margin: textColumn,
      label:
        pad(index === 0 ? `${classShapes[lead.class]} ${texts.classes[lead.class]}` : '', textColumn - 4) + (shown.length > 1 ? '•' : ''),
      paint: page.style.bold,
      paintLabel: paintClass(lead.class, page.style),
    });
    printEvidence(finding, context);
    if (!commonFix) printFix(fixOf(finding), context);
  }
  if (findings.length > shown.length) page.paragraph(sayCount(t.moreFindings, findings.length - shown.length), { margin: textColumn });
  if (lead.legalBasis.length > 0) labelled(t.law, lead.legalBasis.join('; '), context);
  if (lead.volatile !== null) labelled('', lead.volatile, context);
  if (commonFix) printFix(fixOf(lead), context);
  labelled(t.check, `${lead.checkId}, ${t.confidence[lead.confidence]}`, context);
}

function printEvidence({ items }: ReportFinding, context: SummaryContext): void {
  const { summary: t } = context.texts;
  for (const [index, item] of items.slice(0, mostItems).entries())
    labelled(index === 0 ? t.evidence : '', itemLine(item, context), context);
  if (items.length > mostItems) labelled('', sayCount(t.more, items.length - mostItems), context);
}

function printFix(fix: string, context: SummaryContext): void {
  for (const [index, step] of fix.split('\n').entries()) labelled(index === 0 ? context.texts.summary.fix : '', step, context);
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
  const short = /^(?:https?|wss?):/.test(item.value) ? shortAddress(item.value, home) : item.value;
  const value = short === '/' ? t.home : short;
  return more === '' ? value : `${value} (${more})`;
}

function figuresOf({ kind, value, detail }: ReportFindingItem, locale: Locale): string[] {
  const text = (name: string) => (typeof detail[name] === 'string' && detail[name] !== value ? [detail[name]] : []);
  const lifetime = detail['declaredLifetimeSeconds'] ?? detail['lifetimeSeconds'];
  if (kind === 'cookie') return [...text('domain'), ...(typeof lifetime === 'number' ? [formatLifetime(lifetime, locale)] : [])];
  if (kind === 'storage') return [...text('storage'), ...text('origin')];
  return kind === 'service' ? text('host') : [];
}

/** Address without what makes it long: the query, and host and scheme where they are those of the site. Plain HTTP is always said. */
function shortAddress(address: string, home: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, protocol, host, pathname } = new URL(address);
  if (origin === home) return pathname;
  return (protocol === 'http:' ? 'http://' : '') + host + (pathname === '/' ? '' : pathname);
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
