import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CustomerReportView } from '../../features/report/customer/customer-report-view.tsx';
import { ScanGone } from '../../features/report/customer/scan-gone.tsx';
import { useAuth } from '../../lib/customer.ts';
import { headerPaths } from '../navigation-links.ts';
import { pagePaths } from '../routes.ts';

// A finished scan is opened far more often than one that runs.
const ScanProgress = lazy(async () => ({ default: (await import('../../features/scan-progress/scan-progress.tsx')).ScanProgress }));

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A customer's scan by its identifier: the progress while it runs, then the report. */
export function ReportPage() {
  const { identifier = '' } = useParams();
  const { isPremiumAccount } = useAuth();
  const navigate = useNavigate();
  // The server would call it a mistake in the form; for the reader there is no such scan.
  if (!uuid.test(identifier)) return <ScanGone />;
  return (
    <CustomerReportView
      identifier={identifier}
      isPremium={isPremiumAccount}
      upgradeHref={pagePaths.has(headerPaths.upgrade) ? headerPaths.upgrade : null}
      progress={({ depth, onEnded }) => (
        <Suspense fallback={null}>
          <ScanProgress identifier={identifier} secret={null} depth={depth} onEnded={onEnded} />
        </Suspense>
      )}
      onDeleted={() => navigate('/', { replace: true })}
      onRestarted={(started) => navigate(`/report/${started}`)}
    />
  );
}
