import type { ConsentState } from '#evidence/gathered.ts';
import type { Service } from '#knowledge/types.ts';

/** A service in use, with all that proves it. `service` is a catalogue entry or one made from the fallback list. */
export interface ServiceUse {
  service: Service;
  vendorName: string | null;
  /** Country of the company that receives data, and of its parent; ISO alpha-2 or null. */
  vendorCountry: string | null;
  parentCountry: string | null;
  dpf: 'active' | 'inactive' | 'not-listed' | 'not-applicable' | 'unknown';
  states: readonly ConsentState[];
  /** Evidence ids, first seen first. */
  requestIds: readonly string[];
  pages: readonly string[];
  hosts: readonly string[];
  /** Parent service that loads it in every case, or null: the site embeds it itself. */
  embeddedBy: string | null;
  /** Shortest path from the page to the service's first request: addresses of page, scripts, frames. */
  path: readonly string[];
  /** More than a bare connection or static file: carries an identifier, runs a script of the service or stores something. */
  active: Record<ConsentState, boolean>;
  /** Set when its host is a first-party name pointing to the vendor. */
  cloakedHost: string | null;
}

/** Whether an observed service is found in the privacy notice. */
export interface PolicyMatchFact {
  serviceId: string;
  match: 'found' | 'notFound' | 'noRule' /** Only the CMP's own texts name it. */;
  inBannerOnly: boolean;
}
