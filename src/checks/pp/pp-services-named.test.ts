import { expect, it } from 'vitest';
import { cookieFact, judge, legalPage, noLegalPage, outcome, serviceUse, siteDomain } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, traffic } from '../../../test/factories/traffic.ts';
import type { Facts, PolicyMatchFact, ServiceUse } from '../facts.ts';
import check from './pp-services-named.ts';

const analytics = serviceUse();
const youtube = serviceUse({ service: { id: 'youtube', name: 'YouTube', category: 'video' } });
const doubleclick = serviceUse({
  service: { id: 'doubleclick', name: 'DoubleClick', category: 'marketing', hosts: ['.doubleclick.net'] },
  embeddedBy: 'youtube',
});
const cdn = serviceUse({ service: { id: 'jsdelivr', name: 'jsDelivr', category: 'cdn', consent: 'disputed' }, vendorCountry: 'US' });
const support = (vendorCountry: string | null) =>
  serviceUse({ service: { id: 'desk', name: 'Desk', category: 'functional', consent: 'no' }, vendorCountry });
const matomo = serviceUse({
  service: { id: 'matomo', name: 'Matomo', selfHosted: true },
  hosts: [`stats.${siteDomain}`],
  vendorCountry: null,
});

const brevoTracker = serviceUse({
  service: { id: 'brevo-tracker', name: 'Brevo Tracker', category: 'marketing', vendor: 'brevo', aliases: ['Brevo Tracker', 'Brevo'] },
  vendorCountry: 'FR',
  parentCountry: null,
});

const posthog = serviceUse({
  service: { id: 'posthog', name: 'PostHog', category: 'analytics', hosts: ['.posthog.com'], aliases: ['PostHog'] },
  vendorCountry: 'US',
});
const ownPostHog = 'PostHog\nWir betreiben PostHog auf unserer eigenen Infrastruktur.';
const reportsTo = (url: string, party: 'first' | 'third' | 'cloaked') => ({
  requests: traffic({ service: 'posthog', url, type: 'fetch' }).requests.map((request) => ({ ...request, party })),
});

type Match = PolicyMatchFact['match'] | 'banner';
const using = (...seen: [ServiceUse, Match][]): Partial<Facts> => ({
  services: seen.map(([use]) => use),
  policyMatches: seen.map(([use, match]) => ({
    serviceId: use.service.id,
    match: match === 'banner' ? 'notFound' : match,
    inBannerOnly: match === 'banner',
  })),
});
const saying = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });
const stranger = traffic({ url: 'https://cdn.fremd.test/a.js' });
const notAccepted = {
  attempts: { reject: null, accept: outcome({ state: 'accept', performed: true, verified: false, method: 'failed' }) },
};

const { requests: calls } = traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect' });
const calledBefore = { requests: calls };
const datev = serviceUse({
  service: { id: 'datev', name: 'DATEV', category: 'functional', consent: 'disputed' },
  vendorCountry: 'DE',
  parentCountry: null,
});
/** A label of the provider as a picture on the page. */
const label = traffic({ service: 'datev', url: 'https://www.datev.de/label.svg', type: 'image' });

