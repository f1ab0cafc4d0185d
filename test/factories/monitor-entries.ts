import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';

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
