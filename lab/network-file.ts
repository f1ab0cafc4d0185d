import type { LabHost, LabService } from './types.ts';

/** Ports of the running listeners by kind. */
export type Ports = Record<LabService, number>;

interface NetworkHost {
  address: string;
  addresses?: string[];
  cname?: string[];
  dial: Record<string, string>;
}

/** What `--network` takes: see the design of the egress gateway. */
export interface NetworkFile {
  hosts: Record<string, NetworkHost>;
  certificateAuthority: string;
}

/** Address of hosts that name none: a network of a German hoster. */
const defaultAddress = '88.198.10.10';

function dialOf(services: readonly LabService[], ports: Ports): Record<string, string> {
  const rest = services.includes('silent') ? 'silent' : 'refused';
  const secure = services.find((service) => service.startsWith('https')) ?? rest;
  const plain = services.find((service) => service === 'http') ?? rest;
  return { '443': `127.0.0.1:${ports[secure]}`, '80': `127.0.0.1:${ports[plain]}` };
}

/** Describe the lab's hosts as a network file. A `.domain` host is listed under the bare domain too. */
export function networkFileOf(hosts: readonly LabHost[], ports: Ports, certificateAuthority: string): NetworkFile {
  const entries: Record<string, NetworkHost> = {};
  for (const host of hosts) {
    const entry: NetworkHost = {
      address: host.address ?? host.addresses?.[0] ?? defaultAddress,
      ...(host.addresses && { addresses: host.addresses }),
      ...(host.cname && { cname: host.cname }),
      dial: dialOf(host.serves ?? ['http', 'https'], ports),
    };
    entries[host.host] = entry;
    if (host.host.startsWith('.')) entries[host.host.slice(1)] ??= entry;
  }
  return { hosts: entries, certificateAuthority };
}
