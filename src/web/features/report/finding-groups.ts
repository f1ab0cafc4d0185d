import type { Report, ReportArea, ReportFinding } from '#contract/report.ts';

/** What one check found in one area, over all its causes. */
export interface FindingGroup {
  checkId: string;
  area: Pick<ReportArea, 'id' | 'title'>;
  /** The one to show first leads. */
  findings: readonly [ReportFinding, ...ReportFinding[]];
  /** Checks whose findings have the same causes and are counted in their place; empty = at least one counts here. */
  settledBy: readonly string[];
}

/** Groups of one area, in the order of the report. */
export interface AreaGroups {
  area: FindingGroup['area'];
  groups: FindingGroup[];
}

const severity: Partial<Record<ReportFinding['class'], number>> = { Risk: 0, Hint: 1 };

const anchor = 'befund-';

/** Anchor of a group within the page. */
export function groupAnchor(checkId: string): string {
  return anchor + checkId;
}

/** Check whose group the hash of an address names; null = none. */
export function checkOfAnchor(hash: string): string | null {
  return hash.startsWith(`#${anchor}`) ? hash.slice(anchor.length + 1) : null;
}

/**
 * Risks and warnings by check, the ones to act on first: next steps, then by class, then what counts by itself before what
 * another finding settles, then by weight × confidence × pages. Equal ones keep the order of the report.
 */
export function groupFindings({ areas, summary }: Pick<Report, 'areas' | 'summary'>): FindingGroup[] {
  const stepOf = new Map(summary.topActions.map(({ findingId }, index) => [findingId, index]));
  const rankOf = (finding: ReportFinding) => stepOf.get(finding.id) ?? Number.POSITIVE_INFINITY;
  const groups = areas.flatMap((area) => groupsOfArea(area, rankOf));
  const shown = new Set(groups.map(({ checkId }) => checkId));
  const rank = (group: FindingGroup): number[] => {
    const [lead] = group.findings;
    return [rankOf(lead), severity[lead.class] ?? 2, group.settledBy.length === 0 ? 0 : 1, -effectOf(group.findings)];
  };
  return groups
    .map((group) => ({ ...group, settledBy: group.settledBy.filter((checkId) => shown.has(checkId)) }))
    .map((group) => ({ group, rank: rank(group) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ group }) => group);
}

const confidenceFactor = { high: 1, medium: 0.7, low: 0.4 } as const;

/** As in the choice of the next steps: pages are damped so far that weight decides. */
function effectOf(findings: FindingGroup['findings']): number {
  const items = findings.flatMap((finding) => finding.items);
  const named = new Set(items.flatMap(({ page }) => (page === null ? [] : [page])));
  // A piece of evidence names one page and may stand for more.
  const pages = Math.max(1, named.size, ...items.map(({ detail }) => (typeof detail.pages === 'number' ? detail.pages : 0)));
  const [{ weight, confidence }] = findings;
  return weight * confidenceFactor[confidence] * (1 + Math.log10(pages) / 6);
}

function groupsOfArea(area: ReportArea, rankOf: (finding: ReportFinding) => number): FindingGroup[] {
  const byCheck = new Map<string, ReportFinding[]>();
  for (const finding of area.findings) {
    if (severity[finding.class] === undefined) continue;
    const known = byCheck.get(finding.checkId);
    if (known) known.push(finding);
    else byCheck.set(finding.checkId, [finding]);
  }
  return [...byCheck].map(([checkId, findings]) => {
    const ranks = (finding: ReportFinding) => [rankOf(finding), severity[finding.class]!, finding.countedBy === null ? 0 : 1];
    const [lead, ...rest] = findings.toSorted((a, b) => compareRanks(ranks(a), ranks(b)));
    return {
      checkId,
      area: { id: area.id, title: area.title },
      findings: [lead!, ...rest],
      settledBy: findings.every(({ countedBy }) => countedBy !== null) ? [...new Set(findings.map(({ countedBy }) => countedBy!))] : [],
    };
  });
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    // Two infinities are equal, their difference is not a number.
    if (value !== b[index]) return value < b[index]! ? -1 : 1;
  }
  return 0;
}

/** The first few groups to show at once, and the rest by area in the order of the report. */
export function splitGroups(groups: readonly FindingGroup[], areas: readonly Pick<ReportArea, 'id'>[], atFirst: number) {
  const rest = groups.slice(atFirst);
  const byArea = areas.flatMap(({ id }): AreaGroups[] => {
    const own = rest.filter((group) => group.area.id === id);
    return own[0] ? [{ area: own[0].area, groups: own }] : [];
  });
  return { first: groups.slice(0, atFirst), rest: byArea, restCount: rest.length };
}
