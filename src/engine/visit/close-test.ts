import type { CloseTest, Gathered } from '#evidence/evidence.ts';
import { waitUntil } from '../browser/waiting.ts';
import { clickControl } from '../consent/click-control.ts';
import { findBanner } from '../consent/find-banner.ts';
import { readBack } from '../consent/read-back.ts';
import { readKeys } from '../consent/storage-keys.ts';
import { StateRecorder } from '../gather/state-recorder.ts';
import { type SeenBanner, watchForBanner } from './banner-watch.ts';
import type { ScanSession } from './scan-session.ts';
import { openPage, startTiming } from './visit-page.ts';

/**
 * Clicks the banner's X in a context of its own and reads back whether that gave consent. Only when there is such a control,
 * because every context costs time.
 */
export async function testClosing(session: ScanSession, seen: SeenBanner | null): Promise<Gathered<CloseTest>> {
  if (!seen && session.signal.aborted) return { ok: false, reason: 'timeout', message: 'the scan ended before a banner showed' };
  if (!seen) return { ok: true, data: { present: false, consentGiven: null, message: null, proofs: [] } };
  if (!seen.banner.controls.some((control) => control.role === 'close'))
    return { ok: true, data: { present: false, consentGiven: null, message: null, proofs: [] } };
  const browserContextId = await session.openContext('close');
  const recorder = new StateRecorder({ ...session, browserContextId, state: 'none', onRequest: () => undefined });
  try {
    const page = await openPage(recorder, 'close-p1', { url: session.startUrl, kind: 'start' }, startTiming, session);
    const found = page.usable ? await watchForBanner(page.tab, 6_000, session.signal) : null;
    const control = found?.banner.controls.find((candidate) => candidate.role === 'close');
    if (!found || !control) return { ok: false, reason: 'not-performed', message: 'the banner did not show again' };
    await recorder.jars.take('before-choice', null);
    const keys = await readKeys(page.tab);
    if (!(await clickControl(page.tab, found.banner, control.reading.ref)))
      return { ok: false, reason: 'not-performed', message: 'the control could not be clicked' };
    const bannerGone = await waitUntil(async () => (await findBanner(page.tab, false)) === null, 2_500, session.signal, 150);
    await recorder.signals.read(page.tab, 'after-choice');
    await recorder.jars.take('after-choice', null);
    const [before, after] = [recorder.jars.snapshots.at(-2), recorder.jars.snapshots.at(-1)];
    const proofs = await readBack(page.tab, {
      choice: 'accept',
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
  } finally {
    recorder.dispose();
    await session.browser.connection.browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}
