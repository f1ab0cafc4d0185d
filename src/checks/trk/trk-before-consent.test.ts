import { expect, it } from 'vitest';
import { banner, judge, legalPage, pageFact, toggle } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, type Call, traffic, unknownCookie, unknownEntry } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './trk-before-consent.ts';

/** A site whose banner says this. */
const asking = (overrides: Parameters<typeof banner>[0]): Partial<Facts> => ({
  banner: { banner: banner(overrides), cmpName: null, cmpLoaded: null, payOrConsent: false },
});

const gtag = 'https://www.googletagmanager.com/gtag/js?id=G-ABC';
const collect = 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC&cid=1.2';
const analytics = { service: 'google-analytics', url: gtag, states: ['none'] } as const;
const matomo = { service: 'matomo', url: 'https://www.muster.test/matomo/matomo.js', party: 'first' } as const;

const pixel = { service: 'meta-pixel', url: 'https://www.facebook.com/tr/?id=1&noscript=1', type: 'image', states: ['none'] } as const;
const fbevents = { service: 'meta-pixel', url: 'https://connect.facebook.net/de_DE/fbevents.js', states: ['none'] } as const;

const partner = { url: 'https://widget.partner.test/w.js', states: ['none'] } as const;
const naming = { privacy: legalPage({ kind: 'privacy', text: `${privacyText}\nDas Widget liefert die Partner GmbH (partner.test).` }) };

const font: Call = { url: 'https://dateien.partner.test/a.woff2', type: 'font', states: ['none'] };
const report: Call = { url: 'https://berichte.partner.test/csp?id=2', type: 'other', states: ['none'] };
const policy = 'default-src *; report-uri https://berichte.partner.test/csp?id=1';
const reporting = { pages: [pageFact({ headers: { 'content-security-policy-report-only': policy } })] };

const funnel = { service: 'perspective', url: 'https://karriere.perspectivefunnel.com/', type: 'frame', states: ['none'] } as const;
/** A service that reports from three pages, with a value of its own on each. */
const reporting3 = (part: Partial<Call> & Pick<Call, 'service'>) =>
  traffic(
    ...['/', '/a', '/b'].map((path) => ({
      url: `https://api.${part.service}.test/track`,
      type: 'fetch' as const,
      pageUrl: `https://www.muster.test${path}`,
      states: ['none'] as const,
      fleeting: ['distinct_id'],
      ...part,
    })),
  );
/** A script of the site tells somebody of two page views. */
const measuring = (part: Partial<Call>, caller: Partial<Call> = {}, pages = ['/', '/a']) =>
  traffic(
    { id: 'zaehler', url: 'https://www.muster.test/js/besuche.js', states: ['none'], ...caller },
    ...pages.map((path) => ({
      url: 'https://abc.db.test/rest/v1/besuche',
      type: 'fetch' as const,
      pageUrl: `https://www.muster.test${path}`,
      parentId: 'zaehler',
      states: ['none'] as const,
      visitReport: { screen: 'breite=1366', language: true, referrer: true },
      ...part,
    })),
  );
