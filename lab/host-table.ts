import type { LabHost } from './types.ts';

/** Looks a host up by name: exactly first, then by the nearest `.domain` entry. */
export type HostTable = (host: string) => LabHost | undefined;

/** Index hosts by name. Two entries for one name are a mistake in the lab and throw. */
export function hostTable(hosts: readonly LabHost[]): HostTable {
  const byName = new Map<string, LabHost>();
  for (const host of hosts) {
    if (byName.has(host.host)) throw new Error(`Lab host ${host.host} is defined twice`);
    byName.set(host.host, host);
  }
  return (name) => {
    const exact = byName.get(name);
    if (exact) return exact;
    for (let suffix = `.${name}`; suffix; suffix = nextSuffix(suffix)) {
      const match = byName.get(suffix);
      if (match) return match;
    }
    return undefined;
  };
}

function nextSuffix(suffix: string): string {
  const dot = suffix.indexOf('.', 1);
  return dot < 0 ? '' : suffix.slice(dot);
}
