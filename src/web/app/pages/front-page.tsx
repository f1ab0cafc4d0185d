import { lazy } from 'react';
import { useAuth } from '../../lib/customer.ts';
import { loadTexts, storedLocale } from '../../lib/i18n.tsx';

const early = (namespace: Parameters<typeof loadTexts>[1]) => void loadTexts(storedLocale(), namespace).catch(() => undefined);
// Neither loads the other's files.
const HomePage = lazy(async () => {
  early('home');
  early('scanForm');
  early('trace');
  return { default: (await import('./home-page.tsx')).HomePage };
});
const DashboardPage = lazy(async () => {
  early('dashboard');
  early('scanForm');
  return { default: (await import('./dashboard-page.tsx')).DashboardPage };
});

/** `/`: the home page for visitors, the dashboard for whoever is logged in. */
export function FrontPage() {
  const { user } = useAuth();
  return user ? <DashboardPage customer={user} /> : <HomePage />;
}
