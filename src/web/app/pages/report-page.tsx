import { Button } from '@mantine/core';
import { IconLayoutColumns } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { SplitView } from '../../components/split-view/split-view.tsx';
import { CustomerReportView } from '../../features/report/customer/customer-report-view.tsx';
import { type ReportViewName, readReportView } from '../../features/report/customer/report-views.ts';
import { ScanGone } from '../../features/report/customer/scan-gone.tsx';
import { groupAnchor } from '../../features/report/finding-groups.ts';
import { useAuth } from '../../lib/customer.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { Loading } from '../loading.tsx';
import { headerPaths } from '../navigation-links.ts';
import { pagePaths } from '../routes.ts';

// A finished scan is opened far more often than one that runs.
const ScanProgress = lazy(async () => ({ default: (await import('../../features/scan-progress/scan-progress.tsx')).ScanProgress }));
const ReportGraphPane = lazy(async () => ({ default: (await import('./report-graph-pane.tsx')).ReportGraphPane }));
const views = {
  tags: lazy(async () => ({ default: (await import('../../features/tag-monitor/tag-monitor-view.tsx')).TagMonitorView })),
  cookies: lazy(async () => ({ default: (await import('../../features/cookie-monitor/cookie-monitor-view.tsx')).CookieMonitorView })),
  consent: lazy(async () => ({ default: (await import('../../features/consent-monitor/consent-monitor-view.tsx')).ConsentMonitorView })),
} as const satisfies Record<ReportViewName, unknown>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A customer's scan by its identifier: the progress while it runs, then the report. */
export function ReportPage() {
  const { identifier = '' } = useParams();
  const { isPremiumAccount } = useAuth();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { t } = useTranslation('report');
  // The server would call it a mistake in the form; for the reader there is no such scan.
  if (!uuid.test(identifier)) return <ScanGone />;
  const view = readReportView(search);
  const asked: unknown = (state as { recheckOf?: unknown } | null)?.recheckOf;
  const recheckOf = typeof asked === 'string' ? asked : null;
  const hasGraphBeside = view === null && new URLSearchParams(search).get('beside') === 'graph';
  const report = (
    <CustomerReportView
      identifier={identifier}
      isPremium={isPremiumAccount}
      upgradeHref={pagePaths.has(headerPaths.upgrade) ? headerPaths.upgrade : null}
      view={view}
      beside={!hasGraphBeside && <GraphButton label={t('beside.open')} />}
      drawView={(view, report) => {
        const View = views[view];
        return (
          <Suspense fallback={<Loading />}>
            <View identifier={identifier} report={report} />
          </Suspense>
        );
      }}
      progress={({ depth, onEnded }) => (
        <Suspense fallback={null}>
          <ScanProgress identifier={identifier} secret={null} depth={depth} onEnded={onEnded} />
        </Suspense>
      )}
      onDeleted={() => navigate('/', { replace: true })}
      onRestarted={(started, finding) => {
        // The hash leads to the finding when the scan is done, however long that takes.
        const hash = finding ? `#${groupAnchor(finding.checkId)}` : '';
        void navigate({ pathname: `/report/${started}`, hash }, { state: finding ? { recheckOf: finding.id } : null });
      }}
      recheckOf={recheckOf}
    />
  );
  return (
    <SplitView
      main={report}
      side={
        hasGraphBeside ? (
          <Suspense fallback={<Loading />}>
            <ReportGraphPane identifier={identifier} />
          </Suspense>
        ) : null
      }
      sideLabel={t('beside.pane')}
      dividerLabel={t('beside.divider')}
      storageKey="report-width"
    />
  );
}

function GraphButton({ label }: { label: string }) {
  return (
    <Button
      component={Link}
      to={{ search: '?beside=graph' }}
      replace
      variant="default"
      leftSection={<IconLayoutColumns size={20} stroke={1.75} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}
