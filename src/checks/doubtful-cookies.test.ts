import { expect, it } from 'vitest';
import { bannerEvidence } from '../../test/factories/evidence.ts';
import { cookieFact, judge, serviceUse, siteDomain, siteUrl, storageFact } from '../../test/factories/facts.ts';
import ckBeforeConsent from './ck/ck-before-consent.ts';
import { doubtfulFindings, isUnaskedFor } from './doubtful-cookies.ts';
import type { CookieFact, Facts } from './facts.ts';

const disputed = { category: 'functional', needsConsent: 'disputed' } as const;
const technical = { category: 'security', needsConsent: null } as const;
const foreign = { party: 'third', domain: '.calendly.com', setBy: 'https://calendly.com/a' } as const;
const captcha = serviceUse({ service: { id: 'google-recaptcha', name: 'Google reCAPTCHA', category: 'captcha', aliases: ['reCAPTCHA'] } });
const widget = { party: 'third', domain: '.siegel.test', serviceId: 'tripadvisor' } as const;
const reviews = serviceUse({ service: { id: 'tripadvisor', name: 'Tripadvisor', category: 'booking' } });
const marketing = (disabled: boolean) => ({
  banner: {
    banner: bannerEvidence({ toggles: [{ label: 'Google reCAPTCHA', layer: 2, checked: false, disabled, legitimateInterest: false }] }),
    cmpName: null,
    cmpLoaded: null,
    payOrConsent: false,
  },
});
const shop = serviceUse({ service: { id: 'shopify', name: 'Shopify', category: 'shop' } });
/** How the banners of shop systems begin. */
const partners = {
  banner: {
    banner: bannerEvidence({ text: 'Wir und unsere Partner, darunter Shopify, setzen Cookies nur mit Ihrer Einwilligung.' }),
    cmpName: null,
    cmpLoaded: null,
    payOrConsent: false,
  },
};
const product = `${siteUrl}wein`;
const cart = `${siteUrl}warenkorb`;

const cases: [string, Partial<CookieFact>, Partial<Facts>, string][] = [
  ['chat that nobody opened', { ...disputed, serviceId: 'intercom' }, {}, 'unopened'],
  ['load balancing of a chat', { ...technical, ...foreign, serviceId: 'intercom' }, {}, 'technicalForeign'],
  ['payment on a page of goods', { ...disputed, serviceId: 'paypal', pages: [product], setOn: [product] }, {}, 'unpaid'],
  ['fraud prevention on a page of goods', { ...technical, serviceId: 'paypal', pages: [product], setOn: [product] }, {}, 'unpaid'],
  ['payment set in the cart as well', { ...disputed, serviceId: 'paypal', pages: [product, cart], setOn: [product, cart] }, {}, 'disputed'],
  ['the network that delivers the site', { ...technical, serviceId: 'cloudflare', setVia: 'header', setBy: siteUrl }, {}, 'ownNetwork'],
  ['the same network in front of a third party', { ...technical, ...foreign, serviceId: 'cloudflare' }, {}, 'technicalForeign'],
  ['bot detection that is no network', { ...technical, serviceId: 'datadome' }, {}, 'technical'],
  ['captcha that the banner asks for', { ...technical, ...foreign, serviceId: 'google-recaptcha' }, marketing(false), 'asked'],
  ['captcha that the banner fixes', { ...technical, ...foreign, serviceId: 'google-recaptcha' }, marketing(true), 'technicalForeign'],
  ['review widget that knows visitors again', { ...disputed, ...widget, idLike: true, lifetimeSeconds: 15_552_000 }, {}, 'identifier'],
  ['review widget for the visit', { ...disputed, ...widget, idLike: true, lifetimeSeconds: null }, {}, 'disputed'],
  ['review widget without identifier', { ...disputed, ...widget, idLike: false, lifetimeSeconds: 15_552_000 }, {}, 'disputed'],
  ['shop system named as a partner', { ...disputed, serviceId: 'shopify', setBy: siteUrl }, partners, 'ownNetwork'],
  ['the same on a domain of its own', { ...disputed, serviceId: 'shopify', ...foreign, domain: 'shop.app' }, partners, 'technicalForeign'],
  ['shop that a foreign script brings along', { ...technical, serviceId: 'shopify', setBy: 'https://sdk.test/a.js' }, {}, 'technical'],
  ['any other service', { ...disputed, serviceId: 'google-maps' }, {}, 'disputed'],
];

it.each(cases)('%s', (_, cookie, facts, kind) => {
  const seen = { services: [captcha, reviews, shop], site: { domain: siteDomain } as Facts['site'], ...facts };
  const [finding] = doubtfulFindings([cookieFact(cookie)], seen);
  expect(finding?.message).toBe(kind);
  expect(ckBeforeConsent.texts.de.messages).toHaveProperty(kind);
});

