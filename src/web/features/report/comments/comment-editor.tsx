import { Button, Input } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useUnsavedWork } from '../../../components/dialog/use-unsaved-work.ts';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { useTranslation } from '../../../lib/i18n.tsx';
import classes from './comments.module.css';

/** Longest comment, a bound of the contract. */
const longest = 4_000;

interface CommentEditorProps {
  area: string;
  text: string;
  onSave: (text: string) => Promise<void>;
  onEnd: () => void;
}

/** Writes or changes a comment. What is not saved is not lost without a question. */
export function CommentEditor({ area, text, onSave, onEnd }: CommentEditorProps) {
  const { t } = useTranslation('report');
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useUnsavedWork(typed.trim() !== text.trim() && !isSaving);
  useEffect(() => field.current?.focus(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (typed.trim() === '' || typed.trim() === text.trim()) return onEnd();
    setIsSaving(true);
    setFailure(null);
    try {
      await onSave(typed.trim());
      onEnd();
    } catch (error) {
      setFailure((error as Error).message);
      setIsSaving(false);
    }
  };
  return (
    <form className={classes.editor} onSubmit={(event) => void save(event)}>
      <Input.Wrapper
        id={id}
        label={t('comments.label', { area })}
        description={t('comments.help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <Input
          ref={field}
          id={id}
          component="textarea"
          rows={4}
          maxLength={longest}
          className={classes.writing}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Input.Wrapper>
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={isSaving}>
          {t(isSaving ? 'comments.saving' : 'comments.save')}
        </Button>
        <Button variant="default" onClick={onEnd}>
          {t('comments.cancel')}
        </Button>
      </div>
      <FormFailure text={failure} />
    </form>
  );
}
