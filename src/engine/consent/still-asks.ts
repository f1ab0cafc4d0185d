import type { ControlRole } from '#evidence/banner.ts';
import type { FoundBanner } from './find-banner.ts';
import { isPlaced } from './pick-banner.ts';

type Asking = Pick<FoundBanner, 'frame' | 'reading' | 'controls'>;

const choosing: ReadonlySet<ControlRole> = new Set(['accept', 'acknowledge', 'save', 'pay']);

/**
 * Whether a block stands apart from the page's text, or covers it. What fills the window and goes on below it is the page itself: its
 * wrapper holds every notice and link there is.
 */
function standsApart({ frame, reading, controls }: Asking): boolean {
  return isPlaced(reading, frame.parentId !== null) || (reading.blocksPage && controls.every((control) => control.reading.inViewport));
}

/** Whether one can agree or decide one by one there. What is left of a banner once it was answered only leads back to it or takes back. */
function offersChoice({ controls, reading }: Asking): boolean {
  return reading.toggles.length > 0 || controls.some(({ role }) => choosing.has(role));
}

/** Whether a block that stood in the window is now pinned where it cannot be seen: slid out, still in the page. Pure. */
export function isSlidAway(found: Asking, asked: Asking): boolean {
  const isSeen = ({ controls }: Asking) => controls.some(({ reading: { inViewport } }) => inViewport);
  if (found.reading.outside && !asked.reading.outside) return found.frame.parentId === null;
  return found.frame.parentId === null && found.reading.pinned && found.controls.length > 0 && isSeen(asked) && !isSeen(found);
}

/**
 * Whether what is found after a choice may be the banner that asked for it. In the text of a page stand placeholders that ask in the same
 * words ("Marketing-Cookies zulassen"), and with the banner gone they are what reads most like one; a banner that stood apart from the
 * text does not come back as a part of it. Nor does it still ask where all that could be agreed to is gone from it. Pure.
 */
function mayAsk(found: Asking | null, asked: Asking): found is Asking {
  if (found === null || (!standsApart(found) && standsApart(asked))) return false;
  return !offersChoice(asked) || offersChoice(found);
}

/** Whether the banner still asks after a click in it; one that slid out of the window does not. Pure. */
export function stillAsks(found: Asking | null, asked: Asking): boolean {
  return mayAsk(found, asked) && !isSlidAway(found, asked);
}

/**
 * Whether a page asks for the choice again after it was made: with a banner in which it can be made. What stands outside the window may
 * be on its way in, unless the choice was seen to be `stored`. Pure.
 */
export function asksAgainIn(found: FoundBanner | null, asked: FoundBanner, stored = false): boolean {
  if (!mayAsk(found, asked) || (stored && isSlidAway(found, asked))) return false;
  return found.controls.some(({ role }) => role === 'accept' || role === 'reject');
}
