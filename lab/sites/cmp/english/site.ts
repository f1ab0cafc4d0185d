import { clientScript } from '../../../client-script.ts';
import { vatId } from '../../../firm.ts';
import { looks } from '../../../looks.ts';
import { analyticsSnippet, cards, list, type PageContent, renderPage, type SiteFrame, section } from '../../../page.ts';
import { apexHost, siteHost } from '../../../site-host.ts';
import type { LabSite } from '../../../types.ts';
import { imprint, privacyNotice } from './texts.ts';
import { truth } from './truth.ts';

const address = '88.198.61.35';

const frame: SiteFrame = {
  brand: 'Tidewater Instruments',
  claim: 'Water level sensors',
  look: { ...looks.industry, accent: '#134e6f', header: '#ffffff', onHeader: '#12232e', footer: '#0c2a3b', heading: 'plain' },
  nav: [
    { text: 'Products', href: '/products' },
    { text: 'About us', href: '/about' },
    { text: 'Contact', href: '/contact' },
  ],
  footer: [
    { text: 'Imprint', href: '/imprint' },
    { text: 'Privacy policy', href: '/privacy' },
  ],
  footerExtra: '<a href="#" data-cookie-einstellungen>Cookie settings</a>',
  head: `<script defer src="/assets/consent.js"></script>${analyticsSnippet('G-T1DEWATER7', 'type="text/plain" data-einwilligung')}`,
};

const contact = `<form class="form" method="post" action="/contact/thanks">
<label>Your name (optional) <input name="name" autocomplete="name"></label>
<label>E-mail address <input type="email" name="email" required autocomplete="email"></label>
<label>Your message <textarea name="message" rows="5" required></textarea></label>
<p>We use your details only to answer your enquiry. See our <a href="/privacy">privacy policy</a>.</p>
<button class="button" type="submit">Send message</button></form>`;

const contents: Record<string, PageContent> = {
  '/': {
    title: 'Sensors that outlast the tide',
    hero: {
      title: 'We measure where others drown.',
      text: 'Tidewater builds radar gauges for harbours, locks and rivers. Made in Hamburg, installed from Reykjavík to Rangoon.',
    },
    main: cards([
      { title: 'TW-40 radar gauge', text: 'Two millimetres accuracy over forty metres.', hue: 200 },
      { title: 'TW-Logger', text: 'Ten years on one battery.', hue: 170 },
    ]),
  },
  '/products': {
    title: 'Products',
    main: section('For harbours and rivers', list('TW-40 radar gauge', 'TW-Logger', 'TW-Link radio module')),
  },
  '/about': {
    title: 'About us',
    main: section('Since 2003', 'Thirty-one people in Hamburg. We sell to public authorities and companies worldwide.'),
  },
  '/contact': { title: 'Contact', main: contact },
  '/contact/thanks': { title: 'Thank you', main: '<p>Your message has arrived.</p>' },
  '/imprint': { title: 'Imprint', main: imprint.replace('VAT_ID', vatId('29130578')) },
  '/privacy': { title: 'Privacy policy', main: privacyNotice },
};

/** A German company in English from start to imprint. */
export const english: LabSite = {
  slug: 'english',
  url: 'https://www.tidewater-instruments.test/',
  about: {
    de: 'Hamburger GmbH mit ganz englischer Website: „Imprint“, „Only necessary“ und „Accept all“.',
    en: 'A Hamburg GmbH with a website entirely in English: “Imprint”, “Only necessary” and “Accept all”.',
  },
  hosts: [
    siteHost({
      host: 'www.tidewater-instruments.test',
      address,
      pages: {
        ...Object.fromEntries(Object.entries(contents).map(([path, page]) => [path, renderPage(frame, { ...page, language: 'en' })])),
        '/assets/consent.js': clientScript([new URL('../choice.js', import.meta.url), new URL('banner.js', import.meta.url)], {
          key: 'tide_consent',
          days: 180,
          cookies: ['_ga', '_ga_T1DEWATER7'],
        }),
      },
    }),
    apexHost('tidewater-instruments.test', address),
  ],
  truth,
  choices: { reject: [{ selector: '#tide-consent [data-choice=keine]' }], accept: [{ selector: '#tide-consent [data-choice=alle]' }] },
};
