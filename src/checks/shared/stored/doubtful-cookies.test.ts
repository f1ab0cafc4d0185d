import { expect, it } from 'vitest';
import { bannerEvidence } from '../../../../test/factories/evidence.ts';
import {
  cookieFact,
  formFact,
  judge,
  requestFact,
  serviceUse,
  siteDomain,
  siteUrl,
  storageFact,
} from '../../../../test/factories/facts.ts';
import ckBeforeConsent from '../../ck/ck-before-consent.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { doubtfulFindings, isUnaskedFor } from './doubtful-cookies.ts';

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
  ['payment set in the cart as well', { ...disputed, serviceId: 'paypal', pages: [product, cart], setOn: [product, cart] }, {}, 'unpaid'],
  [
    'the session of a list of vacancies in its frame',
    { category: 'necessary', needsConsent: 'no', serviceId: 'softgarden', party: 'third', domain: 'heim.softgarden.io' },
    {},
    'technicalForeign',
  ],
  ['payment set in the cart alone', { ...disputed, serviceId: 'paypal', pages: [cart], setOn: [cart] }, {}, 'paying'],
  ['the network that delivers the site', { ...technical, serviceId: 'cloudflare', setVia: 'header', setBy: siteUrl }, {}, 'ownNetwork'],
  [
    'a network in front of a platform, with which its customer has no contract',
    { ...technical, serviceId: 'cloudflare', setVia: 'header', setBy: siteUrl },
    { applicability: { system: 'HubSpot CMS' } as Facts['applicability'] },
    'ownNetworkHosted',
  ],
  [
    'the same in front of a system on a server of the owner',
    { ...technical, serviceId: 'cloudflare', setVia: 'header', setBy: siteUrl },
    { applicability: { system: 'WordPress' } as Facts['applicability'] },
    'ownNetwork',
  ],
  ['the same network in front of a third party', { ...technical, ...foreign, serviceId: 'cloudflare' }, {}, 'technicalForeign'],
  ['bot detection that is no network', { ...technical, serviceId: 'datadome' }, {}, 'technical'],
  ['captcha that the banner asks for', { ...technical, ...foreign, serviceId: 'google-recaptcha' }, marketing(false), 'asked'],
  ['captcha that the banner fixes', { ...technical, ...foreign, serviceId: 'google-recaptcha' }, marketing(true), 'captcha'],
  ['review widget that knows visitors again', { ...disputed, ...widget, idLike: true, lifetimeSeconds: 15_552_000 }, {}, 'identifier'],
  [
    'widget whose cookie is called an identifier and holds letters alone',
    { ...disputed, ...widget, name: 'visitor-id', exampleValue: 'GASWPPFCNMBHJODDRKZUMUCV', idLike: false, lifetimeSeconds: 31_536_000 },
    {},
    'identifier',
  ],
  [
    'the same with a short value',
    { ...disputed, ...widget, name: 'visitor-id', exampleValue: 'new', idLike: false, lifetimeSeconds: 31_536_000 },
    {},
    'disputed',
  ],
  [
    'a name that only holds such a word',
    { ...disputed, ...widget, name: 'partner-idea', exampleValue: 'gaswppfcnmbhjoddrkz', idLike: false, lifetimeSeconds: 31_536_000 },
    {},
    'disputed',
  ],
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

const bootAddress = 'https://core.widget.test/boot';
const byNetwork = { ...technical, party: 'third', domain: 'widget.test', serviceId: 'cloudflare', setBy: bootAddress } as const;
const offering = (label: string) => ({
  banner: {
    banner: bannerEvidence({ toggles: [{ label, layer: 2, checked: false, disabled: false, legitimateInterest: false }] }),
    cmpName: null,
    cmpLoaded: null,
    payOrConsent: false,
  },
});

it.each<[string, Partial<ServiceUse['service']>, Partial<Facts>, object[]]>([
  ['whose consent the banner asks for', { consent: 'disputed' }, offering('Feed (Widgetwerk)'), [{ message: 'asked', cause: 'widget' }]],
  ['that needs a consent', { consent: 'yes' }, {}, [{ message: 'brought', cause: 'widget', serviceIds: ['widget'] }]],
  [
    'of which that is disputed',
    { consent: 'disputed' },
    {},
    [{ message: 'brought', params: { service: 'Widgetwerk', domains: 'widget.test' } }],
  ],
  [
    'that is there for a form alone',
    { consent: 'disputed', category: 'functional' },
    {
      forms: [formFact({ pageUrl: siteUrl, actionServiceId: 'widget' })],
    },
    [{ message: 'broughtForm', cause: 'widget' }],
  ],
  ['that needs none', { consent: 'no' }, {}, [{ message: 'technicalForeign', cause: 'cloudflare' }]],
  ['for paying', { consent: 'disputed', category: 'payment' }, {}, [{ message: 'technicalForeign', cause: 'cloudflare' }]],
  ['against abuse', { consent: 'disputed', category: 'captcha' }, {}, [{ message: 'captcha', cause: 'widget' }]],
])('holds cookies of a network to the service in front of which it stands: one %s', (_, service, facts, expected) => {
  const use = serviceUse({ service: { id: 'widget', name: 'Widgetwerk', category: 'social', aliases: [], ...service } });
  const requests = [requestFact({ url: bootAddress, host: 'core.widget.test', serviceId: 'widget' })];
  const seen = { services: [use], site: { domain: siteDomain } as Facts['site'], requests, ...facts };
  expect(doubtfulFindings([cookieFact({ ...byNetwork, name: '__cf_bm' })], seen)).toMatchObject(expected);
});

