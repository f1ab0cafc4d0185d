import { readFileSync } from 'node:fs';
import { css, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import { apexHost, type PageAnswer, siteHost } from '../../site-host.ts';
import type { LabRequest, LabResponse, LabSite } from '../../types.ts';
import { cataloguePages } from './catalogue.ts';
import { consentGroups } from './consent-groups.ts';
import { formPages } from './forms.ts';
import { legalPages } from './legal.ts';
import { magentoPage } from './magento.ts';
import { pictureFiles } from './pictures.ts';
import { privacyPage } from './privacy.ts';
import { openChat, shop } from './shop.ts';
import { fillContainer } from './tags.ts';
import { truth } from './truth.ts';

fillContainer();
openChat();

const year = lifetimes.days(365);
const tenYears = 315_360_000;
const own = (name: string, value: string, lifetimeSeconds: number, httpOnly = false) =>
  setCookie(name, value, { domain: shop.host, lifetimeSeconds, expires: true, secure: true, httpOnly, sameSite: 'Lax' });

/** What each optional group stands for when it is refused, as Amasty lists it. */
const cookiesOfGroup: Record<string, string> = {
  '2': 'uslk_umm,__klarna_sdk_session',
  '3': '_ga,mf_user',
  '4': '_gcl_au,_uetsid,_uetvid,cto_bundle',
};

/** Private content: Magento starts the session here, since the pages themselves come from the cache. */
function sections(request: LabRequest): LabResponse {
  const id = Math.floor(Date.now() / 1000);
  const set = own('PHPSESSID', request.cookies['PHPSESSID'] ?? randomText(26).toLowerCase(), lifetimes.minutes(60), true);
  const content = { cart: { summary_count: 2, items: [], data_id: id }, customer: { data_id: id }, 'directory-data': { data_id: id } };
  return json(content, { 'cache-control': 'no-cache, no-store', 'set-cookie': set });
}

/** Keeps a choice. Any POST to Magento also renews `private_content_version`. */
function choose(groups: readonly string[]): LabResponse {
  const refused = Object.keys(cookiesOfGroup).filter((group) => !groups.includes(group) && !groups.includes('0'));
  const set = [
    own('amcookie_allowed', encodeURIComponent(groups.join(',')), year),
    own('amcookie_disallowed', encodeURIComponent(refused.map((group) => cookiesOfGroup[group]).join(',')), year),
    own('private_content_version', randomText(32).toLowerCase(), tenYears),
  ];
  return json({ success: true }, { 'set-cookie': set });
}

const pages: Record<string, PageAnswer> = {
  ...Object.fromEntries([...cataloguePages, ...formPages, ...legalPages, privacyPage].map((page) => [page.path, magentoPage(page)])),
  ...pictureFiles,
  [`${shop.files}/css/styles-m.min.css`]: css(readFileSync(new URL('styles.css', import.meta.url), 'utf8')),
  [`${shop.files}/js/bundle/bundle0.min.js`]: clientScript(new URL('storefront.js', import.meta.url)),
  [`${shop.files}/Amasty_GdprFrontendUi/js/cookies.min.js`]: clientScript(new URL('consent.js', import.meta.url)),
  '/customer/section/load/': sections,
  '/gdprcookie/cookie/cookies/': json(consentGroups, { 'set-cookie': own('amcookie_policy_restriction', 'allowed', year) }),
  '/gdprcookie/cookie/allow': choose(['0']),
  '/gdprcookie/cookie/decline': choose(['1']),
  '/gdprcookie/cookie/savegroups': ({ body }) =>
    choose(['1', ...new URLSearchParams(body.toString()).getAll('groups[]').filter((id) => id !== '1')]),
};

const missing: LabResponse = {
  ...html(
    magentoPage({
      path: '/no-route',
      title: '404 Nicht gefunden',
      type: 'cms-no-route cms-noroute-index page-layout-1column',
      main: '<h1 class="page-title">Diese Seite gibt es nicht</h1><p>Vielleicht hilft die Suche oben.</p>',
    }),
  ),
  status: 404,
};

/** A tool shop on Magento, well looked after but for tags and texts that were forgotten. */
export const werkzeugFalkner: LabSite = {
  slug: 'werkzeug-falkner',
  url: `${shop.origin}/`,
  about: {
    de: 'Werkzeughandel auf Magento mit dem Banner von Amasty; Bing misst ohne Einwilligung, Google schickt Signale, die der Text bestreitet, und die Widerrufsfunktion fehlt.',
    en: 'A tool shop on Magento with the banner of Amasty; Bing measures without consent, Google sends signals that the notice denies, and the withdrawal function is missing.',
  },
  hosts: [
    siteHost({
      host: shop.host,
      address: shop.address,
      pages,
      fallback: ({ url }) => (/\.\w{2,4}$/.test(url.pathname) ? notFound() : missing),
      headers: {
        'x-magento-cache-debug': 'HIT',
        vary: 'Accept-Encoding',
        'cache-control': 'max-age=0, must-revalidate, no-cache, no-store',
      },
    }),
    apexHost(shop.domain, shop.address),
  ],
  truth,
  choices: {
    reject: [{ selector: '.amgdprjs-bar-template .amgdprcookie-button.-decline' }],
    accept: [{ selector: '.amgdprjs-bar-template .amgdprcookie-button.-allow' }],
  },
};
