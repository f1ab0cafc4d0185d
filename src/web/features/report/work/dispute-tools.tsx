import { Button } from '@mantine/core';
import { IconMessageX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Dispute } from '#contract/api/dispute.ts';
import type { ReportFinding } from '#contract/report.ts';
import { alertDialog } from '../../../components/dialog/dialogs.ts';
import { showSnackbar } from '../../../components/snackbar/snackbars.ts';
import { TextButton } from '../../../components/text-button/text-button.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import type { useDisputes } from './use-disputes.ts';
import classes from './work.module.css';

// Most readers of a report contradict nothing.
const DisputeDialog = lazy(async () => ({ default: (await import('./dispute-dialog.tsx')).DisputeDialog }));

type Disputes = ReturnType<typeof useDisputes>;
const toldMs = 6_000;

/** Calls a finding wrong. */
export function DisputeButton({ finding, disputes }: { finding: ReportFinding; disputes: Disputes }) {
  const { t } = useTranslation('reportWork');
  const { dialog, open } = useDialog(finding, '', disputes);
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('dispute.open')}
      </Button>
      {dialog}
    </>
  );
}

/** Says that a finding is disputed and why, and takes that back. */
export function DisputeNote({ finding, dispute, disputes }: { finding: ReportFinding; dispute: Dispute; disputes: Disputes }) {
  const { t } = useTranslation('reportWork');
  const { date } = useFormat();
  const { dialog, open } = useDialog(finding, dispute.reason, disputes);
  const withdraw = async () => {
    try {
      await disputes.withdraw(dispute.identifier);
      showSnackbar({ message: t('dispute.withdrawn'), timeout: toldMs });
    } catch (error) {
      await alertDialog({ title: t('failed'), message: (error as Error).message, type: 'error' });
    }
  };
  return (
    <div className={classes.disputed}>
      <IconMessageX stroke={1.75} aria-hidden="true" />
      <div>
        <p className={classes.mark}>{t('dispute.mark', { date: date(dispute.created) })}</p>
        <p className={classes.why}>{dispute.reason}</p>
        <p className={classes.links}>
          <TextButton quiet onClick={open}>
            {t('dispute.change')}
          </TextButton>
          <TextButton quiet onClick={() => void withdraw()}>
            {t('dispute.withdraw')}
          </TextButton>
        </p>
      </div>
      {dialog}
    </div>
  );
}

function useDialog(finding: ReportFinding, reason: string, { dispute }: Disputes): { dialog: ReactNode; open: () => void } {
  const { t } = useTranslation('reportWork');
  const [isOpen, setIsOpen] = useState(false);
  const save = async (given: string) => {
    await dispute({ findingId: finding.id, reason: given });
    showSnackbar({ message: t('dispute.saved'), timeout: toldMs });
  };
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <DisputeDialog statement={finding.statement} reason={reason} onSave={save} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return { dialog, open: () => setIsOpen(true) };
}
