import { expect, it } from 'vitest';
import type { ConsentState } from '#evidence/gathered.ts';
import {
  banner,
  control,
  cookieFact,
  judge,
  legalPage,
  link,
  noLegalPage,
  pageFact,
  siteUrl,
  storageFact,
  toggle,
} from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, captchaCookie, catalogueUse, traffic, unknownCookie } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ck-undeclared.ts';

const adCookie = analyticsCookie({
  id: 'cto',
  name: 'cto_bundle',
  domain: '.criteo.com',
  party: 'third',
  serviceId: 'criteo',
  category: 'marketing',
  states: ['accept'],
});
const criteo = catalogueUse('criteo', ['accept']);
const doubleclick = catalogueUse('google-doubleclick', ['accept']);
const doubleclickCookie = { ...adCookie, id: 'ide', name: 'IDE', domain: '.doubleclick.net', serviceId: 'google-doubleclick' };
/** The banner with its settings opened once, so that lists of vendors were read. */
const opened = (text = '') => ({ banner: banner({ text, toggles: [toggle()] }), cmpName: null, cmpLoaded: null, payOrConsent: false });
const notice = (text: string) => legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` });
const site = (part: Partial<Facts>) => bannerSite({ banner: opened(), cookies: [adCookie], services: [criteo], ...part });

const policyLinked = [
  pageFact({ links: [{ text: 'Cookie-Richtlinie (EU)', href: `${siteUrl}cookie-richtlinie`, visible: true, area: 'footer' }] }),
];

/** A page on cookies as tools for policies write it, its lists folded up or open. */
const policyPage = (services: readonly string[], rows = '') =>
  pageFact({
    url: `${siteUrl}cookie-richtlinie`,
    kind: 'other',
    title: 'Cookie-Richtlinie (EU)',
    text: `Cookie-Richtlinie (EU)\n\n3. Platzierte Cookies\n${services.map((name) => `${name}\n\nMarketing\n${rows}`).join('\n')}\n4. Zustimmung`,
  });

const fillers = Array.from({ length: 12 }, (_, index) => `Muster-Dienst Nummer ${'abcdefghijkl'[index]}`);

const cases: [string, Partial<Facts>, Outline][] = [
  ...['Anbieter: Google Advertising Products (755), Criteo, Awin AG …', 'Unsere Partner sind Criteo und Taboola.', 'Criteo SA'].map(
    (list): [string, Partial<Facts>, Outline] => [
      `the maker alone, in the banner: ${list}`,
      site({ banner: opened(list), services: [{ ...criteo, service: { ...criteo.service, name: 'Criteo OneTag', aliases: ['OneTag'] } }] }),
      { class: 'Hint', message: 'maker', cause: 'criteo' },
    ],
  ),
  [
    'another product of the maker, in the banner',
    site({ banner: opened('Google Maps, Google Analytics'), cookies: [doubleclickCookie], services: [doubleclick] }),
    { class: 'Risk', message: 'undeclaredMarketing' },
  ],
  [
    'the maker alone, in the notice: it may be there for another product',
    site({
      privacy: notice('Partner sind Criteo und Taboola.'),
      services: [{ ...criteo, service: { ...criteo.service, name: 'Criteo OneTag', aliases: ['OneTag'] } }],
    }),
    { class: 'Risk' },
  ],
  [
    'third-party advertising cookie nobody names',
    site({}),
    { class: 'Risk', message: 'undeclaredMarketing', cause: 'criteo', refs: ['cto'] },
  ],
  [
    'none of several cookies is listed',
    site({ cookies: [adCookie, cookieFact({ states: ['accept'] })] }),
    { class: 'Risk', message: 'undeclaredMarketingNone', cause: 'criteo' },
  ],
  [
    'cookies of other services that only a hint or another check would tell',
    site({
      cookies: [
        adCookie,
        analyticsCookie({ states: ['accept'] }),
        analyticsCookie({ id: 'fbp', name: '_fbp', serviceId: 'meta-pixel', states: ['none', 'accept'], leftOverIn: ['accept'] }),
      ],
    }),
    { class: 'Risk', messages: ['undeclaredMarketingNoneOthers'], refs: ['cto', 'cookie:_ga', 'fbp'] },
  ],
  [
    'the same entry of the same service once more, in web storage: told once',
    site({
      cookies: [adCookie],
      storage: [storageFact({ key: adCookie.name, states: ['accept'], serviceId: 'criteo', category: 'marketing', needsConsent: 'yes' })],
    }),
    { class: 'Risk', messages: ['undeclaredMarketing'] },
  ],
  [
    'entries of web storage beside cookies',
    site({
      cookies: [adCookie],
      storage: [storageFact({ states: ['accept'], serviceId: 'hotjar', category: 'analytics', needsConsent: 'yes' })],
    }),
    { class: 'Risk', messages: ['undeclaredMarketingStored'] },
  ],
  ['named in the banner', site({ banner: opened('cto_bundle (Criteo), 13 Monate') }), { class: 'Conform' }],
  ['named in the notice', site({ privacy: notice('Der Cookie cto_bundle dient der Werbung.') }), { class: 'Conform' }],
  [
    'provider and its cookies described in the notice',
    site({ privacy: notice('Wir setzen Criteo ein. Der Dienst setzt Cookies.') }),
    { class: 'Conform', message: 'declaredByService' },
  ],
  ['provider named without a word on cookies', site({ privacy: notice('Wir setzen Criteo ein.') }), { class: 'Hint', message: 'silent' }],
  [
    'cookies of a section further down are none of the provider',
    site({ privacy: notice(`Criteo\nWir werben mit Criteo. ${'Das hilft uns sehr. '.repeat(30)}\nWarenkorb\nDas Cookie cart hält ihn.`) }),
    { class: 'Hint', message: 'silent' },
  ],
  [
    'the list under a heading of its own',
    site({ privacy: notice('Criteo\nWir werben mit Criteo.\nEingesetzte Cookies\nDiese dienen der Wiedererkennung.') }),
    { class: 'Conform', message: 'declaredByService' },
  ],
  [
    'a way of paying named without a word on cookies',
    site({
      cookies: [cookieFact({ name: 'tsrce', serviceId: 'paypal', needsConsent: 'yes', states: ['accept'] })],
      services: [catalogueUse('paypal', ['accept'])],
      privacy: notice('Wir bieten die Zahlung mit PayPal an.'),
    }),
    { class: 'Hint', message: 'silentPayment', cause: 'paypal' },
  ],
  [
    'a payment service that nobody names, before anybody chose it: it waits for that, not for the banner',
    site({
      cookies: [cookieFact({ name: 'tsrce', serviceId: 'paypal', needsConsent: 'yes', states: ['none', 'accept'] })],
      services: [catalogueUse('paypal', ['none', 'accept'])],
      privacy: notice('Wir versenden mit der Post.'),
    }),
    { class: 'Hint', message: 'undeclaredBeforePay', cause: 'paypal' },
  ],
  [
    'provider said to set no cookies',
    site({ privacy: notice('Criteo\nWir werben mit Criteo. Dabei setzen wir keine Cookies ein.') }),
    { class: 'Hint', message: 'denied', cause: 'criteo' },
  ],
  ...(
    [
      ['player', 'youtube-nocookie', 'YouTube', 'deniedEmbed'],
      ['map', 'google-maps', 'Google Maps', 'deniedEmbed'],
      ['counter', 'matomo', 'Matomo', 'denied'],
    ] as const
  ).map(([what, id, name, message]): [string, Partial<Facts>, Outline] => [
    `a ${what} said to set no cookies`,
    site({
      cookies: [cookieFact({ name: 'kennung', serviceId: id, needsConsent: 'yes', states: ['accept'] })],
      services: [catalogueUse(id, ['accept'])],
      privacy: notice(`${name}\nWir nutzen ${name}. Dabei setzen wir keine Cookies ein.`),
    }),
    { class: 'Hint', message },
  ]),
  [
    'said so beside a list that names the cookie',
    site({ privacy: notice('Criteo\nWir werben mit Criteo. Dabei setzen wir keine Cookies ein.\ncto_bundle | Werbung | 13 Monate') }),
    { class: 'Conform', message: 'declared' },
  ],
  [
    'a service in a policy whose lists are folded: its entries may stand there',
    site({ pages: [...policyLinked, policyPage([...fillers, 'Criteo'])] }),
    { class: 'Conform', message: 'declaredByService' },
  ],
  [
    'another one than that of the cookie',
    site({ pages: [...policyLinked, policyPage(['Facebook', 'Google Ads', 'Hotjar'])] }),
    { class: 'Risk', message: 'undeclaredMarketing' },
  ],
  [
    'one by name, one by its service, whose list is folded',
    site({
      cookies: [adCookie, { ...adCookie, id: 'uid', name: 'uid_criteo' }],
      privacy: notice('Wir setzen Criteo ein, das das Cookie cto_bundle setzt.'),
      pages: [...policyLinked, policyPage(['Facebook', 'Google Ads', 'Criteo'])],
    }),
    { class: 'Conform', message: 'declaredPartly' },
  ],
  [
    'the same, and the list is open',
    site({
      cookies: [adCookie, { ...adCookie, id: 'uid', name: 'uid_criteo' }],
      privacy: notice('Wir setzen Criteo ein, das das Cookie cto_bundle setzt.'),
      pages: [...policyLinked, policyPage(['Facebook', 'Google Ads', 'Criteo'], 'Name\tAblaufdatum\nabc\t1 Jahr\n')],
    }),
    { class: 'Hint', message: 'notListed' },
  ],
  ...(
    [
      ['disputed', /^undeclared.*BeforeOpen/],
      ['yes', /^undeclared.*Before(?!Open)/],
    ] as const
  ).map(([needsConsent, message]): [string, Partial<Facts>, Outline] => [
    `named nowhere and set before the choice already; consent needed: ${needsConsent}`,
    site({
      cookies: [{ ...adCookie, category: 'functional', needsConsent, states: ['none', 'accept'] }, unknownCookie()],
      privacy: notice(''),
    }),
    { class: 'Hint', message: expect.stringMatching(message) },
  ]),
  [
    'one by name, one by its service, set before the choice already',
    site({
      cookies: [adCookie, { ...adCookie, id: 'uid', name: 'uid_criteo', states: ['none', 'accept'] }],
      privacy: notice('Wir setzen Criteo ein, das das Cookie cto_bundle setzt.'),
    }),
    { class: 'Hint', message: 'notListedBefore' },
  ],
  [
    'one by name, one by its service',
    site({
      cookies: [adCookie, { ...adCookie, id: 'uid', name: 'uid_criteo' }],
      privacy: notice('Wir setzen Criteo ein, das das Cookie cto_bundle setzt.'),
    }),
    { class: 'Hint', message: 'notListed' },
  ],
  [
    'one by name, beside it when that runs out',
    site({
      cookies: [adCookie, { ...adCookie, id: 'exp', name: 'cto_bundle_exp' }],
      privacy: notice('Wir setzen Criteo ein, das das Cookie cto_bundle setzt. Weitere Angaben stehen bei Criteo.'),
    }),
    { class: 'Conform' },
  ],
  [
    'one by name, beside it a cookie that only tries',
    site({
      cookies: [adCookie, { ...adCookie, id: 'try', name: 'test_cookie' }],
      privacy: notice('Wir setzen Criteo ein, das das Cookie cto_bundle setzt.'),
    }),
    { class: 'Conform' },
  ],
  [
    'what protects the service is told beside',
    site({
      cookies: [adCookie, { ...adCookie, id: 'ts', name: 'ts', category: 'security', needsConsent: 'no' }],
      privacy: notice('Wir setzen Criteo ein.'),
    }),
    { class: 'Hint', messages: ['silentOthers'], refs: ['cto', 'ts'] },
  ],
  [
    'the list stands on a page on cookies that was visited',
    site({
      pages: [
        ...policyLinked,
        pageFact({ url: `${siteUrl}cookie-richtlinie`, title: 'Cookie-Richtlinie (EU)', text: 'cto_bundle, 13 Monate' }),
      ],
    }),
    { class: 'Conform', message: 'declared' },
  ],
  [
    'a list that the consent tool keeps for the site on its own server',
    site({
      pages: [
        pageFact({ links: [link({ text: 'Cookie-Richtlinie', href: 'https://www.iubenda.com/privacy-policy/12345678/cookie-policy' })] }),
      ],
    }),
    { class: 'NoClassification', message: 'textsUnreadPolicy' },
  ],
  [
    'the policy of the consent tool itself',
    site({ pages: [pageFact({ links: [link({ text: 'Cookie-Richtlinie', href: 'https://www.iubenda.com/de/cookie-policy' })] })] }),
    { class: 'Risk' },
  ],
  ['a page on cookies that was not visited', site({ pages: policyLinked }), { class: 'NoClassification', message: 'textsUnreadPolicy' }],
  [
    'unknown cookie that nobody names beside it',
    site({ cookies: [adCookie, unknownCookie()], privacy: notice('Criteo setzt Cookies.') }),
    { class: 'Conform', message: 'declaredByServiceExcept' },
  ],
  [
    'name given as a pattern',
    site({
      cookies: [analyticsCookie({ name: '_ga_1A2B3C4D5E', serviceId: null, states: ['accept'] })],
      privacy: notice('Cookies: _ga, _ga_*'),
    }),
    { class: 'Conform' },
  ],
  [
    'first-party analytics cookie is a hint',
    site({ cookies: [analyticsCookie({ states: ['accept'] })], services: [catalogueUse('google-analytics', ['accept'])] }),
    { class: 'Hint', message: 'undeclared', cause: 'google-analytics' },
  ],
  [
    'another product of the same vendor is described',
    site({ cookies: [doubleclickCookie], services: [doubleclick], privacy: notice('Wir setzen Google Analytics von Google ein.') }),
    { class: 'Risk', message: 'undeclaredMarketing', cause: 'google-doubleclick' },
  ],
  ...(
    [
      ['and that it sets cookies', 'YouTube setzt dabei Cookies.', 'Conform', 'declaredByService'],
      ['without a word on cookies', '', 'Hint', 'silent'],
      ['as a service without cookies', 'YouTube setzt dabei keine Cookies.', 'Hint', 'deniedEmbed'],
    ] as const
  ).map(([how, said, verdict, message]): [string, Partial<Facts>, Outline] => [
    `vendor named with the embed that brings its service along, ${how}`,
    site({
      cookies: [doubleclickCookie],
      services: [{ ...doubleclick, embeddedBy: 'youtube' }, catalogueUse('youtube', ['accept'])],
      privacy: notice(`YouTube\nWir binden Videos von YouTube (Google) ein. ${said}`),
    }),
    { class: verdict, message, ...(verdict === 'Hint' && { cause: 'youtube' }) },
  ]),
  [
    'one that is named nowhere, beside it one that a list lacks',
    site({
      cookies: [
        adCookie,
        { ...adCookie, id: 'uid', name: 'uid_criteo' },
        cookieFact({ id: 'pay', name: 'tsrce', serviceId: 'paypal', needsConsent: 'yes', states: ['accept'] }),
      ],
      services: [criteo, catalogueUse('paypal', ['accept'])],
      privacy: notice('Wir setzen Criteo ein, das das Cookie cto_bundle setzt.'),
    }),
    { class: 'Hint', messages: ['undeclared', 'notListed'], refs: ['pay'] },
  ],
  [
    'one that nobody names, where a service with a word on its cookies and no list stands beside it',
    site({
      cookies: [adCookie, doubleclickCookie],
      services: [criteo, doubleclick],
      privacy: notice('Wir werben mit Criteo. Criteo setzt dazu Cookies ein.'),
    }),
    { class: 'Risk', messages: ['undeclaredMarketingNoneOthers'], refs: ['ide', 'cto'] },
  ],
  [
    'the same beside an advertising cookie that nobody names',
    site({
      cookies: [adCookie, { ...adCookie, id: 'uid', name: 'uid_criteo' }, doubleclickCookie],
      services: [criteo, doubleclick],
      privacy: notice('Wir setzen Criteo ein, das das Cookie cto_bundle setzt.'),
    }),
    { class: 'Risk', messages: ['undeclaredMarketingOthers'], refs: ['ide', 'uid'] },
  ],
  [
    'cookie of a bidder that another network brings along',
    site({
      services: traffic(
        { service: 'google-doubleclick', url: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js', states: ['accept'] },
        { service: 'criteo', url: 'https://bidder.criteo.com/cdb', states: ['accept'], embeddedBy: 'google-doubleclick' },
      ).services,
    }),
    { class: 'Hint', message: 'undeclared', cause: 'google-doubleclick' },
  ],
  ['necessary cookies need no declaration', site({ cookies: [cookieFact()] }), { class: 'Conform', message: 'nothingToDeclare' }],
  [
    'unknown identifier of a third party that the notice names',
    site({
      cookies: [unknownCookie({ party: 'third', idLike: true, lifetimeSeconds: 9e6 })],
      privacy: notice('Das Cookie xyz dient der Aufzeichnung.'),
    }),
    { class: 'Conform', message: 'nothingToDeclareUnknown' },
  ],
  [
    'the same beside an advertising cookie whose provider is named',
    site({
      cookies: [adCookie, unknownCookie({ party: 'third', idLike: true, lifetimeSeconds: 9e6 })],
      privacy: notice('Wir setzen Criteo ein. Das Cookie xyz dient der Aufzeichnung.'),
    }),
    { class: 'Conform', message: 'declaredByServiceUnknown' },
  ],
  [
    'unknown identifier of a third party',
    site({ cookies: [unknownCookie({ party: 'third', idLike: true, lifetimeSeconds: 9e6 })] }),
    { class: 'Hint', message: 'undeclaredBeforeOpen' },
  ],
  ['cookie from before the choice', site({ cookies: [{ ...adCookie, states: ['none'] }] }), { class: 'Conform' }],
  ['notice not found', site({ privacy: noLegalPage('privacy') }), { class: 'NoClassification', message: 'textsUnreadNotice' }],
  ['notice not readable', site({ privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) }), { class: 'NoClassification' }],
  [
    'settings of the banner never opened',
    site({ banner: { ...opened(), banner: banner({ controls: [control(), control({ role: 'settings', text: 'Einstellungen' })] }) } }),
    { class: 'NoClassification', message: 'textsUnreadLayer' },
  ],
  [
    'named behind the first layer',
    site({
      banner: {
        ...opened(),
        banner: banner({ deeperText: 'Marketing\nAnbieter\tCriteo SA\nCookies\tcto_bundle (1 Jahr)', toggles: [toggle()] }),
      },
    }),
    { class: 'Conform', message: 'declared' },
  ],
  ['no banner', { cookies: [adCookie] }, { class: 'NotApplicable', message: 'noBanner' }],
  [
    'all that a payment service stores where nobody pays yet',
    site({
      cookies: [
        analyticsCookie({ id: 'ts', name: 'ts', serviceId: 'paypal', category: 'security', needsConsent: 'no' }),
        analyticsCookie({ id: 'l7', name: 'l7_az', serviceId: 'paypal', category: 'necessary', needsConsent: 'no' }),
      ],
      services: [catalogueUse('paypal')],
    }),
    { class: 'Hint', refs: ['ts', 'l7'] },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('is open when accepting could not be performed', () => {
  expect(judge(check, site({}), ['accepted'])).toMatchObject({ class: 'NoClassification', missing: 'accepted' });
});

it('names the embed and its page by which a vendor sets a cookie, which the notice may name for something else', () => {
  const url = 'https://www.google.com/maps/embed?pb=1';
  const { services, requests } = traffic({ service: 'google-maps', url, type: 'frame', states: ['accept'], pageUrl: `${siteUrl}filialen` });
  const nid = analyticsCookie({
    name: 'NID',
    serviceId: 'google-other',
    category: 'marketing',
    party: 'third',
    setBy: url,
    states: ['accept'],
  });
  const result = judge(check, site({ cookies: [nid], services, requests, privacy: notice('Google verwendet Textdateien.') }));
  expect('findings' in result && result.findings[0]?.params).toMatchObject({ service: 'Google Maps, /filialen', names: 'NID' });
});

it('names the host of an unknown entry, and what else its company keeps', () => {
  const marking = unknownCookie({ domain: 'widget.fremd.test', party: 'third', idLike: true, lifetimeSeconds: 9e6 });
  const beside = unknownCookie({ id: 'b', name: '_sess', domain: 'api.fremd.test', party: 'third', kept: true });
  const session = analyticsCookie({
    id: 'd',
    name: 'JSESSIONID',
    serviceId: null,
    domain: 'widget.fremd.test',
    party: 'third',
    category: 'necessary',
    needsConsent: 'no',
    states: ['accept'],
    kept: true,
  });
  const stranger = unknownCookie({ id: 'c', name: 'other', domain: 'anderer.test', party: 'third', kept: true });
  const ofSite = { ...session, id: 'e', name: 'PHPSESSID', domain: 'www.example.de', party: 'first' as const };
  expect(judge(check, site({ cookies: [marking, beside, session, ofSite, stranger] }))).toMatchObject({
    findings: [
      {
        message: 'undeclaredNoneBeforeOpen',
        params: { service: 'widget.fremd.test', count: 3, names: `${marking.name}, _sess, JSESSIONID`, before: `${marking.name}, _sess` },
      },
    ],
  });
});

it('tells what another company keeps beside by its own name, in the finding of that company where there is one', () => {
  const marking = unknownCookie({ id: 'm', domain: 'widget.fremd.test', party: 'third', idLike: true, lifetimeSeconds: 9e6 });
  const beside = unknownCookie({ id: 'b', name: '_sess', domain: 'api.fremd.test', party: 'third', kept: true });
  const listed = analyticsCookie({ id: 'ga', states: ['accept'] });
  const found = judge(check, site({ cookies: [captchaCookie(['none', 'accept']), listed, marking, beside] }));
  const told = 'findings' in found ? found.findings.map(({ params }) => params) : [];
  const own = told.find((params) => params?.['service'] === 'widget.fremd.test');
  expect(own).toMatchObject({ names: `${marking.name}, _sess` });
  expect(told.filter((params) => String(params?.['names']).includes('_sess'))).toHaveLength(1);
});

it.each([
  ['that nobody names', { party: 'first' as const }, '', 'mailing_view'],
  ['that the notice names', { party: 'first' as const }, 'mailing_view', undefined],
  ['of a stranger', { party: 'third' as const, domain: 'anderer.test' }, '', undefined],
  ['that was deleted at once', { party: 'first' as const, kept: false }, '', undefined],
])('names a cookie of the site of unknown purpose beside what is missing: %s', (_, part, named, others) => {
  const own = unknownCookie({ id: 'own', name: 'mailing_view', kept: true, ...part });
  const verdict = judge(check, site({ cookies: [adCookie, own], privacy: notice(named) }));
  expect('findings' in verdict && verdict.findings[0]?.params?.others).toBe(others);
});

it.each<[ConsentState[], string, string]>([
  [['none', 'accept'], 'nothing', 'undeclaredMarketingOthers'],
  [['none', 'accept'], '_GRECAPTCHA', 'undeclaredMarketing'],
  [['accept'], 'nothing', 'undeclaredMarketing'],
])('a cookie of doubtful purpose, set in %j, where the notice names %s', (states, named, message) => {
  const captcha = captchaCookie(states);
  const listed = analyticsCookie({ id: 'ga', states: ['accept'] });
  const facts = site({
    cookies: [adCookie, listed, captcha],
    services: [...(site({}).services ?? []), catalogueUse('google-recaptcha')],
    privacy: notice(`_ga | Google Analytics | Statistik | 2 Jahre. ${named}`),
  });
  const verdict = judge(check, facts);
  const [finding] = 'findings' in verdict ? verdict.findings : [];
  expect(finding?.message).toBe(message);
  if (message.endsWith('Others')) expect(finding?.params?.others).toBe('_GRECAPTCHA (Google reCAPTCHA)');
});
