import type { TransportFact } from '#checks/facts/site.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { TransportEvidence } from '#evidence/transport.ts';
import { known } from './gathered.ts';

/** Probed hosts with the certificate of the one the visitor ends on. */
export function deriveTransport(transport: Gathered<TransportEvidence>, startHost: string): Gathered<TransportFact> {
  if (!transport.ok) return transport;
  const host = transport.data.hosts.find((probed) => probed.host.toLowerCase() === startHost);
  return known({ ...transport.data, startHost, certificate: host?.https.certificate ?? null });
}
