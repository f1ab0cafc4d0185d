import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Report } from '#contract/report.ts';
import { ClassMark } from '../../components/class-mark/class-mark.tsx';
import { keepTogether } from '../../components/finding/finding-texts.ts';
import { Section } from '../../components/section/section.tsx';
import { TrafficLight } from '../../components/traffic-light/traffic-light.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './report.module.css';

interface ResultSectionProps {
  report: Report;
  /** What the reader holds against it, below everything. */
  objections?: ReactNode;
}

/** The verdict: light, sentence, then the numbers behind it. A scan that failed says so first. */
export function ResultSection({ report, objections }: ResultSectionProps) {
  const { summary, scanState, errors } = report;
  const { t } = useTranslation('report');
  const { count } = useFormat();
  const { counts, score, provisional, cap } = summary;
  const applicable = counts.Risk + counts.Hint + counts.Conform + counts.NoClassification;
  const error = scanState === 'failed' ? errors[0] : undefined;
  return (
    <Section id="ergebnis" title={t('result.title')} tight>
      <div className={classes.verdict}>
        <div>
          <p className={classes.light}>
            <TrafficLight value={summary.class} />
            <ClassMark value={summary.class} size="large" />
          </p>
          <p className={classes.sentence}>{error ? t('failed.title') : keepTogether(summary.sentence)}</p>
          {error && (
            <p className={classes.failed}>
              <IconAlertTriangle stroke={1.75} aria-hidden="true" />
              <span>
                {error.message} {counts.Conform + counts.Risk + counts.Hint > 0 && t('failed.evidence')}
              </span>
            </p>
          )}
          <p className={classes.basis}>{keepTogether(summary.explanation)}</p>
          <p className={classes.basis}>
            {t('result.of', {
              checks: t('result.checks', { count: applicable }),
              risks: count(counts.Risk),
              hints: count(counts.Hint),
              conform: count(counts.Conform),
              open: count(counts.NoClassification),
            })}
          </p>
        </div>
        <div className={classes.score}>
          <p className={classes.small}>{t('result.score')}</p>
          <p className={classes.big}>{score === null ? '–' : count(score)}</p>
          <p className={classes.meta}>
            {score === null ? t('result.scoreNone') : t('result.scoreOf')}
            {score !== null && provisional && <span>{t('result.provisional')}</span>}
            {score !== null && cap && <span>{t('result.capped', { count: cap.checkIds.length })}</span>}
          </p>
        </div>
      </div>
      {objections}
    </Section>
  );
}
