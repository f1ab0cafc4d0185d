import type { BannerControl, BannerToggle, ControlRole } from '#evidence/banner.ts';
import type { CloseTest } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { Tab } from '../browser/tab.ts';
import { waitUntil } from '../browser/waiting.ts';
import { leavesPage } from '../consent/classify/destination.ts';
import { clickControl } from '../consent/click-control.ts';
import { controlEvidence, toggleEvidence } from '../consent/find-banner.ts';
import { layerText } from '../consent/layer-text.ts';
import { lookAgain } from '../consent/look-again.ts';
import { openSettings, settingsOf, settingsTried } from '../consent/open-settings.ts';
import { readBack } from '../consent/read-back.ts';
import { stillAsks } from '../consent/still-asks.ts';
import { readKeys } from '../consent/storage-keys.ts';
import { StateRecorder } from '../gather/state-recorder.ts';
import { type SeenBanner, watchForBanner } from './banner-watch.ts';
import type { ScanSession } from './scan-session.ts';
import { load, type OpenedPage, openPage, startTiming } from './visit-page.ts';

/** What a second look at the banner brings, without touching the states' own visits. */
export interface BannerProbe {
  closing: Gathered<CloseTest>;
  /** Controls and switches behind the settings control, as they are before anybody touched them. */
  controls: BannerControl[];
  toggles: BannerToggle[];
  /** What stands there, folded parts included. */
  text: string;
  /** Controls that seemed to lead there and left for another page, or wanted to open it in a window. */
  ledAway: { text: string; url: string }[];
}

type Behind = Omit<BannerProbe, 'closing'>;

const absent: Gathered<CloseTest> = { ok: true, data: { present: false, consentGiven: null, message: null, proofs: [] } };

/**
 * Looks behind the banner's settings control and clicks its X, in a context of its own, and reads back whether closing gave
 * consent. Only when there is such a control, because every context costs time.
 */
export async function probeBanner(session: ScanSession, seen: SeenBanner | null): Promise<BannerProbe> {
  const none: Behind = { controls: [], toggles: [], text: '', ledAway: [] };
  if (!seen && session.signal.aborted)
    return { closing: { ok: false, reason: 'timeout', message: 'the scan ended before a banner showed' }, ...none };
  const has = (role: ControlRole) => seen?.banner.controls.some((control) => control.role === role) === true;
  // Switches on the first layer are seldom all there is: services, providers and cookies are listed behind it.
  const looksBehind = has('settings');
  if (!has('close') && !looksBehind) return { closing: absent, ...none };
  const browserContextId = await session.openContext('close');
  const recorder = new StateRecorder({ ...session, browserContextId, state: 'none', onRequest: () => undefined });
  try {
    const page = await openPage(recorder, 'close-p1', { url: session.startUrl, kind: 'start' }, startTiming, session);
    const behind = looksBehind && page.usable ? await lookBehind(session, page.tab) : none;
    if (!has('close')) return { closing: absent, ...behind };
    // Settings change nothing by being opened: loaded again, the banner shows as at first.
    if (looksBehind) page.usable = await load(recorder, page.tab, page.visit, startTiming, session);
    return { closing: await clickClose(session, recorder, page), ...behind };
  } finally {
    recorder.dispose();
    await session.browser.connection.browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}

async function lookBehind(session: ScanSession, tab: Tab): Promise<Behind> {
  const found = await watchForBanner(tab, 8_000, session.signal);
  const ledAway: Behind['ledAway'] = [];
  for (const settings of found ? settingsOf(found.banner).slice(0, settingsTried) : []) {
    const windows = tab.refusedWindows.length;
    const layer = await openSettings(tab, found!.banner, settings, 2, session.signal);
    if (layer)
      return { controls: controlEvidence(layer, 2), toggles: toggleEvidence(layer, 2), text: await layerText(tab, layer), ledAway };
    const here = tab.frames.main?.url ?? '';
    const url = tab.refusedWindows[windows] ?? here;
    if (leavesPage(url, session.startUrl)) ledAway.push({ text: settings.reading.text, url });
    // The banner is gone with its page.
    if (leavesPage(here, session.startUrl)) break;
  }
  return { controls: [], toggles: [], text: '', ledAway };
}

async function clickClose(session: ScanSession, recorder: StateRecorder, page: OpenedPage): Promise<Gathered<CloseTest>> {
  const found = page.usable ? await watchForBanner(page.tab, 6_000, session.signal) : null;
  const control = found?.banner.controls.find((candidate) => candidate.role === 'close');
  if (!found || !control) return { ok: false, reason: 'not-performed', message: 'the banner did not show again' };
  await recorder.jars.take('before-choice', null);
  const keys = await readKeys(page.tab);
  if (!(await clickControl(page.tab, found.banner, control.reading.ref)))
    return { ok: false, reason: 'not-performed', message: 'the control could not be clicked' };
  const isGone = async () => !stillAsks(await lookAgain(page.tab, found.banner), found.banner);
  const bannerGone = await waitUntil(isGone, 2_500, session.signal, 150);
  await recorder.signals.read(page.tab, 'after-choice');
  await recorder.jars.take('after-choice', null);
  const [before, after] = [recorder.jars.snapshots.at(-2), recorder.jars.snapshots.at(-1)];
  const proofs = await readBack(page.tab, {
    choice: 'accept',
    isFresh: false,
    bannerGone,
    before: { cookies: before?.cookies ?? [], storageKeys: keys },
    after: { cookies: after?.cookies ?? [], storageKeys: await readKeys(page.tab) },
    tcString: recorder.signals.lastTcString,
    consentMode: recorder.signals.lastConsentMode,
  });
  const telling = proofs.filter((proof) => proof.kind === 'cmp-api' || proof.kind === 'tc-string' || proof.kind === 'consent-mode');
  // Without a platform that answers, what was stored is compared with the other states' choices later.
  const consentGiven =
    telling.length > 0 ? telling.some((proof) => proof.confirms && !/null/.test(proof.value)) : bannerGone ? null : false;
  return { ok: true, data: { present: true, consentGiven, message: telling[0]?.value ?? null, proofs } };
}
