import type { RequestEvidence } from '#evidence/requests.ts';
import type { Service } from '#knowledge/types.ts';

/**
 * What widgets write into the page from a host of their vendor: portraits of users of Google beside reviews, pictures of Amazon inside
 * the button of Amazon Pay.
 */
const picturesOfWidgets: ReadonlySet<string> = new Set(['google-user-pictures', 'amazon-platform']);

/**
 * The causing requests of one run, completed by what the browser does not tell: pictures that a script writes into the page as markup
 * pass for the page's own. Those of a social network, and those of `picturesOfWidgets`, belong to the feed or widget that ran on the page
 * before (`loadedBy`), unless the page holds a plugin of that network too. `serviceOf`: of the request at an index.
 */
export function withBroughtFiles(
  requests: readonly RequestEvidence[],
  parents: readonly number[],
  serviceOf: (index: number) => Service | null,
): readonly number[] {
  const feeds = new Map<string, number>();
  const plugins = new Set<string>();
  for (const [index, { type, pageId }] of requests.entries())
    if (type === 'script' || type === 'frame') plugins.add(`${pageId} ${serviceOf(index)?.id}`);
  return parents.map((parent, index) => {
    const { type, pageId } = requests[index]!;
    const service = serviceOf(index);
    if (!service) return parent;
    if (type === 'script') feeds.set(`${pageId} ${service.id}`, index);
    if (service.category !== 'social' && !picturesOfWidgets.has(service.id)) return parent;
    const isLoose = parent < 0 && (type === 'image' || type === 'media') && !plugins.has(`${pageId} ${service.id}`);
    if (!isLoose) return parent;
    return service.loadedBy.map((id) => feeds.get(`${pageId} ${id}`)).find((feed) => feed !== undefined) ?? parent;
  });
}
