import { expect, it } from 'vitest';
import type { ConsentState } from '#evidence/gathered.ts';
import { banner, control, judge, legalPage, noLegalPage, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, captchaCookie, catalogueUse, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './pp-cookie-details.ts';

const day = 86_400;
const analytics = traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect' });
const opened = banner({ controls: [control(), control({ layer: 2, role: 'save' })] });
const site = (text: string, part: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({
    ...analytics,
    cookies: [analyticsCookie({ lifetimeSeconds: 400 * day, declaredLifetimeSeconds: 730 * day })],
    banner: { banner: opened, cmpName: null, cmpLoaded: null, payOrConsent: false },
    privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }),
    ...part,
  });
const noBanner = { banner: { banner: null, cmpName: null, cmpLoaded: null, payOrConsent: false } };
const filler = 'Wir gehen sorgfältig vor und beachten die Vorgaben. '.repeat(60);

/** A banner that unfolds within its first layer, with what is folded there. */
const folded = (deeperText: string): Partial<Facts> => ({
  banner: { ...noBanner.banner, banner: banner({ controls: [control()], deeperText }) },
});

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'said to set cookies, and nothing is stored anywhere',
    { privacy: legalPage({ kind: 'privacy', text: `${privacyText}\nAllgemeines\nUnsere Internetseiten verwenden so genannte Cookies.` }) },
    { class: 'NoClassification', message: 'noneSet' },
  ],
  ['no cookies that need consent', {}, { class: 'NotApplicable', message: 'noCookies' }],
  ['row of a table', site(`${filler} _ga | Google Analytics | Statistik | 2 Jahre`), { class: 'Conform', message: 'declaredNotice' }],
  [
    'paragraph about the service',
    site(`${filler} Google Analytics setzt Cookies mit einer Laufzeit von 14 Monaten.`),
    { class: 'Conform' },
  ],
  [
    'all but one of many',
    site(`${filler} _ga | Google Analytics | Statistik | 2 Jahre ${filler}`, {
      cookies: [
        ...Array.from({ length: 10 }, (_, index) => analyticsCookie({ id: `c${index}`, lifetimeSeconds: 400 * day })),
        analyticsCookie({ id: 'ide', name: 'IDE', serviceId: 'google-doubleclick' }),
      ],
    }),
    { class: 'Conform', message: 'declaredMostNotice' },
  ],
  [
    'period after which data are deleted, no duration of a cookie',
    site(
      `${filler}\nGoogle Analytics\nWir nutzen Google Analytics. Die mit Cookies verknüpften Daten werden nach 14 Monaten automatisch gelöscht.`,
    ),
    { class: 'Hint', message: 'notListedEarly' },
  ],
  [
    'what a script of the site sets without the consent it needs: described only as far as it stays',
    site(`${filler} _ga | Google Analytics | Statistik | 2 Jahre`, {
      cookies: [analyticsCookie(), analyticsCookie({ id: 'own', name: 'herkunft', serviceId: null, setBy: `${siteUrl}js/herkunft.js` })],
    }),
    { class: 'Hint', message: 'gapsEarly', refs: ['own'] },
  ],
  [
    'duration of all cookies of the service',
    site(`${filler}\nGoogle Analytics\nWir nutzen Google Analytics. Die Cookies werden nach 14 Monaten gelöscht.`),
    { class: 'Conform' },
  ],
  [
    'duration of other cookies of the service by name',
    site(`${filler}\nGoogle Analytics\nGoogle Analytics setzt die Cookies _ga und _ga_* (2 Jahre).`, {
      cookies: [analyticsCookie({ lifetimeSeconds: 400 * day }), analyticsCookie({ id: 'fpid', name: 'FPID', lifetimeSeconds: 400 * day })],
    }),
    { class: 'Hint', message: 'notListedEarly', refs: ['fpid'] },
  ],
  [
    'a cookie by name without duration',
    site(`${filler} _ga | Google Analytics | Statistik ${filler}`),
    { class: 'Hint', message: 'noDurationEarly' },
  ],
  [
    'a service said to set no cookies in its private mode',
    site(`${filler}\nVideos\nVideos binden wir von Vimeo ein. „Do Not Track“ ist eingeschaltet, sodass Vimeo keine Cookies setzt.`, {
      ...traffic({ service: 'vimeo', url: 'https://player.vimeo.com/video/1' }),
      cookies: [analyticsCookie({ name: 'vuid', serviceId: 'vimeo' })],
    }),
    { class: 'Hint', message: 'denied', cause: 'vimeo' },
  ],
  [
    'a service said to set no cookies',
    site(
      `${filler}\nGoogle Analytics\nWir nutzen Google Analytics. Dabei setzen wir keine Cookies. Die Daten werden nach 13 Monaten gelöscht.`,
    ),
    { class: 'Hint', message: 'denied', cause: 'google-analytics' },
  ],
  [
    'cookies whose need for consent is disputed are asked for as well',
    site(`${filler} Wir nutzen Google Analytics.`, { cookies: [analyticsCookie({ needsConsent: 'disputed' })] }),
    { class: 'Hint', message: 'notListed' },
  ],
  [
    'of payment before anybody pays',
    site(`${filler} Bezahlen können Sie mit PayPal.`, {
      cookies: [analyticsCookie({ name: 'ts', serviceId: 'paypal', category: 'security', needsConsent: 'no' })],
      services: [catalogueUse('paypal')],
    }),
    { class: 'Hint', message: 'notListedUnpaidRead' },
  ],
  [
    'only such cookies and not a word on them',
    site(filler, { cookies: [analyticsCookie({ needsConsent: 'disputed' })] }),
    { class: 'Hint', message: 'gaps' },
  ],
  ['nothing anywhere', site(filler), { class: 'Risk', message: 'nothingEarly', cause: 'google-analytics' }],
  [
    'named in a list that tells no duration',
    site(`${filler} Wir nutzen Google Analytics mit den Cookies _ga.`),
    { class: 'Hint', message: 'noDurationEarly' },
  ],
  [
    'provider without duration',
    site(`${filler} Wir nutzen Google Analytics. ${filler}`),
    { class: 'Hint', message: 'notListedEarly', cause: 'google-analytics' },
  ],
  [
    'a list of services in the banner tells provider and life',
    site(filler, folded('Google Analytics\nAnbieter\tGoogle\nLebensdauer\t2 Jahre')),
    { class: 'Conform', message: 'declaredBanner' },
  ],
  [
    'a list of services in the banner tells too short a life',
    site(filler, folded('Google Analytics\nAnbieter\tGoogle\nLebensdauer\t14 Monate')),
    { class: 'Hint', message: 'tooShortBannerRead', cause: 'google-analytics' },
  ],
  ...(
    [
      ['Statistik\nCookies\n_ga\t30 Tage', 'tooShortBothRead'],
      ['Statistik\nCookies\n_ga\t2 Jahre', 'tooShortRead'],
      ['Werbung\nCookies\n_fbp\t90 Tage', 'tooShortRead'],
      ['Google Analytics\nAnbieter\tGoogle\nLebensdauer\t3 Monate', 'tooShortBothRead'],
    ] as const
  ).map(([list, message]): [string, Partial<Facts>, Outline] => [
    `too short a life in the notice, and in the list of the banner: ${list}`,
    site(`${filler}\n_ga\tGoogle Analytics\t1 Tag\n${filler}`, folded(list)),
    { class: 'Hint', messages: [message] },
  ]),
  ['declared shorter than measured', site(`${filler} _ga | Google Analytics | Statistik | 1 Tag`), { class: 'Hint', message: 'tooShort' }],
  [
    'declared shorter than measured, in a table whose other rows tell longer',
    site(`${filler}\nName\tAnbieter\tDauer\nfr\tMeta\t2 Jahre\n_ga\tGoogle Analytics\t1 Tag\n_fbp\tMeta\t3 Jahre\n${filler}`),
    { class: 'Hint', message: 'tooShort' },
  ],
  [
    'a row for it and a later one that matches its name tells longer',
    site(`${filler}\n_ga, _gid\tGoogle Analytics\t1 Tag\n_ga_*\tGoogle Analytics\t2 Jahre\n${filler}`),
    { class: 'Conform' },
  ],
  ['declared longer than the browser keeps it', site(`${filler} _ga | Google Analytics | 5 Jahre`), { class: 'Conform' }],
  [
    'second layer not opened',
    site(filler, { banner: { banner: banner(), cmpName: null, cmpLoaded: null, payOrConsent: false } }),
    { class: 'NoClassification', message: 'textsUnreadLayer' },
  ],
  [
    'details behind the first layer',
    site(filler, {
      banner: {
        banner: { ...opened, deeperText: 'Statistik\nGoogle Analytics\nCookies\t_ga\t2 Jahre' },
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    }),
    { class: 'Conform', message: 'declaredBanner' },
  ],
  [
    'details of a service in links of the notice alone',
    site(`${filler} Wir nutzen Google Analytics.`, {
      policyMatches: [{ serviceId: 'google-analytics', match: 'notFound', inBannerOnly: false }],
    }),
    { class: 'Hint', message: 'gapsEarly' },
  ],
  [
    'a service that a tag manager loads, of which alone the notice tells',
    site(`${filler} Wir nutzen den Google Tag Manager.`, {
      services: [
        catalogueUse('google-tag-manager', undefined),
        catalogueUse('tiktok-pixel', undefined, { embeddedBy: 'google-tag-manager' }),
      ],
      cookies: [analyticsCookie({ id: 'ttp', name: '_ttp', serviceId: 'tiktok-pixel', lifetimeSeconds: 390 * day })],
    }),
    { class: 'Risk', messages: ['nothingEarly'] },
  ],
  [
    'a necessary cookie that stays longer than its row tells',
    site(`${filler}\nauswahl\tmerkt sich Ihre Auswahl\t6 Monate\n${filler}`, {
      cookies: [
        analyticsCookie({
          id: 'own',
          name: 'auswahl',
          serviceId: null,
          category: 'consent',
          needsConsent: 'no',
          lifetimeSeconds: 365 * day,
        }),
      ],
    }),
    { class: 'Hint', message: 'tooShortRead', refs: ['own'] },
  ],
  [
    'a necessary cookie that stays as long as its row tells',
    site(`${filler}\nauswahl\tmerkt sich Ihre Auswahl\t1 Jahr\n${filler}`, {
      cookies: [
        analyticsCookie({
          id: 'own',
          name: 'auswahl',
          serviceId: null,
          category: 'consent',
          needsConsent: 'no',
          lifetimeSeconds: 365 * day,
        }),
      ],
    }),
    { class: 'NotApplicable', message: 'noCookies' },
  ],
  [
    'records of a banner that unfolds in itself, the period above the name',
    site(
      filler,
      folded(
        'Google Analytics\nAnbieter: Google Ireland\nAblauf: 2 Jahre\nTechnischer Name: _ga\nKarte\nAnbieter: A\nAblauf: 1 Tag\nTechnischer Name: karte',
      ),
    ),
    { class: 'Conform', message: 'declaredBanner' },
  ],
  [
    'a life that the list of the banner tells rightly and the notice does not',
    site(`${filler} Google setzt die Cookies _ga (2 Jahre). ${filler}`, {
      cookies: [analyticsCookie({ lifetimeSeconds: 90 * day, declaredLifetimeSeconds: 90 * day })],
      ...folded('Google Analytics\nAnbieter: Google Ireland\nAblauf: 90 Tage\nTechnischer Name: _ga'),
    }),
    { class: 'Hint', message: 'offNoticeRead', cause: 'google-analytics' },
  ],
  [
    'a life that the notice tells rightly and the list of the banner does not',
    site(`${filler} Google Analytics setzt die Cookies _ga (90 Tage). ${filler}`, {
      cookies: [analyticsCookie({ lifetimeSeconds: 90 * day, declaredLifetimeSeconds: 90 * day })],
      ...folded('Google Analytics\nCookies: _ga (1 Jahr)'),
    }),
    { class: 'Hint', message: 'offBannerRead' },
  ],
  [
    'a life in its bracket, and the period of something else behind it',
    site(`${filler} Google Analytics setzt _ga (90 Tage), das Besucher wiedererkennt. Besuche löschen wir nach 14 Monaten. ${filler}`, {
      cookies: [analyticsCookie({ lifetimeSeconds: 90 * day, declaredLifetimeSeconds: 90 * day })],
      ...folded('Google Analytics\nAnbieter: Google Ireland\nAblauf: 90 Tage\nTechnischer Name: _ga'),
    }),
    { class: 'Conform' },
  ],
  [
    'the same life in other words',
    site(`${filler} Google Analytics setzt die Cookies _ga (3 Monate). ${filler}`, {
      cookies: [analyticsCookie({ lifetimeSeconds: 90 * day, declaredLifetimeSeconds: 90 * day })],
      ...folded('Google Analytics\nAnbieter: Google Ireland\nAblauf: 90 Tage\nTechnischer Name: _ga'),
    }),
    { class: 'Conform' },
  ],
  [
    'records of a banner, the period above the name and too short',
    site(filler, folded('Google Analytics\nAblauf: 1 Tag\nTechnischer Name: _ga\nKarte\nAblauf: 2 Jahre\nTechnischer Name: karte')),
    { class: 'Hint', message: 'tooShortBannerRead' },
  ],
  ...(
    [
      ['Google reCAPTCHA\nAnbieter: Google\nLebensdauer: Session', 180, 'tooShortBannerRead'],
      ['Google reCAPTCHA\nAnbieter: Google\nLebensdauer: 6 Monate', 180, undefined],
      ['Google reCAPTCHA\nAnbieter: Google\nLebensdauer: Session', 0.5, undefined],
      ['Google Analytics\nAnbieter: Google\nLebensdauer: Session', 180, undefined],
    ] as const
  ).map(([text, days, message]): [string, Partial<Facts>, Outline] => [
    `the banner's record of a service that needs no consent: ${text}, ${days} days`,
    site(filler, {
      ...folded(text),
      services: [],
      cookies: [
        analyticsCookie({
          name: '_GRECAPTCHA',
          serviceId: 'google-recaptcha',
          category: 'security',
          needsConsent: 'no',
          lifetimeSeconds: days * day,
          declaredLifetimeSeconds: days * day,
        }),
      ],
    }),
    message === undefined ? { class: 'NotApplicable' } : { class: 'Hint', message },
  ]),
  [
    'records of a banner, the period below the name',
    site(
      filler,
      folded('Karte\nName: karte\nLaufzeit: 1 Tag\nGoogle Analytics\nName: _ga\nLaufzeit: 2 Jahre\nVideo\nName: video\nLaufzeit: 1 Tag'),
    ),
    { class: 'Conform', message: 'declaredBanner' },
  ],
  [
    'a list of the banner without one of the cookies',
    site(filler, {
      ...folded('Google Analytics\nAblauf: 2 Jahre\nTechnischer Name: _ga'),
      cookies: [
        analyticsCookie({ lifetimeSeconds: 400 * day }),
        analyticsCookie({ id: 'ide', name: 'IDE', serviceId: 'google-doubleclick', lifetimeSeconds: 300 * day }),
      ],
    }),
    { class: 'Hint', message: 'gapsEarlyListed', refs: ['ide'] },
  ],
  [
    'a list of the banner without any',
    site(filler, folded('Google Analytics\nZweck: Statistik')),
    { class: 'Hint', message: 'notListedEarlyRead' },
  ],
  [
    'a list of the banner, and a service that pays, which no banner asks for',
    site(filler, {
      ...folded('Google Analytics\nAblauf: 2 Jahre\nTechnischer Name: _ga'),
      cookies: [
        analyticsCookie({ lifetimeSeconds: 400 * day }),
        analyticsCookie({ id: 'lang', name: 'LANG', serviceId: 'paypal', domain: 'paypal.com', lifetimeSeconds: 300 * day }),
      ],
      services: [catalogueUse('google-analytics'), catalogueUse('paypal')],
    }),
    { class: 'Hint', message: 'gapsEarlyRead', refs: ['lang'] },
  ],
  [
    'details in the banner',
    site(filler, {
      banner: {
        banner: { ...opened, text: 'Google Analytics: _ga, Laufzeit 2 Jahre' },
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    }),
    { class: 'Conform', message: 'declaredBanner' },
  ],
  [
    'details partly here, partly there',
    site(`${filler} _ga | Google Analytics | Statistik | 2 Jahre ${filler}`, {
      cookies: [
        analyticsCookie({ lifetimeSeconds: 400 * day }),
        analyticsCookie({ id: 'ide', name: 'IDE', serviceId: 'google-doubleclick', lifetimeSeconds: 300 * day }),
      ],
      banner: { ...noBanner.banner, banner: { ...opened, text: 'IDE | DoubleClick | Werbung | 1 Jahr' } },
    }),
    { class: 'Conform', message: 'declaredBoth' },
  ],
  [
    'no banner: the notice alone tells',
    site(`${filler} _ga | Google Analytics | 2 Jahre`, noBanner),
    { message: 'declaredNotice', class: 'Conform' },
  ],
  ['no banner, nothing in the notice', site(filler, noBanner), { class: 'Risk', message: 'nothingEarlyBannerless' }],
  [
    'no banner, no duration in the notice',
    site(`${filler} Wir nutzen Google Analytics. ${filler}`, noBanner),
    { class: 'Hint', message: 'notListedEarlyBannerless' },
  ],
  [
    'no banner, notice not read',
    site('', { ...noBanner, privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) }),
    { class: 'NoClassification', message: 'textsUnreadNoticeBannerless' },
  ],
  [
    'trial cookies that are deleted at once beside one that is declared',
    site(`${filler} _ga | Google Analytics | Statistik | 2 Jahre ${filler}`, {
      cookies: [
        analyticsCookie({ lifetimeSeconds: 400 * day }),
        analyticsCookie({ id: 'try', name: 'dmn_chk_1', serviceId: 'posthog', kept: false }),
      ],
    }),
    { class: 'Conform', message: 'declaredNotice' },
  ],
  ['only trial cookies', site(filler, { cookies: [analyticsCookie({ kept: false })] }), { class: 'NotApplicable', message: 'onlyDeleted' }],
  ['refused cookie', site(filler, { cookies: [analyticsCookie({ blockedReason: 'user-preferences' })] }), { class: 'NotApplicable' }],
  ['no notice', site('', { privacy: noLegalPage('privacy') }), { class: 'NotApplicable', message: 'noNotice' }],
  [
    'notice not read',
    site('', { privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) }),
    { class: 'NoClassification', message: 'textsUnreadNotice' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names the embed and its page by which a vendor sets a cookie', () => {
  const url = 'https://www.google.com/maps/embed?pb=1';
  const frame = traffic({ service: 'google-maps', url, type: 'frame', pageUrl: `${siteUrl}filialen` });
  const nid = analyticsCookie({ name: 'NID', serviceId: 'google-other', party: 'third', setBy: url });
  const result = judge(check, site(filler, { ...frame, cookies: [nid] }));
  expect('findings' in result && result.findings[0]?.params).toMatchObject({ service: 'Google Maps, /filialen', names: 'NID' });
});

