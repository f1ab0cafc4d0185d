import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { packageFile } from '../../../package-file.ts';
import { analyticsSnippet, cards, contactForm, list, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Lagerblick Software GmbH',
  representedBy: { role: 'Geschäftsführer', names: ['Henning Oberdörster'] },
  street: 'Ruhrallee 9',
  town: '44139 Dortmund',
  phone: '+49 231 555 90 12',
  email: 'post@lagerblick-software.test',
  register: { court: 'Amtsgericht Dortmund', number: 'HRB 30417' },
  vatDigits: '28164075',
  dataProtectionAuthority:
    'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf',
};

/** CookieConsent 3 with the analytics category ticked in advance. */
export const vanillaPreticked = ordinarySite({
  slug: 'vanilla-preticked',
  domain: 'lagerblick-software.test',
  address: '88.198.61.27',
  about: {
    de: 'Anbieter von Lager-Software mit CookieConsent 3: Die Statistik ist auf der zweiten Ebene schon angekreuzt.',
    en: 'A warehouse-software vendor with CookieConsent 3: statistics are ticked in advance on the second layer.',
  },
  firm,
  brand: 'Lagerblick',
  claim: 'Bestände, die stimmen',
  look: { ...looks.saas, accent: '#b91c1c', footer: '#2a0f0f', radius: '4px' },
  nav: [
    { text: 'Funktionen', href: '/funktionen' },
    { text: 'Über uns', href: '/ueber-uns' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footerExtra: '<a href="#" data-cc="show-preferencesModal">Cookie-Einstellungen</a>',
  head: `<link rel="stylesheet" href="/assets/cookieconsent.css">${analyticsSnippet('G-LAGERB1CK0', 'type="text/plain" data-category="analytics"')}`,
  bodyEnd: '<script src="/assets/cookieconsent.umd.js"></script><script src="/assets/einwilligung.js"></script>',
  notice: {
    services: [noticeServices.googleAnalytics],
    ownCookies: [{ name: 'cc_cookie', lifetime: '6 Monate', purpose: 'speichert Ihre Entscheidung über Cookies' }],
  },
  imprint: { arbitration: false },
  pages: {
    '/': {
      title: 'Lagerverwaltung für den Mittelstand',
      hero: {
        title: 'Wo liegt was? Lagerblick weiß es.',
        text: 'Einlagern, umlagern, kommissionieren: auf jedem Handscanner, ohne Papier. Unser Angebot richtet sich ausschließlich an Unternehmen.',
      },
      main: cards([
        { title: 'Chargen', text: 'Rückverfolgung vom Wareneingang bis zum Kunden.', hue: 5 },
        { title: 'Inventur', text: 'Permanent statt an drei Tagen im Januar.', hue: 25 },
      ]),
    },
    '/funktionen': {
      title: 'Funktionen',
      main: section('Was Lagerblick kann', list('Wareneingang', 'Kommissionierung', 'Inventur', 'Anbindung an gängige Warenwirtschaft')),
    },
    '/ueber-uns': { title: 'Über uns', main: section('Aus dem Ruhrgebiet', 'Vierzehn Menschen im Dortmunder Hafen, seit 2009 dabei.') },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/cookieconsent.umd.js': packageFile('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
    '/assets/cookieconsent.css': packageFile('vanilla-cookieconsent/dist/cookieconsent.css'),
    '/assets/einwilligung.js': clientScript(new URL('../vanilla/settings.js', import.meta.url), { preTicked: true }),
  },
  truth,
  choices: {
    reject: [
      { selector: '#cc-main .cm [data-role=show]' },
      { selector: '#cc-main .pm .section__toggle-wrapper:has([value=analytics])' },
      { selector: '#cc-main .pm [data-role=save]' },
    ],
    accept: [{ selector: '#cc-main .cm [data-role=all]' }],
  },
});
