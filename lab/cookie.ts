/** Attributes of a Set-Cookie header. Without a lifetime it is a session cookie. */
export interface CookieOptions {
  lifetimeSeconds?: number;
  /** State the lifetime as `Expires` (as Google does) instead of `Max-Age`. */
  expires?: boolean;
  domain?: string;
  path?: string;
  secure?: boolean;
  httpOnly?: boolean;
  sameSite?: 'Strict' | 'Lax' | 'None';
}

/** One Set-Cookie header value. */
export function setCookie(name: string, value: string, options: CookieOptions = {}): string {
  const parts = [`${name}=${value}`, `Path=${options.path ?? '/'}`];
  if (options.domain) parts.push(`Domain=${options.domain}`);
  if (options.lifetimeSeconds !== undefined)
    parts.push(
      options.expires
        ? `Expires=${new Date(Date.now() + options.lifetimeSeconds * 1000).toUTCString()}`
        : `Max-Age=${options.lifetimeSeconds}`,
    );
  if (options.secure) parts.push('Secure');
  if (options.httpOnly) parts.push('HttpOnly');
  if (options.sameSite) parts.push(`SameSite=${options.sameSite}`);
  return parts.join('; ');
}

/** A cookie that works in a third-party context: Secure and SameSite=None. */
export function thirdPartyCookie(name: string, value: string, domain: string, lifetimeSeconds?: number, httpOnly = true): string {
  return setCookie(name, value, { domain, lifetimeSeconds, expires: true, secure: true, httpOnly, sameSite: 'None' });
}

/** Lifetimes in seconds, by the words in which documentation states them. */
export const lifetimes = {
  minutes: (count: number) => count * 60,
  days: (count: number) => count * 86_400,
  months: (count: number) => Math.round(count * 30.4375) * 86_400,
  years: (count: number) => count * 365 * 86_400,
} as const;
