import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';

/** A lifetime in the words a reader uses. */
export type Lifetime =
  | { says: 'session' | 'untilDeleted' | 'untilTabClosed' | 'immediately' | 'oneMinute' | 'overTenYears' }
  | { says: 'minutes' | 'hours' | 'days' | 'months'; count: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const tenYears = 3_652.5 * day;

/** Reads seconds; null is the session of the browser. */
export function cookieLifetime(seconds: number | null): Lifetime {
  if (seconds === null) return { says: 'session' };
  if (seconds <= 0) return { says: 'immediately' };
  if (seconds <= minute) return { says: 'oneMinute' };
  if (seconds > tenYears) return { says: 'overTenYears' };
  if (seconds < 2 * hour) return { says: 'minutes', count: Math.round(seconds / minute) };
  if (seconds < 2 * day) return { says: 'hours', count: Math.round(seconds / hour) };
  const days = Math.round(seconds / day);
  const months = wholeMonths(days);
  return months === null ? { says: 'days', count: days } : { says: 'months', count: months };
}

/** Months are what guidance on lifetimes is written in; other lengths stay exact in days. */
function wholeMonths(days: number): number | null {
  const months = Math.round(days / 30.44);
  if (months < 2 || months > 18) return null;
  return days === months * 30 || days === Math.round((months * 365) / 12) ? months : null;
}

/** How long an entry stays. Only cookies end by themselves. */
export function lifetimeOf({ type, lifetime }: Pick<CookieMonitorEntry, 'type' | 'lifetime'>): Lifetime {
  if (type === 'cookie') return cookieLifetime(lifetime);
  return { says: type === 'sessionStorage' ? 'untilTabClosed' : 'untilDeleted' };
}

/** What the site asked for, where it reads differently from what the browser kept. */
export function declaredInstead(entry: Pick<CookieMonitorEntry, 'type' | 'lifetime' | 'declaredLifetime'>): Lifetime | null {
  if (entry.type !== 'cookie') return null;
  const kept = cookieLifetime(entry.lifetime);
  const declared = cookieLifetime(entry.declaredLifetime);
  return kept.says === declared.says && ('count' in kept ? kept.count : 0) === ('count' in declared ? declared.count : 0) ? null : declared;
}
