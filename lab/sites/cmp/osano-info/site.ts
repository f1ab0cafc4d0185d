import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { packageFile } from '../../../package-file.ts';
import { analyticsSnippet, cards, contactForm, list, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { analyticsId, hotjarSite, truth } from './truth.ts';

const firm: Firm = {
  name: 'Fahrschule Bergheim GmbH',
  representedBy: { role: 'Geschäftsführer', names: ['Dirk Pohlmann'] },
  street: 'Hauptstraße 88',
  town: '50126 Bergheim',
  phone: '+49 2271 555 41 72',
  email: 'info@fahrschule-bergheim.test',
  register: { court: 'Amtsgericht Köln', number: 'HRB 99214' },
  vatDigits: '29517340',
  authority: 'Rhein-Erft-Kreis, Straßenverkehrsamt, Willy-Brandt-Platz 1, 50126 Bergheim',
  dataProtectionAuthority:
    'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf',
};

const hotjarSnippet = `<script>(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:${hotjarSite},hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');</script>`;

/** Osano's Cookie Consent in its information-only mode: the banner changes nothing. */
export const osanoInfo = ordinarySite({
  slug: 'osano-info',
  domain: 'fahrschule-bergheim.test',
  address: '88.198.61.25',
  about: {
    de: 'Fahrschule, deren Banner nur „Verstanden“ kennt, während Google Analytics und Hotjar längst laufen.',
    en: 'A driving school whose banner only knows “Verstanden” while Google Analytics and Hotjar have long been running.',
  },
  firm,
  brand: 'Fahrschule Bergheim',
  claim: 'Klassen B, BE und A',
  look: { ...looks.industry, accent: '#1d4ed8', header: '#1d4ed8', footer: '#172554' },
  nav: [
    { text: 'Ausbildung', href: '/ausbildung' },
    { text: 'Kosten', href: '/kosten' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  head: `<link rel="stylesheet" href="/assets/cookieconsent.min.css">${analyticsSnippet(analyticsId)}${hotjarSnippet}`,
  bodyEnd: '<script src="/assets/cookieconsent.min.js"></script><script src="/assets/cookies.js"></script>',
  notice: {
    services: [noticeServices.googleAnalytics, noticeServices.hotjar],
    ownCookies: [{ name: 'cookieconsent_status', lifetime: '1 Jahr', purpose: 'merkt sich, dass Sie den Hinweis geschlossen haben' }],
    withdrawalPlace: 'durch Löschen der Cookies in Ihrem Browser',
    without: ['withdrawal'],
  },
  pages: {
    '/': {
      title: 'Führerschein in Bergheim',
      hero: {
        title: 'Mit uns kommst du sicher an.',
        text: 'Vier Fahrlehrerinnen, drei Fahrlehrer, zwölf Autos. Theorie montags und mittwochs, Intensivkurse in den Ferien.',
      },
      main: cards([
        { title: 'Klasse B', text: 'Der Klassiker, auch als begleitetes Fahren ab 17.', hue: 215 },
        { title: 'Klasse A', text: 'Auf eigenen Maschinen von 35 bis 95 PS.', hue: 260 },
      ]),
    },
    '/ausbildung': {
      title: 'Ausbildung',
      main: section(
        'So läuft es ab',
        list('Anmeldung mit Ausweis', 'Sehtest und Erste-Hilfe-Kurs', '14 Doppelstunden Theorie', 'Fahrstunden', 'Prüfung'),
      ),
    },
    '/kosten': {
      title: 'Kosten',
      main: section('Was kostet es?', 'Wir rechnen jede Ausbildung einzeln und sagen Ihnen die Summe vorher. Rufen Sie uns an.'),
    },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/cookieconsent.min.js': packageFile('cookieconsent/build/cookieconsent.min.js'),
    '/assets/cookieconsent.min.css': packageFile('cookieconsent/build/cookieconsent.min.css'),
    '/assets/cookies.js': clientScript(new URL('settings.js', import.meta.url)),
  },
  truth,
  choices: { accept: [{ selector: '.cc-dismiss' }] },
});