it('tells the life stated beside the one measured', () => {
  const verdict = judge(check, site(`${filler} _ga | Google Analytics | Statistik | 1 Tag`));
  const [finding] = 'findings' in verdict ? verdict.findings : [];
  expect(finding?.params?.['lifetimes']).toBe('_ga\t\t86400\t63072000');
});

it.each([
  ['Sitzung', '_ga\t\t0\t63072000'],
  ['3 Monate', /^_ga\t\t\d+\t63072000$/],
])('tells what was asked for where the browser cut it, stated %s', (stated, expected) => {
  const records = folded(`Google Analytics\nAnbieter: Google\nLebensdauer: ${stated}`);
  const verdict = judge(check, site(filler, records));
  const [finding] = 'findings' in verdict ? verdict.findings : [];
  expect(finding?.params?.['lifetimes']).toMatch(expected);
});

it.each(['moove-gdpr', 'cookiebot', 'google-tag-manager'])('a pixel that %s starts is not described with it', (tool) => {
  const pixel = traffic({ service: 'tiktok-pixel', url: 'https://analytics.tiktok.com/i18n/pixel/events.js', embeddedBy: tool });
  const verdict = judge(
    check,
    site(`${filler} _ga | Google Analytics | Statistik | 2 Jahre. Wir nutzen ${catalogueUse(tool).service.name}.`, {
      requests: pixel.requests,
      services: [...pixel.services, catalogueUse(tool)],
      cookies: [
        analyticsCookie({ lifetimeSeconds: 400 * day }),
        ...['muster.test', 'tiktok.com'].map((domain) =>
          analyticsCookie({ id: domain, name: '_ttp', domain, serviceId: 'tiktok-pixel', category: 'marketing' }),
        ),
      ],
      banner: { ...noBanner.banner, banner: { ...opened, text: `Powered by ${catalogueUse(tool).service.name}` } },
      policyMatches: [{ serviceId: 'tiktok-pixel', match: 'notFound', inBannerOnly: false }],
    }),
  );
  const [finding] = 'findings' in verdict ? verdict.findings : [];
  // The name lies on two domains and is listed, and so counted, once.
  expect(finding).toMatchObject({ message: expect.stringMatching(/^gaps/), params: { count: 1 } });
});

it.each<[ConsentState[], string, string]>([
  [['none', 'accept'], '', 'declaredNoticeOpen'],
  [['none', 'accept'], '_GRECAPTCHA | Google | Schutz | 180 Tage', 'declaredNotice'],
  [['accept'], '', 'declaredNotice'],
])('a cookie of doubtful purpose, set in %j, beside “%s”', (states, row, message) => {
  const captcha = captchaCookie(states);
  const facts = site(`${filler} _ga | Google Analytics | Statistik | 2 Jahre. ${row}`);
  const verdict = judge(check, {
    ...facts,
    cookies: [...(facts.cookies ?? []), captcha],
    services: [...(facts.services ?? []), catalogueUse('google-recaptcha')],
  });
  expect(verdict).toMatchObject({ class: 'Conform', message });
});
