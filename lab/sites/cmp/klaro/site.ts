import { noContent } from '../../../answers.ts';
import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { packageFile } from '../../../package-file.ts';
import { cards, contactForm, list, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Dr. med. Friederike Wallbaum',
  street: 'Lindenallee 27',
  town: '24105 Kiel',
  phone: '+49 431 555 27 10',
  email: 'praxis@praxis-wallbaum.test',
  profession: {
    title: 'Ärztin, Fachärztin für Allgemeinmedizin',
    chamber: 'Ärztekammer Schleswig-Holstein, Bismarckallee 8–12, 23795 Bad Segeberg',
    rules: 'Berufsordnung und Heilberufekammergesetz Schleswig-Holstein, einsehbar unter aeksh.de',
  },
  authority: 'Kassenärztliche Vereinigung Schleswig-Holstein, Bismarckallee 1–6, 23795 Bad Segeberg',
  insurance: 'Nordärzte Versicherung AG, Hafenstraße 1, 20457 Hamburg; räumlicher Geltungsbereich: Deutschland',
  dataProtectionAuthority: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein, Holstenstraße 98, 24103 Kiel',
  dataProtectionOfficer: 'Deichgraf Datenschutz GmbH, datenschutz@praxis-wallbaum.test',
};

const matomoQueue = `var _paq=window._paq=window._paq||[];_paq.push(['trackPageView']);_paq.push(['enableLinkTracking']);_paq.push(['setTrackerUrl','/matomo/matomo.php']);_paq.push(['setSiteId','1']);var s=document.createElement('script');s.async=true;s.src='/matomo/matomo.js';document.head.appendChild(s);`;

/** Klaro as published, with Matomo on the practice's own server and a video behind consent. */
export const klaro = ordinarySite({
  slug: 'klaro',
  domain: 'praxis-wallbaum.test',
  address: '88.198.61.21',
  about: {
    de: 'Hausarztpraxis mit Klaro: Statistik und Videos erst nach Einwilligung, Ablehnen auf der ersten Ebene.',
    en: 'A medical practice with Klaro: statistics and videos after consent only, reject on the first layer.',
  },
  firm,
  brand: 'Hausarztpraxis Dr. Wallbaum',
  claim: 'Am Schrevenpark in Kiel',
  look: looks.medical,
  nav: [
    { text: 'Leistungen', href: '/leistungen' },
    { text: 'Sprechzeiten', href: '/sprechzeiten' },
    { text: 'Videos', href: '/videos' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footerExtra: '<a href="#" onclick="klaro.show();return false">Cookie-Einstellungen</a>',
  head: `<link rel="stylesheet" href="/assets/klaro/klaro.min.css">
<style>.klaro .cookie-notice .cm-btn,.klaro .cookie-modal .cm-btn{background:#0f766e!important;color:#fff!important;min-width:170px;font-size:16px;text-align:center}</style>
<script defer src="/assets/klaro-einstellungen.js"></script><script defer src="/assets/klaro/klaro-no-css.js"></script>
<script type="text/plain" data-type="application/javascript" data-name="matomo">${matomoQueue}</script>`,
  notice: {
    hosting: 'Fördewerk Hosting GmbH, Kiel',
    services: [
      {
        name: 'Matomo',
        provider: 'Praxis Dr. Wallbaum selbst; Matomo läuft auf unserem Server in Deutschland',
        purpose: 'Reichweitenmessung mit Cookies; Ihre IP-Adresse wird vor der Auswertung gekürzt',
        transfer: null,
        storage: 'Die Nutzungsdaten werden nach 13 Monaten gelöscht.',
        basis: 'consent',
        cookies: [
          { name: '_pk_id*', lifetime: '13 Monate', purpose: 'unterscheidet Besucher (Matomo)' },
          { name: '_pk_ses*', lifetime: '30 Minuten', purpose: 'Sitzung (Matomo)' },
        ],
      },
      noticeServices.youTube,
    ],
    ownCookies: [{ name: 'klaro', lifetime: '180 Tage', purpose: 'speichert Ihre Entscheidung im Einwilligungsfenster' }],
  },
  imprint: { arbitration: false },
  pages: {
    '/': {
      title: 'Ihre Hausarztpraxis in Kiel',
      description: 'Allgemeinmedizin, Vorsorge und Hausbesuche am Schrevenpark.',
      hero: {
        title: 'Zeit für Sie. Seit 1998.',
        text: 'Wir sind drei Ärztinnen, zwei Auszubildende und ein Bürohund. Kommen Sie ohne Termin in die Akutsprechstunde oder vereinbaren Sie einen Besuch.',
        action: { text: 'Sprechzeiten ansehen', href: '/sprechzeiten' },
      },
      main: cards([
        { title: 'Vorsorge', text: 'Gesundheitsuntersuchung ab 18, Hautscreening, Impfberatung.', hue: 170 },
        { title: 'Hausbesuche', text: 'Dienstags und freitags nachmittags im Stadtgebiet.', hue: 190 },
        { title: 'Rezepte', text: 'Folgerezepte bestellen Sie am Telefon; die Apotheke sieht sie am nächsten Tag.', hue: 150 },
      ]),
    },
    '/leistungen': {
      title: 'Leistungen',
      main: section(
        'Was wir anbieten',
        list('Gesundheitsuntersuchung', 'Impfungen', 'Langzeit-EKG und Blutdruckmessung', 'Lungenfunktionsprüfung', 'Wundversorgung'),
      ),
    },
    '/sprechzeiten': {
      title: 'Sprechzeiten',
      main: `<table><tr><th>Tag</th><th>Vormittag</th><th>Nachmittag</th></tr><tr><td>Montag</td><td>8–12 Uhr</td><td>15–18 Uhr</td></tr><tr><td>Dienstag</td><td>8–12 Uhr</td><td>Hausbesuche</td></tr><tr><td>Donnerstag</td><td>8–12 Uhr</td><td>15–19 Uhr</td></tr></table>`,
    },
    '/videos': {
      title: 'Videos',
      main: section(
        'So messen Sie Ihren Blutdruck richtig',
        'Dr. Wallbaum zeigt in drei Minuten, worauf es ankommt.',
        '<iframe title="Blutdruck messen" width="560" height="315" data-name="youtube" data-src="https://www.youtube.com/embed/blutdruck42"></iframe>',
      ),
    },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/klaro-einstellungen.js': clientScript(new URL('settings.js', import.meta.url)),
    '/assets/klaro/klaro-no-css.js': packageFile('klaro/dist/klaro-no-css.js'),
    '/assets/klaro/klaro.min.css': packageFile('klaro/dist/klaro.min.css'),
    '/matomo/matomo.js': clientScript(new URL('matomo.js', import.meta.url), { site: 1, siteHash: '4f2c' }),
    '/matomo/matomo.php': noContent(),
  },
  truth,
  choices: { reject: [{ selector: '.cookie-notice .cn-decline' }], accept: [{ selector: '.cookie-notice .cm-btn-success' }] },
});
