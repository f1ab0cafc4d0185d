import { css, html, script, svg } from '../../answers.ts';
import { clientScriptText } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { cookiebotGroups } from '../../third-parties/cookiebot/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { contentPages, thanks } from './content.ts';
import { imprint, privacy } from './legal.ts';
import { pictures, style } from './style.ts';
import { truth } from './truth.ts';
import { accounts, assetPaths } from './typo3-page.ts';

const address = '188.94.27.61';

cookiebotGroups.publish(accounts.group, {
  dialog: 'switches',
  text: 'Wir verwenden Cookies, um unsere Website zu verbessern, Zugriffe zu analysieren und Inhalte von Partnern wie HolidayCheck und Google Maps anzuzeigen. Dabei können Daten an Google in den USA übermittelt werden. Ihre Einwilligung ist freiwillig und jederzeit über „Cookie-Einstellungen“ am Seitenende widerrufbar.',
  privacyPath: '/datenschutz',
  imprintPath: '/impressum',
  declineOnFirstLayer: true,
  hidesFromRobots: false,
  cookies: [
    {
      category: 'necessary',
      name: 'CookieConsent',
      provider: 'Seehotel Ammerblick',
      purpose: 'Speichert den Zustimmungsstatus des Benutzers für Cookies auf der aktuellen Domäne',
      lifetime: '1 Jahr',
    },
    {
      category: 'necessary',
      name: 'fe_typo_user',
      provider: 'Seehotel Ammerblick',
      purpose: 'Behält die Zustände des Benutzers bei allen Seitenanfragen bei',
      lifetime: 'Sitzung',
    },
    {
      category: 'necessary',
      name: 'ASP.NET_SessionId',
      provider: 'DIRS21',
      purpose: 'Erhält die Buchungssitzung aufrecht',
      lifetime: 'Sitzung',
    },
    {
      category: 'statistics',
      name: '_ga',
      provider: 'Google',
      purpose: 'Registriert eine eindeutige Kennung, um statistische Daten zu erzeugen',
      lifetime: '2 Jahre',
    },
    {
      category: 'statistics',
      name: '_ga_*',
      provider: 'Google',
      purpose: 'Sammelt Angaben dazu, wie oft ein Benutzer die Website besucht hat',
      lifetime: '2 Jahre',
    },
    { category: 'marketing', name: 'NID', provider: 'Google', purpose: 'Wird von Google Maps gesetzt', lifetime: '6 Monate' },
  ],
});

/** Form pages: the form framework keeps the name of its trap field in a session; a posted form is thanked for. */
function formPage(body: string): PageAnswer {
  return ({ method, cookies }) =>
    html(
      method === 'POST' ? thanks : body,
      cookies['fe_typo_user']
        ? {}
        : { 'set-cookie': setCookie('fe_typo_user', randomText(90), { secure: true, httpOnly: true, sameSite: 'Lax' }) },
    );
}

/** A hotel on TYPO3 with Cookiebot: well meant in most places, with what marketing and personnel added later. */
export const seehotelAmmerblick: LabSite = {
  slug: 'seehotel-ammerblick',
  url: 'https://www.seehotel-ammerblick.test/',
  about: {
    de: 'Hotel auf TYPO3 mit Cookiebot: Karte und Reservierung warten auf den Klick, Tripadvisor, Webcam und Google-Pings nicht.',
    en: 'A hotel on TYPO3 with Cookiebot: map and reservation wait for a click; Tripadvisor, webcam and Google pings do not.',
  },
  hosts: [
    siteHost({
      host: 'www.seehotel-ammerblick.test',
      address,
      pages: {
        ...contentPages,
        '/anfrage': formPage(contentPages['/anfrage']!),
        '/karriere': formPage(contentPages['/karriere']!),
        '/impressum': imprint,
        '/datenschutz': privacy,
        [assetPaths.style]: css(style),
        [assetPaths.script]: script(clientScriptText(new URL('sitepackage.js', import.meta.url))),
        [assetPaths.font]: { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont },
        ...Object.fromEntries(Object.entries(pictures).map(([path, drawing]) => [path, svg(drawing)])),
      },
    }),
    apexHost('seehotel-ammerblick.test', address),
  ],
  truth,
  choices: {
    reject: [{ selector: '#CybotCookiebotDialogBodyButtonDecline' }],
    accept: [{ selector: '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll' }],
  },
};
