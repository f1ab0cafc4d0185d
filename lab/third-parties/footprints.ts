import { lifetimes } from '../cookie.ts';
import type { Seen, SiteTruth } from '../types.ts';

/** What a third party leaves behind when it runs: hosts contacted, cookies and storage, and the name people call it by. */
export interface Footprint {
  /** Null for parts that belong to another service. */
  service: string | null;
  hosts: readonly string[];
  cookies?: readonly { name: string; domain: string; declaredLifetimeSeconds: number | null }[];
  storage?: readonly Omit<SiteTruth['storage'][number], 'states'>[];
}

type Observed = Pick<SiteTruth, 'thirdParties' | 'cookies' | 'storage' | 'services'>;

const order = ['none', 'reject', 'accept'] as const;
const union = (left: Seen, right: Seen): Seen => order.filter((state) => left.includes(state) || right.includes(state));

/** All three states. */
export const always: Seen = order;
/** Only after everything was accepted. */
export const onAccept: Seen = ['accept'];
/** After either choice. */
export const decided: Seen = ['reject', 'accept'];

/** What is observed when footprints are left in the given states: the mechanical half of a truth file. */
export function observed(...entries: readonly (readonly [Footprint, Seen])[]): Observed {
  const thirdParties: Record<string, Seen> = {};
  const services: Record<string, Seen> = {};
  const cookies = new Map<string, SiteTruth['cookies'][number]>();
  const storage = new Map<string, SiteTruth['storage'][number]>();
  for (const [footprint, states] of entries) {
    if (footprint.service) services[footprint.service] = union(services[footprint.service] ?? [], states);
    for (const host of footprint.hosts) thirdParties[host] = union(thirdParties[host] ?? [], states);
    for (const cookie of footprint.cookies ?? []) {
      const key = `${cookie.name}@${cookie.domain}`;
      cookies.set(key, { ...cookie, states: union(cookies.get(key)?.states ?? [], states) });
    }
    for (const entry of footprint.storage ?? []) {
      const key = `${entry.kind} ${entry.key}@${entry.origin}`;
      storage.set(key, { kind: entry.kind, key: entry.key, origin: entry.origin, states: union(storage.get(key)?.states ?? [], states) });
    }
  }
  return { thirdParties, services, cookies: [...cookies.values()], storage: [...storage.values()] };
}

const days = lifetimes.days;
const cookie = (name: string, domain: string, declaredLifetimeSeconds: number | null) => ({ name, domain, declaredLifetimeSeconds });
const local = (origin: string, ...keys: string[]) => keys.map((key) => ({ kind: 'localStorage' as const, key, origin }));
const session = (origin: string, ...keys: string[]) => keys.map((key) => ({ kind: 'sessionStorage' as const, key, origin }));

const doubleClickCookies = [cookie('IDE', 'doubleclick.net', days(396)), cookie('test_cookie', 'doubleclick.net', lifetimes.minutes(15))];

function youTubeStorage(origin: string) {
  return [
    ...local(origin, 'yt-remote-device-id', 'yt-remote-connected-devices', 'yt.innertube::nextId', 'yt.innertube::requests'),
    ...session(origin, 'yt-remote-session-app', 'yt-remote-session-name', 'yt-remote-fast-check-period', 'yt-remote-cast-installed'),
  ];
}

const youTubeHosts = ['i.ytimg.com', 'yt3.ggpht.com', 'static.doubleclick.net', 'googleads.g.doubleclick.net', 'fonts.gstatic.com'];

