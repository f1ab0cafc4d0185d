import { cmps, findCmp } from '#knowledge/find-cmp.ts';
import type { Cmp } from '#knowledge/types.ts';
import type { Tab } from '../browser/tab.ts';

const selectors = cmps.flatMap((cmp) => cmp.selectors);
const globals = cmps.flatMap((cmp) => cmp.globals);

/** The page's own world is asked by name only; nothing is called. */
const question = `(() => {
  const has = (path) => { try { return path.split('.').reduce((value, part) => (value === undefined || value === null ? undefined : value[part]), window) !== undefined; } catch { return false; } };
  const shows = (selector) => { try { return document.querySelector(selector) !== null; } catch { return false; } };
  return { selectors: ${JSON.stringify(selectors)}.filter(shows), globals: ${JSON.stringify(globals)}.filter(has) };
})()`;

/**
 * The consent platform behind a banner, or null for home-made ones. Its own elements and globals count for more than a host
 * that was merely contacted.
 */
export async function identifyCmp(tab: Tab, hosts: Iterable<string>): Promise<Cmp | null> {
  const points = new Map<Cmp, number>();
  const vote = (cmp: Cmp | null, weight: number) => {
    if (cmp) points.set(cmp, (points.get(cmp) ?? 0) + weight);
  };
  const main = tab.frames.main;
  const seen = main ? await tab.askPage<{ selectors: string[]; globals: string[] }>(main, question) : null;
  for (const selector of seen?.selectors ?? []) vote(findCmp({ selector }), 3);
  for (const global of seen?.globals ?? []) vote(findCmp({ global }), 2);
  for (const host of new Set(hosts)) vote(findCmp({ host }), 2);
  return [...points].sort((a, b) => b[1] - a[1] || (a[0].id < b[0].id ? -1 : 1))[0]?.[0] ?? null;
}
