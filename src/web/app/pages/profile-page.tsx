import { Navigate } from 'react-router';

/** The profile begins with its overview. */
export function ProfilePage() {
  return <Navigate to="/profile/overview" replace />;
}