/** Footprints of the services. `domain` is the site's registrable domain, `origin` that of its pages. */
export const footprints = {
  /** `lifetime` in seconds: what the site sets as `cookie_expires`; `prefix` what it sets as `cookie_prefix`. */
  googleAnalytics: (domain: string, id: string, lifetime = 63_072_000, prefix = ''): Footprint => ({
    service: 'Google Analytics',
    hosts: ['www.googletagmanager.com', 'region1.google-analytics.com'],
    cookies: [cookie(`${prefix}_ga`, domain, lifetime), cookie(`${prefix}_ga_${id.replace('G-', '')}`, domain, lifetime)],
  }),
  /** Consent Mode "advanced" while storage is denied: hits without id, no cookie. */
  googleAnalyticsPings: {
    service: 'Google Analytics',
    hosts: ['www.googletagmanager.com', 'region1.google-analytics.com'],
  } satisfies Footprint,
  googleTagManager: { service: 'Google Tag Manager', hosts: ['www.googletagmanager.com'] } satisfies Footprint,
  googleAds: (domain: string): Footprint => ({
    service: 'Google Ads',
    hosts: ['www.googletagmanager.com', 'googleads.g.doubleclick.net', 'www.google.com'],
    cookies: [cookie('_gcl_au', domain, days(90)), ...doubleClickCookies],
  }),
  googleFonts: { service: 'Google Fonts', hosts: ['fonts.googleapis.com', 'fonts.gstatic.com'] } satisfies Footprint,
  googleMapsEmbed: {
    service: 'Google Maps',
    hosts: ['www.google.com', 'maps.googleapis.com', 'maps.gstatic.com', 'fonts.googleapis.com', 'fonts.gstatic.com'],
    cookies: [cookie('NID', 'google.com', days(183))],
  } satisfies Footprint,
  youTube: {
    service: 'YouTube',
    hosts: ['www.youtube.com', ...youTubeHosts],
    cookies: [
      cookie('YSC', 'youtube.com', null),
      cookie('VISITOR_INFO1_LIVE', 'youtube.com', days(180)),
      cookie('VISITOR_PRIVACY_METADATA', 'youtube.com', days(180)),
      ...doubleClickCookies,
    ],
    storage: youTubeStorage('https://www.youtube.com'),
  } satisfies Footprint,
  youTubeNoCookie: {
    service: 'YouTube',
    hosts: ['www.youtube-nocookie.com', ...youTubeHosts],
    cookies: doubleClickCookies,
    storage: youTubeStorage('https://www.youtube-nocookie.com'),
  } satisfies Footprint,
  recaptcha: (origin: string): Footprint => ({
    service: 'Google reCAPTCHA',
    hosts: ['www.google.com', 'www.gstatic.com', 'fonts.gstatic.com'],
    cookies: [cookie('_GRECAPTCHA', 'www.google.com', days(180))],
    storage: [...local(origin, '_grecaptcha'), ...local('https://www.google.com', 'rc::a'), ...session('https://www.google.com', 'rc::c')],
  }),
  metaPixel: (domain: string): Footprint => ({
    service: 'Meta Pixel',
    hosts: ['connect.facebook.net', 'www.facebook.com'],
    cookies: [cookie('_fbp', domain, days(90))],
  }),
  /** The buttons of PayPal's SDK on a page of the shop at `origin`. */
  payPalButtons: (origin: string): Footprint => ({
    service: 'PayPal',
    hosts: ['www.paypal.com', 'www.paypalobjects.com', 't.paypal.com'],
    cookies: [
      cookie('enforce_policy', 'paypal.com', days(365)),
      cookie('LANG', 'paypal.com', 31_556),
      cookie('tsrce', 'paypal.com', days(3)),
      cookie('x-pp-s', 'paypal.com', null),
      cookie('ts', 'paypal.com', lifetimes.years(3)),
      cookie('ts_c', 'paypal.com', lifetimes.years(3)),
      cookie('l7_az', 'paypal.com', lifetimes.minutes(30)),
      cookie('nsid', 'www.paypal.com', null),
    ],
    storage: [...local(origin, '__paypal_storage__'), ...local('https://www.paypal.com', '__paypal_storage__')],
  }),
  trustedShops: { service: 'Trusted Shops', hosts: ['widgets.trustedshops.com', 'cdn1.api.trustedshops.com'] } satisfies Footprint,
  /** Elfsight's widget; the pictures of its Instagram feed are `instagramPictures`. */
  elfsight: {
    service: 'Elfsight',
    hosts: ['static.elfsight.com', 'core.service.elfsight.com', 'universe-static.elfsightcdn.com', 'widget-data.service.elfsight.com'],
    cookies: [cookie('__cf_bm', 'elfsight.com', lifetimes.minutes(30)), cookie('_cfuvid', 'elfsight.com', null)],
  } satisfies Footprint,
  instagramPictures: { service: 'Instagram', hosts: ['scontent-fra5-1.cdninstagram.com'] } satisfies Footprint,
  openTable: {
    service: 'OpenTable',
    hosts: ['www.opentable.de', 'cdn.otstatic.com'],
    cookies: [
      cookie('otuvid', 'opentable.de', days(365)),
      cookie('OT-SessionId', 'opentable.de', lifetimes.minutes(30)),
      cookie('OT-Session-Update-Date', 'opentable.de', days(365)),
      cookie('ak_bmsc', 'opentable.de', lifetimes.minutes(120)),
    ],
  } satisfies Footprint,
  /** Networks of the builder Jimdo Creator. */
  jimdo: { service: 'Jimdo', hosts: ['assets.jimstatic.com', 'u.jimcdn.com', 'image.jimcdn.com'] } satisfies Footprint,
  /** The builder Wix at `host`: its networks, its measuring, the cookies of its server and of its scripts. */
  wix: (host: string): Footprint => ({
    service: 'Wix',
    hosts: ['static.parastorage.com', 'siteassets.parastorage.com', 'static.wixstatic.com', 'frog.wix.com', 'panorama.wixapps.net'],
    cookies: [
      cookie('XSRF-TOKEN', host, null),
      cookie('hs', host, null),
      cookie('server-session-bind', host, null),
      cookie('client-session-bind', host, null),
      cookie('svSession', host, days(365)),
      cookie('ssr-caching', host, lifetimes.minutes(1)),
      cookie('bSession', host, lifetimes.minutes(30)),
      cookie('fedops.logger.sessionId', host, days(365)),
      cookie('_wixCIDX', 'wix.com', days(90)),
    ],
  }),
  wixChat: {
    service: 'Wix Chat',
    hosts: ['engage.wixapps.net'],
    cookies: [cookie('XSRF-TOKEN', 'engage.wixapps.net', null)],
    storage: local('https://engage.wixapps.net', 'chat-widget-visitor'),
  } satisfies Footprint,
  /** POWR's feed; the pictures in it are `instagramPictures`. */
  powr: {
    service: 'POWR',
    hosts: ['www.powr.io'],
    cookies: [
      cookie('__cf_bm', 'powr.io', lifetimes.minutes(30)),
      cookie('ahoy_visitor', 'powr.io', lifetimes.years(2)),
      cookie('ahoy_visit', 'powr.io', lifetimes.minutes(240)),
    ],
  } satisfies Footprint,
  ionosMyWebsite: { service: 'IONOS MyWebsite', hosts: ['cdn.website-start.de'] } satisfies Footprint,
  fontAwesome: { service: 'Font Awesome', hosts: ['use.fontawesome.com'] } satisfies Footprint,
  provenExpert: {
    service: 'ProvenExpert',
    hosts: ['s.provenexpert.net', 'www.provenexpert.com', 'images.provenexpert.com'],
  } satisfies Footprint,
  facebookPagePlugin: {
    service: 'Facebook',
    hosts: ['www.facebook.com', 'static.xx.fbcdn.net', 'scontent-fra3-2.xx.fbcdn.net'],
    cookies: [cookie('datr', 'facebook.com', days(400)), cookie('fr', 'facebook.com', days(90))],
  } satisfies Footprint,
  /** A recruiting funnel in a frame; `host` is the customer's own. */
  perspective: (host: string): Footprint => ({
    service: 'Perspective',
    hosts: [host, 'cdn.perspective.co', 'api.perspective.co'],
    storage: [...local(`https://${host}`, 'perspective_visitor'), ...session(`https://${host}`, 'perspective_session')],
  }),
  /** The Meta pixel in a frame of another site: its own cookie does not stick there. */
  metaPixelInFrame: { service: 'Meta Pixel', hosts: ['connect.facebook.net', 'www.facebook.com'] } satisfies Footprint,
  linkedInInsight: (origin: string): Footprint => ({
    service: 'LinkedIn Insight Tag',
    hosts: ['snap.licdn.com', 'px.ads.linkedin.com', 'www.linkedin.com'],
    cookies: [
      cookie('bcookie', 'linkedin.com', days(365)),
      cookie('li_sugr', 'linkedin.com', days(90)),
      cookie('lidc', 'linkedin.com', days(1)),
      cookie('UserMatchHistory', 'linkedin.com', days(30)),
    ],
    storage: local(origin, 'li_adsId'),
  }),
  bingUet: (domain: string, origin: string): Footprint => ({
    service: 'Microsoft Advertising',
    hosts: ['bat.bing.com'],
    cookies: [
      cookie('_uetsid', domain, days(1)),
      cookie('_uetvid', domain, days(390)),
      cookie('MUID', 'bing.com', days(390)),
      cookie('MR', 'bat.bing.com', days(7)),
    ],
    storage: local(origin, '_uetsid', '_uetsid_exp', '_uetvid', '_uetvid_exp'),
  }),
  hotjar: (domain: string, origin: string, site: number): Footprint => ({
    service: 'Hotjar',
    hosts: ['static.hotjar.com', 'script.hotjar.com', 'ws.hotjar.com'],
    cookies: [cookie(`_hjSessionUser_${site}`, domain, days(365)), cookie(`_hjSession_${site}`, domain, lifetimes.minutes(30))],
    storage: session(origin, 'hjViewportId'),
  }),
  doctolib: {
    service: 'Doctolib',
    hosts: ['partners.doctolib.de', 'assets.doctolib.fr'],
    cookies: [
      cookie('__cf_bm', 'doctolib.de', lifetimes.minutes(30)),
      cookie('ssid', 'doctolib.de', days(365)),
      cookie('_doctolib_session', 'partners.doctolib.de', null),
    ],
  } satisfies Footprint,
  openStreetMap: { service: 'OpenStreetMap', hosts: ['tile.openstreetmap.org'] } satisfies Footprint,
  wetterOnline: { service: 'WetterOnline', hosts: ['api.wetteronline.de', 'st.wetteronline.de'] } satisfies Footprint,
  eulerian: (domain: string, host: string): Footprint => ({
    service: 'Eulerian Analytics',
    hosts: [host],
    cookies: [cookie('etuix', domain, days(395))],
  }),
} as const;

