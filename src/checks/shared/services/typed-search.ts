import type { RequestFact, ServiceUse } from '../../facts.ts';

/** Whether a service answered what the simulated visitor typed into a search field: then it is the search of the site. */
export function answersSearch({ service }: ServiceUse, requests: readonly RequestFact[]): boolean {
  return requests.some(({ serviceId, typedInto }) => serviceId === service.id && typedInto?.search === true);
}
