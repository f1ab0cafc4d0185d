import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showSnackbar } from '../../components/snackbar/snackbars.ts';
import { type CallAnswer, callApi } from '../../lib/api.ts';
import { customerQuery, useAuth } from '../../lib/customer.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { PasswordConfirmation } from './password-confirmation.tsx';
import { ProfilePart } from './profile-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanSecret } from './scan-secret.tsx';

type Step = { is: 'still' } | { is: 'scanning'; started: CallAnswer<'startTotp'> } | { is: 'confirmed'; codes: readonly string[] };

/** The second factor: set up in three steps, or given up. */
export function SecondFactor() {
  const { t } = useTranslation('profile');
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ is: 'still' });
  const isOn = user !== false && user !== null && user.secondFactor;
  const still = () => setStep({ is: 'still' });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: customerQuery.queryKey });
  const part = (lead: string, content: React.ReactNode) => (
    <ProfilePart id="second-factor" title={t('secondFactor.title')} lead={lead}>
      {content}
    </ProfilePart>
  );

  if (step.is === 'confirmed') return part(t('secondFactor.codesLead'), <RecoveryCodes codes={step.codes} onDone={still} />);
  if (step.is === 'scanning') {
    const confirmed = (codes: readonly string[]) => {
      setStep({ is: 'confirmed', codes });
      refresh();
    };
    return part(t('secondFactor.scanLead'), <ScanSecret started={step.started} onConfirmed={confirmed} onCancel={still} />);
  }
  if (isOn) {
    const giveUp = async (body: { password: string }) => {
      await callApi('endTotp', { body });
      showSnackbar({ message: t('secondFactor.ended') });
      refresh();
    };
    return part(
      t('secondFactor.onLead'),
      <PasswordConfirmation
        key="end"
        submit={t('secondFactor.end')}
        busy={t('working')}
        failed={t('secondFactor.endFailed')}
        act={giveUp}
      />,
    );
  }
  const start = async (body: { password: string }, signal: AbortSignal) => {
    setStep({ is: 'scanning', started: await callApi('startTotp', { body, signal }) });
  };
  return part(
    t('secondFactor.offLead'),
    <PasswordConfirmation
      key="start"
      submit={t('secondFactor.start')}
      busy={t('working')}
      failed={t('secondFactor.startFailed')}
      act={start}
    />,
  );
}
