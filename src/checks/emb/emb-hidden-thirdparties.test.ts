import { expect, it } from 'vitest';
import { banner, cookieFact, formFact, judge, legalPage, pageFact, siteUrl, toggle } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import check from './emb-hidden-thirdparties.ts';

const gravatar: Call = { service: 'gravatar', url: 'https://secure.gravatar.com/avatar/a', type: 'image', states: ['none'] };
const datadog: Call = { service: 'datadog', url: 'https://www.datadoghq-browser-agent.com/rum.js', states: ['none'] };
const unknown: Call = { url: 'https://status.example-badge.test/b.svg', type: 'image', states: ['none'] };
const youtube: Call = { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] };
const cookie = (part: Partial<CookieFact> = {}) =>
  analyticsCookie({ id: 'dd', name: '_dd_s', serviceId: 'datadog', needsConsent: 'disputed', states: ['none'], ...part });

/** Services with checks of their own: whoever uses them is told there. */
const elsewhere: [string, string][] = [
  ['google-fonts', 'https://fonts.gstatic.com/a.woff2'],
  ['adobe-fonts', 'https://use.typekit.net/a.css'],
  ['youtube', 'https://www.youtube.com/embed/a'],
  ['google-maps', 'https://maps.googleapis.com/maps/api/js'],
  ['google-recaptcha', 'https://www.google.com/recaptcha/api.js'],
  ['facebook-plugins', 'https://connect.facebook.net/de_DE/sdk.js'],
  ['jsdelivr', 'https://cdn.jsdelivr.net/npm/a.js'],
  ['tawk-to', 'https://embed.tawk.to/a'],
  ['calendly', 'https://assets.calendly.com/a.js'],
  ['trustpilot', 'https://widget.trustpilot.com/a.js'],
  ['stripe', 'https://js.stripe.com/v3/'],
  ['google-analytics', 'https://www.google-analytics.com/analytics.js'],
  ['google-tag-manager', 'https://www.googletagmanager.com/gtm.js?id=GTM-1'],
  ['hotjar', 'https://static.hotjar.com/a.js'],
  ['cookiebot', 'https://consent.cookiebot.com/uc.js'],
];

const webinar: Call = { service: 'webinarjam', url: 'https://event.webinarjam.com/register/a/embed-form', states: ['none'] };
const tally: Call = { service: 'tally', url: 'https://tally.so/widgets/embed.js', states: ['none'] };
const strange: Call = { url: 'https://event.anmeldung.test/form.js', domain: 'anmeldung.test', states: ['none'] };
const strangeCookie = (part: Partial<CookieFact> = {}) =>
  cookieFact({
    name: 'AWSALBCORS',
    party: 'third',
    category: 'necessary',
    needsConsent: 'no',
    setBy: strange.url,
    states: ['none'],
    ...part,
  });

