import type { RequestEvidence } from '#evidence/requests.ts';

/** Where in a run a request was made. */
export interface PageLoad {
  /** Which load of which page: a page loaded again begins anew. */
  load: string;
  /** In a frame that no request brought: a script wrote its document, or the page's source did (`srcdoc`). */
  inWrittenFrame: boolean;
}

/** The load and the kind of frame of each request of one run, in the order they were sent. */
export function readPageLoads(requests: readonly RequestEvidence[]): PageLoad[] {
  const loads = new Map<string | null, number>();
  const brought = new Set<string>();
  for (const { type, pageId, frame } of requests) if (type === 'document' || type === 'frame') brought.add(`${pageId} ${frame.id}`);
  return requests.map(({ type, pageId, redirectedFrom, frame, target }) => {
    if (type === 'document' && redirectedFrom === null) loads.set(pageId, (loads.get(pageId) ?? 0) + 1);
    const inPage = target === 'page' || target === 'iframe';
    return { load: `${pageId}#${loads.get(pageId) ?? 0}`, inWrittenFrame: inPage && !brought.has(`${pageId} ${frame.id}`) };
  });
}
