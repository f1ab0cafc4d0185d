import { readFileSync } from 'node:fs';
import { css, html, json, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import type { LabRequest, LabSite } from '../../types.ts';
import { formPages } from './form-pages.ts';
import { legalPages } from './legal-pages.ts';
import { accounts, type NovaPage, novaPage, shop } from './nova.ts';
import { pictures } from './pictures.ts';
import { filledBasket, shopPages } from './shop-pages.ts';
import { truth } from './truth.ts';

const address = '89.22.113.64';

tagManagerContainers.publish(accounts.container, [
  { type: 'gtag', id: accounts.analytics },
  { type: 'gtag', id: accounts.ads },
  // Pasted as "custom HTML" on all pages: Consent Mode knows nothing of it.
  {
    type: 'html',
    code: `(function(){var s=document.createElement('script');s.async=true;s.src='https://cdn.brevo.com/js/sdk-loader.js';document.head.appendChild(s);window.Brevo=window.Brevo||[];Brevo.push(['init',{client_key:'${accounts.brevoKey}'}]);})();`,
  },
]);

const sessionCookie = ({ cookies }: LabRequest) =>
  cookies['JTLSHOP']
    ? undefined
    : { 'set-cookie': setCookie('JTLSHOP', randomText(26).toLowerCase(), { secure: true, httpOnly: true, sameSite: 'Lax' }) };

const show = (page: NovaPage) => (request: LabRequest) =>
  html(novaPage(request.method === 'POST' && page.path === '/Warenkorb' ? filledBasket : page), sessionCookie(request));

const pages: Record<string, PageAnswer> = {};
for (const page of [...shopPages, ...formPages, ...legalPages]) pages[page.path] = show(page);

const consentScript = clientScript(new URL('consent.js', import.meta.url));

const files: Record<string, PageAnswer> = {
  ...pictures,
  '/asset/lichthaus.css,plugin_css': css(readFileSync(new URL('style.css', import.meta.url), 'utf8')),
  '/templates/NOVA/js/consent.js': consentScript,
  '/templates/NOVA/js/consent.youtube.js': clientScript(new URL('consent.youtube.js', import.meta.url)),
  '/asset/jtl3.js': clientScript(new URL('shop.js', import.meta.url)),
  '/_updateconsent': ({ method }) => (method === 'POST' ? json({ status: 'OK', data: null }) : notFound()),
  '/robots.txt': script('User-agent: *\nDisallow: /Warenkorb\n', { 'content-type': 'text/plain' }),
};

/** A lamp shop on JTL-Shop 5 whose consent manager governs Google and YouTube, and nothing else. */
export const lichthausBrandau: LabSite = {
  slug: 'lichthaus-brandau',
  url: `${shop.origin}/`,
  about: {
    de: 'Lampenshop auf JTL-Shop 5: Der Consent-Manager steuert Google Analytics und YouTube, Brevo, PayPal, Trustbadge und Pings laufen ungefragt.',
    en: 'A lamp shop on JTL-Shop 5: its consent manager governs Google Analytics and YouTube, while Brevo, PayPal, Trustbadge and pings run unasked.',
  },
  hosts: [siteHost({ host: shop.host, address, pages: { ...pages, ...files }, hardened: false }), apexHost(shop.domain, address)],
  truth,
  choices: { reject: [{ selector: '#consent-banner-btn-close' }], accept: [{ selector: '#consent-banner-btn-all' }] },
};
