import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ScanAccount } from '#contract/api/account.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './empty-list.module.css';

/** Before the first scan: what to do next. */
export function EmptyList({ account }: { account: ScanAccount | null }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  const isUsedUp = account !== null && account.scansAvailable <= 0 && account.premiumScansAvailable <= 0;
  if (isUsedUp) {
    return <Empty title={t('empty.title')} text={t('empty.usedUp', { date: date(account.scanCounter.nextChargeUp) })} />;
  }
  return (
    <Empty title={t('empty.title')} text={t('empty.text')}>
      <Button onClick={() => document.getElementById('url')?.focus()}>{t('empty.start')}</Button>
    </Empty>
  );
}

/** No scan fits the filters. */
export function NoMatch({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Empty title={t('empty.noMatch')} text={t('empty.noMatchText')}>
      <Button variant="default" onClick={onReset}>
        {t('filter.reset')}
      </Button>
    </Empty>
  );
}

function Empty({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <svg className={classes.mark} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={classes.lens} cx="15" cy="15" r="10.5" />
        <circle className={classes.step} cx="25.5" cy="25.5" r="2.9" />
        <circle className={classes.step} cx="31" cy="31" r="2.9" />
        <circle className={classes.step} cx="36.5" cy="36.5" r="2.9" />
      </svg>
      <div>
        <h3>{title}</h3>
        <p className="meta">{text}</p>
        {children}
      </div>
    </div>
  );
}
