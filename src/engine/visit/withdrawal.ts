import type { ConsentOutcome, WithdrawalControl } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { PageVisit } from '#evidence/pages.ts';
import type { Frame } from '../browser/frames.ts';
import type { Tab } from '../browser/tab.ts';
import { waitUntil } from '../browser/waiting.ts';
import { leadsToOtherSite, leavesPage } from '../consent/classify/destination.ts';
import { isPossibleHandle, isWithdrawalControl, permanentName } from '../consent/classify/withdrawal.ts';
import { clickControl } from '../consent/click-control.ts';
import { exposeClosedRoots } from '../consent/closed-roots.ts';
import { findBanner, type PickBlock } from '../consent/find-banner.ts';
import { holdLink, wouldLeave } from '../consent/held-link.ts';
import { standingBlocks } from '../consent/newly-shown.ts';
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
  const tried = await tryPermanentControls(session, start.tab);
  if (tried) {
    const { control, reopened } = tried;
    controls.push({
      pageId: start.visit.id,
      kind: control.floating ? 'floating' : control.tag === 'a' ? 'link' : 'button',
      text: permanentName(control),
      reopensBanner: reopened,
    });
  }
  // What proved to be it on the start page is it on the others.
  const proven = tried?.reopened === true ? tried.control.text : '';
  for (const visit of visits) {
    if (visit.id === start.visit.id || !visit.snapshot.ok) continue;
    const { links, buttons } = visit.snapshot.data;
    const isIt = (text: string, href: string | null) => isWithdrawalControl({ text, href }) || (text !== '' && text === proven);
    const link = links.find(
      ({ visible, text, href }) => visible && isIt(text, href) && (text === proven || !leadsToOtherSite(href, visit.finalUrl)),
    );
    const button = buttons.find((candidate) => candidate.visible && isIt(candidate.text, null));
    if (link) controls.push({ pageId: visit.id, kind: 'link', text: link.text, reopensBanner: null });
    else if (button) controls.push({ pageId: visit.id, kind: 'button', text: button.text, reopensBanner: null });
  }
  if (controls.length === 0 && session.signal.aborted) return { ok: false, reason: 'timeout', message: 'the scan ended during the search' };
  return { ok: true, data: controls };
}

/** A control that stands on the page for good and reopens the banner by what it says. */
interface PermanentControl {
  frame: Frame;
  control: ClickableReading;
}

/** What came of clicking it: whether the banner, or a window to change the choice, came; null when it was not clicked or leads away. */
interface TriedControl {
  control: ClickableReading;
  reopened: boolean | null;
  /** Chooses what it opened, beside what stood on the page before. */
  pick: PickBlock;
}

/** A footer may name the settings beside a floating symbol, and a text may link to what says more: no more than these are tried. */
const triedCap = 3;

/**
 * Looks for the control on the page that is open, in its frames and shadow roots, and clicks it. The first that reopens the banner
 * counts, else the first of all; null when there is none.
 */
export async function tryPermanentControls(session: Pick<ScanSession, 'signal'>, tab: Tab): Promise<TriedControl | null> {
  const seen = new Set<string>();
  const named = await tryThose(session, tab, isWithdrawalControl, seen);
  if (named?.reopened === true) return named;
  // A symbol without a name, or a bare "Cookies", is taken for the control only if it proves to be it.
  const handle = await tryThose(session, tab, isPossibleHandle, seen);
  return handle?.reopened === true ? handle : named;
}

type IsWanted = (control: ClickableReading) => boolean;

async function tryThose(
  session: Pick<ScanSession, 'signal'>,
  tab: Tab,
  isWanted: IsWanted,
  seen: Set<string>,
): Promise<TriedControl | null> {
  let first: TriedControl | null = null;
  for (let round = 0; round < triedCap && !session.signal.aborted; round++) {
    const { note, besides } = standingBlocks();
    // Before the control is looked for: each reading of a page numbers its elements anew.
    await findBanner(tab, true, 1, note);
    // Read anew each time: a click that opened nothing may have drawn the page again.
    const permanent = await findPermanentControl(tab, isWanted, seen);
    if (!permanent) break;
    const pick = besides(permanentName(permanent.control));
    const tried = { control: permanent.control, pick, reopened: await reopens(session, tab, permanent, pick) };
    if (tried.reopened === true) return tried;
    // A link to another website that no script holds back is none, whatever it is called.
    if (!leadsToOtherSite(permanent.control.href, permanent.frame.url)) first ??= tried;
  }
  return first;
}

async function findPermanentControl(tab: Tab, isWanted: IsWanted, seen: Set<string>): Promise<PermanentControl | null> {
  for (const frame of tab.frames.all().slice(0, 12)) {
    if (frame.parentId === null) await exposeClosedRoots(tab, frame);
    const answer = await tab.evaluate(frame, readClickables, [], 3_000);
    for (const control of answer.ok ? answer.value : []) {
      const name = `${permanentName(control)} ${control.href ?? control.tag}`;
      if (!isWanted(control) || seen.has(name)) continue;
      seen.add(name);
      return { frame, control };
    }
  }
  return null;
}

/** A link to another page is followed by nobody here: the privacy page's own control was visited with the other pages. */
async function reopens(
  session: Pick<ScanSession, 'signal'>,
  tab: Tab,
  { frame, control }: PermanentControl,
  pick: PickBlock,
): Promise<boolean | null> {
  const leads = leavesPage(control.href, frame.url);
  if (leads && !(await tab.evaluate(frame, holdLink, [control.ref], 1_000)).ok) return null;
  if (!(await clickControl(tab, { frame, offset: { x: 0, y: 0 } }, control.ref))) return null;
  if (leads) {
    const left = await tab.evaluate(frame, wouldLeave, [], 1_000);
    if (!left.ok || left.value) return null;
  }
  const loaded = tab.domContentAt;
  const comes = (ms: number) => waitUntil(async () => (await findBanner(tab, true, 1, pick)) !== null, ms, session.signal, 200);
  // Who forgets the choice loads the page again, and the banner comes as late as on a first visit.
  return (await comes(2_500)) || (tab.domContentAt !== loaded && (await comes(4_000)));
}
