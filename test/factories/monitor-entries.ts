import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { TagRow } from '#contract/tag-monitor.ts';

type TcfAnswer = ConsentMonitor['tcf'][number];

/** An analytics cookie of the site itself, set before the choice and there in every state. */
export function cookieEntry(overrides: Partial<CookieMonitorEntry> = {}): CookieMonitorEntry {
  return {
    name: '_ga',
    exampleValue: 'GA1.1.1834.7702',
    domain: '.muster.test',
    path: '/',
    type: 'cookie',
    lifetime: 34_560_000,
    declaredLifetime: 63_072_000,
    secure: false,
    sameSite: null,
    httpOnly: false,
    service: 'Google Analytics',
    serviceId: 'google-analytics',
    category: 'analytics',
    consent: 'yes',
    purpose: 'Unterscheidet Besucher',
    purposeTexts: { de: 'Unterscheidet Besucher', en: 'Tells visitors apart' },
    party: 'first',
    setBy: 'https://www.googletagmanager.com/gtag/js?id=G-1',
    blockedReason: null,
    states: ['none', 'reject', 'accept'],
    leftOverIn: [],
    pages: ['https://www.muster.test/'],
    ...overrides,
  };
}

/** A tracker's host that was contacted in every state. */
export function tagRow(overrides: Partial<TagRow> = {}): TagRow {
  return {
    host: 'www.google-analytics.com',
    party: 'third',
    serverCountry: 'US',
    serverIp: '142.250.1.2',
    https: true,
    service: 'Google Analytics',
    serviceId: 'google-analytics',
    category: 'analytics',
    consent: 'yes',
    vendor: 'Google',
    vendorCountry: 'IE',
    privacyPolicyMatch: 'found',
    cnameCloaking: null,
    states: ['none', 'reject', 'accept'],
    requests: 3,
    pages: ['https://www.muster.test/'],
    ...overrides,
  };
}

/** An answer of a consent platform before the choice: no consent to anything. */
export function tcfAnswer(overrides: Partial<TcfAnswer> = {}): TcfAnswer {
  return {
    state: 'none',
    moment: 'before-choice',
    cmpId: 10,
    cmpVersion: 1,
    gdprApplies: true,
    eventStatus: 'cmpuishown',
    policyVersion: 5,
    tcString: 'CQraFkAQraFkAAGACBDEB-FgAAAAAAAAAAYgAAAAAAAA',
    decodes: true,
    purposeConsents: 0,
    vendorConsents: 0,
    purposeLegitimateInterests: 0,
    content: {
      created: '2026-11-21T08:14:00.000Z',
      lastUpdated: '2026-11-21T08:14:00.000Z',
      consentLanguage: 'DE',
      consentScreen: 1,
      vendorListVersion: 140,
      publisherCountry: 'DE',
      isServiceSpecific: true,
      specialFeatures: [],
      purposesConsent: [],
      purposesLegitimateInterest: [],
      vendorsConsent: [],
    },
    ...overrides,
  };
}
