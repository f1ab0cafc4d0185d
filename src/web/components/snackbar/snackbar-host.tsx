import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './snackbar.module.css';
import { closeSnackbar, currentSnackbar, onSnackbarChange } from './snackbars.ts';

/** Shows the message of `showSnackbar`. The empty box is always there: a screen reader tells only changes. */
export function SnackbarHost() {
  const { t } = useTranslation('app');
  const snackbar = useSyncExternalStore(onSnackbarChange, currentSnackbar);
  return (
    <div role="status">
      {snackbar && (
        <div className={classes.snackbar} key={snackbar.id}>
          <span>{snackbar.message}</span>
          {!snackbar.hideButton && (
            <button type="button" onClick={closeSnackbar}>
              {snackbar.button ?? t('dialog.close')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
