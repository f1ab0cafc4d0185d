import type { IncomingHttpHeaders } from 'node:http';
import type { ConsentState } from '#evidence/gathered.ts';
import type { StorageKind } from '#evidence/stored.ts';

/** A request as a lab host sees it, over HTTP/1.1 or HTTP/2. */
export interface LabRequest {
  method: string;
  host: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
  secure: boolean;
  httpVersion: string;
  cookies: Record<string, string>;
}

/** What a lab host answers. `headers` values may be arrays (several Set-Cookie). `delayMs` holds the answer back. */
export interface LabResponse {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  delayMs?: number;
  /** Send the body and leave the answer open until the client or the lab ends it (EventSource, trickling pages). */
  keepOpen?: boolean;
}

/** Which server stands behind a port of a lab host. `refused` and `silent` say what the ports do that are not named. */
export type LabService =
  | 'http'
  | 'https'
  | 'https-expired'
  | 'https-self-signed'
  | 'https-wrong-host'
  | 'https-untrusted'
  /** TLS 1.0 and 1.1 only. */
  | 'https-tls10'
  /** TLS 1.0 to 1.3. */
  | 'https-tls10-too'
  | 'https-reset'
  | 'refused'
  | 'silent';

/** A host of the lab. `raw` takes over the whole exchange for misbehaving servers. */
export interface LabHost {
  /** Host name, or `.example.test` for a domain and all below it. */
  host: string;
  /** Public address that guard and geography see. */
  address?: string;
  /** All addresses, when the answer has several (mixed public and private ones, say). */
  addresses?: string[];
  cname?: string[];
  /** Which ports answer: default both; the others refuse. The faulty kinds of https pick a faulty listener. */
  serves?: LabService[];
  handle?(request: LabRequest): LabResponse | Promise<LabResponse>;
  raw?(
    request: import('node:http').IncomingMessage | import('node:http2').Http2ServerRequest,
    response: import('node:http').ServerResponse | import('node:http2').Http2ServerResponse,
  ): void;
  /** Answer to a text message over a WebSocket; null = stay silent. Without it the lab echoes. */
  socket?(message: string, request: LabRequest): string | null;
}

/** One line of the request log. A message over a WebSocket has the method `WS` and its text as body. */
export interface LabLogEntry {
  time: number;
  host: string;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  secure: boolean;
  httpVersion: string;
}

/** States a thing is seen in. Short forms keep truth files readable. */
export type Seen = readonly ConsentState[];

/**
 * What a site does in which state: the truth that the tests compare with.
 * States: `none` while nothing is clicked; `reject` and `accept` only after the choice took effect (the start page is
 * reloaded and the other pages are visited then). A site that asks for nothing shows the same in all three states.
 */
export interface SiteTruth {
  /** Every foreign host (other registrable domain, or cloaked by CNAME) that is contacted, and when. */
  thirdParties: Record<string, Seen>;
  /**
   * Every cookie. `name` may end in `*`. `domain` without leading dot; `alsoAt` where its script puts it when it does not get to know
   * in time how far up it may.
   */
  cookies: {
    name: string;
    domain: string;
    alsoAt?: string;
    states: Seen;
    declaredLifetimeSeconds?: number | null;
    blocked?: boolean;
    setBy?: string;
  }[];
  storage: { kind: StorageKind; key: string; origin: string; states: Seen }[];
  /** Null: the site shows no banner. */
  banner: null | {
    cmp: string | null;
    firstLayer: { accept: boolean; reject: boolean; settings: boolean };
    reject: { performed: boolean; layer: number | null; method?: string };
    accept: { performed: boolean };
    preTicked?: boolean;
    /** The layer whose opening shows the switches. */
    switchLayer?: number;
  };
  withdrawal: boolean;
  /** Legal pages by path; null = there is none. */
  legal: { imprint: string | null; privacy: string | null; terms?: string | null; cancellation?: string | null };
  /** Services by name as a person would call them, and the states they run in. */
  services: Record<string, Seen>;
  fingerprinting?: Seen;
  recording?: Seen;
  /** Check ids of the catalogue and the class that a person who knows the law would give. Every check not named here must be neither Risk nor Hint. */
  findings: Record<string, 'Risk' | 'Hint'>;
}

/** One click on the way to a choice. `frame`: part of the address of the frame it is in; `shadow`: host of an open shadow root. */
export interface ChoiceStep {
  selector: string;
  frame?: string;
  shadow?: string;
}

/** How a person makes each choice in the banner, click by click: what the test of the truth itself needs. No banner: no clicks. A choice that cannot be made is left out. */
export interface Choices {
  /** How late the banner comes, at most. */
  bannerAfterMs?: number;
  reject?: readonly ChoiceStep[];
  accept?: readonly ChoiceStep[];
}

/** A website of the lab: its hosts, its address and its truth. */
export interface LabSite {
  slug: string;
  /** Address to scan. */
  url: string;
  /** One German and one English sentence: whose site it is and what it shows. */
  about: { de: string; en: string };
  hosts: LabHost[];
  /** Only for sites that can be scanned to the end. */
  truth: SiteTruth | null;
  choices?: Choices;
  /** Pages that a scan of it is ordered with, where the usual six do not reach what its truth tells. */
  maxPages?: number;
  /** Expected scan error code for sites that cannot. */
  error?: string;
}

/** The running lab. */
export interface Lab {
  /** Path of the network file to hand to `--network`. */
  networkFile: string;
  certificateAuthority: string;
  sites: readonly LabSite[];
  /** Requests so far, oldest first. */
  log(filter?: { host?: string; since?: number }): LabLogEntry[];
  clearLog(): void;
  close(): Promise<void>;
}
