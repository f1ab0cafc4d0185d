import { overdueDays, type Website, type WebsiteList, type WebsiteListQuery } from '#contract/api/portfolio.ts';
import type { Database } from '#db/database.ts';
import { countWebsites, findWebsites } from '#db/queries/portfolio.ts';

/** A customer's websites in the wanted order. */
export async function readWebsites(
  db: Database,
  customerId: string,
  { sort, search, service }: WebsiteListQuery,
  now: Date,
): Promise<WebsiteList> {
  const [rows, total] = await Promise.all([findWebsites(db, customerId, { search, service }), countWebsites(db, customerId)]);
  const dueSince = now.getTime() - overdueDays * 86_400_000;
  const websites = rows.map(
    ({ created, ...website }): Website => ({
      ...website,
      // One that was never scanned is overdue that long after it was added.
      overdue: new Date(website.latest?.finished ?? created).getTime() < dueSince,
    }),
  );
  return { websites: sortWebsites(websites, sort), total };
}

const classOrder = ['Risk', 'Hint', 'NoClassification', 'Conform'] as const;
/** Behind every score. */
const noScore = 101;

type Ranking = (website: Website) => readonly (number | string)[];

/** What each order compares, first things first; the host decides in the end. */
const rankings: Record<WebsiteListQuery['sort'], Ranking> = {
  risk: ({ latest }) => [
    latest === null ? classOrder.length + 1 : latest.class === null ? classOrder.length : classOrder.indexOf(latest.class),
    latest?.score ?? noScore,
  ],
  // What got worse first, then what got better, then what stayed as it was, then what cannot be compared.
  change: ({ change }) =>
    change === null
      ? [1, 0, 0, 0]
      : [0, -change.newFindings, change.newFindings > 0 || change.goneFindings > 0 ? 0 : 1, change.score ?? 0, -change.goneFindings],
  host: () => [],
  latest: ({ latest }) => [latest === null ? 1 : 0, latest === null ? 0 : -Date.parse(latest.finished ?? latest.created)],
};

/** Websites in one of the orders of the list. */
export function sortWebsites(websites: readonly Website[], sort: WebsiteListQuery['sort']): Website[] {
  const ranked = websites.map((website) => ({ website, rank: [...rankings[sort](website), website.host] }));
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank)).map(({ website }) => website);
}

function compareRanks(left: readonly (number | string)[], right: readonly (number | string)[]): number {
  const at = left.findIndex((value, index) => value !== right[index]);
  if (at < 0) return 0;
  return left[at]! < right[at]! ? -1 : 1;
}
