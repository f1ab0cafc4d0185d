import { expect, it } from 'vitest';
import { cookieFact, judge } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, unknownCookie } from '../../../test/factories/traffic.ts';
import type { CookieFact, Facts } from '../facts.ts';
import check from './ck-lifetime.ts';

const day = 86_400;
const lasting = (days: number, overrides: Partial<CookieFact> = {}) =>
  analyticsCookie({ declaredLifetimeSeconds: days * day, lifetimeSeconds: Math.min(days, 400) * day, ...overrides });
const site = (...cookies: CookieFact[]): Partial<Facts> => bannerSite({ cookies });

const cases: [string, Partial<Facts>, Outline][] = [
  ['no cookies', site(), { class: 'Conform', message: 'noCookies' }],
  ['no cookies, no banner', {}, { class: 'Conform', message: 'noCookiesNoBanner' }],
  ['session cookie', site(cookieFact()), { class: 'Conform', message: 'noCookies' }],
  ['400 days', site(lasting(400)), { class: 'Conform' }],
  // The browser cuts to 400 days and hides what was asked for.
  [
    'two years, cut by the browser',
    site(lasting(730)),
    { class: 'Hint', message: 'googleAnalytics', cause: 'google-analytics', refs: ['cookie:_ga'] },
  ],
  ['declaration unknown', site(lasting(401, { declaredLifetimeSeconds: null, lifetimeSeconds: 401 * day })), { class: 'Hint' }],
  [
    'necessary cookie',
    site(cookieFact({ name: 'lang', declaredLifetimeSeconds: 900 * day })),
    { class: 'Hint', message: 'essential', cause: 'lang' },
  ],
  [
    'consent cookie',
    site(cookieFact({ name: 'CookieConsent', category: 'consent', declaredLifetimeSeconds: 3_650 * day })),
    { class: 'Hint', message: 'consent' },
  ],
  [
    'consent cookie of a year',
    site(cookieFact({ name: 'CookieConsent', category: 'consent', declaredLifetimeSeconds: 365 * day })),
    { class: 'Conform' },
  ],
  ['unknown cookie', site(unknownCookie({ declaredLifetimeSeconds: 900 * day })), { class: 'Hint', message: 'own', cause: 'xyz' }],
  [
    'two of one service are one finding',
    site(lasting(730), lasting(730, { id: 'b', name: '_gid' })),
    { class: 'Hint', messages: ['googleAnalytics'] },
  ],
  [
    'another service',
    site(lasting(730, { serviceId: 'hotjar', name: '_hjx', states: ['accept'] })),
    { class: 'Hint', message: 'nonEssential', cause: 'hotjar' },
  ],
  [
    'another service, without consent already',
    site(lasting(730, { serviceId: 'hotjar', name: '_hjx', states: ['none', 'accept'] })),
    { class: 'Hint', message: 'nonEssentialEarly', cause: 'hotjar' },
  ],
  [
    'on the domain of the service',
    site(lasting(730, { serviceId: 'vimeo', name: 'vuid', domain: 'vimeo.com', party: 'third' })),
    { class: 'Hint', message: 'foreign', cause: 'vimeo' },
  ],
  [
    'the same, needed for security',
    site(
      lasting(1095, { serviceId: 'paypal', name: 'ts', domain: 'paypal.com', party: 'third', category: 'security', needsConsent: 'no' }),
    ),
    { class: 'Hint', message: 'foreignEssential', cause: 'paypal' },
  ],
  [
    'set by a server of the site for Google Analytics',
    site(lasting(730, { name: 'FPID', setVia: 'header', httpOnly: true })),
    { class: 'Hint', message: 'serverSide', cause: 'google-analytics' },
  ],
  ['only before the choice', site(lasting(730, { states: ['none'] })), { class: 'Conform', message: 'noCookies' }],
  ['refused by the browser', site(lasting(730, { blockedReason: 'SameSiteNoneInsecure' })), { class: 'Conform' }],
  ['without a banner the visit counts', { cookies: [lasting(730)] }, { class: 'Hint' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('tells how many days were asked for', () => {
  expect(judge(check, site(lasting(730)))).toMatchObject({ findings: [{ params: { days: 730 } }] });
});
