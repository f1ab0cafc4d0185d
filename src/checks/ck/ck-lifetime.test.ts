import { expect, it } from 'vitest';
import { cookieFact, judge, legalPage, serviceUse } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, catalogueUse, unknownCookie } from '../../../test/factories/traffic.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
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
  [
    'beside a plugin that steers pixels and holds no tag of Google',
    { ...site(lasting(730)), services: [catalogueUse('google-analytics'), catalogueUse('pixelyoursite')] },
    { class: 'Hint', message: 'googleAnalytics' },
  ],
  [
    'beside a tag manager',
    { ...site(lasting(730)), services: [catalogueUse('google-analytics'), catalogueUse('google-tag-manager')] },
    { class: 'Hint', message: 'googleAnalyticsTagManager' },
  ],
  ['declaration unknown', site(lasting(401, { declaredLifetimeSeconds: null, lifetimeSeconds: 401 * day })), { class: 'Hint' }],
  [
    'necessary cookie',
    site(cookieFact({ name: 'lang', declaredLifetimeSeconds: 900 * day })),
    { class: 'Hint', message: 'essential', cause: 'lang' },
  ],
  [
    'necessary cookie of the platform that delivers the site',
    { ...site(cookieFact({ name: 'svSession', serviceId: 'wix', declaredLifetimeSeconds: 730 * day })), services: [catalogueUse('wix')] },
    { class: 'Hint', message: 'ofProduct', cause: 'wix' },
  ],
  [
    'necessary cookie of a service that somebody embeds',
    {
      ...site(cookieFact({ name: 'm', serviceId: 'stripe', party: 'first', declaredLifetimeSeconds: 730 * day })),
      services: [catalogueUse('stripe')],
    },
    { class: 'Hint', message: 'essential', cause: 'stripe' },
  ],
  [
    'necessary cookie of the shop software',
    site(cookieFact({ name: 'private_content_version', declaredLifetimeSeconds: 3_650 * day })),
    { class: 'Hint', message: 'ofProduct', cause: 'Magento' },
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
  [
    'a cookie that a plugin sets by its own file',
    site(
      unknownCookie({
        declaredLifetimeSeconds: 900 * day,
        setVia: 'document.cookie',
        setBy: 'https://www.muster.test/wp-content/plugins/mailpoet/assets/dist/js/public.js?ver=5',
      }),
    ),
    { class: 'Hint', message: 'ownPlugin' },
  ],
  [
    'a cookie that a script of the theme sets',
    site(
      unknownCookie({
        declaredLifetimeSeconds: 900 * day,
        setVia: 'document.cookie',
        setBy: 'https://www.muster.test/wp-content/themes/haus/main.js',
      }),
    ),
    { class: 'Hint', message: 'own' },
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
    'another service, after rejection only',
    site(lasting(730, { serviceId: 'hotjar', name: '_hjx', states: ['reject', 'accept'] })),
    { class: 'Hint', message: 'nonEssentialAfterReject', cause: 'hotjar' },
  ],
  [
    'on the domain of the service',
    site(lasting(730, { serviceId: 'vimeo', name: 'vuid', domain: 'vimeo.com', party: 'third' })),
    { class: 'Hint', message: 'foreign', cause: 'vimeo' },
  ],
  [
    'the same of a service that waits for consent already',
    {
      ...site(lasting(730, { serviceId: 'vimeo', name: 'vuid', domain: 'vimeo.com', party: 'third' })),
      services: [serviceUse({ service: { id: 'vimeo', name: 'Vimeo' }, states: ['accept'] })],
    },
    { class: 'Hint', message: 'foreignAccepted', cause: 'vimeo' },
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
  ...(
    [
      ['_ga 14 Monate', 'googleAnalyticsShorter'],
      ['_ga und _ga_* laufen nach 14 Monaten ab.', 'googleAnalyticsShorter'],
      ['_ga 2 Jahre', 'googleAnalytics'],
      ['_ga wird gesetzt.', 'googleAnalytics'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `the notice says: ${text}`,
    { ...site(lasting(730)), privacy: legalPage({ kind: 'privacy', text: `Google Analytics setzt Cookies.\n${text}` }) },
    { class: 'Hint', message },
  ]),
  ...(
    [
      ['vuid, Vimeo Inc., USA, 2 Jahre', 'foreignTold'],
      ['vuid, Vimeo Inc., USA, 1 Jahr', 'foreignShorter'],
      ['vuid, Vimeo Inc., USA', 'foreign'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `on the domain of the service, and the notice says: ${text}`,
    {
      ...site(lasting(730, { serviceId: 'vimeo', name: 'vuid', domain: 'vimeo.com', party: 'third' })),
      privacy: legalPage({ kind: 'privacy', text: `Wir zeigen Videos.\n${text}` }),
    },
    { class: 'Hint', message },
  ]),
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
