import { IconAlertTriangle } from '@tabler/icons-react';
import type { Customer } from '#contract/api/customer.ts';
import { showSnackbar } from '../../components/snackbar/snackbars.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { useScanAccount } from '../../lib/scan-account.ts';
import classes from './dashboard.module.css';
import { type ListFilters, noFilters } from './list-filters.ts';
import { NewScanSection } from './new-scan-section.tsx';
import { ScansSection } from './scans-section.tsx';
import { useNewScan } from './use-new-scan.ts';

const toldMs = 8_000;

interface DashboardProps {
  customer: Customer;
  upgradeHref: string | null;
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
  /** A scan that was started has appeared in the list: its full report is to be loaded. */
  onAppeared: (identifier: string) => void;
}

/** What a customer comes back to: a new scan, what the account has left, and all scans. */
export function Dashboard({ customer, upgradeHref, filters, onFilters, onAppeared }: DashboardProps) {
  const { t } = useTranslation('dashboard');
  const account = useScanAccount();
  const { missing, watchNewScan } = useNewScan(onAppeared);
  return (
    <div className="sheet">
      <h1 className={classes.title}>{t('title')}</h1>
      <NewScanSection
        customer={customer}
        upgradeHref={upgradeHref}
        onStarted={(identifier, host) => {
          showSnackbar({ message: t('newScan.started', { host }), timeout: toldMs });
          watchNewScan(identifier, host);
          // Filters could hide what was just started.
          onFilters(noFilters);
        }}
      />
      <div role="status">
        {missing && (
          <p className={classes.missing}>
            <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
            {t('newScan.missing', { host: missing.host })}
          </p>
        )}
      </div>
      <ScansSection filters={filters} onFilters={onFilters} account={account} onStarted={watchNewScan} />
    </div>
  );
}
