import { useQuery } from '@tanstack/react-query';
import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Report } from '#contract/report.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Section } from '../../components/section/section.tsx';
import { ViewRequest } from '../../components/view-state/view-request.tsx';
import { callApi } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './cookie-monitor.module.css';
import { EntryFigures } from './entry-figures.tsx';
import { EntryList } from './entry-list.tsx';

interface CookieMonitorViewProps {
  identifier: string;
  report: Report;
}

/** Every cookie and storage entry of a scan: what it is for, how long it stays, who set it, and in which state. */
export function CookieMonitorView({ identifier, report }: CookieMonitorViewProps) {
  const { t } = useTranslation('cookieMonitor');
  const { data, error, refetch } = useQuery({
    queryKey: ['cookie-monitor', identifier],
    queryFn: ({ signal }) => callApi('cookieMonitor', { params: { id: identifier }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <Section id="cookie-monitor" title={t('title')} note={<p>{t('note')}</p>} tight>
        {data ? <Overview entries={data.entries} report={report} /> : <ViewRequest error={error} onRetry={() => void refetch()} />}
      </Section>
      {data && data.entries.length > 0 && <EntryList identifier={identifier} entries={data.entries} />}
    </>
  );
}

function Overview({ entries, report: { completeness } }: { entries: readonly CookieMonitorEntry[]; report: Report }) {
  const { t } = useTranslation('cookieMonitor');
  const { list } = useFormat();
  const named = (isExamined: boolean) =>
    list(completeness.states.filter(({ examined }) => examined === isExamined).map(({ state }) => t(`state.${state}`)));
  const missing = named(false);
  if (entries.length === 0) {
    return missing === '' ? (
      <EmptyState title={t('empty.nothing')} text={t('empty.nothingText')} />
    ) : (
      <EmptyState title={t('empty.nothingInSome')} text={t('empty.nothingInSomeText', { examined: named(true), missing })} />
    );
  }
  return (
    <>
      <EntryFigures entries={entries} completeness={completeness} />
      {missing !== '' && <p className={classes.unexamined}>{t('unexamined', { states: missing })}</p>}
    </>
  );
}
