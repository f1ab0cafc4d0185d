import { useEffect } from 'react';
import { useLocale } from '../../lib/i18n.tsx';
import type { refusalOf } from '../form/form-problems.ts';
import { type Form, useForm } from '../form/use-form.ts';
import { emptyScanForm, type ScanFormValues } from './scan-form-values.ts';
import type { fieldOfPath, PreparedOrder, prepareOrder } from './scan-order.ts';

/** What submitting needs: schemas and texts of errors, which a page loads when its form is first used. */
export interface ScanSubmit<Accepted> {
  fieldOfPath: typeof fieldOfPath;
  prepareOrder: typeof prepareOrder;
  refusalOf: typeof refusalOf;
  startScan: (order: PreparedOrder, values: ScanFormValues, signal: AbortSignal) => Promise<Accepted>;
}

/** What was typed, kept while somebody reads the terms and comes back. */
export interface ScanDraft {
  values: ScanFormValues;
}

export interface ScanForm extends Form<ScanFormValues> {
  /** Loads what submitting needs; to be called when the form is first used. */
  prepare: () => void;
}

/** Values, checks and sending of a form that orders a scan. */
export function useScanForm<Accepted>(
  draft: ScanDraft,
  load: () => Promise<ScanSubmit<Accepted>>,
  onStarted: (scan: Accepted, url: string) => void,
): ScanForm {
  const { locale } = useLocale();
  const form = useForm(draft.values, async (values, signal) => {
    const { fieldOfPath, prepareOrder, refusalOf, startScan } = await load();
    const prepared = prepareOrder(values, locale);
    if (!prepared.ok) return prepared;
    try {
      const scan = await startScan(prepared.order, values, signal);
      draft.values = emptyScanForm;
      onStarted(scan, prepared.order.url);
      return { ok: true };
    } catch (error) {
      return refusalOf(error, fieldOfPath);
    }
  });
  useEffect(() => {
    draft.values = form.values;
  }, [draft, form.values]);
  return { ...form, prepare: () => void load().catch(() => undefined) };
}
