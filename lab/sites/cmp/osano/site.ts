import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { packageFile } from '../../../package-file.ts';
import { cards, contactForm } from '../../../page.ts';
import { cancellationPolicy, terms, withdrawalForm } from '../contract-pages.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Teekontor Lindgren e. K.',
  representedBy: { role: 'Inhaberin', names: ['Maren Lindgren'] },
  street: 'Fischergrube 38',
  town: '23552 Lübeck',
  phone: '+49 451 555 30 19',
  email: 'hallo@teekontor-lindgren.test',
  register: { court: 'Amtsgericht Lübeck', number: 'HRA 10283 HL' },
  vatDigits: '24601873',
  dataProtectionAuthority: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein, Holstenstraße 98, 24103 Kiel',
};

const price = (amount: string) =>
  `<br><strong>${amount}</strong> <small>inkl. MwSt., <a href="/agb">zzgl. Versand</a></small><br><button class="button" type="button">In den Warenkorb</button>`;

/** Osano's Cookie Consent 3.1.1 in opt-in mode on a shop that keeps its contract duties. */
export const osano = ordinarySite({
  slug: 'osano',
  domain: 'teekontor-lindgren.test',
  address: '88.198.61.24',
  about: {
    de: 'Teeladen mit Osano Cookie Consent im Opt-in-Betrieb: „Ablehnen“ und „Erlauben“, Statistik erst danach.',
    en: 'A tea shop with Osano Cookie Consent in opt-in mode: “Ablehnen” and “Erlauben”, statistics only afterwards.',
  },
  firm,
  brand: 'Teekontor Lindgren',
  claim: 'Loser Tee aus Lübeck',
  look: { ...looks.shop, accent: '#3f6212', header: '#fefce8', onHeader: '#1d1d1f', heading: 'plain' },
  nav: [
    { text: 'Schwarztee', href: '/schwarztee' },
    { text: 'Kräuter', href: '/kraeuter' },
    { text: 'Kontakt', href: '/kontakt' },
    { text: 'Warenkorb', href: '/warenkorb' },
  ],
  footer: [
    { text: 'AGB', href: '/agb' },
    { text: 'Widerrufsbelehrung', href: '/widerrufsbelehrung' },
    { text: 'Vertrag widerrufen', href: '/vertrag-widerrufen' },
  ],
  head: '<link rel="stylesheet" href="/assets/cookieconsent.min.css">',
  bodyEnd: '<script src="/assets/cookieconsent.min.js"></script><script src="/assets/cookies.js"></script>',
  notice: {
    shop: true,
    services: [noticeServices.googleAnalytics],
    ownCookies: [
      { name: 'cookieconsent_status', lifetime: '1 Jahr', purpose: 'speichert Ihre Entscheidung über Cookies' },
      { name: 'warenkorb', lifetime: 'Sitzung', purpose: 'merkt sich die Waren in Ihrem Warenkorb' },
    ],
    withdrawalPlace: 'über die Lasche „Cookie-Einstellungen“ am unteren Rand jeder Seite',
  },
  pages: {
    '/': {
      title: 'Tee, der nach Tee schmeckt',
      hero: {
        title: 'Frisch aus der zweiten Ernte',
        text: 'Wir kaufen bei sieben Gärten in Assam, Nepal und Portugal und verschicken jeden Werktag aus der Fischergrube.',
        action: { text: 'Schwarztees ansehen', href: '/schwarztee' },
      },
      main: cards([
        { title: 'Assam Mokalbari, 250 g', text: `Kräftig, malzig. 35,60 € je kg.${price('8,90 €')}`, hue: 20 },
        { title: 'Nepal Himalaya, 100 g', text: `Blumig, leicht. 79,00 € je kg.${price('7,90 €')}`, hue: 90 },
        { title: 'Ostseewind, 100 g', text: `Sanddorn, Minze, Holunder. 54,00 € je kg.${price('5,40 €')}`, hue: 40 },
      ]),
    },
    '/schwarztee': {
      title: 'Schwarztee',
      main: cards([
        { title: 'Assam Mokalbari, 250 g', text: `Kräftig, malzig. 35,60 € je kg.${price('8,90 €')}`, hue: 20 },
        { title: 'Ostfriesenmischung, 500 g', text: `Nach dem Rezept der Großmutter. 29,80 € je kg.${price('14,90 €')}`, hue: 10 },
      ]),
    },
    '/kraeuter': {
      title: 'Kräuter',
      main: cards([{ title: 'Ostseewind, 100 g', text: `Sanddorn, Minze, Holunder. 54,00 € je kg.${price('5,40 €')}`, hue: 40 }]),
    },
    '/warenkorb': { title: 'Warenkorb', main: '<p>Ihr Warenkorb ist leer. <a href="/">Weiter einkaufen</a></p>' },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
    '/agb': { title: 'Allgemeine Geschäftsbedingungen', main: terms(firm) },
    '/widerrufsbelehrung': { title: 'Widerrufsbelehrung', main: cancellationPolicy(firm) },
    '/vertrag-widerrufen': { title: 'Vertrag widerrufen', main: withdrawalForm() },
    '/vertrag-widerrufen/bestaetigt': {
      title: 'Widerruf eingegangen',
      main: '<p>Wir haben Ihren Widerruf erhalten. Die Bestätigung mit Datum und Uhrzeit kommt gleich per E-Mail.</p>',
    },
  },
  assets: {
    '/assets/cookieconsent.min.js': packageFile('cookieconsent/build/cookieconsent.min.js'),
    '/assets/cookieconsent.min.css': packageFile('cookieconsent/build/cookieconsent.min.css'),
    '/assets/cookies.js': clientScript(new URL('settings.js', import.meta.url), { analytics: 'G-TEEK0NT0R1' }),
  },
  headers: { 'set-cookie': 'warenkorb=leer; Path=/; Secure; HttpOnly; SameSite=Lax' },
  truth,
  choices: { reject: [{ selector: '.cc-deny' }], accept: [{ selector: '.cc-allow' }] },
});
