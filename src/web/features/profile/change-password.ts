import { passwordChangeSchema } from '#contract/api/account.ts';
import { problemOf, problemsOfIssues, refusalOf, sameFields } from '../../components/form/form-problems.ts';
import type { Sent } from '../../components/form/use-form.ts';
import { callApi } from '../../lib/api.ts';

/** What the form for another password holds. */
export interface PasswordValues {
  password: string;
  newPassword: string;
  repeat: string;
}

const fieldOf = sameFields<keyof PasswordValues>('password', 'newPassword');

/** Changes the password; the server ends all other sessions. */
export async function changePassword({ repeat, ...body }: PasswordValues, signal: AbortSignal): Promise<Sent<keyof PasswordValues>> {
  const checked = passwordChangeSchema.safeParse(body);
  const problems = checked.success ? {} : problemsOfIssues(checked.error.issues, fieldOf);
  if (body.newPassword !== repeat) return { ok: false, problems: { ...problems, repeat: problemOf('passwords-differ') } };
  if (!checked.success) return { ok: false, problems };
  try {
    await callApi('changePassword', { body: checked.data, signal });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, fieldOf);
  }
}
