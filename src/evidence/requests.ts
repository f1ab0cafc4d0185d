import type { ConsentState } from './gathered.ts';

/** Kind of execution context a request or event comes from. */
export type TargetKind = 'page' | 'iframe' | 'worker' | 'service_worker' | 'shared_worker';

/** One frame of a script stack: where the call was written. Lines and columns count from 1. */
export interface StackFrame {
  url: string;
  functionName: string;
  line: number;
  column: number;
}

/** How a request was sent. `preconnect` has no HTTP exchange; `webrtc` names a STUN/TURN server handed to the browser. */
export type RequestType =
  | 'document'
  | 'frame'
  | 'stylesheet'
  | 'script'
  | 'image'
  | 'font'
  | 'media'
  | 'xhr'
  | 'fetch'
  | 'beacon'
  | 'websocket'
  | 'eventsource'
  | 'prefetch'
  | 'preconnect'
  | 'webrtc'
  | 'csp-report'
  | 'manifest'
  | 'other';

/** What made the browser send a request. */
export interface Initiator {
  kind: 'parser' | 'script' | 'preload' | 'redirect' | 'user' | 'other';
  /** Address of the document, style sheet or script that asked for it. */
  url: string | null;
  line: number | null;
  /** Synchronous and asynchronous script frames, innermost first, at most 12. */
  stack: StackFrame[];
}

/** One HTTP exchange, socket or connection attempt. A redirect chain is several requests linked by `redirectedFrom`. */
export interface RequestEvidence {
  /** Unique in the scan: `<state>-r<number>`. */
  id: string;
  state: ConsentState;
  /** Page visit in whose tab it happened (`PageVisit.id`), or null for service workers that outlive pages. */
  pageId: string | null;
  url: string;
  method: string;
  type: RequestType;
  time: number;
  /** True when it was sent after the choice in the banner took place; always false in state none. */
  afterChoice: boolean;
  redirectedFrom: string | null;
  initiator: Initiator;
  frame: { id: string; url: string; parentId: string | null };
  target: TargetKind;
  status: number | null;
  mimeType: string | null;
  /** `http/1.1`, `h2`, `ws` … */
  protocol: string | null;
  /** The real server address from the gateway's log; null when nothing was sent to the network. */
  remoteAddress: string | null;
  fromCache: boolean;
  fromServiceWorker: boolean;
  /** Net error name (`net::ERR_…`) or null. */
  failure: string | null;
  /** Why the browser or gateway refused it, or null: `mixed-content`, `csp`, `private-address`, `budget` … */
  blockedReason: string | null;
  requestHeaders: Record<string, string>;
  responseHeaders: Record<string, string>;
  /** Request body as text, cut at 32,768 characters; binary bodies are base64 with the prefix `base64:`. */
  body: string | null;
  responseBytes: number;
}
