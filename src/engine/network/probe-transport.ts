import type { SecureVersion } from 'node:tls';
import { getDomain } from 'tldts';
import type { TransportEvidence } from '#evidence/transport.ts';
import { type ProxiedResponse, requestThroughGateway } from './proxied-request.ts';
import { tlsProbe } from './tls-probe.ts';
import type { GatewayAccess } from './tunnel-client.ts';

type HostEvidence = TransportEvidence['hosts'][number];

/** What the transport probe needs. `userAgent`: some sites answer unknown clients differently. */
export interface TransportProbe {
  gateway: GatewayAccess;
  host: string;
  ca?: string | null;
  userAgent?: string;
  /** Cap over everything, in milliseconds. */
  timeoutMs?: number;
}

const maxRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const versions: SecureVersion[] = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'];
/** Refusals that say the name itself is out of reach, on every port. */
const unresolved = new Set(['unresolvable', 'dns-timeout', 'dns-failed', 'private-address', 'private-name']);

/** The other one of `example.com` and `www.example.com`; null for hosts that are neither (`shop.example.com`, addresses). */
export function twinOf(host: string): string | null {
  const apex = getDomain(host);
  if (apex === null) return null;
  if (host === apex) return `www.${apex}`;
  return host === `www.${apex}` ? apex : null;
}

function emptyEvidence(host: string): HostEvidence {
  const offers = { TLSv1: null, 'TLSv1.1': null, 'TLSv1.2': null, 'TLSv1.3': null };
  const unanswered = { reachable: false, status: null, finalUrl: null, error: 'timeout' };
  return {
    host,
    resolves: true,
    https: { ...unanswered, negotiated: null, cipher: null, certificate: null, offers, hsts: null },
    http: { ...unanswered, redirects: [], setsCookie: false },
  };
}

type Step = (url: URL) => Promise<ProxiedResponse>;

type Hop = { at: number; url: URL; answer: ProxiedResponse; redirects: boolean };

/** Walks a redirect chain and tells every hop. Gives the last word: null, a failure's reason, or `redirect-loop` after five hops. */
async function walk(start: string, step: Step, onHop: (hop: Hop) => void): Promise<string | null> {
  let url = new URL(start);
  for (let at = 0; at <= maxRedirects; at += 1) {
    const answer = await step(url);
    const location = answer.ok && redirectStatuses.has(answer.status) ? answer.headers.location : undefined;
    const next = location === undefined ? null : URL.parse(location, url);
    onHop({ at, url, answer, redirects: next !== null });
    if (!next) return answer.ok ? null : answer.reason;
    url = next;
  }
  return 'redirect-loop';
}

async function probeHttps(host: string, step: Step, evidence: HostEvidence): Promise<void> {
  const { https } = evidence;
  https.error = await walk(`https://${host}/`, step, ({ at, url, answer, redirects }) => {
    if (at === 0) {
      https.reachable = answer.ok;
      if (!answer.ok && unresolved.has(answer.reason)) evidence.resolves = false;
      https.negotiated = answer.tls?.protocol ?? null;
      https.cipher = answer.tls?.cipher ?? null;
      https.certificate = answer.tls?.certificate ?? https.certificate;
      https.hsts = answer.ok ? (answer.headers['strict-transport-security'] ?? null) : null;
    }
    if (!answer.ok) return;
    https.status = answer.status;
    if (!redirects) https.finalUrl = url.href;
  });
}

async function probeHttp(host: string, step: Step, { http }: HostEvidence): Promise<void> {
  http.error = await walk(`http://${host}/`, step, ({ at, url, answer, redirects }) => {
    if (at === 0) http.reachable = answer.ok;
    if (!answer.ok) return;
    http.status = answer.status;
    http.setsCookie ||= url.protocol === 'http:' && (answer.headers['set-cookie']?.length ?? 0) > 0;
    if (redirects) http.redirects.push({ url: url.href, status: answer.status });
    else http.finalUrl = url.href;
  });
}

async function probeOffers(probe: TransportProbe, host: string, signal: AbortSignal, { https }: HostEvidence): Promise<void> {
  await Promise.all(
    versions.map(async (version) => {
      const answer = await tlsProbe({ gateway: probe.gateway, host, ca: probe.ca, minVersion: version, maxVersion: version, signal });
      const key = version as keyof typeof https.offers;
      if (answer.ok) https.offers[key] = true;
      else if (answer.reason === 'rejected' || answer.reason === 'reset') https.offers[key] = false;
      // A server that speaks only old TLS fails the main request: its certificate is known from here alone.
      if (answer.ok) https.certificate ??= answer.certificate;
    }),
  );
  // A server that resets every handshake offers nothing we could know of: it may not speak TLS at all.
  if (!Object.values(https.offers).includes(true))
    for (const version of versions) https.offers[version as keyof typeof https.offers] = null;
}

async function probeHost(probe: TransportProbe, host: string, signal: AbortSignal, evidence: HostEvidence): Promise<void> {
  const headers = { Accept: 'text/html', ...(probe.userAgent ? { 'User-Agent': probe.userAgent } : {}) };
  const step: Step = (url) =>
    requestThroughGateway({
      gateway: probe.gateway,
      url,
      headers,
      maxBytes: 0,
      timeoutMs: 6_000,
      signal,
      ca: probe.ca,
      requireTrust: false,
    });
  await Promise.all([probeHttps(host, step, evidence), probeHttp(host, step, evidence), probeOffers(probe, host, signal, evidence)]);
}

/**
 * Asks a host and its apex/www twin how they answer over http and https, outside the browser. All probes run side by side under
 * one cap; what did not answer in time stays `timeout` and `null`. The twin is left out when it does not resolve. Never rejects.
 */
export async function probeTransport(probe: TransportProbe): Promise<TransportEvidence> {
  const signal = AbortSignal.timeout(probe.timeoutMs ?? 6_000);
  const host = probe.host.toLowerCase().replace(/\.$/, '');
  const twin = twinOf(host);
  const hosts = [host, ...(twin ? [twin] : [])].map(emptyEvidence);
  await Promise.all(hosts.map((evidence) => probeHost(probe, evidence.host, signal, evidence).catch(() => {})));
  return { hosts: hosts.filter((evidence, at) => at === 0 || evidence.resolves) };
}
