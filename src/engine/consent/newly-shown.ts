import type { BannerPlace, PickBlock } from './find-banner.ts';
import { pickReopened } from './pick-banner.ts';
import type { CandidateReading } from './read-candidates.ts';

const keyOf = ({ frameId = '' }: BannerPlace, { block }: CandidateReading): string => `${frameId} ${block}`;
/** What can be clicked in a block, by which it is seen to look as before. */
export const wordsOf = ({ controls, toggles }: CandidateReading): string =>
  JSON.stringify([controls.map(({ text, ariaLabel, title }) => text || ariaLabel || title), toggles.filter(({ shown }) => shown).length]);

/** What stood on a page before a click, and how to choose what the click opened. */
export interface StandingBlocks {
  /** Looks at the page before the click and picks nothing. */
  note: PickBlock;
  /** Chooses the reopened banner after a click on the control with this name. */
  besides(pressed: string): PickBlock;
}

/**
 * Tells what a click on a permanent control opened from what stood on the page before. A block that holds the pressed control itself and
 * looks as before is left out: a footer with links to change and to withdraw the choice reads like a banner of its own.
 */
export function standingBlocks(): StandingBlocks {
  const before = new Map<string, string>();
  const isStanding = (reading: CandidateReading, place: BannerPlace, pressed: string) =>
    before.get(keyOf(place, reading)) === wordsOf(reading) &&
    reading.controls.some(({ text, ariaLabel, title }) => (text || ariaLabel || title) === pressed);
  return {
    note: (candidates, place) => {
      for (const reading of candidates) before.set(keyOf(place, reading), wordsOf(reading));
      return null;
    },
    besides: (pressed) => (candidates, place) =>
      pickReopened(
        candidates.filter((reading) => !isStanding(reading, place, pressed)),
        place,
      ),
  };
}
