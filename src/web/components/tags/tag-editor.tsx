import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { refreshScans } from '../../lib/scan-account.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { showSnackbar } from '../snackbar/snackbars.ts';
import { TagField } from './tag-field.tsx';
import classes from './tags.module.css';

const toldMs = 4_000;

interface TagEditorProps {
  identifier: string;
  label: string;
  tags: readonly string[];
  /** Called with the tags as they are stored, or with null when nothing was changed. */
  onEnd: (tags: readonly string[] | null) => void;
}

/** Changes the tags of a scan in place. */
export function TagEditor({ identifier, label, tags, onEnd }: TagEditorProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const [values, setValues] = useState(tags);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => callApi('setTags', { params: { id: identifier }, body: { values: [...values] } }),
    onSuccess: (stored) => {
      refreshScans(client);
      void client.invalidateQueries({ queryKey: ['scan-order', identifier] });
      showSnackbar({ message: t('tags.saved'), timeout: toldMs });
      onEnd(stored.tags);
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form
      className={classes.editor}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd(null);
      }}
    >
      <TagField label={label} value={values} onChange={setValues} autoFocus />
      <div className={classes.buttons}>
        <Button type="submit" aria-disabled={isPending}>
          {t(isPending ? 'tags.saving' : 'tags.save')}
        </Button>
        <Button variant="default" onClick={() => onEnd(null)}>
          {t('tags.cancel')}
        </Button>
      </div>
      <FormFailure text={error?.message ?? null} />
    </form>
  );
}
