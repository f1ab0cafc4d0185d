import type { BannerEvidence } from '#evidence/banner.ts';
import type { ConsentOutcome, ConsentProof, WithdrawalControl } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';
import { delay, waitUntil, waitUntilQuiet } from '../browser/waiting.ts';
import { allToggles, type FoundBanner } from '../consent/find-banner.ts';
import { identifyCmp } from '../consent/identify-cmp.ts';
import { lookAgain } from '../consent/look-again.ts';
import { type ChoiceAttempt, makeChoice } from '../consent/make-choice.ts';
import { isConfirmed, readBack } from '../consent/read-back.ts';
import { asksAgainIn } from '../consent/still-asks.ts';
import { readKeys } from '../consent/storage-keys.ts';
import { simulateInput } from '../gather/simulated-input.ts';
import type { StateRecorder } from '../gather/state-recorder.ts';
import { bannerEvidence, type SeenBanner, watchForBanner } from './banner-watch.ts';
import type { ScanSession } from './scan-session.ts';
import type { StateResult } from './state-result.ts';
import { visitPlan } from './visit-further-pages.ts';
import { finishPage, load, type OpenedPage, openPage, photograph, startTiming } from './visit-page.ts';
import { dwellMs, hostsOf } from './visit-state-none.ts';
import { findWithdrawal } from './withdrawal.ts';

/** States reject and accept: the choice is made on the start page, then everything is visited with it. */
export async function visitStateChoice(session: ScanSession, recorder: StateRecorder, choice: 'reject' | 'accept'): Promise<StateResult> {
  const { signal } = session;
  session.progress.page(choice, session.startUrl);
  const start = await openPage(recorder, `${choice}-p1`, { url: session.startUrl, kind: 'start' }, startTiming, session);
  if (!start.usable) {
    await finishPage(recorder, start, session, { scroll: false, screenshot: false });
    const missing = { ok: false, reason: 'unreachable', message: start.visit.failure ?? 'start page not reached' } as const;
    return { state: choice, recorder, visits: [start.visit], banner: missing, outcome: missing, withdrawal: missing, closeTest: null };
  }
  const seen = await watchForBanner(start.tab, dwellMs, signal);
  await recorder.jars.take('before-choice', start.visit.id);
  if (!seen && (signal.aborted || start.tab.crashed)) {
    await finishPage(recorder, start, session, { scroll: false, screenshot: true });
    // No banner was seen, but neither was it looked for to the end.
    const cut = {
      ok: false,
      reason: start.tab.crashed ? 'crashed' : 'timeout',
      message: 'no banner showed before the visit ended',
    } as const;
    return { state: choice, recorder, visits: [start.visit], banner: cut, outcome: cut, withdrawal: cut, closeTest: null };
  }
  let banner: Gathered<BannerEvidence | null> = { ok: true, data: null };
  let outcome: ConsentOutcome;
  if (seen) {
    const cmp = await identifyCmp(start.tab, hostsOf(recorder));
    const evidence = bannerEvidence(recorder, start.tab, seen, null, cmp?.name ?? null);
    banner = { ok: true, data: evidence };
    const { attempt, proofs } = await choose(session, recorder, start, seen, choice);
    evidence.screenshot = attempt.outcome.steps.find((step) => step.screenshot !== null)?.screenshot ?? null;
    evidence.controls.push(...attempt.deeperControls);
    if (attempt.deeperText !== '') evidence.deeperText = attempt.deeperText;
    evidence.toggles = allToggles(seen.banner, attempt.deeperToggles);
    outcome = { ...attempt.outcome, verified: attempt.outcome.performed && isConfirmed(proofs), proofs };
  } else {
    outcome = {
      state: choice,
      performed: false,
      verified: false,
      layer: null,
      method: 'no-banner',
      clicks: 0,
      time: null,
      steps: [],
      proofs: [],
      message: null,
    };
  }
  const chosenAt = performance.now();
  if (!outcome.performed) session.progress.choice(choice, false);
  if (seen && outcome.performed) await reload(session, recorder, start, seen.banner, outcome);
  const further = visitPlan(session, recorder);
  await simulateInput(start, recorder, signal);
  const visits = [start.visit, ...(await further)];
  await delay(dwellMs - (performance.now() - chosenAt), signal);
  await finishPage(recorder, start, session, { scroll: true, screenshot: true });
  await recorder.jars.take('end', null);
  const withdrawal: Gathered<WithdrawalControl[]> | null =
    choice === 'accept' ? await findWithdrawal(session, start, visits, outcome) : null;
  await recorder.closeTab(start.tab);
  return { state: choice, recorder, visits, banner, outcome: { ok: true, data: outcome }, withdrawal, closeTest: null };
}

