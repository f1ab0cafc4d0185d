import { Button, Input } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { keepTogether } from '../../../components/finding/finding-texts.ts';
import { FieldProblem } from '../../../components/form/field-problem.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './work.module.css';

/** Longest reason, a bound of the contract. */
const longest = 2_000;

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
  const id = useId();
  const [typed, setTyped] = useState(reason);
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const isEmpty = typed.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) return event.currentTarget.querySelector('textarea')?.focus();
    setIsSaving(true);
    setFailure(null);
    try {
      await onSave(typed.trim());
      onClose();
    } catch (error) {
      setFailure((error as Error).message);
      setIsSaving(false);
    }
  };
  return (
    <FormDialog title={t('dispute.title')} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
        <p className={classes.quote}>{keepTogether(statement)}</p>
        <p className={classes.help}>{t('dispute.effect')}</p>
        <Input.Wrapper
          id={id}
          label={t('dispute.reason')}
          description={isMissing ? undefined : t('dispute.help')}
          error={isMissing ? <FieldProblem text={t('dispute.missing')} /> : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        >
          <Input
            id={id}
            component="textarea"
            rows={4}
            required
            maxLength={longest}
            className={classes.writing}
            value={typed}
            error={isMissing}
            onChange={(event) => {
              setIsMissing(false);
              setTyped(event.currentTarget.value);
            }}
          />
        </Input.Wrapper>
        <FormFailure text={failure} />
        <div className={classes.actions}>
          <Button type="submit" aria-disabled={isSaving}>
            {t(isSaving ? 'saving' : 'dispute.submit')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
