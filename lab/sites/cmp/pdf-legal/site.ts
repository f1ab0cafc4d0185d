import { type Firm, imprintText } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { cards, list, renderPage, type SiteFrame, section } from '../../../page.ts';
import { privacyNotice } from '../../../privacy-notice.ts';
import { apexHost, siteHost } from '../../../site-host.ts';
import type { LabSite } from '../../../types.ts';
import { textPdf } from './pdf-document.ts';
import { truth } from './truth.ts';

const address = '88.198.61.36';

const firm: Firm = {
  name: 'Dachdeckerei Ostermann GmbH & Co. KG',
  representedBy: {
    role: 'Komplementärin Ostermann Verwaltungs GmbH (Amtsgericht Hildesheim, HRB 20866), Geschäftsführer',
    names: ['Ralf Ostermann'],
  },
  street: 'Am Güterbahnhof 17',
  town: '31134 Hildesheim',
  phone: '+49 5121 555 38 0',
  email: 'buero@dachdeckerei-ostermann.test',
  register: { court: 'Amtsgericht Hildesheim', number: 'HRA 201547' },
  vatDigits: '11658203',
  dataProtectionAuthority: 'Der Landesbeauftragte für den Datenschutz Niedersachsen (LfD Niedersachsen), Prinzenstraße 5, 30159 Hannover',
};

const frame: SiteFrame = {
  brand: 'Dachdeckerei Ostermann',
  claim: 'Meisterbetrieb in dritter Generation',
  look: { ...looks.industry, accent: '#991b1b', header: '#3f3f46', footer: '#18181b' },
  nav: [
    { text: 'Leistungen', href: '/leistungen' },
    { text: 'Referenzen', href: '/referenzen' },
  ],
  footer: [
    // Left over from the template; the page itself exists.
    { text: 'Impressum', href: '#' },
    { text: 'Datenschutzerklärung (PDF)', href: '/datenschutz.pdf' },
  ],
};

const asText = (html: string) =>
  html
    .split(/<\/?(?:p|h2|li|ul|section|tr|br)\b[^>]*>/)
    .map((part) =>
      part
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .replaceAll('–', '-')
        .replace(/[„“”]/g, '"')
        .trim(),
    )
    .filter(Boolean);

/** A privacy notice that exists only as a PDF, and an imprint that exists but that no link leads to. */
export const pdfLegal: LabSite = {
  slug: 'pdf-legal',
  url: 'https://www.dachdeckerei-ostermann.test/',
  about: {
    de: 'Dachdecker, dessen Datenschutzerklärung nur als PDF vorliegt und dessen Impressum-Link ins Leere führt.',
    en: 'A roofer whose privacy notice exists only as a PDF and whose imprint link leads nowhere.',
  },
  hosts: [
    siteHost({
      host: 'www.dachdeckerei-ostermann.test',
      address,
      pages: {
        '/': renderPage(frame, {
          title: 'Dächer in Hildesheim',
          hero: {
            title: 'Dicht ist dicht.',
            text: 'Steildach, Flachdach, Dachfenster und Solar: Wir decken, was hält. Rufen Sie an, wir kommen gucken.',
          },
          main: cards([
            { title: 'Steildach', text: 'Ziegel, Schiefer, Biberschwanz.', hue: 10 },
            { title: 'Flachdach', text: 'Bitumen, Folie oder gleich begrünt.', hue: 100 },
            { title: 'Notdienst', text: 'Nach Sturm auch nachts: +49 5121 555 38 0.', hue: 45 },
          ]),
        }),
        '/leistungen': renderPage(frame, {
          title: 'Leistungen',
          main: section('Was wir machen', list('Neueindeckung', 'Reparatur', 'Dämmung', 'Photovoltaik', 'Klempnerarbeiten')),
        }),
        '/referenzen': renderPage(frame, {
          title: 'Referenzen',
          main: section('Ausgewählte Dächer', 'Knochenhaueramt (Nachbesserung 2019), Grundschule Itzum, 214 Einfamilienhäuser.'),
        }),
        '/impressum': renderPage(frame, { title: 'Impressum', main: imprintText(firm) }),
        '/datenschutz.pdf': {
          headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="datenschutz.pdf"' },
          body: textPdf('Datenschutzerklärung', ['Datenschutzerklärung', ...asText(privacyNotice(firm, { contactForm: false }))]),
        },
      },
    }),
    apexHost('dachdeckerei-ostermann.test', address),
  ],
  truth,
};
