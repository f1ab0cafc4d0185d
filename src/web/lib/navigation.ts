import { type Location, NavigationType, type Navigator, type To } from 'react-router';

/** Where the application is and how it got there. */
export interface Place {
  location: Location;
  action: NavigationType;
}
/** Asked before a page is left; `false` keeps it. */
export type Guard = () => Promise<boolean>;

/** The browser's history with guards, for the router. */
export interface Navigation {
  navigator: Navigator;
  current: () => Place;
  listen: (listener: (place: Place) => void) => () => void;
  guard: (guard: Guard) => () => void;
}

interface Stored {
  usr?: unknown;
  key?: string;
  idx?: number;
}
export type BrowserWindow = Pick<Window, 'history' | 'addEventListener'> & {
  location: Pick<Window['location'], 'pathname' | 'search' | 'hash'>;
};

/**
 * History-mode navigation that can be held up by unsaved work. The router's own guard exists only in its data router,
 * which is 17 kB larger (ADR 0010). Going back cannot be prevented: it is undone, and repeated if the user wants so.
 */
export function createNavigation(window: BrowserWindow, newKey = () => Math.random().toString(36).slice(2, 10)): Navigation {
  const { history } = window;
  const guards = new Set<Guard>();
  const listeners = new Set<(place: Place) => void>();
  const stored = () => (history.state ?? {}) as Stored;
  const place = (action: NavigationType): Place => {
    const { pathname, search, hash } = window.location;
    const { usr, key } = stored();
    return { action, location: { pathname, search, hash, state: usr ?? null, key: key ?? 'default' } };
  };
  const href = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

  if (stored().idx === undefined) history.replaceState({ ...stored(), idx: 0 }, '');
  let index = stored().idx!;
  let current = place(NavigationType.Pop);
  /** What to do with the next `popstate`: it may be our own undoing or repeating. */
  let expected: 'anything' | 'undoing' | 'allowed' = 'anything';

  const arrive = (action: NavigationType) => {
    index = stored().idx ?? index;
    current = place(action);
    for (const listener of listeners) listener(current);
  };
  const mayLeave = async () => {
    for (const guard of guards) if (!(await guard())) return false;
    return true;
  };
  /** A jump within the page leaves nothing. */
  const isSamePage = (target: string) => {
    const { pathname, search } = current.location;
    return target.startsWith('#') || target.split('#')[0] === pathname + search;
  };
  const whenAllowed = (target: string, go: () => void) => {
    // Without guards at once: a click must change the address before its handler returns.
    if (guards.size === 0 || isSamePage(target)) go();
    else void mayLeave().then((allowed) => allowed && go());
  };

  window.addEventListener('popstate', () => {
    const was = expected;
    expected = 'anything';
    if (was === 'undoing') return;
    const steps = (stored().idx ?? index) - index;
    const { pathname, search } = window.location;
    if (was === 'allowed' || guards.size === 0 || steps === 0 || isSamePage(pathname + search)) return arrive(NavigationType.Pop);
    expected = 'undoing';
    history.go(-steps);
    void mayLeave().then((allowed) => {
      if (!allowed) return;
      expected = 'allowed';
      history.go(steps);
    });
  });

  return {
    current: () => current,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    guard: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    navigator: {
      createHref: href,
      go: (steps) => history.go(steps),
      push: (to, state) =>
        whenAllowed(href(to), () => {
          history.pushState({ usr: state, key: newKey(), idx: index + 1 }, '', href(to));
          arrive(NavigationType.Push);
        }),
      replace: (to, state) =>
        whenAllowed(href(to), () => {
          history.replaceState({ usr: state, key: newKey(), idx: index }, '', href(to));
          arrive(NavigationType.Replace);
        }),
    },
  };
}
