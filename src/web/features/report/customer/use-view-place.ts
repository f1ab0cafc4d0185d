import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ReportViewName } from './report-views.ts';

/** Where the views of this report were scrolled to, by the key of their place in the history. */
type Places = Map<string, number>;

/**
 * Keeps reader and keyboard in place when the view changes: going back leads to where the view was scrolled to, and the
 * focus moves to the view when what had it is gone. To be given to the element around the views.
 */
export function useViewPlace(view: ReportViewName | null) {
  const frame = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const places = useRef<Places>(new Map());
  const shown = useRef({ key, view });

  useEffect(() => {
    const remember = () => places.current.set(shown.current.key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, view };
    if (before.view === view) return;
    // The browser did it too early: the view was not there yet.
    if (navigationType === NavigationType.Pop) scrollTo({ top: places.current.get(key) ?? 0, behavior: 'instant' });
    const active = document.activeElement;
    const isLost = !active || active === document.body || active.getClientRects().length === 0;
    if (isLost) frame.current?.focus({ preventScroll: true });
  }, [key, view, navigationType]);
  return frame;
}
