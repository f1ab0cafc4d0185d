import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './report.module.css';

/** In place of a report that cannot be loaded. */
export function ReportUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('report');
  return (
    <div className={classes.report}>
      <div className={classes.notice} role="alert">
        <h1 className={classes.noticeTitle}>
          <IconAlertTriangle stroke={1.75} aria-hidden="true" />
          {t('unavailable')}
        </h1>
        {error instanceof Error && <p>{error.message}</p>}
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}

/** In the shape of the rules, so that nothing jumps when the report arrives. */
export function ReportSkeleton() {
  const { t } = useTranslation('report');
  return (
    <div className={classes.report} role="status" aria-label={t('loading')}>
      <div className={classes.head}>
        <div className={`${classes.bone} ${classes.boneTall}`} />
        <div className={classes.skeletonHead}>
          <div className={`${classes.bone} ${classes.boneHead} ${classes.boneShort}`} />
          <div className={classes.bone} />
          <div className={`${classes.bone} ${classes.boneShort}`} />
        </div>
      </div>
      {['a', 'b', 'c'].map((part) => (
        <div key={part} className={classes.skeletonPart}>
          <div className={classes.bone} />
          <div className={`${classes.bone} ${classes.boneTall}`} />
        </div>
      ))}
    </div>
  );
}
