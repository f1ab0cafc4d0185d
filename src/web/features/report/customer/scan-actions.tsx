import { Button } from '@mantine/core';
import type { ScanOrderAnswer } from '#contract/api/scan-reading.ts';
import { useDeleteScan } from '../../../components/scan-actions/use-delete-scan.ts';
import { useRescan } from '../../../components/scan-actions/use-rescan.ts';
import { useTranslation } from '../../../lib/i18n.tsx';

interface ScanActionsProps {
  scan: ScanOrderAnswer;
  onDeleted: () => void;
  onRestarted: (identifier: string) => void;
}

/** What can be done with a scan on its own page. One that runs can only be ended. */
export function ScanActions({ scan, onDeleted, onRestarted }: ScanActionsProps) {
  const { t } = useTranslation('dashboard');
  const rescan = useRescan();
  const deleteScan = useDeleteScan();
  const hasEnded = scan.scanState === 'done' || scan.scanState === 'failed';
  const again = async () => {
    const started = await rescan(scan);
    if (started) onRestarted(started);
  };
  const remove = async () => {
    if (await deleteScan(scan)) onDeleted();
  };
  return (
    <>
      {hasEnded && (
        <Button variant="default" onClick={() => void again()}>
          {t('rescan.action')}
        </Button>
      )}
      {/* Not beside the others as their equal: what it takes is gone. */}
      <Button variant="transparent" onClick={() => void remove()}>
        {t('remove.action')}
      </Button>
    </>
  );
}
