import { getDomain, getPublicSuffix } from 'tldts';
import { type ConsentState, type CookieEvent, consentStates, type JarCookie, type JarSnapshot } from '#evidence/evidence.ts';
import { hostOf } from './addresses.ts';
import type { DeriveContext } from './context.ts';
import { entryOf } from './entry-of.ts';
import { type DeclaredCookie, parseSetCookie } from './set-cookie.ts';

/** Everything seen of one cookie (same name, same domain) in all runs. */
export interface CookieObservations {
  name: string;
  domain: string;
  states: Set<ConsentState>;
  /** States in which it was set after the choice; the others only kept it. */
  setIn: Set<ConsentState>;
  pages: Set<string>;
  /** `blockedReason`: why the browser refused it, or null. */
  events: { event: CookieEvent; declared: DeclaredCookie; blockedReason: string | null }[];
  /** As it lay in the jar, first seen first, with the moment (milliseconds since 1970). */
  jar: { cookie: JarCookie; at: number }[];
  /** Value in each run, to tell what is the same for every visitor. */
  valueByRun: Map<ConsentState, string>;
}

/** Cookies cannot be told apart beyond this number of pieces of evidence for each; the rest says nothing new. */
const evidenceCap = 100;

/** Merges events and jars of all runs. In order of first appearance: state none first, by time. */
export function observeCookies(context: DeriveContext): CookieObservations[] {
  const found = new Map<string, CookieObservations>();
  for (const state of consentStates) {
    if (!context.runs.counts(state)) continue;
    const events = context.evidence.cookieEvents[state];
    const jars = context.evidence.jars[state];
    if (events.ok) for (const event of events.data) noteEvent(event, found, context);
    if (jars.ok) noteJars(state, jars.data, found, context);
  }
  return [...found.values()].filter((cookie) => cookie.states.size > 0);
}

function observationsOf(name: string, domain: string, found: Map<string, CookieObservations>): CookieObservations {
  return entryOf(found, `${domain}\n${name}`, () => ({
    name,
    domain,
    states: new Set(),
    setIn: new Set(),
    pages: new Set(),
    events: [],
    jar: [],
    valueByRun: new Map(),
  }));
}

function noteEvent(event: CookieEvent, found: Map<string, CookieObservations>, context: DeriveContext): void {
  const declared = parseSetCookie(event.raw, context.startOf(event.state) + event.time);
  const states = context.runs.statesOf(event.state, event.afterChoice);
  // Deleting is no setting. What was set before the choice shows in the jar if it is still there.
  if (!declared || declared.deletes || states.length === 0) return;
  const cookie = observationsOf(declared.name, declared.domain ?? hostOf(event.url), found);
  for (const state of states) {
    cookie.states.add(state);
    cookie.setIn.add(state);
  }
  cookie.pages.add(context.pageUrlOf(event.pageId));
  if (cookie.events.length < evidenceCap)
    cookie.events.push({ event, declared, blockedReason: refusalOf(event, declared, context.pageUrlOf(event.pageId)) });
  if (declared.value !== '') cookie.valueByRun.set(event.state, declared.value);
}

/**
 * Browsers drop what a script sets for a domain that is not its own without telling anybody, and so what it sets in a frame of another
 * site without `SameSite=None`: those rules are applied here.
 */
function refusalOf(event: CookieEvent, { domain, sameSite }: DeclaredCookie, pageUrl: string): string | null {
  if (event.blockedReasons[0] !== undefined) return event.blockedReasons[0];
  if (event.via === 'header') return null;
  if (sameSite !== 'None' && event.frameUrl !== null && isForeignFrame(event.frameUrl, pageUrl))
    return sameSite === null ? 'SameSiteUnspecifiedTreatedAsLax' : `SameSite${sameSite}`;
  if (domain === null) return null;
  const host = hostOf(event.url);
  if (host === domain) return null;
  return host.endsWith(`.${domain}`) && getPublicSuffix(domain, { allowPrivateDomains: true }) !== domain ? null : 'InvalidDomain';
}

function isForeignFrame(frameUrl: string, pageUrl: string): boolean {
  const [frame, page] = [frameUrl, pageUrl].map((url) => (/^https?:/.test(url) ? getDomain(url, { allowPrivateDomains: true }) : null));
  return Boolean(frame && page) && frame !== page;
}

function noteJars(
  state: ConsentState,
  snapshots: readonly JarSnapshot[],
  found: Map<string, CookieObservations>,
  context: DeriveContext,
): void {
  const before = new Map<string, JarCookie>();
  const everything = context.runs.statesOf(state, false).length > 0;
  const chosenAt = state === 'none' ? null : (context.runs.outcome(state)?.time ?? null);
  const last = snapshots.findLast((snapshot) => snapshot.moment === 'end') ?? snapshots.at(-1);
  for (const snapshot of snapshots) {
    const isBefore =
      !everything && (snapshot.moment === 'before-choice' || (snapshot.moment === 'page' && chosenAt !== null && snapshot.time < chosenAt));
    for (const jarCookie of snapshot.cookies) {
      const domain = jarCookie.domain.replace(/^\./, '').toLowerCase();
      const key = `${domain}\n${jarCookie.name}`;
      if (isBefore) {
        before.set(key, jarCookie);
        continue;
      }
      const earlier = before.get(key);
      const isLeftOver = earlier !== undefined && earlier.value === jarCookie.value;
      // On its way to be deleted after the choice: only what stays to the end counts.
      if (isLeftOver && snapshot !== last) continue;
      const cookie = observationsOf(jarCookie.name, domain, found);
      for (const counted of context.runs.statesOf(state, true)) {
        cookie.states.add(counted);
        if (!isLeftOver) cookie.setIn.add(counted);
      }
      if (snapshot.pageId !== null) cookie.pages.add(context.pageUrlOf(snapshot.pageId));
      if (cookie.jar.length < evidenceCap) cookie.jar.push({ cookie: jarCookie, at: context.startOf(state) + snapshot.time });
      if (jarCookie.value !== '') cookie.valueByRun.set(state, jarCookie.value);
    }
  }
}
