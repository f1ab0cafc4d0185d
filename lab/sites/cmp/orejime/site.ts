import { clientScript } from '../../../client-script.ts';
import type { Firm } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { noticeServices } from '../../../notice-services.ts';
import { packageFile } from '../../../package-file.ts';
import { cards, contactForm, metaPixelSnippet, section } from '../../../page.ts';
import { ordinarySite } from '../ordinary-site.ts';
import { truth } from './truth.ts';

const firm: Firm = {
  name: 'Theater am Speicher gGmbH',
  representedBy: { role: 'Geschäftsführer', names: ['Konstantin Averbeck'] },
  street: 'Speicherstraße 4',
  town: '48155 Münster',
  phone: '+49 251 555 17 60',
  email: 'buehne@theater-am-speicher.test',
  register: { court: 'Amtsgericht Münster', number: 'HRB 18834' },
  vatDigits: '31820457',
  dataProtectionAuthority:
    'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf',
};

/** Orejime as published, with the Meta pixel after consent only. */
export const orejime = ordinarySite({
  slug: 'orejime',
  domain: 'theater-am-speicher.test',
  address: '88.198.61.23',
  about: {
    de: 'Theater mit Orejime: Der Meta-Pixel läuft erst nach Einwilligung.',
    en: 'A theatre with Orejime: the Meta pixel runs after consent only.',
  },
  firm,
  brand: 'Theater am Speicher',
  claim: 'Schauspiel · Figuren · Junge Bühne',
  look: { ...looks.law, ink: '#1a1a1a', accent: '#7b1e3a', header: '#1a1a1a', footer: '#1a1a1a', radius: '0' },
  nav: [
    { text: 'Spielplan', href: '/spielplan' },
    { text: 'Ensemble', href: '/ensemble' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footer: [{ text: 'Facebook', href: 'https://www.facebook.com/theater.am.speicher.beispiel' }],
  footerExtra: '<a href="#" onclick="orejime.prompt();return false">Cookie-Einstellungen</a>',
  head: `<link rel="stylesheet" href="/assets/orejime.css"><script src="/assets/einwilligung.js"></script><script defer src="/assets/orejime.js"></script>
<template data-purpose="meta">${metaPixelSnippet('731904418820557')}</template>`,
  notice: {
    services: [noticeServices.metaPixel],
    social: ['Facebook'],
    ownCookies: [{ name: 'orejime', lifetime: '180 Tage', purpose: 'speichert Ihre Entscheidung über Cookies' }],
  },
  pages: {
    '/': {
      title: 'Spielzeit 2026/27',
      hero: {
        title: 'Was wir einander schulden',
        text: 'Elf Premieren, vier Wiederaufnahmen und eine Bühne, die früher Getreide lagerte. Die neue Spielzeit fragt nach Schuld und Schulden.',
        action: { text: 'Zum Spielplan', href: '/spielplan' },
      },
      main: cards([
        { title: 'Der Besuch', text: 'Tragikomödie. Premiere am 28. November, Großer Speicher.', hue: 340 },
        { title: 'Klabauter', text: 'Figurentheater ab 6 Jahren, sonntags 15 Uhr.', hue: 200 },
        { title: 'Schichtwechsel', text: 'Recherchestück mit Münsteraner Pflegekräften.', hue: 30 },
      ]),
    },
    '/spielplan': {
      title: 'Spielplan',
      main: '<table><tr><th>Datum</th><th>Stück</th><th>Ort</th></tr><tr><td>28. November, 19.30 Uhr</td><td>Der Besuch</td><td>Großer Speicher</td></tr><tr><td>29. November, 15 Uhr</td><td>Klabauter</td><td>Kornkammer</td></tr><tr><td>3. Dezember, 20 Uhr</td><td>Schichtwechsel</td><td>Großer Speicher</td></tr></table><p>Karten an der Theaterkasse, dienstags bis samstags 11–18 Uhr.</p>',
    },
    '/ensemble': {
      title: 'Ensemble',
      main: section(
        'Neun auf der Bühne, dreißig dahinter',
        'Unser Ensemble spielt seit 2011 zusammen. Gastregie führen in dieser Spielzeit Ilka Bruns und Tomasz Rybak.',
      ),
    },
    '/kontakt': { title: 'Kontakt', main: contactForm('/kontakt/danke', '/datenschutz') },
  },
  assets: {
    '/assets/einwilligung.js': clientScript(new URL('settings.js', import.meta.url)),
    '/assets/orejime.js': packageFile('orejime/dist/orejime-standard-de.js'),
    '/assets/orejime.css': packageFile('orejime/dist/orejime-standard.css'),
  },
  truth,
  choices: { reject: [{ selector: '.orejime-Banner-declineButton' }], accept: [{ selector: '.orejime-Banner-saveButton' }] },
});
