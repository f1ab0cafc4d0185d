import { expect, it } from 'vitest';
import { applicability, cookieFact, formFact, judge, link, pageFact, siteFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, unknownCookie } from '../../../test/factories/traffic.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import check from './sec-cookie-flags.ts';

const login = { applicability: applicability({ hasLogin: true }) };
const shop = { applicability: applicability({ isShop: true }) };
const set = (...cookies: Partial<CookieFact>[]): Partial<Facts> => ({ cookies: cookies.map((cookie) => cookieFact(cookie)) });

type Case = [string, Partial<Facts>, Outline];
const cases: Case[] = [
  ['all flags', set({}), { class: 'Conform' }],
  ['strict', set({ sameSite: 'Strict' }), { class: 'Conform' }],
  [
    'no Secure with a login',
    { ...set({ secure: false }), ...login },
    { class: 'Risk', message: 'noSecure', cause: 'cookie-flags:PHPSESSID', refs: ['cookie-session'] },
  ],
  ['no Secure in a shop', { ...set({ name: 'JTLSHOP', secure: false }), ...shop }, { class: 'Risk', message: 'noSecure' }],
  // Shopware 6 ends the name with a hyphen, Shopware 5 with the number of the sub-shop.
  ...['session-', 'session-1', 'CAKEPHP', 'GXsid_0123456789', '__Secure-next-auth.session-token'].map(
    (name): Case => [
      `session by the name its platform gives: ${name}`,
      { ...set({ name, idLike: false }), ...shop },
      { class: 'Conform', message: 'flagged' },
    ],
  ),
  ['no Secure without a login', set({ secure: false }), { class: 'Hint', message: 'missingFlags' }],
  [
    'session of a builder, by what the cookie is known for',
    {
      ...set({
        name: 'DIY_SB',
        secure: false,
        sameSite: null,
        purpose: { de: 'Führt die Sitzung des Baukastens', en: 'Keeps the session' },
      }),
      applicability: applicability({ hasLogin: true, system: 'IONOS MyWebsite' }),
    },
    { class: 'Hint', message: 'missingFlagsHosted' },
  ],
  [
    'session of a hosted shop that belongs to its service',
    {
      ...set({
        name: '_shopify_essential',
        serviceId: 'shopify',
        purpose: { de: 'Hält Sitzung und Sicherheit des Shops', en: 'Keeps it' },
      }),
      ...shop,
    },
    { class: 'Conform', message: 'flagged' },
  ],
  [
    'what a service notes about its own window is no session',
    set({
      name: 'g_state',
      category: 'functional',
      purpose: { de: 'Merkt, ob die Anmeldung geschlossen wurde', en: 'Notes it' },
      idLike: false,
    }),
    { class: 'NoClassification' },
  ],
  ['shop only suspected', { ...set({ secure: false }), applicability: applicability({ isShop: null }) }, { class: 'Hint' }],
  ['no HttpOnly', { ...set({ httpOnly: false }), ...login }, { class: 'Hint', message: 'missingFlags' }],
  ['no SameSite', set({ sameSite: null }), { class: 'Hint', message: 'missingFlags' }],
  ['SameSite none', set({ sameSite: 'None' }), { class: 'Hint', message: 'sameSiteNone' }],
  ['SameSite none beside a missing flag', set({ sameSite: 'None', httpOnly: false }), { class: 'Hint', message: 'missingFlagsNone' }],
  [
    'SameSite none, which the provider sets',
    { ...set({ sameSite: 'None' }), applicability: applicability({ hasLogin: true, system: 'Wix' }) },
    { class: 'Hint', message: 'sameSiteNoneHosted' },
  ],
  ['WordPress login', { ...set({ name: 'wordpress_logged_in_0123456789abcdef', secure: false }), ...login }, { class: 'Risk' }],
  // A token against forgery has to be readable for the script.
  [
    'no session seen where one can log in',
    { ...set({ name: 'XSRF-TOKEN' }), ...login },
    { class: 'NoClassification', message: 'noSessionSomeLoginToken' },
  ],
  [
    'ordered at another host',
    {
      ...set({ name: '_ga', idLike: false, serviceId: 'google-analytics', category: 'analytics' }),
      ...shop,
      pages: [pageFact({ links: [link({ text: 'Jetzt kaufen', href: 'https://acme-shop.test/s/kurs' })] })],
    },
    { class: 'NoClassification', message: 'noSessionElsewhere' },
  ],
  [
    'unknown cookie of the server in a shop',
    { cookies: [unknownCookie({ idLike: false, secure: false, setVia: 'header' })], ...shop },
    { class: 'NoClassification', message: 'noSessionUnknownSomeShop' },
  ],
  [
    'forgery token alone',
    set({ name: 'XSRF-TOKEN', httpOnly: false, secure: false }),
    { class: 'NoClassification', message: 'noSessionToken' },
  ],
  [
    'forgery token beside a session',
    { ...set({}, { id: 'x', name: 'csrf_token', httpOnly: false, secure: false }), ...login },
    { class: 'Conform' },
  ],
  [
    'likely session by its behaviour',
    { cookies: [unknownCookie({ idLike: true, httpOnly: true, secure: false })], ...login },
    { class: 'Hint', message: 'likelyNoSecure' },
  ],
  [
    'likely session by its name',
    { cookies: [unknownCookie({ name: 'shop_auth_key', idLike: true, secure: false })], ...login },
    { class: 'Hint' },
  ],
  [
    'name without a random value',
    { cookies: [unknownCookie({ name: 'login_hint', idLike: false, secure: false, httpOnly: false, setVia: 'header' })] },
    { class: 'NoClassification', message: 'noSessionUnknown' },
  ],
  [
    'unknown cookie of the server with all flags',
    { cookies: [unknownCookie({ secure: true, httpOnly: true, sameSite: 'Lax', setVia: 'header' })] },
    { class: 'Conform', message: 'unknownFlagged' },
  ],
  [
    'unknown cookie of a script',
    { cookies: [unknownCookie({ secure: false, httpOnly: false, setVia: 'document.cookie' })] },
    { class: 'NoClassification', message: 'noSession' },
  ],
  ['session by its German name', { ...set({ name: 'sitzung', secure: false }), ...login }, { class: 'Risk', message: 'noSecure' }],
  [
    'measuring cookie that calls itself a session',
    { cookies: [analyticsCookie({ name: '_hjSessionUser_1', secure: false, idLike: true })], ...login },
    { class: 'NoClassification' },
  ],
  [
    'consent cookie',
    { ...set({ name: 'cookie_consent_token', category: 'consent', secure: false }), ...login },
    { class: 'NoClassification' },
  ],
  ['third-party session', { ...set({ party: 'third', secure: false }), ...login }, { class: 'NotApplicable', message: 'noCookies' }],
  ['refused by the browser', { ...set({ blockedReason: 'SameSiteNoneInsecure', secure: false }), ...login }, { class: 'NotApplicable' }],
  [
    'two sessions, one weak: one finding each',
    { ...set({}, { id: 'b', name: 'laravel_session', secure: false }), ...login },
    { class: 'Risk', messages: ['noSecureLaravel'] },
  ],
  [
    'no HTTPS at all is another check',
    { ...set({ secure: false }), ...login, site: siteFact({ https: false }) },
    { class: 'NotApplicable', message: 'noHttps' },
  ],
  ['no cookies', {}, { class: 'NotApplicable', message: 'noCookies' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  [
    'a cart and a checkout, no login',
    {
      ...set({ name: 'XSRF-TOKEN' }),
      ...shop,
      shopPages: [
        { url: `${siteUrl}warenkorb`, kind: 'cart', states: ['none'], prices: [] },
        { url: `${siteUrl}kasse`, kind: 'checkout', states: ['none'], prices: [] },
      ],
    },
    { message: 'noSessionCartOrderToken', params: { cart: '/warenkorb', order: '/kasse' } },
  ],
  [
    'an order by a form of its own, without a cart',
    { ...set({ name: 'XSRF-TOKEN' }), ...shop, forms: [formFact({ kind: 'order', pageUrl: `${siteUrl}abo` })] },
    { message: 'noSessionOrderToken', params: { order: '/abo' } },
  ],
  [
    'a form to log in',
    { ...set({ name: 'XSRF-TOKEN' }), ...login, forms: [formFact({ kind: 'login', pageUrl: `${siteUrl}konto` })] },
    { message: 'noSessionLoginToken', params: { login: '/konto' } },
  ],
  [
    'a form to register, where nobody logs in',
    { ...set({ name: 'XSRF-TOKEN' }), ...login, forms: [formFact({ kind: 'registration', pageUrl: `${siteUrl}neu` })] },
    { message: 'noSessionSignUpToken', params: { signUp: '/neu' } },
  ],
  [
    'both',
    {
      ...set({ name: 'XSRF-TOKEN' }),
      ...login,
      forms: [
        formFact({ kind: 'registration', pageUrl: `${siteUrl}neu` }),
        formFact({ id: 'f2', kind: 'login', pageUrl: `${siteUrl}konto` }),
      ],
    },
    { message: 'noSessionLoginToken', params: { login: '/konto' } },
  ],
] as [string, Partial<Facts>, object][])('names where a session may begin: %s', (_, facts, expected) => {
  expect(judge(check, facts)).toMatchObject(expected);
});

it.each([
  [{ sameSite: null }, 'missingFlags', 'SameSite'],
  [{ sameSite: 'None' as const }, 'sameSiteNone', ''],
  [{ secure: false, sameSite: null }, 'missingFlags', 'Secure, SameSite'],
  [{ httpOnly: false, sameSite: 'None' as const }, 'missingFlagsNone', 'HttpOnly'],
])('has steps of its own for what is missing: %o', (part, message, flags) => {
  expect(judge(check, set(part))).toMatchObject({ findings: [{ message, params: { flags } }] });
  expect(check.texts.de.fixes).toHaveProperty(message);
});

it.each([
  ['fe_typo_user', {}, 'missingFlagsTypo3', 'TYPO3 setzt dieses Cookie selbst', 'session.cookie_secure'],
  ['session-', {}, 'missingFlagsShopware', 'TRUSTED_PROXIES', 'session.cookie_httponly'],
  ['JSESSIONID', {}, 'missingFlagsServlet', 'web.xml', 'session.cookie_secure'],
  ['.AspNetCore.Session', {}, 'missingFlagsAspNet', 'web.config', 'session.cookie_secure'],
  ['laravel_session', { sameSite: 'None' as const }, 'missingFlagsNoneLaravel', '„SameSite=Lax“ statt „None“', 'session.cookie_secure'],
  ['PHPSESSID', { sameSite: null }, 'missingFlags', 'session.cookie_secure', 'TYPO3'],
])('names the place where the platform of %s sets it', (name, part, message, told, untold) => {
  const verdict = judge(check, set({ name, secure: false, ...part }));
  expect(verdict).toMatchObject({ findings: [{ message }] });
  expect(check.texts.de.fixes?.[message]).toContain(told);
  expect(check.texts.de.fixes?.[message]).not.toContain(untold);
});

it('gives the flag a value where it takes one', () => {
  expect(judge(check, set({ secure: false, sameSite: null }))).toMatchObject({
    findings: [{ params: { flags: 'Secure, SameSite', adding: 'Secure, SameSite=Lax' } }],
  });
});