const cases: [string, Partial<Facts>, Outline][] = [
  ['no third party', bannerSite(), { class: 'Conform' }],
  ...elsewhere.map(([service, url]): [string, Partial<Facts>, Outline] => [
    `${service} is reported by another check`,
    bannerSite(traffic({ service, url, states: ['none'] })),
    { class: 'Conform' },
  ]),
  ['an avatar', bannerSite(traffic(gravatar)), { class: 'Hint', message: 'connectedFiles', cause: 'gravatar', refs: ['r1'] }],
  ...(
    [
      ['the hash of an address', '/avatar/5c0ef2b1d8a7b0b6e0b9f6a8a4e1d2c3?s=50&d=mm', 'connectedAvatars'],
      ['the longer hash', `/avatar/${'5c0ef2b1d8a7b0b6'.repeat(4)}.jpg?s=50`, 'connectedAvatars'],
      ['a picture for everybody', '/avatar/?s=50&d=mm', 'connectedFiles'],
      ['zeros in place of a hash', `/avatar/${'0'.repeat(32)}?d=mp&f=y`, 'connectedFiles'],
      ['the hash of no address', '/avatar/d41d8cd98f00b204e9800998ecf8427e?d=mm', 'connectedFiles'],
      ['another file', '/css/5c0ef2b1d8a7b0b6e0b9f6a8a4e1d2c3.css', 'connectedFiles'],
    ] as const
  ).map(([name, path, message]): [string, Partial<Facts>, Outline] => [
    `an avatar by ${name}`,
    bannerSite(traffic({ ...gravatar, url: `https://secure.gravatar.com${path}` })),
    { class: 'Hint', message },
  ]),
  [
    'an avatar by a hash that the notice describes',
    bannerSite({
      ...traffic({ ...gravatar, url: 'https://secure.gravatar.com/avatar/5c0ef2b1d8a7b0b6e0b9f6a8a4e1d2c3' }),
      policyMatches: [{ serviceId: 'gravatar', match: 'found', inBannerOnly: false }],
    }),
    { class: 'Hint', message: 'connectedAvatarsDescribed' },
  ],
  [
    'an avatar that the notice describes',
    bannerSite({ ...traffic(gravatar), policyMatches: [{ serviceId: 'gravatar', match: 'found', inBannerOnly: false }] }),
    { class: 'Hint', message: 'connectedFilesDescribed' },
  ],
  ...(
    [
      ['Gravatar\nWir binden Bilder von Gravatar ein; sie werden beim Lesen geladen. Dabei erhält Automattic die IP-Adresse.', 'Told'],
      ['Gravatar wird eingebunden, es entsteht eine Verbindung zum Server des Anbieters.', 'Told'],
      ['Gravatar\nBeim Aufruf der Seite wird Ihre IP-Adresse an Gravatar übertragen.', 'Told'],
      ['Gravatar: Profilbilder-Widget; Dienstanbieter: Aut O’Mattic A8C Ireland Ltd.; Rechtsgrundlagen: Berechtigte Interessen.', 'Told'],
      ['Gravatar: Profilbilder; Dienstanbieter: Aut O’Mattic A8C Ireland Ltd.', 'Described'],
      ['Gravatar\nWer ein Konto bei Gravatar hat, wird mit Bild gezeigt.', 'Described'],
      ['Gravatar zeigt Bilder. Vimeo-Videos werden geladen und erhalten die IP-Adresse.', 'Described'],
      ['Gravatar ist auf der Seite eingebunden.', 'Described'],
      ['Gravatar: Die Bilder werden von secure.gravatar.com eingebunden.', 'Told'],
      ['Die Bilder werden lokal und nicht von secure.gravatar.com geladen. Gravatar kennt Bilder.', 'Described'],
      ['Gravatar: Eingebundene Bilder, mehr unter https://secure.gravatar.com/privacy.', 'Described'],
    ] as const
  ).map(([text, ending]): [string, Partial<Facts>, Outline] => [
    `what the notice says of the loading: ${text}`,
    bannerSite({
      ...traffic(gravatar),
      privacy: legalPage({ kind: 'privacy', text }),
      policyMatches: [{ serviceId: 'gravatar', match: 'found', inBannerOnly: false }],
    }),
    { class: 'Hint', message: `connectedFiles${ending}` },
  ]),
  ...(
    [
      ['Eine Verbindung zu ReadSpeaker wird erst aufgebaut, wenn Sie auf „Vorlesen“ klicken.', 'Untrue'],
      ['Mit ReadSpeaker können Sie sich Seiten vorlesen lassen.', 'Described'],
    ] as const
  ).map(([text, ending]): [string, Partial<Facts>, Outline] => [
    `what the measurement makes of: ${text}`,
    bannerSite({
      ...traffic({ service: 'readspeaker', url: 'https://cdn-eu.readspeaker.com/script/1/webReader.js', states: ['none'] }),
      privacy: legalPage({ kind: 'privacy', text }),
      policyMatches: [{ serviceId: 'readspeaker', match: 'found', inBannerOnly: false }],
    }),
    { class: 'Hint', message: `connectedScripts${ending}` },
  ]),
  ...(
    [
      [
        'pictures of a provider nearby, told',
        {},
        'Beim Aufruf werden Bilder von onOffice geladen; dabei wird Ihre IP-Adresse übertragen.',
        'toldFiles',
      ],
      ['the same, named only', {}, 'Wir arbeiten mit der Software onOffice.', 'connectedFilesDescribed'],
      [
        'scripts of the provider, told',
        { type: 'script' },
        'Beim Aufruf werden Inhalte von onOffice geladen; dabei wird Ihre IP-Adresse übertragen.',
        'connectedScriptsTold',
      ],
      [
        'pictures that set a cookie, told',
        { stores: true },
        'Beim Aufruf werden Bilder von onOffice geladen; dabei wird Ihre IP-Adresse übertragen.',
        'connectedFilesTold',
      ],
    ] as const
  ).map(([name, part, text, message]): [string, Partial<Facts>, Outline] => {
    const url = 'https://image.onoffice.de/smart20/Objekte/1.jpg';
    const type = 'type' in part ? part.type : 'image';
    const other = 'https://image.onoffice.de/smart20/Objekte/2.jpg';
    const calls: Call[] = [url, ...(type === 'image' ? [other] : [])].map((each) => ({
      service: 'onoffice',
      url: each,
      type,
      states: ['none'],
    }));
    const set = cookieFact({
      serviceId: 'onoffice',
      name: 'portal',
      party: 'third',
      category: 'necessary',
      needsConsent: 'no',
      states: ['none'],
    });
    return [
      name,
      bannerSite({
        ...traffic(...calls),
        privacy: legalPage({ kind: 'privacy', text }),
        policyMatches: [{ serviceId: 'onoffice', match: 'found', inBannerOnly: false }],
        cookies: 'stores' in part ? [set] : [],
      }),
      { class: message === 'toldFiles' ? 'Conform' : 'Hint', message },
    ];
  }),
  [
    'an avatar that the notice leaves out',
    bannerSite({ ...traffic(gravatar), policyMatches: [{ serviceId: 'gravatar', match: 'notFound', inBannerOnly: false }] }),
    { class: 'Hint', message: 'connectedFiles' },
  ],
  ['an avatar after rejecting', bannerSite(traffic({ ...gravatar, states: ['reject'] })), { class: 'Hint', message: 'connectedFiles' }],
  ['an avatar after accepting', bannerSite(traffic({ ...gravatar, states: ['accept'] })), { class: 'Conform' }],
  [
    'only a connection',
    bannerSite(traffic({ ...gravatar, type: 'preconnect', active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['stopped by the security policy of the page', bannerSite(traffic({ ...gravatar, blockedReason: 'csp' })), { class: 'Conform' }],
  [
    'one picture of a vendor',
    bannerSite(traffic({ service: 'cloudinary', url: 'https://res.cloudinary.com/siegel-2026.svg', type: 'image', states: ['none'] })),
    { class: 'Hint', message: 'connectedImage' },
  ],
  [
    'a picture that changes all the time',
    bannerSite(traffic({ service: 'dwd', url: 'https://www.dwd.de/DWD/warnungen/warnkarte_baw.png', type: 'image', states: ['none'] })),
    { class: 'Hint', message: 'connectedLive', cause: 'dwd' },
  ],
  [
    'a webcam on a file server',
    bannerSite(traffic({ service: 'cloudinary', url: 'https://res.cloudinary.com/webcam/hafen.jpg', type: 'image', states: ['none'] })),
    { class: 'Hint', message: 'connectedLive' },
  ],
  ...['/pagead/conv/618/?script=0', '/px', '/tr?id=1', '/conversion.gif'].map((path): [string, Partial<Facts>, Outline] => [
    `a picture that counts: ${path}`,
    bannerSite(traffic({ service: 'cloudinary', url: `https://res.cloudinary.com${path}`, type: 'image', states: ['none'] })),
    { class: 'Hint', message: 'connectedPixel' },
  ]),
  ...['/conveyor.png', '/tr/logo.svg', '/pixelart/a.png'].map((path): [string, Partial<Facts>, Outline] => [
    `a picture to be seen: ${path}`,
    bannerSite(traffic({ service: 'cloudinary', url: `https://res.cloudinary.com${path}`, type: 'image', states: ['none'] })),
    { class: 'Hint', message: 'connectedImage' },
  ]),
  ...(
    [
      ['with the form of the page', 'webinarjam', {}, 'connectedForm'],
      ['with a form that sends elsewhere', 'mailchimp', {}, 'connectedScripts'],
      ['and the network in front of it', 'webinarjam', { setBy: webinar.url, setVia: 'header' }, 'connectedFormSetting'],
      ['and a cookie of the network that came with the page', 'webinarjam', { setBy: siteUrl, setVia: 'header' }, 'connectedForm'],
      ['and a cookie under the site’s domain', 'webinarjam', { setBy: webinar.url, setVia: 'header', party: 'first' }, 'connectedForm'],
    ] as const
  ).map(([name, actionServiceId, guard, message]): [string, Partial<Facts>, Outline] => [
    `a service for webinars ${name}`,
    bannerSite({
      ...traffic(webinar),
      forms: [formFact({ pageUrl: siteUrl, actionParty: 'third', actionServiceId })],
      cookies: [
        cookieFact({
          name: '__cf_bm',
          party: 'third',
          serviceId: 'cloudflare',
          category: 'security',
          needsConsent: 'no',
          states: ['none'],
          setBy: null,
          ...guard,
        }),
      ],
    }),
    { class: 'Hint', message },
  ]),
  [
    'two pictures of a vendor',
    bannerSite(
      traffic(
        { service: 'cloudinary', url: 'https://res.cloudinary.com/a.svg', type: 'image', states: ['none'] },
        { service: 'cloudinary', url: 'https://res.cloudinary.com/b.svg', type: 'image', states: ['none'] },
      ),
    ),
    { class: 'Hint', message: 'connectedFiles' },
  ],
  [
    'only scripts and their messages: nothing that is known to be shown',
    bannerSite(
      traffic(
        { service: 'threatmetrix', url: 'https://h.online-metrix.net/fp/tags.js', states: ['none'] },
        { service: 'threatmetrix', url: 'https://h.online-metrix.net/fp/clear.png', type: 'image', states: ['none'], parentId: 'r1' },
      ),
    ),
    { class: 'Hint', message: 'connectedScripts' },
  ],
  [
    'a tag manager',
    bannerSite(traffic({ service: 'tealium', url: 'https://tags.tiqcdn.com/utag/a/main/prod/utag.js', states: ['none'] })),
    { class: 'Hint', message: 'connectedScripts' },
  ],
  [
    'scripts with the style of what they show',
    bannerSite(
      traffic(
        { service: 'klaviyo', url: 'https://static.klaviyo.com/onsite/js/a.js', states: ['none'] },
        { service: 'klaviyo', url: 'https://static.klaviyo.com/onsite/a.css', type: 'stylesheet', states: ['none'], parentId: 'r1' },
      ),
    ),
    { class: 'Hint', message: 'connected' },
  ],
  [
    'images of a delivery network',
    bannerSite(traffic({ service: 'cloudinary', url: 'https://res.cloudinary.com/a.jpg', type: 'image', states: ['none'] })),
    { class: 'Hint' },
  ],
  ['an error tracker without storage', bannerSite(traffic(datadog)), { class: 'Hint', message: 'connectedErrors', cause: 'datadog' }],
  [
    'an error tracker that remembers',
    bannerSite({ ...traffic(datadog), cookies: [cookie()] }),
    { class: 'Risk', message: 'beforeConsent', cause: 'datadog', refs: ['r1', 'dd'] },
  ],
  [
    'an error tracker that remembers in both states',
    bannerSite({ ...traffic({ ...datadog, states: ['none', 'reject'] }), cookies: [cookie({ states: ['none', 'reject'] })] }),
    { class: 'Risk', message: 'throughout' },
  ],
  [
    'an error tracker that remembers after rejecting',
    bannerSite({ ...traffic({ ...datadog, states: ['reject'] }), cookies: [cookie({ states: ['reject'] })] }),
    { class: 'Risk', message: 'afterReject' },
  ],
  [
    'a key in the address belongs to the account',
    bannerSite(
      traffic({
        service: 'sentry',
        url: 'https://o1.ingest.sentry.io/api/1/envelope/?sentry_key=0a1b',
        states: ['none'],
        identifiers: ['sentry_key'],
      }),
    ),
    { class: 'Hint', message: 'connectedErrors' },
  ],
  [
    'what a player brings along belongs to the player',
    bannerSite(traffic(youtube, { ...gravatar, parentId: 'r1', embeddedBy: 'youtube' })),
    { class: 'Conform' },
  ],
  [
    'what a chat brings along belongs to the chat',
    bannerSite(
      traffic(
        { service: 'tawk-to', url: 'https://embed.tawk.to/a', states: ['none'] },
        { service: 'sentry', url: 'https://o1.ingest.sentry.io/api/1/envelope/', states: ['none'], parentId: 'r1', embeddedBy: 'tawk-to' },
      ),
    ),
    { class: 'Conform' },
  ],
  [
    'what an embedded document brings along is one finding',
    bannerSite(
      traffic(
        { service: 'issuu', url: 'https://e.issuu.com/embed.html', type: 'frame', states: ['none'] },
        { service: 'cloudfront', url: 'https://d1.cloudfront.net/a.js', states: ['none'], parentId: 'r1', embeddedBy: 'issuu' },
      ),
    ),
    { class: 'Hint', messages: ['connectedFrame'], cause: 'issuu', refs: ['r1', 'r2'] },
  ],
  [
    'a tracker of the own server',
    bannerSite(traffic({ service: 'raven-glitchtip', url: 'https://errors.muster.test/a', party: 'first', states: ['none'] })),
    { class: 'Conform' },
  ],
  ['an unknown host', bannerSite(traffic(unknown)), { class: 'NoClassification', message: 'unknownHostsTool' }],
  [
    'an unknown host whose script sets a cookie, of whatever purpose',
    bannerSite({ ...traffic(strange), cookies: [strangeCookie()] }),
    { class: 'Hint', messages: ['strangerScriptSilent'], cause: 'anmeldung.test' },
  ],
  [
    'the same, and a page of the site names the company',
    bannerSite({
      ...traffic(strange),
      cookies: [strangeCookie()],
      pages: [pageFact(), pageFact({ url: `${siteUrl}kurse`, text: 'Die Plätze verwaltet die Anmeldung Nord GmbH.' })],
    }),
    { class: 'Hint', messages: ['strangerScriptSilentCompany'], cause: 'anmeldung.test' },
  ],
  [
    'an unknown host beside a service of the catalogue',
    bannerSite({
      ...traffic(strange, { service: 'issuu', url: 'https://e.issuu.com/embed.html', type: 'frame', states: ['none'] }),
      cookies: [strangeCookie()],
    }),
    { class: 'Hint', messages: ['connectedFrame', 'strangerScriptSilent'] },
  ],
  [
    'an unknown host whose frame sets a cookie',
    bannerSite({ ...traffic({ ...strange, type: 'frame' }), cookies: [strangeCookie()] }),
    { class: 'Hint', messages: ['strangerFrameSilent'] },
  ],
  [
    'an unknown host that stores after accepting only',
    bannerSite({ ...traffic(strange), cookies: [strangeCookie({ states: ['accept'] })] }),
    { class: 'NoClassification' },
  ],
  [
    'an unknown host whose picture sets a cookie',
    bannerSite({ ...traffic({ ...strange, type: 'image' }), cookies: [strangeCookie()] }),
    { class: 'NoClassification' },
  ],
  [
    'a form in the page is a form, with the cookies it sets',
    bannerSite({
      ...traffic(tally),
      cookies: [cookieFact({ name: 'PHPSESSID', serviceId: 'tally', party: 'third', states: ['none'], needsConsent: 'no' })],
    }),
    { class: 'Hint', messages: ['connectedFormScriptSetting'], cause: 'tally' },
  ],
  ['a script for a form that no page was seen to show', bannerSite(traffic(tally)), { class: 'Hint', messages: ['connectedFormScript'] }],
  [
    'a form of the same that was read',
    bannerSite({ ...traffic(tally), forms: [formFact({ pageUrl: siteUrl, actionParty: 'third', actionServiceId: 'tally' })] }),
    { class: 'Hint', messages: ['connectedForm'] },
  ],
  ['an unknown host without a banner', traffic(unknown), { class: 'NoClassification', message: 'unknownHosts' }],
  [
    'unknown hosts of one frame in the page',
    traffic(
      { url: 'https://ort.kamera.test/', type: 'frame', states: ['none'], inOwnFrame: true },
      { url: 'https://bild.partner.test/a.js', states: ['none'], parentId: 'r1', inOwnFrame: false },
    ),
    { class: 'NoClassification', message: 'unknownHostsFramed' },
  ],
  [
    'an unknown host beside one of fonts',
    traffic(unknown, { url: 'https://dateien.partner.test/a.woff2', type: 'font', states: ['none'] }),
    { class: 'NoClassification', message: 'unknownHostsConnectedFonts' },
  ],
  [
    'unknown host that shows the banner',
    bannerSite(traffic({ url: 'https://einwilligung.partner.test/', type: 'frame', states: ['none'], servesBanner: true })),
    { class: 'NoClassification', message: 'bannerHost' },
  ],
  [
    'unknown host beside the one that shows the banner',
    bannerSite(traffic({ url: 'https://einwilligung.partner.test/', type: 'frame', states: ['none'], servesBanner: true }, unknown)),
    { class: 'NoClassification', message: 'unknownHosts' },
  ],
  ...(
    [
      [
        'calls of the page itself',
        [{ service: 'supabase', url: 'https://abc.supabase.co/rest/v1/a?id=eq.1', type: 'fetch' }],
        'connectedCalls',
      ],
      [
        'calls that the browser asks leave for',
        [
          { service: 'supabase', url: 'https://abc.supabase.co/rest/v1/a', type: 'fetch' },
          { service: 'supabase', url: 'https://abc.supabase.co/rest/v1/a', type: 'other', parentId: 'r1' },
        ],
        'connectedCalls',
      ],
      [
        'calls of a script of the site',
        [
          { url: `${siteUrl}assets/zaehler.js`, party: 'first', domain: 'muster.test' },
          { service: 'supabase', url: 'https://abc.supabase.co/rest/v1/aufrufe', type: 'xhr', parentId: 'r1' },
        ],
        'connectedCallsIn',
      ],
      [
        'calls of the service’s own script',
        [
          { service: 'supabase', url: 'https://abc.supabase.co/widget.js' },
          { service: 'supabase', url: 'https://abc.supabase.co/rest/v1/aufrufe', type: 'fetch', parentId: 'r1' },
        ],
        'connectedScripts',
      ],
    ] as [string, Omit<Call, 'states'>[], string][]
  ).map(([name, calls, message]): [string, Partial<Facts>, Outline] => [
    name,
    bannerSite(traffic(...calls.map((call) => ({ ...call, states: ['none' as const] })))),
    { class: 'Hint', message },
  ]),
  ...(
    [
      ['Bei jedem Seitenaufruf speichern wir die aufgerufene Adresse in einer Datenbank bei Supabase.', 'connectedCallsTold'],
      ['Bei einem Seitenaufruf erfassen wir die Adresse der Seite. Die Angaben werden bei Supabase gespeichert.', 'connectedCallsTold'],
      ['Das Kontaktformular speichert Ihre Angaben bei Supabase.', 'connectedCallsDescribed'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    text,
    bannerSite({
      ...traffic({ service: 'supabase', url: 'https://abc.supabase.co/rest/v1/a', type: 'fetch', states: ['none'] }),
      privacy: legalPage({ kind: 'privacy', text }),
      policyMatches: [{ serviceId: 'supabase', match: 'found', inBannerOnly: false }],
    }),
    { class: 'Hint', message },
  ]),
  ...(
    [
      ['New Relic misst Ladezeiten und Fehler im Browser.', 'connectedErrorsTold'],
      ['Unsere Technik nutzt New Relic.', 'connectedErrorsDescribed'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    text,
    bannerSite({
      ...traffic({ service: 'new-relic', url: 'https://js-agent.newrelic.com/nr.js', states: ['none'] }),
      privacy: legalPage({ kind: 'privacy', text }),
      policyMatches: [{ serviceId: 'new-relic', match: 'found', inBannerOnly: false }],
    }),
    { class: 'Hint', message },
  ]),
  [
    'pictures of a service that the banner offers as a choice',
    bannerSite({
      ...traffic({ service: 'unsplash', url: 'https://images.unsplash.com/photo-1', type: 'image', states: ['none'] }),
      banner: {
        banner: banner({ toggles: [toggle({ label: 'Bilder (Unsplash)' })] }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    }),
    { class: 'Hint', message: 'connectedFilesAsked' },
  ],
  [
    'a server that nobody knows, beside a known service',
    bannerSite(traffic(gravatar, unknown)),
    { class: 'Hint', messages: ['connectedFiles', 'unknownHostsTool'] },
  ],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExamined' }],
];

it('tells apart what only the typing of the scan has caused', () => {
  const { requests, ...rest } = traffic(
    { service: 'findologic', url: 'https://cdn.findologic.com/a.js', type: 'script' },
    { service: 'findologic', url: 'https://service.findologic.com/autocomplete.php?query=a', type: 'fetch' },
  );
  const field = { name: 'q', label: 'Suche', type: 'search', search: true };
  const typed = requests.map((request, at) => (at === 1 ? { ...request, typedInto: field } : request));
  const finding = { message: 'connectedSearch', params: { hosts: 'cdn.findologic.com' } };
  expect(judge(check, bannerSite({ ...rest, requests: typed }))).toMatchObject({ findings: [finding] });
  expect(judge(check, bannerSite({ ...rest, requests }))).toMatchObject({ findings: [{ message: 'connectedScripts' }] });
  expect(judge(check, bannerSite({ ...rest, requests: typed.slice(1) }))).toMatchObject({
    findings: [{ params: { hosts: 'service.findologic.com' } }],
  });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['HubSpot Tracking Code: Damit messen wir.', 'HubSpot Tracking Code'],
  ['Wir nutzen HubSpot für Newsletter.', 'HubSpot'],
])('calls a service as the notice does: %s', (text, named) => {
  const facts = bannerSite({
    ...traffic({ service: 'hubspot-loader', url: 'https://js-eu1.hs-scripts.com/1.js', type: 'script', states: ['none'] }),
    privacy: legalPage({ kind: 'privacy', text }),
    policyMatches: [{ serviceId: 'hubspot-loader', match: 'found', inBannerOnly: false }],
  });
  expect(judge(check, facts)).toMatchObject({ findings: [{ message: 'connectedScriptsDescribed', params: { named } }] });
});
