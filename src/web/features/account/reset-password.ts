import { passwordResetInitSchema, passwordResetSchema } from '#contract/api/account.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { problemOf, problemsOfIssues, refusalOf, sameFields } from '../../components/form/form-problems.ts';
import type { Sent } from '../../components/form/use-form.ts';
import { ApiError, callApi } from '../../lib/api.ts';

/** What the form of the last step holds. */
export interface NewPassword {
  password: string;
  repeat: string;
}

const emailOnly = sameFields('email');
const passwordOnly = sameFields<keyof NewPassword>('password');

/** Step 1: asks for the mail. Success says nothing about whether the address is known. */
export async function requestReset({ email }: { email: string }, locale: Locale, signal: AbortSignal): Promise<Sent<'email'>> {
  const checked = passwordResetInitSchema.safeParse({ email, locale });
  if (!checked.success) return { ok: false, problems: problemsOfIssues(checked.error.issues, emailOnly) };
  try {
    await callApi('initPasswordReset', { body: checked.data, signal });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, emailOnly);
  }
}

/** Step 2: whether the typed code is good for a new password. */
export async function checkResetCode({ code }: { code: string }, signal: AbortSignal): Promise<Sent<'code'>> {
  const token = code.trim();
  if (token === '') return { ok: false, problems: { code: problemOf('required') } };
  try {
    await callApi('validatePasswordReset', { params: { token }, signal });
    return { ok: true };
  } catch (error) {
    // Whatever else is wrong with it, to whoever types it is a code that is not good.
    const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
    return isRefused ? { ok: false, problems: { code: problemOf('reset-code-invalid') } } : refusalOf(error, sameFields('code'));
  }
}

/** Step 3: sets the password, or says that the code has expired meanwhile. */
export async function saveNewPassword(
  token: string,
  { password, repeat }: NewPassword,
  signal: AbortSignal,
): Promise<Sent<keyof NewPassword>> {
  const checked = passwordResetSchema.safeParse({ token, password });
  const problems = checked.success ? {} : problemsOfIssues(checked.error.issues, passwordOnly);
  if (password !== repeat) return { ok: false, problems: { ...problems, repeat: problemOf('passwords-differ') } };
  if (!checked.success) return { ok: false, problems };
  try {
    await callApi('resetPassword', { body: checked.data, signal });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, passwordOnly);
  }
}
