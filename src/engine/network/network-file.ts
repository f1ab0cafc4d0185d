import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { dirname, resolve as resolvePath } from 'node:path';
import { z } from 'zod';
import { canonicalHost } from '#lib/target/private-name.ts';
import type { HostTable } from './host-table.ts';

const address = z.string().refine((text) => isIP(text) !== 0, 'not an IP address');
const port = z.string().regex(/^\d{1,5}$/, 'not a port');
const endpoint = z.string().regex(/^(\[[0-9a-f:.]+\]|[^\s:[\]/]+):\d{1,5}$/i, 'not host:port');

const hostSchema = z
  .strictObject({
    address: address.optional(),
    addresses: z.array(address).optional(),
    cname: z.array(z.string().min(1)).max(10).optional(),
    dial: z.record(port, endpoint).optional(),
  })
  .refine((host) => host.address !== undefined || (host.addresses?.length ?? 0) > 0, 'needs an address');

const networkFileSchema = z.strictObject({
  hosts: z.record(z.string().min(1), hostSchema),
  certificateAuthority: z.string().min(1).optional(),
  /** Whether hosts that are not listed resolve as usual. A misspelt key would open the Internet by accident: keys are strict. */
  others: z.enum(['internet', 'nowhere']).default('nowhere'),
});

/** The network file as written: which hosts exist, which address they show, and where they are really dialled. */
export type NetworkFile = z.input<typeof networkFileSchema>;

/** A network file read and checked. `ca` is the PEM text of its certificate authority. */
export interface LoadedNetwork {
  hosts: HostTable;
  others: 'internet' | 'nowhere';
  certificateAuthority: string | null;
  ca: string | null;
}

/** A network file that cannot be used; `code` is `network-file`. Operators see the message, users never. */
export class NetworkFileError extends Error {
  readonly code = 'network-file';
}

/** Checks the content of a network file. Throws `NetworkFileError` with the path of the fault. */
export function parseNetworkFile(content: unknown): Omit<LoadedNetwork, 'ca'> {
  const parsed = networkFileSchema.safeParse(content);
  if (!parsed.success) throw new NetworkFileError(z.prettifyError(parsed.error));
  const hosts: HostTable = {};
  for (const [name, host] of Object.entries(parsed.data.hosts)) {
    hosts[canonicalHost(name)] = {
      addresses: [...(host.address === undefined ? [] : [host.address]), ...(host.addresses ?? [])].filter(
        (item, at, all) => all.indexOf(item) === at,
      ),
      cnames: (host.cname ?? []).map(canonicalHost),
      dial: host.dial ?? {},
    };
  }
  return { hosts, others: parsed.data.others, certificateAuthority: parsed.data.certificateAuthority ?? null };
}

/** Reads a network file and the certificate authority it names (relative to the file). Throws `NetworkFileError`. */
export async function loadNetworkFile(path: string): Promise<LoadedNetwork> {
  try {
    const parsed = parseNetworkFile(JSON.parse(await readFile(path, 'utf8')));
    if (parsed.certificateAuthority === null) return { ...parsed, ca: null };
    const certificateAuthority = resolvePath(dirname(path), parsed.certificateAuthority);
    return { ...parsed, certificateAuthority, ca: await readFile(certificateAuthority, 'utf8') };
  } catch (error) {
    if (error instanceof NetworkFileError) throw error;
    throw new NetworkFileError(`network file ${path}: ${(error as Error).message}`);
  }
}
