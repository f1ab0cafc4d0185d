import { readFileSync } from 'node:fs';
import { apexHost, siteHost } from '../../site-host.ts';
import { webflowSites } from '../../third-parties/webflow/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { publishAccounts } from './accounts.ts';
import { broker } from './broker.ts';
import { legalPages } from './legal-pages.ts';
import { contentPages } from './pages.ts';
import { servicePages } from './service-pages.ts';
import { truth } from './truth.ts';
import { render } from './webflow.ts';

publishAccounts();

const drawing = (box: string, inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
const key = '<path d="M20 4a9 9 0 1 1-5 16l-9 14H3v-5l9-13A9 9 0 0 1 20 4z" fill="#0f3d5c"/>';

webflowSites.publish(broker.webflowSite, {
  styles: readFileSync(new URL('style.css', import.meta.url), 'utf8'),
  fonts: { 'SourceSans3-Regular.woff2': tinyFont, 'SourceSans3-Bold.woff2': tinyFont },
  pictures: {
    'logo.svg': drawing(
      '0 0 190 40',
      `${key}<text x="40" y="27" font-family="Arial" font-weight="700" font-size="22" fill="#0f3d5c">Hansekontor</text>`,
    ),
    'favicon.svg': drawing('0 0 40 40', key),
    'whatsapp.svg': drawing(
      '0 0 22 22',
      '<circle cx="11" cy="11" r="10" fill="#25d366"/><path d="M7 7c0 5 4 8 8 8l1-2-3-1-1 1c-1-1-2-2-2-3l1-1-1-3z" fill="#fff"/>',
    ),
    'google-bewertungen.svg': drawing(
      '0 0 220 70',
      '<rect x="1" y="1" width="218" height="68" rx="8" fill="#fff" stroke="#dadce0"/><text x="14" y="28" font-family="Arial" font-size="18" fill="#4285f4">Google</text><text x="14" y="54" font-family="Arial" font-size="16" fill="#fbbc04">★★★★★ 4,9</text>',
    ),
  },
});

/** A broker of insurances whose banner is well made while frames, seal and the questions on health pass it by. */
export const hansekontorMakler: LabSite = {
  slug: 'hansekontor-makler',
  url: `https://${broker.host}/`,
  about: {
    de: 'Versicherungsmakler auf Webflow mit Cookiebot: HubSpot, LinkedIn und Calendly warten; Bewertungssiegel, Tarifrechner und ein Video nicht, und ein Formular fragt nach der Gesundheit.',
    en: 'An insurance broker on Webflow with Cookiebot: HubSpot, LinkedIn and Calendly wait; a seal, a calculator and one video do not, and a form asks about health.',
  },
  hosts: [
    siteHost({
      host: broker.host,
      address: broker.address,
      cname: ['cdn.webflow.com'],
      hardened: false,
      headers: { 'strict-transport-security': 'max-age=31536000', 'x-lambda-id': '5b0f6e91-3c1d-4f7a-9a0e-c28d1b7e6640' },
      pages: Object.fromEntries([...contentPages, ...servicePages, ...legalPages].map((page) => [page.path, render(page)])),
    }),
    apexHost(broker.domain, broker.address),
  ],
  truth,
  choices: {
    bannerAfterMs: 500,
    reject: [{ selector: '#CybotCookiebotDialogBodyButtonDecline' }],
    accept: [{ selector: '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll' }],
  },
};
