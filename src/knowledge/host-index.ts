/** Looks up the value of the longest host pattern that covers a host. A pattern with a leading dot covers the domain and all below. */
export interface HostIndex<T> {
  find(host: string): T | undefined;
}

/** Builds an index over `[pattern, value]` pairs; a look-up costs one map access for each label of the host. */
export function indexHosts<T>(entries: Iterable<readonly [pattern: string, value: T]>): HostIndex<T> {
  const exact = new Map<string, T>();
  const below = new Map<string, T>();
  for (const [pattern, value] of entries) {
    if (pattern.startsWith('.')) below.set(pattern.slice(1), value);
    else exact.set(pattern, value);
  }
  return {
    find(host) {
      const name = normaliseHost(host);
      const found = exact.get(name);
      if (found !== undefined) return found;
      for (let domain = name; domain !== ''; domain = domain.includes('.') ? domain.slice(domain.indexOf('.') + 1) : '') {
        const value = below.get(domain);
        if (value !== undefined) return value;
      }
      return undefined;
    },
  };
}

/** Host in lower case without trailing dot, as the patterns of the catalogue are written. */
export function normaliseHost(host: string): string {
  return host.toLowerCase().replace(/^\.+|\.+$/g, '');
}
