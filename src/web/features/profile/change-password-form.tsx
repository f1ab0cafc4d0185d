import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUnsavedWork } from '../../components/dialog/use-unsaved-work.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { showSnackbar } from '../../components/snackbar/snackbars.ts';
import { useAuth } from '../../lib/customer.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import type { PasswordValues } from './change-password.ts';
import { loadSubmit, prepareSubmit } from './load-submit.ts';
import classes from './profile.module.css';

interface ChangePasswordFormProps {
  /** Has to take the form away or begin it anew. */
  onSaved: () => void;
  /** Told whether something was typed that would be lost. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** Another password for the one that is known, on its page and in the dialog. */
export function ChangePasswordForm({ onSaved, onUnsaved }: ChangePasswordFormProps) {
  const { t } = useTranslation('profile');
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const form = useForm<PasswordValues>({ password: '', newPassword: '', repeat: '' }, async (values, signal) => {
    const { changePassword } = await loadSubmit();
    const sent = await changePassword(values, signal);
    if (!sent.ok) return sent;
    showSnackbar({ message: t('password.saved') });
    void queryClient.invalidateQueries({ queryKey: ['sessions'] });
    onSaved();
    return sent;
  });
  const { values, set } = form;
  const isUnsaved = Object.values(values).some((value) => value !== '');
  useUnsavedWork(isUnsaved);
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  const { problem, failureText } = useProblemTexts(form);
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} onFocus={prepareSubmit}>
      {user && <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />}
      <PasswordField
        name="password"
        label={t('password.original')}
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => set('password', password)}
        problem={problem('password')}
      />
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        autoComplete="new-password"
        value={values.newPassword}
        onChange={(newPassword) => set('newPassword', newPassword)}
        problem={problem('newPassword')}
        withLength
      />
      <PasswordField
        name="repeat"
        label={t('password.repeat')}
        autoComplete="new-password"
        value={values.repeat}
        onChange={(repeat) => set('repeat', repeat)}
        problem={problem('repeat')}
      />
      <FormFailure text={failureText ? `${t('password.failed')} ${failureText}` : null} />
      <div className={classes.actions}>
        <SubmitButton isSubmitting={form.isSubmitting} label={t('password.submit')} busyLabel={t('saving')} />
      </div>
    </form>
  );
}
