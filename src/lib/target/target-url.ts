import { isIP } from 'node:net';
import { canonicalHost, isPrivateName } from './private-name.ts';
import { classifyAddress } from './public-address.ts';

/** What exactly is wrong with an address, for a message beside the field. */
export type TargetProblem =
  | 'empty'
  | 'too-long'
  | 'characters'
  | 'syntax'
  | 'credentials'
  | 'scheme'
  | 'private-address'
  | 'private-name'
  | 'own-host'
  | 'port';

/** An address a person typed, understood or refused. `message` is for logs; people are told by `code` and `problem`. */
export type Target =
  | { ok: true; url: URL }
  | { ok: false; code: 'invalid-url' | 'unsupported-scheme' | 'blocked-target'; problem: TargetProblem; message: string };

/** What an operator may change: further ports than 80 and 443, and host names that are the scanner itself. */
export interface TargetOptions {
  ports?: readonly number[];
  ownHosts?: readonly string[];
}

/** Longest address accepted, in characters. */
export const maxTargetLength = 2048;

function refused(code: 'invalid-url' | 'unsupported-scheme' | 'blocked-target', problem: TargetProblem, message: string): Target {
  return { ok: false, code, problem, message };
}

/** `example.com:8080/x` looks like a scheme to a URL parser; a scheme has no dot and no port number behind it. */
function hasScheme(text: string): boolean {
  const match = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text);
  if (!match) return false;
  return !match[1]!.includes('.') && !/^\d{1,5}($|[/?#])/.test(match[2]!);
}

function withScheme(text: string): string | null {
  if (hasScheme(text)) return text;
  if (text.startsWith('//')) return `https:${text}`;
  return /^[/\\?#]/.test(text) ? null : `https://${text}`;
}

function isValidName(host: string): boolean {
  const name = canonicalHost(host);
  return name.length <= 253 && name.split('.').every((label) => label.length > 0 && label.length <= 63);
}

/**
 * Reads what a person typed as the address of a website: trims, adds https://, and refuses everything that is not a public
 * http(s) host. Private targets win over other faults, so that `http://user:pw@127.0.0.1/` is `blocked-target`; credentials for
 * a public host are `invalid-url`, since they would have to be stored and the person can simply leave them out.
 */
export function parseTarget(input: string, options: TargetOptions = {}): Target {
  if (input.length > maxTargetLength) return refused('invalid-url', 'too-long', `longer than ${maxTargetLength} characters`);
  const text = input.trim();
  if (text === '') return refused('invalid-url', 'empty', 'no address given');
  if (/[\u0000-\u0020\u007f]/.test(text)) return refused('invalid-url', 'characters', 'contains spaces or control characters');
  const complete = withScheme(text);
  const url = complete === null ? null : URL.parse(complete);
  if (complete === null || !url) return refused('invalid-url', 'syntax', 'not a web address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refused('unsupported-scheme', 'scheme', `scheme ${url.protocol} is not http or https`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(canonicalHost(host))) {
    const kind = classifyAddress(canonicalHost(host));
    if (kind !== 'public') return refused('blocked-target', 'private-address', `address is ${kind}`);
  } else {
    if (!isValidName(host)) return refused('invalid-url', 'syntax', 'not a host name');
    if (isPrivateName(host)) return refused('blocked-target', 'private-name', 'name is not public');
  }
  if (options.ownHosts?.some((own) => canonicalHost(own) === canonicalHost(host))) {
    return refused('blocked-target', 'own-host', 'this is the scanner itself');
  }
  if (url.username !== '' || url.password !== '') return refused('invalid-url', 'credentials', 'contains a user name or password');
  if (url.port !== '' && ![80, 443, ...(options.ports ?? [])].includes(Number(url.port))) {
    return refused('blocked-target', 'port', `port ${url.port} is not allowed`);
  }
  if (url.href.length > maxTargetLength) return refused('invalid-url', 'too-long', `longer than ${maxTargetLength} characters`);
  return { ok: true, url };
}
