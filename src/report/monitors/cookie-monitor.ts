import type { CookieFact, StorageFact } from '#checks/facts/stored.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { isUnaskedFor } from '#checks/shared/stored/doubtful-cookies.ts';
import type { CookieMonitor, CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { consentStates } from '#evidence/gathered.ts';
import { compareText, distinctSorted } from '../merge.ts';
import { isSecretParameter, maskUrl, maskValue } from '../statements/mask.ts';
import { type ServiceNames, serviceNames } from '../statements/service-names.ts';

const typeOrder = ['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'cacheStorage', 'serviceWorker'] as const;

/** Cookies first, then web storage; each kind by domain, name and path. */
export function buildCookieMonitor(facts: GatheredFacts, locale: Locale): CookieMonitor {
  const names = serviceNames(facts);
  const needOf = consentNeeds(facts);
  const cookies = facts.cookies.ok ? facts.cookies.data.map((fact) => cookieEntry(needOf(fact), names, locale)) : [];
  const storage = facts.storage.ok ? facts.storage.data.map((fact) => storageEntry(needOf(fact), names, locale)) : [];
  return { entries: [...cookies, ...storage].sort(byPlace) };
}

/**
 * What needs no consent where its service was asked for is in doubt where it was not: in a chat that nobody opened, before anybody pays,
 * or where the banner itself asks. The list has to say so like the checks.
 */
function consentNeeds({ services, site, banner, shopPages }: GatheredFacts): <Fact extends CookieFact | StorageFact>(fact: Fact) => Fact {
  if (!services.ok || !site.ok) return (fact) => fact;
  const seen = {
    services: services.data,
    site: site.data,
    ...(banner.ok ? { banner: banner.data } : {}),
    ...(shopPages.ok ? { shopPages: shopPages.data } : {}),
  };
  return (fact) => (fact.needsConsent === 'no' && isUnaskedFor(fact, seen) ? { ...fact, needsConsent: 'disputed' } : fact);
}

function byPlace(a: CookieMonitorEntry, b: CookieMonitorEntry): number {
  return (
    typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type) ||
    compareText(a.domain, b.domain) ||
    compareText(a.name, b.name) ||
    compareText(a.path ?? '', b.path ?? '')
  );
}

function sharedParts(fact: CookieFact | StorageFact, names: ServiceNames, locale: Locale) {
  return {
    service: names.service(fact.serviceId)?.name ?? null,
    serviceId: fact.serviceId,
    category: fact.category,
    consent: fact.needsConsent,
    purpose: fact.purpose?.[locale] ?? null,
    purposeTexts: fact.purpose === null ? null : { de: fact.purpose.de, en: fact.purpose.en },
    party: fact.party,
    setBy: fact.setBy === null ? null : maskUrl(fact.setBy),
    states: consentStates.filter((state) => fact.states.includes(state)),
    pages: distinctSorted(fact.pages.map(maskUrl)),
  };
}

function cookieEntry(fact: CookieFact, names: ServiceNames, locale: Locale): CookieMonitorEntry {
  const { name, domain, path, secure, sameSite, httpOnly, blockedReason, leftOverIn } = fact;
  return {
    name,
    exampleValue: exampleOf(name, fact.exampleValue),
    domain,
    path,
    type: 'cookie',
    lifetime: fact.lifetimeSeconds,
    declaredLifetime: fact.declaredLifetimeSeconds,
    secure,
    sameSite,
    httpOnly,
    ...sharedParts(fact, names, locale),
    blockedReason,
    leftOverIn: consentStates.filter((state) => leftOverIn.includes(state)),
  };
}

function storageEntry(fact: StorageFact, names: ServiceNames, locale: Locale): CookieMonitorEntry {
  const { key, kind, origin } = fact;
  return {
    name: maskUrl(key),
    exampleValue: exampleOf(key, fact.exampleValue),
    domain: origin,
    path: null,
    type: kind,
    lifetime: null,
    declaredLifetime: null,
    secure: null,
    sameSite: null,
    httpOnly: null,
    ...sharedParts(fact, names, locale),
    blockedReason: null,
    leftOverIn: [],
  };
}

/** Session secrets show their first characters only. */
function exampleOf(name: string, value: string): string {
  return isSecretParameter(name) && value.length > 4 ? `${value.slice(0, 4)}***` : maskValue(value);
}
