import { html } from '../../answers.ts';
import { apexHost, siteHost } from '../../site-host.ts';
import { framerProjects } from '../../third-parties/framer/hosts.ts';
import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import { iubendaPolicies, iubendaSites } from '../../third-parties/iubenda/hosts.ts';
import { stripePricingTables } from '../../third-parties/stripe/hosts.ts';
import { tallyForms } from '../../third-parties/tally/hosts.ts';
import type { LabSite } from '../../types.ts';
import { accounts, address, domain, origin } from './accounts.ts';
import { render } from './framer.ts';
import { linkedInTag, redditTag } from './head.ts';
import { legalPages } from './legal-pages.ts';
import { otherPages } from './other-pages.ts';
import { salesPages } from './pages.ts';
import { cookiePolicy } from './privacy.ts';
import { truth } from './truth.ts';

const drawing = (inner: string, box = '0 0 600 340') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;

framerProjects.publish(accounts.framerSite, {
  'favicon.svg': drawing(
    '<rect width="32" height="32" rx="8" fill="#1f5eff"/><path d="M9 6h14v20l-3-2-4 2-4-2-3 2z" fill="#fff"/>',
    '0 0 32 32',
  ),
  'app.svg': drawing(
    '<rect width="600" height="340" rx="16" fill="#e8eefc"/><g fill="#fff"><rect x="40" y="40" width="520" height="60" rx="8"/><rect x="40" y="120" width="520" height="60" rx="8"/><rect x="40" y="200" width="520" height="60" rx="8"/></g><g fill="#1f5eff"><circle cx="76" cy="70" r="14"/><circle cx="76" cy="150" r="14"/><circle cx="76" cy="230" r="14"/></g>',
  ),
  'video.svg': drawing('<rect width="600" height="340" rx="16" fill="#0e1726"/><path d="M260 120v100l90-50z" fill="#fff"/>'),
});
iubendaSites.publish(accounts.iubendaSite, {
  policyId: accounts.iubendaPolicy,
  autoblocking: {
    'cdn.segment.com/analytics.js': 4,
    'snap.licdn.com/li.lms-analytics': 5,
    'widget.intercom.io': 2,
    'static.hotjar.com': 4,
  },
});
tagManagerContainers.publish(accounts.container, [
  { type: 'html', event: 'iubenda_consent_given_purpose_5', code: linkedInTag },
  { type: 'html', code: redditTag },
]);
stripePricingTables.publish(accounts.pricingTable, [
  { name: 'Solo', price: '12 €', features: ['1 Platz', '50 Belege im Monat', 'Hilfe per E-Mail'] },
  { name: 'Team', price: '29 €', features: ['5 Plätze', '300 Belege im Monat', 'DATEV-Übergabe'] },
  { name: 'Kanzlei', price: '79 €', features: ['Mandanten ohne Grenze', 'Schnittstellen', 'Fester Ansprechpartner'] },
]);
iubendaPolicies.publish(String(accounts.iubendaPolicy), cookiePolicy);
tallyForms.publish(accounts.tally, {
  title: 'Wunschliste',
  questions: ['Welche Funktion fehlt Ihnen?', 'Womit arbeiten Sie heute?', 'E-Mail (freiwillig)'],
});

const rss = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Belegwerk Blog</title><link>${origin}/blog</link><description>Über Belege</description><language>de</language><item><title>Werbekosten: Diese Belege verlangt das Finanzamt</title><link>${origin}/blog/belege-fuer-werbekosten</link></item></channel></rss>`;

/** A start-up on Framer with iubenda: what autoblocking knows waits, what was added since does not. */
export const belegwerk: LabSite = {
  slug: 'belegwerk',
  maxPages: 10,
  url: `${origin}/`,
  about: {
    de: 'B2B-Start-up auf Framer mit iubenda: Segment, LinkedIn, Intercom und Calendly warten; Reddit-Pixel, Loom, Tally und Stripe nicht, Mixpanel misst ohne Speicher. „Nur für Unternehmer“, doch Privatpersonen dürfen sich anmelden.',
    en: 'A B2B start-up on Framer with iubenda: Segment, LinkedIn, Intercom and Calendly wait; the Reddit pixel, Loom, Tally and Stripe do not, Mixpanel measures without storage. "Businesses only", yet private persons may sign up.',
  },
  hosts: [
    siteHost({
      host: `www.${domain}`,
      address,
      cname: ['sites.framer.app'],
      hardened: false,
      headers: { 'strict-transport-security': 'max-age=31536000', server: 'Framer/5f2c8a1', 'x-content-type-options': 'nosniff' },
      pages: {
        ...Object.fromEntries([...salesPages, ...otherPages, ...legalPages].map((page) => [page.path, render(page)])),
        '/blog/rss.xml': { headers: { 'content-type': 'application/rss+xml; charset=utf-8' }, body: rss },
      },
    }),
    apexHost(domain, address),
    siteHost({
      host: `app.${domain}`,
      address: '88.198.64.21',
      pages: {
        '/signup': html('<!doctype html><html lang="de"><title>Belegwerk</title><p>Bitte bestätigen Sie Ihre E-Mail-Adresse.</p></html>'),
      },
    }),
    siteHost({
      host: `status.${domain}`,
      address: '88.198.64.22',
      pages: {
        '/': '<!doctype html><html lang="de"><head><title>Belegwerk Status</title></head><body><h1>Alle Systeme laufen</h1></body></html>',
      },
    }),
  ],
  truth,
  choices: {
    bannerAfterMs: 1500,
    reject: [{ selector: '#iubenda-cs-banner .iubenda-cs-reject-btn' }],
    accept: [{ selector: '#iubenda-cs-banner .iubenda-cs-accept-btn' }],
  },
};
