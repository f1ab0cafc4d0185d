import type { BannerEvidence } from '#evidence/banner.ts';
import type { Tab } from '../browser/tab.ts';
import { delay, WaitLength } from '../browser/waiting.ts';
import { controlEvidence, type FoundBanner, findBanner, toggleEvidence } from '../consent/find-banner.ts';
import { isPlaced } from '../consent/pick-banner.ts';
import type { StateRecorder } from '../gather/state-recorder.ts';

/** A banner with the moment it was first seen, in milliseconds after the page's navigation. */
export interface SeenBanner {
  banner: FoundBanner;
  seenAfterMs: number;
}

const pollMs = 350;
/** Some banners wait for a sign of life: after this long without one we move the pointer and scroll a little. */
const nudgeAfterMs = 3_500;

/** So long something in the text of a page that only asks to agree may be what stands in the place of an embed, before the banner comes. */
const embedsMs = 3_000;

/** So long a bar that waits below the edge of the window may take to slide in: clicked before, it comes in after the choice was made. */
const slidesInMs = 4_500;

function mayBeEmbed({ frame, reading, controls, payOrConsent }: FoundBanner): boolean {
  return !payOrConsent && !isPlaced(reading, frame.parentId !== null) && !controls.some(({ role }) => role === 'reject' || role === 'save');
}

/** Watches a page until a banner shows or the time is up. */
export async function watchForBanner(tab: Tab, capMs: number, signal: AbortSignal): Promise<SeenBanner | null> {
  const began = performance.now();
  const length = new WaitLength(capMs);
  let nudged = false;
  let isLast = false;
  for (let round = 0; ; round++) {
    const elapsed = performance.now() - began;
    // Closed shadow roots cost a full DOM read: looked into now and then, and at the end.
    const thorough = round % 4 === 2 || isLast;
    const banner = await findBanner(tab, thorough);
    const isComing = banner?.reading.outside === true && elapsed < slidesInMs;
    if (banner && !isComing && (elapsed >= embedsMs || !mayBeEmbed(banner))) {
      // A banner that is still moving in has not settled its controls.
      await delay(250, signal);
      const settled = await findBanner(tab, banner.reading.host === 'shadow-closed');
      return { banner: settled ?? banner, seenAfterMs: Math.round(elapsed) };
    }
    if (signal.aborted || tab.crashed || isLast) return null;
    isLast = !length.hasTime(pollMs);
    if (!nudged && elapsed >= nudgeAfterMs) {
      nudged = true;
      await tab.inFront(async () => {
        await tab.mouse('mouseMoved', 400, 300);
        await tab.mouse('mouseMoved', 420, 340);
        await tab.session
          .send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 400, y: 300, deltaX: 0, deltaY: 240 }, 1_500)
          .catch(() => undefined);
      });
    }
    await delay(pollMs, signal);
  }
}

/** The banner as evidence of a state. */
export function bannerEvidence(
  recorder: StateRecorder,
  tab: Tab,
  { banner, seenAfterMs }: SeenBanner,
  screenshot: string | null,
  cmpName: string | null,
): BannerEvidence {
  const { rect } = banner.reading;
  return {
    state: recorder.state,
    pageId: tab.pageId,
    visible: true,
    seenAfterMs,
    cmpName,
    host: banner.frame.parentId !== null ? 'frame' : banner.reading.host,
    frameUrl: banner.frame.parentId !== null ? banner.frame.url : null,
    rect: {
      x: Math.round(rect.x + banner.offset.x),
      y: Math.round(rect.y + banner.offset.y),
      width: Math.round(rect.width),
      height: Math.round(rect.height),
    },
    blocksPage: banner.reading.blocksPage,
    text: banner.reading.text,
    controls: controlEvidence(banner, 1),
    toggles: toggleEvidence(banner, 1),
    screenshot,
  };
}
