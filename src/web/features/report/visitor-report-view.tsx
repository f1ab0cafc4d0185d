import { RegisterPrompt } from './register-prompt.tsx';
import { ReportSkeleton, ReportUnavailable } from './report-placeholder.tsx';
import { ReportView } from './report-view.tsx';
import { useVisitorReport } from './visitor-report.ts';

interface VisitorReportViewProps {
  identifier: string;
  /** The visitor's key to the scan. */
  secret: string;
  /** Where an account is made. */
  registerHref: string;
}

/** A visitor's report. It waits for one that is not there yet. */
export function VisitorReportView({ identifier, secret, registerHref }: VisitorReportViewProps) {
  const { data, error, refetch } = useVisitorReport(identifier, secret);
  if (error) return <ReportUnavailable error={error} onRetry={() => void refetch()} />;
  if (!data) return <ReportSkeleton />;
  return <ReportView {...data} secret={secret} monitors={<RegisterPrompt counts={data.counts} href={registerHref} />} />;
}
