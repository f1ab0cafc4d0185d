import { loginSchema } from '#contract/api/account.ts';
import { problemsOfIssues, refusalOf, sameFields } from '../../components/form/form-problems.ts';
import type { Sent } from '../../components/form/use-form.ts';
import { ApiError, callApi } from '../../lib/api.ts';

/** What the login form holds; the code is asked for when the account has a second factor. */
export interface LoginValues {
  email: string;
  password: string;
  code: string;
}

const fieldOf = sameFields<keyof LoginValues>('email', 'password', 'code');

/** Opens a session, or says that the account asks for a code as well. */
export async function logIn(values: LoginValues, signal: AbortSignal): Promise<Sent<keyof LoginValues> | 'code-needed'> {
  const body = { ...values, code: values.code.trim() || undefined };
  const checked = loginSchema.safeParse(body);
  if (!checked.success) return { ok: false, problems: problemsOfIssues(checked.error.issues, fieldOf) };
  try {
    await callApi('login', { body, signal });
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second-factor-required') return 'code-needed';
    return refusalOf(error, fieldOf);
  }
}
