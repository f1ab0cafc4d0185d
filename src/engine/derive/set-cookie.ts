import { Cookie } from 'tough-cookie';

/** A `Set-Cookie` header or script string as declared, before any browser cut it. */
export interface DeclaredCookie {
  name: string;
  value: string;
  /** Without leading dot; null = the host that set it. */
  domain: string | null;
  path: string | null;
  secure: boolean;
  httpOnly: boolean;
  sameSite: 'Strict' | 'Lax' | 'None' | null;
  partitioned: boolean;
  /** Seconds, null = until the browser closes. Zero and below delete the cookie. */
  lifetimeSeconds: number | null;
  deletes: boolean;
}

const sameSites = { strict: 'Strict', lax: 'Lax', none: 'None' } as const;

/**
 * Parses a raw cookie string. `setAt` (milliseconds since 1970) turns `Expires` into a lifetime; `Max-Age` goes before it
 * (RFC 6265, 5.3). Null for strings that set nothing.
 */
export function parseSetCookie(raw: string, setAt: number): DeclaredCookie | null {
  const cookie = Cookie.parse(raw, { loose: true });
  if (!cookie || (cookie.key === '' && cookie.value === '')) return null;
  const lifetimeSeconds = declaredLifetime(cookie, setAt);
  const sameSite = cookie.sameSite?.toLowerCase();
  return {
    name: cookie.key,
    value: cookie.value,
    domain: cookie.domain ? cookie.domain.replace(/^\./, '').toLowerCase() : null,
    path: cookie.path,
    secure: cookie.secure,
    httpOnly: cookie.httpOnly,
    sameSite: sameSite === 'strict' || sameSite === 'lax' || sameSite === 'none' ? sameSites[sameSite] : null,
    partitioned: cookie.extensions?.some((extension) => extension.trim().toLowerCase() === 'partitioned') ?? false,
    lifetimeSeconds,
    deletes: lifetimeSeconds !== null && lifetimeSeconds <= 0,
  };
}

function declaredLifetime(cookie: Cookie, setAt: number): number | null {
  const { maxAge, expires } = cookie;
  if (maxAge === 'Infinity') return Number.MAX_SAFE_INTEGER;
  if (maxAge === '-Infinity') return 0;
  if (typeof maxAge === 'number') return Math.max(0, maxAge);
  if (!(expires instanceof Date)) return null;
  const milliseconds = expires.getTime() - setAt;
  return Number.isFinite(milliseconds) ? Math.max(0, snapSeconds(milliseconds / 1_000)) : null;
}

/**
 * Lifetimes computed from two clocks are off by seconds, sometimes minutes. The next round duration is meant: days within five
 * minutes, hours within one, minutes within ten seconds.
 */
export function snapSeconds(seconds: number): number {
  for (const [unit, tolerance] of [
    [86_400, 300],
    [3_600, 60],
    [60, 10],
  ] as const) {
    const round = Math.round(seconds / unit) * unit;
    if (round > 0 && Math.abs(seconds - round) <= tolerance) return round;
  }
  return Math.round(seconds);
}
