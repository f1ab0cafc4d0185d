import type { PlannedPage } from '../visit/visit-page.ts';
import { legalKindOfLink } from './legal-links.ts';
import { addressKey, isCartAddress, type PlanInput, pageOfLink, templateOf } from './plan-pages.ts';

/**
 * Pages behind those visited that no link of the start page led to, as far as the plan has left room: what a site is about often stands
 * below its overviews. Of each template one before a second of any, those of templates not seen yet first; carts, which show little, for
 * last. `links` of the pages `plan` visited, in its order, so that the same site gives the same plan. Pure.
 */
export function planDeeperPages({ startUrl, links, maxPages }: Omit<PlanInput, 'settings'>, plan: readonly PlannedPage[]): PlannedPage[] {
  const base = new URL(startUrl);
  const known = [base, ...plan.map(({ url }) => new URL(url, base))];
  const taken = new Set(known.map(addressKey));
  const seen = new Set(known.map(templateOf));
  const byTemplate = new Map<string, URL[]>();
  for (const link of links) {
    const url = legalKindOfLink(link) === null ? pageOfLink(link, base) : null;
    if (!url || taken.has(addressKey(url))) continue;
    taken.add(addressKey(url));
    byTemplate.set(templateOf(url), [...(byTemplate.get(templateOf(url)) ?? []), url]);
  }
  const isCart = ([first]: readonly URL[]) => first !== undefined && isCartAddress(first);
  const rank = ([template, urls]: [string, URL[]]) => Number(isCart(urls)) * 2 + Number(seen.has(template));
  const queues = [...byTemplate].sort((a, b) => rank(a) - rank(b)).map(([, urls]) => urls);
  const room = Math.max(0, maxPages - plan.filter(({ kind }) => kind === 'other').length);
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? []));
  return rounds
    .flat()
    .slice(0, room)
    .map(({ href }) => ({ url: href, kind: 'other' }));
}
