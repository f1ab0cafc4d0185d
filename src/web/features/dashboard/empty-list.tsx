import { Button } from '@mantine/core';
import type { ScanAccount } from '#contract/api/account.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';

/** Before the first scan: what to do next. */
export function EmptyList({ account }: { account: ScanAccount | null }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat('Europe/Berlin');
  const isUsedUp = account !== null && account.scansAvailable <= 0 && account.premiumScansAvailable <= 0;
  if (isUsedUp) {
    return <EmptyState title={t('empty.title')} text={t('empty.usedUp', { date: date(account.scanCounter.nextChargeUp) })} />;
  }
  return (
    <EmptyState title={t('empty.title')} text={t('empty.text')}>
      <Button variant="default" onClick={() => document.getElementById('url')?.focus()}>
        {t('empty.start')}
      </Button>
    </EmptyState>
  );
}

/** No scan fits the filters. */
export function NoMatch({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState title={t('empty.noMatch')} text={t('empty.noMatchText')}>
      <Button variant="default" onClick={onReset}>
        {t('filter.reset')}
      </Button>
    </EmptyState>
  );
}
