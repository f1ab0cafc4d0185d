import type { WithdrawalControl, WithdrawalTest } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';

/**
 * The controls to withdraw, completed by the rehearsal: what reopened the banner on the start page there does so here, where it was not
 * found in time, or not tried. What was tried here and opened nothing stays so. Pure.
 */
export function withProvenControl(
  found: Gathered<WithdrawalControl[]>,
  test: Gathered<WithdrawalTest>,
  startPageId: string,
): Gathered<WithdrawalControl[]> {
  if (!found.ok || !test.ok || found.data.some(({ reopensBanner }) => reopensBanner !== null)) return found;
  const text = test.data.control;
  const kind = found.data.find((control) => control.text === text)?.kind ?? 'button';
  const others = found.data.filter(({ pageId }) => pageId !== startPageId);
  return { ok: true, data: [{ pageId: startPageId, kind, text, reopensBanner: true }, ...others] };
}
