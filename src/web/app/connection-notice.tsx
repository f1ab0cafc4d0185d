import { useEffect, useRef, useSyncExternalStore } from 'react';
import { showSnackbar } from '../components/snackbar/snackbars.ts';
import { useTranslation } from '../lib/i18n.tsx';
import classes from './connection-notice.module.css';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

const backAgainMs = 5_000;

/** Says that the browser is offline, as long as it is, and shortly that it is back. */
export function ConnectionNotice() {
  const { t } = useTranslation('app');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) showSnackbar({ message: t('online'), timeout: backAgainMs });
    wasOnline.current = isOnline;
  }, [isOnline, t]);
  return <div role="status">{!isOnline && <p className={classes.notice}>{t('offline')}</p>}</div>;
}
