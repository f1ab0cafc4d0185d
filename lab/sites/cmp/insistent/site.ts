import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { analyticsSnippet, cards, contactForm, list, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Tanzstudio Kiebitz GmbH',
  representedBy: { role: 'Geschäftsführerin', names: ['Roswitha Kiebitz'] },
  street: 'Färbergasse 17',
  town: '99084 Erfurt',
  phone: '+49 361 555 04 40',
  email: 'hallo@tanzstudio-kiebitz.test',
  register: { court: 'Amtsgericht Jena', number: 'HRB 440171' },
  vatDigits: '44017100',
  dataProtectionAuthority: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit, Häßlerstraße 8, 99096 Erfurt',
};

/** A wall before every page that remembers consent, but rejection only for the tab. */
export const insistent = ordinarySite({
  slug: 'insistent',
  domain: 'tanzstudio-kiebitz.test',
  address: '88.198.61.44',
  about: {
    de: 'Tanzstudio mit einer Wand vor allen Seiten, die nach dem Ablehnen wiederkommt und ohne Maus nicht zu bedienen ist.',
    en: 'A dance studio with a wall before every page that comes back after rejecting and cannot be operated without a mouse.',
  },
  firm,
  brand: 'Tanzstudio Kiebitz',
  claim: 'Schritt für Schritt',
  look: { ...looks.club, accent: '#5b2d6e', header: '#5b2d6e', footer: '#2a1533', onFooter: '#efe3f5' },
  nav: [
    { text: 'Kurse', href: '/kurse' },
    { text: 'Über uns', href: '/ueber-uns' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footerExtra: '<a href="#" data-cookie-einstellungen>Cookie-Einstellungen</a>',
  head: `${analyticsSnippet('G-K1EB1TZ044', 'type="text/plain" data-einwilligung')}<script defer src="/assets/wand.js"></script>`,
  notice: {
    services: [noticeServices.googleAnalytics],
    ownCookies: [{ name: 'studio_wahl', lifetime: '180 Tage', purpose: 'speichert Ihre Entscheidung' }],
  },
  imprint: { arbitration: false },
  pages: {
    '/': {
      title: 'Tanzen in Erfurt',
      hero: { title: 'Der erste Schritt ist der schwerste.', text: 'Danach kommen Walzer, Lindy Hop und Ballett für alle ab vier Jahren.' },
      main: cards([
        { title: 'Kinder', text: 'Kreativer Kindertanz mittwochs und samstags.', hue: 290 },
        { title: 'Paare', text: 'Standard und Latein in sechs Stufen.', hue: 320 },
      ]),
    },
    '/kurse': { title: 'Kurse', main: section('Im Winter', list('Ballett I', 'Lindy Hop', 'Walzer für Eilige')) },
    '/ueber-uns': {
      title: 'Über uns',
      main: section('Vier Lehrerinnen, zwei Säle', 'Seit 2009 in der Färbergasse, mit Schwingboden und Klavier.'),
    },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/wand.js': clientScript([new URL('../choice.js', import.meta.url), new URL('banner.js', import.meta.url)], {
      key: 'studio_wahl',
      days: 180,
    }),
  },
  truth,
  choices: {
    reject: [{ selector: '#studio-wand [data-wahl=keine]' }],
    accept: [{ selector: '#studio-wand [data-wahl=alle]' }],
  },
});
