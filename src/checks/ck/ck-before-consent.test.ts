import { expect, it } from 'vitest';
import { cookieFact, judge, pageFact, requestFact, shopPage } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import {
  advertisingCookie,
  analyticsCookie,
  bannerSite,
  catalogueUse,
  deviceReading,
  traffic,
  unknownCookie,
  videoBesideAds,
} from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ck-before-consent.ts';

const foreignScript = 'https://cdn.tracker.test/t.js';
const week = 604_800;

/** What nobody was seen to set. */
const setUnseen = { ...advertisingCookie, setBy: null };

/** A counter of the site's own: a script of its own asks the server, whose answer sets the cookies. */
const ajax = 'https://www.muster.test/wp-admin/admin-ajax.php';
const served = (name: string) =>
  analyticsCookie({
    id: name,
    name,
    serviceId: null,
    setBy: ajax,
    setVia: 'header',
    pages: ['https://www.muster.test/', 'https://www.muster.test/a/'],
  });
const thrive: Partial<Facts> = {
  services: [],
  requests: [
    requestFact({ id: 'js', url: 'https://www.muster.test/wp-content/plugins/thrive-leads/js/frontend.min.js?ver=1', type: 'script' }),
    requestFact({ id: 'ajax', url: `${ajax}?action=tl`, type: 'fetch', parentId: 'js' }),
  ],
  cookies: [served('tve_leads_unique'), served('tl_288_291_7')],
};