async function choose(
  session: ScanSession,
  recorder: StateRecorder,
  start: OpenedPage,
  seen: SeenBanner,
  choice: 'reject' | 'accept',
): Promise<{ attempt: ChoiceAttempt; proofs: ConsentProof[] }> {
  const { tab } = start;
  await recorder.signals.read(tab, 'before-choice');
  const keys = await readKeys(tab);
  const urlBefore = tab.frames.main?.url ?? '';
  const attempt = await makeChoice(tab, choice, seen.banner, {
    now: () => recorder.now(),
    decisive: (time) => {
      recorder.choiceTime = time;
      session.progress.choice(choice, true);
    },
    screenshot: async (_banner, name) => {
      const image = await tab.screenshot();
      return image ? session.saveScreenshot(`${recorder.state}-${name}.jpg`, image) : null;
    },
    signal: session.signal,
  });
  if (!attempt.outcome.performed) {
    recorder.choiceTime = null;
    return { attempt, proofs: [] };
  }
  // Platforms store the choice and load what was allowed a moment after the click.
  await delay(600, session.signal);
  await waitUntilQuiet(tab, 400, 3_000, session.signal);
  if (leftSite(urlBefore, tab.frames.main?.url ?? '')) {
    recorder.choiceTime = null;
    return {
      attempt: { ...attempt, outcome: { ...attempt.outcome, performed: false, method: 'failed', message: 'the click left the site' } },
      proofs: [],
    };
  }
  await Promise.all([
    recorder.signals.read(tab, 'after-choice'),
    recorder.jars.take('after-choice', start.visit.id),
    recorder.storage.snapshot(tab),
  ]);
  const before = recorder.jars.snapshots.findLast((snapshot) => snapshot.moment === 'before-choice');
  const after = recorder.jars.snapshots.findLast((snapshot) => snapshot.moment === 'after-choice');
  const proofs = await readBack(tab, {
    choice,
    isFresh: true,
    bannerGone: attempt.bannerGone,
    before: { cookies: before?.cookies ?? [], storageKeys: keys },
    after: { cookies: after?.cookies ?? [], storageKeys: await readKeys(tab) },
    tcString: recorder.signals.lastTcString,
    consentMode: recorder.signals.updatedConsentMode,
  });
  return { attempt, proofs };
}

/** Loads the start page again with the choice made: what happens now happens because of it. */
async function reload(
  session: ScanSession,
  recorder: StateRecorder,
  start: OpenedPage,
  asked: FoundBanner,
  outcome: ConsentOutcome,
): Promise<void> {
  start.usable = await load(recorder, start.tab, start.visit, startTiming, session);
  if (!start.usable) return;
  const isStored = outcome.proofs.some(({ kind }) => kind === 'consent-cookie' || kind === 'consent-storage');
  const asks = async () => asksAgainIn(await lookAgain(start.tab, asked), asked, isStored);
  const asksAgain = await waitUntil(asks, 1_500, session.signal, 300);
  const staysGone = !asksAgain;
  outcome.proofs.push({ kind: 'banner-stays-gone', value: String(staysGone), confirms: staysGone });
  // A banner that asks again on every page has not taken note of the choice.
  if (!staysGone) outcome.verified = false;
  await photograph(start, session);
}

function leftSite(before: string, after: string): boolean {
  const host = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '');
  return host(after) !== '' && host(before) !== host(after);
}
