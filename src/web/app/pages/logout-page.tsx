import { LoggedOut } from '../../features/account/logged-out.tsx';

/** Logout: coming here is enough. */
export function LogoutPage() {
  return <LoggedOut />;
}
