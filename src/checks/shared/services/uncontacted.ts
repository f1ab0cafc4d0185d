import type { ConsentState } from '#evidence/gathered.ts';
import type { ServiceUse } from '../../facts/services.ts';

/** What was seen of a service that receives data without any page having contacted it: nothing. */
export function uncontacted(states: readonly ConsentState[]) {
  return {
    states,
    requestIds: [],
    pages: [],
    hosts: [],
    embeddedBy: null,
    path: [],
    active: { none: false, reject: false, accept: false },
    cloakedHost: null,
  } satisfies Partial<ServiceUse>;
}
