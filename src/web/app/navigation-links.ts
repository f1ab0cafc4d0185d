import type { AuthState } from '../lib/customer.ts';

/** Links of the header by their text key. */
export type HeaderLink = 'dashboard' | 'websites' | 'profile' | 'upgrade' | 'logout' | 'login';

/** Where the links of the header lead. */
export const headerPaths: Record<HeaderLink, string> = {
  dashboard: '/',
  websites: '/websites',
  profile: '/profile',
  upgrade: '/checkout',
  logout: '/logout',
  login: '/login',
};

/** The operator's pages in the footer; each is the last part of its address. */
export const footerPages = ['kontakt', 'cookie-richtlinie', 'agb', 'datenschutz', 'impressum'] as const;

/**
 * Which links a user sees: nothing while it is not known who that is, `login` only when nobody is logged in. Of the pages that
 * an installation does not have there are none.
 */
export function headerLinks({ user, isFreeAccount, hasPendingInvoiceOrder }: AuthState, pages: ReadonlySet<string>): HeaderLink[] {
  const there = (link: HeaderLink) => pages.has(headerPaths[link]);
  if (user === false) return [];
  if (user === null) return (['login'] as const).filter(there);
  const upgrade: HeaderLink[] = isFreeAccount && !hasPendingInvoiceOrder ? ['upgrade'] : [];
  return (['dashboard', 'websites', 'profile', ...upgrade, 'logout'] as const).filter(there);
}
