import { expect, it } from 'vitest';
import { banner, cookieFact, formFact, legalPage, pageFact, siteUrl, toggle } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './emb-captcha.ts';

const contact = `${siteUrl}kontakt`;
const recaptcha: Call = { service: 'google-recaptcha', url: 'https://www.google.com/recaptcha/api.js', states: ['none'], pageUrl: contact };
const onStart: Call = { ...recaptcha, pageUrl: siteUrl };
const hcaptcha: Call = { service: 'hcaptcha', url: 'https://js.hcaptcha.com/1/api.js', states: ['none'], pageUrl: contact };
const notice = (text: string) => legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` });
const unread = legalPage({ kind: 'privacy', failure: 'timeout', text: '' });
const bothPages = [pageFact(), pageFact({ url: contact, kind: 'other' })];
const offering = (part: Parameters<typeof toggle>[0]) => ({
  banner: banner({ toggles: [toggle(part)] }),
  cmpName: null,
  cmpLoaded: null,
  payOrConsent: false,
});
const searchOnStart = [formFact(), formFact({ id: 'f2', pageUrl: siteUrl, kind: 'search' })];

const cases: [string, Partial<Facts>, Outline][] = [
  ...(
    [
      ['', {}],
      ['Storing', { cookies: [analyticsCookie({ name: 'datadome', serviceId: 'datadome', category: 'security', needsConsent: 'no' })] }],
    ] as const
  ).map(([ending, rest]): [string, Partial<Facts>, Outline] => [
    `a shield of the whole site ${ending}`,
    bannerSite({ ...traffic({ service: 'datadome', url: 'https://js.datadome.co/tags.js', states: ['none'] }), ...rest }),
    { class: 'Hint', message: `shield${ending}` },
  ]),
  ['none', bannerSite(), { class: 'Conform' }],
  [
    'a library alone, from a delivery network',
    bannerSite(traffic({ service: 'jsdelivr', url: 'https://cdn.jsdelivr.net/npm/friendly-challenge@0.9.12/widget.min.js' })),
    { class: 'Conform', message: 'library' },
  ],
  ['neither captcha nor form', bannerSite({ forms: [] }), { class: 'NotApplicable', message: 'noForms' }],
  [
    'reCAPTCHA on a page without form',
    bannerSite(traffic(onStart)),
    { class: 'Risk', message: 'withoutForm', cause: 'google-recaptcha', refs: [siteUrl, 'r1'] },
  ],
  [
    'a search field is no form to protect',
    bannerSite({ ...traffic(onStart), forms: searchOnStart }),
    { class: 'Risk', message: 'withoutForm' },
  ],
  ['without a banner', traffic(onStart), { class: 'Risk' }],
  ['after rejecting', bannerSite(traffic({ ...onStart, states: ['reject'] })), { class: 'Risk' }],
  [
    'reCAPTCHA on all pages, each with a form in its footer',
    bannerSite({
      ...traffic(recaptcha, onStart),
      pages: bothPages,
      forms: [formFact(), formFact({ id: 'f2', pageUrl: siteUrl, kind: 'newsletter' })],
    }),
    { class: 'Risk', message: 'everywhere' },
  ],
  ['reCAPTCHA on form pages only', bannerSite(traffic(recaptcha)), { class: 'Hint', message: 'onFormPages', cause: 'google-recaptcha' }],
  [
    'reCAPTCHA on form pages, which the banner offers as a choice',
    bannerSite({ ...traffic(recaptcha), banner: offering({ label: 'Google reCAPTCHA' }) }),
    { class: 'Hint', message: 'offeredInBanner', cause: 'google-recaptcha' },
  ],
  [
    'reCAPTCHA on form pages, which the banner calls necessary',
    bannerSite({ ...traffic(recaptcha), banner: offering({ label: 'Google reCAPTCHA', disabled: true }) }),
    { class: 'Hint', message: 'onFormPages' },
  ],
  [
    'reCAPTCHA on form pages, of which the banner says nothing',
    bannerSite({ ...traffic(recaptcha), banner: offering({ label: 'Statistik' }) }),
    { class: 'Hint', message: 'onFormPages' },
  ],
  [
    'the form has a hidden field against robots',
    bannerSite({ ...traffic(recaptcha), forms: [formFact({ honeypot: true })] }),
    { class: 'Hint', message: 'onFormPagesTrap' },
  ],
  [
    'one of two forms has one',
    bannerSite({ ...traffic(recaptcha), forms: [formFact({ honeypot: true }), formFact({ id: 'f2' })] }),
    { class: 'Hint', message: 'onFormPages' },
  ],
  ['the only page has a form', bannerSite({ ...traffic(recaptcha), pages: [bothPages[1]!] }), { class: 'Hint', message: 'onFormPages' }],
  ['reCAPTCHA after accepting', bannerSite(traffic({ ...onStart, states: ['accept'] })), { class: 'Conform' }],
  [
    'notice calls Google a controller of its own',
    bannerSite({
      ...traffic({ ...recaptcha, states: ['accept'] }),
      privacy: notice('reCAPTCHA: Google verarbeitet die Daten als eigener Verantwortlicher.'),
    }),
    { class: 'Hint', message: 'roleOutdated', cause: 'google-recaptcha' },
  ],
  ['hCaptcha, not named', bannerSite(traffic(hcaptcha)), { class: 'Hint', message: 'notNamed', cause: 'hcaptcha' }],
  [
    'hCaptcha on a page without form, not named',
    bannerSite(traffic({ ...hcaptcha, pageUrl: siteUrl })),
    { class: 'Hint', message: 'notNamedWide' },
  ],
  [
    'hCaptcha, named',
    bannerSite({ ...traffic(hcaptcha), privacy: notice('Wir setzen hCaptcha ein.') }),
    { class: 'Conform', message: 'namedOnForms' },
  ],
  [
    'hCaptcha on a page without form, named',
    bannerSite({ ...traffic({ ...hcaptcha, pageUrl: siteUrl }), privacy: notice('Wir setzen hCaptcha ein.') }),
    { class: 'Hint', message: 'namedWithoutForm', cause: 'hcaptcha' },
  ],
  [
    'hCaptcha, named, only after accepting',
    bannerSite({ ...traffic({ ...hcaptcha, states: ['accept'] }), privacy: notice('Wir setzen hCaptcha ein.') }),
    { class: 'Conform', message: 'onlyAfterConsent' },
  ],
  [
    'one without identifiers, on a page without form, named',
    bannerSite({
      ...traffic({ service: 'friendly-captcha', url: 'https://api.friendlycaptcha.com/a', states: ['none'], pageUrl: siteUrl }),
      privacy: notice('Wir setzen Friendly Captcha ein.'),
    }),
    { class: 'Conform', message: undefined },
  ],
  [
    'hCaptcha, notice not readable',
    bannerSite({ ...traffic(hcaptcha), privacy: unread }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  [
    'hCaptcha stores',
    bannerSite({
      ...traffic(hcaptcha),
      privacy: notice('hCaptcha'),
      cookies: [cookieFact({ name: 'hmt_id', serviceId: 'hcaptcha', category: 'security' })],
    }),
    { class: 'Hint', message: 'stores' },
  ],
  [
    'hCaptcha stores on a page without a form',
    bannerSite({
      ...traffic({ ...hcaptcha, pageUrl: onStart.pageUrl }),
      privacy: notice('hCaptcha'),
      cookies: [cookieFact({ name: 'hmt_id', serviceId: 'hcaptcha', category: 'security' })],
    }),
    { class: 'Hint', message: 'storesWide' },
  ],
  [
    'Friendly Captcha',
    bannerSite(traffic({ service: 'friendly-captcha', url: 'https://api.friendlycaptcha.com/a', states: ['none'] })),
    { class: 'Conform' },
  ],
  [
    'own captcha',
    bannerSite(traffic({ service: 'altcha', url: 'https://www.muster.test/altcha.js', party: 'first', states: ['none'] })),
    { class: 'Conform' },
  ],
  [
    'only a connection',
    bannerSite(traffic({ ...onStart, type: 'preconnect', active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it('asks for a smaller scope only where the service loads beside forms', () => {
  const { stores = '', storesWide = '' } = check.texts.de.fixes ?? {};
  expect(stores).not.toContain('nur auf Seiten mit einem Formular');
  expect(storesWide).toContain('nur auf Seiten mit einem Formular');
  expect(stores).toContain('einen anderen Weg');
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
