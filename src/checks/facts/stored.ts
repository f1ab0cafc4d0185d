import type { ConsentState } from '#evidence/gathered.ts';
import type { StorageKind } from '#evidence/stored.ts';
import type { ConsentNeed } from '#knowledge/types.ts';

/** One cookie, merged over pages and states. */
export interface CookieFact {
  id: string;
  name: string;
  exampleValue: string;
  domain: string;
  path: string;
  states: readonly ConsentState[];
  /** States in which it was only left over from before the choice. */
  leftOverIn: readonly ConsentState[];
  party: 'first' | 'third';
  secure: boolean;
  httpOnly: boolean;
  sameSite: 'Strict' | 'Lax' | 'None' | null;
  partitioned: boolean;
  /** Effective lifetime in seconds, null = session. The declared one is uncut. */
  lifetimeSeconds: number | null;
  declaredLifetimeSeconds: number | null;
  /** Declared lifetime in each state in which it was set: a refusal may be kept for less time than a consent. Missing in older results. */
  lifetimes?: Partial<Record<ConsentState, number | null>>;
  /** Address of the script or resource that set it. */
  setBy: string | null;
  setVia: 'header' | 'document.cookie' | 'cookieStore' | 'unknown';
  serviceId: string | null;
  /** From the catalogue of cookies, else from the service that set it, else null = unclassified. */
  category: 'necessary' | 'functional' | 'analytics' | 'marketing' | 'social' | 'security' | 'consent' | null;
  needsConsent: ConsentNeed | null;
  purpose: { de: string; en: string } | null;
  /** Value looks like a visitor identifier (entropy ≥ 40 bit). */
  idLike: boolean;
  blockedReason: string | null;
  /** Found in the browser when it was looked into; what is set and deleted at once is not. */
  kept: boolean;
  pages: readonly string[];
  /** Pages on which it was set; on the others it only lay there. Missing in older results. */
  setOn?: readonly string[];
  eventIds: readonly string[];
}

/** One web-storage entry, merged over pages and states. */
export interface StorageFact {
  id: string;
  kind: StorageKind;
  key: string;
  exampleValue: string;
  origin: string;
  states: readonly ConsentState[];
  party: 'first' | 'third';
  serviceId: string | null;
  category: CookieFact['category'];
  needsConsent: ConsentNeed | null;
  purpose: { de: string; en: string } | null;
  setBy: string | null;
  idLike: boolean;
  /** Written only when our visitor typed into a form: who types nothing gets no such entry. */
  onInput?: boolean;
  pages: readonly string[];
}
