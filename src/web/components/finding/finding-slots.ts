import type { ReactNode } from 'react';
import type { ScanHistory } from '#contract/api/scan-history.ts';
import type { ReportFinding } from '#contract/report.ts';

/** What stands in a finding beside the finding itself; each part may be missing. */
export interface FindingSlots {
  /** Since when it is there, by finding id. */
  since?: ScanHistory['since'] | undefined;
  /** Click in the banner that decided, in milliseconds after the state began, by state. */
  clicks?: Partial<Record<'none' | 'reject' | 'accept', number>> | undefined;
  /** A picture that shows it. */
  picture?: ((finding: ReportFinding) => ReactNode) | undefined;
  work?: FindingWork | undefined;
}

/** What the reader did about findings, and can do. */
export interface FindingWork {
  isDisputed: (findingId: string) => boolean;
  /** Says that a finding is disputed, why, and how that is taken back. */
  note: (finding: ReportFinding) => ReactNode;
  /** What can be done about a finding that is not disputed. */
  tools: (finding: ReportFinding) => ReactNode;
  /** Looks again whether the finding is still there. */
  recheck: (finding: ReportFinding) => ReactNode;
  /** What became of a finding that was looked at again in this scan; null = none was. */
  rechecked: { checkId: string; outcome: ReactNode } | null;
}
