import type { RequestFact } from '../../facts/requests.ts';

/** The requests of a scan, by what checks and steps look them up by. */
export class RequestIndex {
  readonly #requests: readonly RequestFact[];
  #byId: ReadonlyMap<string, RequestFact> | null = null;
  #byService: ReadonlyMap<string | null, readonly RequestFact[]> | null = null;
  #frames: ReadonlyMap<string, readonly RequestFact[]> | null = null;

  constructor(requests: readonly RequestFact[]) {
    this.#requests = requests;
  }

  get byId(): ReadonlyMap<string, RequestFact> {
    this.#byId ??= new Map(this.#requests.map((request) => [request.id, request]));
    return this.#byId;
  }

  /** The requests of a service, in their order; none for what was not asked. */
  ofService(serviceId: string): readonly RequestFact[] {
    this.#byService ??= Map.groupBy(this.#requests, (request) => request.serviceId);
    return this.#byService.get(serviceId) ?? [];
  }

  /** Frames that a page itself holds, by its address. */
  framesOn(pageUrl: string): readonly RequestFact[] {
    this.#frames ??= Map.groupBy(
      this.#requests.filter(({ type, parentId }) => type === 'frame' && parentId === null),
      (request) => request.pageUrl,
    );
    return this.#frames.get(pageUrl) ?? [];
  }
}

const indexes = new WeakMap<readonly RequestFact[], RequestIndex>();

/** The index of a list of requests, made once for each list: every service, finding and step asks for the same. */
export function requestIndex(requests: readonly RequestFact[]): RequestIndex {
  const known = indexes.get(requests);
  if (known) return known;
  const index = new RequestIndex(requests);
  indexes.set(requests, index);
  return index;
}
