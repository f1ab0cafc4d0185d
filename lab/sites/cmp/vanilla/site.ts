import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { packageFile } from '../../../package-file.ts';
import { analyticsSnippet, cards, contactForm, list, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Nova Schichtplaner GmbH',
  representedBy: { role: 'Geschäftsführerin', names: ['Dr. Yasemin Aktaş'] },
  street: 'Schwanthalerstraße 141',
  town: '80339 München',
  phone: '+49 89 555 612 30',
  email: 'kontakt@schichtplaner-nova.test',
  register: { court: 'Amtsgericht München', number: 'HRB 271846' },
  vatDigits: '33017492',
  dataProtectionAuthority: 'Bayerisches Landesamt für Datenschutzaufsicht (BayLDA), Promenade 18, 91522 Ansbach',
};

/** CookieConsent 3 as published, set up so that rejecting takes the settings. */
export const vanilla = ordinarySite({
  slug: 'vanilla',
  domain: 'schichtplaner-nova.test',
  address: '88.198.61.26',
  about: {
    de: 'Anbieter von Dienstplan-Software mit CookieConsent 3: Ablehnen nur über „Einstellungen“ und Speichern ohne Häkchen.',
    en: 'A shift-planning vendor with CookieConsent 3: reject only by “Einstellungen” and saving with nothing ticked.',
  },
  firm,
  brand: 'Nova Schichtplaner',
  claim: 'Dienstpläne, die aufgehen',
  look: looks.saas,
  nav: [
    { text: 'Funktionen', href: '/funktionen' },
    { text: 'Über uns', href: '/ueber-uns' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footerExtra: '<a href="#" data-cc="show-preferencesModal">Cookie-Einstellungen</a>',
  head: `<link rel="stylesheet" href="/assets/cookieconsent.css">${analyticsSnippet('G-N0VAPLAN24', 'type="text/plain" data-category="analytics"')}`,
  bodyEnd: '<script src="/assets/cookieconsent.umd.js"></script><script src="/assets/einwilligung.js"></script>',
  notice: {
    services: [noticeServices.googleAnalytics],
    ownCookies: [{ name: 'cc_cookie', lifetime: '6 Monate', purpose: 'speichert Ihre Entscheidung über Cookies' }],
  },
  imprint: { arbitration: false },
  pages: {
    '/': {
      title: 'Dienstplanung für Kliniken und Pflege',
      hero: {
        title: 'Der Plan für nächste Woche steht schon.',
        text: 'Nova rechnet Wünsche, Ruhezeiten und Qualifikationen zu einem Dienstplan zusammen. Ausschließlich für Unternehmen und Einrichtungen.',
        action: { text: 'Funktionen ansehen', href: '/funktionen' },
      },
      main: cards([
        { title: 'Wunschbuch', text: 'Ihr Team trägt Wünsche am Telefon ein, der Plan berücksichtigt sie.', hue: 245 },
        { title: 'Ruhezeiten', text: 'Elf Stunden sind elf Stunden: Nova warnt, bevor es eng wird.', hue: 265 },
        { title: 'Ausfälle', text: 'Wer kann einspringen? Nova fragt die Richtigen zuerst.', hue: 225 },
      ]),
    },
    '/funktionen': {
      title: 'Funktionen',
      main: section('Was Nova kann', list('Automatische Planung', 'Tauschbörse', 'Zeiterfassung', 'Schnittstellen zur Lohnabrechnung')),
    },
    '/ueber-uns': {
      title: 'Über uns',
      main: section(
        'Aus der Klinik, für die Klinik',
        'Gegründet 2018 von einer Ärztin und zwei Mathematikern. Heute planen 214 Häuser mit Nova.',
      ),
    },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/cookieconsent.umd.js': packageFile('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
    '/assets/cookieconsent.css': packageFile('vanilla-cookieconsent/dist/cookieconsent.css'),
    '/assets/einwilligung.js': clientScript(new URL('settings.js', import.meta.url), { preTicked: false }),
  },
  truth,
  choices: {
    reject: [{ selector: '#cc-main .cm [data-role=show]' }, { selector: '#cc-main .pm [data-role=save]' }],
    accept: [{ selector: '#cc-main .cm [data-role=all]' }],
  },
});
