import cookieData from './cookies.json' with { type: 'json' };
import { escapedForPattern } from './escaped-for-pattern.ts';
import { normaliseHost } from './host-index.ts';
import { isWithin } from './is-within.ts';
import type { CookieEntry } from './types.ts';

/** All known cookies and storage keys. */
export const cookies = cookieData as readonly CookieEntry[];

/** Where a name was seen. Cache storage and service workers carry no names the catalogue could know. */
export type CookieKind = CookieEntry['kinds'][number] | 'cacheStorage' | 'serviceWorker';

interface CookieRule {
  entry: CookieEntry;
  pattern: RegExp;
  /** Characters of the name that are fixed: the more, the more specific. */
  fixed: number;
}

const exact = new Map<string, CookieEntry[]>();
const wildcards: CookieRule[] = [];
for (const entry of cookies) {
  if (entry.name.includes('*'))
    wildcards.push({ entry, pattern: wildcardPattern(entry.name), fixed: entry.name.replaceAll('*', '').length });
  else exact.set(entry.name, [...(exact.get(entry.name) ?? []), entry]);
}
wildcards.sort((a, b) => b.fixed - a.fixed || b.entry.domains.length - a.entry.domains.length);

/**
 * The entry for a cookie or storage key, or null. `domain` is the cookie's domain or the host of the storage's origin.
 * Exact names win over patterns, longer patterns over shorter ones, entries tied to a domain over general ones. When nothing
 * matches, the name is tried once more with its variable ending (digits, hashes, ids) cut off.
 */
export function findCookie(name: string, kind: CookieKind, domain: string): CookieEntry | null {
  const host = normaliseHost(domain);
  const direct = matchName(name, kind, host);
  if (direct) return direct;
  const stem = stemOf(name);
  return stem === name ? null : matchName(stem, kind, host);
}

/** Cuts endings that vary from visitor to visitor or site to site: `session_8f3a…`, `cart-10422`, uuids. */
export function stemOf(name: string): string {
  const stem = name.replace(/[-_.:]?(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16,}|\d{3,})$/i, '');
  // A stem of one or two letters would match by accident.
  return stem.length >= 4 ? stem : name;
}

function matchName(name: string, kind: CookieKind, host: string): CookieEntry | null {
  const candidates = (exact.get(name) ?? []).filter((entry) => applies(entry, kind, host));
  if (candidates.length > 0) return candidates.find((entry) => entry.domains.length > 0) ?? candidates[0] ?? null;
  return wildcards.find((rule) => rule.pattern.test(name) && applies(rule.entry, kind, host))?.entry ?? null;
}

function applies(entry: CookieEntry, kind: CookieKind, host: string): boolean {
  if (!(entry.kinds as readonly string[]).includes(kind)) return false;
  return entry.domains.length === 0 || entry.domains.some((domain) => isWithin(host, domain));
}

/** The pattern of a catalogue name: `*` stands for any number of characters. */
function wildcardPattern(name: string): RegExp {
  const parts = name.split('*').map(escapedForPattern);
  return new RegExp(`^${parts.join('.*')}$`);
}
