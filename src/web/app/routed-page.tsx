import { useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router';
import { useAuth } from '../lib/customer.ts';
import { sentTo } from './admission.ts';
import type { PageRoute } from './routes.ts';
import { scrollToPlace } from './scroll-to-place.ts';

/** A page for whoever may see it; others are sent where they can become one of them. */
export function RoutedPage({ route }: { route: PageRoute }) {
  const { user } = useAuth();
  const target = sentTo(route.auth, user, useLocation());
  return target === null ? <ShownPage route={route} /> : <Navigate to={target} replace />;
}

/** A page with what navigation brings along: body classes, the place it is scrolled to, and the keyboard's place. */
function ShownPage({ route: { Page, bodyClasses, keepsScroll } }: { route: PageRoute }) {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    document.body.classList.add(...bodyClasses);
    return () => document.body.classList.remove(...bodyClasses);
  }, [bodyClasses]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its key, also one to the same address
  useEffect(() => {
    const cameBack = navigationType === NavigationType.Pop && !hash;
    // A page that changes what follows its own question mark.
    const stayed = !isFirst.current && navigationType === NavigationType.Replace && !hash;
    // The browser puts a page it returns to back where it was.
    if (!keepsScroll && !cameBack && !stayed) scrollToPlace(hash);
    if (isFirst.current && navigationType !== NavigationType.Pop && !hash) document.getElementById('main')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [key]);

  return <Page />;
}
