import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '#contract/vocabulary.ts';
import type { Texts } from '../../lib/i18n.tsx';

/** A sentence beside a field in both languages, so that it follows the language switch. */
export type Problem = Record<Locale, string>;
export type Problems<F extends string> = Partial<Record<F, Problem>>;
/** Why a form was not sent, when it is about no field: the server's reason, or a key of the shell's texts. */
export type Failure = Problem | keyof Texts['app']['form'];
/** What became of sending a form. */
export type Sent<F extends string> = { ok: true } | { ok: false; problems?: Problems<F>; failure?: Failure };

export interface Form<V extends object> {
  values: V;
  problems: Problems<keyof V & string>;
  failure: Failure | null;
  isSubmitting: boolean;
  set: <F extends keyof V>(field: F, value: V[F]) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Values, problems and sending of a form. `send` is told when the form is left; what it throws after that is nobody's concern,
 * what it throws before means that the files it needs did not arrive.
 */
export function useForm<V extends object>(start: V, send: (values: V, signal: AbortSignal) => Promise<Sent<keyof V & string>>): Form<V> {
  type Found = Problems<keyof V & string>;
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Found>({});
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
    // Once after each attempt: the first field with a problem, in the order of the page.
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  const set: Form<V>['set'] = (field, value) => {
    // Leaving a field sets it too; only a change answers its problem.
    if (values[field] === value) return;
    setValues((before) => ({ ...before, [field]: value }));
    setProblems((before) => dropped(before, field as keyof V & string));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    if (isSubmitting) return;
    const { signal } = leaving.current;
    setIsSubmitting(true);
    setFailure(null);
    setProblems({});
    send(values, signal)
      .then((sent) => {
        if (sent.ok || signal.aborted) return;
        setProblems(sent.problems ?? {});
        setFailure(sent.failure ?? null);
      })
      .catch(() => signal.aborted || setFailure('unavailable'))
      .finally(() => {
        setIsSubmitting(false);
        setAttempt((before) => before + 1);
      });
  };

  return { values, problems, failure, isSubmitting, set, submit };
}

function dropped<F extends string>(problems: Problems<F>, field: F): Problems<F> {
  if (!problems[field]) return problems;
  const others = { ...problems };
  delete others[field];
  return others;
}
