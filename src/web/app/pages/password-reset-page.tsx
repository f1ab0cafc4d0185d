import { useLocation } from 'react-router';
import { PasswordReset } from '../../features/account/password-reset.tsx';

/** Password reset; the link of the mail brings its token along. */
export function PasswordResetPage() {
  const token = new URLSearchParams(useLocation().search).get('token')?.trim();
  return <PasswordReset linkToken={token || null} />;
}
