import { useQueryClient } from '@tanstack/react-query';
import type { Website } from '#contract/api/portfolio.ts';
import { alertDialog, confirmDialog } from '../../components/dialog/dialogs.ts';
import { startCustomerScan } from '../../components/scan-actions/start-customer-scan.ts';
import { useRescan } from '../../components/scan-actions/use-rescan.ts';
import { showSnackbar } from '../../components/snackbar/snackbars.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { refreshScans } from '../../lib/scan-account.ts';

const toldMs = 8_000;

/** What can be done with a website: scan it, with the settings of its last scan where there is one, or take it out of the list. */
export function useWebsiteActions({ identifier, url, host, latest }: Website) {
  const { t, i18n } = useTranslation('portfolio');
  const client = useQueryClient();
  const rescan = useRescan();

  /** Tells what went wrong; the focus goes on where it was. */
  const carriedOut = async (title: string, act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await alertDialog({ title, message: error.message, type: 'error' });
      return false;
    } finally {
      refreshScans(client);
    }
  };

  const scanFirst = async () => {
    const isSure = await confirmDialog({ title: t('scan.title'), message: t('scan.message', { host }), accept: t('scan.accept') });
    if (!isSure) return;
    const order = { url, acceptTerms: true, locale: i18n.language } as const;
    const isStarted = await carriedOut(t('scan.failed'), () => startCustomerScan(order, new AbortController().signal));
    if (isStarted) showSnackbar({ message: t('scan.started', { host }), timeout: toldMs });
  };

  const remove = async () => {
    const isSure = await confirmDialog({ title: t('remove.title'), message: t('remove.message', { host }), accept: t('remove.action') });
    if (!isSure) return;
    const isGone = await carriedOut(t('remove.failed'), () =>
      callApi('removeWebsite', { params: { id: identifier } }).catch((error: unknown) => {
        // Taken out in another tab: it is gone, which is what was asked for.
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
      }),
    );
    if (!isGone) return;
    showSnackbar({ message: t('remove.done', { host }), timeout: toldMs });
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return { scan: latest ? () => rescan(latest) : scanFirst, remove };
}