it('tells what a network sets in front of a calendar beside all that it sets there, however long it lasts', () => {
  const page = `${siteUrl}termin`;
  const calendar = serviceUse({ service: { id: 'calendly', name: 'Calendly', category: 'booking', consent: 'disputed' }, pages: [page] });
  const requests = [requestFact({ url: bootAddress, host: 'core.widget.test', serviceId: 'calendly' })];
  const seen = { services: [calendar], site: { domain: siteDomain } as Facts['site'], requests };
  const set = [1800, null].map((lifetimeSeconds, index) =>
    cookieFact({
      ...byNetwork,
      id: `c${index}`,
      name: `__cf${index}`,
      lifetimeSeconds,
      declaredLifetimeSeconds: lifetimeSeconds,
      pages: [page],
    }),
  );
  const [finding] = doubtfulFindings(set, seen);
  expect(finding).toMatchObject({ message: 'broughtForm', items: [{ ref: 'c0' }, { ref: 'c1' }] });
});

it.each<[string, Partial<CookieFact>, Partial<Facts>, string[]]>([
  ['of a service that the banner asks for', {}, offering('Widgetwerk'), ['asked']],
  ['of one that it does not ask for', {}, {}, []],
  ['that keeps a choice', { category: 'consent' }, offering('Widgetwerk'), []],
  ['on the domain of the site', { party: 'first', domain: siteDomain }, offering('Widgetwerk'), []],
])('tells a session %s', (_, cookie, facts, messages) => {
  const use = serviceUse({ service: { id: 'widget', name: 'Widgetwerk', category: 'functional', consent: 'disputed', aliases: [] } });
  const session = { name: 'JSESSIONID', party: 'third', domain: 'jobs.widget.test', category: 'necessary', needsConsent: 'no' } as const;
  const seen = { services: [use], site: { domain: siteDomain } as Facts['site'], ...facts };
  const found = doubtfulFindings([cookieFact({ ...session, serviceId: 'widget', ...cookie })], seen);
  expect(found.map(({ message }) => message)).toEqual(messages);
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

it.each<[string, (string | null)[], string]>([
  ['a pixel', ['https://www.paypal.com/de_DE/i/scr/pixel.gif', 'https://www.paypal.com/de_DE/i/scr/pixel.gif'], 'unpaidPixel'],
  ['the picture of a button', ['https://www.paypalobjects.com/btn/btn_donate.gif?x=1'], 'unpaidPicture'],
  ['both', ['https://www.paypal.com/i/scr/pixel.gif', 'https://www.paypalobjects.com/btn.png'], 'unpaidPicture'],
  ['a script beside a pixel', ['https://www.paypal.com/i/scr/pixel.gif', 'https://www.paypal.com/sdk/js'], 'unpaid'],
  ['nobody knows what', [null], 'unpaid'],
])('tells what sets the cookies of a payment service: %s', (_, setters, message) => {
  const cookies = setters.map((setBy, index) => cookieFact({ ...technical, ...paypal, id: `c${index}`, name: `ts${index}`, setBy }));
  expect(doubtfulFindings(cookies, { services: [], site })[0]?.message).toBe(message);
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

it.each<[string, CookieFact['setVia'], string]>([
  ['an answer set it: where its host was asked', 'header', '/wein'],
  ['a script set it: where the service loads', 'document.cookie', '/wein, /'],
])('names the pages of a payment service: %s', (_, setVia, pages) => {
  const shop = [serviceUse({ service: { id: 'paypal', name: 'PayPal', category: 'payment' }, pages: [product] })];
  const answered = 'https://pay.paypal.com/session';
  const cookie = cookieFact({ ...paypal, ...disputed, serviceId: 'paypal', name: 'ts', setVia, setBy: answered });
  const load = { serviceId: 'paypal', states: ['none' as const] };
  const requests = [
    requestFact({ ...load, url: answered, pageUrl: product }),
    requestFact({ ...load, url: 'https://www.muster.test/wallets.js', pageUrl: siteUrl }),
  ];
  expect(doubtfulFindings([cookie], { services: shop, site, requests })[0]?.params).toMatchObject({ pages });
});

it('names the pages on which the service is used, not all on which an entry can be read', () => {
  const shop = [serviceUse({ service: { id: 'paypal', name: 'PayPal', category: 'payment' }, pages: [product] })];
  const entry = storageFact({ key: '__paypal_storage__', ...disputed, serviceId: 'paypal', pages: [siteUrl, product, cart] });
  const [finding] = doubtfulFindings([entry], { services: shop, site });
  expect(finding).toMatchObject({ message: 'unpaid', params: { pages: '/wein' } });
});
