import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';

/** Whether a service answered what the simulated visitor typed into a search field: then it is the search of the site. */
export function answersSearch({ service }: ServiceUse, requests: readonly RequestFact[]): boolean {
  return requests.some(({ serviceId, typedInto }) => serviceId === service.id && typedInto?.search === true);
}
