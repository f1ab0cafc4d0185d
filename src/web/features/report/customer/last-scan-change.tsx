import { Link } from 'react-router';
import type { ScanHistory } from '#contract/api/scan-history.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './last-scan-change.module.css';

interface LastScanChangeProps {
  identifier: string;
  /** Null = there was none. */
  previous: ScanHistory['previous'];
}

/** How many findings came and went since the scan before by the site itself, what else differs, and the way to the comparison. */
export function LastScanChange({ identifier, previous }: LastScanChangeProps) {
  const { t } = useTranslation('report');
  const { change, count, dateTime } = useFormat();
  if (!previous) return <p className={classes.change}>{t('change.first')}</p>;
  const { newFindings: came, goneFindings: went, newByRules, goneByRules, incomparable, complete, created } = previous;
  const words = [
    ...(came > 0 ? [t('change.came', { count: came, amount: count(came) })] : []),
    ...(went > 0 ? [t(came > 0 ? 'change.alsoWent' : 'change.went', { count: went, amount: count(went) })] : []),
  ];
  const apart = (
    [
      ['cameByRules', newByRules],
      ['wentByRules', goneByRules],
      ['incomparable', incomparable],
    ] as const
  ).filter(([, number]) => number > 0);
  return (
    <p className={classes.change}>
      <span>
        {t('change.since')}{' '}
        {came + went === 0 ? (
          t(apart.length > 0 ? 'change.noneBySite' : 'change.none')
        ) : (
          <>
            <b aria-hidden="true">{`${change(came)}\u00a0/\u00a0${change(-went)}`}</b> {words.join(', ')}
          </>
        )}
      </span>
      {apart.map(([key, number]) => (
        <span key={key}>{t(`change.${key}`, { count: number, amount: count(number) })}</span>
      ))}
      {!complete && <span>{t('change.incomplete')}</span>}
      <Link to={`/compare/${previous.identifier}/${identifier}`}>{t('change.compare', { time: dateTime(created) })}</Link>
    </p>
  );
}
