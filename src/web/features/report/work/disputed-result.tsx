import type { DisputeList } from '#contract/api/dispute.ts';
import type { ReportSummary } from '#contract/report.ts';
import { ClassMark } from '../../../components/class-mark/class-mark.tsx';
import { keepTogether } from '../../../components/finding/finding-texts.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './work.module.css';

/** The result without the disputed findings, beside the one of the report, which stays. */
export function DisputedResult({ list: { disputes, without }, summary }: { list: DisputeList; summary: ReportSummary }) {
  const { t } = useTranslation('reportWork');
  const { count } = useFormat();
  if (!without) return null;
  const scoreOf = (score: number | null) => (score === null ? '–' : count(score));
  const isSame = without.score === summary.score;
  const isExplained = without.explanation !== summary.explanation;
  return (
    <div className={classes.without}>
      <p className={classes.instead}>
        <span>{t('without.label', { count: disputes.length })}</span>{' '}
        <b>
          {isSame
            ? t('without.same', { score: scoreOf(summary.score) })
            : t('without.instead', { score: scoreOf(without.score), original: scoreOf(summary.score) })}
        </b>{' '}
        <ClassMark value={without.class} size="meta" />
      </p>
      <p className={classes.explanation}>{isSame && !isExplained ? t('without.others') : keepTogether(without.explanation)}</p>
    </div>
  );
}
