import { Security } from '../../features/profile/security.tsx';

/** Profile: second factor and sessions. */
export function ProfileSecurityPage() {
  return <Security />;
}
