import type { Report, ReportFinding, ReportFindingItem } from '#contract/report.ts';

const itemLine = ({ kind, value, states, page, path, detail }: ReportFindingItem) =>
  [
    `    · ${kind}: ${value}`,
    `[${states.join(', ')}]`,
    page ?? '',
    path.length > 0 ? `via ${path.join(' → ')}` : '',
    Object.keys(detail).length > 0 ? JSON.stringify(detail) : '',
  ]
    .filter((part) => part !== '')
    .join(' | ');

function findingText({ id, class: resultClass, confidence, title, ...finding }: ReportFinding): string {
  const { statement, explanation, howToFix, legalBasis, volatile, countedBy, items } = finding;
  const head = [`## ${id} [${resultClass}, ${confidence}] ${title}`, statement];
  if (resultClass === 'Conform') return [...head, ...items.map(itemLine)].join('\n');
  return [
    ...head,
    explanation,
    `Rechtsgrundlage: ${legalBasis.join('; ')}`,
    ...(volatile === null ? [] : [`Im Fluss: ${volatile}`]),
    ...(countedBy === null ? [] : [`Zählt bei: ${countedBy}`]),
    `So beheben Sie es:\n${howToFix}`,
    'Belege:',
    ...items.map(itemLine),
  ].join('\n');
}

/** A report as plain text for people who read it word by word: what a customer sees, in the order of the report, passed checks last. */
export function reportText(report: Report): string {
  const { summary, completeness, areas, pages, errors } = report;
  const findings = areas.flatMap((area) => area.findings.map((finding) => ({ area: area.title, finding })));
  const isPassed = (finding: ReportFinding) => finding.class === 'Conform';
  const told = (isWanted: (finding: ReportFinding) => boolean) =>
    findings.filter(({ finding }) => isWanted(finding)).map(({ area, finding }) => `(${area})\n${findingText(finding)}\n`);
  return [
    `# ${report.url} → ${report.finalUrl} (${report.scanState})`,
    `${summary.class}, ${summary.score} von 100: ${summary.sentence}`,
    summary.explanation,
    ...errors.map(({ code, message }) => `Fehler ${code}: ${message}`),
    ...completeness.states.map(
      ({ state, examined, message }) => `${state}: ${examined ? 'untersucht' : 'nicht untersucht'} ${message ?? ''}`,
    ),
    ...summary.states.map((figures) => JSON.stringify(figures)),
    '\n# Zuerst tun',
    ...summary.topActions.map(({ title, statement, effect, checkId }) => `- (${checkId}) ${title}\n  ${statement}\n  ${effect}`),
    '\n# Seiten',
    ...pages.map(({ url, kind, status, failure, states }) => `- ${url} ${kind} ${status ?? ''} ${failure ?? ''} [${states.join(', ')}]`),
    '\n# Auffällig oder offen',
    ...told((finding) => !isPassed(finding)),
    '\n# Ohne Auffälligkeit',
    ...told(isPassed),
  ].join('\n');
}
