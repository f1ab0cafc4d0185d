/** Something clickable anywhere on the page. `ref` finds it again in the same document. */
export interface ClickableReading {
  ref: number;
  text: string;
  ariaLabel: string;
  title: string;
  href: string | null;
  tag: string;
  id: string;
  className: string;
  floating: boolean;
}

/** Runs in our world: every visible clickable element, in open and exposed closed shadow roots too. */
export function readClickables(): ClickableReading[] {
  const world = globalThis as unknown as { scanElements?: Element[]; scanClosedRoots?: ShadowRoot[] };
  const kept: Element[] = [];
  world.scanElements = kept;
  const clean = (text: string | null | undefined): string =>
    (text ?? '')
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 160);
  // A pointer that becomes a hand over a plain element: some script listens there.
  const looksClickable = (element: Element): boolean =>
    element instanceof HTMLElement &&
    getComputedStyle(element).cursor === 'pointer' &&
    (element.parentElement === null || getComputedStyle(element.parentElement).cursor !== 'pointer');
  const roots: (Document | ShadowRoot)[] = [document, ...(world.scanClosedRoots ?? [])];
  const readings: ClickableReading[] = [];
  for (let index = 0; index < roots.length && index < 300; index++) {
    for (const element of roots[index]!.querySelectorAll('*')) {
      if (element.shadowRoot && !roots.includes(element.shadowRoot)) roots.push(element.shadowRoot);
      if (readings.length >= 3_000) return readings;
      if (!element.matches('a,button,[role=button],[onclick],[tabindex],input[type=button]') && !looksClickable(element)) continue;
      const rect = element.getBoundingClientRect();
      if (rect.width < 2 || rect.height < 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let floating = false;
      for (let node: Element | null = element, hops = 0; node && hops < 6; node = node.parentElement, hops++)
        if (getComputedStyle(node).position === 'fixed') floating = true;
      readings.push({
        ref: kept.push(element) - 1,
        text: clean((element as HTMLElement).innerText || (element as HTMLInputElement).value),
        ariaLabel: clean(
          element.getAttribute('aria-label') ??
            element.querySelector('[aria-label]')?.getAttribute('aria-label') ??
            element.querySelector('img[alt]')?.getAttribute('alt'),
        ),
        title: clean(element.getAttribute('title')),
        href: element.getAttribute('href'),
        tag: element.tagName.toLowerCase(),
        id: (element.getAttribute('id') ?? '').slice(0, 120),
        className: (element.getAttribute('class') ?? '').slice(0, 200),
        floating,
      });
    }
  }
  return readings;
}
