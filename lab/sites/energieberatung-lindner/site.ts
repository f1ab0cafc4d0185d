import { html } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { type Firm, imprintText } from '../../firm.ts';
import { looks, styleOf } from '../../looks.ts';
import { noticeServices } from '../../notice-services.ts';
import { contactForm, list, section } from '../../page.ts';
import { privacyNotice } from '../../privacy-notice.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import type { LabSite } from '../../types.ts';
import { truth } from './truth.ts';

const address = '88.198.88.71';

const firm: Firm = {
  name: 'Energieberatung Lindner, Inhaberin: Carola Lindner',
  representedBy: { role: 'Inhaberin', names: ['Carola Lindner'] },
  street: 'Weinbergstraße 8',
  town: '01129 Dresden',
  phone: '+49 351 555 08 33',
  email: 'post@energieberatung-lindner.test',
  vatDigits: '28194607',
  dataProtectionAuthority: 'Sächsische Datenschutz- und Transparenzbeauftragte (SDTB), Maternistraße 17, 01067 Dresden',
};

const content = {
  brand: 'Energieberatung Lindner',
  claim: 'Sanieren mit Plan',
  nav: [
    { text: 'Beratung', href: '/beratung' },
    { text: 'Förderung', href: '/foerderung' },
    { text: 'Kontakt', href: '/kontakt' },
  ],
  footer: [
    { text: 'Impressum', href: '/impressum' },
    { text: 'Datenschutz', href: '/datenschutz' },
  ],
  pages: {
    '/': {
      title: 'Was Ihr Haus wirklich braucht',
      main: `${section('Erst rechnen, dann dämmen', 'Ich sehe mir Ihr Haus vom Keller bis zum First an, messe, rechne und sage Ihnen, welche drei Maßnahmen sich zuerst lohnen. Sie bekommen einen Sanierungsfahrplan, den auch Ihre Bank versteht.', 'Seit 2012 habe ich über 700 Häuser in Dresden, Meißen und der Sächsischen Schweiz begleitet. Die meisten brauchten weniger, als ihre Besitzer fürchteten.')}${section('Unabhängig', 'Ich verkaufe keine Heizungen und bekomme von niemandem Provision. Bezahlt werde ich von Ihnen, und einen großen Teil davon übernimmt der Staat.')}`,
    },
    '/beratung': {
      title: 'Beratung',
      main: section(
        'So läuft es ab',
        list(
          'Telefonat: 20 Minuten, kostenlos',
          'Termin vor Ort: zwei bis drei Stunden',
          'Bericht nach drei Wochen mit Kosten und Reihenfolge',
          'Begleitung der Angebote und der Baustelle, wenn Sie möchten',
        ),
        'Für ein Einfamilienhaus kostet der Fahrplan 1.690 €, davon trägt die Förderung in der Regel die Hälfte.',
      ),
    },
    '/foerderung': {
      title: 'Förderung',
      main: section(
        'Welche Zuschüsse es gibt',
        'Einzelmaßnahmen an der Hülle, Heizungstausch, Sanierung zum Effizienzhaus: Die Töpfe ändern sich oft. Ich stelle die Anträge für Sie, bevor der erste Handwerker unterschreibt, denn danach ist es zu spät.',
      ),
    },
    '/kontakt': {
      title: 'Kontakt',
      main: `${section('Rufen Sie an', 'Telefon +49 351 555 08 33, werktags von 8 bis 18 Uhr.')}${contactForm('/kontakt', '/datenschutz')}`,
    },
    '/impressum': { title: 'Impressum', main: imprintText(firm) },
    '/datenschutz': {
      title: 'Datenschutzerklärung',
      main: privacyNotice(firm, {
        services: [noticeServices.googleAnalytics],
        ownCookies: [
          {
            name: 'lindner_consent',
            lifetime: 'bis zur Löschung im Browser (Web-Speicher)',
            purpose: 'merkt sich Ihre Entscheidung im Einwilligungsfenster',
          },
        ],
      }),
    },
  },
};

const shell =
  html(`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Energieberatung Lindner</title>
<style>${styleOf({ ...looks.industry, heading: 'plain' })}</style></head><body><div id="app"></div><noscript>Bitte aktivieren Sie JavaScript.</noscript><script src="/app.js" defer></script></body></html>`);

/** A single-page application: empty shell, legal pages drawn by script, banner four seconds late. */
export const energieberatungLindner: LabSite = {
  slug: 'energieberatung-lindner',
  url: 'https://www.energieberatung-lindner.test/',
  about: {
    de: 'Beratungsbüro als Einseiten-Anwendung: Rechtstexte entstehen erst im Browser, das Banner kommt nach vier Sekunden.',
    en: 'A consultancy as a single-page application: legal texts are drawn in the browser, the banner comes after four seconds.',
  },
  hosts: [
    siteHost({
      host: 'www.energieberatung-lindner.test',
      address,
      // Like many such servers it answers every path with the shell and status 200.
      fallback: shell,
      pages: { '/app.js': clientScript(new URL('app.js', import.meta.url), { content, analytics: 'G-L1NDNERSPA' }) },
    }),
    apexHost('energieberatung-lindner.test', address),
  ],
  truth,
  choices: { bannerAfterMs: 4200, reject: [{ selector: '[data-no]' }], accept: [{ selector: '[data-yes]' }] },
};
