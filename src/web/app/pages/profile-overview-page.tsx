import { Overview } from '../../features/profile/overview.tsx';

/** Profile: what the account is and what it may still do. */
export function ProfileOverviewPage() {
  return <Overview />;
}
