import type { ChangeReason, CookieChange } from '#contract/comparison.ts';
import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import { compareText, mergeStates } from '../merge.ts';
import { type ComparedScan, canVouch, couldSee, type Kind, type Sighting, sameStates, statesMoved } from './compared-scan.ts';

const kindOrder = ['new', 'changed', 'gone'] as const;
const typeOrder = ['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'cacheStorage', 'serviceWorker'];
/** Lifetimes this close are one: they are reckoned from a date of expiry to the second at which the cookie was set. */
const toleratedShare = 0.01;
const toleratedSeconds = 5;

/** Cookies and storage entries that came, went, or have other states or lifetimes; new ones first, then by kind, place and name. */
export function compareCookies(before: ComparedScan, after: ComparedScan): CookieChange[] {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  const elapsedSeconds = (Date.parse(after.report.created) - Date.parse(before.report.created)) / 1000;
  const changes: CookieChange[] = [];
  for (const [id, entries] of is) {
    const earlier = was.get(id);
    if (!earlier) {
      const isTold = couldSee(before, after, sightingOf(entries), kindOf(entries));
      changes.push(change('new', isTold ? 'site' : 'extent', [], entries));
    } else changes.push(...changeOf(before, after, earlier, entries, elapsedSeconds));
  }
  for (const [id, entries] of was) {
    if (is.has(id)) continue;
    const isTold = canVouch(after, before, sightingOf(entries), kindOf(entries));
    changes.push(change('gone', isTold ? 'site' : 'extent', entries, []));
  }
  return changes.sort(byPlace);
}

type Entries = readonly CookieMonitorEntry[];

/** Entries by name and place; those of several paths are one. */
function entriesOf({ cookieMonitor }: ComparedScan): Map<string, [CookieMonitorEntry, ...CookieMonitorEntry[]]> {
  const groups = Map.groupBy(cookieMonitor.entries, ({ type, domain, name }) => JSON.stringify([type, domain, name]));
  return groups as Map<string, [CookieMonitorEntry, ...CookieMonitorEntry[]]>;
}

function changeOf(before: ComparedScan, after: ComparedScan, was: Entries, is: Entries, elapsedSeconds: number): CookieChange[] {
  const states = [mergeStates(was), mergeStates(is)] as const;
  const isLifetime = lifetimeDiffers(lifetimeOf(was), lifetimeOf(is), elapsedSeconds);
  if (!isLifetime && sameStates(...states)) return [];
  const isOfSite = isLifetime || statesMoved(before, after, kindOf(is), ...states);
  return [change('changed', isOfSite ? 'site' : 'extent', was, is)];
}

function lifetimeDiffers(was: number | null, is: number | null, elapsedSeconds: number): boolean {
  if (was === null || is === null) return was !== is;
  const tolerated = Math.max(toleratedSeconds, toleratedShare * Math.max(was, is));
  // With a fixed date of expiry the lifetime shrinks by the time between the scans.
  return Math.abs(is - was) > tolerated && Math.abs(is - (was - elapsedSeconds)) > tolerated;
}

/** The longest of several paths; null = all end with the session. */
function lifetimeOf(entries: Entries): number | null {
  return entries.reduce<number | null>(
    (longest, { declaredLifetime: own }) => (own === null ? longest : Math.max(longest ?? own, own)),
    null,
  );
}

function change(kind: CookieChange['kind'], reason: ChangeReason, was: Entries, is: Entries): CookieChange {
  const shown = is.length > 0 ? is : was;
  const { name, domain, type } = shown[0]!;
  return {
    kind,
    reason,
    name,
    domain,
    type,
    service: shown.find(({ service }) => service !== null)?.service ?? null,
    before: mergeStates(was),
    after: mergeStates(is),
    lifetimeBefore: lifetimeOf(was),
    lifetimeAfter: lifetimeOf(is),
  };
}

function kindOf(entries: Entries): Kind {
  return entries[0]!.type === 'cookie' ? 'cookies' : 'storage';
}

function sightingOf(entries: Entries): Sighting {
  return { states: mergeStates(entries), pages: entries.flatMap(({ pages }) => pages) };
}

function byPlace(a: CookieChange, b: CookieChange): number {
  return (
    kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) ||
    typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type) ||
    compareText(a.domain, b.domain) ||
    compareText(a.name, b.name)
  );
}
