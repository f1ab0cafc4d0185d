import { redirect, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { cookieScriptBanners } from '../../third-parties/cookie-script/hosts.ts';
import { serverSideContainer } from '../../third-parties/google/server-side.ts';
import type { LabSite } from '../../types.ts';
import { guestPages } from './content.ts';
import { legalPages } from './legal.ts';
import { pictures, styleSheet, weather } from './theme.ts';
import { truth } from './truth.ts';
import { accounts, wordPressPage } from './wordpress-page.ts';

const domain = 'almhof-kirchleitn.test';
const address = '81.19.159.64';
const theme = '/wp-content/themes/bergweis-hotel/dist/';

cookieScriptBanners.publish(accounts.cookieScript, {
  title: 'Griaß di! Dürfen wir Cookies setzen?',
  description:
    'Mit Ihrer Einwilligung nutzen wir Google Analytics (Statistik), das Meta-Pixel (Werbung) sowie Google Maps und die Livecam von feratel. Dabei können Daten in die USA gelangen. Die Einwilligung ist freiwillig; widerrufen können Sie sie jederzeit über „Cookie-Einstellungen“ am Seitenende.',
  privacyUrl: '/datenschutz/',
  categories: [
    { id: 'performance', label: 'Statistik', description: 'Google Analytics zählt Besuche.' },
    { id: 'targeting', label: 'Werbung', description: 'Das Meta-Pixel misst Anzeigen auf Facebook und Instagram.' },
    { id: 'functionality', label: 'Karte und Livecam', description: 'Google Maps und feratel zeigen Inhalte von ihren Servern.' },
  ],
  cookies: [
    { category: 'strict', name: 'CookieScriptConsent', provider: 'Cookie-Script', purpose: 'Speichert Ihre Wahl', lifetime: '30 Tage' },
    { category: 'performance', name: '_ga', provider: 'Google', purpose: 'Unterscheidet Besucher', lifetime: '2 Jahre' },
    { category: 'performance', name: 'FPID', provider: 'Google (Messserver)', purpose: 'Unterscheidet Besucher', lifetime: '2 Jahre' },
    { category: 'targeting', name: '_fbp', provider: 'Meta', purpose: 'Werbung', lifetime: '90 Tage' },
    { category: 'functionality', name: 'NID', provider: 'Google Maps', purpose: 'Einstellungen', lifetime: '6 Monate' },
  ],
  consentMode: true,
});

const pages = Object.fromEntries([...guestPages, ...legalPages].map((page) => [page.path, wordPressPage(page)]));
const thanks = wordPressPage({
  path: '/gutscheine/bestellt/',
  title: 'Bestellt',
  description: 'Bestätigung',
  main: '<h1>Vergelt’s Gott!</h1><p>Ihr Gutschein kommt per E-Mail.</p>',
});

/** A Tyrolean hotel whose agency built well around the banner and forgot the rating, the thumbnail and the measuring server. */
export const almhofKirchleitn: LabSite = {
  slug: 'almhof-kirchleitn',
  url: `https://www.${domain}/`,
  about: {
    de: 'Tiroler Berghotel auf WordPress mit Cookie-Script: Karte, Kamera und Pixel warten, Tripadvisor und der Messserver nicht.',
    en: 'A Tyrolean hotel on WordPress with Cookie-Script: map, camera and pixel wait, Tripadvisor and the measuring server do not.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      pages: {
        ...pages,
        ...pictures,
        '/gutscheine/bestellt/': thanks,
        '/datenschutz': redirect('/datenschutz/'),
        '/wp-json/bergweis/v1/wetter': weather,
        '/wp-includes/js/jquery/jquery-migrate.min.js': script('/*! jQuery Migrate v3.4.1 */'),
        [`${theme}main.css`]: styleSheet,
        [`${theme}main.js`]: clientScript(new URL('./theme.js', import.meta.url)),
      },
    }),
    apexHost(domain, address),
    serverSideContainer(accounts.container, domain),
  ],
  truth,
  choices: { reject: [{ selector: '#cookiescript_reject' }], accept: [{ selector: '#cookiescript_accept' }] },
};
