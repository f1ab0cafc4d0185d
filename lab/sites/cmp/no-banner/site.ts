import { setCookie } from '../../../cookie.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { cards, contactForm, section } from '../../../page.ts';
import { randomText } from '../../../random.ts';
import { cancellationPolicy, terms } from '../contract-pages.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Wollwinkel Inh. Edeltraud Pfaff',
  representedBy: { role: 'Inhaberin', names: ['Edeltraud Pfaff'] },
  street: 'Untere Gasse 3',
  town: '72070 Tübingen',
  phone: '+49 7071 555 84 5',
  email: 'post@wollwinkel-pfaff.test',
  vatDigits: '25916043',
  dataProtectionAuthority:
    'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg, Lautenschlagerstraße 20, 70173 Stuttgart',
};

const library = '/npm/fflate@0.8.3/umd/index.js';
const price = (amount: string) =>
  `<br><strong>${amount}</strong> <small>inkl. MwSt., <a href="/agb">zzgl. Versand</a></small><br><button class="button" type="button">In den Warenkorb</button>`;

/** No banner, and Google Fonts, jsDelivr and a map in every state. */
export const noBanner = ordinarySite({
  slug: 'no-banner',
  domain: 'wollwinkel-pfaff.test',
  address: '88.198.61.34',
  about: {
    de: 'Wollladen ohne Banner: Google Fonts, jsDelivr und eine Karte von Google laden, ohne zu fragen.',
    en: 'A yarn shop without a banner: Google Fonts, jsDelivr and a Google map load without asking.',
  },
  firm,
  brand: 'Wollwinkel',
  claim: 'Wolle, Nadeln, Rat',
  look: {
    ...looks.craft,
    font: '"Nunito",Arial,sans-serif',
    headingFont: '"Nunito",Arial,sans-serif',
    accent: '#86198f',
    header: '#fdf4ff',
    footer: '#4a044e',
  },
  nav: [
    { text: 'Garne', href: '/garne' },
    { text: 'Laden', href: '/laden' },
    { text: 'Kontakt', href: '/kontakt' },
    { text: 'Warenkorb', href: '/warenkorb' },
  ],
  footer: [
    { text: 'AGB', href: '/agb' },
    { text: 'Widerrufsbelehrung', href: '/widerrufsbelehrung' },
  ],
  head: `<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Nunito:wght@400;700&display=swap"><script defer src="https://cdn.jsdelivr.net${library}"></script>`,
  imprint: { odrLink: true },
  notice: {
    shop: true,
    services: [
      noticeServices.googleFonts,
      noticeServices.googleMaps,
      {
        name: 'jsDelivr',
        provider: 'Volentio JSD Limited, Suite 2a1, Northside House, Mount Pleasant, Barnet EN4 9EB, Vereinigtes Königreich',
        purpose: 'schnelle Auslieferung von Programmbibliotheken',
        transfer:
          'Dabei wird Ihre IP-Adresse in das Vereinigte Königreich übermittelt, für das ein Angemessenheitsbeschluss der Europäischen Kommission besteht (Art. 45 DSGVO).',
        storage: 'Protokolldaten werden nach 30 Tagen gelöscht.',
        basis: 'consent',
        cookies: [],
      },
    ],
    ownCookies: [{ name: 'PHPSESSID', lifetime: 'Sitzung', purpose: 'merkt sich die Waren in Ihrem Warenkorb' }],
    withdrawalPlace: 'per E-Mail an uns',
  },
  pages: {
    '/': {
      title: 'Alles zum Stricken',
      hero: {
        title: 'Maschen statt Stress.',
        text: 'Über 300 Garne im Laden in der Altstadt und im Versand. Freitags ab 19 Uhr wird gemeinsam gestrickt.',
      },
      main: cards([
        { title: 'Albmerino, 50 g', text: `Von der Schwäbischen Alb. 13,80 € je 100 g.${price('6,90 €')}`, hue: 300 },
        { title: 'Sockengarn Neckar, 100 g', text: `75 % Schurwolle. 9,50 € je 100 g.${price('9,50 €')}`, hue: 210 },
      ]),
    },
    '/garne': {
      title: 'Garne',
      main: cards([{ title: 'Albmerino, 50 g', text: `Von der Schwäbischen Alb.${price('6,90 €')}`, hue: 300 }]),
    },
    '/laden': {
      title: 'Der Laden',
      main: section(
        'So finden Sie uns',
        'Dienstag bis Samstag von 10 bis 18 Uhr.',
        '<iframe title="Karte" width="600" height="340" src="https://www.google.com/maps/embed?pb=!1m18!1m12!1swollwinkel"></iframe>',
      ),
    },
    '/warenkorb': { title: 'Warenkorb', main: '<p>Ihr Warenkorb ist leer.</p>' },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
    '/agb': { title: 'Allgemeine Geschäftsbedingungen', main: terms(firm) },
    '/widerrufsbelehrung': {
      title: 'Widerrufsbelehrung',
      // As it was before § 356a BGB asked for an electronic function.
      main: cancellationPolicy(firm).replace(/die Widerrufsfunktion .*? oder das unten stehende Formular/, 'das unten stehende Formular'),
    },
  },
  // A session starts with the first page, as PHP shops do it.
  headers: { 'set-cookie': setCookie('PHPSESSID', randomText(26), { secure: true, httpOnly: true, sameSite: 'Lax' }) },
  truth,
  choices: { reject: [], accept: [] },
});
