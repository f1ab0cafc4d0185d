import type { VisitorScanAccepted } from '#contract/api/scan-order.ts';
import { ScanFields } from '../../components/scan-settings/scan-fields.tsx';
import { emptyScanForm } from '../../components/scan-settings/scan-form-values.ts';
import { type ScanDraft, useScanForm } from '../../components/scan-settings/use-scan-form.ts';
import { Examples } from './examples.tsx';
import classes from './scan-form.module.css';

const draft: ScanDraft = { values: emptyScanForm };

/** Orders an instant scan. */
export function ScanForm({ onStarted }: { onStarted: (scan: VisitorScanAccepted, url: string) => void }) {
  const form = useScanForm(draft, () => import('./submit-scan.ts'), onStarted);
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} onFocus={form.prepare}>
      <ScanFields form={form} />
      <Examples onChoose={(url) => form.set('url', url)} />
    </form>
  );
}
