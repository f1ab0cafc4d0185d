/** Configurations that sites keep with a third party, by account id, as in the third party's own console. */
export interface Publications<T> {
  /** Publish under an id; once only. */
  publish(id: string, configuration: T): void;
  find(id: string): T | undefined;
}

/** Create an empty set of configurations of one kind. */
export function publications<T>(kind: string): Publications<T> {
  const byId = new Map<string, T>();
  return {
    publish(id, configuration) {
      if (byId.has(id)) throw new Error(`${kind} ${id} is published twice`);
      byId.set(id, configuration);
    },
    find: (id) => byId.get(id),
  };
}

/** A cookie as a consent platform lists it on its second layer. */
export interface DeclaredCookie {
  category: string;
  name: string;
  provider: string;
  purpose: string;
  lifetime: string;
}
