import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ScanHistory } from '#contract/api/scan-history.ts';
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
  /** Since when findings are there, by finding id. */
  since?: ScanHistory['since'] | undefined;
  /** What the reader holds against it, below everything. */
  objections?: ReactNode;
}

/** The verdict: light and numbers, what weighs most and since when, what to do first, and why. A scan that failed says so first. */
export function ResultSection({ report, since, objections }: ResultSectionProps) {
  const { summary, scanState, errors } = report;
  const { t } = useTranslation('report');
  const { count, date } = useFormat();
  const { counts, score, provisional, cap } = summary;
  const applicable = counts.Risk + counts.Hint + counts.Conform + counts.NoClassification;
  const error = scanState === 'failed' ? errors[0] : undefined;
  const first = summary.topActions[0];
  const lead = summary.leadFindingId;
  const leadSince = lead && since?.[lead]?.created;
  return (
    <Section id="ergebnis" title={t('result.title')} tight>
      <div className={classes.verdict}>
        <div>
          <p className={classes.light}>
            <TrafficLight value={summary.class} />
            <ClassMark value={summary.class} size="large" />
          </p>
          {applicable > 0 && (
            <p className={classes.basis}>
              {t('result.of', {
                risks: count(counts.Risk),
                hints: count(counts.Hint),
                conform: count(counts.Conform),
                open: count(counts.NoClassification),
              })}
            </p>
          )}
          {lead && !error && (
            <p className={classes.lead}>{leadSince ? t('result.leadSince', { date: date(leadSince) }) : t('result.lead')}</p>
          )}
          <p className={classes.sentence}>{error ? t('failed.title') : keepTogether(summary.sentence)}</p>
          {error && (
            <p className={classes.failed}>
              <IconAlertTriangle stroke={1.75} aria-hidden="true" />
              <span>
                {keepTogether(summary.sentence)} {counts.Conform + counts.Risk + counts.Hint > 0 && t('failed.evidence')}
              </span>
            </p>
          )}
          {first && (
            <p className={classes.first}>
              <b>{t('result.first')}</b> <a href="#naechste-schritte">{keepTogether(first.title)}</a>
            </p>
          )}
          <p className={classes.basis}>{keepTogether(summary.explanation)}</p>
        </div>
        <div className={classes.score}>
          <p className={classes.small}>{t('result.score')}</p>
          <p className={classes.big}>{score === null ? '–' : count(score)}</p>
          <p className={classes.meta}>
            {score === null ? t('result.scoreNone') : t('result.scoreOf')}
            {score !== null && provisional && <span>{t('result.provisional')}</span>}
            {score !== null && cap && <span>{t('result.capped', { limit: cap.limit })}</span>}
          </p>
        </div>
      </div>
      {objections}
    </Section>
  );
}
