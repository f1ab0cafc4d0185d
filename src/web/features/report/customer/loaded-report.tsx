import { useQuery } from '@tanstack/react-query';
import { Activity, type ReactNode, useState } from 'react';
import type { CustomerReport, ScanOrderAnswer } from '#contract/api/scan-reading.ts';
import type { Report } from '#contract/report.ts';
import { ExportMenu } from '../../../components/export-menu/export-menu.tsx';
import { callApi } from '../../../lib/api.ts';
import { useScanHistory } from '../../../lib/scan-history.ts';
import { CommentsSection } from '../comments/comments-section.tsx';
import { ReportView } from '../report-view.tsx';
import { DisputedResult } from '../work/disputed-result.tsx';
import { RatingLine } from '../work/rating-line.tsx';
import { useDisputes } from '../work/use-disputes.ts';
import { useFindingWork } from '../work/use-finding-work.tsx';
import type { OnRestarted } from './customer-report-view.tsx';
import { LastScanChange } from './last-scan-change.tsx';
import { MonitorLinks } from './monitor-links.tsx';
import type { ReportViewName } from './report-views.ts';
import { ScanActions } from './scan-actions.tsx';
import { ScanPlace } from './scan-place.tsx';
import { ScanTags } from './scan-tags.tsx';
import { useViewPlace } from './use-view-place.ts';
import { ViewFrame } from './view-frame.tsx';
import { ViewNavigation } from './view-navigation.tsx';
import classes from './views.module.css';

interface LoadedReportProps {
  identifier: string;
  isPremium: boolean;
  upgradeHref: string | null;
  view: ReportViewName | null;
  drawView: (view: ReportViewName, report: Report) => ReactNode;
  /** Opens something beside the report. */
  beside?: ReactNode;
  onDeleted: () => void;
  onRestarted: OnRestarted;
  /** Finding of an earlier scan that this one was started for. */
  recheckOf: string | null;
  answer: CustomerReport;
  /** Undefined while it loads, or when it cannot be loaded: the report is shown all the same. */
  order: ScanOrderAnswer | undefined;
}

/** A finished scan of a customer: the report, or one of its views. */
export function LoadedReport(props: LoadedReportProps) {
  const { identifier, isPremium, upgradeHref, view, drawView, beside, onDeleted, onRestarted, recheckOf, answer, order } = props;
  const { report, trace, counts } = answer;
  const frame = useViewPlace(view);
  const history = useScanHistory(identifier, report.scanState === 'done');
  // Once shown it stays behind a view, with all that was unfolded in it.
  const [wasShown, setWasShown] = useState(false);
  if (view === null && !wasShown) setWasShown(true);
  const { data: consentMonitor = null } = useQuery({
    queryKey: ['consent-monitor', identifier],
    queryFn: ({ signal }) => callApi('consentMonitor', { params: { id: identifier }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const disputes = useDisputes(identifier);
  const work = useFindingWork({ report, disputes, order, asked: recheckOf, onRestarted });
  return (
    <div className={`sheet ${classes.view}`} ref={frame} tabIndex={-1}>
      <ScanPlace name={order?.host} />
      {wasShown && (
        <Activity mode={view === null ? 'visible' : 'hidden'}>
          <ReportView
            identifier={identifier}
            secret={null}
            report={report}
            trace={trace}
            consentMonitor={consentMonitor}
            expires={null}
            actions={
              <>
                {beside}
                <ExportMenu identifier={identifier} isOld={report.evidenceSha256 === undefined} />
                {order && <ScanActions scan={order} onDeleted={onDeleted} onRestarted={onRestarted} />}
              </>
            }
            changes={history && <LastScanChange identifier={identifier} previous={history.previous} />}
            since={history?.since}
            navigation={<ViewNavigation view={null} />}
            notes={order && <ScanTags order={order} />}
            remarks={<CommentsSection identifier={identifier} areas={report.areas} isPremium={isPremium} upgradeHref={upgradeHref} />}
            work={work}
            depth={order?.depth ?? null}
            objections={disputes.list && <DisputedResult list={disputes.list} summary={report.summary} />}
            monitors={<MonitorLinks counts={counts} consentMonitor={consentMonitor} />}
            closing={<RatingLine identifier={identifier} />}
          />
        </Activity>
      )}
      {view !== null && (
        <ViewFrame view={view} report={report}>
          {drawView(view, report)}
        </ViewFrame>
      )}
    </div>
  );
}
