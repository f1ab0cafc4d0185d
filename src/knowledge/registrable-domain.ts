import { getDomain } from 'tldts';

/**
 * Registrable domain (eTLD+1) of a host name, in lower case and without a trailing dot.
 * The private part of the Public Suffix List counts, as it does in browsers: two tenants of `github.io` or
 * `myshopify.com` are two parties. A host without a registrable domain (IP address, `localhost`, a public suffix
 * itself) stands for itself, so that comparing two results is always safe.
 */
export function registrableDomain(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  return getDomain(name, { allowPrivateDomains: true, validateHostname: false }) ?? name;
}

/** Whether two hosts belong to the same site in the sense of browsers (same registrable domain; the scheme is not compared). */
export function isSameSite(hostA: string, hostB: string): boolean {
  return registrableDomain(hostA) === registrableDomain(hostB);
}

/** First name of a host's alias chain that belongs to someone else: it tells the vendor, later ones only their content network. */
export function foreignName(host: string, cnames: readonly string[]): string {
  return cnames.find((name) => !isSameSite(name, host)) ?? cnames.at(-1) ?? host;
}
