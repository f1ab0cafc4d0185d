import { showSnackbar } from '../../components/snackbar/snackbars.ts';
import { callApi } from '../../lib/api.ts';
import { useConfiguration } from '../../lib/configuration.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { PasswordConfirmation } from './password-confirmation.tsx';
import { ProfileFrame, ProfilePart } from './profile-frame.tsx';
import { saveFile } from './save-file.ts';

/** Page with everything about taking one's data along and leaving. */
export function OwnData() {
  const { t } = useTranslation('profile');
  const { product } = useConfiguration();
  const take = async (body: { password: string }, signal: AbortSignal) => {
    saveFile(await callApi('exportData', { body, signal }), t('export.file', { product }));
    showSnackbar({ message: t('export.done') });
  };
  return (
    <ProfileFrame page="data">
      <ProfilePart id="export" title={t('export.title')} lead={t('export.lead')}>
        <PasswordConfirmation submit={t('export.submit')} busy={t('export.submitting')} failed={t('export.failed')} act={take} />
      </ProfilePart>
      <DeleteAccount />
    </ProfileFrame>
  );
}
