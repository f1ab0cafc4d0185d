import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { VisitorScanAccepted } from '#contract/api/scan-order.ts';
import { ApiError } from '../../lib/api.ts';
import { useLocale } from '../../lib/i18n.tsx';
import { emptyScanForm, type Problem, type Problems, type ScanFormField, type ScanFormValues } from './scan-form-values.ts';

const loadSubmit = () => import('./submit-scan.ts');

/** Why the scan was not started, when it is about no field: the server's reason, or a key of the form's texts. */
export type Failure = Problem | 'noCrypto' | 'proofFailed' | 'unavailable';

export interface ScanForm {
  values: ScanFormValues;
  problems: Problems;
  failure: Failure | null;
  isSubmitting: boolean;
  set: <F extends ScanFormField>(field: F, value: ScanFormValues[F]) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Loads what submitting needs; to be called when the form is first used. */
  prepare: () => void;
}

// Kept while the visitor reads the terms and comes back.
let draft = emptyScanForm;

/** Values, checks and sending of the instant-scan form. */
export function useScanForm(onStarted: (scan: VisitorScanAccepted, url: string) => void): ScanForm {
  const { locale } = useLocale();
  const [values, setValues] = useState(draft);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  useEffect(() => {
    draft = values;
  }, [values]);
  useEffect(() => {
    // Once after each attempt: the first field with a problem, in the order of the page.
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  const set: ScanForm['set'] = (field, value) => {
    // Leaving a field sets it too; only a change answers its problem.
    if (values[field] === value) return;
    setValues((before) => ({ ...before, [field]: value }));
    setProblems((before) => (before[field] ? dropped(before, field) : before));
  };

  const send = async () => {
    const { prepareOrder, problemOf, problemsByField, ProofOfWorkError, startScan } = await loadSubmit();
    const prepared = prepareOrder(values, locale);
    if (!prepared.ok) return setProblems(prepared.problems);
    try {
      const scan = await startScan(prepared.order, leaving.current.signal);
      draft = emptyScanForm;
      onStarted(scan, prepared.order.url);
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      if (error instanceof ProofOfWorkError) return setFailure(error.reason === 'insecure-page' ? 'noCrypto' : 'proofFailed');
      if (!(error instanceof ApiError)) throw error;
      const found = problemsByField(Object.entries(error.fields).map(([path, { code, message }]) => [path, code, message]));
      if (Object.keys(found).length > 0) setProblems(found);
      else setFailure(problemOf(error.code, error.message));
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    if (isSubmitting) return;
    setIsSubmitting(true);
    setFailure(null);
    setProblems({});
    send()
      // The files for submitting did not arrive.
      .catch(() => setFailure('unavailable'))
      .finally(() => {
        setIsSubmitting(false);
        setAttempt((before) => before + 1);
      });
  };

  return { values, problems, failure, isSubmitting, set, submit, prepare: () => void loadSubmit().catch(() => undefined) };
}

function dropped(problems: Problems, field: ScanFormField): Problems {
  const { [field]: _, ...others } = problems;
  return others;
}
