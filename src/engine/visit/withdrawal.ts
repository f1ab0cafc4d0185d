import type { ConsentOutcome, Gathered, PageVisit, WithdrawalControl } from '#evidence/evidence.ts';
import type { Frame } from '../browser/frames.ts';
import type { Tab } from '../browser/tab.ts';
import { waitUntil } from '../browser/waiting.ts';
import { isWithdrawalControl } from '../consent/classify/withdrawal.ts';
import { clickControl } from '../consent/click-control.ts';
import { exposeClosedRoots } from '../consent/closed-roots.ts';
import { findBanner } from '../consent/find-banner.ts';
import { pickReopened } from '../consent/pick-banner.ts';
import { type ClickableReading, readClickables } from '../consent/read-clickables.ts';
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
  const permanent = await findPermanentControl(start.tab);
  if (permanent) {
    const { control } = permanent;
    controls.push({
      pageId: start.visit.id,
      kind: control.floating ? 'floating' : control.tag === 'a' ? 'link' : 'button',
      text: control.text || control.ariaLabel,
      reopensBanner: await reopens(session, start.tab, permanent),
    });
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

/** A control that stands on the page for good and reopens the banner by what it says. */
export interface PermanentControl {
  frame: Frame;
  control: ClickableReading;
}

/** Looks for the control on the page that is open, in its frames and shadow roots. */
export async function findPermanentControl(tab: Tab): Promise<PermanentControl | null> {
  for (const frame of tab.frames.all().slice(0, 12)) {
    if (frame.parentId === null) await exposeClosedRoots(tab, frame);
    const answer = await tab.evaluate(frame, readClickables, [], 3_000);
    const control = answer.ok ? answer.value.find((clickable) => isWithdrawalControl(clickable)) : undefined;
    if (control) return { frame, control };
  }
  return null;
}

/**
 * Clicks the control and says whether the banner, or a window to change the choice, came; null when it was not clicked. A link to another page is followed by
 * nobody here: the privacy page's own control was visited with the other pages.
 */
export async function reopens(
  session: Pick<ScanSession, 'signal'>,
  tab: Tab,
  { frame, control }: PermanentControl,
): Promise<boolean | null> {
  const isRealLink = control.href !== null && !/^(#|javascript:|\s*$)/i.test(control.href);
  if (isRealLink || !(await clickControl(tab, { frame, offset: { x: 0, y: 0 } }, control.ref))) return null;
  return waitUntil(async () => (await findBanner(tab, true, 1, pickReopened)) !== null, 2_500, session.signal, 200);
}
