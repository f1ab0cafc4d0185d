import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { analyticsSnippet, cards, contactForm, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { consentServiceHost } from './hosts.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Bergblick Verlag GmbH',
  representedBy: { role: 'Geschäftsführerin', names: ['Vroni Kaltenegger'] },
  street: 'Ludwigstraße 22',
  town: '83646 Bad Tölz',
  phone: '+49 8041 555 19 90',
  email: 'redaktion@bergblick-magazin.test',
  register: { court: 'Amtsgericht München', number: 'HRB 198377' },
  vatDigits: '27716350',
  editor: 'Vroni Kaltenegger',
  dataProtectionAuthority: 'Bayerisches Landesamt für Datenschutzaufsicht (BayLDA), Promenade 18, 91522 Ansbach',
};

const frame = { frame: 'cmp.einwilligung-direkt.test' };

/** A banner in a frame of another site, which posts the choice to the page. */
export const frameBanner = ordinarySite({
  slug: 'frame-banner',
  domain: 'bergblick-magazin.test',
  address: '88.198.61.31',
  about: {
    de: 'Magazin, dessen Banner in einem Rahmen eines Einwilligungsdienstes liegt; „Ablehnen“ ist blasser als „Alle akzeptieren“.',
    en: 'A magazine whose banner lives in a frame of a consent service; “Ablehnen” is paler than “Alle akzeptieren”.',
  },
  firm,
  brand: 'Bergblick',
  claim: 'Magazin für Leute, die zu Fuß gehen',
  look: { ...looks.news, accent: '#0f5132', footer: '#0f2e22' },
  nav: [
    { text: 'Touren', href: '/touren' },
    { text: 'Hütten', href: '/huetten' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footerExtra: '<a href="#" data-cookie-einstellungen>Cookie-Einstellungen</a>',
  head: `<script defer src="https://cmp.einwilligung-direkt.test/lader.js?konto=bergblick"></script>${analyticsSnippet('G-BERGB11CK4', 'type="text/plain" data-einwilligung')}`,
  notice: {
    services: [
      noticeServices.googleAnalytics,
      {
        name: 'Einwilligung-Direkt',
        provider: 'Einwilligung-Direkt GmbH, Sternstraße 5, 20357 Hamburg (cmp.einwilligung-direkt.test)',
        purpose: 'Einholung und Nachweis Ihrer Einwilligung',
        transfer: null,
        storage: 'Ihre Entscheidung wird 180 Tage gespeichert.',
        basis: 'necessary',
        cookies: [{ name: 'ed_wahl', lifetime: '180 Tage', purpose: 'speichert Ihre Entscheidung (Einwilligung-Direkt)' }],
      },
    ],
  },
  pages: {
    '/': {
      title: 'Aktuelle Ausgabe',
      hero: {
        title: 'Der lange Weg zur Kaffeealm',
        text: 'Neun Stunden, drei Jöcher, ein Kuchen. Unsere Autorin hat die Tour im Oktober gewagt.',
      },
      main: cards([
        { title: 'Nebel ist auch ein Wetter', text: 'Von Anni Reiser. Was man sieht, wenn man nichts sieht.', hue: 210 },
        { title: 'Die Wirtin vom Joch', text: 'Von Paul Gstrein. Ein Besuch bei Resi Leitner, 81.', hue: 150 },
        { title: 'Schuhe, die halten', text: 'Von Mia Obermaier. Ein Schuster erklärt.', hue: 30 },
      ]),
    },
    '/touren': {
      title: 'Touren',
      main: section(
        'Kaffeealm über drei Jöcher',
        'Start am Bahnhof Lenggries, 1.640 Höhenmeter, 22 Kilometer, letzte Einkehr nach sieben Stunden.',
      ),
    },
    '/huetten': { title: 'Hütten', main: section('Winterräume', 'Wo offen ist, was man mitbringen muss und warum man Holz spart.') },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  hosts: [consentServiceHost],
  truth,
  choices: { reject: [{ selector: '#ablehnen', ...frame }], accept: [{ selector: '#annehmen', ...frame }] },
});
