import { useQueryClient } from '@tanstack/react-query';
import type { ScanListEntry } from '#contract/api/scan-reading.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { refreshScans } from '../../lib/scan-account.ts';
import { alertDialog, confirmDialog } from '../dialog/dialogs.ts';
import { showSnackbar } from '../snackbar/snackbars.ts';
import { startCustomerScan } from './start-customer-scan.ts';

const toldMs = 8_000;

/** Asks, and orders another scan with the settings of an earlier one. Answers the new scan's identifier, null when there is none. */
export function useRescan() {
  const { t, i18n } = useTranslation('dashboard');
  const client = useQueryClient();
  return async ({ identifier, host, depth }: Pick<ScanListEntry, 'identifier' | 'host' | 'depth'>): Promise<string | null> => {
    const isSure = await confirmDialog({
      title: t('rescan.title'),
      message: t('rescan.message', { host, depth: t(`rescan.${depth}`) }),
      accept: t('rescan.accept'),
    });
    if (!isSure) return null;
    try {
      const { url, settings, configurationCode, tags } = await callApi('scanOrder', { params: { id: identifier } });
      const order = { url, settings, configurationCode, tags, depth, acceptTerms: true, locale: i18n.language } as const;
      const started = await startCustomerScan(order, new AbortController().signal);
      showSnackbar({ message: t('newScan.started', { host }), timeout: toldMs });
      return started.identifier;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await alertDialog({ title: t('rescan.failed'), message: error.message, type: 'error' });
      return null;
    } finally {
      refreshScans(client);
    }
  };
}
