import type { AuthState } from '../lib/customer.ts';

/** Links of the header by their text key. */
export type HeaderLink = 'dashboard' | 'profile' | 'upgrade' | 'logout' | 'login';

/** Where the links of the header lead. */
export const headerPaths: Record<HeaderLink, string> = {
  dashboard: '/',
  profile: '/profile',
  upgrade: '/checkout',
  logout: '/logout',
  login: '/login',
};

/** Which links a user sees: nothing while it is not known who that is, `login` only when nobody is logged in. */
export function headerLinks({ user, isFreeAccount, hasPendingInvoiceOrder }: AuthState): HeaderLink[] {
  if (user === false) return [];
  if (user === null) return ['login'];
  const upgrade: HeaderLink[] = isFreeAccount && !hasPendingInvoiceOrder ? ['upgrade'] : [];
  return ['dashboard', 'profile', ...upgrade, 'logout'];
}
