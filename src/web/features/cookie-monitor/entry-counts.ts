import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Report } from '#contract/report.ts';
import { categoryOf } from './entry-filters.ts';

type State = CookieMonitorEntry['states'][number];

/** How much is in the list; null = the state was not examined. */
export interface EntryCounts {
  cookies: number;
  storage: number;
  thirdParty: number;
  beforeChoice: number | null;
  afterReject: number | null;
  unclassified: number;
  /** Cookies the browser refused; they are in none of the other figures. */
  blocked: number;
}

/** Counts the entries; what was only left over after rejecting was not set there. */
export function countEntries(entries: readonly CookieMonitorEntry[], completeness: Report['completeness']): EntryCounts {
  const stored = entries.filter(({ blockedReason }) => blockedReason === null);
  const count = (fits: (entry: CookieMonitorEntry) => boolean) => stored.reduce((sum, entry) => sum + Number(fits(entry)), 0);
  const isExamined = (state: State) => completeness.states.some((one) => one.state === state && one.examined);
  const cookies = count(({ type }) => type === 'cookie');
  return {
    cookies,
    storage: stored.length - cookies,
    thirdParty: count(({ party }) => party === 'third'),
    beforeChoice: isExamined('none') ? count(({ states }) => states.includes('none')) : null,
    afterReject: isExamined('reject')
      ? count(({ states, leftOverIn }) => states.includes('reject') && !leftOverIn.includes('reject'))
      : null,
    unclassified: count((entry) => categoryOf(entry) === 'unclassified'),
    blocked: entries.length - stored.length,
  };
}
