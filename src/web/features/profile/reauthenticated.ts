import { reauthenticationSchema } from '#contract/api/account.ts';
import { problemsOfIssues, refusalOf, sameFields } from '../../components/form/form-problems.ts';
import type { Sent } from '../../components/form/use-form.ts';

const fieldOf = sameFields('password');

/** Does what needs the password once more; a wrong one is told beside its field. */
export async function reauthenticated(
  values: { password: string },
  act: (body: { password: string }) => Promise<void>,
): Promise<Sent<'password'>> {
  const checked = reauthenticationSchema.safeParse(values);
  if (!checked.success) return { ok: false, problems: problemsOfIssues(checked.error.issues, fieldOf) };
  try {
    await act(checked.data);
    return { ok: true };
  } catch (error) {
    return refusalOf(error, fieldOf);
  }
}
