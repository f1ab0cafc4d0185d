import type { RequestFact } from '../../facts/requests.ts';

/** Directives of a Content Security Policy with their sources, in small letters. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * The directive for a kind of request, with those that hold where it is missing. Calls by scripts are left out: those of a worker are
 * under its own policy, and nothing tells them apart.
 */
const directives: Partial<Record<RequestFact['type'], readonly string[]>> = {
  image: ['img-src', 'default-src'],
  font: ['font-src', 'default-src'],
  media: ['media-src', 'default-src'],
  script: ['script-src-elem', 'script-src', 'default-src'],
  stylesheet: ['style-src-elem', 'style-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
};

/** Sources that cannot be compared with an address alone. */
const unreadable = /^'(?:nonce-|sha\d{3}-|strict-dynamic|report-sample|unsafe-hashes)/;

/** A request that a policy does not allow, with the directive that forbids it. */
export interface Violation {
  request: RequestFact;
  directive: string;
}

/** Policies of one header; a comma separates policies that hold together. */
export function policiesIn(header: string): Policy[] {
  return header
    .slice(0, 20_000)
    .split(',')
    .map((policy) => {
      const parts = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
      return new Map(parts.filter(([name]) => name !== undefined && name !== '').map(([name, ...sources]) => [name!, sources]));
    })
    .filter((policy) => policy.size > 0);
}

/** Chrome calls most reports `other`: what tells them is the address. */
const reportTypes: ReadonlySet<RequestFact['type']> = new Set(['csp-report', 'other']);

/**
 * Reports of a page to the addresses that its policies name, whatever their parameters: these may differ with each answer. Reports by
 * the Reporting API leave the browser unseen.
 */
export function reportsOf(policies: readonly Policy[], pageUrl: string, requests: readonly RequestFact[]): RequestFact[] {
  const placeOf = (address: string) => {
    const url = URL.parse(address, pageUrl);
    return url === null ? [] : [`${url.origin}${url.pathname}`.toLowerCase()];
  };
  const targets = new Set(policies.flatMap((policy) => policy.get('report-uri') ?? []).flatMap(placeOf));
  const sent = requests.filter((request) => request.pageUrl === pageUrl && reportTypes.has(request.type));
  return sent.filter(({ url }) => placeOf(url).some((place) => targets.has(place)));
}

/** Which of the requests of a page the policies do not allow; what cannot be told from an address is left out. */
export function violationsOf(policies: readonly Policy[], pageUrl: string, requests: readonly RequestFact[]): Violation[] {
  const origin = URL.parse(pageUrl);
  if (!origin) return [];
  return requests.flatMap((request) => {
    const address = URL.parse(request.url);
    // What a frame of its own loads is under the policy of that frame; a redirect follows other rules.
    if (!address || !request.inOwnFrame || request.pageUrl !== pageUrl) return [];
    const forbidding = policies.flatMap((policy) => {
      const directive = directives[request.type]?.find((name) => policy.has(name));
      const sources = directive === undefined ? [] : policy.get(directive)!;
      if (directive === undefined || sources.some((source) => unreadable.test(source))) return [];
      return sources.some((source) => allows(source, address, origin)) ? [] : [directive];
    });
    return forbidding.length > 0 ? [{ request, directive: forbidding[0]! }] : [];
  });
}

function allows(source: string, address: URL, origin: URL): boolean {
  if (source === '*') return /^(?:https?|wss?):$/.test(address.protocol) || address.protocol === origin.protocol;
  if (source === "'self'") return sameHost(address, origin);
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return source === address.protocol || (source === 'http:' && address.protocol === 'https:');
  const match = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9._-]+)(?::(\d+|\*))?(\/[^?#]*)?$/.exec(source);
  if (!match) return false;
  const [, scheme, host = '', port, path] = match;
  if (scheme !== undefined && !schemeAllows(scheme, address.protocol)) return false;
  const { hostname } = address;
  if (!(host === '*' || hostname === host || (host.startsWith('*.') && hostname.endsWith(host.slice(1))))) return false;
  if (port !== undefined && port !== '*' && port !== (address.port || defaultPort(address))) return false;
  const asked = address.pathname.toLowerCase();
  return path === undefined || path === '/' || (path.endsWith('/') ? asked.startsWith(path) : asked === path);
}

/** The same host, and an encrypted connection where the page has one. */
function sameHost(address: URL, origin: URL): boolean {
  return address.host === origin.host && (origin.protocol === 'http:' || /^(?:https|wss):$/.test(address.protocol));
}

function schemeAllows(scheme: string, protocol: string): boolean {
  return `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:') || (scheme === 'ws' && protocol === 'wss:');
}

function defaultPort({ protocol }: URL): string {
  return protocol === 'http:' || protocol === 'ws:' ? '80' : '443';
}
