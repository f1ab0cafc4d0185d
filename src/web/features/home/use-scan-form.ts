import { useEffect } from 'react';
import type { VisitorScanAccepted } from '#contract/api/scan-order.ts';
import { type Form, useForm } from '../../components/form/use-form.ts';
import { useLocale } from '../../lib/i18n.tsx';
import { emptyScanForm, type ScanFormValues } from './scan-form-values.ts';

const loadSubmit = () => import('./submit-scan.ts');

export interface ScanForm extends Form<ScanFormValues> {
  /** Loads what submitting needs; to be called when the form is first used. */
  prepare: () => void;
}

// Kept while the visitor reads the terms and comes back.
let draft = emptyScanForm;

/** Values, checks and sending of the instant-scan form. */
export function useScanForm(onStarted: (scan: VisitorScanAccepted, url: string) => void): ScanForm {
  const { locale } = useLocale();
  const form = useForm(draft, async (values, signal) => {
    const { fieldOfPath, prepareOrder, refusalOf, startScan } = await loadSubmit();
    const prepared = prepareOrder(values, locale);
    if (!prepared.ok) return prepared;
    try {
      const scan = await startScan(prepared.order, signal);
      draft = emptyScanForm;
      onStarted(scan, prepared.order.url);
      return { ok: true };
    } catch (error) {
      return refusalOf(error, fieldOfPath);
    }
  });
  useEffect(() => {
    draft = form.values;
  }, [form.values]);
  return { ...form, prepare: () => void loadSubmit().catch(() => undefined) };
}
