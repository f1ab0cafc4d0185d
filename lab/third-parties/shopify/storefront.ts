import { html, json, redirect } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import { type PageAnswer, siteHost } from '../../site-host.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** What the platform needs to know of a shop. `domain` is the registrable one, at which its cookies lie. */
export interface ShopifyShop {
  domain: string;
  shop: string;
  shopId: number;
}

const file = (name: string) => new URL(name, import.meta.url);
const year = lifetimes.days(365);

function consentValue(region: string): string {
  const purposes = { p: false, a: false, m: false, t: true };
  const value = {
    con: { CMP: { a: '', m: '', p: '', s: '' } },
    v: '2.1',
    region,
    reg: 'GDPR',
    purposes,
    display_banner: true,
    sale_of_data_region: false,
    consent_id: uuid().toUpperCase(),
  };
  return encodeURIComponent(JSON.stringify(value));
}

/**
 * Cookies that come with a page of the shop. Visitors who have not decided yet get the analytics cookies too, unless the shop told the
 * platform to wait (`untilDeclined` false); whoever has declined does not.
 */
function storefrontCookies({ cookies }: LabRequest, { domain }: ShopifyShop, untilDeclined = true): string[] {
  const lines: string[] = [];
  const add = (name: string, value: string, lifetimeSeconds: number, more: Parameters<typeof setCookie>[2] = {}) => {
    if (!cookies[name]) lines.push(setCookie(name, value, { lifetimeSeconds, expires: true, sameSite: 'Lax', ...more }));
  };
  const analytics = /%22a%22%3A%22(\d?)%22/.exec(cookies['_tracking_consent'] ?? '')?.[1];
  add('localization', 'DE', year);
  add('cart_currency', 'EUR', lifetimes.days(14));
  add('_tracking_consent', consentValue('DESH'), year, { domain });
  add('_shopify_essential', `:AZ${uuid().replaceAll('-', '')}:`, year, { httpOnly: true, secure: true });
  if (untilDeclined ? analytics !== '0' : analytics === '1') {
    add('_shopify_y', uuid(), year, { domain });
    add('_shopify_s', uuid(), lifetimes.minutes(30), { domain });
  }
  return lines;
}

/** A page of the shop as the platform answers with it; `untilDeclined` as above. */
export function storefrontPage(text: string, request: LabRequest, shop: ShopifyShop, untilDeclined = true): LabResponse {
  return html(text, {
    'set-cookie': storefrontCookies(request, shop, untilDeclined),
    'x-shopid': String(shop.shopId),
    'powered-by': 'Shopify',
    'x-shopify-stage': 'production',
    'content-language': 'de-DE',
  });
}

/** Puts an article into the cart, which cookies keep for two weeks, and leads there. */
export function addToCart(): LabResponse {
  const kept = { lifetimeSeconds: lifetimes.days(14), expires: true, sameSite: 'Lax' } as const;
  return redirect('/cart', 302, {
    'set-cookie': [
      setCookie('cart', `hWN${randomText(20)}%3Fkey%3D${randomText(24)}`, kept),
      setCookie('cart_sig', randomText(32), { ...kept, httpOnly: true }),
    ],
  });
}

function consentAnswer({ body }: LabRequest) {
  const granted = body.toString('utf8').includes('"analytics":true');
  const cookie = (name: string) =>
    setCookie(name, `:AZ${uuid().replaceAll('-', '')}:`, {
      lifetimeSeconds: year,
      expires: true,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
  return json(
    { data: { consentManagement: { customerPrivacy: { cookies: { trackingConsentCookie: '…', landingPageCookie: '' } } } } },
    granted ? { 'set-cookie': [cookie('_shopify_analytics'), cookie('_shopify_marketing')] } : {},
  );
}

/** Path of the worker in which an app's pixel runs. */
export const pixelWorkerPath =
  '/wpm@e4b8d02aw91f6c0d7p35a1c8e2m7d2f9b04/app/web-pixel-1204584714@18031546ee651571ed29edbe71a3550b/sandbox/worker.modern.js';

/** Files and endpoints that the platform serves on the shop's own domain. */
export function storefrontFiles({ domain, shop, shopId }: ShopifyShop): Record<string, PageAnswer> {
  const config = { domain, shop, shopId };
  return {
    '/cdn/shopifycloud/privacy-banner/storefront-banner.js': clientScript([file('consent-api.js'), file('privacy-banner.js')], config),
    '/cdn/shopifycloud/consent-tracking-api/v0.2/consent-tracking-api.js': clientScript(file('consent-api.js'), config),
    '/cdn/s/trekkie.storefront.8d95595f799fbf7e1d32231b9a28fd43b70c67d3.min.js': clientScript(file('trekkie.js'), config),
    '/cdn/wpm/be4b8d02aw91f6c0d7p35a1c8e2m7d2f9b04m.js': clientScript(file('web-pixels-manager.js'), {
      ...config,
      worker: pixelWorkerPath,
    }),
    [pixelWorkerPath]: clientScript(file('tiktok-worker.js'), config),
    '/cdn/shopifycloud/portable-wallets/latest/portable-wallets.de.js': clientScript(file('portable-wallets.js'), config),
    '/.well-known/shopify/monorail/unstable/produce_batch': json({ result: [{ status: 200, message: 'ok' }] }),
    '/api/unstable/graphql.json': consentAnswer,
  };
}

/** Where the platform serves a shop: under www, with the bare domain leading there. */
export function storefrontHosts({ domain }: ShopifyShop, pages: Record<string, PageAnswer>): LabHost[] {
  return [
    siteHost({ host: `www.${domain}`, address: '23.227.38.74', cname: ['shops.myshopify.com'], pages }),
    { host: domain, address: '23.227.38.65', handle: ({ url }) => redirect(`https://www.${domain}${url.pathname}${url.search}`) },
  ];
}

/** Cookies of the platform by what they depend on: always, until somebody declines, after acceptance. */
export function storefrontFootprints(domain: string): {
  always: Footprint;
  unlessDeclined: Footprint;
  accepted: Footprint;
  wallet: Footprint;
} {
  const cookies = (place: string, declaredLifetimeSeconds: number | null, ...names: string[]) =>
    names.map((name) => ({ name, domain: place, declaredLifetimeSeconds }));
  const host = `www.${domain}`;
  return {
    always: {
      service: 'Shopify',
      hosts: ['cdn.shopify.com'],
      cookies: [
        ...cookies(host, year, 'localization', '_shopify_essential'),
        ...cookies(host, lifetimes.days(14), 'cart_currency'),
        ...cookies(domain, year, '_tracking_consent'),
      ],
    },
    unlessDeclined: {
      service: 'Shopify Analytics',
      hosts: [],
      cookies: [...cookies(domain, year, '_shopify_y'), ...cookies(domain, lifetimes.minutes(30), '_shopify_s')],
    },
    accepted: { service: 'Shopify Analytics', hosts: [], cookies: cookies(host, year, '_shopify_analytics', '_shopify_marketing') },
    wallet: {
      service: 'Shop Pay',
      hosts: ['shop.app', 'monorail-edge.shopifysvc.com'],
      cookies: cookies('shop.app', null, '_pay_session'),
    },
  };
}
