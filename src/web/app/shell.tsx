import { Suspense, useEffect } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router';
import { DialogHost } from '../components/dialog/dialog-host.tsx';
import { SnackbarHost } from '../components/snackbar/snackbar-host.tsx';
import { useConfigurationRequest } from '../lib/configuration.ts';
import { useAuth } from '../lib/customer.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Loading } from './loading.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RoutedPage } from './routed-page.tsx';
import { routes } from './routes.ts';
import { SessionWatch } from './session-watch.tsx';
import { SkipLink } from './skip-link.tsx';
import { Unavailable } from './unavailable.tsx';

/** Header, main area and footer. The page is shown once it is known who asks. */
export function Shell() {
  return (
    <Suspense fallback={<Loading />}>
      <Frame />
      <DialogHost />
      <SnackbarHost />
      <ConnectionNotice />
      <SessionWatch />
    </Suspense>
  );
}

function Frame() {
  const auth = useAuth();
  const { data: configuration, isError, refetch } = useConfigurationRequest();
  useEffect(() => {
    if (configuration) document.title = configuration.product;
  }, [configuration]);
  return (
    <>
      <SkipLink />
      <Header auth={auth} product={configuration?.product ?? ''} />
      <main id="main" tabIndex={-1}>
        {configuration && auth.userRequestComplete ? (
          <CurrentPage />
        ) : isError ? (
          <Unavailable onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </main>
      <Footer product={configuration?.product ?? ''} />
    </>
  );
}

function CurrentPage() {
  const { pathname, search } = useLocation();
  const ownsSearch = routes.some((route) => route.ownsSearch && matchPath(route.path, pathname));
  // The hash is left out of the key: a jump within a page must not throw away what was typed.
  const fullPath = ownsSearch ? pathname : pathname + search;
  return (
    <PageBoundary key={fullPath}>
      <Suspense fallback={<Loading />}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
          ))}
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