/** What the consent platforms themselves leave, by state. */
export const platformFootprints = {
  cookiebot: (host: string): [Footprint, Seen][] => [
    [{ service: 'Cookiebot', hosts: ['consent.cookiebot.com', 'consentcdn.cookiebot.com'] }, always],
    [{ service: null, hosts: ['imgsct.cookiebot.com'] }, ['none']],
    [{ service: null, hosts: [], cookies: [cookie('CookieConsent', host, days(365))] }, decided],
  ],
  usercentrics: (origin: string): [Footprint, Seen][] => [
    [
      {
        service: 'Usercentrics',
        hosts: ['app.usercentrics.eu', 'api.usercentrics.eu', 'aggregator.service.usercentrics.eu'],
        storage: local(origin, 'uc_settings', 'uc_user_interaction', 'uc_ui_version'),
      },
      always,
    ],
    [{ service: null, hosts: ['uct.service.usercentrics.eu'] }, ['none']],
    [{ service: null, hosts: ['consent-api.service.consent.usercentrics.eu'] }, decided],
  ],
  oneTrust: (domain: string): [Footprint, Seen][] => [
    [
      {
        service: 'OneTrust',
        hosts: ['cdn.cookielaw.org', 'geolocation.onetrust.com'],
        cookies: [cookie('OptanonConsent', domain, days(365))],
      },
      always,
    ],
    [{ service: null, hosts: ['privacyportal-eu.onetrust.com'], cookies: [cookie('OptanonAlertBoxClosed', domain, days(365))] }, decided],
  ],
  consentmanager: (domain: string, id: string): [Footprint, Seen][] => [
    [{ service: 'consentmanager', hosts: ['cdn.consentmanager.net', 'delivery.consentmanager.net'] }, always],
    [
      {
        service: null,
        hosts: [],
        cookies: [
          cookie(`__cmpccx${id}`, domain, days(365)),
          cookie(`__cmpconsentx${id}`, domain, days(365)),
          cookie('euconsent-v2', domain, days(365)),
        ],
      },
      decided,
    ],
  ],
  sourcepoint: (domain: string, origin: string, property: number, choices: Seen): [Footprint, Seen][] => [
    [
      {
        service: 'Sourcepoint',
        hosts: ['cdn.privacy-mgmt.com'],
        storage: local(origin, `_sp_user_consent_${property}`, '_sp_non_keyed_local_state'),
      },
      ['none', ...choices],
    ],
    [{ service: null, hosts: [], cookies: [cookie('consentUUID', domain, days(365)), cookie('consentDate', domain, days(365))] }, choices],
  ],
} as const;
