import { ChangePassword } from '../../features/profile/change-password.tsx';

/** Profile: another password. */
export function ProfileChangePasswordPage() {
  return <ChangePassword />;
}
