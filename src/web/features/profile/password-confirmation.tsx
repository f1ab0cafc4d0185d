import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { loadSubmit, prepareSubmit } from './load-submit.ts';
import classes from './profile.module.css';

interface PasswordConfirmationProps {
  submit: string;
  busy: string;
  /** Said before the reason when it did not work. */
  failed: string;
  act: (body: { password: string }, signal: AbortSignal) => Promise<void>;
}

/** Asks for the password once more before something that matters. */
export function PasswordConfirmation({ submit, busy, failed, act }: PasswordConfirmationProps) {
  const { t } = useTranslation('profile');
  const form = useForm({ password: '' }, async (values, signal) => {
    const { reauthenticated } = await loadSubmit();
    const sent = await reauthenticated(values, (body) => act(body, signal));
    if (sent.ok) form.set('password', '');
    return sent;
  });
  const { problem, failureText } = useProblemTexts(form);
  return (
    <form className={classes.form} noValidate onSubmit={form.submit} onFocus={prepareSubmit}>
      <PasswordField
        name="password"
        label={t('yourPassword')}
        autoComplete="current-password"
        value={form.values.password}
        onChange={(password) => form.set('password', password)}
        problem={problem('password')}
      />
      <FormFailure text={failureText ? `${failed} ${failureText}` : null} />
      <div className={classes.actions}>
        <SubmitButton isSubmitting={form.isSubmitting} label={submit} busyLabel={busy} />
      </div>
    </form>
  );
}
