import type { Tab } from '../browser/tab.ts';
import { delay } from '../browser/waiting.ts';
import type { FoundBanner } from './find-banner.ts';
import { activate, locate } from './read-candidates.ts';

/**
 * Clicks a control of the banner as a visitor would. When the pointer would not reach it (it moves away, something lies over
 * it), it is activated without a pointer. False when it is gone.
 */
export function clickControl(tab: Tab, banner: Pick<FoundBanner, 'frame' | 'offset'>, ref: number): Promise<boolean> {
  return tab.inFront(() => click(tab, banner, ref));
}

async function click(tab: Tab, banner: Pick<FoundBanner, 'frame' | 'offset'>, ref: number): Promise<boolean> {
  const { frame } = banner;
  const first = await tab.evaluate(frame, locate, [ref]);
  if (!first.ok || !first.value) return false;
  if (first.value.visible && first.value.reachable) {
    const { x, y } = first.value;
    await tab.mouse('mouseMoved', banner.offset.x + x, banner.offset.y + y);
    const again = await tab.evaluate(frame, locate, [ref]);
    const still = again.ok && again.value?.reachable && Math.abs(again.value.x - x) < 2 && Math.abs(again.value.y - y) < 2;
    if (still) {
      await tab.mouse('mousePressed', banner.offset.x + x, banner.offset.y + y);
      await tab.mouse('mouseReleased', banner.offset.x + x, banner.offset.y + y);
      await delay(30);
      return true;
    }
  }
  const done = await tab.evaluate(frame, activate, [ref]);
  return done.ok && done.value;
}
