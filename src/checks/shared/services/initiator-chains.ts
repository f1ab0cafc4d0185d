import type { ServiceCategory } from '#knowledge/types.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { requestIndex } from './request-index.ts';

/** Content a site places in its pages. What it brings along is repaired by repairing the embed. */
const embedCategories: ReadonlySet<ServiceCategory> = new Set([
  'video',
  'map',
  'captcha',
  'social',
  'chat',
  'booking',
  'payment',
  'audio',
  'newsletter',
  'functional',
]);

/** Loaders of a vendor that bring whichever of its products the page asks for: the product is the content, its loader is not. */
const sharedLoaders: ReadonlySet<string> = new Set(['google-apis']);

const longestChain = 64;

/** What stands between the page and a request: services by whose scripts and frames it came about, outermost first. */
export interface InitiatorChains {
  ancestorsOf(request: RequestFact): readonly ServiceUse[];
  /** Outermost embed in the line, the request's own service included, or null: then the site itself causes it. */
  embedAround(request: RequestFact): ServiceUse | null;
}

/** Whether the browser let the request go: what a security policy of the page stopped reached nobody. */
export function wasSent({ blockedReason, failure }: RequestFact): boolean {
  return !/^(csp|mixed-content|inspector|subresource-filter)$/.test(blockedReason ?? '') && failure !== 'net::ERR_BLOCKED_BY_CSP';
}

/** Whether only a connection was opened, without any HTTP exchange. */
export function isConnectionOnly({ type }: RequestFact): boolean {
  return type === 'preconnect';
}

/** Prepares the question by which services a request came about. */
export function initiatorChains({ requests, services }: Pick<Facts, 'requests' | 'services'>): InitiatorChains {
  const requestsById = requestIndex(requests).byId;
  const uses = new Map(services.map((use) => [use.service.id, use]));

  const ancestorsOf = (request: RequestFact): ServiceUse[] => {
    const ids: string[] = [];
    const add = (id: string | null | undefined) => {
      if (id && id !== request.serviceId && !ids.includes(id)) ids.push(id);
    };
    let step: RequestFact | undefined = request;
    for (let length = 0; step && length < longestChain; length++) {
      if (step !== request) add(step.serviceId);
      add(step.embeddedBy);
      step = step.parentId === null ? undefined : requestsById.get(step.parentId);
    }
    // Beyond the known requests, what holds for the service in every case holds here too.
    for (let last = ids.at(-1); last && ids.length < longestChain; last = ids.at(-1)) {
      add(uses.get(last)?.embeddedBy);
      if (ids.at(-1) === last) break;
    }
    return ids.flatMap((id) => uses.get(id) ?? []).reverse();
  };

  return {
    ancestorsOf,
    embedAround(request) {
      const own = request.serviceId === null ? undefined : uses.get(request.serviceId);
      return [...ancestorsOf(request), ...(own ? [own] : [])].find(isEmbed) ?? null;
    },
  };
}

/** Whether a service is content placed in the page, loaded from its provider. */
export function isEmbed({ service }: Pick<ServiceUse, 'service'>): boolean {
  return embedCategories.has(service.category) && !service.selfHosted && !sharedLoaders.has(service.id);
}
