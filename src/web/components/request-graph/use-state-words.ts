import { useCallback } from 'react';
import { useTranslation } from '../../lib/i18n.tsx';
import type { ConsentState } from './request-tree.ts';

/** Consent states in words: „alle drei“, or their names. */
export function useStateWords(): (states: readonly ConsentState[]) => string {
  const { t } = useTranslation('tagMonitor');
  return useCallback(
    (states) => {
      if (states.length === 0) return t('noState');
      return states.length === 3 ? t('allStates') : states.map((state) => t(`state.${state}`)).join(', ');
    },
    [t],
  );
}
