import { useMemo } from 'react';
import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Report } from '#contract/report.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './cookie-monitor.module.css';
import { countEntries } from './entry-counts.ts';

const figures = ['cookies', 'storage', 'thirdParty', 'beforeChoice', 'afterReject', 'unclassified'] as const;

interface EntryFiguresProps {
  entries: readonly CookieMonitorEntry[];
  completeness: Report['completeness'];
}

/** How much is stored, by whom and when; a state that was not examined has no figure. */
export function EntryFigures({ entries, completeness }: EntryFiguresProps) {
  const { t } = useTranslation('cookieMonitor');
  const { count } = useFormat();
  const counts = useMemo(() => countEntries(entries, completeness), [entries, completeness]);
  return (
    <>
      <dl className={classes.figures}>
        {figures.map((name) => {
          const value = counts[name];
          return (
            <div key={name}>
              <dt>{t(`counts.${name}`)}</dt>
              <dd className={value === 0 ? classes.zero : undefined}>
                {value === null ? (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">{t('counts.notExamined')}</span>
                  </>
                ) : (
                  count(value)
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {counts.blocked > 0 && (
        <p className={classes.unexamined}>{t('counts.blocked', { count: counts.blocked, amount: count(counts.blocked) })}</p>
      )}
    </>
  );
}
