import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ReportViewName } from './report-views.ts';

/** Where a view was scrolled to: what stood at the top of the window, for heights of what is not drawn yet are guesses. */
interface Place {
  scrollY: number;
  landmark: Element | null;
  /** Top of the landmark, in pixels from the top of the window. */
  top: number;
}

function presentPlace(): Place {
  const landmark = document.elementFromPoint(innerWidth / 2, 1)?.closest('article, section') ?? null;
  return { scrollY, landmark, top: landmark?.getBoundingClientRect().top ?? 0 };
}

/** What stood at the top, by now as far away as was scrolled since. */
function movedPlace(known: Place | undefined): Place {
  return known ? { ...known, scrollY, top: known.top + known.scrollY - scrollY } : { scrollY, landmark: null, top: 0 };
}

/** What stands at the top is not asked for each frame of scrolling: the browser would have to find it among all that is drawn. */
const askedEveryMs = 100;

/** Goes to a place, and again while what is there now is drawn and finds its height. */
function returnTo({ landmark, top, scrollY: y }: Place, drawings = 12): void {
  if (landmark?.isConnected) scrollBy({ top: landmark.getBoundingClientRect().top - top, behavior: 'instant' });
  else scrollTo({ top: y, behavior: 'instant' });
  if (drawings > 0) requestAnimationFrame(() => returnTo({ landmark, top, scrollY: y }, drawings - 1));
}

/**
 * Keeps reader and keyboard in place when the view changes: going back leads to where the view was scrolled to, and the
 * focus moves to the view when what had it is gone. To be given to the element around the views.
 */
export function useViewPlace(view: ReportViewName | null) {
  const frame = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const navigationType = useNavigationType();
  // By the key of their place in the history.
  const places = useRef(new Map<string, Place>());
  const shown = useRef({ key, view });

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const stopWaiting = () => {
      if (waiting !== null) clearTimeout(waiting);
      waiting = null;
    };
    const remember = () => {
      stopWaiting();
      places.current.set(shown.current.key, presentPlace());
    };
    const follow = () => {
      const { key: place } = shown.current;
      places.current.set(place, movedPlace(places.current.get(place)));
      waiting ??= setTimeout(remember, askedEveryMs);
    };
    addEventListener('scroll', follow, { passive: true });
    // What was drawn since the last scrolling may have moved everything.
    addEventListener('click', remember, { capture: true });
    // The browser has scrolled to the other place by now, while this view is still there.
    addEventListener('popstate', stopWaiting);
    return () => {
      stopWaiting();
      removeEventListener('scroll', follow);
      removeEventListener('click', remember, { capture: true });
      removeEventListener('popstate', stopWaiting);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, view };
    if (before.view === view) return;
    // The browser did it too early: the view was not there yet.
    if (navigationType === NavigationType.Pop) returnTo(places.current.get(key) ?? { scrollY: 0, landmark: null, top: 0 });
    const active = document.activeElement;
    const isLost = !active || active === document.body || active.getClientRects().length === 0;
    if (isLost) frame.current?.focus({ preventScroll: true });
  }, [key, view, navigationType]);
  return frame;
}
