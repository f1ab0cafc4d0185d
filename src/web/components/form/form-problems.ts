import { errorText } from '#contract/api/error.ts';
import { ApiError } from '../../lib/api.ts';
import { ProofOfWorkError } from '../../lib/proof-of-work-error.ts';
import type { Failure, Problem, Problems, Sent } from './use-form.ts';

const generalText = errorText('request-failed', 'en');

/** The sentence for a code; for an unknown one the sentence that came with it, or the general one. */
export function problemOf(code: string, message?: string): Problem {
  if (message !== undefined && errorText(code, 'en') === generalText && code !== 'request-failed') return { de: message, en: message };
  return { de: errorText(code, 'de'), en: errorText(code, 'en') };
}

/** Sorts errors by field of a form, the first of each field; what belongs to none is left out. */
export function problemsByField<F extends string>(
  errors: Iterable<readonly [path: string, code: string, message?: string]>,
  fieldOf: (path: string) => F | null,
): Problems<F> {
  const problems: Problems<F> = {};
  for (const [path, code, message] of errors) {
    const field = fieldOf(path);
    if (field !== null) problems[field] ??= problemOf(code, message);
  }
  return problems;
}

/** Fields that are called in the form as they are in the body. */
export const sameFields =
  <F extends string>(...fields: readonly F[]) =>
  (path: string): F | null =>
    fields.find((field) => field === path) ?? null;

/** What is wrong with a form that a schema of the contract refuses. */
export const problemsOfIssues = <F extends string>(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  fieldOf: (path: string) => F | null,
): Problems<F> =>
  problemsByField(
    issues.map(({ path, message }) => [path.join('.'), message]),
    fieldOf,
  );

/** What a form says after a failure of sending: beside its fields where the server names them. Throws what is no failure of sending. */
export function refusalOf<F extends string>(error: unknown, fieldOf: (path: string) => F | null): Sent<F> {
  if (error instanceof ProofOfWorkError) return refused(error.reason === 'insecure-page' ? 'noCrypto' : 'proofFailed');
  if (!(error instanceof ApiError)) throw error;
  const problems = problemsByField(
    Object.entries(error.fields).map(([path, { code, message }]) => [path, code, message] as const),
    fieldOf,
  );
  return Object.keys(problems).length > 0 ? { ok: false, problems } : refused(problemOf(error.code, error.message));
}

const refused = (failure: Failure) => ({ ok: false, failure }) as const;
