import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { familyOf } from '../stored/stored-items.ts';
import { plainText } from '../wording.ts';
import { type CookieTexts, placesOfEntry, rowsWithDuration } from './declared-cookies.ts';
import { longestDuration } from './durations.ts';
import { ownDuration } from './own-duration.ts';
import { lifeToldOfService } from './service-lives.ts';
import { lifetimeTolerance } from './stated-lifetimes.ts';

/** A cookie to which notice and banner give different lives. */
export interface ContradictoryLife {
  cookie: CookieFact;
  /** The one that states another life than the cookie was set with; `service`: the notice, for all cookies of a service without their names. */
  offIn: 'notice' | 'service' | 'banner';
  /** The life stated there, in seconds. */
  stated: number;
}

/**
 * Cookies of which the notice states another life than the banner, where one of them is right: visitors cannot know which of the two
 * holds.
 */
export function contradictoryLives(
  cookies: readonly CookieFact[],
  { notice, banner }: Pick<CookieTexts, 'notice' | 'banner'>,
  services: Facts['services'] = [],
): ContradictoryLife[] {
  return cookies.flatMap((cookie): ContradictoryLife[] => {
    const measured = cookie.declaredLifetimeSeconds ?? cookie.lifetimeSeconds;
    if (measured === null) return [];
    const others = cookies.filter((other) => other !== cookie);
    const isRight = (seconds: number | null) => seconds !== null && ratioOf(seconds, measured) <= lifetimeTolerance;
    const [named, listed] = [plainlyStated(notice, cookie, others), plainlyStated(banner, cookie, others)];
    const told = named ?? lifeToldOfService(notice, cookie, { cookies, services });
    const isOff = (seconds: number | null): seconds is number => seconds !== null && !isRight(seconds);
    const inNotice = named === null ? 'service' : 'notice';
    if (isOff(told) && isRight(ownDuration(cookie, { notice: '', banner }, others))) return [{ cookie, offIn: inNotice, stated: told }];
    if (isOff(listed) && isRight(ownDuration(cookie, { notice, banner: '' }, others))) return [{ cookie, offIn: 'banner', stated: listed }];
    return [];
  });
}

/** The rest of a name, and the bracket right behind it: "_ga (2 Jahre)". */
const bracket = /^[\w.:$*<>-]{0,80}["“”»«'’`]?\s{0,2}\(([^()]{1,60})\)/u;

/**
 * The one life that a text states in the row of a name or in the bracket behind it; null: none, or more than one. A row of several
 * names tells the longest life of them.
 */
function plainlyStated(text: string, cookie: CookieFact, others: readonly CookieFact[]): number | null {
  const plain = plainText(text);
  const brackets = placesOfEntry(plain, cookie).flatMap(
    (place) => longestDuration(bracket.exec(plain.slice(place, place + 160))?.[1] ?? '') ?? [],
  );
  const rows = brackets.length > 0 ? [] : rowsWithDuration(text, cookie);
  const strangers = others.filter(({ name }) => familyOf(name) !== familyOf(cookie.name));
  if (rows.some((row) => strangers.some((other) => placesOfEntry(row, other).length > 0))) return null;
  const [first, ...more] = [...brackets, ...rows.flatMap((row) => longestDuration(row) ?? [])];
  return first !== undefined && more.every((other) => ratioOf(first, other) <= lifetimeTolerance) ? first : null;
}

/** How many times the shorter of two lives the longer one is. */
function ratioOf(one: number, other: number): number {
  return Math.max(one, other) / Math.max(1, Math.min(one, other));
}
