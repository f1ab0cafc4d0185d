import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './customer-report.module.css';

/** Where the page stands, with the way back to the list, and what can be done there. */
export function ScanPlace({ name, children }: { name: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation('report');
  return (
    <div className={classes.place}>
      <nav className="crumbs" aria-label={t('customer.crumbs')}>
        <Link to="/">{t('customer.dashboard')}</Link>
        {name && (
          <>
            <span aria-hidden="true">/</span>
            <Link className={classes.host} to={{ pathname: '/', search: `?${new URLSearchParams({ host: name })}`, hash: '#scans' }}>
              {name}
            </Link>
          </>
        )}
      </nav>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
