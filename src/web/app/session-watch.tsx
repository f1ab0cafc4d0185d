import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { alertDialog } from '../components/dialog/dialogs.ts';
import { showSnackbar } from '../components/snackbar/snackbars.ts';
import { onNotLoggedIn } from '../lib/api.ts';
import { customerQuery, useAuth } from '../lib/customer.ts';
import { useTranslation } from '../lib/i18n.tsx';
import { loginPath } from '../lib/return-path.ts';
import { leaveSession, onOtherTab, showLoggedIn, showLoggedOut } from '../lib/session.ts';
import { forgetMovedScan } from './visitor-scan.ts';

/** Follows what happens to the login outside of this page: it ends at the server, or another tab logs in or out. */
export function SessionWatch() {
  const { t } = useTranslation('app');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { user } = useAuth();
  useEffect(() => {
    if (user) forgetMovedScan();
  }, [user]);
  const now = useRef({ t, navigate, location });
  useEffect(() => {
    now.current = { t, navigate, location };
  });

  useEffect(() => {
    const isLoggedIn = () => Boolean(queryClient.getQueryData(customerQuery.queryKey));
    const stopNoticing = onNotLoggedIn(() => {
      // Whoever was not logged in has not been logged out; and of several refusals the first one tells.
      if (!isLoggedIn()) return;
      const { location: left } = now.current;
      leaveSession(queryClient);
      void alertDialog({ message: now.current.t('session.expired') }).then(() => now.current.navigate(loginPath(left), { replace: true }));
    });
    const stopHearing = onOtherTab((change) => {
      if (change === 'logged-in') void showLoggedIn(queryClient);
      else if (isLoggedIn()) {
        showLoggedOut(queryClient);
        showSnackbar({ message: now.current.t('session.endedElsewhere') });
      }
    });
    return () => {
      stopNoticing();
      stopHearing();
    };
  }, [queryClient]);
  return null;
}
