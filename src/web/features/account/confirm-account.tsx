import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { ApiError, callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import classes from './account.module.css';
import { AccountPage } from './account-page.tsx';

type Outcome = 'open' | 'running' | 'confirmed' | 'invalid' | { failure: string };

/** Whether the link itself was refused; anything else can be tried again. */
const isInvalid = (error: ApiError) => error.status === 400 || error.status === 404;

/** The page of the mail's link: one button, so that a mail scanner that follows the link changes nothing. */
export function ConfirmAccount({ customer, token }: { customer: string; token: string }) {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<Outcome>('open');
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome === 'running') return;
    setOutcome('running');
    try {
      await callApi('confirmRegistration', { params: { id: customer, token } });
      setOutcome('confirmed');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome(isInvalid(error) ? 'invalid' : { failure: error.message });
    }
  };
  if (outcome === 'confirmed') return <Confirmed />;
  if (outcome === 'invalid') return <Invalid />;
  return (
    <AccountPage title={t('confirmAccount.title')} lead={t('confirmAccount.lead')}>
      <form className={classes.form} onSubmit={(event) => void confirm(event)}>
        <FormFailure text={typeof outcome === 'object' ? `${t('confirmAccount.failed')} ${outcome.failure}` : null} />
        <div className={classes.actions}>
          <SubmitButton
            isSubmitting={outcome === 'running'}
            label={t('confirmAccount.submit')}
            busyLabel={t('confirmAccount.submitting')}
          />
        </div>
      </form>
    </AccountPage>
  );
}

function Confirmed() {
  const { t } = useTranslation('account');
  return (
    <div role="status">
      <AccountPage title={t('confirmAccount.doneTitle')} lead={t('confirmAccount.doneLead')}>
        <Button component={Link} to="/login" className={classes.submit}>
          {t('confirmAccount.login')}
        </Button>
      </AccountPage>
    </div>
  );
}

function Invalid() {
  const { t } = useTranslation('account');
  return (
    <div role="status">
      <AccountPage title={t('confirmAccount.invalidTitle')} lead={t('confirmAccount.invalidLead')}>
        <p className={classes.text}>
          <RichText text={t('confirmAccount.invalidKnown')} marks={{ login: (text) => <Link to="/login">{text}</Link> }} />
        </p>
        <p className={classes.text}>
          <RichText text={t('confirmAccount.invalidNew')} marks={{ again: (text) => <Link to="/registration">{text}</Link> }} />
        </p>
      </AccountPage>
    </div>
  );
}
