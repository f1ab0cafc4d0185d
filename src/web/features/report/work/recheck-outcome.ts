import type { Report, ReportFinding } from '#contract/report.ts';

/** What became of a finding in a scan that looked for it again. */
export interface RecheckOutcome {
  checkId: string;
  /** Name of the check, null when this scan knows it no more. */
  title: string | null;
  says: 'still' | 'gone' | 'open';
  /** Why it could not be examined. */
  reason: string | null;
}

/** Looks for a finding of an earlier scan by its id. An open check says nothing: what was not examined is not gone. */
export function recheckOutcome(
  { areas, scanState, errors }: Pick<Report, 'areas' | 'scanState' | 'errors'>,
  findingId: string,
): RecheckOutcome {
  const checkId = findingId.split(':')[0]!;
  const ofCheck = areas.flatMap(({ findings }) => findings).filter((finding) => finding.checkId === checkId);
  const title = ofCheck[0]?.title ?? null;
  if (ofCheck.some((finding) => finding.id === findingId && isConspicuous(finding))) return { checkId, title, says: 'still', reason: null };
  if (scanState === 'failed') return { checkId, title, says: 'open', reason: errors[0]?.message ?? null };
  const open = ofCheck.find((finding) => finding.class === 'NoClassification');
  return open ? { checkId, title, says: 'open', reason: open.statement } : { checkId, title, says: 'gone', reason: null };
}

const isConspicuous = ({ class: resultClass }: ReportFinding) => resultClass === 'Risk' || resultClass === 'Hint';
