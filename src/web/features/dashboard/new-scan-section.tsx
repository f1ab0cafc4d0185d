import { useState } from 'react';
import type { Customer } from '#contract/api/customer.ts';
import { emptyScanForm } from '../../components/scan-settings/scan-form-values.ts';
import type { ScanDraft } from '../../components/scan-settings/use-scan-form.ts';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { useScanAccount } from '../../lib/scan-account.ts';
import { AccountCounter } from './account-counter.tsx';
import classes from './new-scan.module.css';
import { NewScanForm } from './new-scan-form.tsx';

interface NewScanSectionProps {
  customer: Customer;
  /** Where more scans are bought; null = nowhere yet. */
  upgradeHref: string | null;
  onStarted: (identifier: string, host: string) => void;
}

/** The form for a new scan beside what the account has left. */
export function NewScanSection({ customer, upgradeHref, onStarted }: NewScanSectionProps) {
  const { t } = useTranslation('dashboard');
  const account = useScanAccount();
  const draft = draftOf(customer);
  // After a start the form begins anew.
  const [round, setRound] = useState(0);
  return (
    <Section id="neuer-scan" title={t('newScan.title')}>
      <div className={classes.columns}>
        <NewScanForm
          key={round}
          draft={draft}
          account={account}
          isFree={customer.product === 'free'}
          upgradeHref={upgradeHref}
          onStarted={(identifier, host) => {
            draft.values = startValues(customer);
            setRound(round + 1);
            onStarted(identifier, host);
          }}
        />
        {account && <AccountCounter account={account} isFree={customer.product === 'free'} upgradeHref={upgradeHref} />}
      </div>
    </Section>
  );
}

/** The account knows who runs the customer's websites. */
const startValues = ({ websiteType }: Customer) => ({ ...emptyScanForm, websiteType: websiteType ?? ('' as const) });

const drafts = new Map<string, ScanDraft>();
/** What this customer typed and has not sent; another one who logs in gets a form of his own. */
function draftOf(customer: Customer): ScanDraft {
  const known = drafts.get(customer.identifier);
  if (known) return known;
  const draft: ScanDraft = { values: startValues(customer) };
  drafts.clear();
  drafts.set(customer.identifier, draft);
  return draft;
}
