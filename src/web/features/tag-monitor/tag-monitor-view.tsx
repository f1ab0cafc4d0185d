import { useQuery } from '@tanstack/react-query';
import type { Report } from '#contract/report.ts';
import { Section } from '../../components/section/section.tsx';
import { ViewRequest } from '../../components/view-state/view-request.tsx';
import { callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';

/** View of a report. */
export function TagMonitorView({ identifier }: { identifier: string; report: Report }) {
  const { t } = useTranslation('tagMonitor');
  const { data, error, refetch } = useQuery({
    queryKey: ['tag-monitor', identifier],
    queryFn: ({ signal }) => callApi('tagMonitor', { params: { id: identifier }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Section id="tag-monitor" title={t('title')}>
      {!data && <ViewRequest error={error} onRetry={() => void refetch()} />}
    </Section>
  );
}
