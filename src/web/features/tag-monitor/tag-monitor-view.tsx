import type { Report } from '#contract/report.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useTagMonitor } from '../../components/request-graph/use-monitor.ts';
import { Section } from '../../components/section/section.tsx';
import { ViewRequest } from '../../components/view-state/view-request.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { GraphSection } from './graph-section.tsx';
import { TagSection } from './tag-section.tsx';

/** The tag monitor of a scan: every host with its service, and on request who loaded whom. */
export function TagMonitorView({ identifier }: { identifier: string; report: Report }) {
  const { t } = useTranslation('tagMonitor');
  const { data, error, refetch } = useTagMonitor(identifier);
  if (!data || data.rows.length === 0) {
    return (
      <Section id="tag-monitor" title={t('title')}>
        {data ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <ViewRequest error={error} onRetry={() => void refetch()} />
        )}
      </Section>
    );
  }
  return (
    <>
      <TagSection identifier={identifier} rows={data.rows} />
      <GraphSection identifier={identifier} />
    </>
  );
}
