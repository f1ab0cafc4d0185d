import { useQueryClient } from '@tanstack/react-query';
import type { ScanListEntry } from '#contract/api/scan-reading.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { refreshScans } from '../../lib/scan-account.ts';
import { alertDialog, confirmDialog } from '../dialog/dialogs.ts';
import { showSnackbar } from '../snackbar/snackbars.ts';

const toldMs = 8_000;

/** Asks, and deletes a scan with everything that belongs to it. Answers whether it is gone. */
export function useDeleteScan() {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormat();
  const client = useQueryClient();
  return async ({ identifier, host, created }: Pick<ScanListEntry, 'identifier' | 'host' | 'created'>): Promise<boolean> => {
    const isSure = await confirmDialog({
      title: t('remove.title'),
      message: t('remove.message', { host, time: dateTime(created) }),
      accept: t('remove.accept'),
    });
    if (!isSure) return false;
    try {
      await callApi('deleteScan', { params: { id: identifier } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Deleted in another tab: it is gone, which is what was asked for.
      if (error.code !== 'scan-not-found') {
        await alertDialog({ title: t('remove.failed'), message: error.message, type: 'error' });
        return false;
      }
    }
    showSnackbar({ message: t('remove.done', { host }), timeout: toldMs });
    refreshScans(client);
    return true;
  };
}
