import { useLocation } from 'react-router';
import { Login } from '../../features/account/login.tsx';
import { returnPath } from '../../lib/return-path.ts';

/** Login; the address may name the page that was wanted. */
export function LoginPage() {
  return <Login leadsBack={returnPath(useLocation().search) !== '/'} />;
}
