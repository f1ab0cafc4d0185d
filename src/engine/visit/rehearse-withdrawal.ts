import type { WithdrawalLoad, WithdrawalTest } from '#evidence/choice.ts';
import type { Gathered, GatherFailure } from '#evidence/gathered.ts';
import type { Tab } from '../browser/tab.ts';
import { delay, waitUntil, waitUntilQuiet } from '../browser/waiting.ts';
import { permanentName } from '../consent/classify/withdrawal.ts';
import { findBanner } from '../consent/find-banner.ts';
import { lookAgain } from '../consent/look-again.ts';
import { makeChoice } from '../consent/make-choice.ts';
import { hostOf, readBack } from '../consent/read-back.ts';
import { asksAgainIn } from '../consent/still-asks.ts';
import { readKeys } from '../consent/storage-keys.ts';
import { type Stores, withdrawnBySwitch, withoutClosing } from '../consent/stored-choice.ts';
import { StateRecorder } from '../gather/state-recorder.ts';
import { type SeenBanner, watchForBanner } from './banner-watch.ts';
import type { ScanSession } from './scan-session.ts';
import { load, type OpenedPage, openPage, startTiming } from './visit-page.ts';
import { tryPermanentControls } from './withdrawal.ts';

/** The whole rehearsal, from opening the page to the last look: no scan waits longer for it. Four loads, slow on a busy machine. */
const rehearsalCapMs = 45_000;
/** Both loads are watched equally long after they came to rest. */
const watchMs = 1_200;
const urlCap = 600;

/**
 * Gives consent and takes it back, in a context of its own, and compares how the start page loads with and after it. Begins with
 * the banner and ends long before the scan does; what it sees counts for no state.
 */
