import type { PickBlock } from './find-banner.ts';
import { wordsOf } from './newly-shown.ts';
import type { CandidateReading } from './read-candidates.ts';

/** By what a block is known again, even after the page was loaded anew: its names and what can be clicked in it. */
const nameOf = (reading: CandidateReading): string => `${reading.marks.trim()} ${wordsOf(reading)}`;

/**
 * Names of the blocks that stand beside the banner without being a part of it or holding it: a bar on road works, a notice of the shop.
 * `candidates` are those of all frames that were read. Pure.
 */
export function besideOf(candidates: readonly CandidateReading[], banner: CandidateReading): string[] {
  const isApart = ({ text }: CandidateReading) => !text.includes(banner.text) && !banner.text.includes(text);
  const own = nameOf(banner);
  return [...new Set(candidates.filter(isApart).map(nameOf))].filter((name) => name !== own);
}

/** Chooses as before, but never among the blocks that stood beside the banner and look as they did: they ask for something else. */
export function apartFrom(beside: readonly string[], pick: PickBlock): PickBlock {
  const known = new Set(beside);
  return (candidates, place) =>
    pick(
      candidates.filter((reading) => !known.has(nameOf(reading))),
      place,
    );
}
