import type { Tab } from '../browser/tab.ts';
import { type FoundBanner, findBanner } from './find-banner.ts';
import { pickBanner } from './pick-banner.ts';
import { apartFrom } from './standing-beside.ts';

/** Looks for a banner again after something was done in it: never among the blocks that stood beside it before. */
export function lookAgain(tab: Tab, { beside }: Pick<FoundBanner, 'beside'>): Promise<FoundBanner | null> {
  return findBanner(tab, false, 1, apartFrom(beside, pickBanner));
}
