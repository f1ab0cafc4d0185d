import { useSyncExternalStore } from 'react';
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

/** Says that the browser is offline, as long as it is. */
export function ConnectionNotice() {
  const { t } = useTranslation('app');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!isOnline && <p className={classes.notice}>{t('offline')}</p>}</div>;
}
