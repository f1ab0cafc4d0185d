import { createContext, type ReactNode, startTransition, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import type { Guard, Navigation } from './navigation.ts';

const NavigationContext = createContext<Navigation | null>(null);

/** The router on a navigation that can be guarded. */
export function NavigationProvider({ navigation, basename, children }: { navigation: Navigation; basename: string; children: ReactNode }) {
  const [place, setPlace] = useState(navigation.current);
  // As a transition the old page stays on the screen until the new one has arrived. Before any effect of a page, which may lead on.
  useLayoutEffect(() => navigation.listen((next) => startTransition(() => setPlace(next))), [navigation]);
  return (
    <NavigationContext value={navigation}>
      <Router basename={basename} location={place.location} navigationType={place.action} navigator={navigation.navigator}>
        {children}
      </Router>
    </NavigationContext>
  );
}

/** While `active`, asks `guard` before the page is left, and lets the browser ask before the window is. */
export function useGuard(active: boolean, guard: Guard): void {
  const navigation = useContext(NavigationContext);
  useEffect(() => {
    if (!active || !navigation) return;
    const release = navigation.guard(guard);
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', beforeUnload);
    return () => {
      release();
      removeEventListener('beforeunload', beforeUnload);
    };
  }, [active, guard, navigation]);
}
