import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import type { Report } from '#contract/report.ts';
import type { Trace } from '#contract/trace.ts';
import type { FindingSlots } from '../../components/finding/finding-slots.ts';
import { AreasSection } from './areas-section.tsx';
import { BannerPicture } from './banner-picture.tsx';
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

// Folded, and with the names of all settings there are.
const SettingsSection = lazy(async () => ({ default: (await import('./settings-section.tsx')).SettingsSection }));

interface ReportViewProps extends Pick<FindingSlots, 'since' | 'work'> {
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
  /** What has changed since the scan before, in the head. */
  changes?: ReactNode;
  /** What the reader added to the scan, below the head. */
  notes?: ReactNode;
  /** Ways to the views of the report, above the result. */
  navigation?: ReactNode;
  /** How the scan was ordered; null = not known. */
  depth?: 'standard' | 'premium' | null;
  /** What the reader holds against the result, below it. */
  objections?: ReactNode;
  /** What the reader remarked on the areas, below them. */
  remarks?: ReactNode;
  /** What stands for tag and cookie monitor. Of a site that was not examined it is left out. */
  monitors: ReactNode;
  /** What the reader is asked at the end. */
  closing?: ReactNode;
}

/** A report from the head to the seal, for whoever may read it. */
export function ReportView(props: ReportViewProps) {
  const { identifier, secret, report, trace, consentMonitor, expires, depth = null, since, work } = props;
  const links = useFindingLinks(report);
  const slots = useMemo(
    (): FindingSlots => ({
      since,
      work,
      clicks: Object.fromEntries(trace.flatMap(({ state, choiceAtMs }) => (choiceAtMs === null ? [] : [[state, choiceAtMs]]))),
      picture: consentMonitor
        ? (finding) => <BannerPicture finding={finding} monitor={consentMonitor} identifier={identifier} secret={secret} />
        : undefined,
    }),
    [since, work, trace, consentMonitor, identifier, secret],
  );
  return (
    <div className={classes.report}>
      <ReportHead
        report={report}
        expires={expires}
        identifier={identifier}
        secret={secret}
        actions={props.actions}
        changes={props.changes}
      />
      {props.notes}
      {props.navigation}
      <ResultSection report={report} since={since} objections={props.objections} />
      <StatesSection report={report} trace={trace} />
      <NextSteps actions={report.summary.topActions} links={links} />
      <AreasSection areas={report.areas} counts={report.summary.counts} links={links} />
      {props.remarks}
      <FindingsSection report={report} links={links} slots={slots} />
      {consentMonitor && <ConsentSection monitor={consentMonitor} identifier={identifier} secret={secret} />}
      <PagesSection pages={report.pages} complete={report.scanState === 'done'} site={report.finalUrl} />
      <OpenSection report={report} />
      <PassedSection areas={report.areas} />
      {/* Of a site that was not examined the monitors would show nothing. */}
      {report.completeness.states.some(({ examined }) => examined) && props.monitors}
      <Suspense fallback={null}>
        <SettingsSection report={report} depth={depth} />
      </Suspense>
      {props.closing}
      <SealLine report={report} />
    </div>
  );
}
