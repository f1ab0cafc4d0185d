import { Link } from 'react-router';
import type { ScanAccount } from '#contract/api/account.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './account-counter.module.css';

/** More blocks than these could not be told apart. */
const mostBlocks = 10;

/** What is left of the account's scans, and when more come. */
export function AccountCounter({ account, isFree, upgradeHref }: { account: ScanAccount; isFree: boolean; upgradeHref: string | null }) {
  const { t } = useTranslation('dashboard');
  const { count, date } = useFormat('Europe/Berlin');
  const { scansAvailable, scansPerMonth, premiumScansAvailable, scanCounter } = account;
  const used = Math.max(0, scansPerMonth - scansAvailable);
  const label = t('account.used', { used: count(used), count: scansPerMonth });
  return (
    <aside className={classes.counter} aria-labelledby="scan-account">
      <h3 id="scan-account" className={classes.title}>
        {t('account.title')}
      </h3>
      <p className={classes.left}>
        {count(scansAvailable)} <span>{t('account.ofMonth', { count: count(scansPerMonth) })}</span>
      </p>
      {scansPerMonth <= mostBlocks ? (
        <div className={classes.blocks} role="img" aria-label={label}>
          {Array.from({ length: scansPerMonth }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
            <span key={index} className={index < used ? classes.used : undefined} />
          ))}
        </div>
      ) : (
        <progress className={classes.bar} aria-label={label} max={scansPerMonth} value={Math.min(used, scansPerMonth)}>
          {label}
        </progress>
      )}
      <p className="meta">{t('account.next', { date: date(scanCounter.nextChargeUp) })}</p>
      {premiumScansAvailable > 0 && <p className="meta">{t('account.premium', { count: premiumScansAvailable })}</p>}
      {isFree && (
        <p className={`meta ${classes.more}`}>
          {upgradeHref ? <Link to={upgradeHref}>{t('account.professional')}</Link> : t('account.professional')}
        </p>
      )}
    </aside>
  );
}
