import { Button } from '@mantine/core';
import { IconAlertTriangle, IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Report } from '#contract/report.ts';
import { Screenshot } from '../../components/screenshot/screenshot.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { hostOf } from './host-of.ts';
import classes from './report.module.css';

interface ReportHeadProps {
  report: Report;
  /** When it is deleted; null = it stays. */
  expires: string | null;
  identifier: string;
  secret: string | null;
  /** What else can be done with it, beside printing. */
  actions?: ReactNode;
  /** What has changed since the scan before. */
  changes?: ReactNode;
}

/** What was scanned, when, how long, and how completely. */
export function ReportHead({ report, expires, identifier, secret, actions, changes }: ReportHeadProps) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const { created, finished, completeness, url, finalUrl } = report;
  const host = hostOf(url);
  const shot = report.pages.find(({ kind }) => kind === 'start')?.screenshots.find(({ state }) => state === 'none')?.file ?? null;
  const examined = completeness.states.filter((state) => state.examined).length;
  const open = report.summary.counts.NoClassification;
  const CompleteIcon = completeness.complete ? IconListCheck : IconAlertTriangle;
  return (
    <div className={classes.head}>
      <Screenshot identifier={identifier} secret={secret} file={shot} alt={t('head.shot')} missing={t('head.noShot')} />
      <div className={classes.headText}>
        <div className={classes.headTop}>
          <h1 className={classes.host}>{host}</h1>
          <div className={`${classes.screenOnly} ${classes.actions}`}>
            <Button variant="default" onClick={() => window.print()}>
              {t('head.print')}
            </Button>
            {actions}
          </div>
        </div>
        <p className={classes.dots}>
          <span>{t('head.scanned', { time: format.dateTime(created) })}</span>
          {finished && <span>{t('head.duration', { time: format.seconds(Date.parse(finished) - Date.parse(created)) })}</span>}
          {hostOf(finalUrl) !== host && <span>{t('head.redirected', { host: hostOf(finalUrl) })}</span>}
          {expires && <span>{t('head.expires', { date: format.date(expires) })}</span>}
        </p>
        <p className={classes.dots}>
          <span className={classes.complete}>
            <CompleteIcon stroke={1.75} aria-hidden="true" />
            {t('head.states', { done: examined, all: completeness.states.length })}
          </span>
          <span>{t('head.pages', { done: completeness.pages.reached, all: completeness.pages.planned })}</span>
          {open > 0 && (
            <span>
              <a href="#offen">{t('head.open', { count: open })}</a>
            </span>
          )}
        </p>
        {changes}
      </div>
    </div>
  );
}
