import type { ConsentState } from './gathered.ts';
import type { StackFrame } from './requests.ts';

/** One attempt to set or delete a cookie. The raw string keeps the declared lifetime, which browsers cut at 400 days. */
export interface CookieEvent {
  id: string;
  state: ConsentState;
  pageId: string | null;
  time: number;
  afterChoice: boolean;
  via: 'header' | 'document.cookie' | 'cookieStore';
  /** `name=value; Path=/; …` as sent, cut at 4,096 characters. */
  raw: string;
  /** The document or resource the cookie belongs to. */
  url: string;
  requestId: string | null;
  frameUrl: string | null;
  stack: StackFrame[];
  /** Reasons given by the browser when it refused the cookie (`SameSiteNoneInsecure`, `InvalidPrefix` …); empty = stored. */
  blockedReasons: string[];
}

/** One cookie as it lies in the browser's jar. */
export interface JarCookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  /** Seconds since 1970, or null for a session cookie. */
  expires: number | null;
  secure: boolean;
  httpOnly: boolean;
  sameSite: 'Strict' | 'Lax' | 'None' | null;
  /** Top-level site of a partitioned cookie, else null. */
  partitionKey: string | null;
}

/** The jar of one state at one moment. */
export interface JarSnapshot {
  state: ConsentState;
  moment: 'before-choice' | 'after-choice' | 'page' | 'end';
  pageId: string | null;
  time: number;
  cookies: JarCookie[];
}

/** Web storage kinds other than cookies. */
export type StorageKind = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage' | 'serviceWorker';

/** One entry of web storage, seen in a snapshot or by a hook (then with its script stack). */
export interface StorageEvidence {
  id: string;
  state: ConsentState;
  pageId: string | null;
  time: number;
  afterChoice: boolean;
  kind: StorageKind;
  /** Origin that owns the entry; of third-party frames too. */
  origin: string;
  /** Key, database name, cache name or service-worker scope. */
  key: string;
  /** Example value, cut at 512 characters; empty for databases. */
  value: string;
  stack: StackFrame[];
  /** False when it was written and gone again before the snapshot. */
  present: boolean;
}
