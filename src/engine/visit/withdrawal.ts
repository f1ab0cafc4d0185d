import type { ConsentOutcome, Gathered, PageVisit, WithdrawalControl } from '#evidence/evidence.ts';
import { waitUntil } from '../browser/waiting.ts';
import { isWithdrawalControl } from '../consent/classify/withdrawal.ts';
import { clickControl } from '../consent/click-control.ts';
import { exposeClosedRoots } from '../consent/closed-roots.ts';
import { findBanner } from '../consent/find-banner.ts';
import { readClickables } from '../consent/read-clickables.ts';
import type { ScanSession } from './scan-session.ts';
import type { OpenedPage } from './visit-page.ts';

/**
 * After accepting: looks for the control by which consent can be withdrawn, on the start page by trying it, on the others by
 * what they show.
 */
export async function findWithdrawal(
  session: ScanSession,
  start: OpenedPage,
  visits: readonly PageVisit[],
  outcome: ConsentOutcome,
): Promise<Gathered<WithdrawalControl[]>> {
  if (!outcome.performed) return { ok: false, reason: 'not-performed', message: 'nothing was accepted' };
  if (!start.usable) return { ok: false, reason: 'unreachable', message: 'the start page did not load again' };
  const controls: WithdrawalControl[] = [];
  const { tab } = start;
  for (const frame of tab.frames.all().slice(0, 12)) {
    if (frame.parentId === null) await exposeClosedRoots(tab, frame);
    const answer = await tab.evaluate(frame, readClickables, [], 3_000);
    if (!answer.ok) continue;
    const hit = answer.value.find((clickable) => isWithdrawalControl(clickable));
    if (!hit) continue;
    const isRealLink = hit.href !== null && !/^(#|javascript:|\s*$)/i.test(hit.href);
    let reopensBanner: boolean | null = null;
    // A link to another page is followed by nobody here: the privacy page's own control was visited with the other pages.
    if (!isRealLink) {
      const place = { frame, offset: { x: 0, y: 0 } };
      const clicked = await clickControl(tab, place, hit.ref);
      reopensBanner = clicked ? await waitUntil(async () => (await findBanner(tab, true)) !== null, 2_500, session.signal, 200) : null;
    }
    controls.push({
      pageId: start.visit.id,
      kind: hit.floating ? 'floating' : hit.tag === 'a' ? 'link' : 'button',
      text: hit.text || hit.ariaLabel,
      reopensBanner,
    });
    break;
  }
  for (const visit of visits) {
    if (visit.id === start.visit.id || !visit.snapshot.ok) continue;
    const { links, buttons } = visit.snapshot.data;
    const link = links.find((candidate) => candidate.visible && isWithdrawalControl({ text: candidate.text, href: candidate.href }));
    const button = buttons.find((candidate) => candidate.visible && isWithdrawalControl({ text: candidate.text, href: null }));
    if (link) controls.push({ pageId: visit.id, kind: 'link', text: link.text, reopensBanner: null });
    else if (button) controls.push({ pageId: visit.id, kind: 'button', text: button.text, reopensBanner: null });
  }
  if (controls.length === 0 && session.signal.aborted) return { ok: false, reason: 'timeout', message: 'the scan ended during the search' };
  return { ok: true, data: controls };
}