export async function rehearseWithdrawal(session: ScanSession, seen: SeenBanner | null): Promise<Gathered<WithdrawalTest>> {
  if (!seen) return missing(session.signal.aborted ? 'timeout' : 'not-performed', 'no banner showed');
  // Some banners let one refuse and choose on the first layer, and accept behind it.
  if (!seen.banner.controls.some(({ role, reading }) => (role === 'accept' || role === 'settings') && !reading.disabled))
    return missing('not-performed', 'the banner offers nothing to accept on its first layer');
  const signal = AbortSignal.any([session.signal, AbortSignal.timeout(rehearsalCapMs)]);
  const browserContextId = await session.openContext('withdrawal');
  const recorder = new StateRecorder({ ...session, browserContextId, state: 'accept', onRequest: () => undefined });
  try {
    const page = await openPage(recorder, 'withdrawal-p1', { url: session.startUrl, kind: 'start' }, startTiming, { ...session, signal });
    return await new Rehearsal({ ...session, signal }, recorder, page).run();
  } finally {
    recorder.dispose();
    await session.browser.connection.browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}

class Rehearsal {
  readonly #session: ScanSession;
  readonly #recorder: StateRecorder;
  readonly #page: OpenedPage;
  readonly #tab: Tab;

  constructor(session: ScanSession, recorder: StateRecorder, page: OpenedPage) {
    this.#session = session;
    this.#recorder = recorder;
    this.#page = page;
    this.#tab = page.tab;
  }

  async run(): Promise<Gathered<WithdrawalTest>> {
    const { signal } = this.#session;
    const first = this.#page.usable ? await watchForBanner(this.#tab, 8_000, signal) : null;
    if (!first) return this.#stopped('the banner did not show again');
    const accepting = await makeChoice(this.#tab, 'accept', first.banner, this.#hooks());
    if (!accepting.outcome.performed || !accepting.bannerGone) return this.#stopped('nothing could be accepted');
    const accepted = await this.#reload();
    if (!accepted) return this.#stopped('the start page did not load with consent');
    const keys = await readKeys(this.#tab);

    const permanent = await tryPermanentControls({ signal }, this.#tab);
    if (!permanent) return this.#stopped('no control to withdraw was found on the start page');
    if (permanent.reopened !== true) return this.#stopped('the control did not reopen the banner');
    // What is still moving in has not settled its controls.
    await delay(250, signal);
    const reopened = await findBanner(this.#tab, true, 1, permanent.pick);
    const open = await this.#stores();
    let switched = open;
    const unticked = async () => {
      // Written when the page gets round to it.
      await delay(300, signal);
      switched = await this.#stores();
    };
    const rejecting = reopened && (await makeChoice(this.#tab, 'reject', reopened, { ...this.#hooks(), unticked, pick: permanent.pick }));
    if (!rejecting?.outcome.performed) return this.#stopped('the reopened banner could not be rejected');
    const saved = await this.#stores();
    const withdrawn = await this.#reload();
    if (!withdrawn) return this.#stopped('the start page did not load after the withdrawal');
    await this.#recorder.signals.read(this.#tab, 'after-choice');
    const proofs = await readBack(this.#tab, {
      choice: 'reject',
      isFresh: false,
      bannerGone: !asksAgainIn(await lookAgain(this.#tab, first.banner), first.banner),
      before: { cookies: accepted.cookies, storageKeys: keys },
      after: { cookies: withdrawn.cookies, storageKeys: await readKeys(this.#tab) },
      tcString: this.#recorder.signals.lastTcString,
      consentMode: this.#recorder.signals.lastConsentMode,
    });
    const moments = [open, switched, saved] as const;
    const { clicks, steps } = withdrawnBySwitch(moments, hostOf(this.#tab)) ? withoutClosing(rejecting.outcome) : rejecting.outcome;
    // What was cut short would look as if it had stopped.
    return signal.aborted
      ? this.#stopped('')
      : { ok: true, data: { control: permanentName(permanent.control), clicks: 1 + clicks, steps, proofs, accepted, withdrawn } };
  }

  /** Lets the choice be stored, leaves the page so that it says its goodbyes, and loads it again; null when it does not load. */
  async #reload(): Promise<WithdrawalLoad | null> {
    const { signal } = this.#session;
    await delay(500, signal);
    await waitUntilQuiet(this.#tab, 300, 2_000, signal);
    await this.#tab.navigate('about:blank', 4_000);
    // The answer comes before the page has gone: Chromium never begins a navigation that overtakes the one that is being committed.
    await waitUntil(() => this.#tab.domContentAt !== null, 4_000, signal);
    await delay(150, signal);
    const since = this.#recorder.requests.requests.length;
    if (!(await load(this.#recorder, this.#tab, this.#page.visit, startTiming, this.#session))) return null;
    await delay(watchMs, signal);
    await waitUntilQuiet(this.#tab, 300, 1_500, signal);
    await this.#recorder.jars.take('page', null);
    const urls = this.#recorder.requests.requests.slice(since).filter(({ blockedReason }) => blockedReason === null);
    const cookies = this.#recorder.jars.snapshots.at(-1)?.cookies;
    return cookies ? { urls: [...new Set(urls.map(({ url }) => url))].slice(0, urlCap), cookies } : null;
  }

  async #stores(): Promise<Stores> {
    await this.#recorder.jars.take('page', null);
    return { cookies: this.#recorder.jars.snapshots.at(-1)?.cookies ?? [], storageKeys: await readKeys(this.#tab) };
  }

  #hooks() {
    return {
      now: () => this.#recorder.now(),
      decisive: () => undefined,
      screenshot: async () => null,
      signal: this.#session.signal,
    };
  }

  #stopped(why: string) {
    return this.#session.signal.aborted
      ? missing('timeout', 'the withdrawal could not be tried to its end in time')
      : missing('not-performed', why);
  }
}

function missing(reason: GatherFailure, message: string): { ok: false; reason: GatherFailure; message: string } {
  return { ok: false, reason, message };
}
