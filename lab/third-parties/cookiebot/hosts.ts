import { notFound, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { type DeclaredCookie, publications } from '../publications.ts';

const library = new URL('./uc.js', import.meta.url);

/** How a site has set up Cookiebot. */
export interface CookiebotConfiguration {
  text: string;
  privacyPath: string;
  imprintPath: string;
  declineOnFirstLayer: boolean;
  hidesFromRobots: boolean;
  cookies: readonly DeclaredCookie[];
}

/** Domain groups by id (`data-cbid`). */
export const cookiebotGroups = publications<CookiebotConfiguration>('Domain group');

/** Cookiebot: dialog, `Cookiebot` global and the CookieConsent cookie. Scripts wait as `type="text/plain" data-cookieconsent="statistics"`. */
export const cookiebotHosts: readonly LabHost[] = [
  {
    host: 'consent.cookiebot.com',
    address: '104.16.79.73',
    handle({ url }) {
      const id = url.searchParams.get('cbid') ?? '';
      if (url.pathname === '/uc.js') return clientScript(library, { id, ...cookiebotGroups.find(id) });
      if (url.pathname.endsWith('/cc.js')) return script('/* dialog resources */');
      return url.pathname === '/logconsent.ashx' ? pixel() : notFound();
    },
  },
  { host: 'consentcdn.cookiebot.com', address: '104.16.80.73', handle: () => script('window.CookieConsentDialogConfiguration = {};') },
  { host: 'imgsct.cookiebot.com', address: '104.16.80.73', handle: () => pixel() },
];
