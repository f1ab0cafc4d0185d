import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './account.module.css';
import { EmailField } from './email-field.tsx';
import { loadSubmit, prepareSubmit } from './load-submit.ts';

/** Step 1: to which address the mail goes. */
export function ResetEmailStep({ withFocus, onSent }: { withFocus: boolean; onSent: (email: string) => void }) {
  const { t, i18n } = useTranslation('account');
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (withFocus) element.current?.querySelector('input')?.focus();
  }, [withFocus]);
  const form = useForm({ email: '' }, async (values, signal) => {
    const { requestReset } = await loadSubmit();
    const sent = await requestReset(values, i18n.language, signal);
    if (sent.ok) onSent(values.email.trim());
    return sent;
  });
  const { problem, failureText } = useProblemTexts(form);
  return (
    <Section id="reset-email" title={t('reset.email.section')} note={<p>{t('reset.step', { step: 1 })}</p>}>
      <form ref={element} className={classes.form} noValidate onSubmit={form.submit} onFocus={prepareSubmit}>
        <p>{t('reset.email.text')}</p>
        <EmailField value={form.values.email} onChange={(email) => form.set('email', email)} problem={problem('email')} />
        <FormFailure text={failureText ? `${t('reset.email.failed')} ${failureText}` : null} />
        <div className={classes.actions}>
          <SubmitButton isSubmitting={form.isSubmitting} label={t('reset.email.submit')} busyLabel={t('reset.email.submitting')} />
          <Link to="/login">{t('reset.back')}</Link>
        </div>
      </form>
    </Section>
  );
}
