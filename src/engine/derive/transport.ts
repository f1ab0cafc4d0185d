import type { TransportFact } from '#checks/facts.ts';
import type { Gathered, TransportEvidence } from '#evidence/evidence.ts';
import { known } from './gathered.ts';

/** Probed hosts with the certificate of the one the visitor ends on. */
export function deriveTransport(transport: Gathered<TransportEvidence>, startHost: string): Gathered<TransportFact> {
  if (!transport.ok) return transport;
  const host = transport.data.hosts.find((probed) => probed.host.toLowerCase() === startHost);
  return known({ ...transport.data, startHost, certificate: host?.https.certificate ?? null });
}
