import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { requestIndex } from '#checks/shared/services/request-index.ts';
import { pictureBesideScript } from '#checks/shared/site/page-pictures.ts';
import { serviceOf } from '#knowledge/find-service.ts';

/** The tag manager on the way to a service. */
export interface LoadingTagManager {
  id: string;
  /** No script of the service came another way. */
  loadsAll: boolean;
  /** An image of the service stands in the page itself: it loads as before, whatever holds back the script. */
  hasPicture?: true;
}

/** Steps, names and actions of one report all ask for the same map. */
const found = new WeakMap<GatheredFacts, ReadonlyMap<string, LoadingTagManager>>();

/** By the service: the last tag manager before its scripts; a service without scripts is judged by its pixels and its shortest path. */
export function loadingTagManagers(facts: GatheredFacts): ReadonlyMap<string, LoadingTagManager> {
  const managers = found.get(facts) ?? findManagers(facts);
  found.set(facts, managers);
  return managers;
}

function findManagers({ requests, services }: GatheredFacts): ReadonlyMap<string, LoadingTagManager> {
  if (!requests.ok || !services.ok) return new Map();
  const byId = requestIndex(requests.data).byId;
  const managerAt = new Map(requests.data.flatMap(({ url, serviceId }) => (isTagManager(serviceId) ? [[url, serviceId] as const] : [])));

  /** Counting pixels lose the script that sent them more often than scripts lose the one that loads them. */
  const scripts = Map.groupBy(
    requests.data.filter(({ type }) => type === 'script'),
    ({ serviceId }) => serviceId,
  );
  const managerAbove = (request: RequestFact): string | undefined => {
    const seen = new Set([request.id]);
    for (let at = parentOf(request); at !== undefined && !seen.has(at.id); at = parentOf(at)) {
      seen.add(at.id);
      if (isTagManager(at.serviceId) && at.serviceId !== request.serviceId) return at.serviceId;
    }
    return undefined;
  };
  const parentOf = ({ parentId }: RequestFact) => (parentId === null ? undefined : byId.get(parentId));
  const requestsOf = Map.groupBy(requests.data, ({ serviceId }) => serviceId);
  /**
   * Of a service that comes only as a pixel: the manager above one of its requests. It loads all where the others, whose way the browser
   * did not tell, are the same pixel.
   */
  const managerOfPixels = (serviceId: string): LoadingTagManager | undefined => {
    const all = requestsOf.get(serviceId) ?? [];
    if (!all.every(({ type }) => type === 'image')) return undefined;
    const above = all.map((request) => ({ request, id: managerAbove(request) }));
    const id = above.find((each) => each.id !== undefined)?.id;
    if (id === undefined) return undefined;
    const fired = new Set(above.flatMap((each) => (each.id === undefined ? [] : [placeOfPixel(each.request)])));
    const isFired = ({ request, id: own }: (typeof above)[number]) =>
      own !== undefined || (request.parentId === null && fired.has(placeOfPixel(request)));
    return { id, loadsAll: above.every(isFired) };
  };

  // Who keeps the server that the container itself comes from is no tag in it: with its tags tied, the container goes on coming.
  const containers = requests.data.filter(({ type, serviceId }) => type === 'script' && isTagManager(serviceId));
  const keepsContainer = (serviceId: string) => {
    const own = isTagManager(serviceId) ? (requestsOf.get(serviceId) ?? []) : [];
    const ofOthers = new Set(containers.flatMap((request) => (request.serviceId === serviceId ? [] : request.host)));
    return own.length > 0 && own.every(({ host }) => ofOthers.has(host));
  };

  return new Map(
    services.data.flatMap(({ service, path }) => {
      if (keepsContainer(service.id)) return [];
      const ofPixels = managerOfPixels(service.id);
      if (ofPixels) return [[service.id, ofPixels] as const];
      const managers = (scripts.get(service.id) ?? []).map(managerAbove);
      const onPath = path.flatMap((url) => managerAt.get(url) ?? []).filter((id) => id !== service.id);
      const id = managers.find((manager) => manager !== undefined) ?? onPath.at(-1);
      if (id === undefined) return [];
      const loadsAll = managers.every((manager) => manager !== undefined);
      const hasPicture = pictureBesideScript(requestsOf.get(service.id) ?? [], service.id, requests.data) !== null;
      return [[service.id, { id, loadsAll, ...(hasPicture && { hasPicture }) }] as const];
    }),
  );
}

/** Which pixel a request is of: its address without what changes from page to page. */
function placeOfPixel({ url, host }: RequestFact): string {
  return `${host}${URL.parse(url)?.pathname ?? ''}`;
}

function isTagManager(serviceId: string | null): serviceId is string {
  return serviceId !== null && serviceOf(serviceId)?.category === 'tag-manager';
}
