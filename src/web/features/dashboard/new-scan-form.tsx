import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import type { ScanAccount } from '#contract/api/account.ts';
import { ScanFields } from '../../components/scan-settings/scan-fields.tsx';
import { type ScanDraft, useScanForm } from '../../components/scan-settings/use-scan-form.ts';
import { refreshScans } from '../../lib/scan-account.ts';
import classes from './new-scan.module.css';
import { UsedUp } from './used-up.tsx';

const OrderChoices = lazy(async () => ({ default: (await import('./order-choices.tsx')).OrderChoices }));

interface NewScanFormProps {
  draft: ScanDraft;
  account: ScanAccount | null;
  isFree: boolean;
  upgradeHref: string | null;
  onStarted: (identifier: string, host: string) => void;
}

/** Orders a scan of the customer: address and terms, with all settings folded away. */
export function NewScanForm({ draft, account, isFree, upgradeHref, onStarted }: NewScanFormProps) {
  const client = useQueryClient();
  const form = useScanForm(
    draft,
    async () => {
      const { startScan, ...submit } = await import('./submit-order.ts');
      return {
        ...submit,
        startScan: async (...order: Parameters<typeof startScan>) => {
          try {
            return await startScan(...order);
          } catch (error) {
            // The reason may be that another tab used up what this one believes to be there.
            refreshScans(client);
            throw error;
          }
        },
      };
    },
    ({ identifier }, url) => onStarted(identifier, new URL(url).host),
  );
  const { values, set } = form;
  return (
    <form noValidate className={classes.form} onSubmit={form.submit} onFocus={form.prepare}>
      {account && (
        <UsedUp account={account} isFree={isFree} upgradeHref={upgradeHref} depth={values.depth} onDepth={(depth) => set('depth', depth)} />
      )}
      <ScanFields form={form} more={<OrderChoices account={account} values={values} set={set} problems={form.problems} />} />
    </form>
  );
}
