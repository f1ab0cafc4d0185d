import type { ServiceUse } from '#checks/facts/services.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { Service } from '#knowledge/types.ts';

/** Looks up the services in use by id; services known only to the catalogue are found too. */
export interface ServiceNames {
  use(id: string | null): ServiceUse | null;
  service(id: string | null): Service | null;
}

/** Prepares the look-up for the monitors. */
export function serviceNames(facts: GatheredFacts): ServiceNames {
  const uses = new Map(facts.services.ok ? facts.services.data.map((use) => [use.service.id, use]) : []);
  const use = (id: string | null) => (id === null ? null : (uses.get(id) ?? null));
  return { use, service: (id) => use(id)?.service ?? (id === null ? null : serviceOf(id)) };
}
