import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { type Form, useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { beginSession } from '../../lib/session.ts';
import classes from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { loadSubmit, prepareSubmit } from './load-submit.ts';
import type { LoginValues } from './log-in.ts';
import { useFirstField } from './use-first-field.ts';

/** Login with e-mail address and password, and with a code where the account asks for one. Who is in is sent on by the route. */
export function Login({ leadsBack }: { leadsBack: boolean }) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<LoginValues>({ email: '', password: '', code: '' }, async (values, signal) => {
    const { logIn } = await loadSubmit();
    const sent = await logIn(values, signal);
    if (sent === 'code-needed') {
      setNeedsCode(true);
      return { ok: true };
    }
    if (!sent.ok) return sent;
    return (await beginSession(queryClient)) ? sent : { ok: false, failure: 'noCookie' };
  });
  const startAnew = () => {
    setNeedsCode(false);
    form.set('code', '');
    form.set('password', '');
  };
  return (
    <AccountPage title={t('login.title')} lead={leadsBack ? t('login.return') : undefined}>
      {needsCode ? <SecondFactor form={form} onBack={startAnew} /> : <Credentials form={form} />}
    </AccountPage>
  );
}

function Credentials({ form }: { form: Form<LoginValues> }) {
  const { t } = useTranslation('account');
  const { problem, failureText } = useProblemTexts(form);
  const { values, set } = form;
  return (
    <Section id="login" title={t('login.section')}>
      <div className={classes.columns}>
        <form className={classes.form} noValidate onSubmit={form.submit} onFocus={prepareSubmit}>
          <EmailField value={values.email} onChange={(email) => set('email', email)} problem={problem('email')} />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            value={values.password}
            onChange={(password) => set('password', password)}
            problem={problem('password')}
          />
          <FormFailure text={failureText ? `${t('login.failed')} ${failureText}` : null} />
          <div className={classes.actions}>
            <SubmitButton isSubmitting={form.isSubmitting} label={t('login.submit')} busyLabel={t('login.submitting')} />
            <Link to="/password-reset">{t('login.forgotten')}</Link>
          </div>
        </form>
        <aside className={classes.aside} aria-labelledby="no-account">
          <h3 id="no-account">{t('login.newTitle')}</h3>
          <p>{t('login.newText')}</p>
          <p>
            <Link className={classes.quiet} to="/registration">
              {t('login.newLink')}
            </Link>
          </p>
        </aside>
      </div>
    </Section>
  );
}

function SecondFactor({ form, onBack }: { form: Form<LoginValues>; onBack: () => void }) {
  const { t } = useTranslation('account');
  const { problem, failureText } = useProblemTexts(form);
  const element = useFirstField();
  return (
    <Section id="second-factor" title={t('secondFactor.section')}>
      <form ref={element} className={classes.form} noValidate onSubmit={form.submit}>
        <p>{t('secondFactor.text')}</p>
        <CodeField
          label={t('secondFactor.code')}
          help={t('secondFactor.help')}
          value={form.values.code}
          onChange={(code) => form.set('code', code)}
          problem={problem('code')}
        />
        <FormFailure text={failureText ? `${t('login.failed')} ${failureText}` : null} />
        <div className={classes.actions}>
          <SubmitButton isSubmitting={form.isSubmitting} label={t('secondFactor.submit')} busyLabel={t('login.submitting')} />
          <button type="button" className={`${classes.linkButton} ${classes.quiet}`} onClick={onBack}>
            {t('secondFactor.back')}
          </button>
        </div>
      </form>
    </Section>
  );
}
