import type { Tab } from '../browser/tab.ts';
import { delay, waitUntil } from '../browser/waiting.ts';
import { clickControl } from './click-control.ts';
import { withoutCovered } from './covered-controls.ts';
import { type BannerPlace, type FoundBanner, type FoundControl, findBanner, type PickBlock } from './find-banner.ts';
import { classifyBlock, pickReopened } from './pick-banner.ts';
import type { CandidateReading } from './read-candidates.ts';

/** What a block offered and how much it said. */
interface Shape {
  controls: string;
  length: number;
}

/** A block that says this much more than before was unfolded; less is a counter or a greeting. */
const unfoldedLength = 200;
const openCapMs = 3_000;
/** More than one control may lead to the choice one by one, and a word in the text may lead nowhere. */
export const settingsTried = 2;

/** Controls that lead to the choice one by one, the likeliest first: a button before a word in the running text. */
export function settingsOf({ controls }: Pick<FoundBanner, 'controls'>): FoundControl[] {
  const rank = ({ reading, confidence }: FoundControl) => confidence + (reading.tag === 'a' && !reading.hasBorder ? 0 : 1);
  return controls.filter(({ role, reading }) => role === 'settings' && !reading.disabled).sort((a, b) => rank(b) - rank(a));
}

/** Opens the layer behind a settings control; null when nothing else came. Changes no choice. */
export async function openSettings(
  tab: Tab,
  banner: FoundBanner,
  settings: FoundControl,
  layer: number,
  signal: AbortSignal,
): Promise<FoundBanner | null> {
  const isClosed = banner.reading.host === 'shadow-closed';
  const before = new Map<string, Shape>();
  const standing = await findBanner(tab, isClosed, layer, noting(before, banner));
  const control = standing?.controls.find((candidate) => isSame(candidate, settings));
  if (!standing || !control || !(await clickControl(tab, standing, control.reading.ref))) return null;
  const look = (thorough: boolean) => findBanner(tab, thorough, layer, opened(before));
  let found: FoundBanner | null = null;
  let round = 0;
  await waitUntil(
    async () => {
      // A window may be drawn in a closed shadow root of its own.
      if ((await look(isClosed || round++ % 4 === 3)) === null) return false;
      // What is still moving in, or being fetched, has not settled its controls; what is moving out is gone then.
      await delay(250, signal);
      found = await look(isClosed || round % 4 === 0);
      return found !== null;
    },
    openCapMs,
    signal,
    120,
  );
  return found ? withoutCovered(tab, found, banner) : null;
}

function isSame({ reading: a }: FoundControl, { reading: b }: FoundControl): boolean {
  return a.text === b.text && a.ariaLabel === b.ariaLabel && a.title === b.title && a.tag === b.tag && a.href === b.href;
}

const keyOf = ({ frameId = '' }: BannerPlace, { block }: CandidateReading): string => `${frameId} ${block}`;

function shapeOf(reading: CandidateReading, place: BannerPlace): Shape {
  const controls = classifyBlock(reading, place).map(({ role, reading: { text, ariaLabel, title } }) => [role, text || ariaLabel || title]);
  return { controls: JSON.stringify([controls, reading.toggles.filter(({ shown }) => shown).length]), length: reading.text.length };
}

/** Notes every block that stands there, and picks the banner again: its controls are known by number until the page is read anew. */
function noting(shapes: Map<string, Shape>, { frame, reading: { block } }: FoundBanner): PickBlock {
  return (candidates, place) => {
    for (const reading of candidates) shapes.set(keyOf(place, reading), shapeOf(reading, place));
    const again = place.frameId === frame.id ? candidates.find((reading) => reading.block === block) : undefined;
    // Without a score, so that no frame is left out.
    return again ? { reading: again, controls: classifyBlock(again, place), payOrConsent: false, score: 0 } : null;
  };
}

/** Picks among the blocks that were not there before or show other things now; the layer before may still stand beside them. */
function opened(before: ReadonlyMap<string, Shape>): PickBlock {
  const isNew = (reading: CandidateReading, place: BannerPlace) => {
    const known = before.get(keyOf(place, reading));
    if (!known) return true;
    const now = shapeOf(reading, place);
    return now.controls !== known.controls || now.length >= known.length + unfoldedLength;
  };
  return (candidates, place) =>
    pickReopened(
      candidates.filter((reading) => isNew(reading, place)),
      place,
    );
}
