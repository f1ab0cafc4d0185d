import { indexHosts } from './host-index.ts';
import { services } from './services.ts';
import type { Service } from './types.ts';

/**
 * How a service was recognised: by a pattern of host and path, by its host name, by the CNAME behind a foreign-looking or own
 * name, or by a path alone (scripts served from any host).
 */
export type ServiceMatchKind = 'url' | 'host' | 'cname' | 'path';

/** A recognised service. */
export interface ServiceMatch {
  service: Service;
  matchedBy: ServiceMatchKind;
}

interface UrlRule {
  pattern: RegExp;
  service: Service;
}

const hostIndex = indexHosts(services.flatMap((service) => service.hosts.map((host) => [host, service] as const)));
const cnameIndex = indexHosts(
  services.flatMap((service) => service.cnames.map((cname) => [`.${cname.replace(/^\./, '')}`, service] as const)),
);
const byId = new Map(services.map((service) => [service.id, service]));

// A pattern anchored at the start names its host; one that begins with the path holds for every host. Longer is more specific.
const urlRules = services
  .flatMap((service) => service.urls.map((source) => ({ source, service, pattern: new RegExp(source, 'i') })))
  .sort((a, b) => b.source.length - a.source.length);
const hostBoundRules: UrlRule[] = urlRules.filter((rule) => rule.source.startsWith('^'));
const pathRules: UrlRule[] = urlRules.filter((rule) => !rule.source.startsWith('^'));

/**
 * Recognises the service behind an address. Precedence: pattern of host and path, longest host, longest CNAME ending, path
 * alone. `cnames` is the alias chain of the host without the host itself. Null for unknown and non-HTTP addresses.
 */
export function findService(url: string, cnames: readonly string[] = []): ServiceMatch | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname, search } = new URL(url);
  if (!/^(https?|wss?):$/.test(protocol)) return null;
  // A long query carries nothing a pattern looks for and would only slow the match down.
  const address = `${hostname}${pathname}${search}`.slice(0, 2048);

  const byUrl = hostBoundRules.find((rule) => rule.pattern.test(address));
  if (byUrl) return { service: byUrl.service, matchedBy: 'url' };
  const byHost = ofBucket(hostname, pathname) ?? hostIndex.find(hostname);
  if (byHost) return { service: byHost, matchedBy: 'host' };
  for (const cname of cnames) {
    const byCname = cnameIndex.find(cname);
    if (byCname) return { service: byCname, matchedBy: 'cname' };
  }
  const byPath = pathRules.find((rule) => rule.pattern.test(address));
  return byPath ? { service: byPath.service, matchedBy: 'path' } : null;
}

/** Stores of Amazon and Google that many companies share: the bucket stands in the path, or before the store's own name. */
const bucketInPath = /^(s3[.-](?:[a-z\d-]{1,30}\.)?amazonaws\.com|storage\.googleapis\.com)$/i;
const bucketInHost = /^([a-z\d.-]{3,63})\.(?:s3[.-](?:[a-z\d-]{1,30}\.)?amazonaws\.com|storage\.googleapis\.com)$/i;

/** The service whose bucket a file lies in. Buckets are often called by the host they stand for (`downloads.mailchimp.com`). */
function ofBucket(hostname: string, pathname: string): Service | undefined {
  const inPath = bucketInPath.test(hostname) ? /^\/([a-z\d.-]{3,63})\//i.exec(pathname)?.[1] : undefined;
  const bucket = inPath ?? bucketInHost.exec(hostname)?.[1];
  const named = bucket?.includes('.') ? hostIndex.find(bucket) : undefined;
  // Both ways of writing lead to one bucket at Amazon; the catalogue has the other one.
  const isAmazons = inPath !== undefined && hostname.endsWith('.amazonaws.com');
  return named ?? (isAmazons ? hostIndex.find(`${inPath}.${hostname}`) : undefined);
}

const byPackage = new Map(services.flatMap((service) => (service.packages ?? []).map((name) => [name, service] as const)));

/** The service whose library a delivery network serves at an address under its name in the npm registry, or null. */
export function libraryService(url: string): Service | null {
  const [, name] =
    /^https?:\/\/[^/]{1,80}\/(?:npm\/|gh\/|ajax\/libs\/|pin\/|v\d{1,3}\/)?((?:@[\w.-]{1,60}\/)?[\w.-]{1,80}?)(?:@|\/|$)/i.exec(url) ?? [];
  return (name !== undefined && byPackage.get(name.toLowerCase())) || null;
}

/** The service with this id, or null. */
export function serviceOf(id: string): Service | null {
  return byId.get(id) ?? null;
}
