import { Button, Input } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { FieldProblem } from '../../../components/form/field-problem.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './work.module.css';

/** Longest text, a bound of the contract. */
const longest = 2_000;

interface WorkDialogProps {
  title: string;
  submitLabel: string;
  savingLabel: string;
  /** False: something is missing, and the dialog says so. */
  check: (form: HTMLFormElement) => boolean;
  /** Saves and closes; what it throws is told. */
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog that is sent once, and stays with what was typed when that fails. */
export function WorkDialog({ title, submitLabel, savingLabel, check, onSave, onClose, children }: WorkDialogProps) {
  const { t } = useTranslation('reportWork');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || !check(event.currentTarget)) return;
    setIsSaving(true);
    setFailure(null);
    try {
      await onSave();
    } catch (error) {
      setFailure((error as Error).message);
      setIsSaving(false);
    }
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
        {children}
        <FormFailure text={failure} />
        <div className={classes.actions}>
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? savingLabel : submitLabel}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}

interface WritingFieldProps {
  label: string;
  help: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  /** In place of the help. */
  problem?: string | null;
}

/** A few lines in the reader's own words. */
export function WritingField({ label, help, value, onChange, required, problem = null }: WritingFieldProps) {
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={problem === null ? help : undefined}
      error={problem === null ? undefined : <FieldProblem text={problem} />}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <Input
        id={id}
        component="textarea"
        rows={4}
        required={required}
        maxLength={longest}
        className={classes.writing}
        value={value}
        error={problem !== null}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Input.Wrapper>
  );
}
