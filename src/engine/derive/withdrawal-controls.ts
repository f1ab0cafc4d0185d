import type { WithdrawalControl } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';
import { leadsToOtherSite } from '../consent/classify/destination.ts';
import type { DeriveContext } from './context.ts';

/**
 * The controls to withdraw that were found, without those that are links to somebody else's website, such as the help of a browser:
 * older scans took them by their words. What was seen to reopen the banner stays, whatever its page lists.
 */
export function deriveWithdrawalControls({ evidence, runs }: DeriveContext): Gathered<WithdrawalControl[]> {
  // Without a banner there is nothing to withdraw.
  if (runs.nothingToChoose) return { ok: true, data: [] };
  const { withdrawal, pages } = evidence;
  if (!withdrawal.ok) return withdrawal;
  const proven = new Set(withdrawal.data.flatMap(({ reopensBanner, text }) => (reopensBanner === true ? [text] : [])));
  const isForeign = ({ pageId, kind, text }: WithdrawalControl) => {
    const visit = pages.find(({ id }) => id === pageId);
    if (kind !== 'link' || !visit?.snapshot.ok) return false;
    const links = visit.snapshot.data.links.filter((link) => link.visible && link.text === text);
    return links.length > 0 && links.every(({ href }) => leadsToOtherSite(href, visit.finalUrl));
  };
  return { ok: true, data: withdrawal.data.filter((control) => proven.has(control.text) || !isForeign(control)) };
}
