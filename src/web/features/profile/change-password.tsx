import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { useLossQuestion } from '../../components/dialog/use-unsaved-work.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import classes from './profile.module.css';
import { ProfileFrame, ProfilePart } from './profile-frame.tsx';

/** Page with the form for another password. */
export function ChangePassword() {
  const { t } = useTranslation('profile');
  const [round, setRound] = useState(0);
  return (
    <ProfileFrame page="changePassword">
      <ProfilePart id="password" title={t('password.title')} lead={t('password.lead')}>
        <ChangePasswordForm key={round} onSaved={() => setRound(round + 1)} />
      </ProfilePart>
    </ProfileFrame>
  );
}

/** Opens the same form in a dialog. */
export function ChangePasswordButton() {
  const { t } = useTranslation('profile');
  const [isOpen, setIsOpen] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const askBeforeLoss = useLossQuestion();
  const close = () => setIsOpen(false);
  const dismiss = async () => {
    if (!isUnsaved || (await askBeforeLoss())) close();
  };
  return (
    <>
      <button type="button" className={classes.linkButton} onClick={() => setIsOpen(true)}>
        {t('password.submit')}
      </button>
      {isOpen && (
        <FormDialog title={t('password.submit')} onClose={() => void dismiss()}>
          <ChangePasswordForm onSaved={close} onUnsaved={setIsUnsaved} />
        </FormDialog>
      )}
    </>
  );
}
