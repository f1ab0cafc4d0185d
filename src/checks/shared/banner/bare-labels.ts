import type { BannerEvidence } from '#evidence/evidence.ts';
import type { ServiceUse } from '../../facts.ts';
import { cookieListRead } from '../notice/declared-cookies.ts';
import { namesService } from '../notice/notice.ts';
import { bannerWords, mayLeadOn } from './banner-controls.ts';

/** So many words besides the name, or below it, tell something of a service. */
const fewestWords = 5;
/** A description stands right below the name. */
const linesBelow = 4;

/**
 * Whether all that the banner has on a service is the label of its switch: then there is nothing to be taken over from it. Only where
 * its layers were read, and no button is left behind which more may stand.
 */
export function isBareLabel(use: ServiceUse, banner: BannerEvidence): boolean {
  const { toggles, controls } = banner;
  if (!cookieListRead(banner) || controls.some(mayLeadOn)) return false;
  const labels = new Set([...toggles.map(({ label }) => label), ...controls.map(({ text }) => text)].map((label) => label.trim()));
  if (!toggles.some(({ label }) => namesService(label, use))) return false;
  const lines = bannerWords(banner).flatMap((part) => part.split('\n').map((line) => line.trim()));
  return lines.every((line, at) => {
    if (!namesService(line, use)) return true;
    if (!labels.has(line) && wordsIn(line) > fewestWords) return false;
    const below = lines.slice(at + 1, at + 1 + linesBelow);
    const end = below.findIndex((next) => labels.has(next));
    return wordsIn((end < 0 ? below : below.slice(0, end)).join(' ')) < fewestWords;
  });
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
}
