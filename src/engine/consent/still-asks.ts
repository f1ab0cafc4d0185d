import type { FoundBanner } from './find-banner.ts';
import { isPlaced } from './pick-banner.ts';

type Placed = Pick<FoundBanner, 'frame' | 'reading'>;

/** Whether a block stands apart from the page's text, or covers it. */
function standsApart({ frame, reading }: Placed): boolean {
  return isPlaced(reading, frame.parentId !== null) || reading.blocksPage;
}

/**
 * Whether what is found after a choice may be the banner that asked for it. In the text of a page stand placeholders that ask in the same
 * words ("Marketing-Cookies zulassen"), and with the banner gone they are what reads most like one; a banner that stood apart from the
 * text does not come back as a part of it. Pure.
 */
export function stillAsks(found: Placed | null, asked: Placed): boolean {
  return found !== null && (standsApart(found) || !standsApart(asked));
}

/** Whether a page asks for the choice again after it was made: with a banner in which it can be made. Pure. */
export function asksAgainIn(found: FoundBanner | null, asked: FoundBanner): boolean {
  return stillAsks(found, asked) && found!.controls.some(({ role }) => role === 'accept' || role === 'reject');
}
