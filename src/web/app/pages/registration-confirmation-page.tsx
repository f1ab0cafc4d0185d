import { useLocation } from 'react-router';
import { RegistrationConfirmation } from '../../features/account/registration-confirmation.tsx';

/** After a registration: the next step is in the mail. */
export function RegistrationConfirmationPage() {
  const state = useLocation().state as { email?: unknown } | null;
  return <RegistrationConfirmation email={typeof state?.email === 'string' ? state.email : null} />;
}
