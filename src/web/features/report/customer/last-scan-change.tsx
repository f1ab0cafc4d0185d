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
  const words = [
    ...(came > 0 ? [t('change.came', { count: came, amount: count(came) })] : []),
    ...(went > 0 ? [t(came > 0 ? 'change.alsoWent' : 'change.went', { count: went, amount: count(went) })] : []),
  ];
  return (
    <p className={classes.change}>
      <span>
        {t('change.since')}{' '}
        {came + went === 0 ? (
          t('change.none')
        ) : (
          <>
            <b aria-hidden="true">{`${change(came)}\u00a0/\u00a0${change(-went)}`}</b> {words.join(', ')}
          </>
        )}
      </span>
      {!complete && <span>{t('change.incomplete')}</span>}
      <Link to={`/compare/${previous.identifier}/${identifier}`}>{t('change.compare', { date: date(created) })}</Link>
    </p>
  );
}
