import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './account.module.css';
import { loadSubmit, prepareSubmit } from './load-submit.ts';
import type { NewPassword } from './reset-password.ts';
import { useFirstField } from './use-first-field.ts';

interface NewPasswordStepProps {
  /** Token of the link or typed code. */
  token: string;
  /** For password managers, when it is known. */
  email: string | null;
  onSaved: () => void;
  /** Leads back to the first step. */
  onAgain: () => void;
}

/** Step 3: the new password, twice. */
export function NewPasswordStep({ token, email, onSaved, onAgain }: NewPasswordStepProps) {
  const { t } = useTranslation('account');
  const element = useFirstField();
  const form = useForm<NewPassword>({ password: '', repeat: '' }, async (values, signal) => {
    const { saveNewPassword } = await loadSubmit();
    const sent = await saveNewPassword(token, values, signal);
    if (sent.ok) onSaved();
    return sent;
  });
  const { values, set } = form;
  const { problem, failureText } = useProblemTexts(form);
  return (
    <Section id="reset-password" title={t('reset.password.section')} note={<p>{t('reset.step', { step: 3 })}</p>}>
      <form ref={element} className={classes.form} noValidate onSubmit={form.submit} onFocus={prepareSubmit}>
        <p>{t('reset.password.text')}</p>
        {email !== null && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField
          name="password"
          label={t('reset.password.label')}
          autoComplete="new-password"
          value={values.password}
          onChange={(password) => set('password', password)}
          problem={problem('password')}
          withLength
        />
        <PasswordField
          name="repeat"
          label={t('reset.password.repeat')}
          autoComplete="new-password"
          value={values.repeat}
          onChange={(repeat) => set('repeat', repeat)}
          problem={problem('repeat')}
        />
        <FormFailure text={failureText ? `${t('reset.password.failed')} ${failureText}` : null} />
        <div className={classes.actions}>
          <SubmitButton isSubmitting={form.isSubmitting} label={t('reset.password.submit')} busyLabel={t('reset.password.submitting')} />
          <button type="button" className={`${classes.linkButton} ${classes.quiet}`} onClick={onAgain}>
            {t('reset.again')}
          </button>
        </div>
      </form>
    </Section>
  );
}
