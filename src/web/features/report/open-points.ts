import type { Report } from '#contract/report.ts';

/** Something that was not examined, and why. */
export interface OpenPoint {
  kind: 'state' | 'page' | 'check';
  /** State id, address of the page, or name of the check. */
  what: string;
  why: string;
  /** Only for checks. */
  checkId: string | null;
}

/** Everything the scan left open, the largest first: states, pages, checks. */
export function openPoints({ completeness, areas }: Pick<Report, 'completeness' | 'areas'>): OpenPoint[] {
  const states = completeness.states
    .filter(({ examined }) => !examined)
    .map(({ state, message, reason }): OpenPoint => ({ kind: 'state', what: state, why: message ?? reason ?? '', checkId: null }));
  const pages = completeness.pages.failures.map(
    ({ url, message }): OpenPoint => ({ kind: 'page', what: url, why: message, checkId: null }),
  );
  const checks = areas
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.class === 'NoClassification')
    .map(({ title, statement, checkId }): OpenPoint => ({ kind: 'check', what: title, why: reasonOf(statement), checkId }));
  return [...states, ...pages, ...checks];
}

/** The section says already that it is open. */
function reasonOf(statement: string): string {
  const reason = statement.replace(/^(Nicht geprüft|Not examined|Noch offen|Still open): /, '');
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
