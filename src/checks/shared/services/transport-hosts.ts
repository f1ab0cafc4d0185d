import type { FindingItem } from '../../define-check.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact, TransportFact } from '../../facts/site.ts';
import type { Facts } from '../../facts.ts';

/** Answers of one host to plain HTTP and TLS clients. */
export type HostProbe = TransportFact['hosts'][number];

/** The host the scan began with, or null when it was not probed. */
export function startProbe({ hosts, startHost }: TransportFact): HostProbe | null {
  return hosts.find(({ host }) => host === startHost) ?? null;
}

/** Its counterpart with or without `www.`, when there is one in the name system. */
export function twinProbe({ hosts, startHost }: TransportFact): HostProbe | null {
  return hosts.find(({ host, resolves }) => host !== startHost && resolves) ?? null;
}

/** Root cause of everything that follows from a host that is not (always) delivered encrypted. */
export function unencryptedCause(host: string): string {
  return `https:${host}`;
}

/** Whether nobody listens on port 443 although the host itself answers. Silence may be a firewall or ourselves: not known. */
export function lacksHttps({ https, http }: HostProbe): boolean {
  return !https.reachable && https.error === 'connect-refused' && http.reachable;
}

/** Whether something answers on port 443 that aborts every handshake. */
export function refusesHandshake({ https }: HostProbe): boolean {
  return !https.reachable && https.error === 'tls-rejected';
}

/** Whether a host answers plain HTTP with a page of its own and sends nobody on to HTTPS. */
export function servesClearText({ http }: HostProbe): boolean {
  const status = http.status ?? 0;
  return http.reachable && (http.finalUrl?.startsWith('http:') ?? false) && status > 0 && status < 400;
}

/** The start page as the browser saw it, or null. */
export function startPage(pages: readonly PageFact[]): PageFact | null {
  return pages.find(({ kind }) => kind === 'start') ?? null;
}

/** Whether the browser loaded the start page over HTTPS: certificate trusted, no bot wall. */
export function loadedOverHttps({ startPage: start }: Facts['site']): boolean {
  return !!start && start.failure === null && (start.status ?? 400) < 400 && start.url.startsWith('https:');
}

/** A private person's site without any sign of business: several duties end or weaken there. */
export function isPrivateSite({ settings, isBusiness }: ApplicabilityFact): boolean {
  return settings.websiteType === 'privateer' && isBusiness !== true;
}

/** A host's answer as evidence. */
export function hostItem(probe: HostProbe, scheme: 'https' | 'http', detail: FindingItem['detail'] = {}): FindingItem {
  const { status, error } = probe[scheme];
  const address = `${scheme}://${probe.host}/`;
  return { kind: 'page', ref: address, value: address, states: [], detail: { status, error, ...detail } };
}
