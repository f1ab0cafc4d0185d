import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { analyticsSnippet, cards, contactForm, list, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Kleinreisen Sanddorn e. K.',
  representedBy: { role: 'Inhaber', names: ['Jörn Wittkowski'] },
  street: 'Seestraße 19',
  town: '17424 Heringsdorf',
  phone: '+49 38378 555 26 6',
  email: 'ahoi@kleinreisen-sanddorn.test',
  register: { court: 'Amtsgericht Stralsund', number: 'HRA 2904' },
  vatDigits: '31209864',
  dataProtectionAuthority:
    'Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern, Werderstraße 74a, 19055 Schwerin',
};

/** A banner whose accept button jumps away once and whose X accepts. */
export const moving = ordinarySite({
  slug: 'moving',
  domain: 'kleinreisen-sanddorn.test',
  address: '88.198.61.33',
  about: {
    de: 'Reisebüro, dessen Zustimmen-Knopf beim ersten Annähern wegspringt; das X gilt als Einwilligung.',
    en: 'A travel agent whose accept button jumps away at first approach; the X counts as consent.',
  },
  firm,
  brand: 'Sanddorn',
  claim: 'Kleine Reisen an große Wasser',
  look: { ...looks.hotel, accent: '#0369a1', footer: '#082f49', onFooter: '#e0f2fe', heading: 'plain' },
  nav: [
    { text: 'Reisen', href: '/reisen' },
    { text: 'Über uns', href: '/ueber-uns' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footerExtra: '<a href="#" data-cookie-einstellungen>Cookie-Einstellungen</a>',
  head: `<script defer src="/assets/banner.js"></script>${analyticsSnippet('G-SANDD0RN33', 'type="text/plain" data-einwilligung')}`,
  notice: {
    services: [noticeServices.googleAnalytics],
    ownCookies: [{ name: 'reise_wahl', lifetime: '180 Tage', purpose: 'speichert Ihre Entscheidung' }],
  },
  pages: {
    '/': {
      title: 'Reisen in kleinen Gruppen',
      hero: {
        title: 'Höchstens acht, meistens sechs.',
        text: 'Mit Boot, Rad und Zug an Ostsee, Bodden und Haff. Wir beraten Sie am Telefon und im Laden.',
      },
      main: cards([
        { title: 'Hiddensee im Januar', text: 'Vier Tage ohne Autos, mit viel Wind und warmem Ofen.', hue: 200 },
        { title: 'Haffumrundung', text: 'Sechs Etappen mit dem Rad, Gepäck fährt voraus.', hue: 170 },
      ]),
    },
    '/reisen': {
      title: 'Reisen',
      main: section('Diesen Winter', list('Hiddensee im Januar', 'Kraniche am Bodden', 'Eissegeln für Anfänger')),
    },
    '/ueber-uns': {
      title: 'Über uns',
      main: section('Ein Laden, zwei Schreibtische', 'Jörn Wittkowski war Lotse, Inka Rehse Ornithologin. Jetzt planen beide Reisen.'),
    },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/banner.js': clientScript([new URL('../choice.js', import.meta.url), new URL('banner.js', import.meta.url)], {
      key: 'reise_wahl',
      days: 180,
      cookies: ['_ga', '_ga_SANDD0RN33'],
    }),
  },
  truth,
  choices: {
    reject: [{ selector: '#reise-banner [data-nein]' }],
    // The first click goes where the button was.
    accept: [{ selector: '#reise-banner [data-ja]' }, { selector: '#reise-banner [data-ja]' }],
  },
});
