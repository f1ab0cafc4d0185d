import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { cards, contactForm, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Musikverein Eintracht Oberrimsingen e. V.',
  representedBy: { role: 'Vorstand', names: ['Gisela Fehrenbach (1. Vorsitzende)', 'Armin Zähringer (Kassier)'] },
  street: 'Tunibergstraße 6',
  town: '79206 Breisach am Rhein',
  phone: '+49 7664 555 03 18',
  email: 'post@eintracht-oberrimsingen.test',
  register: { court: 'Amtsgericht Freiburg im Breisgau', number: 'VR 290114' },
  dataProtectionAuthority:
    'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg, Lautenschlagerstraße 20, 70173 Stuttgart',
};

/** A banner that comes six seconds late, and only to who moves. */
export const late = ordinarySite({
  slug: 'late',
  domain: 'eintracht-oberrimsingen.test',
  address: '88.198.61.32',
  about: {
    de: 'Musikverein, dessen Banner erst nach sechs Sekunden und einer Mausbewegung erscheint.',
    en: 'A music society whose banner only appears after six seconds and a move of the mouse.',
  },
  firm,
  brand: 'Eintracht Oberrimsingen',
  claim: 'Blasmusik seit 1892',
  look: { ...looks.club, accent: '#1f3d7a', header: '#1f3d7a', footer: '#14213d', onFooter: '#dbe4f7' },
  nav: [
    { text: 'Konzerte', href: '/konzerte' },
    { text: 'Jugend', href: '/jugend' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footerExtra: '<a href="#" data-cookie-einstellungen>Cookie-Einstellungen</a>',
  head: '<script defer src="/assets/frage.js"></script>',
  notice: {
    services: [noticeServices.youTube],
    ownCookies: [{ name: 'verein_wahl', lifetime: '90 Tage', purpose: 'speichert Ihre Entscheidung' }],
  },
  imprint: { arbitration: false },
  pages: {
    '/': {
      title: 'Willkommen',
      hero: {
        title: 'Wer Töne hat, kommt.',
        text: '54 Musikerinnen und Musiker zwischen 11 und 79 Jahren. Probe ist dienstags um 20 Uhr im Bürgersaal.',
      },
      main: `${cards([
        { title: 'Herbstkonzert', text: 'Am 28. November in der Tuniberghalle, der Eintritt ist frei.', hue: 220 },
        { title: 'Bläserklasse', text: 'Ab neun Jahren, Leihinstrumente sind da.', hue: 45 },
      ])}<div style="height:500px"></div>`,
    },
    '/konzerte': {
      title: 'Konzerte',
      main: section(
        'Zum Ansehen',
        'Das Frühjahrskonzert 2026, gefilmt von Familie Zähringer.',
        '<iframe title="Frühjahrskonzert" width="560" height="315" data-einwilligung data-src="https://www.youtube.com/embed/eintracht26"></iframe>',
      ),
    },
    '/jugend': {
      title: 'Jugend',
      main: section('Bläserklasse und Jugendkapelle', 'Dienstags 17 Uhr. Wer einmal zuhören will, setzt sich einfach dazu.'),
    },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/frage.js': clientScript([new URL('../choice.js', import.meta.url), new URL('banner.js', import.meta.url)], {
      key: 'verein_wahl',
      days: 90,
    }),
  },
  truth,
});
