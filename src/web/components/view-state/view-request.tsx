import { ApiError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { RequestState } from '../request-state/request-state.tsx';

/** Stands in a view of a report until its rows are there: loading, not computed yet, or why they did not arrive. */
export function ViewRequest({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('report');
  if (error instanceof ApiError && error.code === 'IllegalStateException') {
    return <EmptyState title={t('view.computing')} text={t('view.computingText')} />;
  }
  return <RequestState error={error} onRetry={onRetry} />;
}
