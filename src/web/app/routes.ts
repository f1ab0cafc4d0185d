import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import { loadTexts, type Namespace, storedLocale } from '../lib/i18n.tsx';
import type { PageAuth } from './admission.ts';
import { FrontPage } from './pages/front-page.tsx';

/** One page of the application. */
export interface PageRoute {
  path: string;
  Page: ComponentType;
  auth: PageAuth;
  /** Set on `<body>` while the page is shown. */
  bodyClasses: readonly string[];
  /** The page stays where it is scrolled to when navigation leads here. */
  keepsScroll?: boolean;
  /** What follows the question mark is the page's own state, say its filters: a change of it is no other page. */
  ownsSearch?: boolean;
}

/** Of each page that loads when it is first shown, how its loading begins. */
const loaders = new Map<ComponentType, () => Promise<unknown>>();

/** A page that loads when it is first shown, its texts at the same time. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name, texts?: Namespace) => {
  const begin = () => {
    // Only an early start: the page itself waits for its texts and says when they fail.
    if (texts) loadTexts(storedLocale(), texts).catch(() => undefined);
    return load();
  };
  const Page: ComponentType = lazy<ComponentType>(async () => ({ default: (await begin())[name] }));
  loaders.set(Page, begin);
  return Page;
};

const OperatorPage = page(() => import('./pages/operator-page.tsx'), 'OperatorPage', 'operator');
const operatorPage = (path: string): PageRoute => ({
  path,
  Page: OperatorPage,
  auth: 'no',
  bodyClasses: ['page-operator', `page${path.replace('/', '-')}`],
});

const accountPage = (path: string, auth: PageAuth, Page: ComponentType): PageRoute => ({
  path,
  Page,
  auth,
  bodyClasses: ['page-account', `page-${path.split('/')[1]}`],
});
const accountPages: readonly PageRoute[] = [
  accountPage(
    '/login',
    'visitor',
    page(() => import('./pages/login-page.tsx'), 'LoginPage', 'account'),
  ),
  accountPage(
    '/logout',
    'no',
    page(() => import('./pages/logout-page.tsx'), 'LogoutPage', 'account'),
  ),
  accountPage(
    '/registration',
    'visitor',
    page(() => import('./pages/registration-page.tsx'), 'RegistrationPage', 'account'),
  ),
  accountPage(
    '/registrationconfirmation',
    'no',
    page(() => import('./pages/registration-confirmation-page.tsx'), 'RegistrationConfirmationPage', 'account'),
  ),
  accountPage(
    '/confirmaccount/customer/:customeridentifier/token/:token',
    'no',
    page(() => import('./pages/confirm-account-page.tsx'), 'ConfirmAccountPage', 'account'),
  ),
  accountPage(
    '/password-reset',
    'no',
    page(() => import('./pages/password-reset-page.tsx'), 'PasswordResetPage', 'account'),
  ),
];

const profilePage = (path: string, Page: ComponentType): PageRoute => ({ path, Page, auth: 'yes', bodyClasses: ['page-profile'] });
const profilePages: readonly PageRoute[] = [
  profilePage(
    '/profile',
    page(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
  ),
  profilePage(
    '/profile/overview',
    page(() => import('./pages/profile-overview-page.tsx'), 'ProfileOverviewPage', 'profile'),
  ),
  profilePage(
    '/profile/billingAddress',
    page(() => import('./pages/profile-billing-address-page.tsx'), 'ProfileBillingAddressPage', 'profile'),
  ),
  profilePage(
    '/profile/changePassword',
    page(() => import('./pages/profile-change-password-page.tsx'), 'ProfileChangePasswordPage', 'profile'),
  ),
  profilePage(
    '/profile/security',
    page(() => import('./pages/profile-security-page.tsx'), 'ProfileSecurityPage', 'profile'),
  ),
  profilePage(
    '/profile/data',
    page(() => import('./pages/profile-data-page.tsx'), 'ProfileDataPage', 'profile'),
  ),
];

/** All pages. What is not listed is the page "not found". */
export const routes: readonly PageRoute[] = [
  { path: '/', Page: FrontPage, auth: 'no', bodyClasses: ['page-home'], ownsSearch: true },
  {
    path: '/report/:identifier',
    Page: page(() => import('./pages/report-page.tsx'), 'ReportPage', 'report'),
    auth: 'yes',
    bodyClasses: ['page-report'],
    ownsSearch: true,
  },
  {
    path: '/websites',
    Page: page(() => import('./pages/websites-page.tsx'), 'WebsitesPage', 'portfolio'),
    auth: 'yes',
    bodyClasses: ['page-websites'],
    ownsSearch: true,
  },
  {
    path: '/compare/:a/:b',
    Page: page(() => import('./pages/comparison-page.tsx'), 'ComparisonPage', 'comparison'),
    auth: 'yes',
    bodyClasses: ['page-comparison'],
  },
  ...profilePages,
  ...accountPages,
  operatorPage('/kontakt'),
  operatorPage('/cookie-richtlinie'),
  operatorPage('/agb'),
  operatorPage('/datenschutz'),
  operatorPage('/impressum'),
  { path: '*', Page: page(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'), auth: 'no', bodyClasses: ['page-not-found'] },
];

/** Begins to load the page of an address while it is still asked who visits it. What fails is tried again when it is shown. */
export function loadPageAhead(path: string): void {
  const route = routes.find((route) => matchPath(route.path, path));
  if (route)
    loaders
      .get(route.Page)?.()
      .catch(() => undefined);
}

/** Addresses that have a page, for the links that lead there. */
export const pagePaths: ReadonlySet<string> = new Set(routes.map(({ path }) => path));
