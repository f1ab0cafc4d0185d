import type { CookieEntry, Service, Vendor } from '#knowledge/types.ts';

/** A recognised service and how it was recognised. */
export interface RecognisedService {
  service: Service;
  matchedBy: 'url' | 'host' | 'cname' | 'path';
}

/** One thing by which a consent platform can be told. */
export type CmpClue = { host: string } | { ownPath: string } | { global: string } | { consentKey: string } | { tcfId: number };

/** The look-ups of the knowledge catalogue that `derive` needs. Passed in, so that old evidence can be judged by another catalogue. */
export interface Catalogue {
  /** Service behind an address; `cnames` is the alias chain of its host. */
  findService(url: string, cnames: readonly string[]): RecognisedService | null;
  serviceOf(id: string): Service | null;
  /** Service for a host that the catalogue does not know, from a general list. */
  fallbackService(host: string): Service | null;
  findVendor(id: string): Vendor | null;
  /** Entry for a cookie or storage key; `domain` is the cookie's domain or the host of the origin. */
  findCookie(
    name: string,
    kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage' | 'serviceWorker',
    domain: string,
  ): CookieEntry | null;
  findCmp(clue: CmpClue): { name: string; providerOnly?: true } | null;
  /** Whether a privacy notice or banner text names a service. */
  mentions(text: string, service: Service): boolean;
  registrableDomain(host: string): string;
}

/** Where an address is; null when nothing is known. */
export interface Geography {
  countryOf(ip: string): string | null;
}

/** What `derive` is given besides the evidence. */
export interface DeriveDeps {
  catalogue: Catalogue;
  geography: Geography;
}
