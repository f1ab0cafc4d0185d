import type { WithdrawalControl } from '#evidence/choice.ts';
import type { PageFact } from '../../facts/pages.ts';
import { plainText } from '../wording.ts';

/** Whether a floating control has no words of its own: the scan calls it by its id or class then, and no page lists such words. */
export function isNameless({ kind, text }: Pick<WithdrawalControl, 'kind' | 'text'>, pages: readonly PageFact[]): boolean {
  if (kind !== 'floating' || !/^[a-z0-9]{1,40}(?:[_-]{1,2}[a-z0-9]{1,40}){1,8}$/.test(text)) return false;
  return !pages.some(({ links, buttons }) => [...links, ...buttons].some((control) => plainText(control.text).toLowerCase() === text));
}
