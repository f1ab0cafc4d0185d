import { useTranslation } from '../../lib/i18n.tsx';
import { ProfileFrame, ProfilePart } from './profile-frame.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** Page about logins: the second factor, and where the account is in use. */
export function Security() {
  const { t } = useTranslation('profile');
  return (
    <ProfileFrame page="security">
      <SecondFactor />
      <ProfilePart id="sessions" title={t('sessions.title')} lead={t('sessions.lead')}>
        <Sessions />
      </ProfilePart>
    </ProfileFrame>
  );
}
