import { notFound, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { type DeclaredCookie, publications } from '../publications.ts';

const library = new URL('./uc.js', import.meta.url);
const switches = new URL('./switches-dialog.js', import.meta.url);
const declaration = new URL('./declaration.js', import.meta.url);

/** How a site has set up Cookiebot. */
export interface CookiebotConfiguration {
  text: string;
  privacyPath: string;
  imprintPath: string;
  declineOnFirstLayer: boolean;
  hidesFromRobots: boolean;
  cookies: readonly DeclaredCookie[];
  /** `switches`: the wide dialog at the lower edge with a switch per category on its first layer. */
  dialog?: 'switches';
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
      if (url.pathname === '/uc.js') {
        const group = cookiebotGroups.find(id);
        return clientScript(group?.dialog === 'switches' ? [library, switches] : library, { id, ...group });
      }
      if (url.pathname.endsWith('/cd.js')) return clientScript(declaration, { ...cookiebotGroups.find(url.pathname.split('/')[1] ?? '') });
      if (url.pathname.endsWith('/cc.js')) return script('/* dialog resources */');
      return url.pathname === '/logconsent.ashx' ? pixel() : notFound();
    },
  },
  { host: 'consentcdn.cookiebot.com', address: '104.16.80.73', handle: () => script('window.CookieConsentDialogConfiguration = {};') },
  { host: 'imgsct.cookiebot.com', address: '104.16.80.73', handle: () => pixel() },
];