it('takes what a service sets besides its lasting identifier along with that', () => {
  const cookies = [
    cookieFact({ ...disputed, ...widget, id: 'a', name: 'TAUnique', needsConsent: 'yes', idLike: true, lifetimeSeconds: 63_072_000 }),
    cookieFact({ ...disputed, ...widget, id: 'b', name: 'ServerPool', idLike: false, lifetimeSeconds: null }),
  ];
  const found = doubtfulFindings(cookies, { services: [reviews], site: { domain: siteDomain } as Facts['site'] });
  expect(found).toMatchObject([{ message: 'identifier', params: { names: 'ServerPool', ids: 'TAUnique' } }]);
});

it('tells the domains of one service', () => {
  const cookies = ['calendly.com', 'hsforms.com'].map((domain) =>
    cookieFact({ ...technical, ...foreign, id: domain, name: '__cf_bm', domain, serviceId: 'cloudflare' }),
  );
  const [finding] = doubtfulFindings(cookies, { services: [], site: { domain: siteDomain } as Facts['site'] });
  expect(finding?.params).toMatchObject({ domains: 'calendly.com, hsforms.com', names: '__cf_bm (2×)' });
});

it('reaches the verdict', () => {
  const result = judge(ckBeforeConsent, { cookies: [cookieFact({ ...disputed, serviceId: 'intercom' })] });
  expect('findings' in result && result.findings[0]?.message).toBe('unopened');
});

const site = { domain: siteDomain } as Facts['site'];
const paypal = { ...foreign, domain: '.paypal.com', serviceId: 'paypal', pages: [product], setOn: [product] };

it('counts all that a service stores where nobody pays yet', () => {
  const cookies = [
    cookieFact({ ...technical, ...paypal, id: 'a', name: 'ts' }),
    cookieFact({ ...paypal, id: 'b', name: 'l7_az', category: 'necessary', needsConsent: 'no' }),
    cookieFact({ ...paypal, id: 'c', name: 'enforce_policy', category: 'consent', needsConsent: 'no' }),
    cookieFact({ ...paypal, id: 'd', name: 'x', category: 'necessary', needsConsent: 'no', pages: [cart], setOn: [cart] }),
    cookieFact({ id: 'e', name: 'PHPSESSID', category: 'necessary', needsConsent: 'no' }),
  ];
  const [finding, ...rest] = doubtfulFindings(cookies, { services: [], site });
  expect(finding).toMatchObject({ message: 'unpaid', params: { count: 3, names: 'ts, l7_az, enforce_policy' } });
  expect(rest).toEqual([]);
});

it.each<[string, Parameters<typeof isUnaskedFor>[0], Partial<Facts>, boolean]>([
  ['fraud prevention before anybody pays', cookieFact({ ...technical, ...paypal }), {}, true],
  ['the same in the cart', cookieFact({ ...technical, ...paypal, setOn: [cart] }), {}, false],
  ['session of a chat', cookieFact({ category: 'necessary', needsConsent: 'no', serviceId: 'intercom' }), {}, true],
  [
    'what a captcha writes',
    storageFact({ key: 'rc::a', category: 'security', needsConsent: 'no', serviceId: 'google-recaptcha' }),
    {},
    false,
  ],
  [
    'the same where the banner asks',
    storageFact({ key: 'rc::a', category: 'security', needsConsent: 'no', serviceId: 'google-recaptcha' }),
    marketing(false),
    true,
  ],
  ['rules that a payment service keeps before anybody pays', cookieFact({ ...paypal, category: 'consent', needsConsent: 'no' }), {}, true],
  [
    'consent that a provider keeps, of which the banner asks',
    cookieFact({ ...foreign, category: 'consent', needsConsent: 'no', serviceId: 'google-recaptcha' }),
    marketing(false),
    false,
  ],
  ['choice kept by the site', cookieFact({ category: 'consent', needsConsent: 'no', serviceId: 'intercom' }), {}, false],
  ['cookie of no known service', cookieFact({ category: 'necessary', needsConsent: 'no' }), {}, false],
])('unasked for: %s', (_, item, facts, expected) => {
  expect(isUnaskedFor(item, { services: [captcha], site, ...facts })).toBe(expected);
});

it('names the pages on which the service is used, not all on which an entry can be read', () => {
  const shop = [serviceUse({ service: { id: 'paypal', name: 'PayPal', category: 'payment' }, pages: [product] })];
  const entry = storageFact({ key: '__paypal_storage__', ...disputed, serviceId: 'paypal', pages: [siteUrl, product, cart] });
  const [finding] = doubtfulFindings([entry], { services: shop, site });
  expect(finding).toMatchObject({ message: 'unpaid', params: { pages: '/wein' } });
});
