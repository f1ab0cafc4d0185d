import type { ReactNode } from 'react';
import type { Report } from '#contract/report.ts';
import { ClassMark } from '../../../components/class-mark/class-mark.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { Section } from '../../../components/section/section.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import { hostOf } from '../host-of.ts';
import type { ReportViewName } from './report-views.ts';
import { ViewNavigation } from './view-navigation.tsx';
import classes from './views.module.css';

/** A view of a report below a short head. Of a site that was not examined it says why there is nothing to see. */
export function ViewFrame({ view, report, children }: { view: ReportViewName; report: Report; children: ReactNode }) {
  const { t } = useTranslation('report');
  const { dateTime } = useFormat();
  const wasExamined = report.completeness.states.some(({ examined }) => examined);
  const error = report.scanState === 'failed' ? report.errors[0] : undefined;
  return (
    <>
      <div className={classes.head}>
        <h1>{hostOf(report.url)}</h1>
        <p>
          <span>{t('head.scanned', { time: dateTime(report.created) })}</span>
          <ClassMark value={report.summary.class} size="meta" />
        </p>
      </div>
      <ViewNavigation view={view} />
      {wasExamined && error && (
        <p className={classes.limited}>
          {t('failed.title')}. {error.message} {t('view.partial')}
        </p>
      )}
      {wasExamined ? (
        children
      ) : (
        <Section id="ansicht" title={t(`view.${view}`)}>
          <EmptyState title={t('view.nothing')} text={error?.message ?? t('view.nothingText')} />
        </Section>
      )}
    </>
  );
}
