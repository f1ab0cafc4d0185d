import { expect, it } from 'vitest';
import { bannerEvidence } from '../../test/factories/evidence.ts';
import { cookieFact, judge, serviceUse, siteDomain, siteUrl } from '../../test/factories/facts.ts';
import ckBeforeConsent from './ck/ck-before-consent.ts';
import { doubtfulFindings } from './doubtful-cookies.ts';
import type { CookieFact, Facts } from './facts.ts';

const disputed = { category: 'functional', needsConsent: 'disputed' } as const;
const technical = { category: 'security', needsConsent: null } as const;
const foreign = { party: 'third', domain: '.calendly.com', setBy: 'https://calendly.com/a' } as const;
const captcha = serviceUse({ service: { id: 'google-recaptcha', name: 'Google reCAPTCHA', category: 'captcha', aliases: ['reCAPTCHA'] } });
const marketing = (disabled: boolean) => ({
  banner: {
    banner: bannerEvidence({ toggles: [{ label: 'Google reCAPTCHA', layer: 2, checked: false, disabled, legitimateInterest: false }] }),
    cmpName: null,
    cmpLoaded: null,
    payOrConsent: false,
  },
});
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
  ['any other service', { ...disputed, serviceId: 'google-maps' }, {}, 'disputed'],
];

it.each(cases)('%s', (_, cookie, facts, kind) => {
  const seen = { services: [captcha], site: { domain: siteDomain } as Facts['site'], ...facts };
  const [finding] = doubtfulFindings([cookieFact(cookie)], seen);
  expect(finding?.message).toBe(kind);
  expect(ckBeforeConsent.texts.de.messages).toHaveProperty(kind);
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
