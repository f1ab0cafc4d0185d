import { useCallback } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import { useGuard } from '../../lib/navigation-context.tsx';
import { confirmDialog } from './dialogs.ts';

/** While there is unsaved work, leaving the page asks whether the user is sure: links, back button, closing the window. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const { t } = useTranslation('app');
  const ask = useCallback(
    () =>
      confirmDialog({
        title: t('unsaved.title'),
        message: t('unsaved.message'),
        accept: t('unsaved.accept'),
        dismiss: t('unsaved.dismiss'),
      }),
    [t],
  );
  useGuard(isUnsaved, ask);
}
