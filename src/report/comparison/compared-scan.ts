import type { CookieMonitor } from '#contract/cookie-monitor.ts';
import type { Report } from '#contract/report.ts';
import type { TagMonitor } from '#contract/tag-monitor.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';

/** What of a scan is compared with another one. */
export interface ComparedResult {
  report: Report;
  tagMonitor: TagMonitor;
  cookieMonitor: CookieMonitor;
}

/** Where a thing was seen. */
export interface Sighting {
  states: readonly ConsentState[];
  /** Addresses; empty = unknown. */
  pages: readonly string[];
}

/** What a scan can have seen at all. */
export type Kind = 'requests' | 'cookies' | 'storage';

/** A scan that is compared, with what it looked at. */
export interface ComparedScan extends ComparedResult {
  examined: Readonly<Record<Kind, ReadonlySet<ConsentState>>>;
  /** Names of the pages it visited. */
  visited: ReadonlySet<string>;
  /** Name of a page that holds in every scan: what it is for, or its address. */
  pageName(address: string): string;
}

/** Prepares a scan once, so that each question is answered in constant time. */
export function prepareScan(result: ComparedResult): ComparedScan {
  const { report, tagMonitor } = result;
  const kinds = new Map<string, string>();
  for (const { url, kind } of report.pages) if (kind !== 'other') kinds.set(bareAddress(url), kind);
  // The start page keeps its name when it begins to lead somewhere else.
  for (const url of [report.url, report.finalUrl]) kinds.set(bareAddress(url), 'start');
  const pageName = (address: string) => kinds.get(bareAddress(address)) ?? bareAddress(address);
  const examinedIn = (kind: Kind) =>
    new Set(report.summary.states.filter((figures) => figures.examined && figures[kind] !== null).map(({ state }) => state));
  const visited = new Set(report.pages.filter(({ states }) => states.length > 0).map(({ url }) => pageName(url)));
  // Addresses after redirects are told only by what was requested there.
  for (const { pages } of tagMonitor.rows) for (const page of pages) visited.add(pageName(page));
  return {
    ...result,
    examined: { requests: examinedIn('requests'), cookies: examinedIn('cookies'), storage: examinedIn('storage') },
    visited,
    pageName,
  };
}

/** Whether a scan that does not have a thing could have seen it: it looked at one of the states and pages where `own` saw it. */
export function couldSee(scan: ComparedScan, own: ComparedScan, sighting: Sighting, kind: Kind): boolean {
  const { states } = sighting;
  return (states.length === 0 || states.some((state) => scan.examined[kind].has(state))) && sawAPage(scan, own, sighting);
}

/**
 * Whether a thing is really gone when a later scan does not have it: that one looked at every state where it was. What it may only
 * have missed is never called gone.
 */
export function canVouch(scan: ComparedScan, own: ComparedScan, sighting: Sighting, kind: Kind): boolean {
  return sighting.states.every((state) => scan.examined[kind].has(state)) && sawAPage(scan, own, sighting);
}

/** Whether states differ for another reason than that one of the two scans did not examine them. */
export function statesMoved(
  before: ComparedScan,
  after: ComparedScan,
  kind: Kind,
  was: Sighting['states'],
  is: Sighting['states'],
): boolean {
  return consentStates.some(
    (state) => was.includes(state) !== is.includes(state) && before.examined[kind].has(state) && after.examined[kind].has(state),
  );
}

/** Whether both hold the same states. */
export function sameStates(a: Sighting['states'], b: Sighting['states']): boolean {
  return consentStates.every((state) => a.includes(state) === b.includes(state));
}

function sawAPage(scan: ComparedScan, own: ComparedScan, { pages }: Sighting): boolean {
  // An address that its own scan did not visit says nothing about where the other one looked.
  const places = pages.map(own.pageName).filter((name) => own.visited.has(name));
  return places.length === 0 || places.some((name) => scan.visited.has(name));
}

function bareAddress(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/#.*$/s, '')
    .replace(/\/$/, '');
}
