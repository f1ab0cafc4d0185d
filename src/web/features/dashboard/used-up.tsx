import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ScanAccount } from '#contract/api/account.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './new-scan.module.css';

interface UsedUpProps {
  account: ScanAccount;
  isFree: boolean;
  upgradeHref: string | null;
  depth: 'standard' | 'premium';
  onDepth: (depth: 'standard' | 'premium') => void;
}

/** When this month's scans are used up: when new ones come, and what can be done until then. */
export function UsedUp({ account, isFree, upgradeHref, depth, onDepth }: UsedUpProps) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat('Europe/Berlin');
  const { scansAvailable, premiumScansAvailable, scansPerMonth, scanCounter } = account;
  if (scansAvailable > 0) return null;
  return (
    <div className={classes.usedUp} role="status">
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p>
          <b>{t('usedUp.title')}</b> {t('usedUp.next', { date: date(scanCounter.nextChargeUp), count: scansPerMonth })}{' '}
          {premiumScansAvailable > 0 && depth === 'standard' && t('usedUp.premium', { count: premiumScansAvailable })}
          {premiumScansAvailable > 0 && depth === 'premium' && t('usedUp.premiumChosen')}
          {premiumScansAvailable === 0 && isFree && t('usedUp.professional')}
        </p>
        {premiumScansAvailable > 0 && (
          <Button variant="default" onClick={() => onDepth(depth === 'premium' ? 'standard' : 'premium')}>
            {t(depth === 'premium' ? 'usedUp.standard' : 'usedUp.usePremium')}
          </Button>
        )}
        {premiumScansAvailable === 0 && isFree && upgradeHref && <Link to={upgradeHref}>{t('usedUp.upgrade')}</Link>}
      </div>
    </div>
  );
}
