import type { RequestFact } from '#checks/facts/requests.ts';
import type { ServiceUse } from '#checks/facts/services.ts';
import type { CookieFact, StorageFact } from '#checks/facts/stored.ts';
import type { Facts } from '#checks/facts.ts';
import type { BannerEvidence } from '#evidence/banner.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { consentStates } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { banner, control, cookieFact, outcome, requestFact, serviceUse, siteUrl, storageFact } from './facts.ts';

/** One request of the traffic: `service` is an id of the real catalogue, ids count `r1`, `r2` … unless given. */
export interface Call extends Partial<RequestFact> {
  service?: string;
  url: string;
  /** False: a connection or static file only, as `derive` would say. */
  active?: boolean;
}

/** A service of the real catalogue in use in the given states. */
export function catalogueUse(id: string, states: readonly ConsentState[] = consentStates, overrides: Partial<ServiceUse> = {}): ServiceUse {
  const service = serviceOf(id);
  if (!service) throw new Error(`the catalogue has no service '${id}'`);
  const vendor = findVendor(service.vendor);
  const active = (state: ConsentState) => states.includes(state);
  return serviceUse({
    service,
    vendorName: vendor?.name ?? null,
    vendorCountry: vendor?.country ?? null,
    parentCountry: vendor?.parentCountry ?? null,
    dpf: vendor?.dpf ?? 'unknown',
    states,
    requestIds: [],
    hosts: [],
    active: { none: active('none'), reject: active('reject'), accept: active('accept') },
    ...overrides,
  });
}

/** Requests and the services behind them, as `derive` would give them; the first call of a service decides who embeds it. */
export function traffic(...calls: readonly Call[]): Pick<Facts, 'requests' | 'services'> {
  const requests = calls.map(({ service = null, active, ...part }, index) =>
    requestFact({ id: `r${index + 1}`, type: 'script', serverCountry: 'IE', serviceId: service, ...part }),
  );
  const services = [...Map.groupBy(calls, ({ service }) => service)].flatMap(([id, group]) => {
    if (id === undefined) return [];
    const own = requests.filter(({ serviceId }) => serviceId === id);
    const states = consentStates.filter((state) => own.some((request) => request.states.includes(state)));
    const isActive = (state: ConsentState) => group.some(({ active = true }, at) => active && own[at]!.states.includes(state));
    return catalogueUse(id, states, {
      requestIds: own.map((request) => request.id),
      hosts: own.map(({ host }) => host),
      embeddedBy: own.some(({ embeddedBy }) => embeddedBy === null) ? null : own[0]!.embeddedBy,
      active: { none: isActive('none'), reject: isActive('reject'), accept: isActive('accept') },
    });
  });
  return { requests, services };
}

/** A site with a banner whose choices took effect: the clean site of the other factories has none. */
export function bannerSite(overrides: Partial<Facts> = {}): Partial<Facts> {
  const rejected = outcome({ state: 'reject' });
  const accepted = outcome({ state: 'accept' });
  return {
    banner: { banner: banner(), cmpName: 'Cookiebot', cmpLoaded: null, payOrConsent: false },
    rejected,
    accepted,
    attempts: { reject: rejected, accept: accepted },
    ...overrides,
  };
}

/** A site with a banner in which no way to reject was found. */
export function noRejectSite(overrides: Partial<Facts> = {}): Partial<Facts> {
  const failed = outcome({ state: 'reject', performed: false, verified: false, method: 'no-reject', layer: null, clicks: 0, proofs: [] });
  const accepted = outcome({ state: 'accept' });
  return bannerSite({ attempts: { reject: failed, accept: accepted }, ...overrides });
}

/** A site whose banner merely informs: one button, which was clicked to confirm it. */
export function informingSite(overrides: Partial<Facts> = {}, part: Partial<BannerEvidence> = {}): Partial<Facts> {
  const controls = [control({ role: 'acknowledge', text: 'OK' })];
  const steps = [{ time: 1, layer: 1, action: 'click' as const, text: 'OK', screenshot: null }];
  const accepted = outcome({ state: 'accept', method: 'acknowledge', steps });
  const { attempts } = noRejectSite();
  return noRejectSite({
    banner: {
      banner: banner({ controls, text: 'Diese Website verwendet Cookies.', ...part }),
      cmpName: null,
      cmpLoaded: null,
      payOrConsent: false,
    },
    accepted,
    attempts: { ...attempts!, accept: accepted },
    ...overrides,
  });
}

/** The cookie of Google Analytics. */
export function analyticsCookie(overrides: Partial<CookieFact> = {}): CookieFact {
  return cookieFact({
    id: 'cookie:_ga',
    name: '_ga',
    domain: '.muster.test',
    lifetimeSeconds: 34_560_000,
    setBy: 'https://www.googletagmanager.com/gtag/js?id=G-ABC',
    setVia: 'document.cookie',
    serviceId: 'google-analytics',
    category: 'analytics',
    needsConsent: 'yes',
    httpOnly: false,
    ...overrides,
  });
}

/** A cookie no catalogue knows. */
export function unknownCookie(overrides: Partial<CookieFact> = {}): CookieFact {
  return cookieFact({
    id: 'cookie:xyz',
    name: 'xyz',
    serviceId: null,
    category: null,
    needsConsent: null,
    purpose: null,
    idLike: false,
    ...overrides,
  });
}

/** An entry of web storage no catalogue knows. */
export function unknownEntry(overrides: Partial<StorageFact> = {}): StorageFact {
  return storageFact({
    id: 'storage:abc',
    key: 'abc',
    serviceId: null,
    category: null,
    needsConsent: null,
    purpose: null,
    ...overrides,
  });
}

/** A script of the site's own that reads the device before the choice and after rejection. */
export const deviceReading: Facts['fingerprints'][number] = {
  script: 'https://www.muster.test/fp.js',
  serviceId: null,
  kinds: ['canvas', 'audio'],
  apis: [],
  states: ['none', 'reject'],
  pages: [siteUrl],
  evidenceIds: [],
};

/** The cookie of a captcha: the catalogue calls it a matter of security, and whether it is, is to be examined. */
export function captchaCookie(states: readonly ConsentState[]): CookieFact {
  return cookieFact({
    id: 'captcha',
    name: '_GRECAPTCHA',
    domain: 'www.google.com',
    party: 'third',
    category: 'security',
    serviceId: 'google-recaptcha',
    needsConsent: 'no',
    kept: true,
    states,
  });
}

/** The cookie of Google’s advertising, as a video lets it be set first. */
export const advertisingCookie = analyticsCookie({
  id: 'ide',
  name: 'IDE',
  domain: 'doubleclick.net',
  serviceId: 'google-doubleclick',
  category: 'marketing',
  party: 'third',
  setBy: 'https://googleads.g.doubleclick.net/pagead/id',
});

/** A video that lets Google’s advertising set a cookie, beside Google Ads, which calls the same domain on two pages. */
export const videoBesideAds = traffic(
  { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' },
  { service: 'google-doubleclick', url: 'https://googleads.g.doubleclick.net/pagead/id', embeddedBy: 'youtube' },
  { service: 'google-ads', url: 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1' },
  {
    service: 'google-ads',
    url: 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1',
    pageUrl: `${siteUrl}kontakt`,
  },
);
