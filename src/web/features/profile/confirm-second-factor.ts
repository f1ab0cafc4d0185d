import { totpConfirmSchema } from '#contract/api/account.ts';
import { problemOf, problemsOfIssues, refusalOf, sameFields } from '../../components/form/form-problems.ts';
import type { Sent } from '../../components/form/use-form.ts';
import { ApiError, callApi } from '../../lib/api.ts';

const fieldOf = sameFields('code');

/** Confirms the second factor by its first code; `onConfirmed` gets the recovery codes. */
export async function confirmSecondFactor(
  { code }: { code: string },
  onConfirmed: (codes: readonly string[]) => void,
): Promise<Sent<'code'>> {
  // Apps show the six digits in two groups.
  const checked = totpConfirmSchema.safeParse({ code: code.replace(/\s/g, '') });
  if (!checked.success) return { ok: false, problems: problemsOfIssues(checked.error.issues, fieldOf) };
  try {
    // Without the signal: codes that arrive after the page was left would be lost, but so would those of a call that was broken off.
    onConfirmed((await callApi('confirmTotp', { body: checked.data })).recoveryCodes);
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second-factor-invalid')
      return { ok: false, problems: { code: problemOf(error.code) } };
    return refusalOf(error, fieldOf);
  }
}
