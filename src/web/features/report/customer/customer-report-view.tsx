import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Report, ReportFinding } from '#contract/report.ts';
import { ApiError, callApi } from '../../../lib/api.ts';
import { refreshScans } from '../../../lib/scan-account.ts';
import { isUnfinished } from '../report-loading.ts';
import { ReportSkeleton, ReportUnavailable } from '../report-placeholder.tsx';
import { useCustomerReport } from './customer-report.ts';
import { LoadedReport } from './loaded-report.tsx';
import type { ReportViewName } from './report-views.ts';
import { ScanActions } from './scan-actions.tsx';
import { ScanGone } from './scan-gone.tsx';
import { ScanPlace } from './scan-place.tsx';

/** A scan that is not finished, for whoever draws its progress. */
export interface RunningScan {
  depth: 'standard' | 'premium';
  /** To be called when the scan has ended. */
  onEnded: () => void;
}

/** Another scan with the same settings was started; for a finding that is to be looked at again, or for the whole. */
export type OnRestarted = (identifier: string, finding?: ReportFinding) => void;

interface CustomerReportViewProps {
  identifier: string;
  isPremium: boolean;
  /** Where a Professional account is ordered; null = nowhere yet. */
  upgradeHref: string | null;
  /** What of it is shown; null = the report. */
  view: ReportViewName | null;
  /** Draws a view of a finished scan. */
  drawView: (view: ReportViewName, report: Report) => ReactNode;
  /** Opens something beside the report. */
  beside?: ReactNode;
  /** Draws the progress of a scan that runs. */
  progress: (scan: RunningScan) => ReactNode;
  /** The scan was deleted. */
  onDeleted: () => void;
  onRestarted: OnRestarted;
  /** Finding of an earlier scan that this one was started for; null = none. */
  recheckOf: string | null;
}

/** A customer's scan: its progress while it runs, then its report, with what the customer added. */
export function CustomerReportView(props: CustomerReportViewProps) {
  const { identifier, progress, onDeleted, onRestarted } = props;
  const client = useQueryClient();
  const order = useQuery({
    queryKey: ['scan-order', identifier],
    queryFn: ({ signal }) => callApi('scanOrder', { params: { id: identifier }, signal }),
  });
  const report = useCustomerReport(identifier, order.data?.created ?? null);
  if (isGone(report.error) || isGone(order.error)) return <ScanGone />;
  if (report.data) return <LoadedReport {...props} answer={report.data} order={order.data} />;
  // Also while the server cannot be reached: the progress says so, and finds it again.
  const isRunning = order.data?.scanState === 'queued' || order.data?.scanState === 'running';
  if (isRunning || isUnfinished(report.failureReason)) {
    const onEnded = async () => {
      refreshScans(client);
      // The next try may be a minute away.
      await client.cancelQueries({ queryKey: ['report', identifier] });
      await Promise.all([report.refetch(), order.refetch()]);
    };
    return (
      <div className="sheet">
        <ScanPlace name={order.data?.host}>
          {order.data && <ScanActions scan={order.data} onDeleted={onDeleted} onRestarted={onRestarted} />}
        </ScanPlace>
        {progress({ depth: order.data?.depth ?? 'standard', onEnded: () => void onEnded() })}
      </div>
    );
  }
  return (
    <div className="sheet">
      <ScanPlace name={order.data?.host} />
      {report.error ? <ReportUnavailable error={report.error} onRetry={() => void report.refetch()} /> : <ReportSkeleton />}
    </div>
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
