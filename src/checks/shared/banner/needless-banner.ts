import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { isReplay } from '../services/replay-recordings.ts';
import { unknownHosts } from '../services/tracking.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { kindOfCookie, kindOfStorage, wasStored } from '../stored/stored-items.ts';
import { consentItems } from './consent-items.ts';
import { fewestPages, pagesAccepted } from './idle-banner.ts';

type Seen = Pick<Facts, 'accepted' | 'services' | 'requests' | 'cookies' | 'storage' | 'recordings' | 'site' | 'pages'>;

/** Cookies, entries and destinations that nobody has classified. */
export function unclearItems(facts: Pick<Facts, 'cookies' | 'storage' | 'requests' | 'services' | 'site'>) {
  const { domain } = facts.site;
  const isUnclear = (kind: string) => kind === 'unknown' || kind === 'suspicious';
  return [
    ...facts.cookies
      .filter((cookie) => wasStored(cookie) && isUnclear(kindOfCookie(cookie, domain)))
      .map((cookie) => ({ name: cookie.name, item: storedItem(cookie) })),
    ...facts.storage
      .filter((entry) => isUnclear(kindOfStorage(entry, domain)))
      .map((entry) => ({ name: entry.key, item: storedItem(entry) })),
    ...unknownHosts(facts, ['none', 'reject', 'accept']).map((request) => ({ name: request.host, item: requestItem(request) })),
  ].slice(0, 20);
}

/** Whether enough pages were read after accepting, and nothing on them needs consent, might need it or is unknown. In doubt it does. */
export function needsNoConsent(seen: Partial<Seen>): boolean {
  const { accepted, services, requests, cookies, storage, recordings, site, pages } = seen;
  if (!accepted || !services || !requests || !cookies || !storage || !recordings || !site || !pages) return false;
  const facts = { services, requests, cookies, storage, site };
  return (
    pagesAccepted(pages).length >= fewestPages &&
    services.every(({ service }) => service.consent === 'no') &&
    !recordings.some(isReplay) &&
    consentItems(facts).length === 0 &&
    unclearItems(facts).length === 0
  );
}
