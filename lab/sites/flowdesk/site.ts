import { readFileSync } from 'node:fs';
import { apexHost, siteHost } from '../../site-host.ts';
import { ashbyBoards } from '../../third-parties/ashby/hosts.ts';
import { posthogProxy } from '../../third-parties/posthog/proxy.ts';
import { stripePricingTables } from '../../third-parties/stripe/hosts.ts';
import { webflowSites } from '../../third-parties/webflow/hosts.ts';
import type { LabSite } from '../../types.ts';
import { accounts } from './accounts.ts';
import { legalPages } from './legal-pages.ts';
import { salesPages } from './pages.ts';
import { truth } from './truth.ts';
import { render } from './webflow.ts';

const domain = 'flowdesk.test';
const address = '198.202.211.1';

const drawing = (inner: string, box = '0 0 320 160') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
const logo = (ink: string) =>
  drawing(
    `<rect width="34" height="34" rx="9" fill="#5b3df5"/><path d="M9 12h16M9 17h10M9 22h13" stroke="#fff" stroke-width="3" stroke-linecap="round"/><text x="43" y="24" font-family="Arial" font-weight="700" font-size="21" fill="${ink}">flowdesk</text>`,
    '0 0 136 34',
  );

webflowSites.publish(accounts.webflowSite, {
  styles: readFileSync(new URL('style.css', import.meta.url), 'utf8'),
  pictures: {
    'logo.svg': logo('#151827'),
    'logo-white.svg': logo('#ffffff'),
    'favicon.svg': drawing('<rect width="32" height="32" rx="8" fill="#5b3df5"/>', '0 0 32 32'),
    'inbox.svg': drawing(
      '<rect width="320" height="160" rx="12" fill="#e2dcff"/><g fill="#fff"><rect x="30" y="24" width="260" height="30" rx="6"/><rect x="30" y="64" width="260" height="30" rx="6"/><rect x="30" y="104" width="260" height="30" rx="6"/></g><g fill="#5b3df5"><circle cx="48" cy="39" r="7"/><circle cx="48" cy="79" r="7"/><circle cx="48" cy="119" r="7"/></g>',
    ),
    'rules.svg': drawing(
      '<rect width="320" height="160" rx="12" fill="#d8f3ea"/><path d="M70 80h70m0 0 60-36m-60 36 60 36" stroke="#0e8f6d" stroke-width="6" fill="none"/><g fill="#0e8f6d"><circle cx="70" cy="80" r="20"/><circle cx="216" cy="40" r="20"/><circle cx="216" cy="120" r="20"/></g>',
    ),
    'report.svg': drawing(
      '<rect width="320" height="160" rx="12" fill="#ffe9d6"/><g fill="#e8772e"><rect x="50" y="90" width="36" height="44"/><rect x="106" y="60" width="36" height="74"/><rect x="162" y="76" width="36" height="58"/><rect x="218" y="30" width="36" height="104"/></g>',
    ),
  },
});
stripePricingTables.publish(accounts.pricingTable, [
  { name: 'Starter', price: '19 €', features: ['Up to 5 seats', '3 queues', 'E-mail support'] },
  { name: 'Team', price: '39 €', features: ['Up to 50 seats', 'Workflows', 'Slack integration'] },
  { name: 'Scale', price: '69 €', features: ['Unlimited seats', 'SSO and audit log', 'Named contact'] },
]);
ashbyBoards.publish('flowdesk', [
  ['Senior Backend Engineer (f/m/x)', 'Engineering · Berlin or remote · Full time'],
  ['Customer Success Manager DACH (f/m/x)', 'Customer · Berlin · Full time'],
  ['Working Student Operations (f/m/x)', 'Operations · Berlin · Part time'],
]);

/** A start-up on Webflow with Finsweet's banner and PostHog behind a name of its own. */
export const flowdesk: LabSite = {
  slug: 'flowdesk',
  url: `https://www.${domain}/`,
  about: {
    de: 'B2B-Start-up auf Webflow mit Finsweet Cookie Consent: Hotjar, Intercom und Calendly warten, PostHog über eine eigene Subdomain, Vimeo, Google Fonts und Stripe nicht.',
    en: 'A B2B start-up on Webflow with Finsweet Cookie Consent: Hotjar, Intercom and Calendly wait, PostHog behind a subdomain of its own, Vimeo, Google Fonts and Stripe do not.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      cname: ['cdn.webflow.com'],
      hardened: false,
      headers: { 'strict-transport-security': 'max-age=31536000', 'x-lambda-id': '0c9d4a52-7f63-4be1-9b10-55f2c8a1e730' },
      pages: Object.fromEntries([...salesPages, ...legalPages].map((page) => [page.path, render(page)])),
    }),
    apexHost(domain, address),
    posthogProxy(`e.${domain}`, accounts.posthog, '7b1d4f0ac92e83516d0f'),
  ],
  truth,
  choices: {
    bannerAfterMs: 500,
    reject: [{ selector: '.fs-cc-banner_component [fs-cc="deny"]' }],
    accept: [{ selector: '.fs-cc-banner_component [fs-cc="allow"]' }],
  },
};
