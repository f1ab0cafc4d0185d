import type { LegalLinkReach } from '#evidence/banner.ts';
import type { Tab } from '../browser/tab.ts';
import { isLegalAddress, isLegalText } from '../derive/legal-links.ts';

type LinkReading = Omit<LegalLinkReach, 'kind'>;

/**
 * Runs in our world of the main frame: where a click on the centre of each link that may lead to a legal page would arrive. Scrolls and
 * scrolls back within one task, so that the page sees neither a scroll position nor a lazy picture of it.
 */
function readLinkReach(): LinkReading[] {
  const telling =
    /impress|imprint|anbieter|pflichtangaben|rechtlich|legal|notice|mentions|daten-?schutz|privatsph|privacy|data[- ]protection|dsgvo|(^|\W)dse(\W|$)/i;
  const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);
  const roots: (Document | ShadowRoot)[] = [document];
  const links: HTMLAnchorElement[] = [];
  for (let index = 0; index < roots.length && index < 200; index++) {
    for (const element of roots[index]!.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (links.length < 60 && element.tagName === 'A' && element.hasAttribute('href')) {
        const link = element as HTMLAnchorElement;
        if (telling.test(clean(link.innerText || link.getAttribute('aria-label'))) || telling.test(link.getAttribute('href') ?? ''))
          links.push(link);
      }
    }
  }
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
  const hides = (element: Element | null): boolean => !!element && /hidden|clip/.test(getComputedStyle(element).overflowY);
  const pageLocked =
    hides(document.documentElement) || hides(document.body) || (!!document.body && getComputedStyle(document.body).position === 'fixed');
  const middleOf = (link: Element): { x: number; y: number } => {
    const rect = link.getClientRects()[0] ?? link.getBoundingClientRect();
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  };
  const inView = ({ x, y }: { x: number; y: number }): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const isFree = (link: Element): boolean => {
    const middle = middleOf(link);
    const hit = inView(middle) ? (link.getRootNode() as Document | ShadowRoot).elementFromPoint(middle.x, middle.y) : null;
    return !!hit && link.contains(hit);
  };
  const readings: LinkReading[] = [];
  for (const link of links) {
    const box = link.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || !link.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Pages whose content scrolls in a box of its own lock the window for good.
    const scrolled: { element: Element; top: number; left: number }[] = [];
    let hasScroller = false;
    for (let node = parentOf(link), hops = 0; node && hops < 80; node = parentOf(node), hops++) {
      scrolled.push({ element: node, top: node.scrollTop, left: node.scrollLeft });
      const isRoot = node === document.body || node === document.documentElement;
      if (!isRoot && /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight + 1) hasScroller = true;
    }
    const place = {
      text: clean(link.innerText || link.getAttribute('aria-label')),
      href: (link.getAttribute('href') ?? '').slice(0, 2_048),
    };
    if (!inView(middleOf(link)) && pageLocked && !hasScroller) {
      readings.push({ ...place, reach: 'locked' });
      continue;
    }
    // What a bar at the edge of the window covers may come free when the page is scrolled.
    if (!isFree(link)) link.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    readings.push({ ...place, reach: isFree(link) ? 'free' : 'covered' });
    for (const { element, top, left } of scrolled.reverse()) {
      if (element.scrollTop !== top || element.scrollLeft !== left) element.scrollTo({ top, left, behavior: 'instant' });
    }
  }
  return readings;
}

/** Whether a visitor reaches imprint and privacy notice from the page while the banner is open; null when it could not be tested. */
export async function readLegalLinks(tab: Tab): Promise<LegalLinkReach[] | null> {
  const main = tab.frames.main;
  const answer = main ? await tab.evaluate(main, readLinkReach, [], 3_000) : null;
  if (!main || !answer?.ok) return null;
  return answer.value.flatMap((link) => {
    const target = URL.parse(link.href, main.url)?.href ?? link.href;
    return (['imprint', 'privacy'] as const).flatMap((kind) =>
      isLegalText(kind, link.text) || isLegalAddress(kind, target) ? [{ kind, ...link }] : [],
    );
  });
}
