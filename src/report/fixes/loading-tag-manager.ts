import type { GatheredFacts, RequestFact } from '#checks/facts.ts';
import { serviceOf } from '#knowledge/find-service.ts';

/** The tag manager on the way to a service. */
export interface LoadingTagManager {
  id: string;
  /** No script of the service came another way. */
  loadsAll: boolean;
}

/** Steps, names and actions of one report all ask for the same map. */
const found = new WeakMap<GatheredFacts, ReadonlyMap<string, LoadingTagManager>>();

/** By the service: the last tag manager before its scripts; a service without scripts is judged by its shortest path. */
export function loadingTagManagers(facts: GatheredFacts): ReadonlyMap<string, LoadingTagManager> {
  const managers = found.get(facts) ?? findManagers(facts);
  found.set(facts, managers);
  return managers;
}

function findManagers({ requests, services }: GatheredFacts): ReadonlyMap<string, LoadingTagManager> {
  if (!requests.ok || !services.ok) return new Map();
  const byId = new Map(requests.data.map((request) => [request.id, request]));
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

  return new Map(
    services.data.flatMap(({ service, path }) => {
      const managers = (scripts.get(service.id) ?? []).map(managerAbove);
      const onPath = path.flatMap((url) => managerAt.get(url) ?? []).filter((id) => id !== service.id);
      const id = managers.find((manager) => manager !== undefined) ?? onPath.at(-1);
      return id === undefined ? [] : [[service.id, { id, loadsAll: managers.every((manager) => manager !== undefined) }] as const];
    }),
  );
}

function isTagManager(serviceId: string | null): serviceId is string {
  return serviceId !== null && serviceOf(serviceId)?.category === 'tag-manager';
}
