import { Link } from 'react-router';
import type { ScanHistory } from '#contract/api/scan-history.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './last-scan-change.module.css';

interface LastScanChangeProps {
  identifier: string;
  previous: NonNullable<ScanHistory['previous']>;
}

/** How many findings came and went since the scan before, and the way to the comparison. */
export function LastScanChange({ identifier, previous }: LastScanChangeProps) {
  const { t } = useTranslation('report');
  const { change, count, date } = useFormat();
  const { newFindings: came, goneFindings: went, complete, created } = previous;
  return (
    <div className={classes.change}>
      <p className={classes.title}>{t('change.since')}</p>
      {came + went > 0 && (
        <p className={classes.figures} aria-hidden="true">
          {change(came)}
          <span> / </span>
          {change(-went)}
        </p>
      )}
      <p className={classes.words}>
        {came + went === 0
          ? t('change.none')
          : `${t('change.came', { count: came, amount: count(came) })}, ${t('change.went', { count: went, amount: count(went) })}`}
        {!complete && <span>{t('change.incomplete')}</span>}
      </p>
      <Link to={`/compare/${previous.identifier}/${identifier}`}>{t('change.compare', { date: date(created) })}</Link>
    </div>
  );
}