const cases: [string, Partial<Facts>, Outline][] = [
  ...(
    [
      ['of the site itself', { serviceId: null, category: 'marketing' }, 'ownAttribution'],
      ['of a service', { serviceId: 'meta-pixel', category: 'marketing' }, 'beforeConsent'],
      ['of another domain', { serviceId: null, category: 'marketing', party: 'third' }, 'beforeConsent'],
    ] as const
  ).map(([name, part, message]): [string, Partial<Facts>, Outline] => [
    `a cookie for advertising ${name}, which no list of products knows`,
    bannerSite({
      cookies: [analyticsCookie({ name: 'muster_herkunft', setBy: 'https://www.muster.test/', states: ['none'], idLike: true, ...part })],
    }),
    { class: 'Risk', message },
  ]),
  [
    'an attribution that the script of an extension keeps',
    bannerSite({
      cookies: ['handl_ip', 'user_agent'].map((name) =>
        analyticsCookie({
          id: name,
          name,
          serviceId: null,
          category: 'marketing',
          setBy: 'https://www.muster.test/wp-content/plugins/handl-utm-grabber/js/handl-utm-grabber.js',
          setVia: 'document.cookie',
          states: ['none'],
        }),
      ),
    }),
    { class: 'Risk', messages: ['ownAttributionByPlugin'], refs: ['handl_ip', 'user_agent'] },
  ],
  [
    'an origin that code of the site keeps',
    bannerSite({ cookies: [unknownCookie({ name: 'landing_page', category: 'analytics', needsConsent: 'disputed' })] }),
    { class: 'Hint', message: 'ownOrigin' },
  ],
  ...(
    [
      ['a lasting load balancer of an unknown server', {}, { class: 'NoClassification', message: 'unknownForeign' }],
      ['one that ends with the visit', { lifetimeSeconds: null }, { class: 'Conform' }],
      ['one without an identifier', { idLike: false }, { class: 'Conform' }],
      ['one of the site', { party: 'first', domain: 'www.muster.test' }, { class: 'Conform' }],
    ] as const
  ).map(([name, part, told]): [string, Partial<Facts>, Outline] => [
    name,
    bannerSite({
      cookies: [
        cookieFact({
          name: 'AWSALBCORS',
          domain: 'buchung.fremd.test',
          party: 'third',
          serviceId: 'aws',
          category: 'necessary',
          needsConsent: 'no',
          idLike: true,
          lifetimeSeconds: week,
          ...part,
        }),
      ],
    }),
    told,
  ]),
  [
    'cookies of one product that the own server sets are one cause',
    bannerSite(thrive),
    { class: 'Risk', messages: ['beforeConsentByServerScript'], cause: 'Thrive Leads', refs: ['tve_leads_unique', 'tl_288_291_7'] },
  ],
  ['the same without a banner', thrive, { class: 'Risk', messages: ['noBannerByServerScript'] }],
  [
    'set with the page itself',
    bannerSite({ ...thrive, requests: [], cookies: [{ ...served('ahoy_visitor'), setBy: 'https://www.muster.test/' }] }),
    { class: 'Risk', messages: ['beforeConsentByServer'], cause: 'Ahoy' },
  ],
  [
    'one of them set by a script: that one can be held back',
    bannerSite({ ...thrive, cookies: [served('tve_leads_unique'), { ...served('tl_288_291_7'), setVia: 'document.cookie' as const }] }),
    { class: 'Risk', messages: ['beforeConsent'] },
  ],
  [
    'a tagging server of the site sets the cookies of a service',
    bannerSite({ cookies: [analyticsCookie({ setBy: 'https://sst.muster.test/g/collect', setVia: 'header' })] }),
    { class: 'Risk', messages: ['beforeConsent'], cause: 'google-analytics' },
  ],
  ['session cookie only', { cookies: [cookieFact()] }, { class: 'Conform' }],
  [
    'consent, security and language cookies of the site itself',
    {
      cookies: [
        cookieFact({ name: 'CookieConsent', category: 'consent', needsConsent: 'no', lifetimeSeconds: week }),
        cookieFact({ name: 'XSRF-TOKEN', category: 'security', needsConsent: 'no' }),
        cookieFact({ name: 'pll_language', category: 'functional', needsConsent: 'no', lifetimeSeconds: week }),
      ],
    },
    { class: 'Conform' },
  ],
  [
    'analytics cookie before the choice',
    bannerSite({ cookies: [analyticsCookie({ states: ['none'] })] }),
    { class: 'Risk', message: 'beforeConsent', cause: 'google-analytics', refs: ['cookie:_ga'] },
  ],
  ['analytics cookie without any banner', { cookies: [analyticsCookie()] }, { class: 'Risk', message: 'noBanner' }],
  ['analytics cookie after accepting', bannerSite({ cookies: [analyticsCookie({ states: ['accept'] })] }), { class: 'Conform' }],
  [
    'private site: no household exemption',
    { cookies: [analyticsCookie({ name: '_pk_id.1.a1b2', serviceId: 'matomo' })] },
    { class: 'Risk', cause: 'matomo' },
  ],
  ['cookie that the browser refused', { cookies: [analyticsCookie({ blockedReason: 'SameSiteNoneInsecure' })] }, { class: 'Conform' }],
  [
    'cookies of one service are one finding',
    { cookies: [analyticsCookie(), analyticsCookie({ id: 'cookie:_gid', name: '_gid' })] },
    { class: 'Risk', messages: ['noBanner'], refs: ['cookie:_ga', 'cookie:_gid'] },
  ],
  [
    'test cookie of DoubleClick counts',
    {
      cookies: [analyticsCookie({ id: 't', name: 'test_cookie', party: 'third', serviceId: 'google-doubleclick', category: 'marketing' })],
    },
    { class: 'Risk', cause: 'google-doubleclick', refs: ['t'] },
  ],
  [
    'cookie of a service that a video brings along belongs to the video',
    {
      ...traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' },
        { service: 'google-doubleclick', url: 'https://googleads.g.doubleclick.net/pagead/id', embeddedBy: 'youtube' },
      ),
      cookies: [analyticsCookie({ id: 'ide', name: 'IDE', serviceId: 'google-doubleclick', category: 'marketing', party: 'third' })],
    },
    { class: 'Risk', cause: 'youtube', refs: ['ide'] },
  ],
  [
    'anti-bot cookie',
    { cookies: [cookieFact({ id: 'bm', name: '__cf_bm', category: 'security', serviceId: 'cloudflare', lifetimeSeconds: 1_800 })] },
    { class: 'Hint', message: 'ownNetwork', cause: 'cloudflare', refs: ['bm'] },
  ],
  [
    'disputed need is never a risk',
    { cookies: [cookieFact({ id: 'd', name: 'mapsetting', category: 'functional', needsConsent: 'disputed', serviceId: 'google-maps' })] },
    { class: 'Hint', message: 'disputed', cause: 'google-maps' },
  ],
  [
    'unknown identifier of a foreign script',
    { cookies: [unknownCookie({ idLike: true, lifetimeSeconds: week, setBy: foreignScript })] },
    { class: 'Hint', message: 'suspicious', cause: 'xyz', refs: ['cookie:xyz'] },
  ],
  [
    'unknown identifier on a foreign domain',
    { cookies: [unknownCookie({ idLike: true, lifetimeSeconds: week, party: 'third', setBy: null })] },
    { class: 'Hint', message: 'suspicious' },
  ],
  [
    'unknown identifier of the own script is open',
    { cookies: [unknownCookie({ idLike: true, lifetimeSeconds: week, setBy: 'https://static.muster.test/app.js' })] },
    { class: 'NoClassification', message: 'unknown' },
  ],
  [
    'cookie of an embed under the name of its vendor',
    bannerSite({
      ...traffic({ service: 'google-maps', url: 'https://www.google.com/maps/embed?pb=1', type: 'frame' }),
      cookies: [
        analyticsCookie({ name: 'NID', serviceId: 'google-other', party: 'third', setBy: 'https://www.google.com/maps/embed?pb=1' }),
      ],
    }),
    { class: 'Risk', message: 'withEmbed', cause: 'google-maps' },
  ],
  [
    'cookie of an embed placed as a frame',
    bannerSite({
      ...traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' }),
      cookies: [analyticsCookie({ name: 'VISITOR_INFO1_LIVE', serviceId: 'youtube', party: 'third' })],
    }),
    { class: 'Risk', message: 'inFrame' },
  ],
  [
    'cookie of a video on whose domain an advertising service calls too: who set it was seen',
    bannerSite({ ...videoBesideAds, cookies: [advertisingCookie] }),
    { class: 'Risk', messages: ['inFrame'], cause: 'youtube' },
  ],
  [
    'the same, and nothing tells which request set it',
    bannerSite({
      ...videoBesideAds,
      cookies: [setUnseen],
    }),
    { class: 'Risk', messages: ['inFrameShared'], cause: 'youtube', refs: ['ide'] },
  ],
  [
    'the same without a banner',
    { ...videoBesideAds, cookies: [setUnseen] },
    { class: 'Risk', messages: ['noBannerShared'], cause: 'youtube' },
  ],
  [
    'calls of another state, of the same cause, of what needs no consent, or a connection alone',
    bannerSite({
      ...traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' },
        { service: 'google-doubleclick', url: 'https://googleads.g.doubleclick.net/pagead/id', embeddedBy: 'youtube' },
        { service: 'google-ads', url: 'https://googleads.g.doubleclick.net/pagead/conversion/1', states: ['accept'] },
        { service: 'google-ads', url: 'https://googleads.g.doubleclick.net/', type: 'preconnect' },
        { service: 'google-funding-choices', url: 'https://fundingchoicesmessages.doubleclick.net/f' },
        { service: 'google-ads', url: 'https://www.notdoubleclick.net/' },
      ),
      cookies: [advertisingCookie],
    }),
    { class: 'Risk', messages: ['inFrame'] },
  ],
  [
    'a cookie on the site’s own domain belongs to whoever sets it',
    bannerSite({
      ...traffic(
        { service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=G-A' },
        { service: 'matomo', url: 'https://matomo.muster.test/matomo.js' },
      ),
      cookies: [analyticsCookie()],
    }),
    { class: 'Risk', messages: ['beforeConsent'] },
  ],
  [
    'unknown cookie that the notice names, and its script',
    {
      cookies: [unknownCookie({ setBy: 'https://www.muster.test/js/lang.js', setVia: 'document.cookie' })],
      pages: [pageFact({ kind: 'privacy', text: 'Das Cookie xyz merkt sich die Sprache.' })],
    },
    { class: 'NoClassification', message: 'described' },
  ],
  [
    'one unknown cookie named in the notice, one not',
    {
      cookies: [unknownCookie(), unknownCookie({ id: 'cookie:abc', name: 'abc' })],
      pages: [pageFact({ kind: 'privacy', text: 'Das Cookie xyz merkt sich die Sprache.' })],
    },
    { class: 'NoClassification', message: 'mixed' },
  ],
  [
    'cart cookie on mere opening',
    { cookies: [unknownCookie({ name: 'warenkorb' })] },
    { class: 'NoClassification', message: 'unknownAllUnasked' },
  ],
  [
    'the same beside another, both named in the notice',
    {
      cookies: [unknownCookie(), unknownCookie({ id: 'w', name: 'warenkorb' })],
      pages: [pageFact({ kind: 'privacy', text: 'Das Cookie xyz merkt sich die Schrift, das Cookie warenkorb die Waren.' })],
    },
    { class: 'NoClassification', message: 'describedUnasked' },
  ],
  [
    'cart cookie of another page than the start page',
    { cookies: [unknownCookie({ name: 'warenkorb', pages: ['https://www.muster.test/warenkorb'] })] },
    { class: 'NoClassification', message: 'unknown' },
  ],
  [
    'only the cookie of the consent tool',
    bannerSite({ cookies: [cookieFact({ name: 'CookieConsent', category: 'consent', needsConsent: 'no', states: ['none'] })] }),
    { class: 'Conform', message: 'onlyTool' },
  ],
  ['unknown session cookie is open', { cookies: [unknownCookie()] }, { class: 'NoClassification', message: 'unknown' }],
  [
    'a lifetime of one day is no suspicion',
    { cookies: [unknownCookie({ idLike: true, lifetimeSeconds: 86_400, setBy: foreignScript })] },
    { class: 'NoClassification' },
  ],
  [
    'risks keep hints and unknown ones out',
    { cookies: [analyticsCookie(), unknownCookie(), cookieFact({ category: 'security', serviceId: 'cloudflare' })] },
    { class: 'Risk', messages: ['noBanner'] },
  ],
  [
    'what an embed of another maker stores is told beside a risk',
    {
      cookies: [
        analyticsCookie(),
        cookieFact({ id: 'c2', name: 'rechner', party: 'third', category: 'functional', needsConsent: 'disputed', serviceId: 'jobrad' }),
      ],
      services: [catalogueUse('google-analytics'), catalogueUse('jobrad')],
    },
    { class: 'Risk', messages: ['noBanner', 'disputed'] },
  ],
  [
    'what a payment service stores where nobody pays is told beside a risk, in the checkout it is not',
    {
      cookies: [
        analyticsCookie(),
        ...['https://www.muster.test/lampe', 'https://www.muster.test/kasse'].map((page, index) =>
          cookieFact({
            id: `p${index}`,
            name: `ts${index}`,
            party: 'third',
            category: 'security',
            serviceId: ['paypal', 'klarna'][index]!,
            pages: [page],
            setOn: [page],
          }),
        ),
      ],
      services: [catalogueUse('google-analytics'), catalogueUse('paypal'), catalogueUse('klarna')],
      shopPages: [shopPage({ url: 'https://www.muster.test/kasse', kind: 'checkout' })],
    },
    { class: 'Risk', messages: ['noBanner', 'unpaid'] },
  ],
  [
    'trial of a script that reads the device, deleted at once',
    bannerSite({
      cookies: [unknownCookie({ setBy: 'https://www.muster.test/fp.js', setVia: 'document.cookie', kept: false })],
      fingerprints: [deviceReading],
    }),
    { class: 'NoClassification', message: 'trials' },
  ],
  [
    'beside it another, and one of the same script that stays',
    bannerSite({
      cookies: [
        unknownCookie({ id: 'trial', setBy: 'https://www.muster.test/fp.js', setVia: 'document.cookie', kept: false }),
        unknownCookie({ id: 'other', setBy: 'https://www.muster.test/fp.js', setVia: 'document.cookie' }),
      ],
      fingerprints: [deviceReading],
    }),
    { class: 'NoClassification', message: 'unknownTrials' },
  ],
  [
    'beside it a cart cookie on mere opening',
    bannerSite({
      cookies: [
        unknownCookie({ id: 'trial', setBy: 'https://www.muster.test/fp.js', setVia: 'document.cookie', kept: false }),
        unknownCookie({ id: 'w', name: 'warenkorb' }),
      ],
      fingerprints: [deviceReading],
    }),
    { class: 'NoClassification', message: 'unknownAllUnaskedTrials' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names what else can set a cookie of a shared domain, and on how many pages', () => {
  expect(judge(check, bannerSite({ ...videoBesideAds, cookies: [setUnseen] }))).toMatchObject({
    findings: [{ params: { others: 'Google Ads', shared: 'IDE (doubleclick.net)', sharedPages: 2 } }],
  });
});

it('tells of which act the name of a cookie speaks', () => {
  expect(judge(check, { cookies: [unknownCookie({ name: 'warenkorb' })] })).toMatchObject({
    params: { names: 'warenkorb', unasked: 'warenkorb', acts: 'cart' },
  });
});