const cases: [string, Partial<Facts>, Outline][] = [
  ...(
    [
      ['a measurement of the site itself at a database of others', measuring({ service: 'supabase' }), 'ownMeasureScreenLanguageReferrer'],
      ['the same at an unknown server', measuring({}), 'ownMeasureScreenLanguageReferrer'],
      [
        'only where visitors come from, written into the page',
        measuring({ parentId: null, visitReport: { screen: null, language: false, referrer: true } }),
        'ownMeasureReferrer',
      ],
      ['on its own server', measuring({ url: 'https://www.muster.test/api/besuch' }), 'ownMeasureScreenLanguageReferrerHere'],
    ] as const
  ).map(([name, facts, message]): (typeof cases)[number] => [name, bannerSite(facts), { class: 'Hint', message }]),
  [
    'a measurement on a website that asks nothing',
    measuring({ service: 'firebase', visitReport: { screen: 'w=1366', language: false, referrer: false } }),
    { class: 'Hint', message: 'ownMeasureScreenUnasked', cause: 'own-measurement:abc.db.test' },
  ],
  ['what a builder measures for itself', bannerSite(measuring({ service: 'wix' })), { class: 'Conform' }],
  [
    'the script of somebody else reports to its own server',
    bannerSite(measuring({}, { url: 'https://widget.db.test/w.js' })),
    { class: 'NoClassification', message: 'unknownHostsTool' },
  ],
  [
    'the record of the choice on the own server',
    bannerSite(measuring({ url: 'https://www.muster.test/wp-json/consent' })),
    { class: 'Conform' },
  ],
  [
    'a single report of a page without its screen',
    bannerSite(measuring({ visitReport: { screen: null, language: false, referrer: true } }, {}, ['/kontakt'])),
    { class: 'NoClassification', message: 'unknownHostsTool' },
  ],
  [
    'an identifier drawn anew on each page, nothing stored',
    bannerSite(reporting3({ service: 'mixpanel' })),
    { class: 'Hint', message: 'drawn', cause: 'mixpanel' },
  ],
  [
    'the measurement of a platform that keeps to its setting',
    bannerSite({
      ...reporting3({ service: 'shopify-analytics', url: 'https://www.muster.test/.well-known/shopify/monorail/v1/produce' }),
      cookies: [analyticsCookie({ id: 'y', name: '_shopify_y', serviceId: 'shopify-analytics', states: ['accept'] })],
    }),
    { class: 'Hint', message: 'drawnPlatform' },
  ],
  [
    'the measurement of a platform that stores before the choice and calls home after any',
    bannerSite({
      ...reporting3({
        service: 'shopify-analytics',
        url: 'https://www.muster.test/.well-known/shopify/monorail/v1/produce',
        states: ['none', 'reject'],
      }),
      cookies: [analyticsCookie({ id: 'y', name: '_shopify_y', serviceId: 'shopify-analytics', states: ['none', 'accept'] })],
    }),
    { class: 'Risk', message: 'tracksPlatform' },
  ],
  [
    'the same of a service that is disputed in general',
    bannerSite(reporting3({ service: 'framer-events' })),
    { class: 'Hint', message: 'drawn', cause: 'framer-events' },
  ],
  [
    'drawn anew, beside one that stays',
    bannerSite(reporting3({ service: 'mixpanel', identifiers: ['$device_id'] })),
    { class: 'Risk', message: 'tracks' },
  ],
  [
    'seen on one page alone, where nobody knows what the next would send',
    bannerSite(reporting3({ service: 'mixpanel', pageUrl: 'https://www.muster.test/' })),
    { class: 'Risk', message: 'tracks' },
  ],
  [
    'drawn anew, with an entry of its script that no catalogue knows',
    bannerSite({
      ...reporting3({ service: 'mixpanel' }),
      storage: [unknownEntry({ key: 'mp_gen', setBy: 'https://api.mixpanel.test/track', states: ['none'] })],
    }),
    { class: 'Risk', message: 'tracks' },
  ],
  ['an advertising service that draws anew', bannerSite(reporting3({ service: 'meta-pixel' })), { class: 'Risk', message: 'tracks' }],
  [
    'a pixel in the frame of another provider',
    bannerSite(
      traffic(funnel, {
        service: 'meta-pixel',
        url: 'https://connect.facebook.net/en_US/fbevents.js',
        identifiers: ['fbp'],
        states: ['none'],
        parentId: 'r1',
        embeddedBy: 'perspective',
      }),
    ),
    { class: 'Risk', message: 'tracksInFrame', cause: 'perspective' },
  ],
  [
    'a frame of its own',
    bannerSite(
      traffic(
        { service: 'pardot', url: 'https://go.pardot.com/l/1', type: 'frame', states: ['none'] },
        { service: 'pardot', url: 'https://pi.pardot.com/analytics', identifiers: ['visitor_id'], states: ['none'], parentId: 'r1' },
      ),
    ),
    { class: 'Risk', message: 'tracksOwnFrame' },
  ],
  ...(
    [
      ['a form of the service under a name of the site', 'https://go.muster.test/l/98/2024/kp', 'tracksOwnDomainForm'],
      ['something else of the service under such a name', 'https://go.muster.test/seite', 'tracksOwnDomainFrame'],
      ['a form of the service under its own name', 'https://go.pardot.com/l/98/2024/kp', 'tracksOwnFrame'],
    ] as const
  ).map(([name, url, message]): (typeof cases)[number] => [
    name,
    bannerSite(traffic({ service: 'pardot', url, type: 'frame', party: 'third', states: ['none'], identifiers: ['visitor_id'] })),
    { class: 'Risk', message },
  ]),
  [
    'a frame and a script of the page',
    bannerSite(
      traffic(
        { service: 'pardot', url: 'https://go.pardot.com/l/1', type: 'frame', states: ['none'] },
        { service: 'pardot', url: 'https://pi.pardot.com/pd.js', identifiers: ['visitor_id'], states: ['none'] },
      ),
    ),
    { class: 'Risk', message: 'tracks' },
  ],
  [
    'Universal Analytics, whose id stands in the page alone',
    bannerSite(traffic({ ...analytics, url: 'https://www.google-analytics.com/analytics.js' })),
    { class: 'Risk', message: 'universal', cause: 'google-analytics' },
  ],
  [
    'the same without any banner, with its call',
    traffic(
      { ...analytics, url: 'https://www.google-analytics.com/analytics.js' },
      { ...analytics, url: 'https://www.google-analytics.com/j/collect?v=1&t=pageview&tid=UA-1-1&cid=1.2', type: 'xhr' },
    ),
    { class: 'Risk', message: 'universalUnasked' },
  ],
  [
    'Universal Analytics beside its successor',
    bannerSite(traffic({ ...analytics, url: 'https://www.google-analytics.com/analytics.js' }, analytics)),
    { class: 'Risk', message: 'tracks' },
  ],
  ['own requests only', bannerSite(), { class: 'Conform' }],
  ['script of a tracker', bannerSite(traffic(analytics)), { class: 'Risk', message: 'tracks', cause: 'google-analytics', refs: ['r1'] }],
  [
    'script that sends denied pings without identifier',
    bannerSite(
      traffic(analytics, {
        ...analytics,
        url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC&gcs=G100',
        type: 'fetch',
        gcs: 'G100',
      }),
    ),
    { class: 'Risk', message: 'signals', cause: 'google-analytics' },
  ],
  [
    'the same where the tag manager is in use',
    bannerSite(
      traffic(
        analytics,
        {
          ...analytics,
          url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC&gcs=G100',
          type: 'fetch',
          gcs: 'G100',
        },
        { service: 'google-tag-manager', url: 'https://www.googletagmanager.com/gtm.js?id=GTM-A', states: ['none'] },
      ),
    ),
    { class: 'Risk', messages: ['signalsContainer'] },
  ],
  [
    'a service whose need is disputed sends an identifier on one of its pages only',
    bannerSite({
      ...traffic(
        { service: 'etracker', url: 'https://code.etracker.com/e.js', states: ['none'] },
        {
          service: 'etracker',
          url: 'https://www.etracker.de/c?coid=1',
          identifiers: ['coid'],
          pageUrl: 'https://www.muster.test/spenden',
          states: ['none'],
        },
      ),
      cookies: [analyticsCookie({ serviceId: 'etracker', states: ['none'] })],
    }),
    { class: 'Risk', messages: ['tracksPartly'] },
  ],
  ['without any banner', traffic({ ...analytics, states: ['none', 'reject', 'accept'] }), { class: 'Risk', message: 'tracksUnasked' }],
  ['image before the script, without any banner', traffic(pixel, fbevents), { class: 'Risk', message: 'tracksPictureUnasked' }],
  [
    'a tool that is loaded but shows no banner here asks elsewhere',
    { ...traffic(analytics), banner: { banner: null, cmpName: 'Cookiebot', cmpLoaded: 'Cookiebot', payOrConsent: false } },
    { class: 'Risk', message: 'tracks' },
  ],
  ['tracker after accepting', bannerSite(traffic({ ...analytics, states: ['accept'] })), { class: 'Conform' }],
  [
    'each service once, one piece of evidence a host',
    bannerSite(
      traffic(analytics, { ...analytics, url: collect, type: 'fetch' }, { ...analytics, url: `${collect}&en=scroll`, type: 'fetch' }),
    ),
    { class: 'Risk', messages: ['tracks'], refs: ['r1', 'r2'] },
  ],
  [
    'two services are two findings',
    bannerSite(traffic(analytics, { service: 'hotjar', url: 'https://static.hotjar.com/c/hotjar-1.js', states: ['none'] })),
    { class: 'Risk', messages: ['tracks', 'tracks'] },
  ],
  [
    'tag fired by a tag manager is the tag’s own cause',
    bannerSite(
      traffic(
        { service: 'google-tag-manager', url: 'https://www.googletagmanager.com/gtm.js?id=GTM-X', states: ['none'] },
        { ...analytics, parentId: 'r1', embeddedBy: 'google-tag-manager' },
      ),
    ),
    { class: 'Risk', cause: 'google-analytics', messages: ['tracks'] },
  ],
  [
    'what a tracker brings along belongs to it',
    bannerSite(
      traffic(analytics, {
        service: 'google-doubleclick',
        url: 'https://stats.g.doubleclick.net/g',
        states: ['none'],
        parentId: 'r1',
        embeddedBy: 'google-analytics',
      }),
    ),
    { class: 'Risk', messages: ['tracks'], cause: 'google-analytics', refs: ['r1', 'r2'] },
  ],
  [
    'what a video brings along is reported with the video',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] },
        {
          service: 'google-doubleclick',
          url: 'https://googleads.g.doubleclick.net/pagead/id',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'youtube',
        },
      ),
    ),
    { class: 'Conform' },
  ],
  [
    'chain through an unknown script of the video',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] },
        { url: 'https://www.gstatic.com/cast.js', states: ['none'], parentId: 'r1', embeddedBy: 'youtube' },
        { service: 'google-doubleclick', url: 'https://static.doubleclick.net/ad.js', states: ['none'], parentId: 'r2' },
      ),
    ),
    { class: 'Conform' },
  ],
  [
    'tracker of a chat widget, which no check reports with its companions',
    bannerSite(
      traffic(
        { service: 'tidio', url: 'https://code.tidio.co/a.js', states: ['none'] },
        { ...analytics, parentId: 'r1', embeddedBy: 'tidio' },
      ),
    ),
    { class: 'Risk', cause: 'tidio' },
  ],
  [
    'cloaked tracker',
    bannerSite(traffic({ service: 'eulerian', url: 'https://stats.muster.test/ea.js', party: 'cloaked', states: ['none'] })),
    { class: 'Risk', cause: 'eulerian' },
  ],
  [
    'only a connection',
    bannerSite(traffic({ ...analytics, type: 'preconnect', active: false })),
    { class: 'Hint', message: 'connectionBare' },
  ],
  [
    'only a static file',
    bannerSite(
      traffic({ service: 'facebook-plugins', url: 'https://static.xx.fbcdn.net/logo.png', type: 'image', states: ['none'], active: false }),
    ),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['stopped by the page’s own policy', bannerSite(traffic({ ...analytics, blockedReason: 'csp', status: null })), { class: 'Conform' }],
  [
    'stopped in the network of the scanner',
    bannerSite(traffic({ ...analytics, blockedReason: 'budget', status: null })),
    { class: 'Risk' },
  ],
  ['own counter without cookies', bannerSite(traffic(matomo)), { class: 'Hint', message: 'selfHosted', cause: 'matomo' }],
  [
    'a feed that a switch of the banner offers, with pictures straight from the network',
    {
      ...traffic(
        { service: 'elfsight', url: 'https://static.elfsight.com/platform/platform.js', states: ['none'], identifiers: ['id'] },
        { service: 'instagram', url: 'https://scontent.cdninstagram.com/a.jpg', type: 'image', states: ['none'], embeddedBy: 'elfsight' },
        { service: 'elfsight', url: 'https://core.service.elfsight.com/p', states: ['none'], pageUrl: 'https://www.muster.test/b' },
      ),
      ...asking({ toggles: [toggle({ label: 'Instagram-Feed (Elfsight)' })] }),
    },
    { class: 'Risk', message: 'tracks', cause: 'elfsight' },
  ],
  [
    'a feed in a banner that says nothing of it',
    { ...traffic({ service: 'elfsight', url: 'https://static.elfsight.com/platform.js', states: ['none'] }), ...asking({}) },
    { class: 'Hint', message: 'disputed', cause: 'elfsight' },
  ],
  [
    'own counter that a switch of the banner offers and does not hold back',
    { ...traffic(matomo), ...asking({ toggles: [toggle({ label: 'Matomo' })] }) },
    { class: 'Hint', message: 'selfHostedAsked', cause: 'matomo' },
  ],
  [
    'the same with a notice in which consent is for the cookies alone',
    {
      ...traffic(matomo),
      ...asking({ toggles: [toggle({ label: 'Matomo' })] }),
      privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n5. Matomo\nOhne Ihre Einwilligung arbeitet Matomo ohne Cookies.` }),
    },
    { class: 'Hint', message: 'selfHostedCookiesOnly', cause: 'matomo' },
  ],
  [
    'the same in a sentence that asks for consent',
    { ...traffic(matomo), ...asking({ text: 'Wir messen mit Matomo. Für Matomo bitten wir um Ihre Einwilligung.' }) },
    { class: 'Hint', message: 'selfHostedAsked', cause: 'matomo' },
  ],
  [
    'own counter of which the banner says that it is necessary',
    { ...traffic(matomo), ...asking({ toggles: [toggle({ label: 'Matomo', disabled: true, checked: true })] }) },
    { class: 'Hint', message: 'selfHosted', cause: 'matomo' },
  ],
  ['own counter without any banner', traffic(matomo), { class: 'Hint', message: 'selfHostedUnasked' }],
  [
    'own counter that sends the screen, shown first',
    traffic(matomo, { ...matomo, url: 'https://www.muster.test/matomo/matomo.php?cookie=0&res=1366x768', type: 'image' }),
    { class: 'Hint', message: 'selfHostedScreenMatomoUnasked', refs: ['r2', 'r1'] },
  ],
  [
    'another one, with a banner, width and height apart',
    bannerSite(traffic({ service: 'plausible', url: 'https://plausible.io/api?swidth=1366&sheight=768', states: ['none'] })),
    { class: 'Hint', message: 'disputedScreenElsewhere' },
  ],
  ...(
    [
      ['offers', { toggles: [toggle({ label: 'Plausible Analytics' })] }, 'disputedBrief'],
      [
        'asks for in a sentence',
        { text: 'Wir messen mit Plausible Analytics. Für Plausible Analytics bitten wir um Ihre Einwilligung.' },
        'disputedBrief',
      ],
      ['is silent about', {}, 'disputedBriefElsewhere'],
      ['calls necessary', { toggles: [toggle({ label: 'Plausible Analytics', disabled: true, checked: true })] }, 'disputedBriefElsewhere'],
    ] as [string, Parameters<typeof banner>[0], string][]
  ).map(([how, overrides, message]): [string, Partial<Facts>, Outline] => [
    `counter of others that the banner ${how}`,
    { ...traffic({ service: 'plausible', url: 'https://plausible.io/js/script.js', states: ['none'] }), ...asking(overrides) },
    { class: 'Hint', message, cause: 'plausible' },
  ]),
  [
    'disputed without any banner',
    traffic({ service: 'plausible', url: 'https://plausible.io/js/script.js', states: ['none'] }),
    { class: 'Hint', message: 'disputedBriefUnasked' },
  ],
  [
    'a counter that has to be told to keep no address',
    traffic({ service: 'wp-statistics', url: 'https://www.muster.test/wp-content/plugins/wp-statistics/a.js', party: 'first' }),
    { class: 'Hint', message: 'selfHostedUnasked' },
  ],
  [
    'one that keeps none, and sends the screen in the body',
    traffic({
      service: 'umami',
      url: 'https://cloud.umami.is/api/send',
      type: 'fetch',
      visitReport: { screen: 'screen=1366x768', language: true, referrer: true },
    }),
    { class: 'Hint', message: 'disputedScreenUmamiUnasked' },
  ],
  [
    'a feed where nobody is asked',
    traffic({ service: 'elfsight', url: 'https://static.elfsight.com/p.js' }),
    { class: 'Hint', message: 'disputedContentUnasked' },
  ],
  [
    'own counter with a cookie',
    bannerSite({ ...traffic(matomo), cookies: [analyticsCookie({ name: '_pk_id.1.ab', serviceId: 'matomo' })] }),
    { class: 'Risk', message: 'tracks', cause: 'matomo' },
  ],
  [
    'disputed need is never a risk',
    bannerSite(traffic({ service: 'plausible', url: 'https://plausible.io/js/script.js', states: ['none'] })),
    { class: 'Hint', message: 'disputedBriefElsewhere', cause: 'plausible' },
  ],
  [
    'of a service that needs consent only its signals without identifier are disputed',
    bannerSite(
      traffic({ service: 'google-analytics', url: 'https://sst.muster.test/g/collect?v=2&gcs=G100', party: 'first', states: ['none'] }),
    ),
    { class: 'Hint', message: 'ownSignals', cause: 'google-analytics' },
  ],
  ['unknown host is open', bannerSite(traffic(partner)), { class: 'NoClassification', message: 'unknownHostsTool' }],
  [
    'unknown host beside one that was only connected to',
    traffic(partner, { url: 'https://vorab.fremd.test/', type: 'preconnect', states: ['none'] }),
    { class: 'NoClassification', message: 'unknownHostsConnected' },
  ],
  [
    'unknown host that was asked once connected',
    traffic({ ...partner, type: 'preconnect' }, partner),
    { class: 'NoClassification', message: 'unknownHosts' },
  ],
  [
    'unknown host that sets a cookie',
    { ...traffic(partner), cookies: [unknownCookie({ setBy: 'https://widget.partner.test/w.js', states: ['none'] })] },
    { class: 'NoClassification', message: 'unknownHostsStored' },
  ],
  [
    'unknown host whose cookie is free of consent',
    { ...traffic(partner), cookies: [unknownCookie({ setBy: 'https://widget.partner.test/w.js', states: ['none'], needsConsent: 'no' })] },
    { class: 'NoClassification', message: 'unknownHosts' },
  ],
  [
    'unknown host that stores something after accepting only',
    { ...traffic(partner), storage: [unknownEntry({ setBy: 'https://widget.partner.test/w.js', states: ['accept'] })] },
    { class: 'NoClassification', message: 'unknownHosts' },
  ],
  ['unknown host without any banner', traffic(partner), { class: 'NoClassification', message: 'unknownHosts' }],
  [
    'unknown host beside a tool that is known',
    bannerSite(traffic(partner, { service: 'cookiebot', url: 'https://consent.cookiebot.com/uc.js', states: ['none'] })),
    { class: 'NoClassification', message: 'unknownHosts' },
  ],
  ['unknown host that the notice names', { ...traffic(partner), ...naming }, { class: 'NoClassification', message: 'unknownHostsNamed' }],
  [
    'unknown hosts of which the notice names one',
    { ...traffic(partner, { url: 'https://w.other.test/w.js', states: ['none'] }), ...naming },
    { class: 'NoClassification', message: 'unknownHostsPartlyNamed' },
  ],
  [
    'font files of an unknown host, after a connection to it',
    bannerSite(traffic({ ...font, type: 'preconnect' }, font)),
    { class: 'NoClassification', message: 'onlyFonts' },
  ],
  [
    'only a connection where fonts come after accepting',
    bannerSite(traffic({ ...font, type: 'preconnect' }, { ...font, states: ['accept'] })),
    { class: 'NoClassification', message: 'unknownHostsConnectedTool' },
  ],
  [
    'an unknown host of fonts and a script',
    bannerSite(traffic(font, { ...font, url: 'https://dateien.partner.test/a.js', type: 'script', states: ['accept'] })),
    { class: 'NoClassification', message: 'unknownHostsTool' },
  ],
  [
    'fonts asked for with an identifier of the visitor',
    bannerSite(traffic({ ...font, identifiers: ['cid'] })),
    { class: 'NoClassification', message: 'unknownHostsTool' },
  ],
  [
    'fonts of a host that stores something',
    bannerSite({ ...traffic(font), cookies: [unknownCookie({ setBy: font.url, states: ['none'] })] }),
    { class: 'NoClassification', message: 'unknownHostsToolStored' },
  ],
  [
    'fonts that a foreign frame asks for',
    bannerSite(traffic({ ...font, inOwnFrame: false })),
    { class: 'NoClassification', message: 'unknownHostsTool' },
  ],
  ['fonts that are missing', bannerSite(traffic({ ...font, status: 404 })), { class: 'NoClassification', message: 'unknownHostsTool' }],
  ['reports of the policy', { ...traffic(report), ...reporting }, { class: 'NoClassification', message: 'onlyReports' }],
  ['reports that the browser calls so', traffic({ ...report, type: 'csp-report' }), { class: 'NoClassification', message: 'onlyReports' }],
  ['requests to an address that no policy names', traffic(report), { class: 'NoClassification', message: 'unknownHosts' }],
  [
    'reports and something else',
    { ...traffic(report, { ...report, url: 'https://berichte.partner.test/a.gif', type: 'image' }), ...reporting },
    { class: 'NoClassification', message: 'unknownHosts' },
  ],
  [
    'fonts, reports and an unknown script',
    { ...traffic(font, partner, report), ...reporting },
    { class: 'NoClassification', message: 'unknownHostsConnectedReportsFonts' },
  ],
  [
    'unknown host that shows the banner',
    bannerSite(traffic({ url: 'https://einwilligung.partner.test/', type: 'frame', states: ['none'], servesBanner: true })),
    { class: 'NoClassification', message: 'bannerHost' },
  ],
  [
    'unknown host beside the one that shows the banner',
    bannerSite(
      traffic(
        { url: 'https://einwilligung.partner.test/', type: 'frame', states: ['none'], servesBanner: true },
        { url: 'https://w.partner.test/w.js', states: ['none'] },
      ),
    ),
    { class: 'NoClassification', message: 'unknownHosts' },
  ],
  ['image in the page before the script', bannerSite(traffic(pixel, fbevents)), { class: 'Risk', message: 'tracksPicture' }],
  ['image sent by the script', bannerSite(traffic(fbevents, pixel)), { class: 'Risk', message: 'tracks' }],
  ['image alone', bannerSite(traffic(pixel)), { class: 'Risk', message: 'tracks' }],
  [
    'image that a tag manager places',
    bannerSite(traffic({ ...pixel, embeddedBy: 'google-tag-manager' }, fbevents)),
    { class: 'Risk', message: 'tracks' },
  ],
  [
    'unknown host inside a video',
    bannerSite(
      traffic(
        { service: 'vimeo', url: 'https://player.vimeo.com/video/1', type: 'frame', states: ['none'] },
        { url: 'https://cdn.partner.test/w.js', states: ['none'], parentId: 'r1', embeddedBy: 'vimeo' },
      ),
    ),
    { class: 'Conform' },
  ],
  ['a private site is no exception', { ...traffic(analytics), pages: [pageFact()] }, { class: 'Risk' }],
];

it('shows the event that an unknown server gets beside the first request to it', () => {
  const result = judge(
    check,
    traffic(
      { url: 'https://api.partner.test/kurse', type: 'fetch', states: ['none'] },
      { url: 'https://api.partner.test/bild.png', type: 'image', states: ['none'] },
      { url: 'https://api.partner.test/v2/events', type: 'beacon', states: ['none'] },
    ),
  );
  expect('items' in result && result.items?.map(({ ref }) => ref)).toEqual(['r1', 'r3']);
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['the start page rather than another', ['impressum', 'haus', ''], '/'],
  ['a page of content rather than a legal one', ['impressum', 'haus'], '/haus'],
  ['the start page rather than a legal one', ['datenschutz', ''], '/'],
  ['a legal page where it runs nowhere else', ['impressum'], '/impressum'],
])('has the result tested on %s', (_, paths, page) => {
  const kinds = { impressum: 'imprint', datenschutz: 'privacy', '': 'start' } as const;
  const pages = paths.map((path) =>
    pageFact({ url: `https://www.muster.test/${path}`, kind: kinds[path as keyof typeof kinds] ?? 'other' }),
  );
  const calls = pages.map(({ url }) => ({ ...analytics, pageUrl: url }));
  expect(judge(check, { ...bannerSite(traffic(...calls)), pages })).toMatchObject({ findings: [{ params: { page } }] });
});

it('is open when the start page could not be examined', () => {
  expect(judge(check, bannerSite(), ['requests'])).toMatchObject({ class: 'NoClassification', missing: 'requests' });
});

it('ends on initiators that form a cycle', () => {
  const cycle = traffic({ ...analytics, parentId: 'r2' }, { ...analytics, parentId: 'r1' });
  expect(judge(check, bannerSite(cycle))).toMatchObject({ class: 'Risk' });
});

it('tells servers by what their requests show, after those of unknown purpose', () => {
  expect(judge(check, { ...traffic(font, partner, report), ...reporting })).toMatchObject({
    params: {
      count: 1,
      hosts: 'widget.partner.test',
      fontCount: 1,
      fontHosts: 'dateien.partner.test',
      reportCount: 1,
      reportHosts: 'berichte.partner.test',
    },
    items: [{ ref: 'r2' }, { ref: 'r3' }, { ref: 'r1' }],
  });
});
