import type { CookieFact } from '../../facts.ts';
import type { CookieTexts } from './declared-cookies.ts';
import { ownDuration } from './own-duration.ts';
import { lifetimeTolerance } from './stated-lifetimes.ts';

/** A cookie to which notice and banner give different lives. */
export interface ContradictoryLife {
  cookie: CookieFact;
  /** The statement that is farther from the life it was set with. */
  offIn: 'notice' | 'banner';
  /** The life stated there, in seconds. */
  stated: number;
}

/** Cookies of which the notice states another life than the banner: visitors cannot know which of the two holds. */
export function contradictoryLives(
  cookies: readonly CookieFact[],
  { notice, banner }: Pick<CookieTexts, 'notice' | 'banner'>,
): ContradictoryLife[] {
  return cookies.flatMap((cookie): ContradictoryLife[] => {
    const others = cookies.filter((other) => other !== cookie);
    const told = ownDuration(cookie, { notice, banner: '' }, others);
    const listed = ownDuration(cookie, { notice: '', banner }, others);
    const measured = cookie.declaredLifetimeSeconds ?? cookie.lifetimeSeconds;
    if (told === null || listed === null || measured === null || ratioOf(told, listed) <= lifetimeTolerance) return [];
    return ratioOf(told, measured) > ratioOf(listed, measured)
      ? [{ cookie, offIn: 'notice', stated: told }]
      : [{ cookie, offIn: 'banner', stated: listed }];
  });
}

/** How many times the shorter of two lives the longer one is. */
function ratioOf(one: number, other: number): number {
  return Math.max(one, other) / Math.max(1, Math.min(one, other));
}
