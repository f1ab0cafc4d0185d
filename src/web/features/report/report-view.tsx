import type { ReactNode } from 'react';
import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import type { Report } from '#contract/report.ts';
import type { Trace } from '#contract/trace.ts';
import { AreasSection } from './areas-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { FindingsSection } from './findings-section.tsx';
import { NextSteps } from './next-steps.tsx';
import { OpenSection } from './open-section.tsx';
import { PagesSection } from './pages-section.tsx';
import { PassedSection } from './passed-section.tsx';
import classes from './report.module.css';
import { ReportHead } from './report-head.tsx';
import { ResultSection } from './result-section.tsx';
import { SealLine } from './seal-line.tsx';
import { StatesSection } from './states-section.tsx';
import { useFindingLinks } from './use-finding-links.ts';

interface ReportViewProps {
  identifier: string;
  /** The visitor's key to the scan; null: the customer's own scan. */
  secret: string | null;
  report: Report;
  trace: Trace;
  /** Null = not there (yet): the banner is left out. */
  consentMonitor: ConsentMonitor | null;
  /** When the scan is deleted; null = it stays. */
  expires: string | null;
  /** What can be done with the scan, in the head. */
  actions?: ReactNode;
  /** Ways to the views of the report, below the head. */
  navigation?: ReactNode;
  /** What the reader added to the scan, below the head. */
  notes?: ReactNode;
  /** What the reader remarked on the areas, below them. */
  remarks?: ReactNode;
  /** What stands for tag and cookie monitor. Of a site that was not examined it is left out. */
  monitors: ReactNode;
}

/** A report from the head to the seal, for whoever may read it. */
export function ReportView(props: ReportViewProps) {
  const { identifier, secret, report, trace, consentMonitor, expires, actions, navigation, notes, remarks, monitors } = props;
  const links = useFindingLinks(report);
  return (
    <div className={classes.report}>
      <ReportHead report={report} expires={expires} identifier={identifier} secret={secret} actions={actions} />
      {navigation}
      {notes}
      <ResultSection report={report} />
      <StatesSection report={report} trace={trace} />
      <NextSteps actions={report.summary.topActions} links={links} />
      <AreasSection areas={report.areas} counts={report.summary.counts} links={links} />
      {remarks}
      <FindingsSection report={report} links={links} />
      {consentMonitor && <ConsentSection monitor={consentMonitor} identifier={identifier} secret={secret} />}
      <PagesSection pages={report.pages} complete={report.scanState === 'done'} site={report.finalUrl} />
      <OpenSection report={report} />
      <PassedSection areas={report.areas} />
      {/* Of a site that was not examined the monitors would show nothing. */}
      {report.completeness.states.some(({ examined }) => examined) && monitors}
      <SealLine report={report} />
    </div>
  );
}
