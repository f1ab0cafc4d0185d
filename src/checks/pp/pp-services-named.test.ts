import { expect, it } from 'vitest';
import {
  banner,
  control,
  cookieFact,
  formFact,
  judge,
  legalPage,
  link,
  noLegalPage,
  outcome,
  pageFact,
  requestFact,
  serviceUse,
  siteDomain,
  siteUrl,
  storageFact,
  toggle,
} from '../../../test/factories/facts.ts';
import { growthWith, mostGrowth } from '../../../test/factories/growth.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, catalogueUse, traffic } from '../../../test/factories/traffic.ts';
import type { RecordingFact } from '../facts/device-reading.ts';
import type { PolicyMatchFact, ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import check from './pp-services-named.ts';

const analytics = serviceUse();
const payPal = catalogueUse('paypal');
const youtube = serviceUse({ service: { id: 'youtube', name: 'YouTube', category: 'video' } });
const doubleclick = serviceUse({
  service: { id: 'doubleclick', name: 'DoubleClick', category: 'marketing', hosts: ['.doubleclick.net'] },
  embeddedBy: 'youtube',
});
const botCookie = cookieFact({
  id: 'cookie:__cf_bm',
  name: '__cf_bm',
  domain: 'sibforms.com',
  party: 'third',
  category: 'security',
  serviceId: 'cloudflare',
  needsConsent: 'no',
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
const recording: RecordingFact = {
  script: 'https://eu.i.posthog.com/static/recorder.js',
  serviceId: 'posthog',
  events: ['mutation', 'mousemove'],
  typedTextSent: false,
  sentAfterTyping: null,
  states: ['none'],
  pages: [siteUrl],
  requestIds: [],
  evidenceIds: ['rec1'],
};
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
const googleFonts = catalogueUse('google-fonts');
const strangerFrame = traffic({ url: 'https://www.rechner-fremd.test/vergleich', type: 'frame' });
const strangerScript = traffic({ url: 'https://www.rechner-fremd.test/form.js', type: 'script' });
const strangerCookie = {
  cookies: [cookieFact({ name: 'PHPSESSID', domain: 'www.rechner-fremd.test', party: 'third', serviceId: null })],
};
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

/** A measurement whose need of consent is disputed, asked for by a switch of its own. */
const asked = catalogueUse('etracker');
const counting = {
  requests: traffic({ service: 'etracker', url: 'https://code.etracker.com/count', type: 'fetch', states: ['none', 'reject'] }).requests,
};
const bannerSaying = (text: string, label = 'etracker') => ({
  banner: {
    banner: banner({
      text,
      toggles: [toggle({ label })],
      controls: [control({ text: 'OK' }), control({ role: 'reject', text: 'Ablehnen' })],
    }),
    cmpName: null,
    cmpLoaded: null,
    payOrConsent: false,
  },
});
const elfsight = catalogueUse('elfsight');
const instagram = catalogueUse('instagram', ['none', 'reject'], { embeddedBy: 'elfsight' });
/** An aggregator whose script fetches pictures from the network behind it. */
const feed = traffic(
  { service: 'elfsight', url: 'https://elfsightcdn.com/platform.js', states: ['none', 'reject'], id: 'elf' },
  {
    service: 'instagram',
    url: 'https://scontent.cdninstagram.com/v/1.jpg',
    type: 'image',
    states: ['none', 'reject'],
    embeddedBy: 'elfsight',
    parentId: 'elf',
  },
);
/** A tool of a provider whom no catalogue knows, and what loads within it. */
const inFrame = [
  ...traffic({ url: 'https://embed.rechenwerk.test/frame', domain: 'rechenwerk.test', type: 'frame', party: 'third', id: 'frame' })
    .requests,
  ...traffic({ service: 'datadog', url: 'https://www.datadoghq-browser-agent.com/rum.js', party: 'third', id: 'rum', parentId: 'frame' })
    .requests,
];

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'a connection opened ahead is no service in use',
    {
      ...using([googleFonts, 'notFound']),
      requests: traffic({ service: 'google-fonts', url: 'https://fonts.gstatic.com/', type: 'preconnect' }).requests,
      ...saying('Schriften liegen bei uns.'),
    },
    { class: 'Hint', message: 'connectedOnly', cause: 'google-fonts' },
  ],
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
    'turned off, as the notice says, and a picture comes by the hash of an address',
    {
      ...using([catalogueUse('gravatar'), 'notFound']),
      requests: traffic({ service: 'gravatar', url: `https://secure.gravatar.com/avatar/${'0a1b'.repeat(16)}?s=50`, type: 'image' })
        .requests,
      noticeServices: {
        used: [],
        notUsed: [{ serviceId: 'gravatar', quote: 'Profilbilder von Gravatar haben wir abgeschaltet.' }],
        complete: true,
      },
    },
    { class: 'Risk', message: 'namedOtherwiseAvatars', cause: 'gravatar' },
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
    { class: 'Risk', message: 'namedDeniedTracking' },
  ],
  ...['Kein Google Analytics', 'Unsere Seiten sind frei von Google Analytics & Co.'].map((quote): [string, Partial<Facts>, Outline] => [
    `said without a verb not to be in use: ${quote}`,
    {
      ...using([analytics, 'notFound']),
      ...calledBefore,
      noticeServices: { used: [], notUsed: [{ serviceId: 'google-analytics', quote }], complete: true },
    },
    { class: 'Risk', message: 'namedDeniedTracking' },
  ]),
  [
    'denied by name, and its kind named',
    {
      ...using([analytics, 'notFound']),
      ...saying('Wir setzen Analysetools ein. Google Analytics nutzen wir nicht.'),
      ...calledBefore,
      noticeServices: {
        used: [],
        notUsed: [{ serviceId: 'google-analytics', quote: 'Google Analytics nutzen wir nicht.' }],
        complete: true,
      },
    },
    { class: 'Risk', message: 'namedDeniedTracking' },
  ],
  [
    'named in a row of links only',
    {
      ...using([analytics, 'notFound']),
      ...calledBefore,
      noticeServices: { used: [], notUsed: [{ serviceId: 'google-analytics', quote: 'Google Analytics' }], complete: true },
    },
    { class: 'Risk', message: 'notNamedTracking' },
  ],
  [
    'a tracker, where the notice names the newsletter service only',
    {
      ...using([{ ...brevoTracker }, 'notFound']),
      ...traffic({ service: 'brevo-tracker', url: 'https://in-automate.brevo.com/p?cuid=1', identifiers: ['cuid'] }),
      services: [brevoTracker],
      noticeServices: { used: [{ serviceId: 'brevo', quote: 'Der Versand erfolgt über Brevo.' }], notUsed: [], complete: true },
    },
    { class: 'Risk', message: 'namedSisterTrackingEea', cause: 'brevo-tracker' },
  ],
  ['no services', {}, { class: 'Conform', message: 'noServices' }],
  ['unknown server, named', { ...stranger, ...saying('Fremd GmbH (fremd.test)') }, { class: 'Conform', message: 'hostsNamed' }],
  ['unknown server, not named', stranger, { class: 'NoClassification', message: 'hostsUnnamed' }],
  ['unknown server in a frame, not named', strangerFrame, { class: 'Hint', message: 'hostEmbedded', cause: 'rechner-fremd.test' }],
  ['unknown server with a cookie, not named', { ...strangerFrame, ...strangerCookie }, { class: 'Hint', message: 'hostStoring' }],
  ['the same by a script', { ...strangerScript, ...strangerCookie }, { class: 'Hint', message: 'hostStoring' }],
  [
    'unknown server in a frame, named as companies write',
    { ...strangerFrame, ...saying('Den Vergleich liefert Rechner Fremd.') },
    { class: 'NoClassification' },
  ],
  [
    'unknown server in a frame, named by domain',
    { ...strangerFrame, ...saying('Wir binden rechner-fremd.test ein.') },
    { class: 'Conform' },
  ],
  [
    'unknown server in a frame, whose domain only receives mail',
    { ...strangerFrame, ...saying('E-Mail: info@rechner-fremd.test') },
    { class: 'Hint' },
  ],
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
    { class: 'Risk', message: 'notNamedTracking', cause: 'google-analytics', refs: ['google-analytics'] },
  ],
  ...(['google-tag-manager', 'sentry'] as const).map((id): [string, Partial<Facts>, Outline] => [
    `what shows nothing to click on: ${id}`,
    using([catalogueUse(id), 'notFound']),
    { class: 'Risk', messages: ['notNamedUnseen'] },
  ]),
  ['recipient in a third country not named', using([support('US'), 'notFound']), { class: 'Risk', message: 'notNamed' }],
  ['recipient in the EEA, no consent needed', using([support('DE'), 'notFound']), { class: 'Hint', message: 'notNamed' }],
  ['seat unknown, no consent needed', using([support(null), 'notFound']), { class: 'Hint' }],
  ['CDN missing', using([cdn, 'notFound']), { class: 'Hint', message: 'notNamed' }],
  ['self-hosted software missing', using([matomo, 'notFound']), { class: 'Hint' }],
  [
    'a plugin for tags on the own server',
    using([{ ...catalogueUse('pixelyoursite'), hosts: [siteDomain] }, 'notFound']),
    { class: 'Conform' },
  ],
  [
    'a player that waits behind a preview picture that does not',
    {
      ...using([catalogueUse('youtube'), 'found']),
      requests: traffic({ service: 'youtube', url: 'https://i.ytimg.com/vi/a/hqdefault.jpg', type: 'image', states: ['none', 'reject'] })
        .requests,
      ...saying('Videos\nVideos von YouTube laden erst, wenn Sie einwilligen.'),
    },
    { class: 'Hint', messages: ['untruePreview'], cause: 'youtube' },
  ],
  [
    'said to be kept on the own server only, and fetched',
    {
      ...using([catalogueUse('google-fonts'), 'notFound']),
      requests: traffic({ service: 'google-fonts', url: 'https://fonts.googleapis.com/css?a', type: 'stylesheet' }).requests,
      ...saying(
        'Google Fonts (lokales Hosting)\nDie Google Fonts sind lokal installiert. Eine Verbindung zu Servern von Google findet nicht statt.',
      ),
    },
    { class: 'Hint', messages: ['untrueFiles'], cause: 'google-fonts' },
  ],
  ...['google-ads', 'meta-pixel', 'microsoft-clarity'].map((service): [string, Partial<Facts>, Outline] => [
    `a ping of ${service} in place of a file`,
    {
      ...using([catalogueUse(service, ['none', 'reject']), 'found']),
      requests: traffic({ service, url: 'https://pings.test/ccm/collect?gcs=G100', type: 'image' }).requests,
      ...saying(`Vor Ihrer Einwilligung werden keinerlei Daten an ${catalogueUse(service).service.name} übertragen.`),
    },
    { class: 'Hint', messages: ['untrueLoadingUnasked'], cause: service },
  ]),
  [
    'a ping of a tracker that is not named',
    {
      ...using([catalogueUse('google-ads', ['none']), 'notFound']),
      requests: traffic({ service: 'google-ads', url: 'https://pings.test/ccm/collect', type: 'image' }).requests,
    },
    { class: 'Risk', message: 'notNamedTracking' },
  ],
  [
    'named on the page on cookies only',
    {
      ...using([analytics, 'notFound']),
      pages: [
        pageFact({ links: [link({ text: 'Cookie-Richtlinie', href: `${siteUrl}cookies` })] }),
        pageFact({ url: `${siteUrl}cookies`, title: 'Cookie-Richtlinie', text: `Cookies von ${analytics.service.name} messen Besuche.` }),
      ],
    },
    { class: 'Hint', message: 'policyOnly' },
  ],
  ...(
    [
      ['framer-events', 'framer', {}, { class: 'Hint', messages: ['notNamedBuiltEea'] }],
      ['shopify-analytics', 'shopify', {}, { class: 'Risk', messages: ['notNamedBuilt'] }],
      ['framer-events', 'webflow', {}, { class: 'Hint', messages: ['notNamedUnseenEea'] }],
      ['framer-events', 'framer', { parentId: 'tag' }, { class: 'Hint', messages: ['notNamedUnseenEea'] }],
    ] as const
  ).map(([counter, platform, start, expected]): [string, Partial<Facts>, Outline] => [
    `${counter} on ${platform}${'parentId' in start ? ', called by a tag manager' : ''}`,
    {
      ...using([catalogueUse(counter, ['none', 'reject']), 'notFound'], [catalogueUse(platform, ['none', 'reject']), 'found']),
      requests: [
        requestFact({ id: 'tag', serviceId: 'google-tag-manager', url: 'https://tags.test/start.js' }),
        requestFact({ id: 'counting', serviceId: counter, url: 'https://counting.test/script', type: 'script', ...start }),
      ],
    },
    { ...expected, cause: counter },
  ]),
  [
    'a page on cookies that does not name it',
    {
      ...using([analytics, 'notFound']),
      pages: [pageFact(), pageFact({ url: `${siteUrl}cookies`, title: 'Cookie-Richtlinie', text: 'Cookies messen Besuche.' })],
    },
    { class: 'Risk', message: 'notNamedTracking' },
  ],
  [
    'what the site runs on',
    using([{ ...catalogueUse('squarespace'), pages: [siteUrl, `${siteUrl}team`] }, 'notFound']),
    { class: 'Risk', message: 'notNamedPlatform' },
  ],
  ['named in the banner only', using([analytics, 'banner']), { class: 'Hint', message: 'bannerOnly' }],
  [
    'named by a switch of the banner only, without a word on it',
    {
      ...using([analytics, 'banner']),
      banner: {
        banner: banner({ toggles: [toggle({ label: 'Google Analytics' })], deeperText: 'Statistik\nGoogle Analytics\nSpeichern' }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    },
    { class: 'Risk', message: 'bannerLabel' },
  ],
  [
    'named by a switch of the banner only, below what it says of the group',
    {
      ...using([analytics, 'banner']),
      banner: {
        banner: banner({
          toggles: ['Statistik', 'Google Analytics'].map((label) => toggle({ label })),
          deeperText: 'Statistik\nCookies für die Analyse unserer Website.\nGoogle Analytics\nSpeichern',
        }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    },
    { class: 'Risk', message: 'bannerGroup' },
  ],
  ...['cdn.prod.website-files.com (Webflow)', 'cdn.example.org', 'Dateien unter https://a.test/cdn/x', 'info@cdn.test'].map(
    (words): [string, Partial<Facts>, Outline] => [
      `an address is no group: ${words}`,
      { ...using([cdn, 'notFound']), ...saying(`Ausgeliefert über ${words}.`) },
      { class: 'Hint', message: 'notNamed' },
    ],
  ),
  ...(
    [
      ['5. Analyse-Tools\nHier folgen die Dienste.', 'notNamedTracking'],
      ['Analyse-Tools und Tools von Drittanbietern\nDas geschieht vor allem mit sogenannten Analyse-Tools.', 'notNamedTracking'],
      ['Wir setzen folgende Dienste ein:\nAnalyse-Tools\nNewsletter', 'groupOnlyTracking'],
      ['Analyse-Tools\nMit Analyse-Tools zählen wir die Besuche.', 'groupOnlyTracking'],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `a heading, and what stands below it: ${sentence}`,
    { ...using([analytics, 'notFound']), ...saying(sentence) },
    { class: message === 'groupOnlyTracking' ? 'Hint' : 'Risk', messages: [message] },
  ]),
  ...(
    [
      ['Zur Auslieferung nutzt der Hoster das Content Delivery Network Amazon CloudFront.', 'notNamed'],
      ['Wir nutzen das CDN „CloudFront“ für Bilder.', 'notNamed'],
      ['Font Awesome CDN:\nAnbieter ist Fonticons.', 'notNamed'],
      ['Bilder kommen über ein Cloudflare-CDN zu Ihnen.', 'notNamed'],
      ['Wir nutzen ein Content Delivery Network für Schriften.', 'groupOnly'],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `a kind with the name of one: ${sentence}`,
    { ...using([cdn, 'notFound']), ...saying(sentence) },
    { class: 'Hint', messages: [message] },
  ]),
  ...(
    [
      ['borlabs-cookie', 'namedPeer'],
      ['matomo', 'notNamedTool'],
    ] as const
  ).map(([serviceId, message]): [string, Partial<Facts>, Outline] => [
    `a consent tool, and the notice describes ${serviceId}`,
    {
      ...using([catalogueUse('cookieyes'), 'notFound']),
      noticeServices: { used: [{ serviceId, quote: `Wir nutzen ${serviceId}.` }], notUsed: [], complete: true },
    },
    { class: 'Risk', messages: [message] },
  ]),
  ...['ein CDN.', 'ein Content-Delivery-Network ein', 'das CDN (Auslieferung).'].map((words): [string, Partial<Facts>, Outline] => [
    `a group: ${words}`,
    { ...using([cdn, 'notFound']), ...saying(`Wir nutzen ${words}`) },
    { class: 'Hint', message: 'groupOnly' },
  ]),
  [
    'only the group named',
    { ...using([analytics, 'notFound']), ...saying('Wir setzen Analyse-Tools ein.') },
    { class: 'Hint', message: 'groupOnlyTracking' },
  ],
  ...(
    [
      ['Ein Captcha eines Drittanbieters verwenden wir nicht.', 'notNamedDenied'],
      ['Vor Eingaben von Maschinen schützt ein Feld; einen Captcha-Dienst nutzen wir nicht.', 'notNamedDenied'],
      ['Wir setzen kein externes Captcha ein.', 'notNamedDenied'],
      ['Wir schützen Formulare mit einem Captcha.', 'groupOnly'],
      ['Ein Captcha verwenden wir nicht ohne Ihre Einwilligung.', 'groupOnly'],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `a captcha beside “${sentence}”`,
    { ...using([catalogueUse('google-recaptcha'), 'notFound']), ...saying(sentence) },
    { class: message === 'groupOnly' ? 'Hint' : 'Risk', messages: [message] },
  ]),
  ...(
    [
      ['Das Werkzeug dient der Verwaltung von Tracking-Tools und setzt selbst keine Cookies.', 'notNamed'],
      ['Zur Ausspielung und Steuerung der Marketing-Dienste nutzen wir einen Tag-Manager.', 'notNamed'],
      ['Mit Marketing-Tools werten wir Ihren Besuch aus.', 'groupOnly'],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `tools that something else manages: ${sentence}`,
    { ...using([catalogueUse('microsoft-advertising', ['accept']), 'notFound']), ...saying(sentence) },
    { class: message === 'groupOnly' ? 'Hint' : 'Risk', messages: [message] },
  ]),
  ...(
    [
      ['Wenn Sie uns über WhatsApp schreiben, erhält der Anbieter Ihre Nummer.', 'notNamedEarly'],
      ['Wir binden ein WhatsApp-Widget ein.', 'namedPeerEarly'],
    ] as const
  ).map(([quote, message]): [string, Partial<Facts>, Outline] => [
    `a chat beside another way to write: ${quote}`,
    {
      ...using([catalogueUse('tawk-to'), 'notFound']),
      noticeServices: { used: [{ serviceId: 'whatsapp', quote }], notUsed: [], complete: true },
    },
    { class: 'Risk', messages: [message] },
  ]),
  [
    'a service named, and a form that sends to another one',
    {
      ...using([analytics, 'found']),
      forms: [formFact({ action: 'https://eu.cleverreach.com/f/1', actionParty: 'third', actionServiceId: 'cleverreach' })],
    },
    { class: 'Conform', message: 'allNamedForm' },
  ],
  [
    'a service named, and a form that sends to one that is named too',
    {
      ...using([analytics, 'found']),
      ...saying('Den Newsletter versenden wir mit CleverReach.'),
      forms: [formFact({ action: 'https://eu.cleverreach.com/f/1', actionParty: 'third', actionServiceId: 'cleverreach' })],
    },
    { class: 'Conform', message: 'allNamed' },
  ],
  [
    'statistics of another kind are described',
    {
      ...using([catalogueUse('google-analytics', ['accept']), 'banner']),
      noticeServices: { used: [{ serviceId: 'matomo', quote: 'Wir benutzen Matomo.' }], notUsed: [], complete: true },
    },
    { class: 'Hint', messages: ['namedPeer'] },
  ],
  [
    'a feed where the notice speaks of links',
    {
      ...using([catalogueUse('instagram', ['accept']), 'banner']),
      ...saying('WhatsApp und Instagram\nAuf unsere Profile verweisen wir mit einfachen Links.'),
    },
    { class: 'Hint', messages: ['namedLinked'] },
  ],
  [
    'the group is denied',
    { ...using([analytics, 'notFound']), ...saying('Wir setzen keine Analyse-Tools ein.') },
    { class: 'Risk', message: 'notNamedTracking' },
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
    'a service whose form the page shows',
    {
      ...using([catalogueUse('webinarjam', ['none'], { pages: [siteUrl] }), 'notFound']),
      forms: [formFact({ pageUrl: siteUrl, actionParty: 'third', actionServiceId: 'webinarjam' })],
    },
    { class: 'Risk', messages: ['notNamedForm'] },
  ],
  [
    'a form that brings another service along',
    using([catalogueUse('tally', ['none']), 'notFound'], [{ ...doubleclick, embeddedBy: 'tally' }, 'notFound']),
    { class: 'Hint', messages: ['notNamedEarly'] },
  ],
  [
    'what weighs less stands beside a risk',
    using([analytics, 'notFound'], [cdn, 'notFound'], [youtube, 'banner']),
    { class: 'Risk', messages: ['notNamedTracking', 'notNamed', 'bannerOnly'], refs: ['google-analytics'] },
  ],
  ['it loads only after consent', using([serviceUse({ states: ['accept'] }), 'notFound']), { class: 'Risk', messages: ['notNamed'] }],
  [
    'a recipient in the EEA',
    using([serviceUse({ vendorCountry: 'DE', parentCountry: null }), 'notFound']),
    { class: 'Risk', messages: ['notNamedTrackingEea'] },
  ],
  [
    'a recipient in the EEA with a parent outside',
    using([serviceUse({ vendorCountry: 'IE', parentCountry: 'US' }), 'notFound']),
    { class: 'Risk', messages: [expect.stringMatching(/^notNamed/)] },
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
  ...(['reject', 'none', 'accept'] as const).map((state): [string, Partial<Facts>, Outline] => [
    `nothing is said to be counted after a refusal; measured in ${state}`,
    {
      ...using([analytics, 'found']),
      requests: calledBefore.requests.map((request) => ({ ...request, type: 'fetch' as const, states: [state] })),
      ...saying('Statistik\nWir nehmen Google Analytics. Wenn du „Nein“ klickst, wird nichts gezählt.'),
    },
    state === 'reject' ? { class: 'Hint', message: 'untrueLoadingUnasked', cause: 'google-analytics' } : { class: 'Conform' },
  ]),
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
  ...(
    [
      [['none', 'reject'], ['none', 'reject'], ''],
      [['none'], ['none'], ''],
      [['none', 'reject'], ['none'], 'Early'],
      [['none', 'reject'], ['reject'], 'Late'],
      [['none'], ['reject'], 'EarlyLate'],
    ] as const
  ).map(([first, second, when]): [string, Partial<Facts>, Outline] => [
    `cookies set at ${first.join(', ')} and ${second.join(', ')} against that sentence`,
    {
      ...using([analytics, 'found']),
      cookies: [analyticsCookie({ states: [...first] }), analyticsCookie({ id: 'cookie:_gid', name: '_gid', states: [...second] })],
      ...saying('Cookies\nAlles Weitere geschieht nur mit Ihrer Einwilligung nach § 25 Abs. 1 TDDDG.'),
    },
    { class: 'Hint', message: `untrueSiteBefore${when}`, cause: 'privacy-notice:consent-only' },
  ]),
  ...(
    [
      ['Das technisch notwendige Cookie JTLSHOP hält den Warenkorb.', [analyticsCookie(), botCookie], 'untrueSiteBeforeBoth'],
      ['Das technisch notwendige Cookie JTLSHOP hält den Warenkorb.', [botCookie], 'untrueSiteBeforeOther'],
      ['Das technisch notwendige Cookie JTLSHOP hält den Warenkorb.', [cookieFact()], null],
      ['Das Cookie __cf_bm schützt vor Bots.', [botCookie], null],
      ['Notwendige Cookies setzen wir nach § 25 Abs. 2 TDDDG.', [botCookie], null],
      ['Cookies, die der Shop unbedingt braucht, setzen wir ohne Einwilligung.', [botCookie], null],
    ] as const
  ).map(([exception, cookies, message]): [string, Partial<Facts>, Outline] => [
    `exceptions of that sentence: ${exception} (${message})`,
    {
      ...using([analytics, 'found']),
      cookies: [...cookies],
      ...saying(`Cookies\n${exception} Alle übrigen Cookies setzen wir nur, wenn Sie eingewilligt haben.`),
    },
    message === null ? { class: 'Conform' } : { class: 'Hint', message, cause: 'privacy-notice:consent-only' },
  ]),
  ...(
    [
      ['analytics', analyticsCookie(), 'untrueSiteBefore'],
      [
        'a chat, of which it is disputed',
        analyticsCookie({ name: 'id', serviceId: 'intercom', needsConsent: 'disputed', category: 'functional' }),
        'untrueSiteBeforeOther',
      ],
      [
        'a booking, of which it is disputed',
        analyticsCookie({ name: 'id', serviceId: 'calendly', needsConsent: 'disputed', category: 'functional' }),
        null,
      ],
      ['a bot guard', botCookie, null],
    ] as const
  ).map(([whose, cookie, message]): [string, Partial<Facts>, Outline] => [
    `services that are not necessary are said to wait; a cookie of ${whose}`,
    {
      ...using([analytics, 'found']),
      cookies: [cookie],
      ...saying('Cookies\nAll services that are not strictly necessary are started only after you have given your consent.'),
    },
    message === null ? { class: 'Conform' } : { class: 'Hint', message, cause: 'privacy-notice:consent-only' },
  ]),
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
  ...(
    [
      ['https://e.andere.test/e/', 'first', false],
      ['https://e.muster-statistik.test/e/', 'third', false],
      ['https://e.andere.test/e/', 'third', true],
    ] as const
  ).map(([url, party, isOthers]): [string, Partial<Facts>, Outline] => [
    `the same, and no more is known of the server (${url}, ${party})`,
    { ...using([posthog, 'found']), ...reportsTo(url, party), services: [posthog], ...saying(ownPostHog) },
    isOthers ? { class: 'Hint', message: 'untrueOwnServersElsewhere', cause: 'posthog' } : { class: 'Conform' },
  ]),
  ...(
    [
      ['Wenn Sie mit PayPal zahlen, geben wir Ihre Zahlungsdaten weiter.', 'product', ['nsid'], 'earlierThanPaid'],
      ['Bezahlen Sie mit PayPal, übermitteln wir Ihre Zahlungsdaten an PayPal.', 'listing', ['nsid'], 'earlierThanPaid'],
      // At the checkout, without identifiers, and where the notice tells of the button as well.
      ['Wenn Sie mit PayPal zahlen, geben wir Ihre Zahlungsdaten weiter.', 'checkout', ['nsid'], null],
      ['Wenn Sie mit PayPal zahlen, geben wir Ihre Zahlungsdaten weiter.', 'product', [], null],
      [
        'Wenn Sie mit PayPal zahlen, geben wir Ihre Zahlungsdaten weiter. Die Schaltfläche von PayPal lädt auf Produktseiten.',
        'product',
        ['nsid'],
        null,
      ],
    ] as const
  ).map(([text, kind, identifiers, message]): [string, Partial<Facts>, Outline] => [
    `${text} (${kind}, ${identifiers.length})`,
    {
      ...using([payPal, 'found']),
      requests: traffic({ service: 'paypal', url: 'https://www.paypal.com/sdk/js', states: ['none'], identifiers: [...identifiers] })
        .requests,
      shopPages: [{ url: siteUrl, kind, states: ['none'], prices: [] }],
      ...saying(text),
    },
    message === null ? { class: 'Conform' } : { class: 'Hint', message, cause: 'paypal' },
  ]),
  [
    'a picture of the provider, where all of it is said to appear with consent only',
    {
      ...using([catalogueUse('feratel'), 'found']),
      requests: traffic({ service: 'feratel', url: 'https://wtvthmb.feratel.com/a.jpeg', type: 'image', states: ['none'] }).requests,
      ...saying('Die Livecam der feratel media technologies AG erscheint erst mit Ihrer Einwilligung.'),
    },
    { class: 'Hint', message: 'untrueFiles', cause: 'feratel' },
  ],
  [
    'Matomo said to be on an own server, and its cloud is asked',
    {
      ...using([catalogueUse('matomo-cloud'), 'found']),
      requests: traffic({ service: 'matomo-cloud', url: 'https://muster.matomo.cloud/matomo.php?a=1', type: 'fetch' }).requests,
      ...saying('Matomo\nMatomo betreiben wir auf einem eigenen Server; es werden keine Daten an Dritte weitergegeben.'),
    },
    { class: 'Hint', message: 'untrueOwnServers', cause: 'matomo-cloud' },
  ],
  ...(
    [
      ['a counter that counts', 'https://zahlen.muster.test/matomo.php?idsite=1', 'beacon', true],
      ['a counter of which only the script came', 'https://zahlen.muster.test/matomo.js', 'script', false],
    ] as const
  ).map(([name, url, type, isUntrue]): [string, Partial<Facts>, Outline] => [
    `${name} before a choice, and is said to count with consent alone`,
    {
      ...using([catalogueUse('matomo'), 'found']),
      requests: traffic({ service: 'matomo', url, type, states: ['none'], party: 'first' }).requests,
      ...saying('Matomo\nWir zählen mit Matomo. Die Auswertung geschieht nur, wenn Sie eingewilligt haben.'),
    },
    isUntrue ? { class: 'Hint', message: 'untrueLoading', cause: 'matomo' } : { class: 'Conform' },
  ]),
  [
    'the private mode under its own name, and the open one loads',
    {
      ...using([youtube, 'found']),
      requests: traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] }).requests,
      ...saying('Videos von YouTube\nWir nutzen den erweiterten Datenschutzmodus, der erst beim Abspielen speichert.'),
    },
    { class: 'Hint', message: 'untrueModeWaiting', cause: 'youtube' },
  ],
  ...(
    [
      ['https://www.youtube.com/embed/b', null, 'Hint'],
      ['https://www.youtube.com/embed/b', 'youtube-nocookie', 'Conform'],
      ['https://www.youtube-nocookie.com/embed/b', null, 'Conform'],
    ] as const
  ).map(([address, embeddedBy, kind]): [string, Partial<Facts>, Outline] => [
    `${address} on a page, brought along by ${embeddedBy}, where another player of the mode brings the service along`,
    {
      ...using([{ ...youtube, embeddedBy: 'youtube-nocookie' }, 'found'], [catalogueUse('youtube-nocookie', ['accept']), 'found']),
      requests: traffic({ service: 'youtube', url: address, type: 'frame', states: ['accept'], embeddedBy }).requests,
      ...saying('YouTube-Videos binden wir im erweiterten Datenschutzmodus ein.'),
    },
    kind === 'Hint' ? { class: 'Hint', message: 'untrueModeWaiting', cause: 'youtube' } : { class: 'Conform' },
  ]),
  ...(
    [
      ['https://www.youtube.com/embed/a', 'untrueModeWaiting'],
      ['https://www.youtube-nocookie.com/embed/a', null],
      ['https://www.youtube.com/watch?v=a', null],
    ] as const
  ).map(([address, message]): [string, Partial<Facts>, Outline] => [
    `a player that waits for a click: ${address}`,
    {
      ...saying('YouTube\nWir nutzen YouTube im erweiterten Datenschutzmodus.'),
      pages: [pageFact({ waiting: [address] })],
    },
    message === null ? { class: 'Conform' } : { class: 'Hint', message, cause: 'youtube' },
  ]),
  ...(
    [
      ['Zur Produktanalyse nutzen wir PostHog.', 'analytics', 'recordingUntold'],
      ['Wir nutzen PostHog. Dabei werden auch Sitzungen aufgezeichnet.', 'analytics', null],
      ['Wir nutzen PostHog. Es entstehen Heatmaps.', 'analytics', null],
      ['Zur Verbesserung nutzen wir PostHog.', 'session-replay', null],
    ] as const
  ).map(([text, category, message]): [string, Partial<Facts>, Outline] => [
    `${text} and it records (${category})`,
    {
      ...using([{ ...posthog, service: { ...posthog.service, category } }, 'found']),
      recordings: [recording],
      ...saying(`PostHog\n${text}`),
    },
    message === null ? { class: 'Conform' } : { class: 'Hint', message, cause: 'posthog' },
  ]),
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
    { class: 'Hint', message: 'untrueModeWaiting', cause: 'youtube' },
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
    'the tiles of a map are none of the pictures that the own server delivers',
    {
      ...using([catalogueUse('openstreetmap', ['none']), 'notFound']),
      requests: traffic({ service: 'openstreetmap', url: 'https://tile.openstreetmap.org/1/1/1.png', type: 'image' }).requests,
    },
    { class: 'Risk', message: 'notNamedEarly', cause: 'openstreetmap' },
  ],
  [
    "a tracker's pixel is none of the pictures that the own server delivers",
    {
      ...using([catalogueUse('google-ads', ['none']), 'found']),
      requests: traffic({ service: 'google-ads', url: 'https://pings.test/pixel.gif', type: 'image' }).requests,
      ...saying('Aufruf\nSchriften, Bilder und das Video liefert unser eigener Server aus.'),
    },
    { class: 'Conform' },
  ],
  [
    'fonts are said to come from the own server, and the service is not described: one finding',
    {
      ...using([googleFonts, 'notFound']),
      ...traffic({ service: 'google-fonts', url: 'https://fonts.gstatic.com/s/lora.woff2', type: 'font' }),
      services: [googleFonts],
      ...saying('Schriftarten\nDie Schriften sind lokal eingebunden; eine Verbindung zu Servern von Google findet dabei nicht statt.'),
    },
    { class: 'Risk', message: 'untrueOwnFiles', cause: 'google-fonts' },
  ],
  ...(
    [
      ['google-fonts', 'fonts.googleapis.com', 'untrueOwnFiles'],
      ['adobe-fonts', 'use.typekit.net', 'untrueOwnServed'],
    ] as const
  ).map(([service, host, message]): [string, Partial<Facts>, Outline] => [
    `fonts are said to be installed locally, and the style sheet of ${service} loads`,
    {
      ...using([catalogueUse(service, ['none']), 'notFound']),
      requests: traffic({ service, url: `https://${host}/abc1def.css`, type: 'stylesheet' }).requests,
      ...saying('Schriftarten\nDiese Seite nutzt Schriftarten, die lokal installiert sind.'),
    },
    { class: 'Risk', message, cause: service },
  ]),
  [
    'files that only their vendor may deliver',
    {
      ...using([catalogueUse('adobe-fonts', ['none']), 'notFound']),
      requests: traffic({ service: 'adobe-fonts', url: 'https://use.typekit.net/abc1def.css', type: 'stylesheet' }).requests,
    },
    { class: 'Risk', message: 'notNamedServed', cause: 'adobe-fonts' },
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
  ...(
    [
      ['Ohne Einwilligung bleibt alles ausgeschaltet.', true],
      ['Nichts davon läuft, bevor du zustimmst.', true],
      ['Bevor Sie zustimmen, wird keiner dieser Dienste geladen.', true],
      ['Ohne Ihre Zustimmung lädt nichts.', true],
      ['Alle Dienste bleiben deaktiviert, solange Sie nicht einwilligen.', true],
      ['None of this runs before you agree.', true],
      ['Ohne Einwilligung laufen nur notwendige Dienste, sonst nichts.', false],
      ['Alles Weitere steht in der Datenschutzerklärung.', false],
      ['Ohne Einwilligung können Sie nicht alles nutzen.', false],
    ] as const
  ).map(([sentence, isPromise]): [string, Partial<Facts>, Outline] => [
    `the banner says: ${sentence}`,
    { ...using([asked, 'found']), ...counting, ...bannerSaying(sentence) },
    isPromise ? { class: 'Hint', messages: ['untrueBanner'], cause: 'etracker' } : { class: 'Conform' },
  ]),
  ...(
    [
      ['etracker starten wir erst, wenn Sie auf „OK“ klicken.', true],
      ['Erst nach Ihrer Einwilligung laden wir etracker.', true],
      ['etracker wird nur geladen, wenn Sie zustimmen.', true],
      ['Mit „OK“ stimmen Sie zu.', false],
      ['etracker starten wir erst, wenn Sie auf „Weiter“ klicken.', false],
      ['Cookies von etracker setzen wir erst, wenn Sie auf „OK“ klicken.', false],
      ['Werbung laden wir nur mit Ihrer Einwilligung.', false],
    ] as const
  ).map(([sentence, isPromise]): [string, Partial<Facts>, Outline] => [
    `the banner says of a service: ${sentence}`,
    { ...using([asked, 'found']), ...counting, ...bannerSaying(sentence) },
    isPromise ? { class: 'Hint', messages: ['untrueBanner'], cause: 'etracker' } : { class: 'Conform' },
  ]),
  ...(
    [
      ['Nicht notwendige Dienste starten erst, wenn Sie zustimmen.', true],
      ['Alle nicht notwendigen Cookies setzen wir nur mit Ihrer Einwilligung.', true],
      ['Klicken Sie auf „Ablehnen“, setzen wir ausschließlich technisch notwendige Cookies.', true],
      ['Wenn Sie ablehnen, verwenden wir nur notwendige Cookies.', true],
      ['Lehnen Sie alles ab, laden wir nur notwendige Dienste.', true],
      ['Nach dem Ablehnen werden nur technisch erforderliche Dienste geladen.', true],
      ['If you reject, we only use strictly necessary cookies.', true],
      ['Solange Sie nicht zustimmen, werden nur technisch notwendige Cookies gesetzt.', true],
      ['Ohne Ihre Einwilligung setzen wir ausschließlich unbedingt erforderliche Cookies ein.', true],
      ['Wir laden nur notwendige Dienste, bis Sie zugestimmt haben.', true],
      ['Without your consent we only use necessary cookies.', true],
      ['Wir verwenden ausschließlich technisch notwendige Cookies.', true],
      ['Diese Website setzt nur notwendige Cookies.', true],
      ['Wir verwenden nur notwendige Cookies, wenn Sie das so einstellen.', false],
      ['Wir verwenden nicht nur notwendige Cookies.', false],
      ['Wir setzen nur notwendige Cookies und, wenn Sie zustimmen, Cookies für Statistik.', false],
      ['Es werden nur notwendige Cookies gesetzt.', false],
      ['Technisch notwendige Cookies sind immer aktiv.', false],
      ['Mit „Nur notwendige Cookies“ lehnen Sie Statistik ab.', false],
      ['Nicht notwendige Dienste helfen uns, die Seite zu verbessern.', false],
    ] as const
  ).map(([sentence, isPromise]): [string, Partial<Facts>, Outline] => [
    `the banner says of what is not necessary: ${sentence}`,
    {
      ...using([analytics, 'found']),
      requests: traffic({
        service: 'google-analytics',
        url: 'https://www.google-analytics.com/g/collect',
        type: 'fetch',
        states: ['none', 'reject'],
      }).requests,
      cookies: [analyticsCookie({ states: ['none', 'reject'] })],
      ...bannerSaying(sentence, 'Statistik'),
    },
    isPromise ? { class: 'Hint', messages: ['untrueBannerUnasked'], cause: 'google-analytics' } : { class: 'Conform' },
  ]),
  [
    'what is disputed is for the site to call necessary',
    { ...using([asked, 'found']), ...counting, ...bannerSaying('Wenn Sie ablehnen, laden wir nur notwendige Dienste.') },
    { class: 'Conform' },
  ],
  [
    'the banner speaks of what it asks for, not of a service that it does not name',
    {
      ...using([asked, 'found']),
      ...counting,
      banner: {
        ...bannerSaying('Ohne Einwilligung bleibt alles ausgeschaltet.').banner!,
        banner: banner({ text: 'Ohne Einwilligung bleibt alles ausgeschaltet.' }),
      },
    },
    { class: 'Conform' },
  ],
  [
    'its switch in the banner does not hold it back',
    {
      ...using([asked, 'found']),
      ...counting,
      ...bannerSaying('Wir zählen.'),
      ...saying('etracker\nSolange Sie nicht eingewilligt haben, findet keine Zählung statt: etracker wird nicht ausgeführt.'),
    },
    { class: 'Hint', messages: ['untrueLoadingSwitch'], cause: 'etracker' },
  ],
  [
    'its switch governs the cookies that it sets after consent',
    {
      ...using([asked, 'found']),
      ...counting,
      ...bannerSaying('Wir zählen.'),
      cookies: [analyticsCookie({ name: '_et_coid', serviceId: 'etracker', states: ['accept'] })],
      ...saying('etracker\nSolange Sie nicht eingewilligt haben, findet keine Zählung statt: etracker wird nicht ausgeführt.'),
    },
    { class: 'Hint', messages: ['untrueLoadingSwitchCookies'], cause: 'etracker' },
  ],
  ...(['disputed', 'no'] as const).map((needsConsent): [string, Partial<Facts>, Outline] => [
    `a chat that waits by the notice, with an entry of ${needsConsent} need`,
    {
      ...using([catalogueUse('tidio', ['none']), 'found']),
      requests: traffic({ service: 'tidio', url: 'https://code.tidio.co/a.js', type: 'script' }).requests,
      storage: [storageFact({ id: 's', key: 'tidio_state_a', serviceId: 'tidio', category: 'functional', needsConsent, states: ['none'] })],
      ...saying('Tidio\nErst wenn Sie zustimmen, werden IP-Adresse und Nachrichten an Tidio übermittelt.'),
    },
    { class: 'Hint', messages: [needsConsent === 'no' ? 'untrueLoading' : 'untrueLoadingUnclicked'], cause: 'tidio' },
  ]),
  ...(['Elfsight\nDas Widget von Elfsight wird nur geladen, wenn Sie zugestimmt haben.'] as const).flatMap((sentence) =>
    ([true, false] as const).map((isAsked): [string, Partial<Facts>, Outline] => [
      `a feed whose need is disputed, the banner ${isAsked ? 'asks for it' : 'does not ask for it'}`,
      {
        ...using([elfsight, 'found'], [instagram, 'found']),
        requests: feed.requests,
        ...saying(sentence),
        ...bannerSaying('Wir bitten um Ihre Einwilligung.', isAsked ? 'Elfsight' : 'etracker'),
      },
      { class: 'Hint', messages: [isAsked ? 'untrueLoadingUnclickedSwitch' : 'untrueLoading'], cause: 'elfsight' },
    ]),
  ),
  ...(
    [
      [['meta-pixel'], 'untrueBannerUnasked', 'meta-pixel'],
      [['meta-pixel', 'etracker'], 'untrueBannerMixed', 'consent-banner:consent-only'],
    ] as const
  ).map(([ids, message, cause]): [string, Partial<Facts>, Outline] => {
    const seen = traffic(
      ...ids.map((service) => ({
        service,
        url: service === 'etracker' ? 'https://code.etracker.com/count' : 'https://www.facebook.com/tr/?id=1',
        type: 'fetch' as const,
      })),
    );
    return [
      `the banner promises that nothing runs: ${ids.join(', ')}`,
      {
        ...using(...seen.services.map((use): [ServiceUse, Match] => [use, 'found'])),
        requests: seen.requests,
        ...bannerSaying('Nichts davon läuft, bevor du zustimmst.'),
      },
      { class: 'Hint', messages: [message], cause },
    ];
  }),
  ...(
    [
      ['moove-gdpr', 'tiktok-pixel', 'Risk'],
      ['google-tag-manager', 'hotjar', 'Risk'],
      // What a consent tool brings for its own work, and a part of a vendor that the notice describes.
      ['cookiebot', 'sentry', 'Conform'],
      ['google-tag-manager', 'google-doubleclick', 'Conform'],
    ] as const
  ).map(([tool, id, expected]): [string, Partial<Facts>, Outline] => [
    `${id} started by ${tool}`,
    using(
      [catalogueUse('google-ads', ['accept']), 'found'],
      [catalogueUse(tool), 'found'],
      [catalogueUse(id, ['accept'], { embeddedBy: tool }), 'notFound'],
    ),
    { class: expected },
  ]),
  [
    'it stores something when it loads too early',
    {
      ...using([payPal, 'found']),
      requests: traffic({ service: 'paypal', url: 'https://www.paypal.com/pixel.gif', type: 'image' }).requests,
      cookies: [
        cookieFact({
          name: 'ts',
          domain: 'paypal.com',
          party: 'third',
          serviceId: 'paypal',
          category: 'marketing',
          needsConsent: 'disputed',
        }),
      ],
      ...saying(
        'PayPal\nErst wenn Sie ihn anklicken, werden Sie zu PayPal weitergeleitet, und erst dann werden Daten an PayPal übertragen.',
      ),
    },
    { class: 'Hint', messages: ['untrueLoadingStores'], cause: 'paypal' },
  ],
  [
    'a sentence on the content holds where only its style sheet loads before',
    {
      ...traffic(
        { service: 'calendly', url: 'https://assets.calendly.com/assets/external/widget.css', type: 'stylesheet' },
        { service: 'calendly', url: 'https://calendly.com/a', type: 'frame', states: ['accept'] },
      ),
      policyMatches: [{ serviceId: 'calendly', match: 'found', inBannerOnly: false }],
      ...saying('Calendly wird erst geladen, wenn Sie eingewilligt haben.'),
    },
    { class: 'Conform' },
  ],
  [
    'the same sentence, but the frame loads before as well',
    {
      ...traffic(
        { service: 'calendly', url: 'https://assets.calendly.com/assets/external/widget.css', type: 'stylesheet' },
        { service: 'calendly', url: 'https://calendly.com/a', type: 'frame' },
      ),
      policyMatches: [{ serviceId: 'calendly', match: 'found', inBannerOnly: false }],
      ...saying('Calendly wird erst geladen, wenn Sie eingewilligt haben.'),
    },
    { class: 'Hint', cause: 'calendly' },
  ],
  [
    'the session of a service that loads before the click is not necessary yet',
    {
      ...using([catalogueUse('calendly'), 'found']),
      requests: traffic({ service: 'calendly', url: 'https://calendly.com/a', type: 'frame' }).requests,
      cookies: [
        cookieFact({
          name: '_calendly_session',
          domain: 'calendly.com',
          party: 'third',
          serviceId: 'calendly',
          category: 'necessary',
          needsConsent: 'no',
        }),
      ],
      ...saying('Calendly wird erst geladen, wenn Sie auf den Kalender klicken.'),
    },
    { class: 'Hint', messages: ['untrueLoadingStores'], cause: 'calendly' },
  ],
  [
    'cookies with consent in a category, set before',
    {
      ...using([catalogueUse('microsoft-advertising'), 'found']),
      requests: traffic({ service: 'microsoft-advertising', url: 'https://bat.bing.com/action/0', type: 'image' }).requests,
      cookies: [
        cookieFact({
          name: 'MUID',
          domain: 'bing.com',
          party: 'third',
          serviceId: 'microsoft-advertising',
          category: 'marketing',
          needsConsent: 'yes',
        }),
      ],
      ...saying('Microsoft Advertising\nMit Einwilligung in „Marketing“ setzt Microsoft Cookies: MUID (13 Monate).'),
    },
    { class: 'Hint', messages: ['untrueCookiesUnasked'], cause: 'microsoft-advertising' },
  ],
  ...(['G100', 'G111'] as const).map((gcs): [string, Partial<Facts>, Outline] => [
    `signals of the consent mode: ${gcs}`,
    {
      ...using([analytics, 'found']),
      requests: traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', type: 'fetch', gcs }).requests,
      ...saying('Ohne Ihre Einwilligung wird Google Analytics nicht geladen und es werden keine Daten übermittelt.'),
    },
    { class: 'Hint', messages: [gcs === 'G100' ? 'untrueLoadingSignals' : 'untrueLoadingUnasked'] },
  ]),
  [
    'a player beside another one that waits for a click',
    {
      ...using([catalogueUse('spotify', ['none']), 'notFound']),
      noticeServices: { used: [{ serviceId: 'podigee', quote: 'Wir nutzen Podigee.' }], notUsed: [], complete: true },
      pages: [pageFact(), pageFact({ url: `${siteUrl}podcast`, kind: 'other', text: 'Podcast: Player von Podigee laden' })],
    },
    { class: 'Risk', messages: [expect.stringMatching(/^notNamed/)] },
  ],
  // Another service of the same kind is described, and was not seen.
  ...(
    [
      ['notFound', 'betterplace', 'namedPeerEea'],
      ['banner', 'betterplace', 'namedPeerEea'],
      ['banner', 'paypal', 'bannerOnlyEea'],
    ] as const
  ).map(([match, described, message]): [string, Partial<Facts>, Outline] => [
    `a donation form, ${match}, where ${described} is described`,
    {
      ...using([catalogueUse('twingle', ['accept']), match]),
      noticeServices: {
        used: [{ serviceId: described, quote: 'Für Spenden nutzen wir das Formular von ¤.' }],
        notUsed: [],
        complete: true,
      },
    },
    { class: 'Hint', messages: [message], cause: 'twingle' },
  ]),
  ...(
    [
      ['Der Rechner legt nichts ab; weitere Dienstleister sind außer AWS nicht beteiligt.', 'notNamedCarriedDenied'],
      ['Andere Empfänger erhalten Ihre Daten dabei nicht.', 'notNamedCarriedDenied'],
      ['Der Rechner misst Ihr Verhalten nicht.', 'notNamedCarriedDenied'],
      ['Der Rechner setzt keine Cookies.', 'notNamedCarried'],
      ['Der Rechner zeigt Preise.', 'notNamedCarried'],
      ['Der Rechner zeigt Preise.\nKarten\nWeitere Dienstleister sind nicht beteiligt.', 'notNamedCarried'],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `a measurement in the frame of a tool of which the notice says: ${sentence}`,
    {
      ...using([catalogueUse('datadog'), 'notFound']),
      requests: inFrame,
      ...saying(`Tarifrechner\nDen Rechner betreibt die Rechenwerk GmbH. ${sentence}`),
    },
    { class: 'Risk', messages: [message], cause: 'datadog' },
  ]),
];

it('reads a hostile banner in time that grows with its length', () => {
  const growth = growthWith((times) => {
    const sentence = `${'Wenn Sie „OK“ ablehnen nur nicht notwendige '.repeat(2_000)}.`;
    const text = `${sentence} ${'klicken nur „'.repeat(45)}. `.repeat(4 * times);
    judge(check, { ...using([analytics, 'found']), ...counting, ...bannerSaying(text) });
  });
  expect(growth).toBeLessThanOrEqual(mostGrowth);
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('a warning beside a risk stays one', () => {
  const verdict = judge(check, using([analytics, 'notFound'], [cdn, 'notFound']));
  expect('findings' in verdict && verdict.findings.map((finding) => finding.class)).toEqual([undefined, 'Hint']);
});

it('tells each service with its own pages, and a cookie that merely stayed as set before the choice', () => {
  const careers = `${siteUrl}karriere`;
  const seen = traffic(
    { service: 'etracker', url: 'https://code.etracker.com/count', type: 'fetch' },
    { service: 'meta-pixel', url: 'https://www.facebook.com/tr/?id=1', type: 'fetch', pageUrl: careers },
  );
  const verdict = judge(check, {
    ...using(...seen.services.map((use): [ServiceUse, Match] => [use, 'found'])),
    requests: seen.requests,
    cookies: [analyticsCookie({ name: '_fbp', serviceId: 'meta-pixel', states: ['none', 'reject'], leftOverIn: ['reject'] })],
    ...bannerSaying('Nichts davon läuft, bevor du zustimmst.'),
    ...saying('Meta-Pixel\nMeta-Pixel setzt nur mit Ihrer Einwilligung Cookies.'),
  });
  const findings = 'findings' in verdict ? verdict.findings : [];
  expect(findings.find(({ message }) => message === 'untrueBannerMixed')?.params).toMatchObject({
    needing: 'Meta-Pixel (/karriere)',
    disputed: 'etracker (/)',
  });
  expect(findings.find(({ message }) => message === 'untrueCookiesUnasked')?.items[0].states).toEqual(['none']);
});

it.each([
  ['Ein Captcha eines Drittanbieters verwenden wir nicht.', 'notNamedDenied', 'Google reCAPTCHA'],
  ['Wir prüfen Eingaben von Hand.', 'notNamed', 'Google reCAPTCHA (+ Google Fonts)'],
  ['Google Fonts werden nicht von Servern von Google geladen.', 'notNamed', 'Google reCAPTCHA'],
  ['Google Fonts (lokales Hosting): Die Schriften liegen bei uns.', 'notNamed', 'Google reCAPTCHA', 'google-fonts'],
] as const)('what a captcha brings along, beside “%s”', (sentence, message, service, spokenOf?: string) => {
  const brought = catalogueUse('google-fonts', ['none', 'accept'], { embeddedBy: 'google-recaptcha' });
  const verdict = judge(check, {
    ...using([catalogueUse('google-recaptcha'), 'notFound'], [brought, 'notFound']),
    requests: traffic({
      service: 'google-fonts',
      url: 'https://fonts.gstatic.com/s/roboto.woff2',
      type: 'font',
      embeddedBy: 'google-recaptcha',
    }).requests,
    ...saying(sentence),
    ...(spokenOf && { noticeServices: { used: [{ serviceId: spokenOf, quote: sentence }], notUsed: [], complete: true } }),
  });
  const findings = 'findings' in verdict ? verdict.findings : [];
  const told = findings.find((finding) => finding.message.startsWith('notNamed'));
  expect([told?.message, told?.params?.service]).toEqual([message, service]);
});

it('names the pages on which a cookie was set without a consent, not those on which it is set after one', () => {
  const [start, houses] = [siteUrl, `${siteUrl}haeuser`];
  const asked = (pageUrl: string, states: Facts['requests'][number]['states']) =>
    requestFact({ url: 'https://www.google-analytics.com/g/collect', serviceId: 'google-analytics', pageUrl, states });
  const facts = {
    ...using([analytics, 'found']),
    cookies: [analyticsCookie({ setOn: [houses, start], pages: [houses, start] })],
    ...saying('Cookies\nAlle anderen Cookies setzen wir nur mit Ihrer Einwilligung.'),
  };
  const pagesWith = (requests: Facts['requests']) => {
    const verdict = judge(check, { ...facts, requests });
    return 'findings' in verdict ? verdict.findings[0]?.params?.['pages'] : null;
  };
  expect(pagesWith([asked(houses, ['none', 'accept']), asked(start, ['accept'])])).toBe('/haeuser');
  expect(pagesWith([asked(houses, ['none']), asked(start, ['reject'])])).toBe('/haeuser, /');
  expect(pagesWith([])).toBe('/haeuser, /');
});

it('names the pages on which cookies were set before a consent, not those on which they were set after one', () => {
  const url = 'https://www.google-analytics.com/g/collect';
  const early = traffic(
    { service: 'google-analytics', url, pageUrl: `${siteUrl}anmeldung`, states: ['none', 'reject', 'accept'] },
    { service: 'google-analytics', url, pageUrl: siteUrl, states: ['accept'] },
  );
  const cookie = analyticsCookie({ setOn: [siteUrl, `${siteUrl}anmeldung`], pages: [siteUrl, `${siteUrl}anmeldung`] });
  const facts = {
    ...early,
    policyMatches: [{ serviceId: 'google-analytics', match: 'found' as const, inBannerOnly: false }],
    cookies: [cookie],
    ...saying('Google Analytics\nGoogle Analytics arbeitet bei uns ohne Cookies.'),
  };
  const result = judge(check, facts);
  const [finding] = 'findings' in result ? result.findings : [];
  expect(finding?.params?.['pages']).toBe('/anmeldung');
});

it.each([
  ['Das Facebook-Pixel verwenden wir nicht.', 'namedDeniedTracking'],
  ['Auf den Einsatz des Meta-Pixel verzichten wir.', 'namedDeniedTracking'],
  ['Auf Facebook verlinken wir nur.', 'namedLinkedTracking'],
  ['Wir unterhalten eine Seite bei Facebook. Auf der Website ist lediglich ein Link auf Facebook gesetzt.', 'namedLinkedTracking'],
  ['Das Meta-Pixel verwenden wir nicht ohne Ihre Einwilligung.', 'namedOtherwiseTracking'],
  ['Meta bietet Werbenden auch das Meta-Pixel an.', 'namedOtherwiseTracking'],
])('tells how the notice names what it does not describe: %s', (quote, message) => {
  const facts = {
    ...using([catalogueUse('meta-pixel'), 'notFound']),
    ...saying(quote),
    noticeServices: { used: [], notUsed: [{ serviceId: 'meta-pixel', quote }], complete: true },
  };
  expect(outline(check, facts)).toMatchObject({ messages: [message] });
});

it.each([
  [['a'], ['a', 'b', 'c'], 1],
  [['a', 'b'], ['b', 'a'], 2],
  [['a'], ['b', 'c'], 2],
])('counts what comes along where the service is: on %j, along on %j', (own, along, expected) => {
  const at = (use: ServiceUse, pages: readonly string[]) => ({ ...use, pages: pages.map((page) => `${siteUrl}${page}`) });
  const verdict = judge(check, using([at(youtube, own), 'notFound'], [at(doubleclick, along), 'notFound']));
  expect('findings' in verdict && verdict.findings[0]!.items[1]?.detail?.pages).toBe(expected);
});

it.each(['de', 'en'] as const)('lets nothing unseen wait for a click (%s)', (locale) => {
  const { fixes } = check.texts[locale];
  const unseen = Object.entries(fixes ?? {}).filter(([name]) => name.includes('Unseen'));
  expect(unseen.length).toBeGreaterThan(0);
  for (const [, steps] of unseen) expect(steps).not.toMatch(/Klick|click/);
});
