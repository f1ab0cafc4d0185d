import type { CookieFact } from '#checks/facts/stored.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { classifiedByValue } from './attribution-value.ts';
import { classify } from './classification.ts';
import { sortStates } from './consent-states.ts';
import { answerableScript, type DeriveContext } from './context.ts';
import { type CookieObservations, observeCookies } from './cookie-observations.ts';
import { snapSeconds } from './set-cookie.ts';
import { looksLikeIdentifier } from './value-entropy.ts';

/** Chromium keeps no cookie longer. */
const longestLifetimeSeconds = 400 * 86_400;

/** Seconds that a cookie lives with which a script only tries whether, and for which domain, cookies can be set. */
const trialSeconds = 10;

/**
 * Cookies merged over pages and runs: stored ones, refused ones, and those that were deleted at once. What a script sets for seconds,
 * to see which domain takes cookies, says nothing of the visitor and is none of them, caught in the browser or not; the evidence keeps it.
 */
export function deriveCookies(context: DeriveContext): CookieFact[] {
  return observeCookies(context)
    .map((cookie) => mergeCookie(cookie, context))
    .filter((cookie) => !isTrial(cookie))
    .sort(byDomainAndName);
}

function isTrial({ declaredLifetimeSeconds: declared, setVia, idLike }: CookieFact): boolean {
  return declared !== null && declared > 0 && declared <= trialSeconds && setVia !== 'header' && !idLike;
}

/** Which came first is chance; two scans of one site tell the same in the same order. */
function byDomainAndName(a: CookieFact, b: CookieFact): number {
  const [left, right] = [`${a.domain}\n${a.name}`, `${b.domain}\n${b.name}`];
  return left < right ? -1 : left > right ? 1 : 0;
}

function mergeCookie(cookie: CookieObservations, context: DeriveContext): CookieFact {
  const stored = cookie.jar.at(-1);
  const accepted = cookie.events.filter(({ blockedReason }) => blockedReason === null);
  const refused = cookie.events.find(({ blockedReason }) => blockedReason !== null);
  // What the browser took tells more than what it refused.
  const decisive = (accepted.length > 0 ? accepted : cookie.events).at(-1);
  const { setBy, setVia } = setterOf(cookie, context);
  const pages = [...cookie.pages];
  const isFirst = context.parties.isOwn(cookie.domain, pages.length === 1 ? pages[0] : undefined);
  const setter = setBy === null ? null : context.serviceAt(setBy);
  const value = stored?.cookie.value ?? decisive?.declared.value ?? '';
  const idLike = isVisitorValue(value, [...cookie.valueByRun.values()]);
  const classified = classify(cookie.name, 'cookie', cookie.domain, setter, context, setVia === 'header');
  const declaredLifetimeSeconds = decisive ? longestDeclared(accepted.length > 0 ? accepted : cookie.events) : storedLifetime(stored);
  return {
    id: `cookie:${cookie.domain}:${cookie.name}`,
    name: cookie.name,
    exampleValue: value.slice(0, 512),
    domain: cookie.domain,
    path: stored?.cookie.path ?? decisive?.declared.path ?? '/',
    states: sortStates(cookie.states),
    leftOverIn: sortStates([...cookie.states].filter((state) => !cookie.setIn.has(state))),
    party: isFirst ? 'first' : 'third',
    secure: stored?.cookie.secure ?? decisive?.declared.secure ?? false,
    httpOnly: stored?.cookie.httpOnly ?? decisive?.declared.httpOnly ?? false,
    sameSite: stored?.cookie.sameSite ?? decisive?.declared.sameSite ?? null,
    partitioned: stored ? stored.cookie.partitionKey !== null : (decisive?.declared.partitioned ?? false),
    lifetimeSeconds: effectiveLifetime(declaredLifetimeSeconds, stored),
    declaredLifetimeSeconds,
    lifetimes: Object.fromEntries(sortStates(cookie.setIn).map((state) => [state, lifetimeIn(state, cookie, accepted, context)])),
    setBy,
    setVia,
    ...classifiedByValue(classified, { name: cookie.name, value, setBy, isFirst, ofContainer: setter?.category === 'tag-manager' }),
    idLike,
    blockedReason: stored || accepted.length > 0 ? null : (refused?.blockedReason ?? null),
    // Where a look into the jar is missing, nobody knows that it was gone.
    kept: stored !== undefined || !consentStates.every((state) => context.evidence.jars[state].ok),
    pages,
    setOn: [...new Set(accepted.map(({ event }) => context.pageUrlOf(event.pageId)))],
    eventIds: cookie.events.map(({ event }) => event.id),
  };
}

function setterOf(cookie: CookieObservations, context: DeriveContext): { setBy: string | null; setVia: CookieFact['setVia'] } {
  // Scripts often set again what a header has set before, and the other way round: the first one introduced it.
  const first = cookie.events.find(({ blockedReason }) => blockedReason === null) ?? cookie.events[0];
  if (!first) return { setBy: null, setVia: 'unknown' };
  const { event } = first;
  if (event.via === 'header') return { setBy: event.url, setVia: 'header' };
  return { setBy: answerableScript(event.stack, context) ?? event.frameUrl ?? event.url, setVia: event.via };
}

/** A cookie may be declared anew with each page; the longest declaration is the one that counts for its duration. */
function longestDeclared(events: CookieObservations['events']): number | null {
  let longest: number | null = null;
  for (const { declared } of events) if (declared.lifetimeSeconds !== null) longest = Math.max(longest ?? 0, declared.lifetimeSeconds);
  return longest;
}

/** As declared in one state; of what no declaration was seen, as it lay in the jar there. */
function lifetimeIn(
  state: ConsentState,
  { jar }: CookieObservations,
  accepted: CookieObservations['events'],
  context: DeriveContext,
): number | null {
  const events = accepted.filter(({ event }) => context.runs.statesOf(event.state, event.afterChoice).includes(state));
  return events.length > 0 ? longestDeclared(events) : storedLifetime(jar.findLast(({ states }) => states.includes(state)));
}

function storedLifetime(stored: CookieObservations['jar'][number] | undefined): number | null {
  if (!stored || stored.cookie.expires === null) return null;
  return Math.max(0, snapSeconds(stored.cookie.expires - stored.at / 1_000));
}

function effectiveLifetime(declared: number | null, stored: CookieObservations['jar'][number] | undefined): number | null {
  if (stored && stored.cookie.expires === null) return null;
  return declared === null ? storedLifetime(stored) : Math.min(declared, longestLifetimeSeconds);
}

/** Fresh browsers that got the same value were not told apart by it. */
export function isVisitorValue(value: string, valuesOfRuns: readonly string[]): boolean {
  if (valuesOfRuns.length > 1 && new Set(valuesOfRuns).size === 1) return false;
  return looksLikeIdentifier(value);
}
