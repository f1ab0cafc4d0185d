import { cmps, findCmp } from '#knowledge/find-cmp.ts';
import type { Cmp } from '#knowledge/types.ts';
import type { Tab } from '../browser/tab.ts';

const allSelectors = cmps.flatMap((cmp) => cmp.selectors);
const allGlobals = cmps.flatMap((cmp) => cmp.globals);

/** The page's own world is asked by name only; nothing is called. */
const question = `(() => {
  const has = (path) => { try { return path.split('.').reduce((value, part) => (value === undefined || value === null ? undefined : value[part]), window) !== undefined; } catch { return false; } };
  const shows = (selector) => { try { return document.querySelector(selector) !== null; } catch { return false; } };
  return { selectors: ${JSON.stringify(allSelectors)}.filter(shows), globals: ${JSON.stringify(allGlobals)}.filter(has) };
})()`;

/**
 * The consent platform behind a banner, or null for home-made ones. Its own elements and globals count for more than a host
 * that was merely contacted.
 */
export async function identifyCmp(tab: Tab, hosts: Iterable<string>): Promise<Cmp | null> {
  const main = tab.frames.main;
  const seen = main ? await tab.askPage<PageMarks>(main, question) : null;
  return cmpOf({ selectors: seen?.selectors ?? [], globals: seen?.globals ?? [], hosts: [...new Set(hosts)] });
}

interface PageMarks {
  selectors: readonly string[];
  globals: readonly string[];
}

/** The platform that most marks of a page point to. Markup on which other platforms are built counts where none of them shows. Pure. */
export function cmpOf({ selectors, globals, hosts }: PageMarks & { hosts: readonly string[] }): Cmp | null {
  const points = new Map<Cmp, number>();
  const vote = (cmp: Cmp | null, weight: number) => {
    if (cmp) points.set(cmp, (points.get(cmp) ?? 0) + weight);
  };
  for (const selector of selectors) vote(findCmp({ selector }), 3);
  for (const global of globals) vote(findCmp({ global }), 2);
  for (const host of hosts) vote(findCmp({ host }), 2);
  const isLibrary = (cmp: Cmp) => (cmp.library ? 1 : 0);
  return [...points].sort(([a, ofA], [b, ofB]) => isLibrary(a) - isLibrary(b) || ofB - ofA || (a.id < b.id ? -1 : 1))[0]?.[0] ?? null;
}
