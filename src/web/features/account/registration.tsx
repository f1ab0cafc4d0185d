import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { Link } from 'react-router';
import { CheckField } from '../../components/form/check-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useProblemTexts } from '../../components/form/use-problem-texts.tsx';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import classes from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './email-field.tsx';
import { loadSubmit, prepareSubmit } from './load-submit.ts';
import type { RegistrationValues, ScanToTake } from './register.ts';
import { websiteTypeChoices } from './website-type.at-build.ts';

/** A visitor's scan with the host it is about. */
export interface VisitorScanToTake extends ScanToTake {
  host: string;
}

interface RegistrationProps {
  /** Scan of this tab, which moves into the account. */
  visitorScan: VisitorScanToTake | null;
  onRegistered: (email: string) => void;
}

const empty: RegistrationValues = { email: '', password: '', websiteType: '', acceptTerms: false };

/** Makes a free account. */
export function Registration({ visitorScan, onRegistered }: RegistrationProps) {
  const { t, i18n } = useTranslation('account');
  const form = useForm(empty, async (values, signal) => {
    const { register } = await loadSubmit();
    const taken = visitorScan ? { identifier: visitorScan.identifier, secret: visitorScan.secret } : undefined;
    const sent = await register(values, { locale: i18n.language, visitorScan: taken }, signal);
    if (sent.ok) onRegistered(values.email.trim());
    return sent;
  });
  const { values, set } = form;
  const { problem, failureText } = useProblemTexts(form);
  return (
    <AccountPage title={t('registration.title')} lead={t('registration.lead')}>
      <div className={classes.withAside}>
        <form noValidate onSubmit={form.submit} onFocus={prepareSubmit}>
          <Section id="credentials" title={t('registration.section')}>
            <div className={classes.form}>
              <EmailField value={values.email} onChange={(email) => set('email', email)} problem={problem('email')} help={t('emailHelp')} />
              <PasswordField
                name="password"
                label={t('password')}
                autoComplete="new-password"
                value={values.password}
                onChange={(password) => set('password', password)}
                problem={problem('password')}
                withLength
              />
            </div>
          </Section>
          <Section id="operator" title={t('registration.operator')} rule="quiet">
            <div className={classes.form}>
              <Radio.Group
                label={t('registration.websiteType')}
                value={values.websiteType}
                error={problem('websiteType')}
                onChange={(websiteType) => set('websiteType', websiteType)}
              >
                <div className={classes.choices}>
                  {websiteTypeChoices.map((choice) => (
                    <Radio
                      key={choice.id}
                      name="websiteType"
                      value={choice.id}
                      label={choice[i18n.language]}
                      aria-invalid={problem('websiteType') ? true : undefined}
                    />
                  ))}
                </div>
              </Radio.Group>
            </div>
          </Section>
          {visitorScan && (
            <Section id="scan" title={t('registration.scanTitle')} rule="quiet">
              <p className={classes.text}>
                <RichText text={t('registration.scanText')} marks={{ host: () => <code>{visitorScan.host}</code> }} />
              </p>
            </Section>
          )}
          <Section id="conditions" title={t('registration.terms')} rule="quiet">
            <div className={classes.form}>
              <CheckField
                name="terms"
                required
                checked={values.acceptTerms}
                problem={problem('acceptTerms')}
                onChange={(checked) => set('acceptTerms', checked)}
                label={
                  <span className="meta">
                    <RichText
                      text={t('registration.accept')}
                      marks={{
                        agb: (text) => <Link to="/agb">{text}</Link>,
                        datenschutz: (text) => <Link to="/datenschutz">{text}</Link>,
                      }}
                    />
                  </span>
                }
              />
              <FormFailure text={failureText ? `${t('registration.failed')} ${failureText}` : null} />
              <div className={classes.actions}>
                <SubmitButton isSubmitting={form.isSubmitting} label={t('registration.submit')} busyLabel={t('registration.submitting')} />
              </div>
            </div>
          </Section>
        </form>
        <Included />
      </div>
    </AccountPage>
  );
}

function Included() {
  const { t } = useTranslation('account');
  return (
    <aside className={`${classes.aside} ${classes.beside}`} aria-labelledby="included">
      <h3 id="included">{t('registration.includedTitle')}</h3>
      <ul>
        <li>{t('registration.includedScans')}</li>
        <li>{t('registration.includedMonitors')}</li>
        <li>{t('registration.includedHistory')}</li>
      </ul>
      <h3>{t('registration.knownTitle')}</h3>
      <p>
        <Link className={classes.quiet} to="/login">
          {t('registration.knownLink')}
        </Link>
      </p>
    </aside>
  );
}
