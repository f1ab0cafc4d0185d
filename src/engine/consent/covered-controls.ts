import type { Tab } from '../browser/tab.ts';
import type { FoundBanner, FoundControl } from './find-banner.ts';

/**
 * Runs in our world: whether something else lies over all that could be seen of kept elements. What a scrolled box cuts off, or lies
 * beyond the window, is not covered: it can be scrolled to. Reads only.
 */
function readCovered(refs: number[]): boolean[] {
  const { scanElements = [] } = globalThis as unknown as { scanElements?: Element[] };
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
  const holds = (outer: Element, inner: Element): boolean => {
    for (let node: Element | null = inner, hops = 0; node && hops < 80; node = parentOf(node), hops++) if (node === outer) return true;
    return false;
  };
  const places = [
    { across: 0.5, down: 0.5 },
    { across: 0.15, down: 0.2 },
    { across: 0.85, down: 0.2 },
    { across: 0.15, down: 0.8 },
    { across: 0.85, down: 0.8 },
  ];
  return refs.map((ref) => {
    const element = scanElements[ref];
    if (!element?.isConnected) return false;
    const box = element.getBoundingClientRect();
    let [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    let [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    for (let node = parentOf(element), hops = 0; node && node !== document.body && hops < 80; node = parentOf(node), hops++) {
      const { overflowX, overflowY } = getComputedStyle(node);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = node.getBoundingClientRect();
      [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    if (right - left < 2 || bottom - top < 2) return false;
    const root = element.getRootNode() as Document | ShadowRoot;
    return places.every(({ across, down }) => {
      const hit = root.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      return hit !== null && !holds(element, hit) && !holds(hit, element);
    });
  });
}

/**
 * A layer without the controls of the one before it, where these still stand in the page behind the window that was opened and nobody
 * can get at them. What that layer has anew stays, covered or not: something else may lie over it for a moment.
 */
export async function withoutCovered(tab: Pick<Tab, 'evaluate'>, layer: FoundBanner, before: FoundBanner): Promise<FoundBanner> {
  const again = layer.controls.filter((control) => before.controls.some((other) => isSame(control, other)));
  if (again.length === 0) return layer;
  const answer = await tab.evaluate(layer.frame, readCovered, [again.map(({ reading }) => reading.ref)], 2_000);
  if (!answer.ok) return layer;
  const covered = new Set(again.filter((_, index) => answer.value[index]));
  const controls = layer.controls.filter((control) => !covered.has(control));
  return controls.some(({ role }) => role !== 'other') ? { ...layer, controls } : layer;
}

function isSame(a: FoundControl, b: FoundControl): boolean {
  return a.role === b.role && a.reading.text === b.reading.text && a.reading.ariaLabel === b.reading.ariaLabel;
}
