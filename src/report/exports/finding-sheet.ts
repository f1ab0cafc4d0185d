import type { Report, ReportArea, ReportFinding } from '#contract/report.ts';
import { consentStateSchema, type Locale } from '#contract/vocabulary.ts';
import { type Column, fillSheet, listed, type Sheet } from './sheet.ts';

/** A finding with its area. */
export interface PlacedFinding {
  area: ReportArea;
  finding: ReportFinding;
}

const classOrder: readonly ReportFinding['class'][] = ['Risk', 'Hint', 'NoClassification', 'Conform'];
const confidenceOrder: readonly ReportFinding['confidence'][] = ['high', 'medium', 'low'];

/** All findings: risks first, then by weight and confidence; the same order in each format. */
export function placedFindings({ areas }: Report): PlacedFinding[] {
  return areas
    .flatMap((area) => area.findings.map((finding) => ({ area, finding })))
    .sort(
      ({ finding: a }, { finding: b }) =>
        classOrder.indexOf(a.class) - classOrder.indexOf(b.class) ||
        b.weight - a.weight ||
        confidenceOrder.indexOf(a.confidence) - confidenceOrder.indexOf(b.confidence),
    );
}

/** Pages on which the evidence of a finding was seen, each once. */
export function pagesOf({ items }: ReportFinding): string[] {
  return [...new Set(items.flatMap(({ page }) => page ?? []))];
}

/** Consent states in which the evidence of a finding was seen. */
export function statesOf({ items }: ReportFinding) {
  return consentStateSchema.options.filter((state) => items.some(({ states }) => states.includes(state)));
}

/** What is open was not rated; a level of confidence beside it would say the opposite. */
export function isRated(finding: ReportFinding): boolean {
  return finding.class !== 'NoClassification';
}

const columns: readonly Column<PlacedFinding>[] = [
  { heading: { de: 'Ergebnis', en: 'Result' }, width: 12, value: ({ finding }, { classes }) => classes[finding.class] },
  { heading: { de: 'Bereich', en: 'Area' }, width: 26, value: ({ area }) => area.title },
  { heading: { de: 'Prüfung', en: 'Check' }, width: 34, value: ({ finding }) => finding.title },
  { heading: { de: 'Feststellung', en: 'Statement' }, width: 60, value: ({ finding }) => finding.statement },
  {
    heading: { de: 'Sicherheit', en: 'Confidence' },
    width: 11,
    value: ({ finding }, words) => (isRated(finding) ? words.confidence[finding.confidence] : null),
  },
  {
    heading: { de: 'Zustände', en: 'States' },
    width: 22,
    value: ({ finding }, { states }) => listed(statesOf(finding).map((state) => states[state])),
  },
  { heading: { de: 'Seiten', en: 'Pages' }, width: 8, value: ({ finding }) => pagesOf(finding).length },
  { heading: { de: 'Erste Seite', en: 'First page' }, width: 40, value: ({ finding }) => pagesOf(finding)[0] ?? null },
  {
    heading: { de: 'Belege', en: 'Evidence' },
    width: 50,
    value: ({ finding }) => listed([...new Set(finding.items.map(({ value }) => value))]),
  },
  { heading: { de: 'Rechtsgrundlage', en: 'Legal basis' }, width: 44, value: ({ finding }) => finding.legalBasis.join('\n') },
  { heading: { de: 'Warum', en: 'Why' }, width: 60, value: ({ finding }) => finding.explanation },
  { heading: { de: 'Beheben', en: 'How to fix' }, width: 60, value: ({ finding }) => finding.howToFix },
  { heading: { de: 'Gewicht (1–5)', en: 'Weight (1–5)' }, width: 10, value: ({ finding }) => finding.weight },
  { heading: { de: 'Zählt bei Prüfung', en: 'Counts under check' }, width: 24, value: ({ finding }) => finding.countedBy },
  { heading: { de: 'Prüfungskennung', en: 'Check id' }, width: 26, value: ({ finding }) => finding.checkId },
  { heading: { de: 'Regelversion', en: 'Rule version' }, width: 10, value: ({ finding }) => finding.ruleVersion },
  { heading: { de: 'Befundkennung', en: 'Finding id' }, width: 36, value: ({ finding }) => finding.id },
];

/** All findings of a report, passed and open ones included, as a table. */
export function findingSheet(report: Report, locale: Locale): Sheet {
  return fillSheet({ de: 'Befunde', en: 'Findings' }, columns, placedFindings(report), locale);
}
