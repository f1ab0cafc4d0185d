import { findSystems, type SystemClue } from '#knowledge/find-system.ts';
import type { System } from '#knowledge/types.ts';
import { parseAddress } from './addresses.ts';

/** What a page tells about its software. */
export interface SystemClues {
  generators: readonly string[];
  globals: readonly string[];
  /** Addresses on the site's own hosts. */
  ownUrls: Iterable<string>;
  /** Response headers of the pages, by lower-case name. */
  headers?: readonly Record<string, string>[];
  /** Names of first-party cookies. */
  cookies?: Iterable<string>;
  /** Hosts that files came from, the site's own included. */
  hosts?: Iterable<string>;
}

/** Addresses looked at: what the first thousands do not tell, the rest will not either. */
const mostUrls = 4_000;

/**
 * Name of the detected system, or null. What the system says of itself counts before traces: generator, response headers, global
 * variables, cookies, paths, hosts. A framework counts only where no system shows, a version or extension refines its parent.
 */
export function detectSystem(clues: SystemClues): string | null {
  const tiers = votesOf(clues);
  const base = leaderOf(tiers, ({ kind }) => kind !== 'framework') ?? leaderOf(tiers, () => true);
  if (base === null) return null;
  return (leaderOf(tiers, ({ partOf }) => partOf === base.id) ?? base).name;
}

/** Votes by kind of clue, the strongest kind first. */
function votesOf({ generators, globals, ownUrls, headers = [], cookies = [], hosts = [] }: SystemClues): ReadonlyMap<System, number>[] {
  const lines = new Set(headers.flatMap((page) => Object.entries(page).map(([name, value]) => `${name}: ${value}`)));
  return [
    count(generators, (generator) => ({ generator })),
    count(lines, (header) => ({ header })),
    count(new Set(globals), (global) => ({ global })),
    count(new Set(cookies), (cookie) => ({ cookie })),
    count(pathsOf(ownUrls), (path) => ({ path })),
    count(new Set(hosts), (host) => ({ host })),
  ];
}

function count(texts: Iterable<string>, asClue: (text: string) => SystemClue): Map<System, number> {
  const votes = new Map<System, number>();
  for (const text of texts) for (const system of findSystems(asClue(text))) votes.set(system, (votes.get(system) ?? 0) + 1);
  return votes;
}

/** The system with most votes of the strongest kind of clue: a stray file (a copied picture) does not outvote the many. */
function leaderOf(tiers: readonly ReadonlyMap<System, number>[], counts: (system: System) => boolean): System | null {
  for (const votes of tiers) {
    const [first] = [...votes].filter(([system]) => counts(system)).sort((a, b) => b[1] - a[1]);
    if (first) return first[0];
  }
  return null;
}

function* pathsOf(urls: Iterable<string>): Iterable<string> {
  let looked = 0;
  const seen = new Set<string>();
  for (const url of urls) {
    if (++looked > mostUrls) return;
    const address = parseAddress(url);
    if (!address || seen.has(address.path + address.search)) continue;
    seen.add(address.path + address.search);
    yield address.path + address.search;
  }
}
