import type { Comparison } from '#contract/comparison.ts';
import { Fold } from '../../components/show-more/fold.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import type { ChangeGroup } from './change-groups.ts';
import classes from './comparison.module.css';
import { CookieChanges } from './cookie-changes.tsx';
import { FindingChanges } from './finding-changes.tsx';
import { HostChanges } from './host-changes.tsx';

/** Changes that are none of the site: findings at once, hosts and cookies folded away. */
export function ChangeLists({ changes, scans }: { changes: ChangeGroup; scans: Pick<Comparison, 'before' | 'after'> }) {
  const { t } = useTranslation('comparison');
  const { count } = useFormat();
  const { findings, hosts, cookies } = changes;
  return (
    <div className={classes.lists}>
      {findings.length > 0 && (
        <div>
          <h3>{t('findings.title')}</h3>
          <FindingChanges changes={findings} scans={scans} />
        </div>
      )}
      {hosts.length > 0 && (
        <Fold title={t('hosts.title')} note={count(hosts.length)}>
          <HostChanges changes={hosts} />
        </Fold>
      )}
      {cookies.length > 0 && (
        <Fold title={t('cookies.title')} note={count(cookies.length)}>
          <CookieChanges changes={cookies} />
        </Fold>
      )}
    </div>
  );
}
