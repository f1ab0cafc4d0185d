import { getPublicSuffix } from 'tldts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { CookieEvent, JarCookie, JarSnapshot } from '#evidence/stored.ts';
import { isSameSite } from '#knowledge/registrable-domain.ts';
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
  jar: { cookie: JarCookie; at: number; states: readonly ConsentState[] }[];
  /** Value in each run, to tell what is the same for every visitor. */
  valueByRun: Map<ConsentState, string>;
  /** Somebody deleted it, so that it may have been there before. */
  wasDeleted: boolean;
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
  for (const cookie of found.values())
    if (wasNeverKept(cookie, context)) for (const seen of cookie.events) seen.blockedReason ??= 'NotStored';
  return [...found.values()].filter((cookie) => cookie.states.size > 0);
}

/** What lives shorter may be gone before anybody looks into the jar. */
const shortLifeSeconds = 600;

/**
 * Attempts of scripts, of which the browser says nothing, that left nothing in any jar: no deletion was seen either, so they were
 * refused. An answer's cookie is refused with a reason, so without one it was taken.
 */
function wasNeverKept({ jar, events, wasDeleted }: CookieObservations, { evidence }: DeriveContext): boolean {
  if (jar.length > 0 || wasDeleted || events.length === 0) return false;
  return events.every(({ event, declared, blockedReason }) => {
    if (blockedReason !== null) return true;
    const snapshots = evidence.jars[event.state];
    const lasts = declared.lifetimeSeconds === null || declared.lifetimeSeconds > shortLifeSeconds;
    return event.via !== 'header' && lasts && snapshots.ok && snapshots.data.some(({ time }) => time >= event.time);
  });
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
    wasDeleted: false,
  }));
}

function noteEvent(event: CookieEvent, found: Map<string, CookieObservations>, context: DeriveContext): void {
  const declared = parseSetCookie(event.raw, context.startOf(event.state) + event.time);
  const states = context.runs.statesOf(event.state, event.afterChoice);
  if (!declared) return;
  const domain = declared.domain ?? hostOf(event.url);
  // The browser told of an answer without its request: whose the cookie is shows in the jar.
  if (domain === '') return;
  // Deleting is no setting. What was set before the choice shows in the jar if it is still there.
  if (declared.deletes) observationsOf(declared.name, domain, found).wasDeleted = true;
  if (declared.deletes || states.length === 0) return;
  const cookie = observationsOf(declared.name, domain, found);
  for (const state of states) {
    cookie.states.add(state);
    cookie.setIn.add(state);
  }
  cookie.pages.add(context.pageUrlOf(event.pageId));
  if (cookie.events.length < evidenceCap) cookie.events.push({ event, declared, blockedReason: refusalOf(event, declared, context) });
  if (declared.value !== '') cookie.valueByRun.set(event.state, declared.value);
}

/** Of what scripts set, browsers drop some without telling anybody, so those rules are applied here. */
function refusalOf(event: CookieEvent, declared: DeclaredCookie, context: DeriveContext): string | null {
  if (event.blockedReasons[0] !== undefined) return event.blockedReasons[0];
  if (event.via === 'header') return null;
  const host = hostOf(event.url);
  const { domain } = declared;
  if (domain !== null && host !== domain && !(host.endsWith(`.${domain}`) && !isPublicSuffix(domain))) return 'InvalidDomain';
  if (declared.sameSite === 'None' || !isForeignFrame(event, context)) return null;
  return declared.sameSite === null ? 'SameSiteUnspecifiedTreatedAsLax' : `SameSite${declared.sameSite}`;
}

const isPublicSuffix = (domain: string) => getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;

/** A frame of another site than the page's: there a script's cookie needs `SameSite=None`. */
function isForeignFrame({ frameUrl, pageId }: CookieEvent, context: DeriveContext): boolean {
  const [frame, page] = [hostOf(frameUrl ?? ''), hostOf(context.pageUrlOf(pageId))];
  return frame !== '' && page !== '' && !isSameSite(frame, page);
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
      const counts = context.runs.statesOf(state, true);
      for (const counted of counts) {
        cookie.states.add(counted);
        if (!isLeftOver) cookie.setIn.add(counted);
      }
      if (snapshot.pageId !== null) cookie.pages.add(context.pageUrlOf(snapshot.pageId));
      if (cookie.jar.length < evidenceCap)
        cookie.jar.push({ cookie: jarCookie, at: context.startOf(state) + snapshot.time, states: counts });
      if (jarCookie.value !== '') cookie.valueByRun.set(state, jarCookie.value);
    }
  }
}
