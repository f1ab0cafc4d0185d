import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.tsx';
import { leaveSession } from '../../lib/session.ts';
import { AccountPage } from './account-page.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { ResetCodeStep } from './reset-code-step.tsx';
import { ResetEmailStep } from './reset-email-step.tsx';
import { ResetLinkCheck } from './reset-link-check.tsx';

type Step =
  | { at: 'email'; wasHereBefore: boolean }
  | { at: 'code'; email: string }
  | { at: 'link'; token: string }
  | { at: 'password'; token: string; email: string | null }
  | { at: 'done' };

/** A new password in three steps: ask for the mail, enter its code, choose. The mail's link leads to the third. */
export function PasswordReset({ linkToken }: { linkToken: string | null }) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>(linkToken === null ? { at: 'email', wasHereBefore: false } : { at: 'link', token: linkToken });
  const askAnew = () => setStep({ at: 'email', wasHereBefore: true });
  if (step.at === 'link') {
    return <ResetLinkCheck token={step.token} onValid={() => setStep({ ...step, at: 'password', email: null })} onAgain={askAnew} />;
  }
  if (step.at === 'done') return <Done />;
  return (
    <AccountPage title={t('reset.title')}>
      {step.at === 'email' && <ResetEmailStep withFocus={step.wasHereBefore} onSent={(email) => setStep({ at: 'code', email })} />}
      {step.at === 'code' && (
        <ResetCodeStep email={step.email} onValid={(token) => setStep({ at: 'password', token, email: step.email })} onAgain={askAnew} />
      )}
      {step.at === 'password' && (
        <NewPasswordStep
          token={step.token}
          email={step.email}
          onAgain={askAnew}
          onSaved={() => {
            // The server has ended all sessions, this browser's too.
            leaveSession(queryClient);
            setStep({ at: 'done' });
          }}
        />
      )}
    </AccountPage>
  );
}

function Done() {
  const { t } = useTranslation('account');
  return (
    <div role="status">
      <AccountPage title={t('reset.doneTitle')} lead={t('reset.doneText')}>
        <Button component={Link} to="/login">
          {t('reset.login')}
        </Button>
      </AccountPage>
    </div>
  );
}