const cases: [string, Partial<Facts>, Outline][] = [
  ['all named', using([analytics, 'found'], [youtube, 'found']), { class: 'Conform', message: 'allNamed' }],
  [
    'named for another purpose only, and a picture loads from it',
    {
      ...using([datev, 'notFound']),
      ...label,
      services: [datev],
      noticeServices: {
        used: [{ serviceId: 'datev', quote: 'Unsere Postfächer führt die DATEV eG in Nürnberg als Auftragsverarbeiterin.' }],
        notUsed: [],
        complete: true,
      },
    },
    { class: 'Hint', message: 'namedOtherwiseFilesEea', cause: 'datev' },
  ],
  [
    'said not to be in use',
    {
      ...using([analytics, 'notFound']),
      ...calledBefore,
      noticeServices: {
        used: [],
        notUsed: [{ serviceId: 'google-analytics', quote: 'Google Analytics nutzen wir nicht.' }],
        complete: true,
      },
    },
    { class: 'Risk', message: 'namedOtherwiseEarly' },
  ],
  [
    'named in a row of links only',
    {
      ...using([analytics, 'notFound']),
      ...calledBefore,
      noticeServices: { used: [], notUsed: [{ serviceId: 'google-analytics', quote: 'Google Analytics' }], complete: true },
    },
    { class: 'Risk', message: 'notNamedEarly' },
  ],
  [
    'a tracker, where the notice names the newsletter service only',
    {
      ...using([{ ...brevoTracker }, 'notFound']),
      ...traffic({ service: 'brevo-tracker', url: 'https://in-automate.brevo.com/p?cuid=1', identifiers: ['cuid'] }),
      services: [brevoTracker],
      noticeServices: { used: [{ serviceId: 'brevo', quote: 'Der Versand erfolgt über Brevo.' }], notUsed: [], complete: true },
    },
    { class: 'Risk', message: 'namedSisterEarlyEea', cause: 'brevo-tracker' },
  ],
  ['no services', {}, { class: 'Conform', message: 'noServices' }],
  ['unknown server, named', { ...stranger, ...saying('Fremd GmbH (fremd.test)') }, { class: 'Conform', message: 'hostsNamed' }],
  ['unknown server, not named', stranger, { class: 'NoClassification', message: 'hostsUnnamed' }],
  ['unknown server, whose domain only receives mail', { ...stranger, ...saying('E-Mail: info@fremd.test') }, { class: 'NoClassification' }],
  [
    'unknown server beside a service that is named',
    { ...using([analytics, 'found']), requests: stranger.requests },
    { class: 'NoClassification', message: 'hostsUnnamedBeside' },
  ],
  ['unknown server beside a service that is not', { ...using([analytics, 'notFound']), requests: stranger.requests }, { class: 'Risk' }],
  ['unknown server, no notice', { ...stranger, privacy: noLegalPage('privacy') }, { class: 'NoClassification', message: 'noNotice' }],
  [
    'consent-needing service not named',
    using([analytics, 'notFound']),
    { class: 'Risk', message: 'notNamedEarly', cause: 'google-analytics', refs: ['google-analytics'] },
  ],
  ['recipient in a third country not named', using([support('US'), 'notFound']), { class: 'Risk', message: 'notNamed' }],
  ['recipient in the EEA, no consent needed', using([support('DE'), 'notFound']), { class: 'Hint', message: 'notNamed' }],
  ['seat unknown, no consent needed', using([support(null), 'notFound']), { class: 'Hint' }],
  ['CDN missing', using([cdn, 'notFound']), { class: 'Hint', message: 'notNamed' }],
  ['self-hosted software missing', using([matomo, 'notFound']), { class: 'Hint' }],
  ['named in the banner only', using([analytics, 'banner']), { class: 'Hint', message: 'bannerOnly' }],
  ...['cdn.prod.website-files.com (Webflow)', 'cdn.example.org', 'Dateien unter https://a.test/cdn/x', 'info@cdn.test'].map(
    (words): [string, Partial<Facts>, Outline] => [
      `an address is no group: ${words}`,
      { ...using([cdn, 'notFound']), ...saying(`Ausgeliefert über ${words}.`) },
      { class: 'Hint', message: 'notNamed' },
    ],
  ),
  ...['ein CDN.', 'ein Content-Delivery-Network ein', 'das CDN (Auslieferung).'].map((words): [string, Partial<Facts>, Outline] => [
    `a group: ${words}`,
    { ...using([cdn, 'notFound']), ...saying(`Wir nutzen ${words}`) },
    { class: 'Hint', message: 'groupOnly' },
  ]),
  [
    'only the group named',
    { ...using([analytics, 'notFound']), ...saying('Wir setzen Analyse-Tools ein.') },
    { class: 'Hint', message: 'groupOnly' },
  ],
  [
    'the group is denied',
    { ...using([analytics, 'notFound']), ...saying('Wir setzen keine Analyse-Tools ein.') },
    { class: 'Risk', message: 'notNamedEarly' },
  ],
  ['another group named', { ...using([analytics, 'notFound']), ...saying('Wir nutzen Kartendienste.') }, { class: 'Risk' }],
  ['companion of a named embed', using([youtube, 'found'], [doubleclick, 'notFound']), { class: 'Conform', message: 'companionsUnnamed' }],
  [
    'companions of several embeds',
    using([youtube, 'found'], [analytics, 'found'], [doubleclick, 'notFound'], [{ ...cdn, embeddedBy: analytics.service.id }, 'notFound']),
    { class: 'Conform', message: 'companionsUnnamed' },
  ],
  [
    'companion whose host stands in the table of cookies',
    { ...using([youtube, 'found'], [doubleclick, 'notFound']), ...saying('test_cookie – .doubleclick.net – 15 Minuten') },
    { class: 'Conform', message: 'companionsByHost' },
  ],
  [
    'companions with and without their host in the table of cookies',
    {
      ...using([youtube, 'found'], [doubleclick, 'notFound'], [{ ...cdn, embeddedBy: 'youtube' }, 'notFound']),
      ...saying('test_cookie – .doubleclick.net – 15 Minuten'),
    },
    { class: 'Conform', message: 'companionsMixed' },
  ],
  ['named companion', using([youtube, 'found'], [doubleclick, 'found']), { class: 'Conform', message: 'allNamed' }],
  [
    'companion reported once under its embed',
    using([youtube, 'notFound'], [doubleclick, 'notFound']),
    { class: 'Risk', messages: ['notNamedEarly'], refs: ['youtube', 'doubleclick'], cause: 'youtube' },
  ],
  [
    'what weighs less stands beside a risk',
    using([analytics, 'notFound'], [cdn, 'notFound'], [youtube, 'banner']),
    { class: 'Risk', messages: ['notNamedEarly', 'notNamed', 'bannerOnly'], refs: ['google-analytics'] },
  ],
  ['it loads only after consent', using([serviceUse({ states: ['accept'] }), 'notFound']), { class: 'Risk', messages: ['notNamed'] }],
  [
    'a recipient in the EEA',
    using([serviceUse({ vendorCountry: 'DE', parentCountry: null }), 'notFound']),
    { class: 'Risk', messages: ['notNamedEarlyEea'] },
  ],
  [
    'a recipient in the EEA with a parent outside',
    using([serviceUse({ vendorCountry: 'IE', parentCountry: 'US' }), 'notFound']),
    { class: 'Risk', messages: ['notNamedEarly'] },
  ],
  ['no name to search for', using([analytics, 'found'], [cdn, 'noRule']), { class: 'NoClassification', message: 'noRule' }],
  ['service without a match', { services: [analytics], policyMatches: [] }, { class: 'NoClassification', message: 'noRule' }],
  [
    'accepting could not be examined',
    { ...using([analytics, 'found']), ...notAccepted },
    { class: 'NoClassification', message: 'acceptNotExamined' },
  ],
  ['a risk stands although accepting could not be examined', { ...using([analytics, 'notFound']), ...notAccepted }, { class: 'Risk' }],
  [
    'no notice: that is pp-present',
    { ...using([analytics, 'notFound']), privacy: noLegalPage('privacy') },
    { class: 'NoClassification', message: 'noNotice' },
  ],
  [
    'notice is a PDF without text',
    { ...using([analytics, 'notFound']), privacy: legalPage({ kind: 'privacy', isPdf: true, text: '' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'notice in an unsupported language',
    { ...using([analytics, 'notFound']), privacy: legalPage({ kind: 'privacy', language: 'fr', text: 'Politique de confidentialité' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'a service is said to load only with consent, and loads before',
    {
      ...using([analytics, 'found']),
      ...calledBefore,
      ...saying('Ohne Ihre Einwilligung werden keine Daten an Google Analytics übertragen.'),
    },
    { class: 'Hint', message: 'untrueLoadingUnasked', cause: 'google-analytics', refs: ['r1'] },
  ],
  [
    'the same where a tag manager of the site loads it',
    {
      ...using([{ ...analytics, embeddedBy: 'google-tag-manager' }, 'found']),
      requests: calledBefore.requests.map((request) => ({ ...request, embeddedBy: 'google-tag-manager' })),
      ...saying('Ohne Ihre Einwilligung werden keine Daten an Google Analytics übertragen.'),
    },
    { class: 'Hint', message: 'untrueLoadingUnasked', cause: 'google-analytics', refs: ['r1'] },
  ],
  [
    'the same where another service brings it along',
    {
      ...using([youtube, 'found'], [{ ...analytics, embeddedBy: 'youtube' }, 'found']),
      requests: calledBefore.requests.map((request) => ({ ...request, embeddedBy: 'youtube' })),
      ...saying('Ohne Ihre Einwilligung werden keine Daten an Google Analytics übertragen.'),
    },
    { class: 'Conform' },
  ],
  [
    'the same, measured after consent only',
    {
      ...using([analytics, 'found']),
      requests: calledBefore.requests.map((request) => ({ ...request, states: ['accept' as const] })),
      ...saying('Ohne Ihre Einwilligung werden keine Daten an Google Analytics übertragen.'),
    },
    { class: 'Conform', message: 'allNamed' },
  ],
  [
    'a service is said to set no cookies, and sets one',
    { ...using([analytics, 'found']), cookies: [analyticsCookie()], ...saying('Google Analytics setzt bei uns keine Cookies.') },
    { class: 'Hint', message: 'untrueCookies', refs: ['cookie:_ga'] },
  ],
  [
    'the cookie by which an objection is remembered is none of those',
    {
      ...using([analytics, 'found']),
      cookies: [analyticsCookie({ category: 'consent', needsConsent: 'no' })],
      ...saying('Google Analytics setzt bei uns keine Cookies.'),
    },
    { class: 'Conform' },
  ],
  [
    'the site is said to set no cookies',
    { ...using([analytics, 'found']), cookies: [analyticsCookie()], ...saying('Cookies\nUnsere Website verwendet keine Cookies.') },
    { class: 'Hint', message: 'untrueSite', cause: 'privacy-notice:no-cookies' },
  ],
  [
    'all but the necessary is said to wait for consent',
    {
      ...using([analytics, 'found']),
      cookies: [analyticsCookie()],
      ...saying('Cookies\nAlles Weitere geschieht nur mit Ihrer Einwilligung nach § 25 Abs. 1 TDDDG.'),
    },
    { class: 'Hint', message: 'untrueSiteBefore', cause: 'privacy-notice:consent-only' },
  ],
  [
    'a session cookie beside that sentence',
    { ...using([analytics, 'found']), cookies: [cookieFact()], ...saying('Cookies\nUnsere Website verwendet keine Cookies.') },
    { class: 'Conform' },
  ],
  [
    'a service is said to run on own servers, and a name of the site points to the vendor',
    { ...using([posthog, 'found']), ...reportsTo('https://e.muster.test/e/', 'cloaked'), services: [posthog], ...saying(ownPostHog) },
    { class: 'Hint', message: 'untrueOwnServers', cause: 'posthog' },
  ],
  [
    'the same, and the vendor is asked by its own name',
    { ...using([posthog, 'found']), ...reportsTo('https://eu.i.posthog.com/e/', 'third'), services: [posthog], ...saying(ownPostHog) },
    { class: 'Hint', message: 'untrueOwnServers', cause: 'posthog' },
  ],
  ...(['first', 'third'] as const).map((party): [string, Partial<Facts>, Outline] => [
    `the same, and no more is known of the server (${party})`,
    { ...using([posthog, 'found']), ...reportsTo('https://e.andere.test/e/', party), services: [posthog], ...saying(ownPostHog) },
    { class: 'Conform' },
  ]),
  [
    'the private mode under its own name, and the open one loads',
    {
      ...using([youtube, 'found']),
      requests: traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] }).requests,
      ...saying('Videos von YouTube\nWir nutzen den erweiterten Datenschutzmodus, der erst beim Abspielen speichert.'),
    },
    { class: 'Hint', message: 'untrueMode', cause: 'youtube' },
  ],
  [
    'a pixel is said to wait for a category, and is asked after rejection',
    {
      ...using([analytics, 'found']),
      requests: calledBefore.requests.map((request) => ({ ...request, states: ['reject' as const] })),
      ...saying('Google Analytics wird erst geladen, wenn Sie „Statistik-Cookies“ zugelassen haben.'),
    },
    { class: 'Hint', message: 'untrueLoadingUnasked', cause: 'google-analytics' },
  ],
  [
    'a video is said to be embedded in the private mode',
    {
      ...using([youtube, 'found']),
      requests: traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] }).requests,
      ...saying('YouTube-Videos binden wir im erweiterten Datenschutzmodus ein.'),
    },
    { class: 'Hint', message: 'untrueMode', cause: 'youtube' },
  ],
  [
    'an app of the shop, started by its platform, before the consent that the notice promises',
    {
      ...using([{ ...analytics, embeddedBy: 'shopify' }, 'found']),
      requests: calledBefore.requests.map((request) => ({ ...request, embeddedBy: 'shopify' })),
      ...saying('Google Analytics wird nur geladen, wenn Sie eingewilligt haben.'),
    },
    { class: 'Hint', message: 'untrueLoadingUnasked', cause: 'google-analytics' },
  ],
  [
    'another product of the vendor is said to be linked only',
    { ...using([datev, 'found']), ...label, services: [datev], ...saying('„DATEV Unternehmen online“ verlinken wir nur.') },
    { class: 'Conform' },
  ],
  [
    'a service is said to be linked only, and a picture loads from it',
    { ...using([datev, 'found']), ...label, services: [datev], ...saying('Die DATEV eG verlinken wir nur.') },
    { class: 'Hint', message: 'untrueFiles', cause: 'datev' },
  ],
  [
    'pictures are said to come from the own server',
    {
      ...using([datev, 'found']),
      ...label,
      services: [datev],
      ...saying('Aufruf\nSchriften, Bilder und das Video liefert unser eigener Server aus.'),
    },
    { class: 'Hint', message: 'untrueOwnFiles', cause: 'privacy-notice:own-files' },
  ],
  [
    'only fonts are said to',
    { ...using([datev, 'found']), ...label, services: [datev], ...saying('Aufruf\nSchriften liefert unser eigener Server aus.') },
    { class: 'Conform' },
  ],
  [
    'what is said to work with consent has only fetched its script',
    {
      ...using([analytics, 'found']),
      requests: traffic({ service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js' }).requests.map((request) => ({
        ...request,
        type: 'script' as const,
      })),
      ...saying('Mit Ihrer Einwilligung messen wir mit Google Analytics.'),
    },
    { class: 'Conform' },
  ],
  [
    'what is said to work with consent has sent something before',
    {
      ...using([analytics, 'found']),
      requests: traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', type: 'fetch' }).requests,
      ...saying('Mit Ihrer Einwilligung messen wir mit Google Analytics.'),
    },
    { class: 'Hint', message: 'untrueLoadingUnasked' },
  ],
  [
    'beside a service that is not named it is told by itself',
    {
      ...using([support('US'), 'notFound'], [analytics, 'found']),
      ...calledBefore,
      ...saying('Ohne Ihre Einwilligung werden keine Daten an Google Analytics übertragen.'),
    },
    { class: 'Risk', messages: ['notNamed', 'untrueLoadingUnasked'], refs: ['desk'] },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('a warning beside a risk stays one', () => {
  const verdict = judge(check, using([analytics, 'notFound'], [cdn, 'notFound']));
  expect('findings' in verdict && verdict.findings.map((finding) => finding.class)).toEqual([undefined, 'Hint']);
});
