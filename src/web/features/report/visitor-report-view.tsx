import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { VisitorReport } from '#contract/api/scan-reading.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { AreasSection } from './areas-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { FindingsSection } from './findings-section.tsx';
import { NextSteps } from './next-steps.tsx';
import { OpenSection } from './open-section.tsx';
import { PagesSection } from './pages-section.tsx';
import { PassedSection } from './passed-section.tsx';
import { RegisterPrompt } from './register-prompt.tsx';
import classes from './report.module.css';
import { ReportHead } from './report-head.tsx';
import { ResultSection } from './result-section.tsx';
import { SealLine } from './seal-line.tsx';
import { StatesSection } from './states-section.tsx';
import { useFindingLinks } from './use-finding-links.ts';
import { useVisitorReport } from './visitor-report.ts';

interface VisitorReportViewProps {
  identifier: string;
  /** The visitor's key to the scan. */
  secret: string;
  /** Where an account is made. */
  registerHref: string;
}

/** A visitor's report, from the head to the seal. It waits for a report that is not there yet. */
export function VisitorReportView({ identifier, secret, registerHref }: VisitorReportViewProps) {
  const { t } = useTranslation('report');
  const { data, error, refetch } = useVisitorReport(identifier, secret);
  if (error) {
    return (
      <div className={classes.report}>
        <div className={classes.notice} role="alert">
          <h1 className={classes.noticeTitle}>
            <IconAlertTriangle stroke={1.75} aria-hidden="true" />
            {t('unavailable')}
          </h1>
          {error instanceof Error && <p>{error.message}</p>}
          <Button variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      </div>
    );
  }
  if (!data) return <ReportSkeleton label={t('loading')} />;
  return <Loaded answer={data} secret={secret} registerHref={registerHref} />;
}

function Loaded({ answer, secret, registerHref }: { answer: VisitorReport; secret: string; registerHref: string }) {
  const { identifier, report, consentMonitor, trace, counts, expires } = answer;
  const links = useFindingLinks(report);
  return (
    <div className={classes.report}>
      <ReportHead report={report} expires={expires} identifier={identifier} secret={secret} />
      <ResultSection report={report} />
      <StatesSection report={report} trace={trace} />
      <NextSteps actions={report.summary.topActions} links={links} />
      <AreasSection areas={report.areas} counts={report.summary.counts} links={links} />
      <FindingsSection report={report} links={links} />
      <ConsentSection monitor={consentMonitor} identifier={identifier} secret={secret} />
      <PagesSection pages={report.pages} complete={report.scanState === 'done'} site={report.finalUrl} />
      <OpenSection report={report} />
      <PassedSection areas={report.areas} />
      {/* Of a site that was not examined the monitors would show nothing. */}
      {report.completeness.states.some(({ examined }) => examined) && <RegisterPrompt counts={counts} href={registerHref} />}
      <SealLine report={report} />
    </div>
  );
}

/** In the shape of the rules, so that nothing jumps when the report arrives. */
function ReportSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.report} role="status" aria-label={label}>
      <div className={classes.head}>
        <div className={`${classes.bone} ${classes.boneTall}`} />
        <div className={classes.skeletonHead}>
          <div className={`${classes.bone} ${classes.boneHead} ${classes.boneShort}`} />
          <div className={classes.bone} />
          <div className={`${classes.bone} ${classes.boneShort}`} />
        </div>
      </div>
      {['a', 'b', 'c'].map((part) => (
        <div key={part} className={classes.skeletonPart}>
          <div className={classes.bone} />
          <div className={`${classes.bone} ${classes.boneTall}`} />
        </div>
      ))}
    </div>
  );
}
