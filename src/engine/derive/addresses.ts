/** The parts of an address that facts are made of. */
export interface Address {
  url: string;
  scheme: string;
  /** Lower case, without port and trailing dot. */
  host: string;
  origin: string;
  path: string;
  search: string;
  encrypted: boolean;
}

const networkSchemes = new Set(['http:', 'https:', 'ws:', 'wss:']);
const encryptedSchemes = new Set(['https:', 'wss:', 'turns', 'stuns']);

/** Parses an address of the network; null for `data:`, `blob:`, `javascript:` and everything that is no address. */
export function parseAddress(url: string): Address | null {
  // STUN and TURN servers are written without slashes, which the URL parser does not take for a host.
  const relay = /^(stuns?|turns?):(?:\/\/)?(\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,253})(?::\d{1,5})?(?:\?|$)/i.exec(url);
  if (relay) {
    const [, scheme = '', host = ''] = relay;
    const name = cleanHost(host);
    return {
      url,
      scheme,
      host: name,
      origin: `${scheme}:${name}`,
      path: '',
      search: '',
      encrypted: encryptedSchemes.has(scheme.toLowerCase()),
    };
  }
  const parsed = URL.parse(url);
  if (!parsed || !networkSchemes.has(parsed.protocol) || parsed.hostname === '') return null;
  const { protocol, hostname, origin, pathname, search } = parsed;
  return { url, scheme: protocol, host: cleanHost(hostname), origin, path: pathname, search, encrypted: encryptedSchemes.has(protocol) };
}

/** Host of an address, or the empty string. */
export function hostOf(url: string): string {
  return parseAddress(url)?.host ?? '';
}

/** Address without query and fragment: the file behind it. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url;
}

/** Address without fragment: what is asked of a server. */
export function withoutFragment(url: string): string {
  const hash = url.indexOf('#');
  return hash < 0 ? url : url.slice(0, hash);
}

/**
 * Form in which two addresses of the same page are equal: no scheme, `www.`, closing slash, index file or fragment. Fragments
 * that are routes (`#/impressum`) are pages of their own.
 */
export function pageKey(url: string): string {
  const address = parseAddress(url);
  if (!address) return withoutFragment(url);
  const route = /#!?\/.*$/.exec(url)?.[0] ?? '';
  const path = address.path.replace(/\/+(index\.(html?|php))?$/, '');
  return `${address.host.replace(/^www\./, '')}${path}${address.search}${route.replace(/\/+$/, '')}`;
}

function cleanHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}
