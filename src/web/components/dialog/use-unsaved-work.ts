import { useCallback } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import { useGuard } from '../../lib/navigation-context.tsx';
import { confirmDialog } from './dialogs.ts';

/** Asks whether the user is sure to lose unsaved work. */
export function useLossQuestion(): () => Promise<boolean> {
  const { t } = useTranslation('app');
  return useCallback(
    () =>
      confirmDialog({
        title: t('unsaved.title'),
        message: t('unsaved.message'),
        accept: t('unsaved.accept'),
        dismiss: t('unsaved.dismiss'),
      }),
    [t],
  );
}

/** While there is unsaved work, leaving the page asks whether the user is sure: links, back button, closing the window. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useGuard(isUnsaved, useLossQuestion());
}
