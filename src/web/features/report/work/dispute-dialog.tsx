import { useState } from 'react';
import { keepTogether } from '../../../components/finding/finding-texts.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './work.module.css';
import { WorkDialog, WritingField } from './work-dialog.tsx';

interface DisputeDialogProps {
  /** What the finding says. */
  statement: string;
  /** The reason given before; empty = none yet. */
  reason: string;
  onSave: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why a finding is wrong. */
export function DisputeDialog({ statement, reason, onSave, onClose }: DisputeDialogProps) {
  const { t } = useTranslation('reportWork');
  const [typed, setTyped] = useState(reason);
  const [isMissing, setIsMissing] = useState(false);
  const check = (form: HTMLFormElement) => {
    const isEmpty = typed.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) form.querySelector('textarea')?.focus();
    return !isEmpty;
  };
  const save = async () => {
    await onSave(typed.trim());
    onClose();
  };
  return (
    <WorkDialog
      title={t('dispute.title')}
      submitLabel={t('dispute.submit')}
      savingLabel={t('saving')}
      check={check}
      onSave={save}
      onClose={onClose}
    >
      <p className={classes.quote}>{keepTogether(statement)}</p>
      <p className={classes.help}>{t('dispute.effect')}</p>
      <WritingField
        label={t('dispute.reason')}
        help={t('dispute.help')}
        required
        value={typed}
        problem={isMissing ? t('dispute.missing') : null}
        onChange={(value) => {
          setIsMissing(false);
          setTyped(value);
        }}
      />
    </WorkDialog>
  );
}
