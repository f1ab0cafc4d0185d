import { Link } from 'react-router';
import { Section } from '../../components/section/section.tsx';
import { useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import classes from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { OutboxNote } from './outbox-note.tsx';

/** Says that a mail is on its way, and what to do with it. The address is known when the registration was made on this page. */
export function RegistrationConfirmation({ email }: { email: string | null }) {
  const { t } = useTranslation('account');
  const lead =
    email === null ? (
      t('confirmation.lead')
    ) : (
      <RichText text={t('confirmation.leadTo')} marks={{ email: () => <strong className={classes.address}>{email}</strong> }} />
    );
  return (
    <AccountPage title={t('confirmation.title')} lead={lead}>
      <Section id="next" title={t('confirmation.next')}>
        <ol className={classes.steps}>
          <li>{t('confirmation.open')}</li>
          <li>{t('confirmation.confirm')}</li>
          <li>{t('confirmation.login')}</li>
        </ol>
      </Section>
      <Section id="missing" title={t('confirmation.missing')} rule="quiet">
        <p className={classes.text}>
          <RichText text={t('confirmation.missingText')} marks={{ again: (text) => <Link to="/registration">{text}</Link> }} />
        </p>
        <OutboxNote />
      </Section>
    </AccountPage>
  );
}
