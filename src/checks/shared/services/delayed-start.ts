import { delayerAt, type ScriptDelayer } from '#knowledge/script-delayers.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { requestIndex } from './request-index.ts';

/** A service that an extension for speed starts late. */
export interface DelayedStart {
  delayer: ScriptDelayer;
  /** Whether the delayer starts the service's own script; else that of a tag manager or another service that brings it along. */
  itself: boolean;
}

type Around = Pick<Facts, 'requests'> & { pages: Facts['pages'] };

const longestChain = 64;

/**
 * How a service starts late: its script, or one above it, was inserted by the file of a delayer, or stood in an attribute for later
 * on a site that loads such a file. Null where it starts with the page.
 */
export function delayedStart(serviceId: string, { requests, pages }: Around): DelayedStart | null {
  const byId = requestIndex(requests).byId;
  const kept = new Set(pages.flatMap(({ waiting }) => waiting ?? []));
  const starterOf = (request: RequestFact): ScriptDelayer | null => {
    if (request.type !== 'script') return null;
    const parent = request.parentId === null ? undefined : byId.get(request.parentId);
    if (parent?.type === 'script' && parent.party !== 'third') return delayerAt(parent.url);
    // Written into the page itself, as WP Rocket does, the delayer is no file of its own in the chain.
    return parent?.type !== 'script' && kept.has(request.url) ? onlyDelayer(requests) : null;
  };
  const startOf = (request: RequestFact): DelayedStart | null => {
    let at: RequestFact | undefined = request;
    for (let length = 0; at && length < longestChain; length++) {
      const delayer = starterOf(at);
      if (delayer) return { delayer, itself: at.serviceId === serviceId };
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
    return null;
  };
  const own = earlyOnes(requestIndex(requests).ofService(serviceId));
  // Pixels are called by scripts whose trace the browser loses: what counts is the script that started them.
  const scripts = own.filter(({ type }) => type === 'script');
  const starts = (scripts.length > 0 ? scripts : own).map(startOf);
  const [first] = starts;
  if (!first || starts.some((start) => start?.delayer !== first.delayer)) return null;
  return { delayer: first.delayer, itself: starts.some((start) => start?.itself === true) };
}

/** The delayer whose files a site loads from its own server, where it is one. */
function onlyDelayer(requests: readonly RequestFact[]): ScriptDelayer | null {
  const found = requests.flatMap(({ url, party }) => (party === 'third' ? [] : (delayerAt(url) ?? [])));
  const [first] = found;
  return first && found.every(({ name }) => name === first.name) ? first : null;
}

/** What a service did before there was consent counts; where that is nothing, all it did. */
function earlyOnes(own: readonly RequestFact[]): readonly RequestFact[] {
  const early = own.filter(({ states }) => states.some((state) => state !== 'accept'));
  return early.length > 0 ? early : own;
}
