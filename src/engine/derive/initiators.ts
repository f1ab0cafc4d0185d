import type { RequestEvidence } from '#evidence/requests.ts';
import { withoutFragment } from './addresses.ts';

/** Answers which request caused which, within one run. */
export interface InitiatorTree {
  /** Index of the causing request, or -1: the page itself. Always smaller than the index of the request. */
  parents: readonly number[];
}

/** What the tree needs to know about scripts to choose between the frames of a stack. */
export interface ScriptKnowledge {
  serviceIdAt(url: string): string | null;
  isTagManager(url: string): boolean;
}

/**
 * Links every request of one run, in the order they were sent, to the request whose resource caused it: the hop before in a
 * redirect chain, the script or style sheet that asked for it, the document of the frame it happened in.
 */
export function linkInitiators(requests: readonly RequestEvidence[], scripts: ScriptKnowledge): InitiatorTree {
  const indexById = new Map<string, number>();
  const latestOnPage = new Map<string, number>();
  const latestInRun = new Map<string, number>();
  const frameDocument = new Map<string, number>();
  const mainFrames = new Set<string>();
  const parents: number[] = [];

  /** Index of the request that loaded a resource; undefined when none did. */
  const loaderOf = (url: string, pageId: string | null): number | undefined => {
    const key = withoutFragment(url);
    return latestOnPage.get(`${pageId} ${key}`) ?? latestInRun.get(key);
  };
  const asParent = (index: number): number => (requests[index]?.type === 'document' ? -1 : index);

  const fromStack = (request: RequestEvidence): number | undefined => {
    const { stack } = request.initiator;
    let innermost: number | undefined;
    const own = stack.length > 1 ? scripts.serviceIdAt(request.url) : null;
    for (const frame of stack) {
      if (frame.url === '') continue;
      const index = loaderOf(frame.url, request.pageId);
      if (index === undefined) continue;
      // Wrappers round fetch (error tracking) lie innermost in every stack; a service's own script is the better answer.
      if (own !== null && scripts.serviceIdAt(frame.url) === own && requests[index]?.type !== 'document') return index;
      innermost ??= index;
    }
    // Tags of a tag manager run as inline scripts of the page: the manager is further out in the same stack.
    if (innermost !== undefined && requests[innermost]?.type === 'document') {
      const manager = stack.find((frame) => frame.url !== '' && scripts.isTagManager(frame.url));
      if (manager) return loaderOf(manager.url, request.pageId) ?? innermost;
    }
    return innermost;
  };

  /** Index of the document of the frame a request happened in; undefined in the page itself. */
  const frameOf = (request: RequestEvidence): number | undefined => {
    const frameId = request.type === 'frame' ? request.frame.parentId : request.frame.id;
    if (frameId === null || mainFrames.has(`${request.pageId} ${frameId}`)) return undefined;
    return frameDocument.get(`${request.pageId} ${frameId}`);
  };

  const parentOf = (request: RequestEvidence): number => {
    if (request.redirectedFrom !== null) {
      const hop = indexById.get(request.redirectedFrom);
      if (hop !== undefined) return hop;
    }
    if (request.type === 'document') return -1;
    const script = fromStack(request);
    if (script !== undefined) return asParent(script);
    const { url } = request.initiator;
    const asked = url === null || url === '' ? undefined : loaderOf(url, request.pageId);
    const within = frameOf(request);
    // Browsers name the page for pictures that a script writes into the document of a frame; no page parses what is inside another's.
    const isOfFrame = asked !== undefined && requests[asked]?.type === 'document' && within !== undefined && request.type !== 'frame';
    if (asked !== undefined && !isOfFrame) return asParent(asked);
    return within ?? -1;
  };

  for (const [index, request] of requests.entries()) {
    parents.push(parentOf(request));
    const key = withoutFragment(request.url);
    indexById.set(request.id, index);
    latestOnPage.set(`${request.pageId} ${key}`, index);
    latestInRun.set(key, index);
    const frameKey = `${request.pageId} ${request.frame.id}`;
    if (request.type === 'document') mainFrames.add(frameKey);
    if (request.type === 'document' || request.type === 'frame') frameDocument.set(frameKey, index);
  }
  return { parents };
}

/** Addresses from the page to a request, both included. */
export function pathTo(index: number, parents: readonly number[], requests: readonly RequestEvidence[], pageUrl: string): string[] {
  const path: string[] = [];
  for (let at = index; at >= 0; at = parents[at] ?? -1) {
    const url = requests[at]?.url;
    if (url !== undefined) path.push(url);
  }
  path.push(pageUrl);
  return path.reverse();
}
